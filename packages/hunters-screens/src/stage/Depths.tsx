/** The hunt: the sea in section with the boat in it. What breaks, breaks in the water. */
import type { Beat } from '@flotilla/companion';
import type { Session } from '@flotilla/ui/base/session.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import { phone } from '@flotilla/ui/base/wide.ts';
import { eventWords } from '@flotilla/ui/parts/log.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { between, clamp, eased, usePlay } from '@flotilla/ui/stage/usePlay.ts';
import type { Boat, View } from '../game.ts';
import { BOATS, isSubmerged } from '../game.ts';
import { Figures } from '../mat/Figures.tsx';
import { Section } from '../mat/Section.tsx';
import { Racks, Tubes } from '../mat/Tubes.tsx';
import { CRACKS, PLACES } from '../mat/zones.ts';
import { word } from '../text/index.ts';
import { factsOf } from './facts.ts';
import { NoiseLine } from './NoiseLine.tsx';
import { scattered } from './scatter.ts';
import { timingOf } from './timing.ts';

/** The section as it is drawn: metres below the surface to units below the top. */
const WATER = { width: 850, height: 640, surface: 64, perMetre: 2.55, test: 150 } as const;
const down = (metres: number): number => WATER.surface + metres * WATER.perMetre;

/** How the mat lies in the water. */
const BOAT = { left: 72, top: 150, scale: 0.72 } as const;

/** The depths a boat goes to; drawn, not ruled. */
const METRES = { periscope: 30, diving: 48, hunted: 110, deep: 180, crushed: 235 } as const;

/** How long the boat shakes, in milliseconds. */
const SHAKES = 620;

const PLANKTON = scattered(70, 4, 31);

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly director: Director | null;
}

/** How deep the boat lies when nothing moves. */
function depthOf({ fight, raid }: View): number {
  if (!fight || raid) return METRES.periscope;
  if (fight.deep) return METRES.deep;
  if (fight.kind === 'hunted' || fight.round > 0 || fight.detected) return METRES.hunted;
  return isSubmerged(fight) ? METRES.periscope : METRES.diving;
}

/** How deep the boat is while a beat is played. */
function depthAt(view: View, beat: Beat | null, played: number): number {
  const now = depthOf(view);
  if (beat?.kind === 'deep') return between(METRES.hunted, METRES.deep, eased(played));
  if (beat?.kind === 'pressure') return METRES.deep;
  // The alarm: the boat goes down while they look for her.
  if (beat?.kind === 'escorts' || beat?.kind === 'search')
    return between(now, Math.max(now, METRES.hunted), eased(played));
  if (beat?.kind === 'loss') return between(now, METRES.crushed, eased(played));
  return now;
}

/** The sea in section. */
export function Depths({ session, view, director }: Props) {
  const beat = director?.beat.value ?? null;
  const played = usePlay(director);
  const metres = depthAt(view, beat, played);
  const time = beat ? played * timingOf(beat).story : 0;
  // Near the surface the boat lies where figures and noise stand otherwise: they make room for a whole beat, not in the middle of it.
  const shallow = depthOf(view) < METRES.hunted;
  return (
    <section class={shallow ? 'depths depths-shallow' : 'depths'} aria-label={word('hunt.title')}>
      <svg
        class="depths-picture"
        viewBox={`0 0 ${WATER.width} ${WATER.height}`}
        // The low picture above a question has the boat in it, not the waves.
        preserveAspectRatio={phone.value && !beat ? 'xMidYMid slice' : 'xMidYMin slice'}
        aria-hidden="true"
      >
        <g transform={`translate(0 ${-cameraAt(metres)})`}>
          <Water />
          <Hunter beat={beat} played={played} />
          {(beat?.kind === 'search' || beat?.kind === 'escorts') && <Pings time={time} metres={metres} />}
          {(beat?.kind === 'depthCharges' || beat?.kind === 'loss') && (
            <Charges played={played} metres={metres} />
          )}
          <g
            transform={`translate(${BOAT.left + shakeOf(beat, time, 13)} ${down(metres) - BOAT.top + shakeOf(beat, time, 17)}) scale(${BOAT.scale})`}
          >
            <g class="depths-boat">
              <BoatInWater boat={view.boat} men={view.crew.men} />
            </g>
            {beat && <Blast beat={beat} view={view} time={time} />}
          </g>
        </g>
      </svg>
      {view.fight && (
        <p class="depths-metres">
          <strong>{word('sea.metres', { metres: Math.round(metres) })}</strong>
          <span>{depthWords(metres)}</span>
        </p>
      )}
      {view.fight && <NoiseLine beat={beat} played={played} time={time} />}
      {beat && (director?.phase === 'hold' || played > 0.35) && (
        <CallOut session={session} beat={beat} view={view} metres={metres} />
      )}
      {beat && <Lamp beat={beat} time={time} />}
      {beat?.kind === 'loss' && played > 0 && (
        <div class="depths-dark" style={{ opacity: String(clamp(played * 1.2)) }} />
      )}
    </section>
  );
}

/** The eye follows the boat down: she stays in sight, the surface does not. */
const cameraAt = (metres: number): number => Math.max(0, down(metres) - 350);

function depthWords(metres: number): string {
  if (metres > WATER.test) return word('sea.below');
  if (metres < METRES.diving) return word('sea.periscope');
  return word(metres < METRES.hunted ? 'sea.diving' : 'sea.usual');
}

/** The boat as she is; drawn anew only when something of her changes, not with every frame. */
const BoatInWater = still(({ boat, men }: { boat: Boat; men: View['crew']['men'] }) => (
  <>
    <Section
      type={boat.type}
      systems={boat.systems}
      hull={boat.hull}
      flooding={boat.flooding}
      floodingLimit={BOATS[boat.type].flooding}
      trim="deep"
    />
    <Tubes tubes={boat.forward} end="forward" />
    <Tubes tubes={boat.aft} end="aft" />
    <Racks stock={boat.forwardReloads} end="forward" />
    <Racks stock={boat.aftReloads} end="aft" />
    <Figures men={men} trim="deep" />
  </>
));

/** Water, surface, scale of depth and the line she was built for. */
const Water = still(() => (
  <g>
    <defs>
      <linearGradient id="depths-water" x1="0" y1="0" x2="0" y2="1">
        <stop class="depths-high" offset="0" />
        <stop class="depths-middle" offset="0.45" />
        <stop class="depths-low" offset="1" />
      </linearGradient>
      <radialGradient id="depths-blast">
        <stop class="blast-in" offset="0" />
        <stop class="blast-middle" offset="0.25" />
        <stop class="blast-out" offset="1" />
      </radialGradient>
    </defs>
    <rect class="depths-air" width={WATER.width} height={WATER.surface + 2} />
    <rect y={WATER.surface} width={WATER.width} height={WATER.height * 1.5} fill="url(#depths-water)" />
    <g class="plankton">
      {PLANKTON.map(([x = 0, y = 0, size = 0, strength = 0], i) => (
        <circle
          key={i}
          cx={Math.round(x * 850)}
          cy={Math.round(110 + y * 520)}
          r={(0.6 + size * 1.2).toFixed(1)}
          opacity={(0.08 + strength * 0.16).toFixed(2)}
        />
      ))}
    </g>
    <path class="depths-surface" d={`M0 ${WATER.surface}${'q8 -5 16 0t16 0'.repeat(27)}`} />
    <g class="depths-scale">
      {[0, 50, 100, 150, 200].map((metres) => (
        <g key={metres}>
          <path d={`M14 ${down(metres)}h20`} />
          <text x="40" y={down(metres) + 6}>
            {metres}
          </text>
        </g>
      ))}
      <path class="depths-test" d={`M92 ${down(WATER.test)}H850`} />
      <text class="depths-test-name" x="836" y={down(WATER.test) - 9} text-anchor="end">
        {word('sea.test')}
      </text>
    </g>
  </g>
));

/** The escort runs across the surface: in when it searches or attacks, away when it has lost the boat. */
function Hunter({ beat, played }: { beat: Beat | null; played: number }) {
  if (beat && ['flooding', 'repairs'].includes(beat.kind)) return null;
  const [from, to] = wayOf(beat);
  const x = between(from, to, played);
  return (
    <g class="depths-escort" transform={`translate(${x.toFixed(1)} ${WATER.surface + 4}) translate(-68 -44)`}>
      <path d="M15 49L12 41.8L11.6 38.4L78.6 39.6L79.2 36.2L130 34.2L124 49zM84 36.2V31.2H97L98 36.2zM87 31.2V27.2H94.6L96 31.2zM74 39.6L72.6 25.6H77.6L79 39.6zM60 39.6L58.6 26.6H63.6L65 39.6zM99 36.2V32h7v4.2zM34 39.6V35.6H43V39.6z" />
      <path class="ship-lines" d="M83 36.6L81.4 12.6M79 18h5M41 39.6L40 25.6" />
    </g>
  );
}

function wayOf(beat: Beat | null): readonly [number, number] {
  if (!beat) return [420, 420];
  if (beat.kind === 'search') return [120, factsOf(beat, 'escaped') ? 960 : 420];
  if (beat.kind === 'depthCharges' || beat.kind === 'loss') return [420, 680];
  if (beat.kind === 'escorts') return [-80, 120];
  return [700, 700];
}

/** Sound that runs down to the boat. */
function Pings({ time, metres }: { time: number; metres: number }) {
  return (
    <g class="pings">
      {[0, 1, 2].map((i) => {
        const k = ((time / 1100 + i / 3) % 1) * 1.05;
        const y = between(WATER.surface + 10, down(metres) - 20, k);
        const half = 30 + 190 * k;
        return (
          <path
            key={i}
            d={`M${300 - half} ${y}Q300 ${y + half * 0.45} ${300 + half} ${y}`}
            opacity={(0.85 * (1 - k)).toFixed(2)}
          />
        );
      })}
    </g>
  );
}

/** So many barrels are seen: their number must not tell how close they will be. */
const BARRELS = 6;

/** Barrels sink towards the boat, then burst around her. */
function Charges({ played, metres }: { played: number; metres: number }) {
  const fallen = clamp(played / 0.8);
  const burst = clamp((played - 0.8) / 0.2);
  return (
    <g class="charges">
      {Array.from({ length: BARRELS }, (_, i) => {
        const x = 190 + (i * 470) / (BARRELS - 1);
        const goal = down(metres) - 70 + (i % 2) * 150;
        const sunk = clamp(fallen * 1.25 - i * 0.05);
        const y = between(WATER.surface, goal, sunk);
        if (burst > 0)
          return (
            <circle
              key={i}
              cx={x}
              cy={goal}
              r={20 + 80 * burst}
              fill="url(#depths-blast)"
              opacity={(0.9 * (1 - burst)).toFixed(2)}
            />
          );
        return (
          <path
            key={i}
            d="M-7 -9h14v18h-14zM-7 -4h14M-7 4h14"
            transform={`translate(${x} ${y.toFixed(1)}) rotate(${(i * 40 + played * 160).toFixed(0)})`}
          />
        );
      })}
    </g>
  );
}

/** Where on the mat a beat of damage breaks something. */
function placeOf(beat: Beat, view: View): readonly [number, number] {
  const system = factsOf(beat, 'systemDamaged') ?? factsOf(beat, 'noEffect');
  if (system) {
    const [zone] = PLACES[system.system];
    if (zone) return [zone.x + zone.width / 2, zone.y + zone.height / 2];
  }
  if (factsOf(beat, 'hullHit')) return CRACKS[Math.max(0, view.boat.hull - 1)] ?? [398, 246];
  if (factsOf(beat, 'flooded')) return [300, 238];
  if (factsOf(beat, 'wounded') || factsOf(beat, 'unhurt')) return [600, 196];
  return [500, 200];
}

/** Above this line of the mat a hit is pointed out from above, below it from below. */
const MIDDLE = 200;

/** Where the line to a place on the mat begins. */
const leadOf = ([x, y]: readonly [number, number]): readonly [number, number] => [
  x - 40,
  y < MIDDLE ? y - 90 : y + 90,
];

/** A charge close to the boat, and the part that takes it. */
function Blast({ beat, view, time }: { beat: Beat; view: View; time: number }) {
  if (beat.kind !== 'damage') return null;
  const [x, y] = placeOf(beat, view);
  const above = y < MIDDLE;
  const end = leadOf([x, y]);
  const k = clamp(time / 900);
  return (
    <g>
      {k < 1 && (
        <circle
          cx={x + 40}
          cy={above ? y - 110 : y + 110}
          r={30 + 130 * k}
          fill="url(#depths-blast)"
          opacity={(1 - k).toFixed(2)}
        />
      )}
      {time > 300 && (
        <g class="call-ring">
          <circle cx={x} cy={y} r="13" />
          <path d={`M${x} ${y}L${end[0]} ${end[1]}`} />
        </g>
      )}
    </g>
  );
}

/** What broke or was mended, in words beside the boat; readers hear it from the log. */
function CallOut(props: { session: Session; beat: Beat; view: View; metres: number }) {
  const { session, beat, view, metres } = props;
  if (beat.kind !== 'damage' && beat.kind !== 'repairs') return null;
  const told = beat.moments.flatMap(({ events }) => events).filter(({ roll }) => !roll);
  return (
    <ul
      class={`call-out call-${beat.kind}`}
      aria-hidden="true"
      style={beat.kind === 'damage' ? calledAt(placeOf(beat, view), metres) : undefined}
    >
      {told.map((event, i) => (
        <li key={i}>{eventWords(session.game, event, 'normal')}</li>
      ))}
    </ul>
  );
}

/** Where the words of a hit stand: at the end of the line that leads to its place on the boat. */
function calledAt(place: readonly [number, number], metres: number): Record<string, string> {
  const [x, y] = leadOf(place);
  const left = BOAT.left + x * BOAT.scale;
  const top = down(metres) - BOAT.top + y * BOAT.scale - cameraAt(metres);
  return {
    '--call-x': `${((clamp((left - 200) / 450) * 450 + 200) / WATER.width) * 100}%`,
    '--call-y': String(top / WATER.width),
    '--call-up': y < place[1] ? '-100%' : '0',
  };
}

/** How long something has been bursting, in milliseconds of its beat; null when nothing does, or nobody wants to be shaken. */
function sinceBurst(beat: Beat, time: number): number | null {
  if (document.documentElement.dataset.shaking === 'off') return null;
  const since = beat.kind === 'damage' ? time : beat.kind === 'depthCharges' ? time - 2400 : -1;
  return since < 0 || since > SHAKES ? null : since;
}

/** The light goes out for a moment, twice, and comes back: below three times a second, and never quite dark. */
function Lamp({ beat, time }: { beat: Beat; time: number }) {
  const since = sinceBurst(beat, time);
  const out = since === null ? 0 : Math.max(0, Math.sin((since / SHAKES) * 4 * Math.PI)) * 0.38;
  return out > 0 ? <div class="depths-lamp" style={{ opacity: out.toFixed(2) }} /> : null;
}

/** The boat shakes when something bursts: nine units at most, and only the boat. */
function shakeOf(beat: Beat | null, time: number, pitch: number): number {
  const since = beat && sinceBurst(beat, time);
  return since === null ? 0 : Math.sin(since / pitch) * 9 * (1 - since / SHAKES);
}
