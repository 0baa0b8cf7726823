/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */
export const terms: Readonly<Record<string, string>> = {
  'term.platform': 'piattaforma / piattaforme',
  'term.platform.rule': 'attack.platforms',
  'term.range': 'portata',
  'term.range.rule': 'attack.range',
  'term.evade': 'schivata / schivare / schivano / schivato',
  'term.evade.rule': 'evasion',
  'term.screening': 'Nave schermo',
  'term.screening.rule': 'card.screen',
  'term.intelligence': 'Spionaggio',
  'term.intelligence.rule': 'card.intelligence',
  'term.nearMiss': 'Mancato di poco',
  'term.nearMiss.rule': 'card.nearMiss',
  'term.passive': 'passivo / passivi',
  'term.passive.rule': 'setup.formation',
  'term.reinforcements': 'rinforzi',
  'term.reinforcements.rule': 'reinforce',
};
