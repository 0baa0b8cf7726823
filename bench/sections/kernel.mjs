/** The kernel: agenda, rolls, draws, copies and replay, each against a baseline doing the same work. */
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import { defineChart, defineGame, rulebook, seedFrom } from '@flotilla/table';
import { clone, keyedChance, optionsOf, Table } from '@flotilla/table/run';
import { replayLine, steadyRecord } from '../games.mjs';
import { compare, duration, rate } from '../harness.mjs';
import { midGame } from '../state.mjs';

export const title = 'Kernel';

/** Lines of all measurements. */
export function measure() {
  return [...agenda(), ...rolls(), ...draws(), ...copies(), ...replays()];
}

/** Steps of one silent game, and of one whose log is kept: about as long as the log of a real game. */
const STEPS = 500_000;
const TOLD = 1000;
const SEED = [1, 2, 3, 4];

/** A game of trivial steps: each counts down, three kinds in turn, and logs it if asked to. */
function countdown(steps, tells) {
  const { step } = rulebook();
  const tick = (name, after) =>
    step(name, (t, args) => {
      const s = t.state;
      s.sum += args.by;
      if (tells) t.say('ticked', '1', { by: args.by });
      if (--s.left > 0) t.next(after, args);
    });
  return defineGame({
    id: 'countdown',
    version: '1',
    title: 'Countdown',
    credits: '',
    seats: { min: 1, max: 1 },
    optionFields: [],
    setup: () => ({ left: steps, sum: 0 }),
    first: 'begin',
    steps: {
      begin: step('begin', (t) => t.next('one', { by: 1 })),
      one: tick('one', 'two'),
      two: tick('two', 'three'),
      three: tick('three', 'one'),
    },
    events: { ticked: { density: 'normal' } },
    view: (s) => s,
    describe: () => [],
    status: () => [],
    outcome: () => ({ ending: 'over', winners: [] }),
    figures: () => ({ numbers: {}, tallies: {} }),
    bots: {},
    texts: { en: async () => ({}) },
  });
}

/** The same work as a bare loop over such an agenda, without a kernel. */
function bareLoop(steps, log) {
  const state = { left: steps, sum: 0 };
  const stack = [{ step: 'begin', args: null }];
  const tick = (after) => (args) => {
    state.sum += args.by;
    if (log) log.push({ kind: 'ticked', rule: '1', to: null, data: { by: args.by } });
    if (--state.left > 0) stack.push({ step: after, args });
  };
  const named = {
    begin: () => stack.push({ step: 'one', args: { by: 1 } }),
    one: tick('two'),
    two: tick('three'),
    three: tick('one'),
  };
  while (stack.length > 0) {
    const frame = stack.pop();
    named[frame.step](frame.args);
  }
  return state.sum;
}

function agenda() {
  const silent = countdown(STEPS, false);
  const telling = countdown(TOLD, true);
  const run = (game, recording) => () => {
    const table = new Table({ game, options: {}, seats: 1, seed: SEED, recording });
    if (table.state.game.left !== 0) throw new Error('The countdown went wrong.');
  };
  const took = compare([
    { name: 'off', units: STEPS, run: run(silent, 'off') },
    { name: 'bare', units: STEPS, run: () => bareLoop(STEPS, null) },
    { name: 'on', units: TOLD, run: run(telling, 'on') },
    { name: 'bareLog', units: TOLD, run: () => bareLoop(TOLD, []) },
  ]);
  const bare = { name: 'bare loop', nanoseconds: took.bare };
  return [
    rate('agenda steps, unrecorded', took.off, bare, 10e6),
    rate('agenda steps, each told in the log', took.on, {
      name: 'bare loop pushing events',
      nanoseconds: took.bareLog,
    }),
  ];
}

/** Rolls of one game. */
const ROLLS = 1000;

const chart = defineChart({
  id: 'hunt',
  rule: '1',
  dice: '2d6',
  columns: {
    all: [
      { to: 8, result: 0 },
      { from: 9, result: 1 },
    ],
  },
});

const modifiers = [
  { why: 'close', rule: '1', value: 1, when: (s) => s.close },
  { why: 'night', rule: '1', value: -1, when: (s) => !s.close },
];

function rollGame() {
  const { step, roll } = rulebook();
  return defineGame({
    ...countdown(STEPS, false),
    setup: () => ({ left: ROLLS, found: 0, close: false }),
    steps: {
      begin: step('begin', (t) => t.next('roll')),
      roll: roll('roll', {
        chart,
        modifiers,
        about: (s) => s,
        fell: (t, { outcome }) => {
          const s = t.state;
          s.close = !s.close;
          s.found += outcome;
          if (--s.left > 0) t.next('roll');
        },
      }),
    },
  });
}

/** The same two dice, modifiers and threshold written out by hand over a plain generator. */
function rollsByHand() {
  const random = sfc32(SEED);
  let found = 0;
  let close = true;
  for (let i = 0; i < ROLLS; i++) {
    close = !close;
    const total = below(random, 6) + below(random, 6) + 2 + (close ? 1 : -1);
    if (total >= 9) found++;
  }
  return found;
}

function rolls() {
  const game = rollGame();
  const run = (recording) => () => new Table({ game, options: {}, seats: 1, seed: SEED, recording });
  const took = compare([
    { name: 'off', units: ROLLS, run: run('off') },
    { name: 'on', units: ROLLS, run: run('on') },
    { name: 'hand', units: ROLLS, run: rollsByHand },
  ]);
  const hand = { name: 'the same by hand, plain generator', nanoseconds: took.hand };
  return [
    rate('2d6 rolls on a chart, unrecorded', took.off, hand),
    rate('2d6 rolls on a chart, recorded', took.on, hand),
  ];
}

const DRAWS = 200_000;

/** A plain generator of good quality: 32 random bits a call, a stream. */
function sfc32([a, b, c, d]) {
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
}

/** The unbiased bounded draw, as the kernel does it. */
function below(random, limit) {
  let product = random() * limit;
  let low = product >>> 0;
  if (low < limit) {
    const biased = (0x1_0000_0000 - limit) % limit;
    while (low < biased) {
      product = random() * limit;
      low = product >>> 0;
    }
  }
  return (product - low) / 0x1_0000_0000;
}

function draws() {
  const chance = keyedChance(seedFrom('bench'));
  const random = sfc32(SEED);
  let sum = 0;
  const took = compare([
    {
      name: 'keyed',
      units: DRAWS,
      run: () => {
        for (let i = 0; i < DRAWS; i++) {
          chance.open('bench', [i >>> 16, i & 65535, 0, 0], 0);
          sum += chance.below(6);
        }
      },
    },
    {
      name: 'shuffle',
      units: DRAWS,
      run: () => {
        for (let i = 0; i < DRAWS; i += 50) {
          chance.open('bench', [i >>> 16, i & 65535, 0, 0], 0);
          for (let j = 0; j < 50; j++) sum += chance.below(6);
        }
      },
    },
    {
      name: 'plain',
      units: DRAWS,
      run: () => {
        for (let i = 0; i < DRAWS; i++) sum += below(random, 6);
      },
    },
  ]);
  if (sum === 0) throw new Error('The dice show nothing.');
  const plain = { name: 'sfc32, same bounded draw', nanoseconds: took.plain };
  return [
    rate('keyed draws, each at its own place', took.keyed, plain),
    rate('keyed draws, fifty at a place', took.shuffle, plain),
  ];
}

function copies() {
  const state = midGame();
  const size = JSON.stringify(state).length;
  const took = compare([
    { name: 'clone', units: 1, run: () => clone(state) },
    { name: 'structured', units: 1, run: () => structuredClone(state) },
    { name: 'json', units: 1, run: () => JSON.parse(JSON.stringify(state)) },
  ]);
  const what = `clone of a mid-game state (${(size / 1000).toFixed(1)} KB)`;
  return [
    duration(what, took.clone, { name: 'structuredClone', nanoseconds: took.structured }, 10),
    duration(what, took.clone, { name: 'JSON and back', nanoseconds: took.json }, 10),
  ];
}

function replays() {
  const games = [
    { game: nightWatch, options: optionsOf(nightWatch, { watches: 12 }), seats: 4 },
    { game: smugglers, options: optionsOf(smugglers), seats: 3 },
  ];
  return games.map(({ game, options, seats }) =>
    replayLine(game.title, game, steadyRecord(game, options, seats, 'bench'), 5000),
  );
}
