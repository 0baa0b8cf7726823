/** The ace ends a battle when it can, and leaves no free attack unused. */
import type { Choice, Decision, Option } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { botNamed, optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { aceOf, HORIZON, standingOf } from '../src/bots/ace.ts';
import { actionCard, SHIPS } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import type { NavalBattles, State } from '../src/state.ts';
import { lay, uk, usa } from './fleets.ts';

const ACE = aceOf({ battles: 3, choices: 5 });
const GAMES = Number(process.env.FUZZ_GAMES ? 40 : 6);

type Battle = Table<NavalBattles>;

const ATTACK = /^(attack|strike|bombard|fly|hunt):/;

/** A copy at which something was answered. */
function after(table: Battle, { seat, number }: Decision, choice: Choice): Battle {
  const copy = table.copy();
  expect(copy.answer({ seat, decision: number, choice })).toBeNull();
  return copy;
}

/** Whether an offered attack can sink a ship by itself: its chance, or the damage of its card, says so. */
function canSink(table: Battle, asked: Decision, attack: Option): boolean {
  const aiming = after(table, asked, attack.id);
  const decision = aiming.decisionFor(asked.seat);
  if (decision?.kind !== 'pick' || (decision.step !== 'aim' && decision.step !== 'fly')) return false;
  return decision.options.some((target) => {
    const odds = aiming.odds(decision, target);
    if (odds.some(({ of }) => of.startsWith('hits'))) return false;
    const sinks = odds.find(({ of }) => of === 'sinksUnguarded');
    if (sinks) return sinks.chance > 0;
    const damage = decision.step === 'aim' ? actionCard(String(decision.about.as)).damage : 0;
    return damage >= Number(target.args?.left ?? 99);
  });
}

/** Positions at the start of action phases: a steady fleet far ahead of one that plays at random. */
function* positions(name: string): Generator<Battle> {
  for (let game = 0; game < GAMES; game++) {
    const seed = `${name} ${game}`;
    const rng = rngFrom(seedFrom(seed), 'positions');
    const options = optionsOf(navalBattles, { points: game % 2 === 0 ? 20 : 25, stalemate: 0 });
    const table = new Table({ game: navalBattles, options, seats: 2, seed, recording: 'off' });
    const steady = botNamed(navalBattles, 'steady');
    const never = (): never => {
      throw new Error('The steady bot does not play ahead.');
    };
    while (!table.over && table.state.game.round < 9) {
      const decision = table.decisions[0] as Decision;
      const { seat, number, step } = decision;
      const { attacks, turn, round } = table.state.game;
      if (step === 'actions' && seat === 0 && attacks.length === 0 && round > 1) yield table.copy();
      const choice =
        seat === 0 ? steady.choose(table.view(0), decision, rng, never) : sampleChoice(decision, rng);
      expect(table.answer({ seat, decision: number, choice }), `turn ${turn}`).toBeNull();
    }
  }
}

/** The ace plays its action phase; how many attacks it declared, and what it left when it closed. */
function playTurn(table: Battle): { attacks: number; left: readonly Option[] } {
  const rng = rngFrom(seedFrom('turn'), 'ace');
  for (let answers = 0; answers < 60; answers++) {
    const decision = table.decisions[0] as Decision;
    const { seat, number, step } = decision;
    const choice =
      seat === 0
        ? ACE.choose(table.view(0), decision, rng, (chance) => table.imagine(0, chance))
        : step.startsWith('window')
          ? 'pass'
          : sampleChoice(decision, rng);
    if (step === 'actions' && choice === 'close')
      return {
        attacks: table.state.game.attacks.length,
        left: decision.kind === 'pick' ? decision.options : [],
      };
    expect(table.answer({ seat, decision: number, choice })).toBeNull();
  }
  throw new Error('The ace never closed its action phase.');
}

describe('the ace', () => {
  it('attacks in every position in which an attack can end the battle (win)', () => {
    let met = 0;
    for (const table of positions('end')) {
      const asked = table.decisionFor(0);
      if (asked?.kind !== 'pick') continue;
      const { terms } = table.state.game;
      table.state.game.terms = { ...terms, target: table.view(0).players[0]?.sunk ?? 0 };
      table.state.game.terms.target += 1;
      const attacks = asked.options.filter(({ id }) => ATTACK.test(id) && !id.includes('+'));
      if (!attacks.some((attack) => canSink(table, asked, attack))) continue;
      met++;
      expect(playTurn(table).attacks, `round ${table.state.game.round}`).toBeGreaterThan(0);
    }
    expect(met).toBeGreaterThan(10);
  });

  it('closes no action phase while a ship’s own aircraft or hunters are ready (inherent.air, inherent.asw)', () => {
    let met = 0;
    for (const table of positions('free')) {
      const { left } = playTurn(table);
      const idle = left.filter(({ id }) => id.startsWith('fly:') || /^hunt:[a-z]/.test(id));
      expect(idle.map(({ id }) => id)).toEqual([]);
      if (table.state.game.attacks.some(({ card }) => card === null)) met++;
    }
    expect(met).toBeGreaterThan(3);
  });

  it('counts a win above the greatest lead there can be, a quicker one above a later one', () => {
    const b = lay([usa(), uk()]);
    const { players } = b.state();
    const everything = SHIPS.map(({ id }) => id);
    const [mine, theirs] = players;
    const leading: State = {
      ...b.state(),
      players: [
        { ...mine, pile: everything },
        { ...theirs, fleet: [] },
      ] as State['players'],
    };
    const won = (turn: number, winners: readonly number[]): State => ({
      ...b.state(),
      turn,
      ending: { how: 'points', winners },
    });
    expect(standingOf(won(400, [0]), 0)).toBeGreaterThan(standingOf(leading, 0));
    expect(standingOf(won(400, [0]), 1)).toBeLessThan(standingOf(leading, 1));
    expect(standingOf(won(9, [0]), 0)).toBeGreaterThan(standingOf(won(11, [0]), 0));
    expect(standingOf(won(9, [0]), 1)).toBeLessThan(standingOf(won(11, [0]), 1));
  });
});

it('the ace gives up an imagined battle that runs in a circle, and still answers', () => {
  const b = lay([usa({ hand: ['A001', 'A052'] }), uk()]);
  const asked = b.table.decisionFor(0) as Decision;
  const given: number[] = [];
  /** A table at which only the first answer counts: the battle never comes to its next turn. */
  const circling = (): Battle => {
    const copy = b.table.copy({ recording: 'off', script: null });
    const [first, battle] = [copy.answer.bind(copy), given.push(0) - 1];
    copy.answer = (one) => {
      given[battle] = (given[battle] as number) + 1;
      return given[battle] === 1 ? first(one) : null;
    };
    return copy;
  };
  const choice = ACE.choose(b.table.view(0), asked, rngFrom(seedFrom('circle'), 'ace'), circling);
  expect(asked.kind === 'pick' && asked.options.map(({ id }) => id)).toContain(choice);
  expect(given.length).toBeGreaterThan(2);
  expect(new Set(given)).toEqual(new Set([HORIZON + 1]));
}, 60_000);
