/** The words of ready-made beginnings in German. */
import type { Sentences } from './index.ts';

export const de: Sentences = {
  'how.title': 'So beginnen',
  'how.simple': 'Für mich wählen',
  'how.all': 'Alles zeigen',
  recommended: 'Für Sie empfohlen',
  name: 'Ihr Name am Tisch',
  guide: 'Erst mit Anleitung lernen · {minutes} Min.',
};
