/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */
export const terms: Readonly<Record<string, string>> = {
  'term.stress': 'stress',
  'term.stress.rule': '2.8',
  'term.shaken': 'secoué / secouée',
  'term.shaken.rule': '2.8',
  'term.contact': 'contact / contacts',
  'term.contact.rule': '8.1',
  'term.alerted': 'alerté / alerte',
  'term.alerted.rule': '9.19',
  'term.crashDive': 'plongée d’urgence',
  'term.crashDive.rule': '9.22',
  'term.specialOptions': 'points d’options spéciales / options spéciales / points d’options',
  'term.specialOptions.rule': '6.1',
  'term.fallBack': 'reculer / recule / recula',
  'term.fallBack.rule': '9.5',
  'term.event': 'événement / événements',
  'term.event.rule': '7.3',
};
