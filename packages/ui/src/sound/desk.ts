/** The desk sounds are made with: a volume for sounds and one for beds, and a limit behind them. */

/** What sounds are made with. */
export interface Mixer {
  readonly audio: BaseAudioContext;
  /** Where a sound goes. */
  readonly out: GainNode;
  /** Two seconds of noise, to be filtered. */
  readonly noise: AudioBuffer;
  /** Seconds from now at which a sound begins; at once when left out. */
  readonly after?: number;
}

/** A whole desk: sounds go to `out`, beds to `beds`, which draw back under a blast. */
export interface Console extends Mixer {
  readonly beds: GainNode;
  readonly duck: GainNode;
}

/** Noise that is the same every time, so that what is measured is what is heard. */
export function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 7;
  for (let i = 0; i < data.length; i++) {
    state = (state * 16807) % 2147483647;
    data[i] = state / 1073741823.5 - 1;
  }
  return buffer;
}

/** A desk for a loudspeaker, or for a recording. */
export function mixerOf(audio: BaseAudioContext): Console {
  const master = audio.createGain();
  master.gain.value = 0.8;
  // Charges close by must not tear the loudspeaker.
  const limit = audio.createDynamicsCompressor();
  limit.threshold.value = -10;
  limit.ratio.value = 4;
  limit.attack.value = 0.003;
  limit.release.value = 0.18;
  master.connect(limit).connect(audio.destination);
  const out = audio.createGain();
  const beds = audio.createGain();
  const duck = audio.createGain();
  out.connect(master);
  beds.connect(duck).connect(master);
  return { audio, out, beds, duck, noise: noiseOf(audio) };
}

/** Lets the beds draw back by 9 dB for as long as a blast is loud, from a time on. */
export function drawBack({ duck }: Console, at: number): void {
  duck.gain.setTargetAtTime(0.355, at, 0.01);
  duck.gain.setTargetAtTime(1, at + 1.2, 0.15);
}
