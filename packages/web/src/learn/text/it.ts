/** What lessons, coach, terms and "What is going on?" say around the words of the games, in Italian. */
import type { Sentences } from './index.ts';

export const it: Sentences = {
  'lesson.of': '{at} di {of}',
  'lesson.progress': '{title}: {at} di {of}',
  'lesson.know': 'Lo so già',
  'lesson.knowText': 'Chiude la lezione; la partita continua',
  'lesson.left': 'La lezione è finita. La partita continua da qui.',
  'lesson.show': 'Farlo per me',
  'lesson.away': 'Mettere via la scheda',
  'lesson.again': 'Mostrare di nuovo',
  'lesson.goOn': 'Continuare a giocare',
  'lesson.next': 'Poi: {title} ({minutes} min)',
  'coach.first': 'Prima volta qui.',
  'coach.away': 'Mettere via',
  'coach.again': 'Di che cosa si tratta?',
  'term.open': '{term}: che cosa significa?',
  'term.rule': 'Regola {rule}',
  'term.all': 'Tutti i termini',
  'term.title': 'Termini',
  'situation.title': 'Che cosa succede?',
  'situation.key': 'Che cosa succede? (W)',
  'situation.where': 'Dove',
  'situation.stake': 'La posta in gioco',
  'situation.next': 'E poi',
};
