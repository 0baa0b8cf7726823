/** What advice says, in Italian. */
export const advice = {
  'worth.inPoints': '{n} {n|punto|punti}',
  'worth.held': 'campagna tenuta',
  'worth.share': '{share%}',
  'happens.held': 'la campagna finisce almeno con «Sufficiente»',
  'happens.noneLost': 'nessun altro battello va perduto',
  'happens.sinks': 'un’altra nave viene affondata',
  'why.salvo': '{n} {n|siluro|siluri}: affondata {sunk%}, mancata {miss%}',
  'why.salvoKept': '{n} {n|siluro|siluri}: affondata {sunk%}, mancata {miss%}; {kept} in serbo',
};
