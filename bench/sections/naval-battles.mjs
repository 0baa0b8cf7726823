/**
 * Modern Naval Battles: battles by steady bots, the ace's answers, replay and copies, each against a baseline of the same run.
 */
import { navalBattles } from '@flotilla/naval-battles';
import { botNamed, botRngs, chosenBy, optionsOf, playOut, Table } from '@flotilla/table/run';
import { cloneLine, gamesLine, medianRecord, replayLine, stateAfter, steadyRecord } from '../games.mjs';
import { duration } from '../harness.mjs';

export const title = 'Modern Naval Battles';

const steady = botNamed(navalBattles, 'steady');
const ace = botNamed(navalBattles, 'ace');
const options = optionsOf(navalBattles);

/** Battles played before anything is timed: the many small functions of the game are compiled late. */
const WARM_UP = 4000;
const BATTLES = 50;
const DRAWS = { count: 10_000, sides: 6 };
const THOUGHTFUL = { 2: 6, 4: 3 };

/** Lines of all measurements. */
export function measure() {
  for (let i = 0; i < WARM_UP; i++) battle(`warm ${i}`, 2, 'off');
  return [
    battles('2 by steady, unrecorded', 2, 'off', 400),
    battles('2 by steady, recorded', 2, 'on'),
    battles('6 by steady, unrecorded', 6, 'off'),
    ...answers(2),
    ...answers(4),
    replays(),
    copies(),
  ];
}

function battle(seed, seats, recording) {
  const table = new Table({ game: navalBattles, options, seats, seed, recording });
  playOut(table, Array(seats).fill(steady), botRngs(seed, seats));
  return table;
}

function battles(what, seats, recording, goal) {
  const fight = () => {
    for (let i = 0; i < BATTLES; i++) battle(`bench ${i}`, seats, recording);
  };
  return gamesLine(`battles of ${what}`, BATTLES, fight, DRAWS, goal);
}

/** The processor time of some work in nanoseconds. */
function timed(work) {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { value, nanoseconds: (user + system) * 1000 };
}

/** Plays a battle of the ace against steady bots and notes how long the ace thinks about each answer. */
function thoughtful(seed, seats, times) {
  const table = new Table({ game: navalBattles, options, seats, seed, recording: 'off' });
  const rngs = botRngs(seed, seats);
  while (!table.over) {
    const [decision] = table.decisions;
    const { seat } = decision;
    const bot = seat === 0 ? ace : steady;
    const { value: choice, nanoseconds } = timed(() => chosenBy(bot, table, decision, rngs[seat]));
    if (seat === 0) times.push(nanoseconds);
    table.answer({ seat, decision: decision.number, choice });
  }
}

function answers(seats) {
  thoughtful('warm', seats, []);
  const times = [];
  let alone = 0;
  for (let i = 0; i < THOUGHTFUL[seats]; i++) {
    thoughtful(`ace ${i}`, seats, times);
    alone += timed(() => battle(`ace ${i}`, seats, 'off')).nanoseconds / THOUGHTFUL[seats];
  }
  times.sort((a, b) => a - b);
  const bare = { name: `a whole battle of ${seats} by steady`, nanoseconds: alone };
  const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return [
    duration(`answer of ace among ${seats}, mean of ${times.length}`, mean, bare, 300_000),
    duration(`answer of ace among ${seats}, 99th percentile`, share(0.99), bare, 300_000),
    duration(`answer of ace among ${seats}, longest`, share(1), bare, 300_000),
  ];
}

/** Recorded battles, the one with the median number of answers. */
function replays() {
  const records = Array.from({ length: 21 }, (_, i) => steadyRecord(navalBattles, options, 2, `bench ${i}`));
  return replayLine('a battle', navalBattles, medianRecord(records));
}

const copies = () => cloneLine('a battle of six', stateAfter(150, navalBattles, options, 6, 'bench'));
