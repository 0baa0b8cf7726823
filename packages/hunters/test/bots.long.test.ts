/** The bots: they finish careers, are never refused, and repeat themselves exactly. */
import type { Bot, Decision, PickDecision } from '@flotilla/table';
import { rngFrom } from '@flotilla/table';
import { botRngs, hashOf, optionsOf, playOut, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { ace } from '../src/bots/ace.ts';
import { aimAt } from '../src/bots/aim.ts';
import { prospectAt } from '../src/bots/prospects.ts';
import { captainBy, steady } from '../src/bots/steady.ts';
import { ACE, STEADY } from '../src/bots/temper.ts';
import type { BoatType } from '../src/data/boats.ts';
import { BOATS } from '../src/data/boats.ts';
import { hunters } from '../src/index.ts';
import { newFight } from '../src/rules/contact.ts';
import { newShip } from '../src/rules/rosters.ts';
import { setup } from '../src/rules/setup.ts';
import type { Captain, Hunters, Options, View } from '../src/state.ts';
import { view as viewOf } from '../src/view.ts';

interface Sailed {
  readonly captain: Captain;
  readonly answers: number;
  readonly hash: string;
}

/** A whole career; a refused answer throws. */
function sail(bot: Bot<Hunters>, seed: string, options: Partial<Options> = {}): Sailed {
  const table = new Table({
    game: hunters,
    options: optionsOf(hunters, options),
    seats: 1,
    seed,
    recording: 'off',
  });
  const answers = playOut(table, [bot], botRngs(seed, 1));
  return { captain: table.state.game.captains[0] as Captain, answers, hash: hashOf(table.state) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Enough careers to tell the captains apart by several standard errors. */
const SEAS = 100;

/** The same seas for every captain. */
const careers = (bot: Bot<Hunters>): Captain[] =>
  Array.from({ length: SEAS }, (_, i) => sail(bot, `bots ${i}`).captain);

const bySteady = careers(steady);

const meanTons = (sailed: readonly Captain[]): number => mean(sailed.map(({ tons }) => tons));

const survivors = (sailed: readonly Captain[]): number =>
  sailed.filter(({ fate }) => fate === 'survived').length;

describe('the steady captain', () => {
  it('goes after an escorted cripple once, and lets her go where it does not fire (9.7.10, first printing)', () => {
    for (let i = 0; i < SEAS; i++)
      for (const temper of [STEADY, ACE]) {
        const { captain } = sail(captainBy(temper), `first printing ${i}`, { printing: 'first' });
        expect(captain.fate, `sea ${i}`).not.toBe('serving');
      }
  });

  it('finishes careers in every type of boat without a refusal', () => {
    for (const boat of Object.keys(BOATS) as BoatType[]) {
      const { captain } = sail(steady, `type ${boat}`, { boat });
      expect(captain.fate).not.toBe('serving');
      expect(captain.patrols).toBeGreaterThan(0);
    }
  });

  it('does the same again with the same seed', () => {
    expect(sail(steady, 'again').hash).toBe(sail(steady, 'again').hash);
    expect(sail(steady, 'again').hash).not.toBe(sail(steady, 'another').hash);
  });

  it('sinks about what a good commander of the war did, and seldom lives to see the end (5.2, 15.1)', () => {
    expect(meanTons(bySteady)).toBeGreaterThan(85_000);
    expect(meanTons(bySteady)).toBeLessThan(150_000);
    expect(survivors(bySteady)).toBeGreaterThan(0);
    expect(survivors(bySteady)).toBeLessThan(SEAS * 0.4);
  });
});

/** A captain at sea with a convoy of one tanker in sight, and a hull in this state. */
function inSightOf(tons: number, month: number, hull: number): View {
  const s = setup(optionsOf(hunters) as Options, 1);
  const captain = s.captains[0] as Captain;
  captain.month = month;
  captain.boat.hull = hull;
  captain.boat.forward.fill('steam');
  captain.fight = { ...newFight('convoy', true), ships: [newShip('Olaf', 'tanker', tons)] };
  return viewOf(s, 0);
}

const asked = (step: string, ...ids: string[]): Decision => ({
  kind: 'pick',
  number: 0,
  seat: 0,
  step,
  rule: '',
  about: {},
  options: ids.map((id) => ({ id })) as PickDecision['options'],
  refused: [],
});

const noLooking = () => {
  throw new Error('Nobody should look ahead here.');
};
const rng = rngFrom([1, 2, 3, 4], 'bots.test');

describe('what a captain weighs', () => {
  it('goes in under escort in 1940 and leaves the same ship alone in 1943 (8.2.6)', () => {
    const contact = asked('contact', 'attack', 'pass');
    expect(steady.choose(inSightOf(9_000, 8, 0), contact, rng, noLooking)).toBe('attack');
    expect(steady.choose(inSightOf(9_000, 42, 0), contact, rng, noLooking)).toBe('pass');
    expect(steady.choose(inSightOf(9_000, 20, 0), contact, rng, noLooking)).toBe('attack');
    expect(steady.choose(inSightOf(9_000, 20, 5), contact, rng, noLooking)).toBe('pass');
  });

  it('keeps farther off the better his temper (9.1.4)', () => {
    const approach = asked('approach', 'surfaced-medium', 'surfaced-long', 'submerged-long', 'leave');
    const seen = inSightOf(9_000, 8, 0);
    expect(captainBy(STEADY).choose(seen, approach, rng, noLooking)).toBe('surfaced-medium');
    expect(captainBy(ACE).choose(seen, approach, rng, noLooking)).toBe('surfaced-long');
  });

  it('gives torpedoes to the ships they add most to, and none for less than they are worth (9.2.1)', () => {
    const ships = [newShip('Small', 'small', 1_200), newShip('Large', 'large', 12_000)];
    expect(aimAt(ships, 2, 0.7, 500)).toEqual([1, 1]);
    expect(aimAt(ships, 4, 0.7, 2_000)).not.toContain(0);
    expect(aimAt([newShip('Small', 'small', 1_200)], 2, 0.5, 2_000)).toEqual([]);
  });

  it('judges a salvo by what it brings altogether: one torpedo cannot sink a capital ship, four may', () => {
    const capital = { ...newShip('Barham', 'large', 31_100), kind: 'capital' as const, points: 5 };
    expect(aimAt([capital], 1, 0.4, 500)).toEqual([0]);
    expect(aimAt([capital], 4, 0.4, 500)).toEqual([0, 0, 0, 0]);
    expect(aimAt([newShip('Small', 'small', 1_200), capital], 4, 0.4, 500)).toEqual([1, 1, 1, 1]);
  });

  it('expects less of a career the later it is, and something of living to the end', () => {
    expect(prospectAt(0, 1)).toBeGreaterThan(prospectAt(20, 1));
    expect(prospectAt(20, 1)).toBeGreaterThan(prospectAt(44, 1));
    expect(prospectAt(50, 0)).toBeGreaterThan(0);
  });
});

describe('the ace', () => {
  it('finishes careers, does the same again, and is never refused', () => {
    const once = sail(ace, 'once');
    expect(once.captain.fate).not.toBe('serving');
    expect(sail(ace, 'once').hash).toBe(once.hash);
  });

  it('looks ahead only where danger is', () => {
    let looks = 0;
    const counting = {
      choose: (...[view, decision, dice, imagine]: Parameters<typeof ace.choose>) =>
        ace.choose(view, decision, dice, (rng) => {
          looks++;
          expect(['contact', 'follow', 'testDepth', 'resupply']).toContain(decision.step);
          return imagine(rng);
        }),
    };
    const table = new Table({ game: hunters, options: optionsOf(hunters), seats: 1, seed: 'looks' });
    playOut(table, [counting], botRngs('looks', 1));
    expect(looks).toBeGreaterThan(0);
  });

  it('has a temper that sinks more than steady in the same seas, and comes home more often', () => {
    const tried = careers(captainBy(ACE));
    expect(meanTons(tried)).toBeGreaterThan(meanTons(bySteady));
    expect(survivors(tried)).toBeGreaterThan(survivors(bySteady));
  });
});
