/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */
export const terms: Readonly<Record<string, string>> = {
  'term.stress': 'Stress',
  'term.stress.rule': '2.8',
  'term.shaken': 'angeschlagen',
  'term.shaken.rule': '2.8',
  'term.contact': 'Kontakt / Kontakte / Kontakten',
  'term.contact.rule': '8.1',
  'term.alerted': 'alarmiert / Alarm',
  'term.alerted.rule': '9.19',
  'term.crashDive': 'Alarmtauchen',
  'term.crashDive.rule': '9.22',
  'term.specialOptions': 'Sonderpunkte / Sonderoptionen',
  'term.specialOptions.rule': '6.1',
  'term.fallBack': 'zurückfallen / fällt zurück / fiel zurück',
  'term.fallBack.rule': '9.5',
  'term.event': 'Ereignis / Ereignisse',
  'term.event.rule': '7.3',
};
