/** What advice and suggestions say, in German. */
export const advice = {
  'measure.fate.survived': 'Kommandanten, die ihre Dienstzeit überleben',
  'finding.more': 'Von 100 Kommandanten überleben {n} ± {w} mehr ihre Dienstzeit ({games} Laufbahnen).',
  'finding.fewer': 'Von 100 Kommandanten überleben {n} ± {w} weniger ihre Dienstzeit ({games} Laufbahnen).',
  'finding.none':
    'Kein klarer Unterschied beim Überleben: höchstens {w} von 100 nach oben oder unten ({games} Laufbahnen).',
  'worth.both': 'Tonnen, und {tons} t fürs Überleben bis zum Ende',
  'worth.tons': 'versenkte Tonnen',
  'worth.lives': 'Überleben bis zum Ende',
  'worth.inTons': '{n} t',
  'worth.share': '{share%}',
  'happens.home': 'das Boot kommt von dieser Feindfahrt heim',
  'happens.sinks': 'diese Feindfahrt versenkt noch ein Schiff',
  'happens.lives': 'der Kommandant überlebt seine Dienstzeit',
  'why.aim': '{n} auf {ship} {chance%}',
  'why.list': '{first}, {second}',
  'why.and': '{first}; {second}',
  'why.kept': '{n} {n|bleibt|bleiben} im Rohr',
  'why.unseen': 'unentdeckt {chance%}',
  'why.unseenInstead': 'unentdeckt {chance%} statt {other%}',
  'why.hits': '{chance%} der Torpedos treffen',
  'why.slips': 'schlüpft durch {chance%}',
  'why.usualLoad': 'Die Mischung, wie sie ist: G7a für die Ferne, G7e, um unentdeckt zu bleiben.',
  'why.steamLoad':
    '{n} G7a, so viele die Regeln erlauben: Sie treffen auf mittlere und weite Entfernung öfter.',
};
