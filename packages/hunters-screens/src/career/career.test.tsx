// @vitest-environment happy-dom
import { hunters } from '@flotilla/hunters';
import { rngFrom, seedFrom } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { say } from '@flotilla/ui/text/voice.ts';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../game.ts';
import { BOAT_TYPES } from '../game.ts';
import { game, withWords } from '../testing.tsx';
import { CareerEnd } from './CareerEnd.tsx';
import { betterThan, simulatedFor } from './simulated.ts';
import { timelineOf } from './timeline.ts';

beforeAll(() => withWords());
afterEach(cleanup);

/** A whole career of the steady captain, with the presses each patrol would cost on these screens. */
function steadyCareer(seed: string): { table: Table<never>; presses: number[] } {
  const table = new Table({
    game: hunters,
    options: optionsOf(hunters, { boat: 'VIIB' }) as never,
    seats: 1,
    seed,
  });
  const rng = rngFrom(seedFrom(seed), 'steady');
  const presses: number[] = [];
  const { steady } = hunters.bots;
  for (let i = 0; i < 5000 && !table.over; i++) {
    const [decision] = table.decisions;
    if (!decision || !steady) break;
    const choice = steady.choose(table.view(0), decision, rng, () => table);
    const patrol = Math.max(0, table.view(0).patrols - 1);
    presses[patrol] =
      (presses[patrol] ?? 0) + (decision.step === 'salvo' || decision.step === 'volley' ? 2 : 1);
    table.answer({ seat: 0, decision: decision.number, choice });
  }
  return { table: table as never, presses };
}

describe('a patrol', () => {
  it('needs fewer than forty presses on the average, a plan being suggested and fired', () => {
    const presses = Array.from({ length: 40 }, (_, i) => steadyCareer(`presses ${i}`).presses).flat();
    expect(presses.length).toBeGreaterThan(80);
    expect(presses.reduce((sum, one) => sum + one, 0) / presses.length).toBeLessThan(40);
  });
});

describe('the end of a career', () => {
  it('names no decoration that was never given, and claims no place among the aces', () => {
    const view = { ...(steadyCareer('end').table.view(0) as unknown as View), award: 0 };
    const { container } = render(<CareerEnd view={view} say={(said) => say(game, said)} />);
    expect(container.querySelector('.end-head div p:last-child')?.textContent).toMatch(/^\d+ patrols?/);
    expect(container.querySelector('caption')?.textContent).toMatch(/^Beside the most successful/);
  });

  it('tells the fate, places the captain among the aces and among simulated careers', () => {
    const { table } = steadyCareer('end');
    const view = table.view(0) as unknown as View;
    const { container } = render(<CareerEnd view={view} say={(said) => say(game, said)} />);
    expect(container.querySelector('.end-fate')?.textContent).not.toBe('');
    expect(container.querySelectorAll('.end-own')).toHaveLength(1);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(11);
    const tons = [...container.querySelectorAll('tbody tr td:last-child')].map((cell) =>
      Number(cell.textContent?.replace(/\D/g, '')),
    );
    expect(tons).toEqual([...tons].sort((a, b) => b - a));
    expect(container.querySelectorAll('.end-ships li')).toHaveLength(view.sunk);
  });

  it('adds up in the charts to what the log sheet says', () => {
    const { table } = steadyCareer('charts');
    const view = table.view(0) as unknown as View;
    const legs = timelineOf(view, table.log ?? []);
    expect(legs).toHaveLength(view.log.length);
    expect(legs.at(-1)?.total ?? 0).toBe(view.tons);
    expect(legs.reduce((sum, { ships }) => sum + ships, 0)).toBe(view.sunk);
  });
});

describe('simulated careers', () => {
  it.each(BOAT_TYPES)('are there for a %s, in rising order', (type) => {
    const { tons, survived, careers, patrols } = simulatedFor(type);
    expect([...tons].sort((a, b) => a - b)).toEqual(tons);
    expect(survived).toBeGreaterThanOrEqual(0);
    expect(survived).toBeLessThanOrEqual(1);
    expect(careers).toBeGreaterThanOrEqual(1000);
    expect(patrols).toBeGreaterThan(0);
  });

  it('place more tonnage higher, and nobody above all', () => {
    const careers = simulatedFor('VIIB');
    const places = [0, 20_000, 60_000, 100_000, 150_000, 300_000, 900_000].map((tons) =>
      betterThan(careers, tons),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places.at(-1)).toBeLessThan(1);
  });
});
