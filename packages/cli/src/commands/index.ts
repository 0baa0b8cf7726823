/** Every command, in the order in which the help lists them. */
import type { Command } from '../support/command.ts';
import { admin } from './admin.ts';
import { attack } from './attack.ts';
import { bench } from './bench.ts';
import { coverage } from './coverage.ts';
import { exportCommand } from './export.ts';
import { farm } from './farm.ts';
import { fuzz } from './fuzz.ts';
import { games } from './games.ts';
import { lab } from './lab.ts';
import { learn } from './learn.ts';
import { merge } from './merge.ts';
import { newGame } from './newGame.ts';
import { pack } from './pack.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { run } from './run.ts';
import { saves } from './saves.ts';
import { backup, migrate, restore, serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { worker } from './worker.ts';

/** Every command of the program. */
export const COMMANDS: readonly Command[] = [
  games,
  learn,
  play,
  saves,
  replay,
  review,
  attack,
  exportCommand,
  run,
  simulate,
  lab,
  merge,
  worker,
  farm,
  fuzz,
  coverage,
  pack,
  newGame,
  bench,
  serve,
  backup,
  restore,
  migrate,
  admin,
];
