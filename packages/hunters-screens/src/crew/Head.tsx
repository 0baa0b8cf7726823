/** A drawn head: flat, in eight parts, the same for the same name everywhere. */
import type { Wound } from '../game.ts';
import { drawnFrom } from './names.ts';

const SKINS = ['var(--skin-1)', 'var(--skin-2)', 'var(--skin-3)'];
const HAIRS = ['var(--hair-1)', 'var(--hair-2)', 'var(--hair-3)', 'var(--hair-4)'];
const COATS = ['var(--coat-1)', 'var(--coat-2)', 'var(--coat-3)', 'var(--coat-4)'];

interface Props {
  readonly name: string;
  readonly state: Wound | 'captive';
  /** A white cap is the Kommandant's. */
  readonly cap: 'white' | 'drawn';
}

/** The head; what state he is in is said beside it. */
export function Head({ name, state, cap }: Props) {
  if (state === 'KIA')
    return (
      <svg class="head head-KIA" viewBox="0 0 52 52" aria-hidden="true">
        <circle class="head-ring" cx="26" cy="26" r="24" />
        <path class="head-gone" d="M19 23h14M17 31h18" />
      </svg>
    );
  const drawn = drawnFrom(name);
  const of = <T,>(list: readonly T[], turn: number): T => list[(drawn >>> turn) % list.length] as T;
  const hair = of(HAIRS, 3);
  const capped = cap === 'white' || (drawn >>> 9) % 3 !== 0;
  return (
    <svg class={`head head-${state}`} viewBox="0 0 52 52" aria-hidden="true">
      <circle class="head-ring" cx="26" cy="26" r="24" />
      <g transform={state === 'SW' ? 'rotate(-90 26 26)' : undefined}>
        <path d="M8 47Q10 36 26 36T44 47Q36 50 26 50T8 47Z" fill={of(COATS, 5)} />
        <path d="M22 32h8v6l-4 4l-4 -4z" fill={of(SKINS, 0)} />
        <ellipse cx="26" cy="25" rx="9" ry="11" fill={of(SKINS, 0)} />
        <path d="M17 24Q16 13 26 13T35 24L33 19Q26 16 19 19Z" fill={hair} />
        {capped && (
          <path
            d="M15 19Q16 10 26 10T37 19L33 18H19ZM17 19h18l2 3H15z"
            fill={cap === 'white' ? 'var(--linen)' : 'var(--cap)'}
          />
        )}
        {(drawn >>> 13) % 3 === 0 && <path d="M18 28Q19 38 26 38T34 28Q30 33 26 32T18 28Z" fill={hair} />}
        <path class="head-eyes" d="M21.5 25v1.4M30.5 25v1.4M23 31.5h6" />
        {(drawn >>> 17) % 4 === 0 && (
          <path
            class="head-glasses"
            d="M19 25.6a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M27.4 25.6a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M24.6 25.6h2.8"
          />
        )}
        {(state === 'LW' || state === 'SW') && (
          <path class="head-bandage" d="M16.5 20L35.5 15.5V19.5L16.8 24Z" />
        )}
      </g>
    </svg>
  );
}
