/** Rows of boxes as the mats print them. */

interface Props {
  readonly filled: number;
  readonly limit: number;
  /** What a screen reader says. */
  readonly label: string;
  readonly tone: 'bad' | 'sea';
}

/** A row of boxes filled from the left: hull and flooding as the mats show them. */
export function Boxes({ filled, limit, label, tone }: Props) {
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
