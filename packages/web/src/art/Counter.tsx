/** Cardboard counters: small squares with a bevel and something on them. */
import type { ComponentChildren } from 'preact';

interface Props {
  /** The large figure or letters on the counter. */
  readonly mark: string | number;
  /** A small word below. */
  readonly word?: string;
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad' | 'sea';
  /** What a screen reader says instead of the mark. */
  readonly label?: string;
  /** A drawing above the mark, in a box of 40 by 20. */
  readonly children?: ComponentChildren;
}

/** A counter as it lies on a mat. */
export function Counter({ mark, word, tone = 'plain', label, children }: Props) {
  const middle = children ? 31 : word ? 24 : 27;
  return (
    <svg
      class={`art-counter art-counter-${tone}`}
      viewBox="0 0 40 40"
      role="img"
      aria-label={label ?? `${mark}${word ? ` ${word}` : ''}`}
    >
      <rect class="art-counter-body" x="1" y="1" width="38" height="38" rx="3" />
      <path class="art-counter-light" d="M2.5 37V4a1.5 1.5 0 0 1 1.5 -1.5H37" />
      <path class="art-counter-shade" d="M3 37.5H36a1.5 1.5 0 0 0 1.5 -1.5V3" />
      {children && (
        <svg x="0" y="3" width="40" height="20" viewBox="0 0 40 20" aria-hidden="true">
          {children}
        </svg>
      )}
      <text
        class={children ? 'art-counter-mark art-counter-small' : 'art-counter-mark'}
        x="20"
        y={middle}
        text-anchor="middle"
      >
        {mark}
      </text>
      {word && (
        <text class="art-counter-word" x="20" y="35" text-anchor="middle">
          {word}
        </text>
      )}
    </svg>
  );
}

/** A row of boxes filled from the left: hull and flooding as the mats show them. */
export function Boxes({
  filled,
  limit,
  label,
  tone,
}: {
  filled: number;
  limit: number;
  label: string;
  tone: 'bad' | 'sea';
}) {
  const size = 14;
  return (
    <svg
      class={`art-boxes art-boxes-${tone}`}
      viewBox={`0 0 ${limit * size} ${size}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: limit }, (_, i) => {
        const last = i === limit - 1;
        return (
          <g
            key={i}
            transform={`translate(${i * size} 0)`}
            class={i < filled ? 'art-box-filled' : last ? 'art-box-last' : 'art-box'}
          >
            <rect x="1" y="1" width={size - 2} height={size - 2} rx="1.5" />
            {i < filled && <path d="M3.4 3.4L10.6 10.6M10.6 3.4L3.4 10.6" />}
            {last && i >= filled && <circle cx={size / 2} cy={size / 2} r="1.6" />}
          </g>
        );
      })}
    </svg>
  );
}
