/** The words of ready-made beginnings in French. */
import type { Sentences } from './index.ts';

export const fr: Sentences = {
  'how.title': 'Comment commencer',
  'how.simple': 'Choisir pour moi',
  'how.all': 'Tout montrer',
  recommended: 'Conseillé pour vous',
  name: 'Votre nom à la table',
  guide: 'Apprendre d’abord, avec un guide · {minutes} min',
};
