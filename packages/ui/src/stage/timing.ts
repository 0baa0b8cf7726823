/** How long things take on the stage. */
import type { Beat } from '@flotilla/companion';
import { effect, signal } from '@preact/signals';
import type { Settings } from '../base/settings.ts';
import { settings } from '../base/settings.ts';

/** How a beat is played. */
export interface BeatTiming {
  /** Milliseconds by speed; `instant` needs none. */
  readonly story: number;
  readonly brisk: number;
  /** `first`: the position changes, then time passes to read it; `last`: a picture shows how it comes about, then it changes. */
  readonly shows: 'first' | 'last';
}

/** How a game wants its beats to be played. */
export type TimingOf = (beat: Beat) => BeatTiming;

/** A section of the log of a game without beats of its own: it is there, and there is time to read it. */
export const SECTION: BeatTiming = { story: 900, brisk: 350, shows: 'first' };

/** Time for dice that fall before the eyes of the player. */
const DICE = { story: 1050, brisk: 500 } as const;

/** Without motion every picture stands for a moment, as it is in the end. */
const STILL = 600;

/** Whether the device asks for no motion. */
export const reducedMotion = signal(false);

const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
reducedMotion.value = query?.matches ?? false;
query?.addEventListener?.('change', ({ matches }) => {
  reducedMotion.value = matches;
});

/** Lets the style sheets know whether anything on the stage may move. */
export const applyMotion = (root: HTMLElement): (() => void) =>
  effect(() => {
    root.dataset.motion = reducedMotion.value ? 'none' : 'full';
    root.dataset.shaking = settings.value.shaking && !reducedMotion.value ? 'on' : 'off';
  });

/** The pace of a beat under the settings in force. */
export interface StageSpeed {
  readonly dice: number;
  readonly play: number;
  readonly shows: BeatTiming['shows'];
}

/** How long the phases of a beat last now. */
export function paceOf(timing: BeatTiming, speed: Settings['speed']): StageSpeed {
  if (speed === 'instant') return { dice: 0, play: 0, shows: 'first' };
  const play = timing[speed];
  if (!reducedMotion.peek()) return { dice: DICE[speed], play, shows: timing.shows };
  return { dice: 0, play: Math.min(play, STILL), shows: 'first' };
}
