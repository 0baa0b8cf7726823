/** An answer judged at once: first the amount, then the word, small; every answer beside it, and why. */
import type { Judgement } from '@flotilla/lab';
import { Answers } from '../review/Answers.tsx';
import { amountsOf, differenceWords, halfOf, verdictWord } from '../review/telling.ts';
import { word as reviewWord } from '../review/text/index.ts';
import type { AskedPosition } from './asked.ts';
import { answerWords } from './Options.tsx';
import { word } from './text/index.ts';

interface Props {
  readonly asked: AskedPosition;
  readonly judgement: Judgement;
}

const amounts = ({ game, record, told }: AskedPosition) => amountsOf(game, record.seats.length, told);

/** What the best answer would have been worth more, and the word for it. */
export function Headline({ asked, judgement: { given, loss, word: found } }: Props) {
  const { plain } = amounts(asked);
  const { best } = asked.weighed;
  return (
    <>
      <p class="review-label">{word('chose', { answer: answerWords(asked, given) })}</p>
      {loss === null ? (
        <h1 class="judged-headline">{word('judged.best')}</h1>
      ) : found === null ? (
        <h1 class="judged-headline">{word('judged.unclear')}</h1>
      ) : (
        <h1 class="judged-headline of-losses" data-estimate>
          <b>{reviewWord('moment.more', { amount: plain(loss.mean), answer: answerWords(asked, best) })}</b>{' '}
          <small>± {plain(halfOf(loss))}</small>
          <span class="moment-word">{verdictWord({ word: found })}</span>
        </h1>
      )}
    </>
  );
}

/** Every answer by its difference from the one given. */
export function AllAnswers({ asked, judgement }: Props) {
  const { weighed } = asked;
  return (
    <Answers
      amounts={amounts(asked)}
      blunder={weighed.scale.blunder}
      verdict={{
        answers: judgement.answers,
        played: judgement.given,
        habit: weighed.habit,
        clearAt: judgement.clearAt,
        kind: 'weighed',
        worlds: weighed.worlds,
      }}
      nameOf={(place) => answerWords(asked, place)}
    />
  );
}

/** Why the best answer is better, and what was played then. */
export function WhyOf({ asked, judgement: { given, word: found } }: Props) {
  const { weighed, game, formerly } = asked;
  const reasons = found ? differenceWords(game, weighed.why(given)) : [];
  return (
    <>
      {found && (
        <>
          <h2>{reviewWord('why')}</h2>
          <p>{reasons.length > 0 ? reasons.join(' ') : reviewWord('why.none')}</p>
        </>
      )}
      {weighed.habit === given && found && <p class="muted">{word('aceToo')}</p>}
      {formerly !== null && <Formerly asked={asked} given={given} formerly={formerly} />}
    </>
  );
}

/** What was answered then, and what today's answer is worth against it. */
function Formerly({ asked, given, formerly }: { asked: AskedPosition; given: number; formerly: number }) {
  const { plain } = amounts(asked);
  if (given === formerly) return <p>{word('then.same')}</p>;
  const { mean, error } = asked.weighed.lead(given, formerly);
  const args = {
    answer: answerWords(asked, formerly),
    amount: plain(Math.abs(mean)),
    half: plain(halfOf({ error })),
  };
  return <p data-estimate>{word(mean < 0 ? 'then.less' : 'then.more', args)}</p>;
}
