/** Terms of art and their rules, written by scripts/glossary.mjs out of docs/glossary.md. */
export const terms: Readonly<Record<string, string>> = {
  'term.platform': 'Plattform / Plattformen',
  'term.platform.rule': 'attack.platforms',
  'term.range': 'Reichweite',
  'term.range.rule': 'attack.range',
  'term.evade': 'ausweichen / ausgewichen',
  'term.evade.rule': 'evasion',
  'term.screening': 'Sicherungsschiff',
  'term.screening.rule': 'card.screen',
  'term.intelligence': 'Aufklärung',
  'term.intelligence.rule': 'card.intelligence',
  'term.nearMiss': 'Knapp vorbei',
  'term.nearMiss.rule': 'card.nearMiss',
  'term.passive': 'passiv / passives',
  'term.passive.rule': 'setup.formation',
  'term.reinforcements': 'Verstärkung / Verstärkungen',
  'term.reinforcements.rule': 'reinforce',
};
