/** What is going on, and what to weigh at each kind of question, in English. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.sea':
    'You command U-{boat} ({date}, {place}): hull damage {hull} of {hullLimit}, flooding {flooding} of {floodingLimit}, {torpedoes} {torpedoes|torpedo|torpedoes} left.',
  'situation.where.port': 'U-{boat} lies in port and is made ready for sea.',
  'situation.where.over': 'The career of the captain of U-{boat} is over.',
  'situation.stake.port':
    'So far {sunk} {sunk|ship|ships} and {tons} t; tonnage is the score, and only a captain who comes home can add to it.',
  'situation.stake.sea':
    'So far {sunk} {sunk|ship|ships} and {tons} t in this career; the hull bears {hull} more {hull|hit|hits}.',
  'situation.stake.lone':
    'Before you, without escorts: {ships}. Nobody hunts you here, but each further round may bring escorts or aircraft.',
  'situation.stake.convoy':
    'Before you, under escort: {ships}. What you sink counts; afterwards the escorts search for you.',
  'situation.stake.hunt':
    'The boat itself: the escorts are searching, and the hull bears {hull} more {hull|hit|hits}.',
  'situation.stake.raid':
    'The boat itself: an aircraft attacks, and the hull bears {hull} more {hull|hit|hits}.',
  'situation.stake.over': 'It came to {sunk} {sunk|ship|ships} and {tons} t.',
  'situation.next.port': 'Torpedoes come aboard, orders are given, and the boat puts to sea.',
  'situation.next.sea':
    'The boat goes on box by box; the lookouts report when something is in sight, and the last box leads home.',
  'situation.next.lone': 'You choose range and weapons and fire; then you may go for another round or leave.',
  'situation.next.convoy':
    'You choose range and targets and fire; then the escorts roll to find you, and depth charges follow if they do.',
  'situation.next.hunt':
    'They roll to find you. If they do, depth charges fall and the search goes on; if not, you slip away.',
  'situation.next.raid': 'Flak may drive it off; then bombs fall, and the boat goes on or dives.',
  'situation.next.over': 'You may read the log sheet, look at the career again, or begin another.',
  'coach.chooseBoat': 'Larger boats carry more torpedoes and bear more damage, but dive more slowly.',
  'coach.commission': 'Name and number are yours to choose and change nothing in the game.',
  'coach.boatNumber': 'Only the number on the tower: choose one you like.',
  'coach.loadout':
    'The usual mix is loaded. Steam torpedoes hit better and leave a wake by day; electric ones leave none and fail more often early in the war.',
  'coach.requestArea': 'Waters differ in what you meet: look at the chances before you ask for any.',
  'coach.mineLoad':
    'Mines take the place of torpedoes in the tubes until they are laid; only the reloads are yours to mix.',
  'coach.course':
    'Carrying on skips the quiet boxes. Turn back early only when damage or empty tubes make the rest too risky.',
  'coach.turnHome': 'The patrol is broken off; fewer boxes on the way mean fewer encounters.',
  'coach.resupply': 'A tanker brings torpedoes and more time at sea, but the meeting may be discovered.',
  'coach.takeOver': 'Take what your tubes lack; what stays behind is lost to you.',
  'coach.contact': 'Weigh the tonnage against the escorts: letting ships pass costs nothing but the chance.',
  'coach.wait':
    'By night you may attack surfaced and are harder to find, but contact can be lost while you wait.',
  'coach.chooseLight': 'Day or night decides whether you may stay surfaced near escorts.',
  'coach.approach':
    'Closer means more hits and more danger: near escorts a close approach must first slip past them.',
  'coach.salvo':
    'Few tubes, many ships: decide what you want to sink. Two torpedoes on one ship usually beat one on each of two.',
  'coach.weapon':
    'Torpedoes sink, the gun saves torpedoes. Both ends and the gun may be used once each round.',
  'coach.volley': 'Aim tube by tube; what you hold stays loaded for the next ship.',
  'coach.gunnery': 'Shells are cheap and weak: good for finishing what a torpedo began.',
  'coach.another': 'Every further round gives escorts and aircraft a chance to come up.',
  'coach.testDepth':
    'Deeper is harder to find, but costs a hull box and risks the boat: the more hull damage, the greater the risk.',
  'coach.evade': 'Guess which way the escort turns: the opposite way means fewer hits, the same way more.',
  'coach.evadeTogether':
    'Every hunted boat turns for itself; nobody sees the other’s choice before the charges fall.',
  'coach.reload': 'The tubes are filled from the reserve: think of the light you will attack in next.',
  'coach.follow': 'Following brings another attack at the same ships, and another hunt.',
  'coach.chooseDamaged': 'A damaged ship is slow and needs fewer hits; the largest is worth most.',
  'coach.stayUp': 'Fighting with flak may end the raid, but bombs fall on a boat that stays up.',
  'coach.spareParts': 'Repair first whatever keeps you from diving or getting home.',
  'coach.boatRequest': 'A newer boat is stronger, but waiting for her costs time.',
  'coach.chooseNewBoat': 'Compare hull, tubes and torpedoes; the career goes on in the boat you take.',
  'coach.luck':
    'A luck marker rolls once more, for better or worse; keep it for a roll that can end the career.',
  'coach.packName': 'The senior captain names the pack; nothing else depends on it.',
  'coach.ownPackName': 'Any name will do, as long as all can read it.',
  'coach.joinPack':
    'The convoy with your pack promises more and is better guarded; other ships you hunt alone.',
  'coach.packFollow':
    'Each round at the convoy brings more tonnage and another hunt; a damaged boat should leave.',
};
