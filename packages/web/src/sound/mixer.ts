/** The mixer: everything that is heard goes through one volume; nothing sounds until the reader has asked for it. */
import { effect } from '@preact/signals';
import { settings } from '../settings.ts';
import type { Desk } from './desk.ts';
import { deskOf } from './desk.ts';
import type { Sound } from './recipes.ts';
import { RECIPES } from './recipes.ts';

let desk: (Desk & { readonly audio: AudioContext }) | null = null;

function open(): Desk & { readonly audio: AudioContext } {
  const audio = new AudioContext();
  return { ...deskOf(audio), audio };
}

/** The desk, when sound is wanted and the browser can make any; null otherwise. */
export function deskNow(): Desk | null {
  if (!settings.peek().sound || !globalThis.AudioContext) return null;
  desk ??= open();
  if (desk.audio.state === 'suspended') void desk.audio.resume();
  desk.out.gain.value = settings.peek().volume / 100;
  return desk;
}

/** Cuts off everything that sounds: for the moment after which nothing is heard any more. */
export function silence(): void {
  if (!desk) return;
  const { audio, out } = desk;
  out.gain.setTargetAtTime(0, audio.currentTime, 0.015);
  desk = null;
  setTimeout(() => void audio.close(), 200);
}

effect(() => {
  const { sound, volume } = settings.value;
  if (!sound) silence();
  else if (desk) desk.out.gain.value = volume / 100;
});

/** A sound, and how many seconds from now it is heard. */
export interface Cue {
  readonly sound: Sound;
  readonly after: number;
}

const NOTHING = (): void => {};

/** Lets something be heard, where the reader wants to hear anything; gives a way to call off what has not begun. */
export function play(...cues: readonly Cue[]): () => void {
  const desk = deskNow();
  if (!desk || cues.length === 0) return NOTHING;
  const { audio } = desk;
  const now = audio.currentTime;
  const ways = cues.map(({ sound, after }) => {
    const out = audio.createGain();
    out.connect(desk.out);
    RECIPES[sound]({ ...desk, out, after });
    return { out, begins: now + after };
  });
  return () => {
    for (const { out, begins } of ways) if (begins > audio.currentTime) out.disconnect();
  };
}
