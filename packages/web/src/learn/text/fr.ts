/** What lessons, coach, terms and "What is going on?" say around the words of the games, in French. */
import type { Sentences } from './index.ts';

export const fr: Sentences = {
  'lesson.of': '{at} sur {of}',
  'lesson.progress': '{title} : {at} sur {of}',
  'lesson.know': 'Je connais',
  'lesson.knowText': 'Met fin à la leçon ; la partie continue',
  'lesson.left': 'La leçon est terminée. La partie continue d’ici.',
  'lesson.show': 'Le faire pour moi',
  'lesson.away': 'Ranger la carte',
  'lesson.again': 'Revoir l’explication',
  'lesson.goOn': 'Continuer la partie',
  'lesson.next': 'Ensuite : {title} ({minutes} min)',
  'coach.first': 'Première fois ici.',
  'coach.away': 'Ranger',
  'coach.again': 'De quoi s’agit-il ?',
  'term.open': '{term} : qu’est-ce que c’est ?',
  'term.rule': 'Règle {rule}',
  'term.all': 'Tous les termes',
  'term.title': 'Termes',
  'situation.title': 'Que se passe-t-il ?',
  'situation.key': 'Que se passe-t-il ? (W)',
  'situation.where': 'Où',
  'situation.stake': 'L’enjeu',
  'situation.next': 'La suite',
};
