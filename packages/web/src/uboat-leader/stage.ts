/** How the beats of a campaign are played. */
import type { Beat } from '@flotilla/table';
import type { BeatKind } from '@flotilla/uboat-leader';
import type { OwnStage } from '../stage/own.ts';
import type { Timing } from '../stage/timing.ts';
import { rollWords } from './thrown.ts';

const first = (story: number, brisk: number): Timing => ({ story, brisk, shows: 'first' });

const TIMINGS: Readonly<Record<BeatKind, Timing>> = {
  section: first(900, 350),
  event: first(600, 300),
  lookout: first(700, 300),
  contact: first(600, 300),
  condition: first(600, 300),
  escort: first(900, 350),
  attack: first(700, 300),
  struck: first(1200, 500),
  evading: first(900, 400),
  shot: { story: 900, brisk: 400, shows: 'last' },
  refit: first(600, 300),
  end: first(900, 350),
};

/** What U-Boat Leader brings to the stage: tracks run before anybody is hit, and every throw is named. */
export const stage: OwnStage = {
  timingOf: ({ kind }: Beat) => TIMINGS[kind as BeatKind] ?? TIMINGS.section,
  rollWords,
};
