/** What advice says, in French. */
export const advice = {
  'measure.won.1': 'victoires de la première place',
  'finding.more': 'Une bataille dure {n} ± {w} tours de plus par joueur ({games} batailles).',
  'finding.fewer': 'Une bataille dure {n} ± {w} tours de moins par joueur ({games} batailles).',
  'finding.none':
    'Aucune différence nette sur la durée d’une bataille : au plus {w} tours dans un sens ou dans l’autre ({games} batailles).',
  'worth.lead': 'points d’avance',
  'worth.inPoints': '{n} {n|point|points}',
  'happens.wins': 'la bataille est gagnée',
  'happens.noLoss': 'vous ne perdez plus aucun navire',
  'happens.ahead': 'vous avez coulé plus que tout autre',
};
