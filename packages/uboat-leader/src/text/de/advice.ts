/** What advice says, in German. */
export const advice = {
  'measure.won': 'Feldzüge, die Ausreichend oder besser enden',
  'finding.more': 'Von 100 Feldzügen enden {n} ± {w} mehr Ausreichend oder besser ({games} Feldzüge).',
  'finding.fewer': 'Von 100 Feldzügen enden {n} ± {w} weniger Ausreichend oder besser ({games} Feldzüge).',
  'finding.none':
    'Kein klarer Unterschied bei der Bewertung: höchstens {w} von 100 nach oben oder unten ({games} Feldzüge).',
  'worth.inPoints': '{n} {n|Punkt|Punkte}',
  'worth.held': 'Feldzug gehalten',
  'worth.share': '{share%}',
  'happens.held': 'der Feldzug endet mit „Ausreichend“ oder besser',
  'happens.noneLost': 'kein weiteres Boot geht verloren',
  'happens.sinks': 'ein weiteres Schiff wird versenkt',
  'why.salvo': '{n} {n|Torpedo|Torpedos}: versenkt {sunk%}, verfehlt {miss%}',
  'why.salvoKept': '{n} {n|Torpedo|Torpedos}: versenkt {sunk%}, verfehlt {miss%}; {kept} aufgespart',
};
