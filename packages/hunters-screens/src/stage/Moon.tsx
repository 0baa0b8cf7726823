/** The moon as it stood on the first night of a month of the war. */
import { word } from '../text/index.ts';

const DAY = 86_400_000;
/** From new moon to new moon, in days, and a new moon to count from: 13 September 1939, 11:22. */
const LUNATION = 29.530588;
const NEW_MOON = Date.UTC(1939, 8, 13, 11, 22);

/** How far the moon is from one new moon to the next, from 0 to 1. */
export function phaseOf(month: number): number {
  const days = (Date.UTC(1939, 8 + month, 1, 21) - NEW_MOON) / DAY;
  return (((days / LUNATION) % 1) + 1) % 1;
}

/** Names of the phases, from one new moon to the next. */
const PHASES = ['new', 'waxing', 'first', 'waxing', 'full', 'waning', 'last', 'waning'] as const;

/** What a phase is called. */
export const phaseName = (phase: number): (typeof PHASES)[number] =>
  PHASES[Math.round(phase * 8) % 8] ?? 'new';

/** The lit part of the disc, seen from the north. */
function litPath(phase: number): string {
  const waxes = phase < 0.5;
  // The line between light and dark is half an ellipse: from one edge at new moon over a straight line to the other.
  const bulge = 12 * Math.cos(phase * 2 * Math.PI);
  const rim = waxes ? 1 : 0;
  const sweep = bulge > 0 ? 1 - rim : rim;
  return `M15 3A12 12 0 0 ${rim} 15 27A${Math.abs(bulge).toFixed(1)} 12 0 0 ${sweep} 15 3Z`;
}

/** A small disc, with its phase in words. */
export function Moon({ month }: { month: number }) {
  const phase = phaseOf(month);
  return (
    <svg class="moon" viewBox="0 0 30 30" role="img" aria-label={word(`moon.${phaseName(phase)}`)}>
      <circle class="moon-disc" cx="15" cy="15" r="12" />
      <path class="moon-lit" d={litPath(phase)} />
    </svg>
  );
}
