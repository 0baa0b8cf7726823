/** The Hunters: whole careers by the steady captain, replay, copies and memory, each beside a baseline of the same run. */
import { hunters } from '@flotilla/hunters';
import { botNamed, botRngs, optionsOf, playOut, Table } from '@flotilla/table';
import {
  bareDraws,
  cloneLine,
  drawsAlone,
  heapLine,
  medianRecord,
  replayLine,
  stateAfter,
  steadyRecord,
} from '../games.mjs';
import { compare, rate } from '../harness.mjs';

export const title = 'The Hunters';

const steady = botNamed(hunters, 'steady');
const options = optionsOf(hunters);

/** Careers played before anything is timed, careers timed at once, and dice of a career. */
const WARM_UP = 2000;
const CAREERS = 200;
const DRAWS = 500;

/** Lines of all measurements. */
export function measure() {
  for (let i = 0; i < WARM_UP; i++) career(`warm ${i}`, 'off');
  return [...careers(), replays(), copies(), memory()];
}

function career(seed, recording) {
  const table = new Table({ game: hunters, options, seats: 1, seed, recording });
  playOut(table, [steady], botRngs(seed, 1));
}

function careers() {
  const sailed = (recording) => () => {
    for (let i = 0; i < CAREERS; i++) career(`bench ${i}`, recording);
  };
  const took = compare([
    { name: 'off', units: CAREERS, run: sailed('off') },
    { name: 'on', units: CAREERS, run: sailed('on') },
    drawsAlone(DRAWS, 6),
  ]);
  const bare = bareDraws(DRAWS, took);
  return [
    rate('careers by steady, unrecorded', took.off, bare, 5000),
    rate('careers by steady, recorded', took.on, bare, 500),
  ];
}

function replays() {
  const records = Array.from({ length: 21 }, (_, i) => steadyRecord(hunters, options, 1, `bench ${i}`));
  return replayLine('a career', hunters, medianRecord(records), 5000);
}

const copies = () => cloneLine('a state in mid-career', stateAfter(100, hunters, options, 1, 'bench 10'));

const memory = () => heapLine('careers', (i) => career(`heap ${i}`, 'off'), 1000, 10_000);
