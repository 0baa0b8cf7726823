/** A ship's side profile. */
import type { ShipKind } from './ships/index.ts';
import { profileOf } from './ships/index.ts';

interface Props {
  readonly kind: ShipKind;
  readonly name?: string;
  readonly tons?: number;
  /** What a screen reader says; leave it out where the name stands beside the picture. */
  readonly label?: string;
  /** How she is: afloat, hit, or going down. */
  readonly state?: 'afloat' | 'damaged' | 'sunk';
  /** All ships at one scale, or each as large as its place allows. */
  readonly scale?: 'same' | 'fill';
}

/** The width of the largest profile: ships drawn at one scale share it. */
const WIDEST = 200;

/** A ship seen from the side, on her waterline. */
export function Silhouette({ kind, name, tons, label, state = 'afloat', scale = 'fill' }: Props) {
  const profile = profileOf(kind, name, tons);
  const width = scale === 'same' ? WIDEST : profile.width;
  const shift = (width - profile.width) / 2;
  return (
    <svg
      class={`art-ship art-ship-${state}`}
      viewBox={`0 ${profile.top} ${width} ${profile.height - profile.top}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <g transform={shift === 0 ? undefined : `translate(${shift} 0)`}>
        <g class="art-ship-body">
          <path class="art-upper" d={profile.upper} />
          <path class="art-hull" d={profile.hull} />
          <path class="art-line" d={profile.lines} />
        </g>
        {state !== 'afloat' && (
          <path
            class="art-smoke"
            d={`M${profile.width * 0.5} ${profile.water - 14}q4 -9 -3 -13q-6 -5 1 -10M${profile.width * 0.56} ${profile.water - 13}q5 -7 -1 -12q-5 -5 2 -9`}
          />
        )}
      </g>
      <path class="art-sea" d={`${seaPath(width, profile.water)}V${profile.water + 6}H0z`} />
      <path class="art-waves" d={seaPath(width, profile.water)} />
    </svg>
  );
}

function seaPath(width: number, water: number): string {
  let path = `M0 ${water + 0.5}`;
  for (let x = 0; x < width; x += 8) path += 'q2 -1.6 4 0t4 0';
  return path;
}
