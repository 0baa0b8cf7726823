/** What recipes are made of: noise and waves through filters, shaped in the course of time. */
import type { Mixer } from './desk.ts';

/** How loud something is in the course of time. */
interface Shape {
  readonly gain: number;
  /** Seconds until it is at its loudest, and until it has died away; beyond half a second it fades out as slowly as it came. */
  readonly attack?: number;
  readonly lasts: number;
  readonly delay?: number;
  /** From one ear to the other, -1 to 1. */
  readonly pan?: readonly [number, number];
  /** Swells so many times a second, by such a share; `to`: how often half-way. */
  readonly swell?: { readonly times: number; readonly by: number; readonly to?: number };
}

/** Noise through a filter. */
export interface Noise extends Shape {
  /** `bandpass` when left out. */
  readonly filter?: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  /** The centre moves up and down by so many hertz, so many times a second. */
  readonly wander?: readonly [by: number, times: number];
  /** Where in the noise it begins, in seconds: two sounds at once are not the same noise. */
  readonly at?: number;
}

/** A tone. */
export interface Wave extends Shape {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  /** Where it ends, having been at `to` half-way. */
  readonly back?: number;
  readonly lowPass?: number;
  readonly bandPass?: number;
  readonly q?: number;
  /** Trembles in pitch so many times a second. */
  readonly vibrato?: number;
}

/** Attacks from here on are those of beds, which fade out as they fade in. */
const SLOW = 0.5;

/** A slow wave that moves something. */
function moved(
  { audio }: Mixer,
  what: AudioParam,
  spec: { readonly times: number; readonly by: number; readonly to?: number },
  start: number,
  lasts: number,
): void {
  const slow = audio.createOscillator();
  const depth = audio.createGain();
  depth.gain.value = spec.by;
  slow.frequency.setValueAtTime(spec.times, start);
  if (spec.to !== undefined) {
    slow.frequency.linearRampToValueAtTime(spec.to, start + lasts / 2);
    slow.frequency.linearRampToValueAtTime(spec.times, start + lasts);
  }
  slow.connect(depth).connect(what);
  slow.start(start);
  slow.stop(start + lasts);
}

/** A gain that rises and dies away, on its way to the ears. */
function shaped(desk: Mixer, spec: Shape): { readonly into: GainNode; readonly start: number } {
  const { audio, out, after = 0 } = desk;
  const { gain, attack = 0.005, lasts, delay = 0, pan, swell } = spec;
  const level = audio.createGain();
  const start = audio.currentTime + after + delay;
  const loudest = Math.max(gain, 0.0002);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loudest, start + attack);
  if (attack > SLOW) {
    level.gain.setValueAtTime(loudest, start + lasts - attack);
    level.gain.linearRampToValueAtTime(0.0001, start + lasts);
  } else level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  if (pan) {
    const ears = audio.createStereoPanner();
    ears.pan.setValueAtTime(pan[0], start);
    ears.pan.linearRampToValueAtTime(pan[1], start + lasts);
    level.connect(ears).connect(out);
  } else level.connect(out);
  if (!swell) return { into: level, start };
  const into = audio.createGain();
  into.gain.value = 1 - swell.by;
  moved(desk, into.gain, swell, start, lasts);
  into.connect(level);
  return { into, start };
}

/** Makes noise. */
export function noise(desk: Mixer, spec: Noise): void {
  const { into, start } = shaped(desk, spec);
  const source = desk.audio.createBufferSource();
  const filter = desk.audio.createBiquadFilter();
  source.buffer = desk.noise;
  source.loop = true;
  filter.type = spec.filter ?? 'bandpass';
  filter.frequency.setValueAtTime(spec.from, start);
  if (spec.to) filter.frequency.exponentialRampToValueAtTime(spec.to, start + spec.lasts);
  if (spec.wander) {
    const [by, times] = spec.wander;
    moved(desk, filter.frequency, { by, times }, start, spec.lasts);
  }
  filter.Q.value = spec.q ?? 0.7;
  source.connect(filter).connect(into);
  source.start(start, spec.at ?? 0);
  source.stop(start + spec.lasts);
}

/** Makes a tone. */
export function wave(desk: Mixer, spec: Wave): void {
  const { into, start } = shaped(desk, spec);
  const source = desk.audio.createOscillator();
  source.type = spec.wave;
  source.frequency.setValueAtTime(spec.from, start);
  if (spec.to)
    source.frequency.exponentialRampToValueAtTime(spec.to, start + spec.lasts / (spec.back ? 2 : 1));
  if (spec.back) source.frequency.exponentialRampToValueAtTime(spec.back, start + spec.lasts);
  if (spec.vibrato)
    moved(desk, source.frequency, { times: spec.vibrato, by: spec.from * 0.03 }, start, spec.lasts);
  if (spec.lowPass || spec.bandPass) {
    const filter = desk.audio.createBiquadFilter();
    filter.type = spec.lowPass ? 'lowpass' : 'bandpass';
    filter.frequency.value = spec.lowPass ?? spec.bandPass ?? 0;
    filter.Q.value = spec.q ?? 1;
    source.connect(filter).connect(into);
  } else source.connect(into);
  source.start(start);
  source.stop(start + spec.lasts);
}

/** A desk whose sounds are clipped softly, as a blast is by the ear: the harder the more they are pressed together. */
export function clipped(desk: Mixer, hardness: number): Mixer {
  const shaper = desk.audio.createWaveShaper();
  const points = 1024;
  shaper.curve = Float32Array.from({ length: points }, (_, i) =>
    Math.tanh(hardness * ((i / (points - 1)) * 2 - 1)),
  );
  shaper.oversample = '2x';
  const out = desk.audio.createGain();
  out.connect(shaper).connect(desk.out);
  return { ...desk, out };
}

/** A desk farther away: quieter, and dull. */
export function farther(desk: Mixer, gain: number, lowPass: number): Mixer {
  const out = desk.audio.createGain();
  const filter = desk.audio.createBiquadFilter();
  out.gain.value = gain;
  filter.type = 'lowpass';
  filter.frequency.value = lowPass;
  out.connect(filter).connect(desk.out);
  return { ...desk, out };
}
