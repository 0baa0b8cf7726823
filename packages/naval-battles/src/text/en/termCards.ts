/** What the terms of docs/glossary.md mean, in English. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.platform.card':
    'A ship that shows the weapon on an attack card and has not acted this turn. Some cards need two or three of them.',
  'term.range.card':
    'The distance in rows from the ship that fires to its target: from front row to front row it is 1. The card says the least and the most.',
  'term.evade.card':
    'A small or submerged ship may dodge an attack with a die of its own. It rolls after the defences have failed.',
  'term.screening.card':
    'A card that puts another ship of yours in the way of an attack. She takes the hit instead.',
  'term.intelligence.card': 'A card that cancels another before it does anything. Who holds one is secret.',
  'term.nearMiss.card': 'A defence card. It stops an attack when its die reaches the number on it.',
  'term.passive.card': 'A submarine that hides. Few things can attack it, and it can attack nothing.',
  'term.reinforcements.card':
    'Ships that come in from the reserve. They are paid for with cards of the same worth.',
};
