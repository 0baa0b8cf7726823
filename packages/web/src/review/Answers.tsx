/** The answers to a question, the best first, each by its difference from the one that was given. */
import type { Verdict, WeighedAnswer } from '@flotilla/lab';
import { INTERVAL } from '@flotilla/lab';
import { Interval } from '@flotilla/ui/charts/Interval.tsx';
import type { Span } from '@flotilla/ui/charts/plot.ts';
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

/** Everything within so many blunders fits on the scale. */
const WIDEST = 2;

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
                <Difference answer={answers[place] as WeighedAnswer} clearAt={clearAt} reach={reach} />
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

/** The difference with two whiskers: thick for the interval that is printed, thin for what a word asks for. */
function Difference({ answer, clearAt, reach }: { answer: WeighedAnswer; clearAt: number; reach: number }) {
  const { lead, same, dropped } = answer;
  const mean = same ? 0 : lead.mean;
  const span = (errors: number): Span => [mean - errors * lead.error, mean + errors * lead.error];
  return (
    <Interval
      from={-reach}
      to={reach}
      value={mean}
      class={same ? 'answer-dot is-own' : dropped ? 'answer-dot is-out' : 'answer-dot'}
      {...(!same && { inner: span(INTERVAL), outer: span(clearAt) })}
    />
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
