/** What a review comes to and the words for moments, in French. */
import type { review as en } from '../en/review.ts';

/** The sentences of reviews in French. */
export const review: Readonly<Record<keyof typeof en, string>> = {
  'table.review.early': 'Il est trop tôt pour le dire.',
  'table.review.early.more': 'Les marges sont encore trop larges pour une phrase.',
  'table.review.dice': 'Surtout les dés.',
  'table.review.dice.more':
    'Ils ont pris {luck}. Entre vos décisions et celles de l’as, il n’y a pas de différence nette.',
  'table.review.dice.gave':
    'Ils vous ont donné {luck}. Entre vos décisions et celles de l’as, il n’y a pas de différence nette.',
  'table.review.helped': 'Les dés ont aidé.',
  'table.review.helped.more':
    'Ils vous ont donné {luck}. Les réponses de l’as auraient valu {skill} de plus.',
  'table.review.both': 'En partie vous, en partie les dés.',
  'table.review.both.more': 'Les dés ont pris {luck} ; l’as aurait gardé {skill} des vôtres.',
  'table.review.notYou': 'Pas vous : les dés.',
  'table.review.notYou.more': 'Vous en avez tiré {skill} de plus que l’as ; les dés ont pris {luck}.',
  'table.review.you': 'C’est votre œuvre.',
  'table.review.you.more': '{skill} de plus que ce que l’as en aurait tiré.',
  'table.review.more': 'Il y avait mieux à prendre.',
  'table.review.more.more': 'L’as en aurait tiré {skill} de plus.',
  'table.review.expected': 'Comme on pouvait s’y attendre.',
  'table.review.expected.more': 'Ni les dés ni les décisions n’ont nettement changé les choses.',
  'table.review.word.doubtful': 'douteux',
  'table.review.word.mistake': 'erreur',
  'table.review.word.blunder': 'grosse erreur',
  'table.review.word.none': 'pas de différence nette',
  'table.review.luck.lucky': 'chance',
  'table.review.luck.veryLucky': 'grande chance',
  'table.review.luck.unlucky': 'malchance',
  'table.review.luck.veryUnlucky': 'grande malchance',
  'table.review.note.onlyChoice': 'le seul choix',
  'table.review.note.brave': 'plus audacieux : plus de gain, plus de risque',
  'table.review.note.tooMany': 'trop de questions pour être sûr de celle-ci',
  'table.review.note.practice': 'reprise à l’entraînement',
  'table.review.skill.best': 'la meilleure',
  'table.review.skill.good': 'bonne',
};
