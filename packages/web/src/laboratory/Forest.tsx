/** What every change did to one measure, as a forest plot that is a table. */
import type { Effect, LabResult } from '@flotilla/lab';
import { switchName } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { Interval, IntervalAxis } from '@flotilla/ui/charts/Interval.tsx';
import { useWidth } from '@flotilla/ui/charts/useWidth.ts';
import type { ToldMeasure } from './figures.ts';
import { namingOf, shown, signed } from './figures.ts';
import { word } from './text/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly result: LabResult;
  readonly measure: ToldMeasure;
}

/** Points that the figures beside the plot need, on a phone and elsewhere. */
const FIGURES = { narrow: 104, wide: 330 } as const;
const NARROW = 620;
const WIDEST = 560;

/** The plot. */
export function Forest({ game, result, measure: { id, name, factor } }: Props) {
  const [box, width] = useWidth<HTMLDivElement>(700);
  const rows = result.switches.map(({ label, effects }) => ({ label, effect: effects[id] as Effect }));
  const ends = rows.flatMap(({ effect }) => [effect.low * factor, effect.high * factor]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const room = (most - least || 1) * 0.04;
  const narrow = width < NARROW;
  const plot = {
    from: least - room,
    to: most + room,
    width: Math.min(WIDEST, width - (narrow ? FIGURES.narrow : FIGURES.wide)),
  };
  return (
    <div ref={box} class="lab-forest">
      <table class={narrow ? 'narrow' : undefined}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{word('change')}</th>
            <th scope="col" class="wide-only">
              {word('without')}
            </th>
            <th scope="col" class="wide-only">
              {word('with')}
            </th>
            <th scope="col">{word('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, effect }) => (
            <tr key={label} data-switch={label}>
              <th scope="row">
                {switchName(game, label, namingOf(game))}
                <Interval
                  {...plot}
                  class={effect.clear ? 'is-clear' : ''}
                  value={effect.difference * factor}
                  inner={[effect.low * factor, effect.high * factor]}
                />
              </th>
              <td class="wide-only">{shown(effect.without * factor)}</td>
              <td class="wide-only">{shown(effect.with * factor)}</td>
              <td data-estimate>
                <Difference effect={effect} factor={factor} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <IntervalAxis {...plot} say={shown} />
    </div>
  );
}

/** A difference with half its interval, and as a screen reader says it. */
function Difference({ effect, factor }: { effect: Effect; factor: number }) {
  const difference = effect.difference * factor;
  const half = shown(((effect.high - effect.low) / 2) * factor);
  const size = shown(Math.abs(difference));
  return (
    <>
      <b aria-hidden="true">{signed(difference)}</b>
      <span class="unseen">
        {difference === 0 ? size : word(difference < 0 ? 'minus' : 'plus', { n: size })}
      </span>{' '}
      <small>
        <span aria-hidden="true">±</span>
        <span class="unseen">{word('half')}</span> {half}
      </small>
      {effect.clear && <small class="lab-clear">{word('clear')}</small>}
    </>
  );
}
