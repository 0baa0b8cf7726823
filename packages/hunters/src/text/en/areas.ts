/** The Hunters in English: every assignment P1 can give, as the outcome of its roll. */
export const assignments: Readonly<Record<string, string>> = {
  'outcome.atlantic': 'the Atlantic',
  'outcome.atlantic-wolfpack': 'the Atlantic, wolfpack',
  'outcome.british': 'the British Isles',
  'outcome.british-mines': 'the British Isles, laying mines',
  'outcome.british-agent': 'the British Isles, landing an agent',
  'outcome.spanish': 'the Spanish coast',
  'outcome.norway': 'Norway',
  'outcome.northAmerica': 'North America',
  'outcome.northAmerica-agent': 'North America, landing an agent',
  'outcome.caribbean': 'the Caribbean',
  'outcome.arctic': 'the Arctic',
  'outcome.mediterranean': 'the Mediterranean',
  'outcome.africa': 'the West African coast',
};
