/** Ranks and awards as plain shapes: stripes, and a bare cross on a ribbon with marks for its grades. No emblem of any state. */

/** Grades of the cross: none, plain, and one to three marks above it. */
export type Grade = 0 | 1 | 2 | 3 | 4;

const CROSS =
  'M17 20H23Q22.4 26 23.6 27.4Q25 28.6 31 28V34Q25 33.4 23.6 34.6Q22.4 36 23 42H17Q17.6 36 16.4 34.6Q15 33.4 9 34V28Q15 28.6 16.4 27.4Q17.6 26 17 20Z';

/** An award: an outlined cross on a striped ribbon; grades add a sprig, crossed blades and a stone. */
export function Award({ grade, label }: { grade: Grade; label?: string }) {
  return (
    <svg
      class="art-award"
      viewBox="0 0 40 46"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : 'true'}
    >
      {grade === 0 ? (
        <path class="art-award-none" d={CROSS} />
      ) : (
        <g>
          <path class="art-award-ribbon" d="M13 0H27L22 14H18Z" />
          <path class="art-award-stripe" d="M18 0H22L20.8 14H19.2Z" />
          <path class="art-award-cross" d={CROSS} />
          {grade >= 2 && (
            <path
              class="art-award-sprig"
              d="M20 19.5C16.5 19.5 14.5 17.5 14 14.5C17 14.5 19 15.8 20 18C21 15.8 23 14.5 26 14.5C25.5 17.5 23.5 19.5 20 19.5Z"
            />
          )}
          {grade >= 3 && <path class="art-award-blades" d="M13 21.5L27 13.5M27 21.5L13 13.5" />}
          {grade >= 4 && <path class="art-award-stone" d="M20 14.2L22.2 16.6L20 19.4L17.8 16.6Z" />}
        </g>
      )}
    </svg>
  );
}

/** Thin and broad sleeve stripes of the five ranks, from the lowest. */
const STRIPES: readonly (readonly number[])[] = [
  [4, 4],
  [4, 2, 4],
  [4, 4, 4],
  [4, 4, 4, 2],
  [4, 4, 4, 4],
];

/** A rank as sleeve stripes under a plain ring. */
export function Rank({ rank, label }: { rank: number; label?: string }) {
  const stripes = STRIPES[Math.max(0, Math.min(STRIPES.length - 1, rank))] ?? [];
  let y = 32;
  return (
    <svg
      class="art-rank"
      viewBox="0 0 40 40"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : 'true'}
    >
      <rect class="art-rank-cloth" x="2" y="2" width="36" height="36" rx="3" />
      {stripes.map((height, i) => {
        y -= height;
        const top = y;
        y -= 2;
        return <rect key={i} class="art-rank-stripe" x="2" y={top + 3} width="36" height={height} />;
      })}
      <circle class="art-rank-ring" cx="20" cy="9" r="3.4" />
    </svg>
  );
}
