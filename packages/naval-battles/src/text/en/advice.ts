/** What advice says, in English. */
export const advice = {
  'measure.won.1': 'wins of the first seat',
  'finding.more': 'A battle lasts {n} ± {w} turns longer for each player ({games} battles).',
  'finding.fewer': 'A battle is {n} ± {w} turns shorter for each player ({games} battles).',
  'finding.none':
    'No clear difference to the length of a battle: at most {w} turns either way ({games} battles).',
  'worth.lead': 'points ahead',
  'worth.inPoints': '{n} {n|point|points}',
  'happens.wins': 'the battle is won',
  'happens.noLoss': 'no further ship of yours is sunk',
  'happens.ahead': 'you have sunk more than anybody else',
};
