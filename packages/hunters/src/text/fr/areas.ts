/** The Hunters in French: every assignment P1 can give, as the outcome of its roll. */
export const assignments: Readonly<Record<string, string>> = {
  'outcome.atlantic': 'Atlantique',
  'outcome.atlantic-wolfpack': 'Atlantique, meute',
  'outcome.british': 'Îles Britanniques',
  'outcome.british-mines': 'Îles Britanniques, mouillage de mines',
  'outcome.british-agent': 'Îles Britanniques, dépose d’un agent',
  'outcome.spanish': 'Côte espagnole',
  'outcome.norway': 'Norvège',
  'outcome.northAmerica': 'Amérique du Nord',
  'outcome.northAmerica-agent': 'Amérique du Nord, dépose d’un agent',
  'outcome.caribbean': 'Caraïbes',
  'outcome.arctic': 'Arctique',
  'outcome.mediterranean': 'Méditerranée',
  'outcome.africa': 'Côte ouest-africaine',
};
