/** What scenes are drawn with: columns of water, fire and smoke, slicks and waves. Every one is a function of how far it has got. */
import { clamp, eased } from '@flotilla/ui/stage/usePlay.ts';

/** A time between two others, from 0 to 1. */
export const during = (time: number, from: number, to: number): number => clamp((time - from) / (to - from));

interface ColumnProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Milliseconds since it began to rise; nothing is seen before or long after. */
  readonly age: number;
}

/** A column of water that rises and falls again. */
export function Column({ x, y, size, age }: ColumnProps) {
  const [rise, fall] = [eased(during(age, -150, 350)), during(age, 500, 1300)];
  if (rise === 0 || fall === 1) return null;
  const [w, h] = [13 * size, 78 * size * rise];
  return (
    <g class="ubl-column" transform={`translate(${x} ${y + fall * 10})`} opacity={1 - fall}>
      <path d={`M${-w} 4Q${-w * 0.7} ${-h * 0.64} -2 ${-h}Q${w * 0.6} ${-h * 0.62} ${w} 4Z`} />
      <ellipse cy="4" rx={22 * size * rise} ry="5" />
    </g>
  );
}

/** Smoke that rises and drifts, and a fire below it. */
export function Burning({ age, fire }: { readonly age: number; readonly fire: number }) {
  const rises = during(age, 0, 850);
  if (rises === 0) return null;
  return (
    <g class="ubl-burning">
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <circle
          key={i}
          cx={-10 - i * 11 * rises}
          cy={-8 - i * 15 * rises}
          r={8 + i * 5 * rises}
          opacity={0.85 - i * 0.12}
        />
      ))}
      {fire > 0 && (
        <g opacity={fire}>
          <path class="fire" d="M-22 16q6 -20 2 -34q12 9 12 22q6 -6 6 -14q9 14 2 26z" />
          <path class="heart" d="M-14 16q4 -12 2 -20q8 6 8 14l-1 6z" />
        </g>
      )}
    </g>
  );
}

/** What is left on the water in the lens. */
export const Slick = ({ opacity }: { readonly opacity: number }) => (
  <g class="ubl-slick" opacity={opacity}>
    <ellipse cx="-6" cy="24" rx="58" ry="7" />
    <path d="M-70 21h12l-2 5h-8zM36 27h13l-2 5h-9z" />
  </g>
);

/** The wave over somebody who goes down. */
export const Wave = ({ d, opacity }: { readonly d: string; readonly opacity: number }) => (
  <path class="ubl-wave" d={d} opacity={opacity} />
);
