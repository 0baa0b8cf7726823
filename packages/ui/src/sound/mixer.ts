/** The mixer: everything that is heard goes through it; nothing sounds until the reader has asked for it. */
import { effect } from '@preact/signals';
import { settings } from '../base/settings.ts';
import type { Bed } from './beds.ts';
import { BEDS, FADE } from './beds.ts';
import type { Console, Mixer } from './desk.ts';
import { drawBack, mixerOf } from './desk.ts';
import type { Sound } from './recipes.ts';
import { BLASTS, RECIPES } from './recipes.ts';

type Speaker = Console & { readonly audio: AudioContext };

let desk: Speaker | null = null;

function open(): Speaker {
  const audio = new AudioContext();
  return { ...mixerOf(audio), audio };
}

const setVolumes = ({ out, beds }: Console): void => {
  const { volume, beds: loud } = settings.peek();
  out.gain.value = volume / 100;
  beds.gain.value = loud / 100;
};

/** The desk, when sound is wanted and the browser can make any; null otherwise. */
function speaker(): Speaker | null {
  if (!settings.peek().sound || !globalThis.AudioContext) return null;
  desk ??= open();
  if (desk.audio.state === 'suspended' && !document.hidden) void desk.audio.resume();
  setVolumes(desk);
  return desk;
}

/** What sounds are made with, when any are wanted. */
export const mixerNow = (): Mixer | null => speaker();

/** Cuts off everything that sounds: for the moment after which nothing is heard any more. */
export function silence(): void {
  if (!desk) return;
  const { audio, out, beds } = desk;
  for (const { gain } of [out, beds]) gain.setTargetAtTime(0, audio.currentTime, 0.006);
  clearTimeout(lying?.timer);
  lying = null;
  desk = null;
  setTimeout(() => void audio.close(), 200);
}

effect(() => {
  const { sound } = settings.value;
  if (!sound) silence();
  else if (desk) setVolumes(desk);
});

// Browsers let sound begin only with a press, and nobody wants to hear a page that is not looked at.
const wake = (): void => {
  if (desk?.audio.state === 'suspended') void desk.audio.resume();
};
globalThis.document?.addEventListener?.('visibilitychange', () => {
  if (document.hidden) void desk?.audio.suspend();
  else wake();
});
for (const press of ['pointerdown', 'keydown']) globalThis.addEventListener?.(press, wake);

/** A sound, and how many seconds from now it is heard. */
export interface SoundCue {
  readonly sound: Sound;
  readonly after: number;
}

const NOTHING = (): void => {};

/** Lets something be heard, where the reader wants to hear anything; gives a way to call off what has not begun. */
export function play(...cues: readonly SoundCue[]): () => void {
  const desk = cues.length > 0 ? speaker() : null;
  if (!desk) return NOTHING;
  const { audio } = desk;
  const now = audio.currentTime;
  const ways = cues.map(({ sound, after }) => {
    const out = audio.createGain();
    out.connect(desk.out);
    RECIPES[sound]({ ...desk, out, after });
    if (BLASTS.has(sound)) drawBack(desk, now + after);
    return { out, begins: now + after };
  });
  return () => {
    for (const { out, begins } of ways) if (begins > audio.currentTime) out.disconnect();
  };
}

/** Seconds in which a bed comes, and in which it goes. */
const COMES = 2;
const GOES = 1;

/** The bed that lies under everything, with the gain it fades by and the timer of its next loop. */
let lying: {
  readonly bed: Bed;
  readonly level: GainNode;
  timer: ReturnType<typeof setTimeout> | undefined;
} | null = null;

/** Lays a bed, or none; the one before fades away. */
export function lay(bed: Bed | null): void {
  if (lying && lying.bed === bed) return;
  fadeOut();
  const desk = bed ? speaker() : null;
  if (!bed || !desk) return;
  const level = desk.audio.createGain();
  level.gain.setValueAtTime(0, desk.audio.currentTime);
  level.gain.linearRampToValueAtTime(1, desk.audio.currentTime + COMES);
  level.connect(desk.beds);
  lying = { bed, level, timer: undefined };
  loop(desk, lying);
}

/** Plays a bed once, and again before it has faded. */
function loop(desk: Speaker, laid: NonNullable<typeof lying>): void {
  const { seconds, make } = BEDS[laid.bed];
  make({ ...desk, out: laid.level });
  laid.timer = setTimeout(() => loop(desk, laid), (seconds - FADE) * 1000);
}

function fadeOut(): void {
  if (!lying || !desk) return;
  const { level, timer } = lying;
  clearTimeout(timer);
  lying = null;
  const { audio } = desk;
  level.gain.cancelScheduledValues(audio.currentTime);
  level.gain.setTargetAtTime(0, audio.currentTime, GOES / 4);
  setTimeout(() => level.disconnect(), GOES * 1500);
}
