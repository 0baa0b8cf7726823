/** The ear of the tests: records what the desk makes and measures it. Runs in an empty page, so it stands by itself. */
import type { Bed } from '@flotilla/ui/sound/beds.ts';
import type { Mixer } from '@flotilla/ui/sound/desk.ts';
import type { Sound } from '@flotilla/ui/sound/recipes.ts';

/** What is to be heard: a sound, a bed, or so many hits at once through the whole desk. */
export type Wish = { readonly seconds: number } & (
  | { readonly sound: Sound }
  | { readonly bed: Bed }
  | { readonly salvo: number }
);

/** What a recording shows. */
export interface Heard {
  /** The loudest 400 ms by ITU-R BS.1770; the whole length of a bed. */
  readonly loudness: number;
  readonly peak: number;
  /** The peak of what is above 200 Hz, and the share of the energy between 250 and 900 Hz. */
  readonly peakAbove: number;
  readonly share: number;
  /** Seconds until it has died away. */
  readonly ends: number;
  /** The louder of its first and last sample. */
  readonly edges: number;
  /** By how much the loudness of its halves differs. */
  readonly halves: number;
  /** How often it moves from one ear to the other. */
  readonly crossings: number;
  /** Its loudness in bands of pitch and in parts of time. */
  readonly shape: readonly number[];
}

/** What the site makes sounds with. */
interface Makers {
  readonly mixerOf: (audio: BaseAudioContext) => Mixer;
  readonly noiseOf: (audio: BaseAudioContext) => AudioBuffer;
  readonly RECIPES: Readonly<Record<Sound, (desk: Mixer) => void>>;
  readonly BEDS: Readonly<Record<Bed, { readonly make: (desk: Mixer) => void }>>;
}

type Coefficients = readonly [readonly [number, number, number], readonly [number, number, number]];
type Ears = readonly [Float32Array, Float32Array];

const RATE = 48_000;
const WINDOW = 0.4 * RATE;

function filtered(samples: Float32Array, [b, a]: Coefficients): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

/** The two filters of the K weighting at 48 kHz. */
const WEIGHTING: readonly Coefficients[] = [
  [
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
  ],
  [
    [1, -2, 1],
    [1, -1.99004745483398, 0.99007225036621],
  ],
];

/** A filter of second order that lets everything above or below a frequency pass. */
function pass(kind: 'above' | 'below', frequency: number): Coefficients {
  const angle = (2 * Math.PI * frequency) / RATE;
  const [cos, alpha] = [Math.cos(angle), Math.sin(angle) / Math.SQRT2];
  const scale = 1 + alpha;
  const edge = kind === 'above' ? (1 + cos) / 2 : (1 - cos) / 2;
  const middle = kind === 'above' ? -(1 + cos) : 1 - cos;
  return [
    [edge / scale, middle / scale, edge / scale],
    [1, (-2 * cos) / scale, (1 - alpha) / scale],
  ];
}

const through = (ears: Ears, filters: readonly Coefficients[]): Ears =>
  [filters.reduce(filtered, ears[0]), filters.reduce(filtered, ears[1])] as const;

const peakOf = (ears: Ears): number =>
  ears.reduce((most, ear) => ear.reduce((peak, value) => Math.max(peak, Math.abs(value)), most), 0);

function energyOf(ear: Float32Array, from = 0, to = ear.length): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += (ear[i] as number) ** 2;
  return sum;
}

const energy = (ears: Ears, from?: number, to?: number): number =>
  energyOf(ears[0], from, to) + energyOf(ears[1], from, to);

const lufs = (sum: number, samples: number): number => -0.691 + 10 * Math.log10(sum / samples || 1e-12);

function loudestOf(weighted: Ears): number {
  let most = 0;
  for (let at = 0; at + WINDOW <= weighted[0].length; at += WINDOW / 4)
    most = Math.max(most, energy(weighted, at, at + WINDOW));
  return lufs(most, WINDOW);
}

/** How often the louder ear changes, heard second by second at the pitch of screws; where both are alike nothing changes. */
function crossingsOf(whole: Ears): number {
  const ears = through(whole, [
    pass('above', 300),
    pass('above', 300),
    pass('below', 600),
    pass('below', 600),
  ]);
  let crossings = 0;
  let louder = 0;
  for (let at = 0; at + RATE <= ears[0].length; at += RATE) {
    const [left, right] = [energyOf(ears[0], at, at + RATE), energyOf(ears[1], at, at + RATE)];
    const now = right > left * 1.1 ? 1 : left > right * 1.1 ? -1 : 0;
    if (now !== 0 && louder !== 0 && now !== louder) crossings++;
    if (now !== 0) louder = now;
  }
  return crossings;
}

/** The shares of six bands of pitch and eight parts of time, and how long it lasts. */
function shapeOf(ears: Ears, last: number): readonly number[] {
  const share = (numbers: readonly number[]): number[] => {
    const all = numbers.reduce((sum, one) => sum + one, 0) || 1;
    return numbers.map((one) => one / all);
  };
  const bands = [100, 250, 450, 800, 1600, 3200].map((from) =>
    Math.sqrt(energy(through(ears, [pass('above', from), pass('below', from * 1.9)]))),
  );
  const part = Math.max(1, Math.ceil(last / 8));
  const times = Array.from({ length: 8 }, (_, i) => energy(ears, i * part, Math.min((i + 1) * part, last)));
  return [...share(bands), ...share(times), last / RATE / 4];
}

/** Records and measures. */
export async function listen(makers: Makers, wish: Wish): Promise<Heard> {
  const audio = new OfflineAudioContext(2, RATE * wish.seconds, RATE);
  const bare = (): Mixer => {
    const out = audio.createGain();
    out.connect(audio.destination);
    return { audio, out, noise: makers.noiseOf(audio) };
  };
  if ('sound' in wish) makers.RECIPES[wish.sound](bare());
  else if ('bed' in wish) makers.BEDS[wish.bed].make(bare());
  else {
    const desk = makers.mixerOf(audio);
    for (let i = 0; i < wish.salvo; i++) makers.RECIPES.hit({ ...desk, after: (0.7 / wish.salvo) * i });
  }
  const recorded = await audio.startRendering();
  const ears = [recorded.getChannelData(0), recorded.getChannelData(1)] as const;
  const weighted = through(ears, WEIGHTING);
  const length = ears[0].length;
  const edge = (at: number): number => Math.max(...ears.map((ear) => Math.abs(ear[at] as number)));
  let last = length - 1;
  while (last > 0 && edge(last) <= 0.002) last--;
  const half = length / 2;
  return {
    loudness: 'bed' in wish ? lufs(energy(weighted), length) : loudestOf(weighted),
    peak: peakOf(ears),
    peakAbove: peakOf(through(ears, [pass('above', 200), pass('above', 200)])),
    share:
      energy(
        through(ears, [pass('above', 250), pass('above', 250), pass('below', 900), pass('below', 900)]),
      ) / energy(ears),
    ends: last / RATE,
    edges: Math.max(edge(0), edge(length - 1)),
    halves: Math.abs(lufs(energy(weighted, 0, half), half) - lufs(energy(weighted, half), half)),
    crossings: crossingsOf(ears),
    shape: shapeOf(ears, last),
  };
}
