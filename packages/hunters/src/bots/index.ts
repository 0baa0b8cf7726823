/** The bots of The Hunters; the kernel adds `random`. */
import type { Bot } from '@flotilla/table';
import type { Hunters } from '../state.ts';
import { ace } from './ace.ts';
import { steady } from './steady.ts';

/** All bots by name. */
export const bots: Readonly<Record<string, Bot<Hunters>>> = { steady, ace };
