/** What advice says, in Italian. */
export const advice = {
  'measure.won': 'campagne che finiscono Sufficiente o meglio',
  'finding.more': 'Su 100 campagne, {n} ± {w} in più finiscono Sufficiente o meglio ({games} campagne).',
  'finding.fewer': 'Su 100 campagne, {n} ± {w} in meno finiscono Sufficiente o meglio ({games} campagne).',
  'finding.none':
    'Nessuna differenza netta sulla valutazione: al massimo {w} su 100 in un senso o nell’altro ({games} campagne).',
  'worth.inPoints': '{n} {n|punto|punti}',
  'worth.held': 'campagna tenuta',
  'worth.share': '{share%}',
  'happens.held': 'la campagna finisce almeno con «Sufficiente»',
  'happens.noneLost': 'nessun altro battello va perduto',
  'happens.sinks': 'un’altra nave viene affondata',
  'why.salvo': '{n} {n|siluro|siluri}: affondata {sunk%}, mancata {miss%}',
  'why.salvoKept': '{n} {n|siluro|siluri}: affondata {sunk%}, mancata {miss%}; {kept} in serbo',
};
