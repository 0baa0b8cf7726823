/** The functions that define this game's steps. */
import type { Chart, Turn } from '@flotilla/table';
import { checkChart, rulebook } from '@flotilla/table';
import type { NavalBattles } from '../state.ts';

export const { step, roll, pick, fill, pickTogether, fillTogether } = rulebook<NavalBattles>();

/** What a running step of this game works with. */
export type T = Turn<NavalBattles>;

/** The charts of one kind of die, which must show at least a number; made once for each number. */
export function atLeast(purpose: string, rule: string): (needs: number) => Chart<boolean, 'all'> {
  const charts: (Chart<boolean, 'all'> | undefined)[] = [];
  return (needs) => {
    charts[needs] ??= checkChart({ purpose, rule, dice: 'd6', atLeast: needs });
    return charts[needs];
  };
}
