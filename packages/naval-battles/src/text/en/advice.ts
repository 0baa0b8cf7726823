/** What advice says, in English. */
export const advice = {
  'worth.lead': 'points ahead',
  'worth.inPoints': '{n} {n|point|points}',
  'happens.wins': 'the battle is won',
  'happens.noLoss': 'no further ship of yours is sunk',
  'happens.ahead': 'you have sunk more than anybody else',
};
