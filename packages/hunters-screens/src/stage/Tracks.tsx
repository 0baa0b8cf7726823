/** What runs, bursts and burns on the sea: a function of how far the beat has got, nothing else. */
import type { Beat } from '@flotilla/companion';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { between, clamp } from '@flotilla/ui/stage/usePlay.ts';
import { MUZZLE } from './Backdrop.tsx';
import type { Berth } from './berths.ts';
import { SEA } from './berths.ts';
import type { TorpedoShot } from './salvo.ts';
import { outcomeOf } from './salvo.ts';
import { ARRIVES, RUN, SHELL_FALLS, TUBES_APART } from './timing.ts';

/** Far things move less: the way along a track as it is seen. */
const seen = (way: number): number => (1 - 1 / (1 + 7 * way)) / (1 - 1 / 8);

interface Props {
  readonly director: Director;
  readonly beat: Beat;
  readonly shots: readonly TorpedoShot[];
  readonly berths: readonly Berth[];
  readonly under: boolean;
  /** Milliseconds of the beat at story speed. */
  readonly time: number;
  readonly range: keyof typeof RUN;
}

/**
 * Where a torpedo ends: at her side, or before her bow or behind her stern. It runs at her side until the dice have
 * fallen, and only then turns out to pass (`astray`, from 0 to 1), so that no track tells what will come of it.
 */
function endOf(
  { ship, number }: TorpedoShot,
  berths: readonly Berth[],
  astray: number,
): readonly [number, number] {
  const berth = berths[ship];
  if (!berth) return [SEA.width / 2, SEA.horizon + 4];
  const half = (berth.profile.width * berth.scale) / 2;
  const spread = ((number * 37) % 60) / 60 - 0.5;
  const past = (number % 2 === 0 ? 1 : -1) * (half + 14);
  return [berth.x + between(spread * half, past, astray), berth.y + between(4, 2, astray)];
}

/** How far a torpedo has turned out to miss. */
function astrayOf({ ago, mark }: TorpedoShot, beat: Beat, time: number): number {
  if (mark === 'miss') return 1;
  return ago === 0 && outcomeOf(beat) === 'miss' ? clamp(time / ARRIVES) : 0;
}

/** How far along its track a torpedo is, from 0; -1 while it lies in its tube. */
function wayOf({ number, ago }: TorpedoShot, beat: Beat, time: number, run: number): number {
  if (beat.kind === 'launch') {
    const left = 300 + (number - 1) * TUBES_APART;
    return time < left ? -1 : 0.8 * clamp((time - left) / run);
  }
  if (ago > 0) return 1;
  if (ago < 0) return 0.8;
  return between(0.83, 1, clamp(time / ARRIVES));
}

/** The wakes of a salvo. */
export function Tracks({ beat, shots, berths, under, time, range }: Props) {
  return (
    <g class="sea-tracks">
      {shots.map((shot) => (
        <Track
          key={shot.number}
          shot={shot}
          beat={beat}
          berths={berths}
          under={under}
          time={time}
          range={range}
        />
      ))}
    </g>
  );
}

function Track({
  shot,
  beat,
  berths,
  under,
  time,
  range,
}: Omit<Props, 'shots' | 'director'> & { shot: TorpedoShot }) {
  const way = wayOf(shot, beat, time, RUN[range]);
  if (way < 0) return null;
  const astray = astrayOf(shot, beat, time);
  const aft = shot.end === 'aft';
  const [fromX, fromY] = aft ? [70, SEA.height] : [425 + (shot.number - 2.5) * 5, under ? 412 : 297];
  const [toX, toY] = endOf(shot, berths, astray);
  const share = seen(way);
  const past = astray === 1 && shot.ago === 0 ? clamp((time - ARRIVES) / 900) : 0;
  const x = between(fromX, toX, share + past * 0.03);
  const y = between(fromY, toY, share) - past * 5;
  const since = shot.ago > 0 ? 1 : shot.ago === 0 ? clamp((time - ARRIVES) / 2600) : 0;
  const path = `M${fromX} ${fromY}L${x.toFixed(1)} ${y.toFixed(1)}`;
  return (
    <g class={`track-run track-${shot.torpedo}`} opacity={Math.max(0.16, 1 - since).toFixed(2)}>
      <path class="wake-soft" d={path} />
      <path class="wake-line" d={path} />
      {way < 1 && <ellipse class="torpedo-head" cx={x} cy={y} rx={5 - 3 * share} ry={3 - 1.6 * share} />}
    </g>
  );
}

/** What an arriving torpedo does: a column of water, a dull knock, or nothing. */
export function Strike({
  shot,
  beat,
  berths,
  time,
}: {
  shot: TorpedoShot;
  beat: Beat;
  berths: readonly Berth[];
  time: number;
}) {
  const since = time - ARRIVES;
  const outcome = outcomeOf(beat);
  if (since < 0 || (outcome !== 'hit' && outcome !== 'dud')) return null;
  const [x] = endOf(shot, berths, 0);
  const water = (berths[shot.ship]?.y ?? SEA.horizon) + 2;
  return outcome === 'hit' ? (
    <Burst x={x} water={water} since={since} />
  ) : (
    <Knock x={x} water={water} since={since} />
  );
}

function Burst({ x, water, since }: { x: number; water: number; since: number }) {
  const grown = clamp(since / 1500);
  const glow = Math.max(0, 1 - since / 900);
  return (
    <g>
      {glow > 0 && (
        <circle
          cx={x}
          cy={water - 16}
          r={60 + 40 * clamp(since / 300)}
          fill="url(#sea-fire)"
          opacity={(glow * 0.95).toFixed(2)}
        />
      )}
      {grown < 1 && <Column x={x} water={water} height={92 * Math.sin(Math.PI * grown)} grown={grown} />}
      <ellipse
        class="ring"
        cx={x}
        cy={water}
        rx={14 + 70 * grown}
        ry={2 + 6 * grown}
        opacity={(0.8 * (1 - grown)).toFixed(2)}
      />
    </g>
  );
}

/** A column of water over somebody's side. */
export function Column({
  x,
  water,
  height,
  grown,
}: {
  x: number;
  water: number;
  height: number;
  grown: number;
}) {
  const width = 16 + 14 * grown;
  const at = (dx: number, dy: number): string =>
    `${(x + width * dx).toFixed(1)} ${(water - height * dy).toFixed(1)}`;
  return (
    <g opacity={(grown < 0.75 ? 1 : (1 - grown) * 4).toFixed(2)}>
      <path
        class="column-back"
        d={`M${at(-1.25, 0)}Q${at(-0.5, 0.6)} ${at(-0.95, 0.86)}Q${at(0, 1.1)} ${at(0.8, 0.8)}Q${at(0.5, 0.5)} ${at(1.3, 0)}Z`}
      />
      <path
        class="column"
        d={`M${at(-1, 0)}Q${at(-0.3, 0.7)} ${at(-0.5, 1)}Q${at(0, 1.16)} ${at(0.4, 0.95)}Q${at(0.3, 0.6)} ${at(1, 0)}Z`}
      />
      <path
        class="spray"
        d={`M${at(-1, 0.7)}q-8 -4 -12 6M${at(1, 0.64)}q8 -5 13 7M${at(-0.6, 1)}q-7 -7 -13 0M${at(0.5, 0.97)}q8 -6 12 3`}
      />
    </g>
  );
}

function Knock({ x, water, since }: { x: number; water: number; since: number }) {
  const grown = clamp(since / 900);
  const jump = (14 * Math.sin(Math.PI * grown)).toFixed(1);
  return (
    <g opacity={(1 - grown).toFixed(2)}>
      <ellipse class="ring" cx={x} cy={water} rx={6 + 26 * grown} ry={1.5 + 3 * grown} />
      <path
        class="spray"
        d={`M${x - 6} ${water}q-3 -${jump} -6 0M${x + 6} ${water}q3 -${jump} 6 0M${x} ${water}v-${jump}`}
      />
    </g>
  );
}

/** The flash of the gun on the deck and the fall of its shot. */
export function Shell({ berth, time, hit }: { berth: Berth | undefined; time: number; hit: boolean }) {
  if (!berth) return null;
  const x = hit ? berth.x : berth.x + (berth.profile.width * berth.scale) / 2 + 22;
  const flown = clamp(time / SHELL_FALLS);
  const fallen = clamp((time - SHELL_FALLS) / 280);
  return (
    <g>
      {time > 0 && time < 120 && (
        <circle
          cx={MUZZLE.x}
          cy={MUZZLE.y}
          r="26"
          fill="url(#sea-fire)"
          opacity={(1 - time / 120).toFixed(2)}
        />
      )}
      {time > 0 && flown < 1 && (
        <circle
          class="shell"
          cx={between(MUZZLE.x, x, flown).toFixed(1)}
          cy={(between(MUZZLE.y, berth.y, flown) - 70 * Math.sin(Math.PI * flown)).toFixed(1)}
          r={(3.4 - 2 * flown).toFixed(1)}
        />
      )}
      {time > 0 && <path class="smoke gun-smoke" d="M425 228q-10 -12 4 -20t-2 -20" />}
      {fallen > 0 && (
        <Column
          x={x}
          water={berth.y + 2}
          height={(hit ? 44 : 34) * Math.sin(Math.PI * fallen)}
          grown={fallen}
        />
      )}
      {fallen > 0 && hit && (
        <circle cx={x} cy={berth.y - 12} r="34" fill="url(#sea-fire)" opacity={(1 - fallen).toFixed(2)} />
      )}
    </g>
  );
}
