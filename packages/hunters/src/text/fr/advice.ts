/** What advice and suggestions say, in French. */
export const advice = {
  'measure.fate.survived': 'commandants qui survivent à leur service',
  'finding.more': 'Sur 100 commandants, {n} ± {w} de plus survivent à leur service ({games} carrières).',
  'finding.fewer': 'Sur 100 commandants, {n} ± {w} de moins survivent à leur service ({games} carrières).',
  'finding.none':
    'Aucune différence nette sur la survie : au plus {w} sur 100 dans un sens ou dans l’autre ({games} carrières).',
  'worth.both': 'tonnage, et {tons} t pour survivre jusqu’au bout',
  'worth.tons': 'tonnage coulé',
  'worth.lives': 'survie jusqu’au bout',
  'worth.inTons': '{n} t',
  'worth.share': '{share%}',
  'happens.home': 'le sous-marin rentre de cette patrouille',
  'happens.sinks': 'cette patrouille coule encore un navire',
  'happens.lives': 'le commandant survit à son service',
  'why.aim': '{n} sur {ship} {chance%}',
  'why.list': '{first}, {second}',
  'why.and': '{first} ; {second}',
  'why.kept': '{n} {n|gardée|gardées}',
  'why.unseen': 'inaperçu {chance%}',
  'why.unseenInstead': 'inaperçu {chance%} au lieu de {other%}',
  'why.hits': '{chance%} des torpilles touchent',
  'why.slips': 'se faufile {chance%}',
  'why.usualLoad': 'Le mélange tel quel : vapeur pour la portée, électrique pour rester inaperçu.',
  'why.steamLoad':
    '{n} à vapeur, autant que les règles le permettent : elles touchent plus souvent à moyenne et longue portée.',
};
