/** What is kept of a battle. */
import type { TaleReader } from '@flotilla/companion';
import { countsOf } from '@flotilla/companion';
import { BATTLE_HONOURS, battleTale } from './record.ts';
import type { NavalBattles } from './state.ts';

/** A battle. */
export interface BattleFacts {
  readonly kind: 'battle';
  readonly navy: string | null;
  readonly won: boolean | null;
  readonly points: number;
  readonly against: number;
  readonly seats: number;
}

/** How the tale of a battle is read. */
export const tale: TaleReader<NavalBattles> = {
  honours: BATTLE_HONOURS,
  read(state, log, seat) {
    const found = battleTale(state, log, seat);
    const { navy, won, points, against, seats } = found;
    const told: BattleFacts = { kind: 'battle', navy, won, points, against, seats };
    // What is under way shows nobody's hand, but it has earned nothing yet either.
    return { told, counts: won === null ? {} : countsOf(BATTLE_HONOURS, found) };
  },
};
