/** The functions that define this game's steps. */
import type { Turn } from '@flotilla/table';
import { rulebook } from '@flotilla/table';
import type { UboatLeader } from '../state.ts';

/** A running step of this game. */
export type T = Turn<UboatLeader>;

export const { step, roll, declare, pick, fill } = rulebook<UboatLeader>();
