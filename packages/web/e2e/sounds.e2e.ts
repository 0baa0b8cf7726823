/** Every sound, recorded by the browser as its loudspeaker would play it: audible, not torn, as long as meant, and like no other. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Desk } from '../src/sound/desk.ts';
import { RECIPES } from '../src/sound/recipes.ts';
import { openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A file of the site as a module by itself. */
async function moduleOf(name: string): Promise<string> {
  const file = new URL(`../src/sound/${name}`, import.meta.url);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), name, { lang: 'ts' });
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** What a recording shows. */
interface Heard {
  readonly sound: string;
  readonly peak: number;
  /** Seconds until it has died away. */
  readonly ends: number;
  /** Its loudness in six bands of pitch, one after the other, and in eight parts of time. */
  readonly shape: readonly number[];
}

/** The sounds as a page has them. */
type Studio = Pick<typeof import('../src/sound/desk.ts'), 'deskOf'> & {
  readonly recipes: Readonly<Record<string, (desk: Desk) => void>>;
};

/** Records all sounds at full volume. Runs in the page. */
async function recordAll(): Promise<Heard[]> {
  const { deskOf, recipes } = (globalThis as unknown as { studio: Studio }).studio;
  const RATE = 22_050;
  const SECONDS = 4;
  const record = async (sound: string): Promise<Float32Array> => {
    const audio = new OfflineAudioContext(1, RATE * SECONDS, RATE);
    recipes[sound]?.(deskOf(audio));
    return (await audio.startRendering()).getChannelData(0);
  };
  const bandOf = (samples: Float32Array, frequency: number): number => {
    let [real, imaginary] = [0, 0];
    // A few pitches close together, so that a band and not a single tone is weighed.
    for (const pitch of [0.8, 1, 1.25].map((share) => (2 * Math.PI * frequency * share) / RATE)) {
      let [a, b] = [0, 0];
      for (let i = 0; i < samples.length; i++) {
        a += (samples[i] as number) * Math.cos(pitch * i);
        b += (samples[i] as number) * Math.sin(pitch * i);
      }
      real += Math.abs(a);
      imaginary += Math.abs(b);
    }
    return Math.hypot(real, imaginary);
  };
  const heard: Heard[] = [];
  for (const sound of Object.keys(recipes)) {
    const samples = await record(sound);
    let [peak, last] = [0, 0];
    for (const [i, value] of samples.entries()) {
      peak = Math.max(peak, Math.abs(value));
      if (Math.abs(value) > 0.002) last = i;
    }
    const part = Math.max(1, Math.ceil(last / 8));
    const times = Array.from({ length: 8 }, (_, i) =>
      samples.slice(i * part, (i + 1) * part).reduce((sum, value) => sum + value * value, 0),
    );
    const bands = [60, 150, 350, 800, 1600, 3500].map((frequency) =>
      bandOf(samples.slice(0, last), frequency),
    );
    const share = (numbers: readonly number[]): number[] => {
      const all = numbers.reduce((sum, one) => sum + one, 0) || 1;
      return numbers.map((one) => one / all);
    };
    heard.push({
      sound,
      peak,
      ends: last / RATE,
      shape: [...share(bands), ...share(times), last / RATE / 4],
    });
  }
  return heard;
}

/** Seconds after which a sound is over, at the latest. */
const LONGEST = 3.2;

it('every sound is audible, not torn, over in time, and like no other', async () => {
  const page = await browser.newPage();
  await page.addScriptTag({
    type: 'module',
    content: `import { deskOf } from '${await moduleOf('desk.ts')}';
      import { RECIPES } from '${await moduleOf('recipes.ts')}';
      globalThis.studio = { deskOf, recipes: RECIPES };`,
  });
  await page.waitForFunction(() => 'studio' in globalThis);
  const heard = await page.evaluate(recordAll);
  await page.close();
  expect(heard.map(({ sound }) => sound)).toEqual(Object.keys(RECIPES));
  for (const { sound, peak, ends } of heard) {
    expect(peak, `${sound} is audible`).toBeGreaterThan(0.015);
    expect(peak, `${sound} is not torn`).toBeLessThan(0.99);
    expect(ends, `${sound} ends`).toBeLessThan(LONGEST);
  }
  const loud = (name: string): number => heard.find(({ sound }) => sound === name)?.peak ?? 0;
  expect(loud('chargeNear'), 'a charge close by is louder than one far away').toBeGreaterThan(
    2 * loud('chargeFar'),
  );
  expect(loud('hitFar')).toBeGreaterThan(2 * loud('dud'));
  const unlike = (one: Heard, other: Heard): number =>
    Math.hypot(...one.shape.map((value, i) => value - (other.shape[i] as number)));
  for (const [i, one] of heard.entries())
    for (const other of heard.slice(i + 1))
      expect(unlike(one, other), `${one.sound} and ${other.sound}`).toBeGreaterThan(0.1);
});
