/** What advice says, in German. */
export const advice = {
  'measure.won.1': 'Siege des ersten Platzes',
  'finding.more': 'Ein Gefecht dauert für jeden {n} ± {w} Züge länger ({games} Gefechte).',
  'finding.fewer': 'Ein Gefecht ist für jeden {n} ± {w} Züge kürzer ({games} Gefechte).',
  'finding.none':
    'Kein klarer Unterschied bei der Dauer: höchstens {w} Züge nach oben oder unten ({games} Gefechte).',
  'worth.lead': 'Punkte Vorsprung',
  'worth.inPoints': '{n} {n|Punkt|Punkte}',
  'happens.wins': 'das Gefecht wird gewonnen',
  'happens.noLoss': 'Sie verlieren kein weiteres Schiff',
  'happens.ahead': 'Sie haben mehr versenkt als alle anderen',
};
