/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */
export const terms: Readonly<Record<string, string>> = {
  'term.platform': 'plate-forme / plates-formes',
  'term.platform.rule': 'attack.platforms',
  'term.range': 'portée',
  'term.range.rule': 'attack.range',
  'term.evade': 'esquive / esquiver / esquivé / esquivée',
  'term.evade.rule': 'evasion',
  'term.screening': 'Navire écran',
  'term.screening.rule': 'card.screen',
  'term.intelligence': 'Renseignement',
  'term.intelligence.rule': 'card.intelligence',
  'term.nearMiss': 'Manqué de peu',
  'term.nearMiss.rule': 'card.nearMiss',
  'term.passive': 'passif / passifs',
  'term.passive.rule': 'setup.formation',
  'term.reinforcements': 'renforts',
  'term.reinforcements.rule': 'reinforce',
};
