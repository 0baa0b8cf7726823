/** Chances as a stack: what sinks her lies lowest, what misses is left empty. */
import type { Odds } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { spoken } from '@flotilla/ui/text/index.ts';
import { has, word } from '../text/index.ts';

const RESULTS = ['sunk', 'heavy', 'light'] as const;

const chanceOf = (odds: readonly Odds[], of: string): number =>
  odds.find((one) => one.of === of)?.chance ?? 0;

/** The stack; a reader hears every chance of it. */
export function Stack({ odds }: { odds: readonly Odds[] }) {
  return (
    <span class="ubl-stack" role="img" aria-label={spokenOdds(odds)}>
      {RESULTS.map((of) => (
        <i key={of} class={of} style={{ height: `${chanceOf(odds, of) * 100}%` }} />
      ))}
    </span>
  );
}

/** The chances of a salvo in full: a square of the stack's colour, the result and its chance. */
export const Legend = ({ odds }: { odds: readonly Odds[] }) => (
  <p class="ubl-legend">
    {odds.map(({ of, chance }) => (
      <span key={of}>
        <i class={of} /> {resultWord(of)} <b>{percent(spoken(), chance)}</b>
      </span>
    ))}
  </p>
);

/** The chance to sink her. */
export const sinks = (odds: readonly Odds[]): string => percent(spoken(), chanceOf(odds, 'sunk'));

/** All chances in one line. */
export const spokenOdds = (odds: readonly Odds[]): string =>
  odds.map(({ of, chance }) => `${resultWord(of)} ${percent(spoken(), chance)}`).join(', ');

const resultWord = (of: string): string => {
  const key = `result.${of}`;
  return has(key) ? word(key) : of;
};
