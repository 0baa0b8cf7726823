/** The Hunters in English: the rules of combat (chapter 9) in our own words. */
export const combat: Readonly<Record<string, string>> = {
  'rule.9.0':
    'Choose depth and range (9.1), aim and fire (9.2), and where there are escorts endure their search and depth charges (9.6). Ships without escort may also be shelled (9.3) and attacked again and again (9.4). Escorted ships can be followed and attacked anew (9.7). Aircraft attack you (9.8).',
  'rule.9.1':
    'Up to four ships lie before you, each with the damage points she still takes (9.1.1). Light, range, depth, escorts and pack are shown beside them, because they decide the modifiers of every roll.',
  'rule.9.1.1':
    'Up to 5,000 t a ship takes 2 points of damage, up to 9,999 t 3, from 10,000 t on 4, a capital ship 5. Each hit takes points off; at none left she sinks.',
  'rule.9.1.2':
    'You may fire at any number of the ships, all at one or one at each. If you fire nothing you break off: the encounter is over and nobody searches for you.',
  'rule.9.1.3':
    'Day or night counts for the whole attack: by day steam torpedoes show a wake (+1 on the search), at night you may attack escorted ships on the surface.',
  'rule.9.1.4':
    'Choose surfaced or submerged, and the range. A shot hits on 8 or less at close, 7 or less at medium, 6 or less at long range (2d6). Under escort close range means a search before you fire (9.2.2) and +1 on all later ones; long range gives −1. Electric torpedoes have +1 to hit at medium and +2 at long range.',
  'rule.9.1.5':
    'Surfaced you may attack ships without escort at any hour, escorted ships only at night (9.5), and not once escorts have come up (9.4.6). Submerged you need a sound periscope and a torpedo ready to fire; the deck gun is for the surface only.',
  'rule.9.1.6':
    'Where there are escorts they search for you after the attack (9.6). With rule 14.6 their quality is rolled once, before their first search.',
  'rule.9.1.7': 'With rule 14.7 the quality of an aircrew is rolled before its first bombs.',
  'rule.9.1.8':
    'On a wolfpack patrol the escorts of a convoy are busy (−1) or focused on you (+1) in every search of this attack (7.2.2).',
  'rule.9.1.9': 'The hits of a pattern of depth charges or bombs are rolled one after another on E4 (9.6.9).',
  'rule.9.2':
    'Aim all torpedoes (9.2.1), at close range slip through the escorts first (9.2.2), then roll for each one whether it hits (9.2.3), whether it explodes (9.2.4) and what it does (9.2.5). Then the escorts search (9.6).',
  'rule.9.2.1':
    'Fire as many tubes as you like, forward or aft, and give each torpedo its ship before the first one runs. Both ends together may fire only in a night surface attack (9.5.2) or at ships without escort (9.4.2). Only loaded tubes behind a working torpedo door can fire. No torpedo at all means breaking off.',
  'rule.9.2.2':
    'At close range to escorted ships the escorts search before you fire: 2d6 with the year (1941 +1, 1942 +2, 1943 +3) and −1 for the Swords of a fit Kommandant, nothing else; on 10 or more, but never on a natural 2, you are detected. Then you cannot fire and are depth-charged at once, from 12 on with +1. Undetected you fire, and afterwards they search as usual with +1 for close range. First printing: this search has all modifiers and detects on 9.',
  'rule.9.2.3':
    '2d6 for each torpedo: it hits on 8 or less at close, 7 at medium, 6 at long range. −1 from the surface at night or at ships without escort, −1 for the Oakleaves. +1 green crew, +1 all four crew boxes down, +1 if the first watch officer commands, +2 the second or the engineer (0 if he is an Experte), +1 second salvo without a Knight’s Cross. Electric torpedoes: +1 at medium, +2 at long range.',
  'rule.9.2.4':
    '1d6 for each torpedo that hit; low numbers are duds. Until June 1940: steam 1 and 2, electric 1 to 3. July to December 1940: both 1 and 2. From 1941: both 1 only. Superior torpedoes add 1 to the die (12.1.3).',
  'rule.9.2.5':
    '1d6 for each torpedo that exploded: 1 does 4 points of damage, 2 does 3, 3 does 2, 4 to 6 do 1. At no points left the ship sinks; otherwise she is damaged and can be followed (9.7.6).',
  'rule.9.2.6':
    'A ship sunk is entered with her tonnage, which counts for patrol and career; a damaged one is only ticked and counts nothing.',
  'rule.9.2.7':
    'A round is your fire and then one search. As long as they detect you, depth charges and search follow each other without another shot of yours (9.6). Escorts themselves can never be attacked.',
  'rule.9.2.8':
    'Empty tubes are reloaded after an encounter, before an additional round (9.4.3) and before following, from the reloads of the same end. Where both kinds are left you choose how many of each.',
  'rule.9.3':
    'On the surface, at ships without escort, the deck gun may fire up to two rounds in each round of combat (9.3.2). It hits like a torpedo, never fails to explode and does less damage (9.3.3).',
  'rule.9.3.1':
    'The deck gun fires only surfaced, only at ships without escort, and only while it works and has ammunition. The VIIC flak boat has none.',
  'rule.9.3.2':
    'One or two rounds in each round of combat, each at a ship of your choice, both aimed before the first is fired. What is committed is spent, even if the ship sinks before.',
  'rule.9.3.3':
    '2d6 for each round: a hit on 8 or less at close, 7 at medium, 6 at long range, with the modifiers of 9.2.3 except those for torpedoes (surface sight, second salvo, electric). There are no duds. Damage 1d6: 1 does 2 points, 2 to 6 do 1; the 10.5 cm gun of Type IX has −1, so 1 and 2 do 2 points.',
  'rule.9.3.4': 'Flak guns fire at aircraft only (9.8.3).',
  'rule.9.4':
    'Against ships without escort nobody searches. Weapons fire one after another (9.4.2), and you may begin a new round as often as you dare (9.4.3), until escorts or an aircraft come up.',
  'rule.9.4.1':
    'A ship, two ships, a tanker alone, and a straggler that has lost her escort (9.7.6) are unescorted.',
  'rule.9.4.2':
    'Forward tubes, aft tubes and deck gun each fire once in a round, in any order. Each is aimed before it is rolled, and you see what it did before you choose the next. Surfaced, torpedoes have −1 to hit by day and night; firing both ends costs nothing. What was aimed at a ship that has sunk meanwhile is lost.',
  'rule.9.4.3':
    'For another round reload the tubes and roll 2d6, −1 in 1942, −2 in 1943, another −2 in the Strait of Gibraltar. 3 or less: escorts come up and search at once (9.4.6). 4 or 5: an aircraft drives you under (9.8.1). 6 or more: nobody comes, and you attack again at a range and depth of your choice.',
  'rule.9.4.4':
    'There is no limit to such rounds while nobody comes up. After the round in which escorts came there is only following (9.7).',
  'rule.9.4.5':
    'Only ships without escort can be attacked for another round; escorted ones must be followed.',
  'rule.9.4.6':
    'When escorts come up you are under water. They search at once with all modifiers except range, so the wake of steam torpedoes you fired by day counts; before it you may go below test depth (9.6.4). Undetected you may attack once more, submerged and at any range, or leave; after firing they search again. By day a boat is never on the surface near escorts.',
  'rule.9.5':
    'At night you may attack escorted ships on the surface: better aim and a second salvo, but from 1941 easier to find, worse first depth charges and no way to great depths at once (9.5.1, 9.5.2).',
  'rule.9.5.1':
    'From the surface torpedoes have −1 to hit. From 1941 on every search of this hunt has +1. The first depth charges have +1, and in the first round you cannot go below test depth (9.6.6).',
  'rule.9.5.2':
    'After the first salvo the other end may fire too. You decide both and aim everything before the first torpedo runs. The second salvo has +1 to hit, unless you hold the Knight’s Cross, and the first search has +1 for firing fore and aft.',
  'rule.9.6':
    'After an attack on escorted ships they search: 2d6, detected on 9 or more (9.6.7). Before each search you may go below test depth (9.6.4). Detected, you are depth-charged (9.6.8), every hit takes effect (9.6.9), and they search again with +1 (9.6.12). It goes on until a search fails or the boat is lost.',
  'rule.9.6.1':
    'Escorts search after you have fired at medium or long range, and before and after at close range (9.2.2).',
  'rule.9.6.2':
    'Escorts that come up in an additional round search at once (9.4.6), and again after you have fired: two searches in that round as at close range.',
  'rule.9.6.3':
    'All modifiers of a search (9.6.7) and of depth charges (9.6.8) add up. A night surface attack counts in every search but only in the first depth charges; firing fore and aft counts in the first round of searching only.',
  'rule.9.6.4':
    'Before a search you may go below test depth for −1 on it. It costs a hull box; if that is the last, the boat is lost. Then 2d6 against the damaged hull boxes: more, and the hull holds; equal, another box is damaged and you roll again; less, and the boat is crushed with all hands.',
  'rule.9.6.5':
    'Once in each round of combat, in as many rounds as you dare; a search before you fire and the one after it are of the same round (9.6.2). Each time costs a hull box and a roll, and the −1 lasts for that search only.',
  'rule.9.6.6':
    'In the first round of a night surface attack the boat is still too near the surface to go below test depth.',
  'rule.9.6.7':
    '2d6: 8 or less, or a natural 2 (second printing), undetected and the encounter is over; 9 to 11 detected; 12 or more detected with +1 on the depth charges. +1 in 1941, +2 in 1942, +3 in 1943. +1 each: close range, surface attack from 1941, fired fore and aft (first round), steam torpedoes by day, detected before, capital ship, leaking fuel tanks, damaged dive planes, focused escorts, elite escorts, first watch officer in command (+2 the next man, see 10.5.3). −1 each: long range, busy escorts, below test depth, Swords of a fit Kommandant.',
  'rule.9.6.8':
    '2d6: 3 or less no hit, 4 to 6 one, 7 and 8 two, 9 and 10 three, 11 four, 12 five hits; 13 or more sinks the boat with all hands. +1 each: leaking fuel tanks, damaged hydrophones, damaged batteries, each damaged electric motor, first round of a night surface attack, a search of 12 or more, the year 1943.',
  'rule.9.6.9':
    'Two dice, read as 11 to 66, for each hit; it takes effect before the next one. Of 36 results 6 are hull, 6 flooding, 3 crew, one each of these three counts twice, 2 are the deck gun, 1 does nothing. One each: batteries, periscope, dive planes, either electric motor, either diesel, all flak guns, 3.7 cm flak, 2 cm flak, radio, hydrophones, forward doors, aft doors, fuel tanks.',
  'rule.9.6.10':
    '2d6 say who is hurt: 2 Kommandant, 3 first watch officer, 4 and 11 engineer, 5 doctor, 6 to 9 crew, 10 second watch officer, 12 agent. One who is dead or not aboard: no effect. Then 1d6: 1 to 3 light wound, 4 and 5 serious wound, 6 killed.',
  'rule.9.6.11':
    'When the last hull box is filled the boat sinks with all hands. When the last flooding box is filled she must surface and be scuttled (10.9.2). Either way the career is over.',
  'rule.9.6.12':
    'Once you have been detected every further search of this hunt has +1; it does not grow. The +1 for steam torpedoes fired by day counts in every search too.',
  'rule.9.7':
    'After the hunt and the repairs you may stay and follow escorted ships: damaged ones are followed without fail (9.7.6), a convoy or ships not yet hit on 1 to 4 of a die (9.7.7). You choose one or the other (9.7.8). Then a new engagement begins (9.7.9).',
  'rule.9.7.1':
    'Following is for convoys, ships under escort and damaged ships still under escort, when the first attack is over. A boat that must go home cannot follow.',
  'rule.9.7.2': 'Ships without escort are not followed; use additional rounds (9.4.3).',
  'rule.9.7.3':
    'A boat that was detected or damaged may follow once she has escaped. The pumps, all repairs (10.7) and the reloading come first.',
  'rule.9.7.4':
    'An undamaged capital ship is too fast to be followed. A damaged one is followed without a roll and always keeps her escort.',
  'rule.9.7.5':
    'After following, day or night is rolled anew, and by day you may wait for dark (8.3.2). With a damaged ship you choose the light.',
  'rule.9.7.6':
    'Damaged ships are always found again. 1d6: on 1 to 4 they are still under escort, on 5 and 6 they have fallen behind alone. You choose one of them; all other ships are gone. Since she may be alone, a boat with nothing but her deck gun may follow too.',
  'rule.9.7.7':
    '1d6: on 1 to 4 you keep the convoy or the undamaged ships in sight, on 5 and 6 they are lost and the encounter is over. A convoy shows four new ships and new escorts, other ships are the same as before. With the Diamonds it never fails.',
  'rule.9.7.8':
    'Go after either the damaged ships or the others. Once you have chosen a damaged ship, the convoy is gone for good.',
  'rule.9.7.9':
    'What follows is a new engagement: new depth, range and tubes, reloaded where there are reloads, and no +1 for the detection before. Ships already known are not rolled again.',
  'rule.9.7.10':
    'If you have followed a cripple whose escort has stayed and fire no torpedo at her, she gets away; being detected on the way in counts too. First printing: you may follow her again.',
  'rule.9.8':
    'An aircraft is met by diving (9.8.1). If you are too slow it bombs you while your flak fires (9.8.2, 9.8.3). If it is neither shot down nor damaged it shadows you and may call others.',
  'rule.9.8.1':
    'Crash dive 2d6: 6 or more you are away in time, 2 to 5 one attack, 1 or less two. +1 in 1939, −1 in 1942, −2 in 1943; +1 elite crew; −1 each: green crew, all four crew boxes down, damaged dive planes, Type IX or VIID, special mission box. An aircraft in an additional round lets the ships escape in any case; first printing: after diving in time you may return to them.',
  'rule.9.8.2':
    'Each attack is rolled like depth charges (9.6.8) with +2, and +1 in 1943, nothing else; 13 or more sinks the boat. Hits are rolled on E4. With its first attack every aircraft also wounds somebody (9.6.10).',
  'rule.9.8.3':
    'With the first attack the flak fires, 2d6: 3 or less shot down, and it is over; 4 and 5 damaged, over after a second attack if there is one; 6 or more missed. Veteran or elite crew −1, boat types 9.8.5. After a miss roll as in 9.4.3: escorts hunt you with +1 for having been detected, another aircraft attacks at once and without flak, or nobody comes.',
  'rule.9.8.4': 'Without a working flak gun the aircraft counts as missed, and it shadows you (9.8.3).',
  'rule.9.8.5':
    'VIIA: +1 on the flak roll. Type IX: −1 while both guns work, 0 with one. VIIC flak boat: see 11.4.7. Flak never runs out of ammunition, and the deck gun cannot fire at aircraft.',
  'rule.9.8.6':
    '−1 in 1942 and −2 in 1943 on the encounter roll in the Bay of Biscay, and on the rolls for an additional round, for Gibraltar and for what a shadowing aircraft calls up; another −2 in the Strait of Gibraltar.',
  'rule.9.8.7':
    'Every boat fires flak in the first attack only, then she is under water. The VIIC flak boat alone may stay up and fire again (11.4.7).',
};
