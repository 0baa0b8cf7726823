/** A ship's side profile. */
import type { Profile, ShipKind } from './ships/index.ts';
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
  return (
    <svg
      class={`art-ship art-ship-${state}`}
      viewBox={`0 ${profile.top} ${width} ${profile.height - profile.top}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      dangerouslySetInnerHTML={{ __html: drawingOf(profile, width, state !== 'afloat') }}
    />
  );
}

/** Drawings that were made before, by profile: there are many ships on a screen, and they never change. */
const drawings = new WeakMap<Profile, Map<string, string>>();

/** What a profile is drawn with; it holds numbers alone, and no word that anybody could have given her. */
function drawingOf(profile: Profile, width: number, smokes: boolean): string {
  const known = drawings.get(profile) ?? new Map<string, string>();
  drawings.set(profile, known);
  const key = `${width} ${smokes}`;
  const drawing = known.get(key) ?? draw(profile, width, smokes);
  known.set(key, drawing);
  return drawing;
}

function draw(profile: Profile, width: number, smokes: boolean): string {
  const shift = (width - profile.width) / 2;
  const sea = seaPath(width, profile.water);
  const body = `<path class="art-upper" d="${profile.upper}"/><path class="art-hull" d="${profile.hull}"/><path class="art-line" d="${profile.lines}"/>`;
  const place = shift === 0 ? '' : ` transform="translate(${shift} 0)"`;
  return `<g${place}><g class="art-ship-body">${body}</g>${smokes ? smokeOver(profile) : ''}</g><path class="art-sea" d="${sea}V${profile.water + 6}H0z"/><path class="art-waves" d="${sea}"/>`;
}

const smokeOver = ({ width, water }: Profile): string =>
  `<path class="art-smoke" d="M${width * 0.5} ${water - 14}q4 -9 -3 -13q-6 -5 1 -10M${width * 0.56} ${water - 13}q5 -7 -1 -12q-5 -5 2 -9"/>`;

function seaPath(width: number, water: number): string {
  let path = `M0 ${water + 0.5}`;
  for (let x = 0; x < width; x += 8) path += 'q2 -1.6 4 0t4 0';
  return path;
}
