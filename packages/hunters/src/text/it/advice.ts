/** What advice and suggestions say, in Italian. */
export const advice = {
  'measure.fate.survived': 'comandanti che sopravvivono al servizio',
  'finding.more': 'Su 100 comandanti, {n} ± {w} in più sopravvivono al servizio ({games} carriere).',
  'finding.fewer': 'Su 100 comandanti, {n} ± {w} in meno sopravvivono al servizio ({games} carriere).',
  'finding.none':
    'Nessuna differenza netta sulla sopravvivenza: al massimo {w} su 100 in un senso o nell’altro ({games} carriere).',
  'worth.both': 'tonnellate, e {tons} t per sopravvivere fino alla fine',
  'worth.tons': 'tonnellate affondate',
  'worth.lives': 'sopravvivere fino alla fine',
  'worth.inTons': '{n} t',
  'worth.share': '{share%}',
  'happens.home': 'il battello torna da questa missione',
  'happens.sinks': 'questa missione affonda un’altra nave',
  'happens.lives': 'il comandante sopravvive al suo servizio',
  'why.aim': '{n} su {ship} {chance%}',
  'why.list': '{first}, {second}',
  'why.and': '{first}; {second}',
  'why.kept': '{n} {n|tenuto|tenuti}',
  'why.unseen': 'inosservato {chance%}',
  'why.unseenInstead': 'inosservato {chance%} invece di {other%}',
  'why.hits': '{chance%} dei siluri colpisce',
  'why.slips': 'si infiltra {chance%}',
  'why.usualLoad': 'La composizione attuale: vapore per la portata, elettrici per restare inosservati.',
  'why.steamLoad':
    '{n} a vapore, quanti ne permettono le regole: colpiscono più spesso a media e lunga distanza.',
};
