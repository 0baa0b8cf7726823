import type { Rng } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { secretFound, secretLeak } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { actionCard } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { Orders, Player } from '../src/state.ts';
import type { Battle, Fleet } from './position.ts';
import { battle, fire } from './position.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 1);
/** Each check compares the whole log so far, so long battles are checked less often. */
const ANSWERS = Number(process.env.FUZZ_ANSWERS ?? (process.env.FUZZ_GAMES ? 240 : 120));

/** Plays a random battle and looks at what every seat and a spectator are sent at every decision. */
function watchBattle(seed: string, seats: number, options: Partial<Options>): void {
  const rng: Rng = rngFrom(seedFrom(`${seed} secrets`), 'secrets');
  const table = new Table({ game: navalBattles, options: optionsOf(navalBattles, options), seats, seed });
  for (let answers = 0; !table.over && answers < ANSWERS; answers++) {
    const hushed = table.decisions.some((decision) => decision.hushed);
    const looked = answers < 20 || answers % (hushed ? 3 : 12) === 0;
    for (const viewer of looked ? [null, ...Array(seats).keys()] : []) {
      expect(secretFound(table, viewer), `${seed}, answer ${answers}, seat ${viewer}`).toBeNull();
      expect(secretLeak(table, viewer, rng), `${seed}, answer ${answers}, seat ${viewer}`).toBeNull();
    }
    const decision = rng.pick(table.decisions);
    const answer = { seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) };
    expect(table.answer(answer)).toBeNull();
  }
}

/** What a seat imagines, with the same generator, when its rivals have given these orders. */
function imagined(b: Battle, seat: number, defence: Orders['defence'], passing: boolean): unknown {
  for (const player of b.state().players) {
    if (player.seat === seat) continue;
    player.orders = { intelligence: passing ? 'pass' : 'ask', defence };
    player.passing = passing;
  }
  return b.table.imagine(seat, rngFrom(seedFrom('imagined'), 'imagined')).state.game;
}

describe('what a seat imagines', () => {
  const fleets: Fleet[] = [
    { navy: 'usa', rows: [['Knox']], hand: ['A010', 'A110'] },
    { navy: 'uk', rows: [['Amazon']], hand: ['A069', 'A076'] },
    { navy: 'norway', rows: [['Bergen']], hand: ['A070', 'A077'] },
  ];

  it('does not depend on what its rivals have ordered', () => {
    const b = battle({ fleets });
    const plain = imagined(b, 0, 'ask', false);
    expect(imagined(b, 0, 'best', true)).toEqual(plain);
    expect(imagined(b, 0, 'hopeless', true)).toEqual(plain);
  });

  /** Battles of three for 20 points, some of which buy cards, at the first question after that, or while cards are bought. */
  const boughtAt = (step: 'actions' | 'buyCard', game: number) => {
    const options = optionsOf(navalBattles, { cardReserve: true, points: 20, windows: 'everyone' });
    const table = new Table({ game: navalBattles, options, seats: 3, seed: `dear ${game}` });
    const rng = rngFrom(seedFrom(`dear ${game}`), 'dear');
    const bought = () => table.state.game.players.filter(({ stock }) => stock.length > 1).length;
    while (table.waiting?.step !== step || bought() < 2) {
      const decision = rng.pick(table.decisions);
      const { about, number, seat, step: asked } = decision;
      // A cheap fleet leaves points for cards, of which some are kept back.
      const cheap = { ships: [table.state.game.players[seat]?.reserve[0] ?? ''] };
      const fits = asked === 'buildFleets' && decision.kind === 'fill' && decision.check(cheap) === null;
      const saves = asked === 'buyCard' && Number(about.points) < 8;
      const choice = fits ? cheap : saves ? 'none' : sampleChoice(decision, rng);
      expect(table.answer({ seat, decision: number, choice })).toBeNull();
    }
    return table;
  };
  const pricesOf = (player: Player): number[] => player.stock.map((card) => actionCard(card).reinforcement);
  const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

  it('information, R68: does not know what a bought card cost, only what all of them may have cost together', () => {
    let right = 0;
    for (let game = 0; game < 4; game++) {
      const table = boughtAt('actions', game);
      for (let i = 0; i < 30; i++) {
        const rng = rngFrom(seedFrom(`price ${game} ${i}`), 'imagined');
        const { players } = table.imagine(0, rng).state.game;
        const rivals = table.state.game.players.slice(1);
        const same = rivals.map((rival) => {
          const other = players[rival.seat] as Player;
          expect(other.stock.length).toBe(rival.stock.length);
          expect(other.unspent).toBeGreaterThanOrEqual(0);
          expect(other.unspent + sumOf(pricesOf(other))).toBe(rival.unspent + sumOf(pricesOf(rival)));
          return String(pricesOf(other)) === String(pricesOf(rival));
        });
        if (same.every(Boolean)) right++;
      }
    }
    expect(right).toBeLessThan(60);
  });

  it.each(['actions', 'buyCard'] as const)(
    'information, R68: is the same whatever the others have bought, at "%s"',
    (step) => {
      for (let game = 0; game < 4; game++) {
        const table = boughtAt(step, game);
        for (let twin = 0; twin < 6; twin++) {
          const other = table.imagine(0, rngFrom(seedFrom(`twin ${game} ${twin}`), 'imagined'));
          const [one, two] = [table, other].map((at) =>
            JSON.stringify(at.imagine(0, rngFrom(seedFrom('both'), 'imagined')).state.game),
          );
          expect(two).toBe(one);
        }
      }
    },
  );

  it('keeps its own orders', () => {
    const b = battle({ fleets });
    const orders = { intelligence: 'mine', defence: 'dearest' } as const;
    Object.assign(b.player(0), { orders, passing: true });
    expect(imagined(b, 0, 'best', true)).toMatchObject({ players: [{ orders, passing: true }, {}, {}] });
  });

  it('has somebody answer where somebody is awaited, and nobody else where only it is asked', () => {
    const b = battle({ fleets, options: { windows: 'everyone' } });
    Object.assign(b.player(2), { orders: { intelligence: 'pass', defence: 'best' } });
    fire(b, 'A010', 'Amazon', 'Knox');
    expect(b.table.decisions.map((decision) => decision.seat)).toEqual([1]);
    for (let i = 0; i < 20; i++) {
      const rng = rngFrom(seedFrom(`windows ${i}`), 'imagined');
      expect(b.table.imagine(1, rng).decisions.map((decision) => decision.seat)).toEqual([1]);
      const others = b.table.imagine(0, rng).decisions;
      expect(others.map((decision) => decision.step)).toContain('windowForAll');
    }
  });
});

describe('what a seat is sent', () => {
  it.each([2, 3, 6])('holds no secret and tells none, with %i seats', (seats) => {
    for (let game = 0; game < GAMES; game++) watchBattle(`secret ${seats} ${game}`, seats, {});
  });

  it.each([2, 3])('holds no secret when everyone is asked in every window, with %i seats', (seats) => {
    watchBattle(`everyone ${seats}`, seats, { windows: 'everyone' });
  });

  it('holds no secret while action cards are bought (R68, option.cards)', () => {
    for (let game = 0; game < GAMES; game++)
      watchBattle(`bought ${game}`, 3, { cardReserve: true, points: 20 });
  });

  it('holds no secret in a scenario with cards beside a fleet', () => {
    watchBattle('panda', 2, { scenario: 'panda-bay' });
  });
});
