import type { Bot, Choice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { aceOf } from '../src/bots/ace.ts';
import { chooseFleet } from '../src/bots/fleets.ts';
import { STEADY, steadyChoice } from '../src/bots/steady.ts';
import { SHIPS, shipCard } from '../src/data/cards.ts';
import { NAVIES } from '../src/data/navies.ts';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { newVessel } from '../src/rules/change.ts';
import { hasGap } from '../src/rules/fleet.ts';
import { presetRows } from '../src/rules/preset.ts';
import type { NavalBattles, State } from '../src/state.ts';
import { lay, uk, usa } from './fleets.ts';
import type { Battle } from './position.ts';
import { battle, fire, noDefence, ship } from './position.ts';

const bot = (name: string) => botNamed(navalBattles, name);

/** Plays a battle between bots and returns its last state. */
function play(bots: readonly Bot<NavalBattles>[], seed: string, options: Partial<Options> = {}): State {
  const table = new Table({
    game: navalBattles,
    options: optionsOf(navalBattles, options),
    seats: bots.length,
    seed,
    recording: 'off',
  });
  playOut(table, bots, botRngs(seed, bots.length));
  return table.state.game;
}

/** How many battles the first bot wins, sitting in every seat in turn. */
function wins(first: Bot<NavalBattles>, other: Bot<NavalBattles>, seats: number, battles: number): number {
  let won = 0;
  for (let battle = 0; battle < battles; battle++) {
    const own = battle % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? first : other));
    if (play(bots, `wins ${seats} ${battle}`).ending?.winners.includes(own)) won++;
  }
  return won;
}

/** What the steady bot answers at a seat. */
const answerOf = ({ table, asked }: Battle, seat: number): Choice =>
  steadyChoice(table.view(seat), asked(seat), rngFrom(seedFrom('answer'), 'bot'), {
    ...STEADY,
    orders: 'ask',
  });

describe('the steady bot', () => {
  it('sends Air Support after submarines too', () => {
    let hunts = 0;
    for (let game = 0; game < 12; game++) {
      const seed = `hunts ${game}`;
      const table = new Table({ game: navalBattles, options: optionsOf(navalBattles), seats: 2, seed });
      playOut(table, [bot('steady'), bot('steady')], botRngs(seed, 2));
      hunts += (table.log ?? []).filter(({ kind }) => kind === 'huntCard').length;
    }
    expect(hunts).toBeGreaterThan(0);
  });

  it('aims the strikes of one flight at different ships', () => {
    const b = battle({
      fleets: [
        { navy: 'usa', rows: [['Enterprise']], hand: ['A110'] },
        { navy: 'uk', rows: [['Amazon', 'Antrim']] },
      ],
    });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    for (let strike = 0; strike < 2; strike++) b.expect('fly', answerOf(b, 0));
    expect(new Set(b.state().attacks.map((attack) => attack.target)).size).toBe(2);
  });

  it('cancels what would hurt a team-mate, and leaves alone what hurts a rival', () => {
    const answer = (teams: readonly number[]) => {
      const fleets = [
        { navy: 'usa' as const, rows: [['Missouri', 'Knox']], hand: ['A014', 'A110'] },
        { navy: 'uk' as const, rows: [['Amazon', 'Ark Royal']] },
        { navy: 'norway' as const, rows: [['Bergen']], hand: ['A069'] },
      ].map((fleet, seat) => ({ ...fleet, team: teams[seat] ?? 0 }));
      const b = battle({ fleets });
      fire(b, 'A014', 'Ark Royal', 'Missouri');
      return answerOf(b, 2);
    };
    expect(answer([0, 1, 1])).toBe('cancel');
    expect(answer([0, 1, 2])).toBe('pass');
  });

  it('beats the random one by a clear margin with two fleets', () => {
    expect(wins(bot('steady'), bot('random'), 2, 20)).toBeGreaterThanOrEqual(17);
  });

  it('beats three random ones by a clear margin', () => {
    expect(wins(bot('steady'), bot('random'), 4, 12)).toBeGreaterThanOrEqual(9);
  });

  it.each(NAVIES.map((navy) => navy.id))('builds a fleet of %s that spends its points', (navy) => {
    const reserve = SHIPS.filter((ship) => ship.navy === navy).map((ship) => ship.id);
    const worth = reserve.reduce((sum, ship) => sum + shipCard(ship).vp, 0);
    for (let i = 0; i < 10; i++) {
      const fleet = chooseFleet(reserve, 20, rngFrom(seedFrom(`fleet ${i}`), 'fleet'));
      const spent = fleet.reduce((sum, ship) => sum + shipCard(ship).vp, 0);
      expect(spent).toBeLessThanOrEqual(20);
      expect(spent).toBeGreaterThanOrEqual(Math.min(worth, 20) - 2);
    }
  });

  it('lays its carriers in the rear and leaves no row empty', () => {
    const fleet = ['usa-enterprise', 'usa-knox', 'usa-sturgeon'].map(newVessel);
    const rows = presetRows(fleet);
    expect(rows).toEqual({ 'usa-enterprise': '2', 'usa-knox': '1' });
    expect(hasGap(Object.values(rows).map(Number))).toBe(false);
  });

  it.each(NAVIES.map((navy) => navy.id))(
    'lays no carrier of %s in front of other ships (setup.formation)',
    (navy) => {
      const reserve = SHIPS.filter((ship) => ship.navy === navy).map((ship) => ship.id);
      for (let i = 0; i < 40; i++) {
        const fleet = chooseFleet(reserve, 25, rngFrom(seedFrom(`rows ${i}`), 'fleet')).map(newVessel);
        const rows = presetRows(fleet);
        const front = Object.keys(rows).filter((id) => rows[id] === '1');
        const isCarrier = (id: string) => shipCard(id).type === 'carrier';
        if (!Object.keys(rows).every(isCarrier)) expect(front.filter(isCarrier)).toEqual([]);
        expect(hasGap(Object.values(rows).map(Number))).toBe(false);
      }
    },
  );

  it('fires the torpedoes of a surface ship at what is worth most, whatever its row (R5)', () => {
    const b = lay([
      { navy: 'ussr', rows: [['Druzhny']], hand: ['A043'] },
      uk({ rows: [['Glasgow'], ['Somerset'], ['Hermes']] }),
    ]);
    b.expect('actions', answerOf(b, 0));
    b.expect('aim', answerOf(b, 0));
    expect(b.state().attacks).toMatchObject([{ card: 'A043', target: ship('Hermes') }]);
  });

  it('flies every strike of a carrier, though it might stop after one (inherent.air)', () => {
    const b = lay([usa({ rows: [['Knox'], ['Enterprise']] }), uk()]);
    b.expect('actions', `fly:${ship('Enterprise')}`);
    while (b.asked().step === 'fly') b.expect('fly', answerOf(b, 0));
    expect(b.state().attacks.length).toBe(2);
  });

  it('takes a carrier out of the front row as soon as other ships can lie there (rearrange)', () => {
    const b = lay([usa({ rows: [['Enterprise', 'Knox', 'Leahy']], passive: ['Sturgeon'] }), uk()]);
    b.expect('actions', answerOf(b, 0));
    b.expect('rearrange', answerOf(b, 0));
    expect(['Enterprise', 'Knox', 'Leahy'].map((name) => b.vessel(name)?.row)).toEqual([3, 1, 2]);
    expect(answerOf(b, 0)).not.toBe('rearrange');
  });

  it('leaves a carrier in front when a ship that fires would have to change its row (R26)', () => {
    const b = lay([usa({ rows: [['Enterprise'], ['Knox', 'Gary']], hand: ['A021'] }), uk()]);
    fire(b, 'A021', 'Amazon', 'Knox');
    expect(answerOf(b, 0)).not.toBe('rearrange');
  });

  it('reinforces, cancels, defends and copies in the course of its battles', () => {
    const totals = [0, 1, 2].map((game) => play([bot('steady'), bot('steady')], `busy ${game}`).totals);
    const sum = (count: (t: State['totals']) => number) => totals.reduce((all, t) => all + count(t), 0);
    for (const count of [
      (t: State['totals']) => t.reinforced,
      (t: State['totals']) => t.cancelled,
      (t: State['totals']) => t.guards,
      (t: State['totals']) => t.stopped,
      (t: State['totals']) => t.sunk,
    ])
      expect(sum(count)).toBeGreaterThan(0);
  });

  it.each([
    ['last', [['A010', 'Amazon', 'Knox'] as const, ['A014', 'Ark Royal', 'Missouri'] as const]],
    ['first', [['A014', 'Ark Royal', 'Missouri'] as const, ['A010', 'Amazon', 'Knox'] as const]],
  ])('cancels the defence of the dear ship and no other, played %s', (_, shots) => {
    const b = battle({
      fleets: [
        { navy: 'usa', rows: [['Missouri', 'Knox']], hand: ['A010', 'A014', 'A069', 'A110'] },
        { navy: 'uk', rows: [['Amazon', 'Ark Royal']], hand: ['A076', 'A077'] },
      ],
    });
    for (const [card, target, by] of shots) fire(b, card, target, by);
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076'], attack2: ['card:A077'] });
    while (b.asked().step === 'window') b.expect('window', answerOf(b, 0), 0);
    const cancelled = b.state().defences.filter((defence) => defence.status === 'cancelled');
    expect(cancelled.map(({ attack }) => b.state().attacks[attack - 1]?.card)).toEqual(['A014']);
  });

  it('plays with teams and with bought cards', () => {
    const four = Array.from({ length: 4 }, () => bot('steady'));
    expect(play(four, 'teams', { teams: 'ABAB', points: 40 }).ending?.winners.length).toBe(2);
    expect(
      play([bot('steady'), bot('steady')], 'bought', { cardReserve: true, points: 22 }).ending,
    ).not.toBeNull();
  });
});

describe('the ace', () => {
  const quick = aceOf({ battles: 2, choices: 3 });

  it('plays whole battles with offered answers only', () => {
    const state = play([quick, bot('steady')], 'ace', { scenario: 'straits-of-tsushima-1991' });
    expect(state.ending).not.toBeNull();
  });

  it('gives the same answers to the same battle and the same generator', () => {
    const once = play([quick, bot('steady')], 'ace again', { scenario: 'falkland-express-closer' });
    const again = play([quick, bot('steady')], 'ace again', { scenario: 'falkland-express-closer' });
    expect(once).toEqual(again);
  });
});
