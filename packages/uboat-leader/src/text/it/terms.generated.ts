/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */
export const terms: Readonly<Record<string, string>> = {
  'term.stress': 'stress',
  'term.stress.rule': '2.8',
  'term.shaken': 'scosso / scossa',
  'term.shaken.rule': '2.8',
  'term.contact': 'contatto / contatti',
  'term.contact.rule': '8.1',
  'term.alerted': 'allertato / allarme',
  'term.alerted.rule': '9.19',
  'term.crashDive': 'immersione rapida',
  'term.crashDive.rule': '9.22',
  'term.specialOptions': 'punti opzione / opzioni speciali',
  'term.specialOptions.rule': '6.1',
  'term.fallBack': 'restare indietro / resta indietro / rimase indietro',
  'term.fallBack.rule': '9.5',
  'term.event': 'evento / eventi',
  'term.event.rule': '7.3',
};
