/** What advice says, in Italian. */
export const advice = {
  'measure.won.1': 'vittorie del primo posto',
  'finding.more': 'Una battaglia dura {n} ± {w} turni in più per giocatore ({games} battaglie).',
  'finding.fewer': 'Una battaglia dura {n} ± {w} turni in meno per giocatore ({games} battaglie).',
  'finding.none':
    'Nessuna differenza netta sulla durata di una battaglia: al massimo {w} turni in un senso o nell’altro ({games} battaglie).',
  'worth.lead': 'punti di vantaggio',
  'worth.inPoints': '{n} {n|punto|punti}',
  'happens.wins': 'la battaglia è vinta',
  'happens.noLoss': 'non perdete altre navi',
  'happens.ahead': 'avete affondato più di chiunque altro',
};
