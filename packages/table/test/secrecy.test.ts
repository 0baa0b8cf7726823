import type { Smugglers } from '@flotilla/smugglers';
import { smugglers } from '@flotilla/smugglers';
import type { GameDefinition, PickStep, Turn } from '@flotilla/table';
import { rulebook } from '@flotilla/table';
import { messageFor, SecrecyWatch, secretFound, secretLeak } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { anyAnswer, layGame, testRng } from './games.ts';

const LOOKERS = [null, 0, 1, 2];

/** Plays random games and returns the first leak either test finds, for a spectator and for every seat. */
function leakIn(game: GameDefinition<Smugglers>, games: number): string | null {
  for (let i = 0; i < games; i++) {
    const rng = testRng(`secrecy ${i}`);
    const table = layGame(game, `a long and secret seed ${i}`);
    while (true) {
      for (const seat of LOOKERS) {
        const found = secretFound(table, seat);
        if (found) return `seat ${seat} finds ${found}`;
        const leak = secretLeak(table, seat, rng);
        if (leak) return `seat ${seat} can tell: ${leak}`;
      }
      if (table.over) break;
      table.answer(anyAnswer(rng.pick(table.decisions), rng));
    }
  }
  return null;
}

describe('Smugglers keeps its secrets', () => {
  it('no message holds a secret, and swapping all secrets changes no message', () => {
    expect(leakIn(smugglers, 12)).toBeNull();
  });

  it('no moment between two answers holds a secret', () => {
    for (let i = 0; i < 12; i++) {
      const rng = testRng(`moments ${i}`);
      const table = layGame(smugglers, `moments ${i}`);
      table.watch = new SecrecyWatch(table, LOOKERS);
      while (!table.over) table.answer(anyAnswer(rng.pick(table.decisions), rng));
    }
  });

  it('a moment in which somebody sees another hand is found', () => {
    const careless = { ...smugglers, view: (state: Smugglers['state']) => smugglers.view(state, 1) };
    const table = layGame(careless, 'careless');
    const rng = testRng('careless');
    table.watch = new SecrecyWatch(table, [0]);
    const play = (): void => {
      while (!table.over) table.answer(anyAnswer(rng.pick(table.decisions), rng));
    };
    expect(play).toThrow('In a moment seat 0 sees');
  });

  it('the swap really deals anew', () => {
    const table = layGame(smugglers, 'swap');
    const faces = [...table.state.game.faces];
    const hand = (table.state.game.hands[0] as number[]).map((id) => faces[id]);
    const state = structuredClone(table.state.game);
    smugglers.swapSecrets?.(state, 0, testRng('swap'), table.waiting);
    expect(state.faces).not.toEqual(faces);
    expect([...state.faces].sort()).toEqual([...faces].sort());
    expect((state.hands[0] as number[]).map((id) => state.faces[id])).toEqual(hand);
  });

  it('a seat finds its own cards in its messages', () => {
    const table = layGame(smugglers, 'own');
    const [card] = table.state.game.hands[0] as [number];
    const face = JSON.stringify(table.state.game.faces[card]);
    expect(messageFor(table, 0)).toContain(face);
    expect(messageFor(table, 1)).not.toContain(face);
  });

  it('a hidden card is an identity without a face', () => {
    const view = layGame(smugglers, 'hidden').view(0);
    expect(view.smugglers[1]?.hand.map(({ face }) => face)).toEqual([null, null, null, null]);
    expect(view.smugglers[0]?.hand.every(({ face }) => face !== null)).toBe(true);
  });

  it('bots that imagine get other hands, other dice and no secret answers', () => {
    const table = layGame(smugglers, 'imagine');
    const rng = testRng('imagine');
    const [first] = table.decisions;
    if (!first) throw new Error('Nothing is asked.');
    table.answer(anyAnswer(first, rng));
    const dreams = Array.from({ length: 20 }, () => table.imagine(1, rng));
    const hands = new Set(
      dreams.map(({ state }) => JSON.stringify(state.game.hands[0]?.map((id) => state.game.faces[id]))),
    );
    expect(hands.size).toBeGreaterThan(10);
    expect(dreams.every(({ state }) => state.held.length === 0)).toBe(true);
    expect(dreams.every((dream) => dream.decisions.length === 3)).toBe(true);
    const own = messageFor(table, 1);
    for (const dream of dreams) expect(dream.view(1)).toEqual(JSON.parse(own).view);
  });
});

describe('the tests of secrecy catch a game that', () => {
  const { step, pickTogether } = rulebook<Smugglers>();

  it('shows the cargo of other boats', () => {
    const leaky: GameDefinition<Smugglers> = {
      ...smugglers,
      view: (s, seat) => {
        const view = smugglers.view(s, seat);
        const open = (id: number) => ({ id, face: s.faces[id] as string });
        const smuggler = view.smugglers.map((other, i) => ({
          ...other,
          cargo: (s.boats[i]?.cargo ?? []).map(open),
        }));
        return { ...view, smugglers: smuggler };
      },
    };
    expect(leakIn(leaky, 3)).toMatch(/^seat (null|\d) finds [TRSL]\d+$/);
  });

  it('shows a number that depends on hidden cards, without naming any', () => {
    const leaky: GameDefinition<Smugglers> = {
      ...smugglers,
      view: (s, seat) => ({
        ...smugglers.view(s, seat),
        deck: s.deck.filter((id) => s.faces[id]?.startsWith('L')).length,
      }),
    };
    expect(leakIn(leaky, 3)).toMatch(/^seat (null|\d) can tell: .*"deck":/);
  });

  it('tells everybody what one seat draws', () => {
    const loud = (t: Turn<Smugglers>): Turn<Smugglers> =>
      new Proxy(t, {
        get: (target, name) => {
          if (name === 'tell') return (_: unknown, ...rest: Parameters<typeof t.say>) => target.say(...rest);
          const value = Reflect.get(target, name, target) as unknown;
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const quiet = smugglers.steps.deal;
    if (quiet.kind !== 'step') throw new Error('The deal asks nobody.');
    const leaky = {
      ...smugglers,
      steps: { ...smugglers.steps, deal: step('deal', (t, args) => quiet.run(loud(t), args)) },
    };
    expect(leakIn(leaky, 1)).toMatch(/finds [TRSL]\d+$/);
  });

  it('asks only those who hold a lantern', () => {
    const { ask: _, ...respond } = smugglers.steps.respond as PickStep<Smugglers, 'respond'>;
    const leaky = { ...smugglers, steps: { ...smugglers.steps, respond: pickTogether('respond', respond) } };
    expect(leakIn(leaky, 10)).toMatch(/^seat (null|\d) can tell: /);
  });

  it('lets the seed out', () => {
    const leaky: GameDefinition<Smugglers> = {
      ...smugglers,
      view: (s, seat) => ({ ...smugglers.view(s, seat), note: 'Shuffled from "a long and secret seed 0".' }),
    };
    expect(leakIn(leaky, 1)).toBe('seat null finds a long and secret seed 0');
  });

  it('has no way to swap its secrets', () => {
    const { swapSecrets: _, ...silent } = smugglers;
    expect(leakIn(silent, 1)).toBe('seat null can tell: smugglers has no swapSecrets.');
  });
});
