/** What advice says, in French. */
export const advice = {
  'measure.won': 'campagnes qui finissent Passable ou mieux',
  'finding.more': 'Sur 100 campagnes, {n} ± {w} de plus finissent Passable ou mieux ({games} campagnes).',
  'finding.fewer': 'Sur 100 campagnes, {n} ± {w} de moins finissent Passable ou mieux ({games} campagnes).',
  'finding.none':
    'Aucune différence nette sur l’évaluation : au plus {w} sur 100 dans un sens ou dans l’autre ({games} campagnes).',
  'worth.inPoints': '{n} {n|point|points}',
  'worth.held': 'campagne tenue',
  'worth.share': '{share%}',
  'happens.held': 'la campagne se termine au moins par « Passable »',
  'happens.noneLost': 'aucun autre sous-marin n’est perdu',
  'happens.sinks': 'un autre navire est coulé',
  'why.salvo': '{n} {n|torpille|torpilles} : coulé {sunk%}, manqué {miss%}',
  'why.salvoKept': '{n} {n|torpille|torpilles} : coulé {sunk%}, manqué {miss%} ; {kept} en réserve',
};
