/**
 * Twins: the same play against two hands that differ only in what is hidden. Wherever two or more people play, nobody can tell
 * the two apart by who is awaited, what is asked, what the log says, how decisions are numbered or what can be taken back (A5,
 * A11).
 */
import type { Decision, FormChoice, Rng } from '@flotilla/table';
import { anyGame, rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import { optionsAtTable, optionsOf, Table } from '@flotilla/table/run';
import { messageFor } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { NO_ORDERS } from '../src/rules/orders.ts';
import type { NavalBattles } from '../src/state.ts';
import { norway, uk, usa } from './fleets.ts';
import type { Battle, Fleet } from './position.ts';
import { battle, fire, sessionAt, ship } from './position.ts';

const SEATS = [2, 3, 6] as const;

/** The options of a battle as they begin when people sit at all its seats. */
function optionsOfPeople(seats: number, change: Partial<Options> = {}): Options {
  const people = Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, bot: null }));
  const chosen = optionsOf(navalBattles, change) as unknown as FormChoice;
  return optionsAtTable(anyGame(navalBattles), chosen, people) as unknown as Options;
}

const OTHERS: readonly Fleet[] = [
  norway({ hand: ['A101'] }),
  { navy: 'ussr', rows: [['Kirov', 'Kiev']], hand: ['A102'] },
  { navy: 'japan', rows: [['Haruna', 'Kongo']], hand: ['A103'] },
  { navy: 'china', rows: [['Jinan', 'Fuzhou']], hand: ['A104'] },
];

/** Drawn at the end of the turn, the same in both twins. */
const TOP = Array.from({ length: 40 }, (_, i) => `A0${20 + i}`);

/** The first seat has the turn; the second one, which it will attack, holds these cards. */
const against = (seats: number, hand: readonly string[]): Battle =>
  battle({
    fleets: [usa({ hand: ['A010'] }), uk({ hand }), ...OTHERS].slice(0, seats),
    options: optionsOfPeople(seats),
    top: TOP,
  });

/** The answer that does nothing. */
function passing(decision: Decision): string | FormChoice {
  if (decision.kind === 'pick') return decision.step === 'actions' ? 'close' : 'pass';
  const value = (id: string) => (id === 'dice' ? 'auto' : id === 'orders' ? 'ask' : []);
  return Object.fromEntries(decision.form.map(({ id }) => [id, value(id)]));
}

/** What can be noticed at a table: who is awaited, what everybody but the second seat is sent, what can be undone. */
function noticed(session: Session<NavalBattles>): unknown {
  const { table } = session;
  const viewers = [null, ...table.state.game.players.map(({ seat }) => seat)].filter((seat) => seat !== 1);
  return {
    waits: table.decisions.map(({ number, step, seat }) => ({ number, step, seat })),
    messages: viewers.map((viewer) => messageFor(table, viewer)),
    undo: session.undoRefusal(),
  };
}

const ATTACK: Readonly<Record<string, string>> = {
  actions: 'attack:A010',
  aim: ship('Amazon'),
  commitShip: ship('Knox'),
};

/** Attacks, then passes on everything until the second seat's own turn; returns what can be noticed on the way. */
function courseOf(b: Battle): unknown[] {
  const session = sessionAt(b);
  const course: unknown[] = [];
  while (session.decisions[0]?.seat === 0)
    expect(session.choose(0, ATTACK[session.decisions[0].step] ?? '')).toEqual({ kind: 'done' });
  for (let answers = 0; answers < 40; answers++) {
    course.push(noticed(session));
    const [decision] = session.decisions;
    if (!decision) break;
    if (decision.step === 'actions' && decision.seat === 1) return course;
    expect(session.choose(decision.seat, passing(decision))).toEqual({ kind: 'done' });
  }
  throw new Error('The turn does not end.');
}

describe('A11: where two or more people play', () => {
  it('every rival who could hold an answer is asked, whatever was chosen; against bots the choice stands', () => {
    expect(optionsOfPeople(2).windows).toBe('everyone');
    expect(optionsOfPeople(6, { windows: 'holders' }).windows).toBe('everyone');
    const seats = [
      { name: 'Anna', bot: null },
      { name: 'B', bot: 'steady' },
    ];
    const game = anyGame(navalBattles);
    const options = optionsOf(navalBattles) as unknown as FormChoice;
    expect(optionsAtTable(game, options, seats).windows).toBe('holders');
    expect(optionsAtTable(game, { ...options, windows: 'everyone' }, seats).windows).toBe('everyone');
  });

  it.each(SEATS)('Intelligence in a hand or not: nobody else can tell, with %i seats', (seats) => {
    const [held, bare] = [['A069'], ['A105']].map((hand) => courseOf(against(seats, hand)));
    expect(held).toEqual(bare);
    expect(JSON.stringify(bare)).toContain('"step":"windowForAll","seat":1');
  });

  it.each(SEATS)('a defence in a hand or none: the attacked seat is asked once, with %i seats', (seats) => {
    const [held, bare] = [['A076'], ['A080']].map((hand) => courseOf(against(seats, hand)));
    expect(held).toEqual(bare);
    const asked = JSON.stringify(bare).match(/"step":"defend","seat":1/g);
    expect(asked).toHaveLength(1);
  });

  it('a seat whose hand is empty for all to see is not asked about a card', () => {
    const b = battle({
      fleets: [usa({ hand: ['A010'] }), uk({ hand: [] }), norway({ hand: ['A101'] })],
      options: optionsOfPeople(3),
    });
    fire(b, 'A010', 'Amazon', 'Knox');
    expect(b.table.decisions.map(({ seat }) => seat)).toEqual([2]);
  });

  it('a played card lies open: the table knows who could answer it, whatever they hold and have ordered', () => {
    const b = against(3, ['A069']);
    b.player(2).orders = { intelligence: 'pass', defence: 'ask' };
    fire(b, 'A010', 'Amazon', 'Knox');
    expect(b.table.decisions.map(({ seat }) => seat)).toEqual([1]);
    expect(b.asked(1).open).toEqual({ pass: 'pass', seats: [1, 2] });
    expect(b.ids(1)).toContain('pass');
  });

  it('R68: who has no points left for a card is asked all the same', () => {
    const steps = (['holders', 'everyone'] as const).map((windows) => {
      const table = new Table({
        game: navalBattles,
        options: optionsOf(navalBattles, { windows, cardReserve: true, points: 20 }),
        seats: 2,
        seed: 'bought',
      });
      const rng = rngFrom(seedFrom('bought'), 'twins');
      while (table.waiting?.step !== 'buyCard') answerWith(table, rng, sampleChoice);
      for (const player of table.state.game.players) player.unspent = 0;
      const again = table.copy();
      return again.waiting?.step;
    });
    expect(steps).toEqual(['actions', 'buyCard']);
  });
});

/** Answers the first question. */
function answerWith(
  table: Table<NavalBattles>,
  rng: Rng,
  choose: (decision: Decision, rng: Rng) => string | FormChoice,
): void {
  const decision = rng.pick(table.decisions);
  const { seat, number } = decision;
  expect(table.answer({ seat, decision: number, choice: choose(decision, rng) })).toBeNull();
}

const QUIET = ['windowForAll', 'defend'];

/** Two tables in this position, nobody with standing orders: in the second the hidden cards are dealt afresh for a seat. */
function twinsAt(table: Table<NavalBattles>, seat: number, rng: Rng): Table<NavalBattles>[] {
  return [false, true].map((anew) => {
    const { state } = table.copy();
    if (anew) navalBattles.swapSecrets?.(state.game, seat, rng, table.waiting);
    for (const player of state.game.players) Object.assign(player, { orders: NO_ORDERS, passing: false });
    const twin = new Table(table.setting, state);
    twin.log?.push(...(table.log ?? []));
    return twin;
  });
}

/** Where two texts part; empty when they are the same. */
function parting(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at++;
  return `${one.slice(Math.max(0, at - 80), at + 40)} … ${other.slice(at, at + 40)}`;
}

/** What a seat is sent, and who is awaited under which number. */
const seenBy = (table: Table<NavalBattles>, seat: number): string =>
  `${messageFor(table, seat)} ${JSON.stringify(table.decisions.map((asked) => [asked.number, asked.seat]))}`;

/** Passes on everything at both tables; returns how many questions were compared. */
function comparePasses([one, other]: Table<NavalBattles>[], viewer: number): number {
  let compared = 0;
  while (one && other && QUIET.includes(one.waiting?.step ?? '')) {
    expect(parting(seenBy(one, viewer), seenBy(other, viewer))).toBe('');
    for (const twin of [one, other]) {
      const [decision] = twin.decisions;
      if (!decision) throw new Error('Nothing is asked.');
      const { seat, number } = decision;
      expect(twin.answer({ seat, decision: number, choice: passing(decision) })).toBeNull();
    }
    compared++;
  }
  expect([other?.waiting?.step, other?.state.decision]).toEqual([one?.waiting?.step, one?.state.decision]);
  return compared;
}

/** Answers of each battle; `npm run fuzz` plays it to the end. */
const ANSWERS = process.env.FUZZ_GAMES ? Number.POSITIVE_INFINITY : 120;

describe('A11: in any position of a battle among people', () => {
  it.each(SEATS)('hands dealt anew are waited for and numbered alike, with %i seats', (seats) => {
    let compared = 0;
    for (let number = 0; number < 6 / seats; number++) {
      const rng = rngFrom(seedFrom(`twins ${seats} ${number}`), 'twins');
      const options = optionsOfPeople(seats);
      const table = new Table({ game: navalBattles, options, seats, seed: `twins ${seats} ${number}` });
      for (let answers = 0; !table.over && answers < ANSWERS; answers++) {
        const quiet = QUIET.includes(table.waiting?.step ?? '') && table.state.held.length === 0;
        const viewer = table.state.game.active;
        if (quiet) compared += comparePasses(twinsAt(table, viewer, rng), viewer);
        answerWith(table, rng, sampleChoice);
      }
    }
    expect(compared).toBeGreaterThan(15);
  });
});
