/** What advice says, in French. */
export const advice = {
  'worth.lead': 'points d’avance',
  'worth.inPoints': '{n} {n|point|points}',
  'happens.wins': 'la bataille est gagnée',
  'happens.noLoss': 'vous ne perdez plus aucun navire',
  'happens.ahead': 'vous avez coulé plus que tout autre',
};
