/** Ready-made beginnings, in English. */
export const start = {
  'start.begin': 'Take command',
  'start.usual': 'The crew loads the usual torpedoes: you can change that before each patrol.',
  'start.own': 'I want to choose the torpedoes for the first patrol, too',
  'start.first.title': 'First command: Type VIIB, September 1939',
  'start.first.about':
    '14 torpedoes, four tubes ahead and one astern, and a deck gun.\nThe early months are the kindest: few escorts, few aircraft.\nYour early torpedoes fail often. So did theirs.\nOf {careers} simulated captains who began like this, {share} in a hundred lived to June 1943; half of them sank more than {tons} t.',
  'start.far.title': 'Far seas',
  'start.far.about': 'Type IXB, April 1940. 22 torpedoes, long patrols, slow to dive.',
  'start.thick.title': 'In the thick of it',
  'start.thick.about': 'Type VIIC, October 1940. The hunt is on, on both sides.',
  'start.hard.title': 'A hard beginning',
  'start.hard.about': 'Type VIID, January 1942. Mines, aircraft, and a short war.',
};
