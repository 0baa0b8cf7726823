/** The Hunters in English: the rules of damage, repairs and refit (chapter 10) in our own words. */
export const damage: Readonly<Record<string, string>> = {
  'rule.10.0':
    'Each hit damages a system, the hull, the crew or lets water in, and its effect counts at once, in this very hunt (10.7.6). After the encounter the water is pumped out and every damaged system gets one repair (10.7). What cannot be mended stays out of order until refit; some of it sends you home (10.8).',
  'rule.10.1':
    'Each flooding hit fills a box; more water may follow after the round (10.1.3), and the last box forces the boat up (10.1.2). If she escapes, all water is pumped out (10.7).',
  'rule.10.1.1':
    'Each flooding hit fills one box, a double one two. Boxes: VIIA 7, other Type VII and IXA 8, IXB and IXC 9.',
  'rule.10.1.2':
    'When the last flooding box is filled the boat must surface at once and be scuttled (10.9.2); hits not yet rolled no longer matter. The career is over.',
  'rule.10.1.3':
    'After every round in which water came in, roll 1d6: 5 or 6 fills one more box. −1 with a fit Experte engineer, +1 when the engineer is seriously wounded or dead.',
  'rule.10.2':
    'Two diesels for the surface, two electric motors under water. A damaged electric motor gives +1 on depth charges, and both out of order send you home. Diesels out of order: 10.2.1.',
  'rule.10.2.1':
    'One diesel out of order: you must go home, and every box has twice its encounter rolls. Both out: in the first or last box of the track you are towed in and the patrol is over; anywhere else the boat is scuttled and the crew waits for rescue (10.9.4).',
  'rule.10.3':
    'Hull damage adds up, cannot be repaired at sea and lengthens the refit; the last box sinks the boat. Going below test depth costs a box each time.',
  'rule.10.3.1':
    'Each hull hit fills one box, a double one two. Boxes: VIIA 7, other Type VII, IXA and IXB 8, IXC 9.',
  'rule.10.3.2': 'Hull damage stays until refit. When the last box is filled the boat sinks with all hands.',
  'rule.10.3.3': 'Every three damaged hull boxes, or part of three, add a month to the refit (10.10.3).',
  'rule.10.3.4':
    'Every attempt to go below test depth costs a hull box before the dice are thrown, and another one for each roll equal to the damaged boxes (9.6.4).',
  'rule.10.4':
    'Leaking fuel tanks leave a trace (10.4.1) and, if they cannot be mended, end the patrol (10.4.2).',
  'rule.10.4.1':
    'Damaged or out of order, leaking fuel tanks give +1 on every search and +1 on all depth charges.',
  'rule.10.4.2': 'Fuel tanks are mended on 1 and 2. If that fails you must go home (10.8).',
  'rule.10.5':
    'Two dice say who is hurt, one how badly (9.6.10). A light wound does nothing by itself, a serious one takes a man off duty (10.5.3), and the Kommandant’s death ends the career.',
  'rule.10.5.1':
    '1d6: 1 to 3 light wound, 4 and 5 serious wound, 6 killed. Wounds of the same man add up (10.6.2). Of the four crew boxes the least hurt is always hit first.',
  'rule.10.5.2':
    'When the Kommandant is killed the career ends at once; ships sunk before still count (5.2.3).',
  'rule.10.5.3':
    'Seriously wounded or dead men do no duty. Kommandant: the first watch officer commands, +1 to hit and on searches; after him the second, +2; an Experte has no penalty. With all three down the engineer commands at +2 and you must go home. Engineer: +1 on repairs and flooding. Doctor: each seriously wounded man dies on 4 to 6 of 1d6 in every new box. All four crew boxes: +1 to hit, −1 on the crash dive. Agent: his mission has failed.',
  'rule.10.6':
    'Flooding and hull damage add up (10.6.1), so do wounds (10.6.2); a system can be hit only once (10.6.3).',
  'rule.10.6.1': 'Every flooding and every hull hit fills further boxes.',
  'rule.10.6.2':
    'A second wound makes a lightly wounded man seriously wounded; a second serious one kills. A light wound does nothing more to a seriously wounded man.',
  'rule.10.6.3': 'A hit on something that is damaged already, or that the boat does not have, has no effect.',
  'rule.10.6.4':
    'The result “all flak guns” damages every flak gun aboard; other results damage one gun only.',
  'rule.10.7':
    'When the hunt or air attack is over all water is pumped out, and each system damaged in it gets one repair on 1d6 (10.7.2). Until then it cannot be used and its ill effects count (10.7.6). Only afterwards may you follow.',
  'rule.10.7.1':
    'Every system damaged in this encounter gets exactly one attempt. Hull damage and systems already out of order get none.',
  'rule.10.7.2':
    '1d6: electric motors, diesels, periscope and batteries are mended on 1 to 4; radio, hydrophones, dive planes, fuel tanks, deck gun, flak guns and torpedo doors on 1 and 2. −1 with a fit Experte engineer, +1 when the engineer is seriously wounded or dead.',
  'rule.10.7.3':
    'An Experte engineer gives −1 on all repairs, on flooding and on mending the gyro compass, while he is not seriously wounded or dead.',
  'rule.10.7.4': 'A system that is mended works as before, without any after-effect.',
  'rule.10.7.5':
    'A system whose repair fails is out of order until refit. It is not tried again at sea; only spare parts can mend it (12.1.1).',
  'rule.10.7.6':
    'Periscope: no submerged attack. Torpedo door: that end neither fires nor lays mines. Guns: do not fire. Hydrophones: +1 on depth charges, no evasion (14.8). Batteries and each electric motor: +1 on depth charges. Dive planes: +1 on searches, −1 on the crash dive. Fuel tanks: +1 on both searches and depth charges. Radio out of order: no wolfpack modifier, +4 on rescue. Batteries, both electric motors, fuel tanks or a diesel out of order: home (10.8.1).',
  'rule.10.7.7':
    'In refit everything is mended. Up to two systems cost no time, three or more a month (10.10.2).',
  'rule.10.8':
    'You may break off a patrol whenever you like (10.8.5), and some damage makes you (10.8.1). You go to the nearest transit box and on into port, rolling in every box (10.8.2), and attack nothing on the way (10.8.4).',
  'rule.10.8.1':
    'You must go home when a diesel, the fuel tanks, the batteries or both electric motors are out of order, when the gyro compass has failed (12.1.1), and when Kommandant and both watch officers are seriously wounded or dead.',
  'rule.10.8.2':
    'From station you go straight to the nearest transit box, back or on, and then box by box into the port on that side; if both are as near, you choose. Outward bound you turn back, homeward bound you go on. In every box encounters are rolled as usual.',
  'rule.10.8.3': 'With one diesel out of order every box has twice as many encounter rolls.',
  'rule.10.8.4':
    'A boat that has broken off her patrol attacks no ships; they are let pass. Aircraft attack her as ever.',
  'rule.10.8.5':
    'After any box, on the way out and on station, you may turn for home for any reason. It is no failure by itself: one ship sunk, or the mission done, still makes the patrol a success (7.5.2). Before Gibraltar 7.3.3 forbids it to an undamaged boat.',
  'rule.10.8.6':
    'Type IX: if she turns back before half of the boxes of her track, x2 and x3 boxes counted as often, the patrol takes one month instead of two. First printing: always two.',
  'rule.10.9':
    'A boat full of water must be scuttled at the surface, at the risk of capture (10.9.2). A boat without diesels far from port is scuttled too, and her crew may be rescued (10.9.4).',
  'rule.10.9.1':
    'You must scuttle when the last flooding box is filled (10.9.2), and when both diesels are out of order anywhere but in the first or last box (10.9.4).',
  'rule.10.9.2':
    'After flooding, roll 2d6: on 12 the enemy captures the boat, which is a defeat whatever you have sunk (5.2.2); on 11 or less she sinks. Either way the crew are prisoners and the career is over.',
  'rule.10.9.3': '+1 on that roll when the Kommandant is seriously wounded, so that 11 is a capture too.',
  'rule.10.9.4':
    'With both diesels out far from port the boat is scuttled without a roll. 2d6 for the crew: 10 or less rescued, and you get a new boat with the same crew (11.4.2); 11 or more lost at sea, and the career is over.',
  'rule.10.9.5': '+4 on the rescue roll when the radio is out of order.',
  'rule.10.10':
    'Months in port: one, one more with three or more systems out of order, one more for every three damaged hull boxes or part of three. From five months on you get a new boat instead. Meanwhile the wounded recover, men advance, and promotion, awards and new boats are settled (6.1).',
  'rule.10.10.1': 'Every refit takes at least one month.',
  'rule.10.10.2':
    'Up to two systems out of order are mended within the first month; three or more add one month, however many.',
  'rule.10.10.3': 'One month more for 1 to 3 damaged hull boxes, two for 4 to 6, three for 7 or more.',
  'rule.10.10.4':
    'The next patrol begins in the month after the last month in port. If that would be after June 1943, the career is over (5.1.2).',
  'rule.10.10.5':
    'A boat that needs five months is not repaired: you get the newest standard boat of your class after one month (11.4.2). A permanent posting to the Arctic or the Mediterranean ends with the old boat.',
  'rule.10.10.6':
    'Patrols of Type IX and VIID take two months; the second is added before the refit. Exception: 10.8.6. A patrol resupplied at sea takes one month more (14.9.5).',
  'rule.10.10.7':
    'Lightly wounded men are fit again at once, seriously wounded ones need time (10.11), the dead are replaced.',
  'rule.10.11':
    '1d6 for each seriously wounded man gives the months he needs, −1 with a fit Experte doctor. Anyone who needs longer than the boat stays in port is replaced. The boat waits only for the Kommandant.',
  'rule.10.11.1':
    'An Experte doctor gives −1 on every recovery roll while he is not seriously wounded or dead himself.',
  'rule.10.11.2':
    'An officer who is dead, or needs longer than the boat stays in port, the Kommandant’s recovery included, is replaced by a new man who is no Experte.',
  'rule.10.11.3':
    'When all four crew boxes were seriously wounded or dead, crew quality drops one level, but not below trained. It is counted once, together with 11.1.4.',
  'rule.10.11.4':
    'A Kommandant who needs five months or more gets the newest standard boat of the same class and a fresh, trained crew without Experten, and sails in the month after recovering.',
};
