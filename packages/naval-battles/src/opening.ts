/** Navies chosen with the set-up: whoever has one, or leaves it to the lot, is not asked for it again (setup.navies). */
import type { Presets } from '@flotilla/companion';
import type { Decision, Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Navy } from './data/types.ts';

/** What a seat sails under: a navy, or whatever the lot gives; null leaves the choice to the table. */
export type Wish = Navy | 'lot' | null;

/** The answers that follow from the wishes of the seats; two seats that want the same navy are asked after all. */
export function openingOf(wishes: readonly Wish[], seed: string): Presets {
  const rng = rngFrom(seedFrom(seed), 'navies');
  return (asked) => {
    if (asked.step !== 'chooseNavy' || asked.kind !== 'pick') return null;
    const wish = wishes[asked.seat] ?? null;
    return wish === 'lot' ? drawn(asked, wishes, rng) : wish;
  };
}

/** A navy by lot: one that suits the battle and that nobody else wants, as far as there is one. */
function drawn(asked: Extract<Decision, { kind: 'pick' }>, wishes: readonly Wish[], rng: Rng): string | null {
  const free = asked.options.filter(({ id }) => !wishes.includes(id as Navy));
  const fit = free.filter(({ text }) => text === 'navy');
  const from = fit.length > 0 ? fit : free.length > 0 ? free : asked.options;
  return from.length === 0 ? null : rng.pick(from).id;
}
