/** Aircraft seen from below, as a lookout sees them. */

/** The aircraft that can be drawn. */
export type AircraftKind = 'bomber' | 'flyingBoat' | 'biplane' | 'fighter' | 'jet' | 'helicopter';

const SHAPES: Readonly<Record<AircraftKind, string>> = {
  bomber:
    'M30 4Q32 4 32.4 8L33 16L56 20V24L33 25L32 39L39 43V45.5L30 44L21 45.5V43L28 39L27 25L4 24V20L27 16L27.6 8Q28 4 30 4ZM17 15.5H20V27H17ZM40 15.5H43V27H40Z',
  flyingBoat:
    'M30 3Q33 5 33 12V15L58 16V22L33 23.5L32 38L41 41V45L30 44L19 45V41L28 38L27 23.5L2 22V16L27 15V12Q27 5 30 3ZM21 11H24V19H21ZM36 11H39V19H36ZM10 24H12V29H10ZM48 24H50V29H48Z',
  biplane:
    'M30 5Q32 6 32 11V13H52V18L32 19L31.4 36L37 38V41L30 40L23 41V38L28.6 36L28 19L8 18V13H28V11Q28 6 30 5ZM10 20H50V22H10Z',
  fighter:
    'M30 5Q32.5 7 32.6 14L50 20Q53 22 50 24L32.4 24.6L31.4 36L37 39V41L30 40L23 41V39L28.6 36L27.6 24.6L10 24Q7 22 10 20L27.4 14Q27.5 7 30 5Z',
  jet: 'M30 3L32 12L33 18L50 32V35L34 32L33 38L38 43V45L30 43L22 45V43L27 38L26 32L10 35V32L27 18L28 12Z',
  helicopter:
    'M28 14Q26 16 26 22Q26 30 29 32L29.4 43H27V45H33V43H30.6L31 32Q34 30 34 22Q34 16 32 14L31 11H29ZM4 21.4L56 22.6V23.8L4 22.6ZM29.4 4L30.6 4L30.6 40H29.4Z',
};

/** An aircraft, 60 by 48. */
export function Aircraft({ kind = 'bomber', label }: { kind?: AircraftKind; label?: string }) {
  return (
    <svg
      class="art-aircraft"
      viewBox="0 0 60 48"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <path d={SHAPES[kind]} />
    </svg>
  );
}
