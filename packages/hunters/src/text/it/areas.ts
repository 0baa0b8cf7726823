/** The Hunters in Italian: every assignment P1 can give, as the outcome of its roll. */
export const assignments: Readonly<Record<string, string>> = {
  'outcome.atlantic': 'Atlantico',
  'outcome.atlantic-wolfpack': 'Atlantico, branco',
  'outcome.british': 'Isole Britanniche',
  'outcome.british-mines': 'Isole Britanniche, posa di mine',
  'outcome.british-agent': 'Isole Britanniche, sbarco di un agente',
  'outcome.spanish': 'Costa spagnola',
  'outcome.norway': 'Norvegia',
  'outcome.northAmerica': 'Nord America',
  'outcome.northAmerica-agent': 'Nord America, sbarco di un agente',
  'outcome.caribbean': 'Caraibi',
  'outcome.arctic': 'Artico',
  'outcome.mediterranean': 'Mediterraneo',
  'outcome.africa': 'Costa dell’Africa occidentale',
};
