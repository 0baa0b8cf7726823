/** The Hunters: whole careers by the steady captain, replay and copies, each beside a baseline of the same run. */
import { hunters } from '@flotilla/hunters';
import {
  botNamed,
  botRngs,
  clone,
  keyedChance,
  optionsOf,
  playOut,
  replay,
  Session,
  seedFrom,
  Table,
} from '@flotilla/table';
import { compare, duration, rate } from '../harness.mjs';

export const title = 'The Hunters';

/** Lines of all measurements. */
export function measure() {
  return [...careers(), ...replays(), ...copies()];
}

const steady = botNamed(hunters, 'steady');
const options = optionsOf(hunters);
const CAREERS = 200;
const DRAWS = 500;

function career(seed, recording) {
  const table = new Table({ game: hunters, options, seats: 1, seed, recording });
  playOut(table, [steady], botRngs(seed, 1));
  return table;
}

function careers() {
  const chance = keyedChance(seedFrom('bench'));
  const context = [0, 0, 0, 0];
  let sum = 0;
  const sailed = (recording) => () => {
    for (let i = 0; i < CAREERS; i++) career(`bench ${i}`, recording);
  };
  const took = compare([
    { name: 'off', units: CAREERS, run: sailed('off') },
    { name: 'on', units: CAREERS, run: sailed('on') },
    {
      name: 'draws',
      units: 1,
      run: () => {
        for (let i = 0; i < DRAWS; i++) {
          chance.open('bench', context, i);
          sum += chance.below(6);
        }
      },
    },
  ]);
  if (sum === 0) throw new Error('The dice show nothing.');
  const bare = { name: `${DRAWS} keyed draws alone`, nanoseconds: took.draws };
  return [
    rate('careers by steady, unrecorded', took.off, bare, 5000),
    rate('careers by steady, recorded', took.on, bare, 500),
  ];
}

/** Recorded careers, the one with the median number of answers. */
function medianRecord() {
  const records = Array.from({ length: 21 }, (_, i) => {
    const seed = `bench ${i}`;
    const session = new Session(hunters, { options, seats: [{ name: 'Captain', bot: 'steady' }], seed });
    const [rng] = botRngs(seed, 1);
    while (!session.table.over) {
      const [decision] = session.decisions;
      session.choose(0, steady.choose(session.table.view(0), decision, rng));
    }
    return session.record();
  });
  return records.sort((a, b) => a.answers.length - b.answers.length)[10];
}

function replays() {
  const record = medianRecord();
  const took = compare([
    {
      name: 'replay',
      units: 1,
      run: () => {
        const opened = replay(hunters, record);
        if (!opened.ok) throw new Error(opened.error);
      },
    },
    {
      name: 'answers',
      units: 1,
      run: () => {
        const table = new Table({ game: hunters, options, seats: 1, seed: record.seed, recording: 'off' });
        for (const answer of record.answers) table.answer(answer);
      },
    },
  ]);
  const bare = { name: 'its answers alone, unrecorded', nanoseconds: took.answers };
  return [
    duration(`replay of a career, ${record.answers.length} answers, verified`, took.replay, bare, 5000),
  ];
}

/** The state of a career after so many answers. */
function midCareer() {
  const [rng] = botRngs('bench', 1);
  const table = new Table({ game: hunters, options, seats: 1, seed: 'bench 10', recording: 'off' });
  for (let i = 0; i < 100 && !table.over; i++) {
    const [decision] = table.decisions;
    const choice = steady.choose(table.view(0), decision, rng);
    table.answer({ seat: 0, decision: decision.number, choice });
  }
  return table.state;
}

function copies() {
  const state = midCareer();
  const size = (JSON.stringify(state).length / 1000).toFixed(1);
  const took = compare([
    { name: 'clone', units: 1, run: () => clone(state) },
    { name: 'json', units: 1, run: () => JSON.parse(JSON.stringify(state)) },
  ]);
  const bare = { name: 'JSON and back', nanoseconds: took.json };
  return [duration(`clone of a state in mid-career (${size} KB)`, took.clone, bare)];
}
