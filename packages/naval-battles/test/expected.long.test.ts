/** The chance shown for an attack is the chance of what the words say, at both ends: every guard set against it, or none. */
import type { Choice, Decision, Odds, Rng } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { standing } from '../src/rules/fleet.ts';
import type { NavalBattles } from '../src/state.ts';
import { lay } from './fleets.ts';
import { ship } from './position.ts';
import { chances } from './reading.ts';

const MISSILES = ACTIONS.find(
  ({ kind, symbols, damage, platforms, hard }) =>
    kind === 'missile' && symbols.length === 2 && damage >= 2 && platforms === 1 && hard === 0,
);

describe('the chance of an attack', () => {
  const japan = { navy: 'japan', rows: [['Hatsuyuki', 'Takanami', 'Hayabusa'], ['Kongo']] } as const;

  it('defence.symbols, evasion, R15: 11 % if they defend with all they show, 67 % if they do nothing', () => {
    const card = MISSILES?.id ?? '';
    const b = lay([{ navy: 'ussr', rows: [['Smerch', 'Burya']], hand: [card, 'A110'] }, japan]);
    b.expect('actions', `attack:${card}`);
    const sinks = ['sinks if they defend with all they show: 11 %', 'sinks if they do nothing: 67 %'];
    expect(chances(b, ship('Hayabusa'))).toEqual([...sinks, 'it evades: 33 %']);
    expect(chances(b, ship('Takanami'))).toEqual([
      'hits if they defend with all they show: 17 %',
      'hits if they do nothing: 100 %',
    ]);
    b.expect('aim', ship('Hayabusa'));
    expect(chances(b, ship('Smerch'))).toEqual(sinks);
  });

  it('attack, large calibre, R12: whether the ships that fire include a large gun is known once they are named', () => {
    const large = ACTIONS.find(({ design }) => design === 'GC-7')?.id ?? '';
    const b = lay([
      { navy: 'uk', rows: [['Somerset', 'Blake', 'Bristol']], hand: [large, 'A110'] },
      { navy: 'ussr', rows: [['Kirov', 'Sovremenny']] },
    ]);
    b.expect('actions', `attack:${large}`);
    b.expect('aim', ship('Kirov'));
    b.expect('commitShip', ship('Bristol'));
    const named = (name: string) => chances(b, ship(name)).map((line) => line.split(' ')[0]);
    expect(named('Somerset').every((what) => what === 'hits')).toBe(true);
    expect(named('Blake').every((what) => what === 'sinks')).toBe(true);
  });
});

/** How the attacked fleet answers in a continuation: with every guard that lies open, or not at all. */
type Answering = 'Guarded' | 'Unguarded';

const OF = /^(sinks|hits)(Guarded|Unguarded)$/;

/** A chance of an attack that was shown, as it came out in continuations. */
interface Tally {
  shown: number; // sum of the chances shown
  spread: number; // sum of their variances
  happened: number;
  tries: number;
}

const GAMES = Number(process.env.FUZZ_GAMES ? 40 : 8);
const CONTINUATIONS = Number(process.env.FUZZ_GAMES ? 120 : 40);

/** Sets every guard against one attack, or nothing against any. */
function defenceIn(decision: Decision, attack: number, answering: Answering): Choice {
  if (decision.kind !== 'fill') throw new Error('A defence is a form.');
  const lines = decision.form.map((field) => {
    if (field.kind !== 'many') return [field.id, field.id === 'dice' ? 'auto' : 'ask'] as const;
    const guards = field.options.map(({ id }) => id).filter((id) => id.startsWith('guard:'));
    return [field.id, answering === 'Guarded' && field.id === `attack${attack}` ? guards : []] as const;
  });
  return Object.fromEntries(lines);
}

/**
 * Plays one continuation until the attacks are resolved, and says whether the attack did what was said; null when something else
 * is aimed at the same ship after all, or the turn is over.
 */
function takesEffect(table: Table<NavalBattles>, target: string, of: string, rng: Rng): boolean | null {
  const [, what, answering] = OF.exec(of) ?? [];
  const { turn, attacks } = table.state.game;
  const number = attacks.length + Number(table.decisionFor(table.state.game.active)?.about.n ?? 1);
  let aimed = false;
  while (!table.over && table.state.game.turn === turn && table.decisions[0]?.step !== 'discardCards') {
    const decision = table.decisions[0];
    if (!decision) break;
    const { step, seat } = decision;
    let choice: Choice;
    if (step === 'actions') choice = 'close';
    else if (step === 'defend') choice = defenceIn(decision, number, answering as Answering);
    else if (step === 'window' || step === 'windowForAll') choice = 'pass';
    else if ((step === 'aim' || step === 'fly') && decision.kind === 'pick') {
      const others = decision.options.map(({ id }) => id).filter((id) => id !== target && id !== 'enough');
      if (!aimed) choice = target;
      else if (decision.options.some(({ id }) => id === 'enough')) choice = 'enough';
      else if (others.length > 0) choice = rng.pick(others);
      else return null;
      aimed = true;
    } else if (step === 'choosePlan') return null;
    else choice = sampleChoice(decision, rng);
    const refusal = table.answer({ seat, decision: decision.number, choice });
    if (refusal) throw new Error(`${step}: ${JSON.stringify(refusal)}`);
  }
  const { turn: now, attacks: resolved, players } = table.state.game;
  if (now !== turn) return null;
  const isHit = resolved.some(({ id, status }) => id === number && status === 'hit');
  return isHit && (what === 'hits' || !players.some(({ fleet }) => fleet.some(({ id }) => id === target)));
}

/** The chances shown at the targets of random battles, each played on many times. */
function tally(options: Partial<Options>, seats: number, name: string): Map<string, Tally> {
  const found = new Map<string, Tally>();
  const rng = rngFrom(seedFrom(`expected ${name}`), 'expected');
  const table = new Table({
    game: navalBattles,
    options: optionsOf(navalBattles, options),
    seats,
    seed: name,
  });
  while (!table.over && table.state.game.round < 7) {
    const decision = rng.pick(table.decisions);
    if (decision.kind === 'pick' && (decision.step === 'aim' || decision.step === 'fly')) {
      const option = rng.pick(decision.options);
      const under = standing(table.state.game).some(({ target }) => target === option.id);
      const odds = table.odds(decision, option).filter(({ of }) => OF.test(of));
      if (option.id !== 'enough' && !under && !String(decision.about.at).includes(option.id))
        for (const one of odds) playOn(table, decision.seat, option.id, one, rng, found);
    }
    const choice = sampleChoice(decision, rng);
    expect(table.answer({ seat: decision.seat, decision: decision.number, choice })).toBeNull();
  }
  return found;
}

function playOn(
  table: Table<NavalBattles>,
  seat: number,
  target: string,
  { of, chance }: Odds,
  rng: Rng,
  found: Map<string, Tally>,
): void {
  // A fault that errs both ways shows only among positions of the same chance.
  const group = `${of} at ${(100 * chance).toFixed(1)} %`;
  const one = found.get(group) ?? { shown: 0, spread: 0, happened: 0, tries: 0 };
  found.set(group, one);
  for (let i = 0; i < CONTINUATIONS; i++) {
    const happened = takesEffect(table.imagine(seat, rng), target, of, rng);
    if (happened === null) return;
    one.tries++;
    one.shown += chance;
    one.spread += chance * (1 - chance);
    if (happened) one.happened++;
  }
}

describe('imagined continuations', () => {
  it.each<[string, number, Partial<Options>]>([
    ['two fleets', 2, { points: 20 }],
    ['three fleets with the row rule', 3, { rowRule: true, windows: 'everyone' }],
    ['two teams', 4, { teams: 'ABAB', points: 40 }],
  ])(
    'defence.symbols, evasion, attack.hard, card.plan: come out as shown, at both ends, with %s',
    (name, seats, options) => {
      const all = new Map<string, Tally>();
      for (let game = 0; game < GAMES; game++)
        for (const [group, { shown, spread, happened, tries }] of tally(options, seats, `${name} ${game}`)) {
          const sum = all.get(group) ?? { shown: 0, spread: 0, happened: 0, tries: 0 };
          sum.shown += shown;
          sum.spread += spread;
          sum.happened += happened;
          sum.tries += tries;
          all.set(group, sum);
        }
      const wrong = [...all].filter(
        ([, { shown, spread, happened }]) => Math.abs(happened - shown) > 4 * Math.sqrt(spread) + 1e-6,
      );
      expect(wrong).toEqual([]);
      for (const of of ['sinksGuarded', 'sinksUnguarded', 'hitsGuarded', 'hitsUnguarded'])
        expect([...all.keys()].filter((group) => group.startsWith(of)).length, of).toBeGreaterThan(0);
    },
  );
});
