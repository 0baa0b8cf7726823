/** The Hunters: whole careers by the steady captain, replay, copies and memory, each against a baseline of the same run. */
import { hunters } from '@flotilla/hunters';
import { botNamed, botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import {
  cloneLine,
  gamesLine,
  heapLine,
  medianRecord,
  replayLine,
  stateAfter,
  steadyRecord,
} from '../games.mjs';

export const title = 'The Hunters';

const steady = botNamed(hunters, 'steady');
const options = optionsOf(hunters);

/** Careers played before anything is timed, careers timed at once, and the dice of about one career. */
const WARM_UP = 4000;
const CAREERS = 200;
const DRAWS = { count: 500, sides: 6 };

/** Lines of all measurements. */
export function measure() {
  for (let i = 0; i < WARM_UP; i++) career(`warm ${i}`, 'off');
  const quiet = careers('unrecorded', (seed) => career(seed, 'off'));
  const recorded = careers('recorded', (seed) => career(seed, 'on'), 500);
  return [quiet, recorded, replays(), copies(), memory()];
}

function career(seed, recording) {
  const table = new Table({ game: hunters, options, seats: 1, seed, recording });
  playOut(table, [steady], botRngs(seed, 1));
}

function careers(how, play, goal = null) {
  const sail = () => {
    for (let i = 0; i < CAREERS; i++) play(`bench ${i}`);
  };
  return gamesLine(`careers by steady, ${how}`, CAREERS, sail, DRAWS, goal);
}

function replays() {
  const records = Array.from({ length: 21 }, (_, i) => steadyRecord(hunters, options, 1, `bench ${i}`));
  return replayLine('a career', hunters, medianRecord(records), 5000);
}

const copies = () => cloneLine('a state in mid-career', stateAfter(100, hunters, options, 1, 'bench 10'));

const memory = () => heapLine('careers', (i) => career(`heap ${i}`, 'off'), 1000, 50_000);
