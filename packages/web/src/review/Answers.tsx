/** The answers to a question, the best first, each by its difference from the one that was given. */
import type { Verdict, WeighedAnswer } from '@flotilla/lab';
import { INTERVAL } from '@flotilla/lab';
import { along } from './scale.ts';
import type { Amounts } from './telling.ts';
import { halfOf } from './telling.ts';
import { word } from './text/index.ts';

/** Answers as they were weighed: which was given, which is the ace's, and how many errors make a difference clear. */
export type Compared = Pick<Verdict, 'answers' | 'played' | 'habit' | 'clearAt' | 'kind' | 'worlds'>;

interface Props {
  readonly amounts: Amounts;
  readonly blunder: number;
  readonly verdict: Compared;
  /** What the answer at a place is called. */
  readonly nameOf: (place: number) => string;
}

const WIDTH = 150;
/** Everything within so many blunders fits on the scale. */
const WIDEST = 2;

/** The difference with two whiskers: thick for the interval that is printed, thin for what a word asks for. */
function Dot({ answer, clearAt, reach }: { answer: WeighedAnswer; clearAt: number; reach: number }) {
  const { mean, error } = answer.lead;
  const x = along(-reach, reach, 6, WIDTH - 6);
  const within = (value: number): number => x(Math.max(-reach, Math.min(reach, value)));
  const away = Math.abs(mean) > reach;
  return (
    <svg class="answer-dot" width={WIDTH} height="30" viewBox={`0 0 ${WIDTH} 30`} aria-hidden="true">
      <path class="dot-zero" d={`M${x(0)} 0V30`} />
      {!answer.same && (
        <>
          <path
            class="dot-thin"
            d={`M${within(mean - clearAt * error)} 15H${within(mean + clearAt * error)}M${within(mean - clearAt * error)} 11v8M${within(mean + clearAt * error)} 11v8`}
          />
          <path
            class="dot-thick"
            d={`M${within(mean - INTERVAL * error)} 15H${within(mean + INTERVAL * error)}`}
          />
        </>
      )}
      {away ? (
        <path class="dot-away" d={mean < 0 ? 'M10 10L4 15l6 5' : `M${WIDTH - 10} 10l6 5-6 5`} />
      ) : (
        <circle
          class={answer.same ? 'dot-own' : answer.dropped ? 'dot-out' : 'dot'}
          cx={x(answer.same ? 0 : mean)}
          cy="15"
          r="5"
        />
      )}
    </svg>
  );
}

/** The rows; the answer that was given is the line at zero, and never hidden. */
export function Answers({ amounts, blunder, verdict, nameOf }: Props) {
  const { answers, played, clearAt } = verdict;
  const reach = WIDEST * blunder;
  const order = answers
    .map((_, i) => i)
    .sort(
      (a, b) =>
        (answers[b]?.lead.mean ?? 0) - (answers[a]?.lead.mean ?? 0) ||
        Number(b === played) - Number(a === played),
    );
  return (
    <>
      <table class={answers.length > 8 ? 'answers many' : 'answers'}>
        <caption class="unseen">{word('answers.caption')}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{word('all.answer')}</th>
            <th scope="col">{word('answers.scale')}</th>
            <th scope="col">{word('answers.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((place) => (
            <tr key={place} class={place === played ? 'answer-own' : ''}>
              <th scope="row">
                {nameOf(place)}
                <Who verdict={verdict} place={place} />
              </th>
              <td>
                <Dot answer={answers[place] as WeighedAnswer} clearAt={clearAt} reach={reach} />
              </td>
              <td class="answer-figure" data-estimate>
                <Figure amounts={amounts} verdict={verdict} place={place} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {verdict.kind === 'weighed' && (
        <p class="small-print">{word('answers.text', { worlds: verdict.worlds })}</p>
      )}
    </>
  );
}

const Who = ({ verdict: { played, habit }, place }: { verdict: Compared; place: number }) => (
  <>
    {place === played && <span class="who who-you">{word('you')}</span>}
    {place === habit && <span class="who">{word('ace')}</span>}
  </>
);

function Figure({ amounts, verdict, place }: Pick<Props, 'amounts' | 'verdict'> & { place: number }) {
  const { plain, signed, heard } = amounts;
  const { lead, value, same, dropped, worlds } = verdict.answers[place] as WeighedAnswer;
  if (place === verdict.played)
    return (
      <>
        {plain(value.mean)} <small>± {plain(halfOf(value))}</small>
      </>
    );
  if (same) return <>{word('answers.same')}</>;
  return (
    <>
      <span aria-hidden="true">{signed(lead.mean)}</span>
      <span class="unseen">{heard(lead.mean)}</span>{' '}
      <small>
        <span aria-hidden="true">±</span>
        <span class="unseen">{word('heard.half')}</span> {plain(halfOf(lead))}
      </small>
      {dropped && <small class="answer-out">{word('answers.dropped', { worlds })}</small>}
    </>
  );
}
