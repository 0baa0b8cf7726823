/** What the lessons say, in English. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.two-ships-each.rows.title': 'Your fleet',
  'lesson.two-ships-each.rows':
    'Two frigates against a frigate and a missile boat. Ships lie in rows: row 1 is nearest the enemy, and range is counted in rows.',
  'lesson.two-ships-each.rows.do': 'Leave both in row 1 and confirm.',
  'lesson.two-ships-each.card.title': 'A card is an attack',
  'lesson.two-ships-each.card':
    'Your hand holds seven cards. An attack card shows its weapon, how many platforms must fire it, its range and its damage.',
  'lesson.two-ships-each.card.do': 'Play Missile Combat with one platform.',
  'lesson.two-ships-each.target.title': 'At which ship?',
  'lesson.two-ships-each.target':
    'Druzhny takes four points of damage, Smerch only two, but a small boat may evade. Sunk ships are worth points.',
  'lesson.two-ships-each.target.do': 'Aim at Smerch.',
  'lesson.two-ships-each.platform.title': 'Who fires?',
  'lesson.two-ships-each.platform':
    'A platform is a ship that carries the weapon shown on the card and has not acted this turn. Each ship fires once a turn.',
  'lesson.two-ships-each.platform.do': 'Let Bergen fire.',
  'lesson.two-ships-each.second.title': 'A second attack',
  'lesson.two-ships-each.second':
    'Narvik has not acted yet. Two attacks on one target are harder to stop than one.',
  'lesson.two-ships-each.second.do': 'Play Gun Combat.',
  'lesson.two-ships-each.range.title': 'Range one',
  'lesson.two-ships-each.range': 'A small gun reaches range 1 only: from your row 1 to theirs.',
  'lesson.two-ships-each.range.do': 'Aim at Smerch again.',
  'lesson.two-ships-each.close.title': 'All attacks at once',
  'lesson.two-ships-each.close':
    'Attacks are declared first and answered together. Once you finish, your rival declares every defence; then the dice fall.',
  'lesson.two-ships-each.close.do': 'Finish: the attacks are final.',
  'lesson.two-ships-each.sunk.title': 'Two points',
  'lesson.two-ships-each.sunk':
    'Their defence failed, Smerch did not evade, and she is sunk. Whoever first reaches the end of this bar wins. You could discard cards now; then you draw back up to seven.',
  'lesson.two-ships-each.sunk.do': 'Keep all cards and confirm.',
  'lesson.two-ships-each.defence.title': 'Now you are the target',
  'lesson.two-ships-each.defence':
    'A torpedo runs at Bergen. A Near Miss stops it on a roll of 3 or more; a defence card is spent, whether it works or not.',
  'lesson.two-ships-each.defence.do': 'Play one Near Miss against the torpedo.',
  'lesson.two-ships-each.yours.title': 'Your turn again',
  'lesson.two-ships-each.yours':
    'The torpedo missed. You know how to attack and how to defend; the battle goes on against the bot, to six points.',
  'lesson.the-whole-turn.reserve.title': 'Before you attack',
  'lesson.the-whole-turn.reserve':
    'More ships of your navy wait in reserve. To bring them in, discard cards worth as many reinforcement points as they cost.',
  'lesson.the-whole-turn.reserve.do': 'Bring in reinforcements.',
  'lesson.the-whole-turn.price.title': 'What it costs',
  'lesson.the-whole-turn.price':
    'The large missile card needs three platforms, more than you have, but it is worth three points: exactly the price of a frigate.',
  'lesson.the-whole-turn.price.do': 'Discard the three-platform Missile Combat for Trondheim, in row 1.',
  'lesson.the-whole-turn.submarine.title': 'Passive and active',
  'lesson.the-whole-turn.submarine':
    'A passive submarine hides: only hunts and torpedoes reach it, and it does nothing. Active, it can fire, but is easier to attack.',
  'lesson.the-whole-turn.submarine.do': 'Turn Ula active.',
  'lesson.the-whole-turn.torpedo.title': 'Torpedoes',
  'lesson.the-whole-turn.torpedo': 'A torpedo card needs a ship with torpedoes; rows do not matter to it.',
  'lesson.the-whole-turn.torpedo.do': 'Play Torpedo Combat.',
  'lesson.the-whole-turn.below.title': 'From below',
  'lesson.the-whole-turn.below': 'Three points of damage are more than Smerch can take.',
  'lesson.the-whole-turn.below.do': 'Aim at Smerch.',
  'lesson.the-whole-turn.air.title': 'Air support',
  'lesson.the-whole-turn.air':
    'One card, two uses: a strike at a ship or a hunt for a submarine. It sinks outright when the die is high enough, and does nothing when it is not.',
  'lesson.the-whole-turn.air.do': 'Fly an air strike.',
  'lesson.the-whole-turn.strike.title': 'Four or more',
  'lesson.the-whole-turn.strike': 'A 4, 5 or 6 sinks Druzhny, unless somebody stops the aircraft.',
  'lesson.the-whole-turn.strike.do': 'Strike at Druzhny.',
  'lesson.the-whole-turn.close.title': 'Enough',
  'lesson.the-whole-turn.close':
    'Two attacks are under way and the frigates stay ready to defend. What you keep in hand, you can defend with.',
  'lesson.the-whole-turn.close.do': 'Finish: the attacks are final.',
  'lesson.the-whole-turn.window.title': 'Intelligence',
  'lesson.the-whole-turn.window':
    'Your rival plays a card against your torpedo. An Intelligence card cancels it before it takes effect; whether you hold one is your secret.',
  'lesson.the-whole-turn.window.do': 'Play Intelligence.',
  'lesson.the-whole-turn.end.title': 'The end of a turn',
  'lesson.the-whole-turn.end':
    'The torpedo struck home; the aircraft were stopped. Discard what you do not need and draw back up to a full hand; then your rival takes a turn of the same kind. You now know all of it.',
};
