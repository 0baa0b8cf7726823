/** What is going on, and what to weigh at each kind of question, in English. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.battle': '{boat} is in contact, {place}, combat phase {phase}.',
  'situation.where.campaign':
    '{campaign}, turn {turn}: {boats} {boats|boat|boats} in the flotilla, {sea} of them at sea.',
  'situation.stake.battle':
    '{ships} {ships|ship is|ships are} still on the display against {boats} {boats|boat|boats}; alerted counters: {alerted}. Merchants bring points, escorts stress and hits.',
  'situation.stake.campaign':
    '{vp} victory points so far ({evaluation}), {so} special option points left, contacts waiting: {contacts}.',
  'situation.next.setup': 'You choose boats and crews; then the first turn begins.',
  'situation.next.strategic': 'You may spend points on help; then the boats sail.',
  'situation.next.operations':
    'Boat by boat you sail from area to area and draw events; those on station then look for contacts.',
  'situation.next.tactical': 'Boats on station search; each contact can be attacked or let go.',
  'situation.next.battle':
    'Boats move, the convoy steams on, escorts search and attack, torpedoes run; then the next phase.',
  'situation.next.refit': 'Boats in port recover and load; then a new turn begins.',
  'situation.next.over': 'The campaign is over; it can be read and looked at again.',
  'coach.enlist': 'Points kept back pay for special options later: buy what the campaign’s waters need.',
  'coach.crew': 'Experience costs points and saves boats: a good crew bears more stress.',
  'coach.dealMore': 'Another card may be better, but every boat has its price.',
  'coach.takeDealt': 'Take the boat, or leave it and save the points.',
  'coach.station': 'A port near your waters saves events on the way.',
  'coach.spend': 'Help bought now works this turn only; points not spent stay.',
  'coach.loadMines': 'Mines take the place of torpedoes; lay them early.',
  'coach.loadAdvanced': 'Special torpedoes are few: give them to a crew that will use them.',
  'coach.nextToSail': 'The order matters only when boats want the same waters or events run out.',
  'coach.sail': 'Each step costs events; stop where contacts are likely and the crew is still fit.',
  'coach.eventOffer': 'A bargain: weigh what it costs against what you will need in contact.',
  'coach.breakOff': 'Going on risks the boat, breaking off gives up the mission.',
  'coach.aimRaid': 'A raid strikes ships in harbour: choose the weapon that reaches them.',
  'coach.raiding': 'Each further attack makes the way out harder.',
  'coach.lookout': 'Searching may bring ships or nothing; a tired crew is better kept out of it.',
  'coach.chooseConvoy': 'Larger convoys are worth more and better guarded.',
  'coach.engage': 'Count escorts against torpedoes and stress; letting go costs nothing.',
  'coach.place': 'Astern it is quiet, ahead the ships come to you; far out you are unseen but late.',
  'coach.wolfpack': 'Called boats share the danger and the targets, and use up their own chance.',
  'coach.relocate': 'A free move before combat: nearer to fire, or away from an escort.',
  'coach.boatsMove': 'Boats move one after another; whichever goes first may draw the escorts.',
  'coach.helm': 'Surfaced is fast and seen, submerged slow and safer: look at which escorts could reach you.',
  'coach.driftShip': 'What cannot keep up falls back: choose the area that suits your torpedoes.',
  'coach.driftBoat': 'Falling back ends the danger and the chance; stay only if it is worth it.',
  'coach.escorts': 'Escorts act one by one; the order can decide who is detected first.',
  'coach.boatsAttack': 'Fire first with the boat most likely to be found.',
  'coach.aim': 'Declare all attacks, then fire: a ship that sinks early wastes what follows.',
  'coach.spread': 'More torpedoes at one ship give more dice, and every die gets better.',
  'coach.enemyAttacks': 'The attackers come one by one; take the weakest first while the boat is whole.',
  'coach.react': 'A crash dive or a deep one costs stress or risks the hull, but may avoid every hit.',
  'coach.reloadTubes': 'Fill the tubes with what the next contact will ask for.',
  'coach.remaining': 'Another contact with the same crew: count stress and torpedoes first.',
};
