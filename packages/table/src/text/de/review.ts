/** What a review comes to and the words for moments, in German. */
import type { review as en } from '../en/review.ts';

/** The sentences of reviews in German. */
export const review: Readonly<Record<keyof typeof en, string>> = {
  'table.review.early': 'Noch zu früh.',
  'table.review.early.more': 'Die Spannen sind für einen Satz noch zu weit.',
  'table.review.dice': 'Vor allem die Würfel.',
  'table.review.dice.more':
    'Sie haben {luck} genommen. Zwischen Ihren Entscheidungen und denen des Asses ist kein klarer Unterschied.',
  'table.review.dice.gave':
    'Sie haben Ihnen {luck} gegeben. Zwischen Ihren Entscheidungen und denen des Asses ist kein klarer Unterschied.',
  'table.review.helped': 'Die Würfel haben geholfen.',
  'table.review.helped.more':
    'Sie haben Ihnen {luck} gegeben. Die Antworten des Asses wären {skill} mehr wert gewesen.',
  'table.review.both': 'Teils Sie, teils die Würfel.',
  'table.review.both.more': 'Die Würfel haben {luck} genommen; das Ass hätte von Ihren {skill} behalten.',
  'table.review.notYou': 'Nicht Sie: die Würfel.',
  'table.review.notYou.more':
    'Sie haben {skill} mehr daraus gemacht, als das Ass es hätte; die Würfel haben {luck} genommen.',
  'table.review.you': 'Das waren Sie.',
  'table.review.you.more': '{skill} mehr, als das Ass daraus gemacht hätte.',
  'table.review.more': 'Es war mehr zu holen.',
  'table.review.more.more': 'Das Ass hätte {skill} mehr daraus gemacht.',
  'table.review.expected': 'Wie zu erwarten war.',
  'table.review.expected.more': 'Weder Würfel noch Entscheidungen haben klar etwas bewegt.',
  'table.review.word.doubtful': 'zweifelhaft',
  'table.review.word.mistake': 'Fehler',
  'table.review.word.blunder': 'grober Fehler',
  'table.review.word.none': 'kein klarer Unterschied',
  'table.review.luck.lucky': 'Glück',
  'table.review.luck.veryLucky': 'viel Glück',
  'table.review.luck.unlucky': 'Pech',
  'table.review.luck.veryUnlucky': 'viel Pech',
  'table.review.note.onlyChoice': 'die einzige Wahl',
  'table.review.note.brave': 'mutiger: mehr gewonnen, mehr gewagt',
  'table.review.note.tooMany': 'zu viele Fragen, um bei dieser sicher zu sein',
  'table.review.note.practice': 'beim Üben zurückgegangen',
  'table.review.skill.best': 'beste',
  'table.review.skill.good': 'gut',
};
