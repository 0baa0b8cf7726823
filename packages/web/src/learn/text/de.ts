/** What lessons, coach, terms and "What is going on?" say around the words of the games, in German. */
import type { Sentences } from './index.ts';

export const de: Sentences = {
  'lesson.of': '{at} von {of}',
  'lesson.progress': '{title}: {at} von {of}',
  'lesson.know': 'Kenne ich schon',
  'lesson.knowText': 'Beendet die Lektion; das Spiel geht weiter',
  'lesson.left': 'Die Lektion ist beendet. Das Spiel geht von hier aus weiter.',
  'lesson.show': 'Für mich ausführen',
  'lesson.away': 'Karte weglegen',
  'lesson.again': 'Noch einmal zeigen',
  'lesson.goOn': 'Weiterspielen',
  'lesson.next': 'Als Nächstes: {title} ({minutes} min)',
  'coach.first': 'Zum ersten Mal hier.',
  'coach.away': 'Weglegen',
  'coach.again': 'Worum geht es bei dieser Frage?',
  'term.open': '{term}: Was heißt das?',
  'term.rule': 'Regel {rule}',
  'term.all': 'Alle Begriffe',
  'term.title': 'Begriffe',
  'situation.title': 'Was ist los?',
  'situation.key': 'Was ist los? (W)',
  'situation.where': 'Wo',
  'situation.stake': 'Worum es geht',
  'situation.next': 'Wie weiter',
};
