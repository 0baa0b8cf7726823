/** The Hunters in German: every assignment P1 can give, as the outcome of its roll. */
export const assignments: Readonly<Record<string, string>> = {
  'outcome.atlantic': 'Atlantik',
  'outcome.atlantic-wolfpack': 'Atlantik, Rudel',
  'outcome.british': 'Britische Inseln',
  'outcome.british-mines': 'Britische Inseln, Minen legen',
  'outcome.british-agent': 'Britische Inseln, Agent absetzen',
  'outcome.spanish': 'Spanische Küste',
  'outcome.norway': 'Norwegen',
  'outcome.northAmerica': 'Nordamerika',
  'outcome.northAmerica-agent': 'Nordamerika, Agent absetzen',
  'outcome.caribbean': 'Karibik',
  'outcome.arctic': 'Nordmeer',
  'outcome.mediterranean': 'Mittelmeer',
  'outcome.africa': 'Westafrikanische Küste',
};
