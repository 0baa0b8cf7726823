/** The roll that followed an answer: what each number would have been worth against what was expected of the roll. */
import type { FollowingRoll, WeighedRoll } from '@flotilla/lab';
import { INTERVAL } from '@flotilla/lab';
import { capital, percent } from '@flotilla/table/run';
import { outcomeWords } from '@flotilla/ui/parts/eventWords.ts';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { along } from './scale.ts';
import { Pips } from './Top.tsx';
import type { ReviewTelling } from './telling.ts';
import { halfOf, happenedWords } from './telling.ts';
import { word } from './text/index.ts';
import { useWidth } from './useWidth.ts';

/** What chance did between this answer and the next question. */
export function RollBars({ telling, question }: { telling: ReviewTelling; question: number }) {
  const { review, questions, signed, heard, plain } = telling;
  const moment = review.luck.find((one) => one.question === question);
  const rolls = questions[question]?.rolls ?? [];
  const line = review.ledger.lines[question];
  const { grain } = review.ledger;
  const luck = moment?.luck ?? { mean: (line?.luck ?? 0) * grain, error: (line?.luckError ?? 0) * grain };
  const said = moment?.word ? word(`table.review.luck.${moment.word}`) : '';
  const clear = moment !== undefined;
  return (
    <section class="sheet-panel roll-followed" aria-labelledby="roll-title">
      <header>
        <h2 id="roll-title">{word(rolls.length > 0 ? 'roll.title' : 'roll.titleNone')}</h2>
        {clear && (
          <p class="roll-luck of-luck" data-estimate>
            <b aria-hidden="true">{signed(luck.mean)}</b>
            <span class="unseen">{heard(luck.mean)}</span> <small>± {plain(halfOf(luck))}</small>
            {said && <small> · {said}</small>}
          </p>
        )}
      </header>
      <p>{happenedWords(telling, question)}</p>
      {!clear && <p class="muted">{word(rolls.length > 0 ? 'roll.unclear' : 'roll.none')}</p>}
      {moment?.roll && <Bars telling={telling} roll={moment.roll} facts={rolls[moment.roll.roll]} />}
      {moment?.roll && rolls.length > 1 && (
        <p class="small-print">{word('roll.more', { n: rolls.length - 1 })}</p>
      )}
    </section>
  );
}

const HEIGHT = 168;
const MIDDLE = 74;

interface BarsProps {
  readonly telling: ReviewTelling;
  readonly roll: WeighedRoll;
  readonly facts: FollowingRoll | undefined;
}

/** One bar for each number: its height is what it was worth, its width its exact chance. */
function Bars({ telling, roll, facts }: BarsProps) {
  const { signed, plain, heard, reviewed } = telling;
  const [box, width] = useWidth<HTMLDivElement>(560);
  const { results } = roll;
  const reach = Math.max(1e-9, ...results.map(({ lead }) => Math.abs(lead.mean) + halfOf(lead)));
  const high = along(0, reach, 0, MIDDLE - 14);
  const [left, room] = [6, width - 12];
  let from = left;
  const bars = results.map((one) => {
    const at = from;
    from += one.chance * room;
    return { ...one, at, wide: one.chance * room };
  });
  const outcome = (label: string): string =>
    facts && label ? capital(outcomeWords(reviewed.game, { chart: facts.chart, outcome: label })) : '';
  return (
    <>
      <p class="muted">
        {word('roll.dice', { dice: facts?.dice ?? '', natural: roll.natural })}{' '}
        <Rule rule={facts?.rule ?? ''} />
      </p>
      <div ref={box} aria-hidden="true">
        <svg aria-hidden="true" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
          <Pips />
          {bars.map(({ natural, lead, at, wide }) => {
            const tall = Math.max(1, high(Math.abs(lead.mean)));
            const end = lead.mean >= 0 ? MIDDLE - tall : MIDDLE + tall;
            const half = high(INTERVAL * lead.error);
            const middle = at + wide / 2;
            return (
              <g key={natural} class={natural === roll.natural ? 'roll-bar thrown' : 'roll-bar'}>
                <rect x={at + 1} y={Math.min(MIDDLE, end)} width={Math.max(2, wide - 2)} height={tall} />
                <path
                  class="whisker"
                  d={`M${middle} ${end - half}V${end + half}M${middle - 4} ${end - half}h8M${middle - 4} ${end + half}h8`}
                />
                <text x={middle} y={HEIGHT - 8} text-anchor="middle">
                  {natural}
                </text>
              </g>
            );
          })}
          <path class="roll-zero" d={`M0 ${MIDDLE}H${width}`} />
        </svg>
      </div>
      <details class="as-table">
        <summary>{word('asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{word('roll.number')}</th>
              <th scope="col">{word('roll.chance')}</th>
              <th scope="col">{word('roll.worth')}</th>
              <th scope="col">{word('roll.result')}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ natural, chance, lead, outcome: label }) => (
              <tr key={natural} class={natural === roll.natural ? 'thrown' : ''}>
                <th scope="row">{natural}</th>
                <td>{percent(spoken(), chance)}</td>
                <td data-estimate>
                  <span aria-hidden="true">{signed(lead.mean)}</span>
                  <span class="unseen">{heard(lead.mean)}</span> ± {plain(halfOf(lead))}
                </td>
                <td>{outcome(label)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
