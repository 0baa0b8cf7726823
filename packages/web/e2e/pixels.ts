/** What can only be measured in the picture of a page: text over drawings, and how bright a page is. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Text that lies over drawings, where axe cannot see what is behind it. */
const OVER_PICTURES =
  'svg text, .theatre-caption, .opening-say, .ship-called, .ship-size, .home-title, .slip-days, .slip-days *';

/** A text and where it stands in the picture. */
interface Box {
  readonly words: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether its letters are large, for which a lower contrast is enough. */
  readonly large: boolean;
}

/** Where the texts stand that can be seen. Runs in the page. */
function boxesOf(selector: string): Box[] {
  const boxes: Box[] = [];
  for (const text of document.querySelectorAll(selector)) {
    const { left, top, width, height, right, bottom } = text.getBoundingClientRect();
    const style = getComputedStyle(text);
    const words = (text.textContent ?? '').trim();
    const inSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (words === '' || width < 2 || height < 2 || !inSight || style.visibility !== 'visible') continue;
    // What is drawn in a drawing is as large as the drawing makes it.
    const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.d ?? 1) : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    boxes.push({ words, left, top, width, height, large });
  }
  return boxes;
}

/** Hides the letters of texts, or shows them again; whatever lies behind or around them stays. Runs in the page. */
function letters([selector, shown]: readonly [string, boolean]): void {
  for (const text of document.querySelectorAll<HTMLElement>(selector))
    for (const property of ['color', 'fill', '-webkit-text-fill-color'])
      if (shown) text.style.removeProperty(property);
      else text.style.setProperty(property, 'transparent', 'important');
}

/** What a text has against what is behind it. */
interface Contrast {
  readonly words: string;
  readonly ratio: number;
  readonly needed: number;
}

/** Measures the contrast of every text between a picture with and one without its letters. Runs in an empty page. */
async function measure([withLetters, without, boxes]: readonly [string, string, readonly Box[]]): Promise<
  Contrast[]
> {
  const pixels = async (png: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [front, back] = await Promise.all([pixels(withLetters), pixels(without)]);
  const light = (value: number): number =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ({ data }: ImageData, i: number): number =>
    0.2126 * light(data[i] as number) +
    0.7152 * light(data[i + 1] as number) +
    0.0722 * light(data[i + 2] as number);
  const ratioAt = (i: number): number => {
    const [one, other] = [luminance(front, i), luminance(back, i)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const found: Contrast[] = [];
  for (const { words, left, top, width, height, large } of boxes) {
    const ratios: number[] = [];
    for (let y = Math.floor(top); y < top + height; y++)
      for (let x = Math.floor(left); x < left + width; x++) {
        const i = (y * front.width + x) * 4;
        const differs = [0, 1, 2].some(
          (at) => Math.abs((front.data[i + at] as number) - (back.data[i + at] as number)) > 6,
        );
        if (differs) ratios.push(ratioAt(i));
      }
    // The middles of the strokes count: their edges are mixed with what is behind them.
    ratios.sort((a, b) => b - a);
    const ratio = ratios[Math.floor(ratios.length * 0.04)];
    if (ratio !== undefined && ratios.length > 8) found.push({ words, ratio, needed: large ? 3 : 4.5 });
  }
  return found;
}

const picture = async (page: Page): Promise<string> =>
  (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');

/** Measures text over drawings; whatever can be read badly is told. */
export async function expectReadable(page: Page, name: string, selector = OVER_PICTURES): Promise<void> {
  const boxes = await page.evaluate(boxesOf, selector);
  const whole = await picture(page);
  await page.evaluate(letters, [selector, false] as const);
  const bare = await picture(page);
  await page.evaluate(letters, [selector, true] as const);
  const empty = await page.context().newPage();
  const found = await empty.evaluate(measure, [whole, bare, boxes] as const);
  await empty.close();
  const bad = found.filter(({ ratio, needed }) => ratio < needed);
  expect(
    bad.map(({ words, ratio, needed }) => `${words}: ${ratio.toFixed(1)}, not ${needed}`),
    name,
  ).toEqual([]);
}

/** How much of a picture is bright: more light than half of what white paper gives back; or nearly white. Runs in an empty page. */
async function lightIn(png: string): Promise<{ bright: number; white: number }> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  let bright = 0;
  let white = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red, green, blue] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 128) bright++;
    if (Math.min(red, green, blue) > 200) white++;
  }
  return { bright: bright / (data.length / 4), white };
}

async function lightOf(page: Page): Promise<Awaited<ReturnType<typeof lightIn>>> {
  const png = await picture(page);
  const empty = await page.context().newPage();
  const light = await empty.evaluate(lightIn, png);
  await empty.close();
  return light;
}

/** In red light nothing is bright but letters and small marks. */
export async function expectDark(page: Page, name: string): Promise<void> {
  const { bright } = await lightOf(page);
  expect(bright, `${name}: the share of the picture that is bright`).toBeLessThan(0.08);
}

/** In red light nothing is white, not even for a moment. */
export async function expectNoWhite(page: Page, name: string): Promise<void> {
  const { white } = await lightOf(page);
  expect(white, `${name}: points that are nearly white`).toBeLessThan(10);
}
