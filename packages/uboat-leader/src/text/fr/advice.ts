/** What advice says, in French. */
export const advice = {
  'worth.inPoints': '{n} {n|point|points}',
  'worth.held': 'campagne tenue',
  'worth.share': '{share%}',
  'happens.held': 'la campagne se termine au moins par « Passable »',
  'happens.noneLost': 'aucun autre sous-marin n’est perdu',
  'happens.sinks': 'un autre navire est coulé',
  'why.salvo': '{n} {n|torpille|torpilles} : coulé {sunk%}, manqué {miss%}',
  'why.salvoKept': '{n} {n|torpille|torpilles} : coulé {sunk%}, manqué {miss%} ; {kept} en réserve',
};
