/** What advice says, in Italian. */
export const advice = {
  'worth.lead': 'punti di vantaggio',
  'worth.inPoints': '{n} {n|punto|punti}',
  'happens.wins': 'la battaglia è vinta',
  'happens.noLoss': 'non perdete altre navi',
  'happens.ahead': 'avete affondato più di chiunque altro',
};
