/** What advice says, in English. */
export const advice = {
  'worth.inPoints': '{n} {n|point|points}',
  'worth.held': 'campaign held',
  'worth.share': '{share%}',
  'happens.held': 'the campaign ends at Adequate or better',
  'happens.noneLost': 'no further boat is lost',
  'happens.sinks': 'another ship is sunk',
  'why.salvo': '{n} {n|torpedo|torpedoes}: sunk {sunk%}, missed {miss%}',
  'why.salvoKept': '{n} {n|torpedo|torpedoes}: sunk {sunk%}, missed {miss%}; {kept} kept',
};
