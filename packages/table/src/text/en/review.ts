/** What a review comes to and the words for moments, in English. */

/** The sentences of reviews in English. */
export const review = {
  'table.review.early': 'Too early to say.',
  'table.review.early.more': 'The intervals are still too wide for a sentence.',
  'table.review.dice': 'Mostly the dice.',
  'table.review.dice.more':
    'They took {luck}. Between your decisions and the ace’s there is no clear difference.',
  'table.review.dice.gave':
    'They gave you {luck}. Between your decisions and the ace’s there is no clear difference.',
  'table.review.helped': 'The dice helped.',
  'table.review.helped.more': 'They gave you {luck}. The ace’s answers would have been worth {skill} more.',
  'table.review.both': 'Partly you, partly the dice.',
  'table.review.both.more': 'The dice took {luck}; the ace would have kept {skill} of yours.',
  'table.review.notYou': 'Not you: the dice.',
  'table.review.notYou.more': 'You made {skill} more of it than the ace would have; the dice took {luck}.',
  'table.review.you': 'You did that.',
  'table.review.you.more': '{skill} more than the ace would have made of it.',
  'table.review.more': 'More was there to be had.',
  'table.review.more.more': 'The ace would have made {skill} more of it.',
  'table.review.expected': 'As was to be expected.',
  'table.review.expected.more': 'Neither dice nor decisions moved it clearly.',
  'table.review.word.doubtful': 'doubtful',
  'table.review.word.mistake': 'mistake',
  'table.review.word.blunder': 'blunder',
  'table.review.word.none': 'no clear difference',
  'table.review.luck.lucky': 'lucky',
  'table.review.luck.veryLucky': 'very lucky',
  'table.review.luck.unlucky': 'unlucky',
  'table.review.luck.veryUnlucky': 'very unlucky',
  'table.review.note.onlyChoice': 'the only choice',
  'table.review.note.brave': 'braver: more gained, more risked',
  'table.review.note.tooMany': 'too many questions to be sure of this one',
  'table.review.note.practice': 'gone back over in practice',
  'table.review.skill.best': 'best',
  'table.review.skill.good': 'good',
};
