import type { NightWatch } from '@flotilla/night-watch';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Bot, Decision } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { botNamed, botNames, botRngs, hashOf, optionsOf, playOut } from '@flotilla/table/run';
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { layGame, testRng } from './games.ts';

describe('bots', () => {
  it('are known by name, random among them', () => {
    expect(botNames(anyGame(nightWatch))).toEqual(['random', 'steady']);
    expect(botNamed(nightWatch, 'steady')).toBe(nightWatch.bots.steady);
    expect(() => botNamed(nightWatch, 'ace')).toThrow('Night Watch has no bot "ace"; it has random, steady.');
  });

  it.each([anyGame(nightWatch), anyGame(smugglers)])(
    'play %# to the end, the same way from the same seed',
    (game: AnyGame) => {
      const play = (): string => {
        const table = layGame(game, 'bots', game.seats.max);
        const bots = Array.from({ length: game.seats.max }, (_, i) =>
          botNamed(game, i === 0 ? 'steady' : 'random'),
        );
        playOut(table, bots, botRngs('bots', game.seats.max));
        expect(table.over).toBe(true);
        return hashOf(table.state);
      };
      expect(play()).toBe(play());
    },
  );

  it('an empty seat is played at random, and every decision can be watched', () => {
    const table = layGame(nightWatch, 'watched');
    const seen: Decision[] = [];
    const answers = playOut(table, [], botRngs('watched', 1), (decision) => void seen.push(decision));
    expect(seen).toHaveLength(answers);
  });

  it('a bot that answers what is not offered is stopped with a sentence', () => {
    const cheat: Bot<NightWatch> = { choose: () => 'cheat' };
    expect(() => playOut(layGame(nightWatch, 'cheat'), [cheat], botRngs('cheat', 1))).toThrow(
      'carryOn: the answer "cheat" was refused: "cheat" is not offered. Offered: look, write. [3]',
    );
  });

  it('a game that does not end is stopped', () => {
    const dice = { look: new Array(200).fill([3, 4]).flat() as number[] };
    const { table } = scriptedTable(nightWatch, { dice });
    const dreamer: Bot<NightWatch> = { choose: () => 'look' };
    expect(() => playOut(table, [dreamer], botRngs('endless', 1), undefined, 50)).toThrow(
      'The game was not over after 50 answers.',
    );
  });

  it('a game is given as many answers as it may take, and not one more', () => {
    const play = (limit?: number) =>
      playOut(layGame(nightWatch, 'limit'), [], botRngs('limit', 1), undefined, limit);
    const answers = play();
    expect(play(answers)).toBe(answers);
    expect(() => play(answers - 1)).toThrow(`The game was not over after ${answers - 1} answers.`);
  });

  it('may imagine: the imagined game is playable and the real one stays as it was', () => {
    const table = layGame(smugglers, 'dream');
    const before = hashOf(table.state);
    const dream = table.imagine(0, testRng('dream'));
    playOut(dream, [], botRngs('dream', 3));
    expect(dream.over).toBe(true);
    expect(dream.log).toBeNull();
    expect(hashOf(table.state)).toBe(before);
  });

  it('imagined dice differ from the real ones', () => {
    const rolled = (table: ReturnType<typeof layGame<NightWatch>>): string => {
      playOut(table, [nightWatch.bots.steady as Bot<NightWatch>], botRngs('x', 1));
      return JSON.stringify(table.state.game);
    };
    const rng = testRng('dice');
    const table = layGame(nightWatch, 'dice');
    const dreams = new Set(Array.from({ length: 12 }, () => rolled(table.imagine(0, rng))));
    expect(dreams.size).toBeGreaterThan(6);
  });
});

describe('options of a game', () => {
  it('are those the form starts with, changed where a test says so', () => {
    expect(optionsOf(nightWatch)).toEqual({ watches: 4 });
    expect(optionsOf(nightWatch, { watches: 2 })).toEqual({ watches: 2 });
  });
});

describe('a scripted table', () => {
  const play = () => scriptedTable(nightWatch, { options: { watches: 1 }, dice: { look: [3, 4, 6, 6] } });

  it('says when dice were left over', () => {
    const table = play();
    table.answer('write');
    expect(() => table.done()).toThrow('The dice list "look" holds 4 numbers, only 2 were used.');
  });

  it('says when another step asks than was expected', () => {
    expect(() => play().expect('dive', 'deep')).toThrow('Expected to be asked "dive", was asked "carryOn".');
  });

  it('says why an answer was refused, and when nothing is asked any more', () => {
    const table = play();
    expect(() => table.answer('sleep')).toThrow('carryOn: "sleep" was refused');
    table.expect('carryOn', 'write');
    expect(() => table.asked()).toThrow('Nothing is asked: the game is over.');
  });
});
