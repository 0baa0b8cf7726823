/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */
export const terms: Readonly<Record<string, string>> = {
  'term.stress': 'stress',
  'term.stress.rule': '2.8',
  'term.shaken': 'shaken',
  'term.shaken.rule': '2.8',
  'term.contact': 'contact / contacts',
  'term.contact.rule': '8.1',
  'term.alerted': 'alerted',
  'term.alerted.rule': '9.19',
  'term.crashDive': 'crash dive / crash-dived / crash-dive',
  'term.crashDive.rule': '9.22',
  'term.specialOptions': 'special option points / special options',
  'term.specialOptions.rule': '6.1',
  'term.fallBack': 'fall back / falls back / fell back',
  'term.fallBack.rule': '9.5',
  'term.event': 'event / events',
  'term.event.rule': '7.3',
};
