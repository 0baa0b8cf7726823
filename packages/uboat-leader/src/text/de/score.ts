/** How players are compared, in German. */
export const score = {
  'score.who': 'Name',
  'score.end': 'Boot',
  'score.points': 'Punkte',
  'score.tons': 'Tonnen',
  'score.tons.tie': 'mehr Tonnage',
  'score.ships': 'Schiffe',
  'score.ships.row': '{n} {n|Schiff|Schiffe}',
  'score.lost.tie': 'weniger verlorene Boote',
  'score.by.points': 'Punkte',
  'score.by.tons': 'Tonnage',
  'score.end.evaluated': '✓ beendet',
  'score.plan.campaign': 'Ein kurzer Feldzug',
  'score.plan.campaign.about': 'Etwa eine Stunde für jeden.',
};
