/** Stress against its limits: one box for each point, bold strokes where a crew becomes Shaken and Unfit. */
import { still } from '@flotilla/ui/base/still.tsx';
import type { Boat, View } from '../game.ts';
import { levelOf } from '../game.ts';
import { word } from '../text/index.ts';

/** Boxes shown beyond the last limit, so that the stroke has something behind it. */
const BEYOND = 1;

/** The bar of a boat. */
export function StressBar({ boat, view }: { boat: Boat; view: View }) {
  const { okayTo, shakenTo } = levelOf(view, boat);
  return <Limits stress={boat.stress} okayTo={okayTo} shakenTo={shakenTo} />;
}

interface LimitsProps {
  readonly stress: number;
  readonly okayTo: number;
  readonly shakenTo: number;
}

/** Stress against two limits. */
export const Limits = still(({ stress, okayTo, shakenTo }: LimitsProps) => {
  const boxes = Math.max(shakenTo + BEYOND, stress);
  return (
    <span
      class="ubl-stress"
      role="img"
      aria-label={word('stress.name', { stress, fit: okayTo, shaken: shakenTo })}
    >
      {Array.from({ length: boxes }, (_, i) => (
        <i
          key={`${i}`}
          data-filled={i < stress ? '' : undefined}
          data-band={i < okayTo ? 'fit' : i < shakenTo ? 'shaken' : 'unfit'}
          data-limit={i === okayTo || i === shakenTo ? '' : undefined}
        />
      ))}
    </span>
  );
});
