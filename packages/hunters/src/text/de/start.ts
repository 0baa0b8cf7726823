/** Ready-made beginnings, in German. */
export const start = {
  'start.begin': 'Kommando übernehmen',
  'start.usual': 'Die Besatzung lädt die üblichen Torpedos: Vor jeder Feindfahrt können Sie das ändern.',
  'start.own': 'Ich möchte die Torpedos auch für die erste Feindfahrt selbst wählen',
  'start.first.title': 'Erstes Kommando: Typ VIIB, September 1939',
  'start.first.about':
    '14 Torpedos, vier Rohre vorn und eines achtern, dazu ein Deckgeschütz.\nDie ersten Monate sind die leichtesten: wenige Geleitschiffe, wenige Flugzeuge.\nIhre ersten Torpedos versagen oft. Das taten sie damals auch.\nVon {careers} simulierten Kommandanten, die so begannen, erlebten {share} von hundert den Juni 1943; die Hälfte versenkte mehr als {tons} t.',
  'start.far.title': 'Ferne Gewässer',
  'start.far.about': 'Typ IXB, April 1940. 22 Torpedos, lange Fahrten, taucht langsam.',
  'start.thick.title': 'Mittendrin',
  'start.thick.about': 'Typ VIIC, Oktober 1940. Gejagt wird jetzt auf beiden Seiten.',
  'start.hard.title': 'Ein schwerer Anfang',
  'start.hard.about': 'Typ VIID, Januar 1942. Minen, Flugzeuge und ein kurzer Krieg.',
};
