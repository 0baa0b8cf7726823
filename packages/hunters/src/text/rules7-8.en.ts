/** The Hunters in English: the rules of patrols and encounters (chapters 7 and 8) in our own words. */
export const patrols: Readonly<Record<string, string>> = {
  'rule.7.0': 'Where you are sent is rolled on P1 by the date; the boat type may change it.',
  'rule.7.1': 'Getting ready for a patrol.',
  'rule.7.1.1': 'The assignment is written into the log.',
  'rule.7.1.2': 'The boat lies before the first box of its track.',
  'rule.7.1.3': 'Torpedoes, ammunition and crew are checked before sailing.',
  'rule.7.2': 'Some Atlantic patrols are part of a wolfpack.',
  'rule.7.2.1': 'A patrol marked (W) is a wolfpack patrol.',
  'rule.7.2.2':
    'Against a convoy roll a die: 1 to 5 the escorts are busy elsewhere (detection -1), 6 they are on you (+1).',
  'rule.7.2.3':
    'It lasts for the whole attack and is rolled again after following the convoy; it does not count with the radio out of order.',
  'rule.7.2.4': 'It counts against convoys only.',
  'rule.7.3': 'Restrictions by boat type and area.',
  'rule.7.3.1': 'Type IX boats go to the West African coast instead of the Mediterranean or the Arctic.',
  'rule.7.3.2':
    'Type VII boats go to the Atlantic instead of the Caribbean or the West African coast; VIID and flak boats may go to the Caribbean, a VIID to Africa too; neither goes to the Mediterranean (roll again).',
  'rule.7.3.3':
    'On the first patrol to the Mediterranean the first box is the Bay of Biscay and the second the passage of Gibraltar. Before that only lasting damage lets you turn back to France.',
  'rule.7.3.4': 'A boat that has completed a patrol in the Mediterranean stays there.',
  'rule.7.3.5': 'A boat sent to the Arctic rolls a die at once: on 1 to 3 it stays there for good.',
  'rule.7.3.6': 'From July 1940 the marked first and last boxes are the Bay of Biscay.',
  'rule.7.3.7':
    'North America and the Caribbean share a track and the North American ship roster, not the encounter table.',
  'rule.7.4': 'Special missions: landing an agent (A) or laying mines (M).',
  'rule.7.4.1':
    'In the mission box roll on the special mission table until no aircraft comes; then the agent is ashore.',
  'rule.7.4.2':
    'Mines fill all tubes, the reloads may be mixed anew; once laid, the tubes are reloaded. A VIID carries its mines elsewhere.',
  'rule.7.4.3': 'Aircraft in the mission box find the boat in shallow water: -1 on the crash dive.',
  'rule.7.4.4':
    'A special patrol is a success only when its mission is done; ships sunk still count as tonnage.',
  'rule.7.4.5': 'No random event happens in the mission box (second printing).',
  'rule.7.5': 'The end of a patrol.',
  'rule.7.5.1': 'The patrol ends after the last box and its encounters.',
  'rule.7.5.2': 'One ship sunk makes the patrol a success.',
  'rule.8.0':
    'In every travel box you enter, 2d6 are rolled on the encounter chart E1 for these waters (8.1). Nothing, aircraft (9.8) or ships come of it. Ships are identified (8.2), then you decide whether to attack, and the light is rolled (8.3).',
  'rule.8.1':
    'How often is rolled in a box (8.1.1), what the dice bring in each of the waters (8.1.2), who sails under escort (8.1.3), and what you may avoid: ships always, aircraft never.',
  'rule.8.1.1':
    'One roll of 2d6 for each travel box, two or three in boxes marked x2 or x3. With a diesel out of order every number of rolls is doubled. In the box of a special mission the mission roll takes the place of the ordinary one and is repeated until the mission is done (7.4.1). The first natural 12 of a patrol is a random event (12.1.1).',
  'rule.8.1.2':
    'Transit: 2-3 aircraft, 12 ship. Bay of Biscay and missions: 2-4 aircraft (Biscay -1 in 1942, -2 in 1943). Atlantic: 2 capital ship, 3 ship, 6, 7, 9, 12 convoy. Arctic: 2 capital ship, 3 ship, 6-8 convoy, 12 aircraft. British Isles: 2 capital ship, 5 and 8 ship, 6 ship with escort, 10 convoy, 12 aircraft. Spanish coast: 2 and 12 aircraft, 5 ship with escort, 6-7 ship, 10-11 convoy. Norway: 2 and 12 aircraft, 3 and 11 capital ship, 4, 9, 10 ship with escort. West Africa: 2 capital ship, 3 and 7 ship, 6 and 10 convoy, 9 ship with escort, 12 aircraft. North America: 2 aircraft, 4 and 6 ship, 5 two ships with escort, 8 two ships, 9 and 12 tanker, 11 convoy. Caribbean: 2 and 12 aircraft, 4 and 8 ship, 6 two ships with escort, 9-10 tanker. Mediterranean: 2, 3, 11, 12 aircraft, 4 capital ship, 7 ship, 8 convoy, 10 two ships with escort. Every other number: nothing.',
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
    'In the Arctic 1d6 by the month in which the patrol began: January to March, October and November day on 1 and 2, night on 3 to 6; April, May and July to September day on 1 to 4, night on 5 and 6. In June it is always day, in December always night.',
};
