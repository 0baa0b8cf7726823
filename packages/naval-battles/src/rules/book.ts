/** The definers of this game's steps. */
import type { Turn } from '@flotilla/table';
import { rulebook } from '@flotilla/table';
import type { NavalBattles } from '../state.ts';

export const { step, pick, fill, pickTogether, fillTogether } = rulebook<NavalBattles>();

/** What a running step of this game holds. */
export type T = Turn<NavalBattles>;
