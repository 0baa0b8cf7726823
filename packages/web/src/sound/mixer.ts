/** The mixer: everything that is heard goes through one volume; nothing sounds until the reader has asked for it. */
import { effect } from '@preact/signals';
import { settings } from '../settings.ts';

/** What sounds are made with. */
export interface Desk {
  readonly audio: AudioContext;
  /** Where every sound goes. */
  readonly out: AudioNode;
  /** A second of noise, to be filtered. */
  readonly noise: AudioBuffer;
}

let desk: (Desk & { readonly master: GainNode }) | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

function open(): Desk & { readonly master: GainNode } {
  const audio = new AudioContext();
  const master = audio.createGain();
  // Charges close by must not tear the loudspeaker.
  const limit = audio.createDynamicsCompressor();
  master.connect(limit).connect(audio.destination);
  return { audio, master, out: master, noise: noiseOf(audio) };
}

/** The desk, when sound is wanted and the browser can make any; null otherwise. */
export function deskNow(): Desk | null {
  if (!settings.peek().sound || !globalThis.AudioContext) return null;
  desk ??= open();
  if (desk.audio.state === 'suspended') void desk.audio.resume();
  desk.master.gain.value = settings.peek().volume / 100;
  return desk;
}

/** Cuts off everything that sounds: for the moment after which nothing is heard any more. */
export function silence(): void {
  if (!desk) return;
  const { audio, master } = desk;
  master.gain.setTargetAtTime(0, audio.currentTime, 0.015);
  desk = null;
  setTimeout(() => void audio.close(), 200);
}

effect(() => {
  const { sound, volume } = settings.value;
  if (!sound) silence();
  else if (desk) desk.master.gain.value = volume / 100;
});
