/** How the beats of a battle are played. */

import type { Beat } from '@flotilla/companion';
import type { BeatKind } from '@flotilla/naval-battles';
import type { OwnStage } from '@flotilla/ui/stage/own.ts';
import type { BeatTiming } from '@flotilla/ui/stage/timing.ts';
import { AttackList } from '../rail/AttackList.tsx';

const beat = (story: number, brisk: number): BeatTiming => ({ story, brisk, shows: 'first' });

const TIMINGS: Readonly<Record<BeatKind, BeatTiming>> = {
  setup: beat(600, 250),
  turn: beat(600, 250),
  fleet: beat(700, 300),
  ownAttack: beat(250, 120),
  attack: beat(900, 400),
  card: beat(900, 400),
  defence: beat(700, 300),
  die: beat(800, 350),
  results: beat(1600, 700),
  cards: beat(250, 100),
  end: beat(600, 300),
};

/** What Naval Battles brings to the stage. */
export const stage: OwnStage = {
  Beside: AttackList,
  timingOf: ({ kind }: Beat) => TIMINGS[kind as BeatKind] ?? TIMINGS.turn,
};
