/** The desk sounds are made with: one volume for all of them, and a limit behind it. */

/** What sounds are made with. */
export interface Desk {
  readonly audio: BaseAudioContext;
  /** Where every sound goes, and how loud all of them are. */
  readonly out: GainNode;
  /** Two seconds of noise, to be filtered. */
  readonly noise: AudioBuffer;
  /** Seconds from now at which a sound begins; at once when left out. */
  readonly after?: number;
}

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A desk for a loudspeaker, or for a recording. */
export function deskOf(audio: BaseAudioContext): Desk {
  const out = audio.createGain();
  // Charges close by must not tear the loudspeaker.
  const limit = audio.createDynamicsCompressor();
  out.connect(limit).connect(audio.destination);
  return { audio, out, noise: noiseOf(audio) };
}
