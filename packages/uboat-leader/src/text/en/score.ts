/** How players are compared, in English. */
export const score = {
  'score.who': 'Commander',
  'score.end': 'Boat',
  'score.points': 'Points',
  'score.tons': 'Tons',
  'score.tons.tie': 'more tonnage',
  'score.ships': 'Ships',
  'score.ships.row': '{n} {n|ship|ships}',
  'score.lost.tie': 'fewer boats lost',
  'score.by.points': 'Points',
  'score.by.tons': 'Tonnage',
  'score.end.evaluated': '✓ finished',
  'score.plan.campaign': 'A short campaign',
  'score.plan.campaign.about': 'About an hour each.',
};
