/** Small sounds made on the spot; silent unless the reader wants them. */
import { settings } from './settings.ts';

let audio: AudioContext | null = null;

function tone(frequency: number, seconds: number, kind: OscillatorType, loudness: number, delay = 0): void {
  if (!settings.peek().sound || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  const start = audio.currentTime + delay;
  const wave = audio.createOscillator();
  const level = audio.createGain();
  wave.type = kind;
  wave.frequency.value = frequency;
  level.gain.setValueAtTime(loudness, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  wave.connect(level).connect(audio.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

/** Dice on a table. */
export function soundOfDice(): void {
  for (const delay of [0, 0.05, 0.11]) tone(900 - delay * 3000, 0.04, 'square', 0.05, delay);
}

/** A question is put. */
export const soundOfAsking = (): void => tone(1250, 0.7, 'sine', 0.05);

/** The end of a game. */
export function soundOfEnding(): void {
  tone(330, 0.5, 'triangle', 0.08);
  tone(262, 0.9, 'triangle', 0.08, 0.35);
}
