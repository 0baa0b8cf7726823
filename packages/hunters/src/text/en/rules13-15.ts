/** The Hunters in English: the rules of several captains, optional rules and the aces (chapters 13 to 15) in our own words. */
export const variants: Readonly<Record<string, string>> = {
  'rule.13.0':
    'The game is made for one. Two may alternate (13.1), up to six may compete for tonnage or survival (13.2 to 13.4), and up to twelve may sail in wolfpacks (13.5). Logs and standings of all captains lie open.',
  'rule.13.1': 'Two careers side by side: patrols alternate, and the most tonnage wins.',
  'rule.13.1.1':
    'Both start with the same boat in the same month. You may agree on a last month: after it no patrol begins, one under way is finished. Each meets a sea of their own.',
  'rule.13.1.2':
    'The captain with fewer patrols sails next, so that they alternate. The enemy’s dice fall by themselves; with rule 14.8 the player in port secretly chooses the course of the escorts, even after losing the boat.',
  'rule.13.1.3':
    'The most tonnage wins, equal tonnage shares the victory. A captain whose boat was captured stands behind all others and cannot win.',
  'rule.13.2':
    'Two to six captains with the same kind of boat from the same month; the most tonnage wins (13.2.1). There is a long (13.2.2) and a short tournament (13.2.3).',
  'rule.13.2.1':
    'All start on the same date with the same type and sail until lost or until June 1943. The most tonnage wins, dead or alive; equal tonnage shares the place. All meet the same sea: encounters, ships and light are the same for all on the same patrol, what they make of them is their own luck.',
  'rule.13.2.2': 'Long tournament: from September 1939 in a VIIA or a IXA.',
  'rule.13.2.3': 'Short tournament: from May 1941 in a VIIC or a IXC.',
  'rule.13.3': 'Tonnage as in 13.2, but only survivors can win (13.3.1).',
  'rule.13.3.1':
    'Played long or short as in 13.2. The most tonnage among those alive and free at the end of June 1943 wins; if nobody is, nobody wins.',
  'rule.13.4': 'Any of the tournaments of 13.2 and 13.3 with the boat left to each captain (13.4.1).',
  'rule.13.4.1': 'Each captain takes one of the two boats of the format and starts in its month.',
  'rule.13.5':
    'Wolfpacks of up to six boats fight convoys together in the Atlantic of June 1942, on one patrol (13.5.2). The pack with the most tonnage wins.',
  'rule.13.5.1':
    'There is one pack for each six boats; smaller packs of at least two can be agreed on. The captains of the pack with the most tonnage win, and the best captain of all is named beside them; with one pack the best captain wins. Every pack bears a name of its own (14.5.1).',
  'rule.13.5.2':
    'All start in a VIIC in June 1942, bound for the Atlantic. On the way out and home, and after turning back, every boat sails for herself. One patrol is the whole tournament, without refit, promotion and awards.',
  'rule.13.5.3':
    'In the first Atlantic box every boat meets the convoy; nothing is rolled. Each sees four ships of her own, new in every round.',
  'rule.13.5.4':
    'Before each round every boat at the convoy throws 1d6: the escorts turn on the lowest (+1 on all her searches), the others have −1; ties throw again. A boat alone has +1. It does not count for the search before firing at close range, nor with the radio out of order.',
  'rule.13.5.5':
    'A convoy is fought for three rounds, in each of which every boat attacks once; following is automatic. In later boxes boats that rolled a convoy fight from the first round. Those that saw nothing, or other ships, may join in the second, or hunt what they saw. Aircraft, events, storm and weather duty keep a boat out. Instead of staying you may follow a ship you have damaged, and are then out of this battle.',
  'rule.13.5.6': 'It goes on box by box until every boat is lost, has turned back or is home.',
  'rule.14.0': 'Optional rules, agreed before the game, each by itself.',
  'rule.14.1': 'Ships have a fixed tonnage by class instead of being rolled for (14.1.1).',
  'rule.14.1.1':
    'Small freighter 3,500 t (2 damage points), large freighter 7,000 t (3), tanker 9,000 t (3). Ships have no names then.',
  'rule.14.1.2': 'Capital ships are still rolled on their roster (8.2.2).',
  'rule.14.2': 'Convoys are smaller (14.2.1).',
  'rule.14.2.1': 'A convoy shows three ships instead of four.',
  'rule.14.3': 'Names are kept, and a ship that was sunk is not met again (14.3.2).',
  'rule.14.3.1': 'The log names every ship fired at, with tonnage and fate.',
  'rule.14.3.2':
    'If the roster names a ship you have sunk, or one already in this encounter, it is rolled again, thirty times at most.',
  'rule.14.3.3':
    'Twenty further ships of each class may be met: 1d6 for each ship, on 6 her name comes from the further roster (1d20), otherwise from the usual one. Off America there is only the American roster.',
  'rule.14.4': 'Only numbers that boats of this type really bore (14.4.1).',
  'rule.14.4.1':
    'VIIA U-27 to 36. VIIB U-45 to 55, 73 to 76, 83 to 87, 99 to 102. VIID U-213 to 218. Flak boat U-256 and 441. IXA U-37 to 44. IXB U-64, 65, 103 to 111, 122 to 124. VIIC and IXC have many runs between U-66 and U-1308; a number that does not fit is refused with the list of those that do.',
  'rule.14.4.2': 'The number goes into the log; a new boat gets a new one.',
  'rule.14.5':
    'Wolfpacks of the tournament bear names of the war (14.5.1); without this rule their captains name them as they like (13.5.1).',
  'rule.14.5.1':
    'The captain with the lowest seat names the pack from the historical list. Each name can be taken once.',
  'rule.14.6':
    'Escorts differ in quality: rolled before their first search (14.6.1), it changes hits and detection (14.6.3).',
  'rule.14.6.1':
    '1d6 before the first search of an encounter. Until 1941: 1 green, 2 to 5 trained, 6 veteran. From 1942: 1 green, 2 to 4 trained, 5 veteran, 6 elite. After following it is rolled anew only for a convoy.',
  'rule.14.6.2': 'The quality lasts for the whole encounter and is shown with the escorts.',
  'rule.14.6.3':
    'Green: one hit fewer, and five hits instead of a boat sunk outright. Trained: no change. Veteran: one hit more even after a miss, and five hits sink the boat. Elite: as veteran, and +1 on every search.',
  'rule.14.7':
    'When the crash dive fails, 1d6 gives the quality of the aircrew. Until 1941: 1 green, 2 to 5 trained, 6 veteran. From 1942: 1 green, 2 to 4 trained, 5 veteran, 6 elite. It changes the hits (14.7.3).',
  'rule.14.7.2': 'The quality counts for all attacks of this aircraft.',
  'rule.14.7.3':
    'Green: one hit fewer, five hits instead of sunk outright. Veteran: one hit more, five hits sink the boat. Elite: as veteran, and two men are wounded instead of one.',
  'rule.14.8':
    'Before each depth charge attack you choose 1 to 6: 1 and 2 left, 3 and 4 right, 5 and 6 straight on. The escort’s 1d6 is read the same way, and the two courses change the hits (14.8.1).',
  'rule.14.8.1':
    'Different direction: one hit fewer. Same direction, other number: one hit more. Same number: three hits more. Hits never fall below none.',
  'rule.14.8.2':
    'While you evade, more than five hits do not sink the boat outright; each is rolled on E4. A total of 13 on the depth charges still sinks her.',
  'rule.14.8.3':
    'In a game of two the player in port chooses the escort’s number; both choose in secret and show together.',
  'rule.14.8.4': 'With damaged hydrophones you cannot evade; the charges are rolled without it.',
  'rule.14.9':
    'After the last box on station you may look for a U-tanker: 1d6, met on 1. Then 2d6 as in the Bay of Biscay: an aircraft on 4 or less (−1 in 1942, −2 in 1943) spoils it. Otherwise the deck gun is filled up and the boat goes back to her first box on station. Torpedoes 1d6: 1 up to 1d6 steam, 2 up to 1d6 electric, 3 up to two of each, 4 to 6 none.',
  'rule.14.9.1': 'Not in the Mediterranean, off North America or in the Caribbean.',
  'rule.14.9.2':
    'Once a patrol, and asked once. An aircraft at the meeting ends it, whatever comes of its attack.',
  'rule.14.9.3':
    'You take only as many torpedoes as tubes and reloads have room for and the mix of your boat allows (4.5); you choose the end.',
  'rule.14.9.4': 'You may always decline and go home.',
  'rule.14.9.5': 'A patrol with resupply takes one month longer.',
  'rule.14.10': 'Any boat may be sent anywhere (14.10.1).',
  'rule.14.10.1':
    'The restrictions of 7.3.1 and 7.3.2 do not count: what P1 says is where you go. Where a boat has no track of her own she uses one after the pattern of her others.',
  'rule.14.11':
    'Slipping through the escorts of a convoy to close range shows larger ships (14.11.1). Second printing only.',
  'rule.14.11.1':
    'If you are undetected on the way in to close range of a convoy (9.2.2), four fresh ships are rolled with +1 on their size: 1 and 2 small freighter, 3 and 4 large freighter, 5 and 6 tanker.',
  'rule.15.1':
    'The ten most successful commanders of the war, to compare yourself with: Kretschmer 273,043 t (46 ships), Lüth 225,204 t (46), Topp 198,650 t (36), Liebe 187,267 t (34), Schütze 180,073 t (35), Lehmann-Willenbrock 179,125 t (25), Merten 170,151 t (27), Herbert Schultze 169,709 t (26), Prien 162,769 t (30), Lassen 156,082 t (26).',
};
