/** What is measured for every game: games played by bots, their replay, copies of their state. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seedFrom } from '@flotilla/table';
import { botNamed, botRngs, chosenBy, clone, keyedChance, replay, Table } from '@flotilla/table/run';
import { recordOf } from '@flotilla/table/testkit';
import { compare, duration, rate } from './harness.mjs';

/** Games per second compared with bare dice. Timed separately from other kinds of game, as a simulation plays them. */
export function gamesLine(what, games, run, draws, goal = null) {
  const took = compare([{ name: 'games', units: games, run }, drawsAlone(draws.count, draws.sides)]);
  const bare = { name: `${draws.count.toLocaleString('en')} keyed draws alone`, nanoseconds: took.draws };
  return rate(what, took.games, bare, goal);
}

/** Work for `compare`: this many keyed dice and nothing else, with which whole games are compared. */
function drawsAlone(count, sides) {
  const chance = keyedChance(seedFrom('bench'));
  const context = [0, 0, 0, 0];
  let sum = 0;
  return {
    name: 'draws',
    units: 1,
    run: () => {
      for (let i = 0; i < count; i++) {
        chance.open('bench', context, i);
        sum += chance.below(sides);
      }
      if (sum === 0) throw new Error('The dice show nothing.');
    },
  };
}

/** A game played to its end by the steady bot at every seat, as a record. */
export function steadyRecord(game, options, seats, seed) {
  const people = Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, bot: 'steady' }));
  return recordOf(game, { options, seats: people, seed });
}

/** The record with the median number of answers. */
export const medianRecord = (records) =>
  [...records].sort((a, b) => a.answers.length - b.answers.length)[records.length >> 1];

/** The state of a game after this many answers by steady bots. */
export function stateAfter(answers, game, options, seats, seed) {
  const bot = botNamed(game, 'steady');
  const rngs = botRngs(seed, seats);
  const table = new Table({ game, options, seats, seed, recording: 'off' });
  for (let i = 0; i < answers && !table.over; i++) {
    const [decision] = table.decisions;
    const { seat, number } = decision;
    const choice = chosenBy(bot, table, decision, rngs[seat]);
    table.answer({ seat, decision: number, choice });
  }
  return table.state;
}

/** How long a verified replay takes, compared with its answers alone; `name` says what is replayed. */
export function replayLine(name, game, record, goal = null) {
  const { options, seats, seed, answers } = record;
  const took = compare([
    {
      name: 'replay',
      units: 1,
      run: () => {
        const opened = replay(game, record);
        if (!opened.ok) throw new Error(opened.error);
      },
    },
    {
      name: 'answers',
      units: 1,
      run: () => {
        const table = new Table({ game, options, seats: seats.length, seed, recording: 'off' });
        for (const answer of answers) table.answer(answer);
      },
    },
  ]);
  const bare = { name: 'its answers alone, unrecorded', nanoseconds: took.answers };
  return duration(`replay of ${name}, ${answers.length} answers, verified`, took.replay, bare, goal);
}

/** How long a copy of a state takes, compared with JSON and back; `name` says what is copied. */
export function cloneLine(name, state) {
  const size = (JSON.stringify(state).length / 1000).toFixed(1);
  const took = compare([
    { name: 'clone', units: 1, run: () => clone(state) },
    { name: 'json', units: 1, run: () => JSON.parse(JSON.stringify(state)) },
  ]);
  const bare = { name: 'JSON and back', nanoseconds: took.json };
  return duration(`clone of ${name} (${size} KB)`, took.clone, bare);
}

/** The heap after many games compared with the heap after few: flat when the ratio is near one. */
export function heapLine(name, play, few, many) {
  for (let i = 0; i < few; i++) play(i);
  const early = heapInUse();
  for (let i = few; i < many; i++) play(i);
  const value = heapInUse();
  return {
    what: `heap after ${many.toLocaleString('en')} ${name}`,
    value,
    unit: 'MB',
    baseline: `after ${few.toLocaleString('en')}`,
    baselineValue: early,
    ratio: value / early,
    goal: null,
    met: null,
  };
}

/** Megabytes in use after garbage collection. */
function heapInUse() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1e6;
}
