/** What the terms of docs/glossary.md mean, in English. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.stress.card':
    'What wears a crew down: events, attacks and long patrols add to it. Rest in port takes it away.',
  'term.shaken.card': 'A crew under much stress. It fights worse, and more stress makes it unfit.',
  'term.contact.card': 'Ships a boat has met. Each can be attacked or let go.',
  'term.alerted.card': 'A convoy that knows of boats. Escorts detect more easily from then on.',
  'term.crashDive.card': 'Diving at once when attacked. It costs stress and may avoid the attack.',
  'term.specialOptions.card': 'Points that buy boats at the start and help later. Unspent ones stay.',
  'term.fallBack.card':
    'The convoy is the fixed point of the display. What is slower than it moves back, and off the display it is lost.',
  'term.event.card': 'A card drawn on the way. Most cost stress, some help.',
};
