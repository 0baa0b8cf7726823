/** A compass rose for charts: thirty-two points, north marked by a plain spear. */

const at = (degrees: number, radius: number): string => {
  const radians = (degrees * Math.PI) / 180;
  return `${(Math.sin(radians) * radius).toFixed(1)} ${(-Math.cos(radians) * radius).toFixed(1)}`;
};

/** One spear of the rose: a dark and a light half. */
function spear(degrees: number, length: number, breadth: number): readonly [dark: string, light: string] {
  const tip = at(degrees, length);
  return [`M0 0L${at(degrees + 45, breadth)}L${tip}Z`, `M0 0L${at(degrees - 45, breadth)}L${tip}Z`];
}

const SPEARS = [
  ...[45, 135, 225, 315].map((degrees) => spear(degrees, 30, 8)),
  ...[0, 90, 180, 270].map((degrees) => spear(degrees, 42, 9)),
];
const DARK = SPEARS.map(([dark]) => dark).join('');
const LIGHT = SPEARS.map(([, light]) => light).join('');
const TICKS = Array.from(
  { length: 72 },
  (_, i) => `M${at(i * 5, i % 2 === 0 ? 45 : 47)}L${at(i * 5, 49)}`,
).join('');

/** The rose around the origin, radius 50, for use inside a chart. */
export function CompassRose() {
  return (
    <g class="art-compass">
      <circle r="50" />
      <circle r="44" />
      <path class="art-compass-ticks" d={TICKS} />
      <path class="art-compass-light" d={LIGHT} />
      <path class="art-compass-dark" d={DARK} />
      <text y="-53" text-anchor="middle">
        N
      </text>
    </g>
  );
}

/** The rose as a picture of its own. */
export function Compass({ label }: { label?: string }) {
  return (
    <svg
      class="art-compass-icon"
      viewBox="-56 -66 112 122"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <CompassRose />
    </svg>
  );
}
