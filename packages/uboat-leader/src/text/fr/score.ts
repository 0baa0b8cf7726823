/** How players are compared, in French. */
export const score = {
  'score.who': 'Nom',
  'score.end': 'Bateau',
  'score.points': 'Points',
  'score.tons': 'Tonnes',
  'score.tons.tie': 'plus de tonnage',
  'score.ships': 'Navires',
  'score.ships.row': '{n} {n|navire|navires}',
  'score.lost.tie': 'moins de bateaux perdus',
  'score.by.points': 'Points',
  'score.by.tons': 'Tonnage',
  'score.end.evaluated': '✓ terminée',
  'score.plan.campaign': 'Une campagne courte',
  'score.plan.campaign.about': 'Environ une heure par personne.',
};
