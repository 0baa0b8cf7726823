/** What advice says, in English. */
export const advice = {
  'measure.won': 'campaigns that end Adequate or better',
  'finding.more': 'Of 100 campaigns, {n} ± {w} more end Adequate or better ({games} campaigns).',
  'finding.fewer': 'Of 100 campaigns, {n} ± {w} fewer end Adequate or better ({games} campaigns).',
  'finding.none': 'No clear difference to the evaluation: at most {w} of 100 either way ({games} campaigns).',
  'worth.inPoints': '{n} {n|point|points}',
  'worth.held': 'campaign held',
  'worth.share': '{share%}',
  'happens.held': 'the campaign ends at Adequate or better',
  'happens.noneLost': 'no further boat is lost',
  'happens.sinks': 'another ship is sunk',
  'why.salvo': '{n} {n|torpedo|torpedoes}: sunk {sunk%}, missed {miss%}',
  'why.salvoKept': '{n} {n|torpedo|torpedoes}: sunk {sunk%}, missed {miss%}; {kept} kept',
};
