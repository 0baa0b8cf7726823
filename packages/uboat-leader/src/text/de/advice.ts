/** What advice says, in German. */
export const advice = {
  'worth.inPoints': '{n} {n|Punkt|Punkte}',
  'worth.held': 'Feldzug gehalten',
  'worth.share': '{share%}',
  'happens.held': 'der Feldzug endet mit „Ausreichend“ oder besser',
  'happens.noneLost': 'kein weiteres Boot geht verloren',
  'happens.sinks': 'ein weiteres Schiff wird versenkt',
  'why.salvo': '{n} {n|Torpedo|Torpedos}: versenkt {sunk%}, verfehlt {miss%}',
  'why.salvoKept': '{n} {n|Torpedo|Torpedos}: versenkt {sunk%}, verfehlt {miss%}; {kept} aufgespart',
};
