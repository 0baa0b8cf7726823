/** Dice: six-sided with pips, others with their number. */

/** Places of the pips on a face of 3 by 3, by number. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

interface Props {
  readonly face: number;
  /** How many sides the die has. */
  readonly sides?: number;
  /** Dice tumble in; `still` shows them at rest, as in a log. */
  readonly still?: boolean;
}

/** One die showing a face. */
export function Die({ face, sides = 6, still = false }: Props) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg
      class={still ? 'art-die' : 'art-die art-die-rolls'}
      viewBox="0 0 32 32"
      role="img"
      aria-label={String(face)}
    >
      {sides === 6 ? (
        <rect class="art-die-body" x="1.5" y="1.5" width="29" height="29" rx="6" />
      ) : (
        <path class="art-die-body" d="M16 1.5L30 11.5L24.8 29H7.2L2 11.5Z" stroke-linejoin="round" />
      )}
      {pips?.map(([x, y]) => (
        <circle key={`${x}${y}`} class="art-die-pip" cx={8.5 + x * 7.5} cy={8.5 + y * 7.5} r="2.7" />
      ))}
      {!pips && (
        <text class="art-die-number" x="16" y="21.5" text-anchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
