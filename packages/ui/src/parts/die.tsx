/** Dice: six-sided ones show pips, others a number on their own outline. */

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

/** One die. Its face is read out by the text around it. */
export function Die({ face, sides }: { face: number; sides: number }) {
  if (sides === 6) {
    return (
      <svg class="die" viewBox="0 0 40 40" aria-hidden="true">
        <rect class="die-body" x="1.5" y="1.5" width="37" height="37" rx="7" />
        <path class="die-pips" d={PIPS[face]?.map(([x, y]) => `M${x}0 ${y}0h0`).join('')} />
      </svg>
    );
  }
  return (
    <svg class="die" viewBox="0 0 40 40" aria-hidden="true">
      <path class="die-body" d="M20 1.5 38 15v10L20 38.5 2 25V15z" />
      <path class="die-edge" d="M2 15l9 8h18l9-8M11 23l9 15.5L29 23M20 1.5 11 23M20 1.5 29 23" />
      <text class="die-number" x="20" y="21.5" text-anchor="middle" dominant-baseline="middle">
        {face}
      </text>
    </svg>
  );
}

/** The faces of one throw. */
export function Dice({ faces, dice }: { faces: readonly number[]; dice: string }) {
  const sides = dice === 'd66' ? 6 : Number(/d(\d+)/.exec(dice)?.[1] ?? 6);
  return (
    <span class="dice">
      {faces.map((face, i) => (
        <Die key={i} face={face} sides={sides} />
      ))}
    </span>
  );
}
