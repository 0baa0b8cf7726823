/** How near the chart is looked at where the screen is small: the whole of it, as it opens, close by, or anything between. */

import { useKeys } from '@flotilla/ui/base/keys.ts';
import { signal } from '@preact/signals';
import { word } from '../text/index.ts';

/** The steps of the buttons. */
const STEPS = [1, 2, 3.2] as const;

/** The nearest the chart can be looked at. */
export const CLOSEST = 3.2;

/** How near the chart is looked at; 1 is the whole of it. */
export const nearness = signal<number>(2);

/** Counts the steps taken by the buttons: each brings the boat into the middle again. */
export const steps = signal(0);

/** What has room on the plates. */
export const detailAt = (near: number): 'whole' | 'near' | 'close' =>
  near < 1.4 ? 'whole' : near < 2.7 ? 'near' : 'close';

const step = (by: 1 | -1): void => {
  const next =
    by === 1
      ? STEPS.find((one) => one > nearness.value + 0.05)
      : [...STEPS].reverse().find((one) => one < nearness.value - 0.05);
  if (next === undefined) return;
  nearness.value = next;
  steps.value++;
};

/** From the nearest back to the whole. */
function goRound(): void {
  if (nearness.value < CLOSEST) step(1);
  else {
    nearness.value = 1;
    steps.value++;
  }
}

/** Two buttons in the corner of the chart; the key Z goes round. */
export function Zoom() {
  useKeys({ z: goRound });
  return (
    <div class="ubl-map-zoom">
      <button
        type="button"
        data-id="zoom-in"
        aria-label={word('zoom.in')}
        disabled={nearness.value >= CLOSEST}
        onClick={() => step(1)}
      >
        +
      </button>
      <button
        type="button"
        data-id="zoom-out"
        aria-label={word('zoom.out')}
        disabled={nearness.value <= 1}
        onClick={() => step(-1)}
      >
        −
      </button>
    </div>
  );
}
