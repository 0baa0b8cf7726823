/** The Hunters in English: the rules of patrols and encounters (chapters 7 and 8) in our own words. */
export const patrols: Readonly<Record<string, string>> = {
  'rule.7.0':
    '2d6 by the date; M mines, A agent, W wolfpack, Isles for the British Isles. Until March 1940: 2 Spanish coast, 5 and 9 Isles M, 12 West Africa, otherwise Isles. April to June 1940: 2 Spanish coast, 3, 10, 11 Norway, 5 Isles M, 12 West Africa, otherwise Isles. July to December 1940: 2–3 Spanish coast, 4 Isles A, 5, 7, 8 Isles, 6 and 10 Atlantic, 9 Isles M, 11–12 West Africa. January to June 1941: 2 Spanish coast, 3 Atlantic W, 4, 6, 9 Isles, 5, 7, 8 Atlantic, 10–11 West Africa, 12 Mediterranean. July to December 1941: 2 and 12 Mediterranean, 3 Spanish coast, 4 and 9 Isles, 5 Atlantic W, 6–8 Atlantic, 10 West Africa, 11 Arctic. January to June 1942: 2 Arctic, 3 North America A, 4 Atlantic W, 5–7 North America, 8 and 10 Atlantic, 9 Isles, 11 Caribbean, 12 West Africa. July to December 1942: 2 Mediterranean, 3 Arctic, 4 and 8 Atlantic W, 5 and 10 North America, 6, 7, 11 Atlantic, 9 Isles, 12 West Africa. 1943: 2 Mediterranean, 3, 6, 11 Atlantic W, 4 Isles, 5 and 9 North America, 7–8 Atlantic, 10 Arctic, 12 West Africa. The boat type may change it (7.3); from Kapitänleutnant on you may be allowed to choose (11.2.1).',
  'rule.7.1':
    'The assignment is entered in the log (7.1.1), the boat lies before the first box of her track (7.1.2), mines are loaded if they are called for (7.4.2), and she sails.',
  'rule.7.1.1': 'Waters and task of each patrol go into the log under the month in which it begins.',
  'rule.7.1.2':
    'The track is a row of travel boxes: transit out, on station, transit home. How many there are depends on boat type and waters. The boat begins before the first box.',
  'rule.7.1.3':
    'Before every patrol the tubes and reloads are full (4.5), the deck gun has all its rounds (4.6.2), everything is repaired and every berth filled.',
  'rule.7.2':
    'On an Atlantic patrol marked W other boats attack the same convoy, so its escorts are mostly busy elsewhere (7.2.2).',
  'rule.7.2.1': 'Atlantic patrols marked W on P1 are wolfpack patrols; they occur from 1941 on.',
  'rule.7.2.2':
    'When you attack a convoy, roll 1d6: on 1 to 5 its escorts are busy with other boats, −1 on every search; on 6 they are focused on you, +1 on every search. It does not count for the search before firing at close range (9.2.2, second printing).',
  'rule.7.2.3':
    'The result lasts for the whole attack with all its searches. After following the convoy it is rolled anew. With the radio out of order neither modifier counts.',
  'rule.7.2.4': 'It counts against convoys only, not against other escorted ships.',
  'rule.7.3':
    'What becomes of an assignment for certain boats (7.3.1, 7.3.2), and what is special about the Mediterranean (7.3.3, 7.3.4), the Arctic (7.3.5), the Bay of Biscay (7.3.6) and American waters (7.3.7).',
  'rule.7.3.1':
    'A Type IX boat sent to the Mediterranean or the Arctic goes to the West African coast instead.',
  'rule.7.3.2':
    'A Type VII boat sent to the Caribbean or the West African coast goes to the Atlantic instead. A VIID may go to both, a flak boat to the Caribbean. Neither goes to the Mediterranean: that result is rolled again.',
  'rule.7.3.3':
    'On the first patrol to the Mediterranean the first box is the Bay of Biscay and the second the Strait of Gibraltar: 2d6 with −2, −1 more in 1942, −2 more in 1943; 3 or less escorts hunt you (9.6), 4 and 5 an aircraft, 6 or more you are through. Before that you may turn back to France only with hull damage or a system out of order; from the second box you pass the Bay of Biscay again. Once through, the way home leads on along the track.',
  'rule.7.3.4':
    'A boat that has completed a patrol in the Mediterranean, not turned back before Gibraltar, makes all further patrols there, without Biscay and Gibraltar. Only a new boat ends it (11.4).',
  'rule.7.3.5':
    'On an assignment to the Arctic, roll 1d6 at once: on 1 to 3 the boat stays there for good and makes all further patrols there, even if she breaks this one off; on 4 to 6 her next assignment is rolled as usual. Day and night follow the season there (8.3.5).',
  'rule.7.3.6':
    'From July 1940 the first and last box of tracks that begin in France count as the Bay of Biscay: 2d6, aircraft on 4 or less, −1 in 1942, −2 in 1943. Before that they are ordinary transit boxes. Tracks to Norway and the Arctic do not touch it.',
  'rule.7.3.7':
    'North America and the Caribbean share a track and the American ship roster (8.2.3); only their encounters differ (8.1.2).',
  'rule.7.4':
    'A patrol marked A lands an agent, one marked M lays mines, in the mission box of its track: 2d6, on 5 or more it is done (7.4.1). Whether the patrol is a success depends on the mission alone (7.4.4).',
  'rule.7.4.1':
    'In the mission box, roll 2d6: on 4 or less an aircraft comes first and must be survived (9.8), then you roll again, until 5 or more; then the agent is ashore or the mines are laid. It also fails if the boat must go home or the agent is badly hurt or dead by then.',
  'rule.7.4.2':
    'Mines fill all tubes, so Type VII sails with 5 torpedoes fewer and Type IX with 6; the reloads may be mixed anew within the boat’s limits. Once the mines are laid the tubes are reloaded. With one torpedo door jammed the mines of the other end are laid and that counts; with both jammed the mission has failed. A VIID carries her mines in shafts and keeps all torpedoes.',
  'rule.7.4.3':
    'In the mission box, while the mission is still to be done, the water is shallow: −1 on the crash dive.',
  'rule.7.4.4':
    'A patrol with a special mission is a success only when the mission was done, whatever you have sunk. The tonnage counts all the same.',
  'rule.7.4.5': 'In the mission box a natural 12 is no random event. First printing: it may be one.',
  'rule.7.5':
    'The patrol ends in port (7.5.1), is judged a success or a failure (7.5.2), and the refit begins (10.10).',
  'rule.7.5.1': 'After the last box of the track and its encounters the boat is in port.',
  'rule.7.5.2':
    'A patrol on which at least one ship was sunk is a success, otherwise a failure; with a special mission only the mission counts (7.4.4). Every third success improves officers or crew (11.1), three failures in a row lower the quality of the crew (11.1.4), and failures count against promotion (11.2.3).',
  'rule.8.0':
    'In every travel box you enter, 2d6 are rolled on the encounter chart E1 for these waters (8.1). Nothing, aircraft (9.8) or ships come of it. Ships are identified (8.2), then you decide whether to attack, and the light is rolled (8.3).',
  'rule.8.1':
    'How often you roll in a box (8.1.1), what the dice bring in each of the waters (8.1.2), who sails under escort (8.1.3), and what you may avoid: ships always, aircraft never.',
  'rule.8.1.1':
    'One roll of 2d6 for each travel box, two or three in boxes marked x2 or x3. With a diesel out of order every number of rolls is doubled. In the box of a special mission the mission roll takes the place of the ordinary one and is repeated until the mission is done (7.4.1). The first natural 12 of a patrol is a random event (12.1.1).',
  'rule.8.1.2':
    'Transit: 2–3 aircraft, 12 ship. Bay of Biscay and missions: 2–4 aircraft (Biscay −1 in 1942, −2 in 1943). Atlantic: 2 capital ship, 3 ship, 6, 7, 9, 12 convoy. Arctic: 2 capital ship, 3 ship, 6–8 convoy, 12 aircraft. British Isles: 2 capital ship, 5 and 8 ship, 6 ship with escort, 10 convoy, 12 aircraft. Spanish coast: 2 and 12 aircraft, 5 ship with escort, 6–7 ship, 10–11 convoy. Norway: 2 and 12 aircraft, 3 and 11 capital ship, 4, 9, 10 ship with escort. West Africa: 2 capital ship, 3 and 7 ship, 6 and 10 convoy, 9 ship with escort, 12 aircraft. North America: 2 aircraft, 4 and 6 ship, 5 two ships with escort, 8 two ships, 9 and 12 tanker, 11 convoy. Caribbean: 2 and 12 aircraft, 4 and 8 ship, 6 two ships with escort, 9–10 tanker. Mediterranean: 2, 3, 11, 12 aircraft, 4 capital ship, 7 ship, 8 convoy, 10 two ships with escort. Every other number: nothing.',
  'rule.8.1.3':
    'A convoy shows four ships that can be attacked (three with rule 14.2). Convoys, capital ships and sightings that name an escort are escorted: escorts will search for you (9.6). A ship, two ships or a tanker without that word sail alone (9.4).',
  'rule.8.1.4':
    'You need never attack ships. Once you know what they are you may let them pass: the encounter is over, nobody searches for you, and the boat rolls again in this box or goes on to the next.',
  'rule.8.1.5': 'Aircraft cannot be avoided. The crash dive is rolled at once (9.8.1).',
  'rule.8.1.6':
    'When a random event occurs (12.1.1), what E1 would have brought is ignored, even if the event itself comes to nothing.',
  'rule.8.2':
    'One die gives the size of each ship (8.2.1), a roster her name and tonnage (8.2.2). The tonnage decides how much damage she takes (8.2.5). Then you attack or let them pass (8.2.6).',
  'rule.8.2.1':
    '1d6 for each ship: 1 to 3 a small freighter, 4 and 5 a large freighter, 6 a tanker. Inside a convoy +1 with the optional rule 14.11.',
  'rule.8.2.2':
    'A roll on the roster of her class gives name and tonnage: small freighters, large freighters and tankers 1d100 each, the ten capital ships 1d10. A capital ship has strong escorts: +1 on every search. One that you have sunk already is not there, and the encounter is over. Six of them bring the Knight’s Cross or its next grade: Ark Royal, Royal Oak, Barham, Nelson, Malaya and Eagle (11.3).',
  'rule.8.2.3':
    'On patrols to North America and the Caribbean all merchant ships come from the American roster, 1d20 for each class, in the transit boxes too.',
  'rule.8.2.4':
    'Every ship you fire at goes into the patrol log with her tonnage and her fate: missed, damaged or sunk. Tonnage counts only when she sinks.',
  'rule.8.2.5':
    'A ship takes damage points by her tonnage: up to 5,000 t two, 5,001 to 9,999 t three, from 10,000 t four; a capital ship takes five. A tanker of 5,000 t or less takes two like any other ship of her size.',
  'rule.8.2.6':
    'Now that you know the ships you attack them or let them pass. Letting them pass ends the encounter without any search and costs nothing. To attack you need a torpedo in a working tube; for ships without escort a working deck gun with ammunition will do.',
  'rule.8.3':
    'A die decides between day and night (8.3.1). By day you may wait for dark (8.3.2). Night allows the surface attack on escorted ships (9.5); by day steam torpedoes show a wake (+1 on the search).',
  'rule.8.3.1': '1d6: 1 to 3 day, 4 to 6 night. In the Arctic the season decides (8.3.5).',
  'rule.8.3.2':
    'By day you may shadow the ships until dark: 1d6, on 1 to 4 you attack by night, on 5 and 6 contact is lost and the encounter is over. An undamaged capital ship is too fast for it, and an Arctic June has no night. Nobody waits for day.',
  'rule.8.3.3':
    'The light stays the same for the whole engagement, through all rounds of the hunt. Only following brings a new one (9.7.5).',
  'rule.8.3.4':
    'When you follow a damaged ship no die is rolled: you choose day or night. In the Arctic there is only day in June and only night in December.',
  'rule.8.3.5':
    'In the Arctic, roll 1d6 by the month in which the patrol began: January to March, October and November day on 1 and 2, night on 3 to 6; April, May and July to September day on 1 to 4, night on 5 and 6. In June it is always day, in December always night.',
};
