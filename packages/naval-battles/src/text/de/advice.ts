/** What advice says, in German. */
export const advice = {
  'worth.lead': 'Punkte Vorsprung',
  'worth.inPoints': '{n} {n|Punkt|Punkte}',
  'happens.wins': 'das Gefecht wird gewonnen',
  'happens.noLoss': 'Sie verlieren kein weiteres Schiff',
  'happens.ahead': 'Sie haben mehr versenkt als alle anderen',
};
