/** What a review comes to: one sentence, the sum that adds up, and the sum as a bar. */
import type { Estimate, PrintedSum } from '@flotilla/lab';
import { printedSum, saidIn, sentenceFor, sentenceTexts } from '@flotilla/lab';
import type { Text } from '@flotilla/table';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Bars, Whisker } from '@flotilla/ui/charts/marks.tsx';
import { heldAt, plotOf } from '@flotilla/ui/charts/plot.ts';
import { ticks } from '@flotilla/ui/charts/scale.ts';
import { useWidth } from '@flotilla/ui/charts/useWidth.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { Reservations } from './Reservations.tsx';
import type { ReviewTelling } from './telling.ts';
import { has, word } from './text/index.ts';

/** The accounts of the sum, in the order in which they lead to the result. */
type Account = 'expected' | 'luck' | 'skill' | 'practice';

interface Term {
  readonly account: Account;
  readonly mean: number;
  /** Half the interval; null where none is told. */
  readonly half: number | null;
}

const termsOf = ({ expected, luck, skill, practice }: PrintedSum): Term[] => [
  { account: 'expected', mean: expected.mean, half: expected.error },
  { account: 'luck', mean: luck.mean, half: luck.error },
  { account: 'skill', mean: skill.mean, half: skill.error },
  ...(practice === 0 ? [] : [{ account: 'practice' as const, mean: practice, half: null }]),
];

const isUnclear = ({ mean, error }: Estimate): boolean => Math.abs(mean) <= error;

/** The remark behind the account of skill. */
function skillRemark({ review }: ReviewTelling, { skill }: PrintedSum): string {
  if (sentenceFor(review) === 'early') return word('sum.open');
  return isUnclear(skill) ? word('sum.unclear') : '';
}

/** A sentence of the review whose amounts are in words already. */
const sentenceWords = (said: Text): string =>
  typeof said !== 'string' && has(said.key) ? word(said.key, said.args) : '';

/** The sentence, the sum and its bar. */
export function Top({ telling }: { telling: ReviewTelling }) {
  const { review, reviewed } = telling;
  const { game, record } = reviewed;
  const said = saidIn(game, record.seats.length, review);
  const [sentence, ...more] = sentenceTexts(review, (amount) => say(game, said(amount))).map(sentenceWords);
  const sum = printedSum(review.ledger);
  return (
    <div class="review-top">
      <p class="review-label">{word('label')}</p>
      <h1>{sentence}</h1>
      <p class="review-lead">{more.join(' ')}</p>
      <Reservations record={record} />
      <Sum telling={telling} sum={sum} />
      <Bar telling={telling} sum={sum} />
    </div>
  );
}

/** The sum as it is heard. */
function heardSum(telling: ReviewTelling, sum: PrintedSum): string {
  const { plain, heard } = telling;
  const terms = termsOf(sum).map(({ account, mean, half }) => {
    const amount = account === 'expected' ? plain(mean) : heard(mean);
    const name = word(`sum.${account}`);
    return half === null
      ? word('sum.heardBare', { amount, name })
      : word('sum.heardTerm', { amount, name, half: plain(half) });
  });
  const remark = skillRemark(telling, sum);
  return `${word('sum.heard', { result: plain(sum.result), terms: terms.join(', ') })}${remark && `: ${remark}`}.`;
}

function Sum({ telling, sum }: { telling: ReviewTelling; sum: PrintedSum }) {
  const { plain } = telling;
  const remark = skillRemark(telling, sum);
  return (
    <>
      <p class="unseen">{heardSum(telling, sum)}</p>
      <div class="sum" aria-hidden="true">
        <span class="sum-term">
          <b>{plain(sum.result)}</b>
          <small>{word('sum.result')}</small>
        </span>
        {termsOf(sum).map(({ account, mean, half }, i) => (
          <span key={account} class={`sum-term of-${account}`} data-estimate>
            <i class="sum-sign">{i === 0 ? '=' : mean < 0 ? '−' : '+'}</i>
            <b data-sign={i === 0 ? '' : mean < 0 ? '−' : '+'}>{plain(Math.abs(mean))}</b>
            <small>
              <u>{word(`sum.${account}`)}</u>
              {half !== null && ` ± ${plain(half)}`}
              {account === 'skill' && remark && ` · ${remark}`}
            </small>
          </span>
        ))}
      </div>
    </>
  );
}

const LANE = 27;
const TOP = 22;
const FOOT = 20;

/** Where each account begins and ends on one axis. */
function lanesOf(sum: PrintedSum) {
  let at = 0;
  return termsOf(sum).map((term) => {
    const from = at;
    at += term.mean;
    return { ...term, from, to: at };
  });
}

/** The sum as bars on one axis, each from where the last one ends. */
function Bar({ telling, sum }: { telling: ReviewTelling; sum: PrintedSum }) {
  const [box, width] = useWidth<HTMLDivElement>(640);
  const lanes = lanesOf(sum);
  const left = width < 420 ? 8 : 88;
  const ends = lanes.flatMap(({ from, to, half }) => [from, to - (half ?? 0), to + (half ?? 0)]);
  const [least, most] = [Math.min(0, ...ends), Math.max(...ends, sum.result)];
  const step = left < 20 ? LANE + 14 : LANE;
  const height = TOP + lanes.length * step + FOOT;
  const plot = plotOf(
    { width, height, left, right: 28, top: TOP - 4, bottom: FOOT },
    [least, most],
    [FOOT - height, 4 - TOP],
  );
  const { x } = plot;
  return (
    <div class="sum-bar" ref={box} aria-hidden="true">
      <Chart plot={plot} label={null} figures="beside" sized>
        <Pips />
        <Axes
          plot={plot}
          x={{ at: ticks(least, most, width < 420 ? 3 : 5), say: telling.plain, grid: true }}
        />
        {lanes.map((lane, i) => {
          const y = TOP + i * step + (left < 20 ? 16 : 2);
          const labelled =
            left < 20 ? { x: left, y: y - 4 } : { x: left - 8, y: y + 15, 'text-anchor': 'end' as const };
          return (
            <g key={lane.account} class={`lane of-${lane.account}`}>
              <text class="lane-name" {...labelled}>
                {word(`sum.${lane.account}`)}
              </text>
              <Bars plot={plot} least={1} bars={[{ x: [lane.from, lane.to], y: [-y - 19, -y] }]} />
              {lane.half !== null && (
                <Whisker ends={[x(lane.to - lane.half), x(lane.to + lane.half)]} at={y + 9.5} />
              )}
            </g>
          );
        })}
        <path class="result-line" d={`M${x(sum.result)} ${TOP - 6}V${height - FOOT}`} />
        <text class="result-text" x={x(sum.result)} y={TOP - 9} text-anchor={heldAt(x(sum.result), width)}>
          {telling.plain(sum.result)}
        </text>
      </Chart>
    </div>
  );
}

/** What luck and skill are filled with, so that they differ without colour. */
export const Pips = () => (
  <defs>
    <pattern id="review-pips" width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" class="fill-luck" />
      <circle cx="1.500" cy="1.500" r="1" class="ink-luck" />
      <circle cx="4.500" cy="4.500" r="1" class="ink-luck" />
    </pattern>
    <pattern
      id="review-hatch"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" class="fill-skill" />
      <rect width="2" height="6" class="ink-skill" />
    </pattern>
  </defs>
);
