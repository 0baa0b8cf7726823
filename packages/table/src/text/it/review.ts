/** What a review comes to and the words for moments, in Italian. */
import type { review as en } from '../en/review.ts';

/** The sentences of reviews in Italian. */
export const review: Readonly<Record<keyof typeof en, string>> = {
  'table.review.early': 'Troppo presto per dirlo.',
  'table.review.early.more': 'I margini sono ancora troppo larghi per una frase.',
  'table.review.dice': 'Soprattutto i dadi.',
  'table.review.dice.more':
    'Hanno tolto {luck}. Tra le vostre decisioni e quelle dell’asso non c’è una differenza netta.',
  'table.review.dice.gave':
    'Vi hanno dato {luck}. Tra le vostre decisioni e quelle dell’asso non c’è una differenza netta.',
  'table.review.helped': 'I dadi hanno aiutato.',
  'table.review.helped.more': 'Vi hanno dato {luck}. Le risposte dell’asso sarebbero valse {skill} in più.',
  'table.review.both': 'In parte voi, in parte i dadi.',
  'table.review.both.more': 'I dadi hanno tolto {luck}; l’asso ne avrebbe conservati {skill} dei vostri.',
  'table.review.notYou': 'Non voi: i dadi.',
  'table.review.notYou.more':
    'Ne avete ricavato {skill} più di quanto avrebbe fatto l’asso; i dadi hanno tolto {luck}.',
  'table.review.you': 'È merito vostro.',
  'table.review.you.more': '{skill} più di quanto ne avrebbe ricavato l’asso.',
  'table.review.more': 'C’era di più da prendere.',
  'table.review.more.more': 'L’asso ne avrebbe ricavato {skill} in più.',
  'table.review.expected': 'Come c’era da aspettarsi.',
  'table.review.expected.more': 'Né i dadi né le decisioni l’hanno cambiato nettamente.',
  'table.review.word.doubtful': 'dubbia',
  'table.review.word.mistake': 'errore',
  'table.review.word.blunder': 'grave errore',
  'table.review.word.none': 'nessuna differenza netta',
  'table.review.luck.lucky': 'fortuna',
  'table.review.luck.veryLucky': 'molta fortuna',
  'table.review.luck.unlucky': 'sfortuna',
  'table.review.luck.veryUnlucky': 'molta sfortuna',
  'table.review.note.onlyChoice': 'l’unica scelta',
  'table.review.note.brave': 'più audace: più guadagno, più rischio',
  'table.review.note.tooMany': 'troppe domande per essere sicuri di questa',
  'table.review.note.practice': 'rivista in esercitazione',
  'table.review.skill.best': 'la migliore',
  'table.review.skill.good': 'buona',
};
