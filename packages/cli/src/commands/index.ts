/** Every command, in the order in which the help lists them. */
import type { Command } from '../support/command.ts';
import { coverage } from './coverage.ts';
import { fuzz } from './fuzz.ts';
import { games } from './games.ts';
import { simulate } from './simulate.ts';

/** Every command of the program. */
export const COMMANDS: readonly Command[] = [games, simulate, fuzz, coverage];
