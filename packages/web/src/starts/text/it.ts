/** The words of ready-made beginnings in Italian. */
import type { Sentences } from './index.ts';

export const it: Sentences = {
  'how.title': 'Come cominciare',
  'how.simple': 'Scegliere per me',
  'how.all': 'Mostrare tutto',
  recommended: 'Consigliato per voi',
  name: 'Il vostro nome al tavolo',
  guide: 'Prima impara, con una guida · {minutes} min',
};
