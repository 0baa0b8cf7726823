/** The sounds of every table: dice, a question, the end. */
import { mixerNow, play } from './mixer.ts';

function tone(frequency: number, seconds: number, kind: OscillatorType, loudness: number, delay = 0): void {
  const desk = mixerNow();
  if (!desk) return;
  const { audio, out } = desk;
  const start = audio.currentTime + delay;
  const wave = audio.createOscillator();
  const level = audio.createGain();
  wave.type = kind;
  wave.frequency.value = frequency;
  level.gain.setValueAtTime(loudness, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  wave.connect(level).connect(out);
  wave.start(start);
  wave.stop(start + seconds);
}

/** Dice on a table. */
export const soundOfDice = (): void => {
  play({ sound: 'dice', after: 0 });
};

/** A question is put. */
export const soundOfAsking = (): void => tone(1250, 0.7, 'sine', 0.05);

/** The end of a game. */
export function soundOfEnding(): void {
  tone(330, 0.5, 'triangle', 0.08);
  tone(262, 0.9, 'triangle', 0.08, 0.35);
}
