/** How near the chart is looked at where the screen is small: the whole of it, as it opens, or close by. */
import { signal } from '@preact/signals';
import { useKeys } from '../../keys.ts';
import { word } from '../text/index.ts';

const STEPS = ['whole', 'near', 'close'] as const;

/** How near the chart is looked at. */
export const zoom = signal<(typeof STEPS)[number]>('near');

const step = (by: number): void => {
  zoom.value = STEPS[Math.max(0, Math.min(STEPS.length - 1, STEPS.indexOf(zoom.value) + by))] ?? 'near';
};

/** Two buttons in the corner of the chart; the key Z goes round. */
export function Zoom() {
  useKeys({ z: () => (zoom.value === 'close' ? step(-2) : step(1)) });
  return (
    <div class="ubl-zoom">
      <button
        type="button"
        data-id="zoom-in"
        aria-label={word('zoom.in')}
        disabled={zoom.value === 'close'}
        onClick={() => step(1)}
      >
        +
      </button>
      <button
        type="button"
        data-id="zoom-out"
        aria-label={word('zoom.out')}
        disabled={zoom.value === 'whole'}
        onClick={() => step(-1)}
      >
        −
      </button>
    </div>
  );
}
