/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */
export const terms: Readonly<Record<string, string>> = {
  'term.platform': 'platform / platforms',
  'term.platform.rule': 'attack.platforms',
  'term.range': 'range',
  'term.range.rule': 'attack.range',
  'term.evade': 'evade / evades / evaded',
  'term.evade.rule': 'evasion',
  'term.screening': 'Screening Ship',
  'term.screening.rule': 'card.screen',
  'term.intelligence': 'Intelligence',
  'term.intelligence.rule': 'card.intelligence',
  'term.nearMiss': 'Near Miss',
  'term.nearMiss.rule': 'card.nearMiss',
  'term.passive': 'passive',
  'term.passive.rule': 'setup.formation',
  'term.reinforcements': 'reinforcements',
  'term.reinforcements.rule': 'reinforce',
};
