/** Battles as beats: nothing is lost, duplicated or out of order, and each shows what happened in it. */
import type { LogEvent, Moment } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { optionsOf, playOut, Table, Watch } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { BeatKind } from '../src/beats.ts';
import { beats } from '../src/beats.ts';
import { navalBattles } from '../src/index.ts';
import type { NavalBattles } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Everything a seat sees of a whole battle of steady bots. */
function watched(seed: string, seat: number | null, seats = 2): readonly Moment[] {
  const options = optionsOf(navalBattles, {});
  const table = new Table<NavalBattles>({ game: navalBattles, options, seats, seed });
  const watch = new Watch([seat]);
  watch.begin(table);
  table.watch = watch;
  const all = Array.from({ length: seats }, (_, i) => i);
  const { steady } = navalBattles.bots;
  if (!steady) throw new Error('There is no steady bot.');
  playOut(
    table,
    all.map(() => steady),
    all.map((i) => rngFrom(seedFrom(`${seed} ${i}`), 'steady')),
  );
  return watch.stories[0]?.moments ?? [];
}

const kindsIn = (moments: readonly Moment[], kind: BeatKind): string[] =>
  beats(moments)
    .filter((beat) => beat.kind === kind)
    .flatMap((beat) => beat.moments.flatMap(({ events }) => events.map((event) => event.kind)));

describe('beats', () => {
  it.each([0, 1, null])('hold every moment of a battle once and in its order, for seat %s', (seat) => {
    const moments = watched('beats', seat);
    expect(moments.length).toBeGreaterThan(60);
    expect(beats(moments).flatMap((beat) => beat.moments)).toEqual(moments);
  });

  it('show every attack by itself, and the own ones as such', () => {
    const moments = watched('beats', 0);
    const attacks = beats(moments).filter(({ kind }) => kind === 'attack' || kind === 'ownAttack');
    const own = attacks.filter(({ kind }) => kind === 'ownAttack');
    expect(own.length).toBeGreaterThan(3);
    expect(attacks.length).toBeGreaterThan(own.length);
    for (const {
      kind,
      moments: [moment],
      headline,
    } of attacks) {
      const { attack } = (headline as LogEvent).data as unknown as { attack: { by: number } };
      const { seat } = (moment as Moment).view as View;
      expect(attack.by === seat).toBe(kind === 'ownAttack');
    }
  });

  it('stop after what came of the attacks of a turn, and at the end, and nowhere else', () => {
    const all = beats(watched('beats', 1));
    expect(all.filter(({ stop }) => stop).every(({ kind }) => kind === 'results' || kind === 'end')).toBe(
      true,
    );
    expect(all.at(-1)?.kind).toBe('end');
    const sunk = all.filter(({ moments }) =>
      moments.some(({ events }) => events.some(({ kind }) => kind === 'sunk')),
    );
    expect(sunk.length).toBeGreaterThan(2);
    expect(sunk.every(({ stop }) => stop)).toBe(true);
    const named = sunk.filter(({ kind }) => kind === 'results').map(({ headline }) => headline?.kind);
    expect(new Set(named)).toEqual(new Set(['sunk']));
  });

  it('bring dice before their results, and drawing together', () => {
    const moments = watched('beats', 0);
    expect(kindsIn(moments, 'cards')).toContain('drewCards');
    expect(kindsIn(moments, 'results')).toContain('damaged');
    const all = beats(moments);
    const pairs = all.slice(1).map((beat, i) => [all[i]?.kind, beat.kind]);
    expect(pairs.some(([before, after]) => before === 'cards' && after === 'cards')).toBe(false);
  });
});
