/** The roll that followed an answer: what each number would have been worth against what was expected of the roll. */
import type { FollowingRoll, WeighedRoll } from '@flotilla/lab';
import { INTERVAL } from '@flotilla/lab';
import { capital, percent } from '@flotilla/table/run';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Bars, Whisker } from '@flotilla/ui/charts/marks.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { useWidth } from '@flotilla/ui/charts/useWidth.ts';
import { outcomeWords } from '@flotilla/ui/parts/eventWords.ts';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { Pips } from './Top.tsx';
import type { ReviewTelling } from './telling.ts';
import { halfOf, happenedWords } from './telling.ts';
import { word } from './text/index.ts';

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
      {moment?.roll && <Numbers telling={telling} roll={moment.roll} facts={rolls[moment.roll.roll]} />}
      {moment?.roll && rolls.length > 1 && (
        <p class="small-print">{word('roll.more', { n: rolls.length - 1 })}</p>
      )}
    </section>
  );
}

const HEIGHT = 168;
const MIDDLE = 74;

interface NumbersProps {
  readonly telling: ReviewTelling;
  readonly roll: WeighedRoll;
  readonly facts: FollowingRoll | undefined;
}

/** One bar for each number: its height is what it was worth, its width its exact chance. */
function Numbers({ telling, roll, facts }: NumbersProps) {
  const { signed, plain, heard, reviewed } = telling;
  const [box, width] = useWidth<HTMLDivElement>(560);
  const { results } = roll;
  const reach = Math.max(1e-9, ...results.map(({ lead }) => Math.abs(lead.mean) + halfOf(lead)));
  const plot = plotOf(
    { width, height: HEIGHT, left: 6, right: 6, top: 14, bottom: HEIGHT - 2 * MIDDLE + 14 },
    [0, 1],
    [-reach, reach],
  );
  const { x, y } = plot;
  let from = 0;
  const bars = results.map((one) => {
    const at = from;
    from += one.chance;
    return { ...one, at, to: from, middle: x((at + from) / 2) };
  });
  const outcome = (label: string): string =>
    facts && label ? capital(outcomeWords(reviewed.game, { chart: facts.chart, outcome: label })) : '';
  return (
    <>
      <p class="muted">
        {word('roll.dice', { dice: facts?.dice ?? '', natural: roll.natural })}{' '}
        <Rule rule={facts?.rule ?? ''} />
      </p>
      <div ref={box}>
        <Chart
          plot={plot}
          sized
          label={null}
          below={word('asTable')}
          figures={{
            caption: word('roll.title'),
            head: [word('roll.number'), word('roll.chance'), word('roll.worth'), word('roll.result')],
            rows: results.map(({ natural, chance, lead, outcome: label }) => [
              natural,
              percent(spoken(), chance),
              <span key={natural} data-estimate>
                <span aria-hidden="true">{signed(lead.mean)}</span>
                <span class="unseen">{heard(lead.mean)}</span> ± {plain(halfOf(lead))}
              </span>,
              outcome(label),
            ]),
            own: results.findIndex(({ natural }) => natural === roll.natural),
          }}
        >
          <Pips />
          {bars.map(({ natural, lead, at, to, middle }) => (
            <g key={natural} class={natural === roll.natural ? 'roll-bar thrown' : 'roll-bar'}>
              <Bars plot={plot} gap={2} least={1} bars={[{ x: [at, to], y: [0, lead.mean] }]} />
              <Whisker
                upright
                cap={4}
                at={middle}
                ends={[y(lead.mean + INTERVAL * lead.error), y(lead.mean - INTERVAL * lead.error)]}
              />
              <text x={middle} y={HEIGHT - 8} text-anchor="middle">
                {natural}
              </text>
            </g>
          ))}
          <g class="roll-zero">
            <Axes plot={plot} y={{ at: [0], grid: true }} />
          </g>
        </Chart>
      </div>
    </>
  );
}
