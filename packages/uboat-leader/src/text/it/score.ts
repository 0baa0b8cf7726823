/** How players are compared, in Italian. */
export const score = {
  'score.who': 'Nome',
  'score.end': 'Battello',
  'score.points': 'Punti',
  'score.tons': 'Tonnellate',
  'score.tons.tie': 'più tonnellaggio',
  'score.ships': 'Navi',
  'score.ships.row': '{n} {n|nave|navi}',
  'score.lost.tie': 'meno battelli perduti',
  'score.by.points': 'Punti',
  'score.by.tons': 'Tonnellaggio',
  'score.end.evaluated': '✓ conclusa',
  'score.plan.campaign': 'Una campagna breve',
  'score.plan.campaign.about': 'Circa un’ora a testa.',
};
