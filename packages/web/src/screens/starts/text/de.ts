/** The words of ready-made beginnings in German. */
import type { Sentences } from './index.ts';

export const de: Sentences = {
  'how.title': 'So beginnen',
  'how.simple': 'Für mich wählen',
  'how.all': 'Alles zeigen',
  recommended: 'Für Sie empfohlen',
  name: 'Ihr Name am Tisch',
  'begin.hunters': 'Kommando übernehmen',
  'begin.uboat-leader': 'Feldzug eröffnen',
  'begin.naval-battles': 'Auf Gefechtsstation',
  guide: 'Erst mit Anleitung lernen · {minutes} Min.',
  load: 'Die Besatzung lädt die üblichen Torpedos: Vor jeder Feindfahrt können Sie das ändern.',
  'load.own': 'Ich möchte die Torpedos auch für die erste Feindfahrt selbst wählen',
  'hunters.first.title': 'Erstes Kommando: Typ VIIB, September 1939',
  'hunters.first.about':
    '14 Torpedos, vier Rohre vorn und eines achtern, dazu ein Deckgeschütz.\nDie ersten Monate sind die leichtesten: wenige Geleitschiffe, wenige Flugzeuge.\nIhre ersten Torpedos versagen oft. Das taten sie damals auch.\nVon {careers} simulierten Kommandanten, die so begannen, erlebten {share} von hundert den Juni 1943; die Hälfte versenkte mehr als {tons} t.',
  'hunters.far.title': 'Ferne Gewässer',
  'hunters.far.about': 'Typ IXB, April 1940. 22 Torpedos, lange Fahrten, taucht langsam.',
  'hunters.thick.title': 'Mittendrin',
  'hunters.thick.about': 'Typ VIIC, Oktober 1940. Gejagt wird jetzt auf beiden Seiten.',
  'hunters.hard.title': 'Ein schwerer Anfang',
  'hunters.hard.about': 'Typ VIID, Januar 1942. Minen, Flugzeuge und ein kurzer Krieg.',
  'uboat-leader.first.title': 'Erste Flottille: „Die Schlacht beginnt“, kurz',
  'uboat-leader.first.about':
    'Eine Handvoll Boote, ein Hafen und die Gewässer um die Britischen Inseln.\nZuerst stellen Sie die Flottille zusammen; „Flottille vorschlagen“ nimmt es Ihnen ab.\nEs gibt wenige Geleitschiffe, und noch verlangt niemand viel von Ihnen.\nZweite Auflage, ohne Zusatzregeln.',
  'uboat-leader.happy.title': 'Die glückliche Zeit',
  'uboat-leader.happy.about': 'Französische Häfen, volle Geleitzüge. Kurzer Feldzug.',
  'uboat-leader.drumbeat.title': 'Unternehmen Paukenschlag',
  'uboat-leader.drumbeat.about': 'Die amerikanische Küste, noch ehe sie gerüstet war. Kurzer Feldzug.',
  'uboat-leader.hunted.title': 'Die Gejagten',
  'uboat-leader.hunted.about': 'Die Geleitschiffe haben dazugelernt. Für alte Hasen.',
  'naval-battles.first.title': 'Erstes Gefecht: 15 Punkte gegen einen Gegner',
  'naval-battles.first.about':
    'Drei oder vier Schiffe auf jeder Seite; das Los bestimmt die Flagge.\nSie wählen mit einem Druck eine fertige Flotte oder Schiff für Schiff selbst.\nKarten greifen an, Karten wehren ab; wer zuerst 15 Punkte versenkt, gewinnt.\nGegenüber sitzt der Computer und spielt solide.',
  'naval-battles.usual.title': 'Das übliche Gefecht',
  'naval-battles.usual.about': 'Je 25 Punkte, wie es die Regeln vorsehen.',
  'naval-battles.raider.title': 'Raider Force-710',
  'naval-battles.raider.about':
    'Norwegische Fregatten treffen auf sowjetische Angreifer. Die Flotten stehen fest.',
  'naval-battles.falkland.title': 'Falkland-Express',
  'naval-battles.falkland.about': 'Ein Versorger, ein Geleitschiff, ein Jäger. Drei Runden.',
};
