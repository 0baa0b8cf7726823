/** What the terms of docs/glossary.md mean, in English. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.dud.card':
    'A torpedo that hits and does not explode. Early in the war one in three fails (one in two of the electric ones), later one in six.',
  'term.testDepth.card':
    'The depth a hull is built for. Below it you are harder to find, but it costs a hull box, and a damaged hull may be crushed.',
  'term.escort.card':
    'Warships that guard merchant ships. After an attack they search with two dice and drop depth charges on a boat they find.',
  'term.convoy.card': 'Merchant ships sailing together under escort. Four of them can be attacked at once.',
  'term.flooding.card':
    'Water in the boat. The last box forces her up to be scuttled; if she escapes, all of it is pumped out.',
  'term.hullBox.card':
    'One box of what the hull can bear. The last one sinks the boat, and only the yard mends them.',
  'term.depthCharges.card':
    'Bombs that burst under water. Two dice say how many hits they score, and each hit harms something.',
  'term.steamTorpedo.card':
    'The usual torpedo: it hits well, but by day its wake shows the escorts where you are.',
  'term.electricTorpedo.card':
    'A torpedo without a wake. It hits a little worse and, early in the war, fails more often.',
  'term.wolfpack.card': 'Several boats against one convoy. They share the escorts’ attention.',
  'term.refit.card':
    'The months in the yard after a patrol. The more hull boxes and systems are damaged, the longer it takes.',
  'term.luckMarker.card':
    'A chance to throw dice again after you have seen them. It is kept until used. No chance shown before a choice counts on it.',
};
