/** Fingers on a page as the browser's own input, so that scrolling, pinching and dragging are what a hand would get. */
import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What fingers do. */
export interface Fingers {
  /** One finger goes from a point to another. */
  readonly drag: (from: Point, to: Point) => Promise<void>;
  /** Two fingers, so far from a point on either side, spread or close. */
  readonly pinch: (middle: Point, from: number, to: number) => Promise<void>;
}

/** A movement is felt in so many steps. */
const STEPS = 8;

/** Fingers on a page. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const move = async (pointsAt: (share: number) => readonly Point[]): Promise<void> => {
    await touch('touchStart', pointsAt(0));
    for (let step = 1; step <= STEPS; step++) await touch('touchMove', pointsAt(step / STEPS));
    await touch('touchEnd', []);
  };
  return {
    drag: (from, to) =>
      move((share) => [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]),
    pinch: ({ x, y }, from, to) =>
      move((share) => {
        const apart = from + (to - from) * share;
        return [
          { x: x - apart, y },
          { x: x + apart, y },
        ];
      }),
  };
}
