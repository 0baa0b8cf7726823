import { anyGame } from '@flotilla/table';
import { optionsOf, Session } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { hunters } from './index.ts';
import { starts } from './starts.ts';

const game = anyGame(hunters);

/** The first question that is left open, by its step; the orders are those the seed rolls. */
function firstAsked({ options, presets }: (typeof starts)[number], seed: string): string {
  const session = new Session(game, {
    options: optionsOf(game, options) as never,
    seats: [{ name: 'Anna', bot: null }],
    seed,
  });
  const answered = presets?.({ name: 'Anna', usual: true }, seed);
  for (;;) {
    const [decision] = session.decisions;
    const choice = decision && answered?.(decision);
    if (!decision || choice === null || choice === undefined) return decision?.kind ?? 'none';
    session.choose(0, choice);
  }
}

test.each(starts.map((start) => [start.id, start] as const))(
  '7.4.2 the ready-made career "%s" begins with a choice, never with a form, mines or no mines',
  (_, start) => {
    const asked = Array.from({ length: 40 }, (_, i) => firstAsked(start, `beginning ${i}`));
    expect(new Set(asked)).toEqual(new Set(['pick']));
  },
);
