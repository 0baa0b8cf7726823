/** Aircraft come out of the sun. */
import type { Beat } from '@flotilla/companion';
import { text } from '@flotilla/table';
import { profileOf } from '@flotilla/ui/art/ships/index.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import { eventWords } from '@flotilla/ui/parts/log.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { between, clamp, usePlay } from '@flotilla/ui/stage/usePlay.ts';
import type { Raid, View } from '../game.ts';
import { BOATS } from '../game.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { factsOf } from './facts.ts';
import { scattered } from './scatter.ts';
import { Column } from './Tracks.tsx';
import { timingOf } from './timing.ts';

const WAVES = scattered(50, 3, 17);
const SUN = { x: 660, y: 74 } as const;
const LINE = 322;

const PLANE =
  'M30 4Q32 4 32.4 8L33 16L56 20V24L33 25L32 39L39 43V45.5L30 44L21 45.5V43L28 39L27 25L4 24V20L27 16L27.6 8Q28 4 30 4ZM17 15.5H20V27H17ZM40 15.5H43V27H40Z';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly say: Say;
  readonly director: Director | null;
}

/** How near the aircraft is, from a spot in the sun to right above, by what is being shown. */
function nearness(beat: Beat | null, played: number): number {
  switch (beat?.kind) {
    case 'aircraft':
      return 0.35 * played;
    case 'crashDive':
      return between(0.35, 0.6, played);
    case 'flak':
      return between(0.6, 0.8, played);
    case 'bombs':
    case 'loss':
      return between(0.8, 1, played);
    case 'damage':
    case 'flooding':
      return 1.4;
    case 'shadow':
      return 0.2;
    default:
      return 0.5;
  }
}

/** The attack from the air. */
export function Air({ session, view, say, director }: Props) {
  const beat = director?.beat.value ?? null;
  const played = usePlay(director);
  const time = beat ? played * timingOf(beat).story : 0;
  const near = nearness(beat, played);
  const dived = beat?.kind === 'crashDive' && factsOf(beat, 'crashDived') !== null;
  return (
    <section class="air" aria-label={word('raid.title')}>
      <svg class="sea-picture" viewBox="0 0 850 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Sky />
        <Boat view={view} sunk={dived ? played : view.raid && !view.raid.surfaced ? 1 : 0} />
        {near <= 1.2 && <Plane near={near} smokes={smokes(view, beat, played)} />}
        {beat?.kind === 'flak' && <Tracers near={near} time={time} />}
        {(beat?.kind === 'bombs' || beat?.kind === 'loss') && <Bombs played={played} />}
        {beat?.kind === 'damage' && <Hit time={time} />}
      </svg>
      {!beat && view.raid && <Tags view={view} raid={view.raid} say={say} />}
      {beat?.kind === 'damage' && (played > 0.35 || director?.phase === 'hold') && (
        <ul class="call-out" aria-hidden="true">
          {beat.moments
            .flatMap(({ events }) => events)
            .filter(({ roll }) => !roll)
            .map((event, i) => (
              <li key={i}>{eventWords(session.game, event, 'normal')}</li>
            ))}
        </ul>
      )}
      {beat?.kind === 'loss' && played > 0 && (
        <div class="depths-dark" style={{ opacity: String(clamp(played * 1.2)) }} />
      )}
    </section>
  );
}

/** What is known of the aircraft while the captain decides. */
function Tags({ view, raid, say }: { view: View; raid: Raid; say: Say }) {
  const guns = BOATS[view.boat.type].flak;
  const working = guns.filter((gun) => view.boat.systems[gun] === 'sound').length;
  return (
    <p class="sea-tags">
      {word('raid.runs', { runs: raid.attacks })}
      <br />
      {word('raid.flak', { working, guns: guns.length })}
      {raid.flak !== 'miss' && ` · ${say(text(`outcome.${raid.flak}`))}`}
      {raid.quality !== 'unknown' && ` · ${say(text(`quality.${raid.quality}`))}`}
    </p>
  );
}

/** Whether the flak has hit her already, or does so in this beat. */
function smokes(view: View, beat: Beat | null, played: number): boolean {
  if (view.raid && view.raid.flak !== 'miss') return true;
  const fired = beat && factsOf(beat, 'flakFired');
  return Boolean(fired && fired.result !== 'miss' && played > 0.5);
}

const Sky = still(() => (
  <g>
    <defs>
      <linearGradient id="air-sky" x1="0" y1="0" x2="0" y2="1">
        <stop class="air-top" offset="0" />
        <stop class="air-middle" offset="0.7" />
        <stop class="air-low" offset="1" />
      </linearGradient>
      <linearGradient id="air-water" x1="0" y1="0" x2="0" y2="1">
        <stop class="air-far" offset="0" />
        <stop class="air-near" offset="1" />
      </linearGradient>
      <radialGradient id="air-sun">
        <stop class="halo-in" offset="0" />
        <stop class="halo-out" offset="1" />
      </radialGradient>
    </defs>
    <rect width="850" height="302" fill="url(#air-sky)" />
    <g class="air-rays">
      {Array.from({ length: 12 }, (_, i) => (
        <path
          key={i}
          d={`M${SUN.x} ${SUN.y}l900 -45v90z`}
          transform={`rotate(${i * 30 + 8} ${SUN.x} ${SUN.y})`}
        />
      ))}
    </g>
    <circle cx={SUN.x} cy={SUN.y} r="190" fill="url(#air-sun)" />
    <circle class="air-disc" cx={SUN.x} cy={SUN.y} r="30" />
    <path
      class="sea-cloud"
      d="M40 96q30 -22 66 -8q22 -18 52 -2q26 -4 34 14q-70 10 -152 -4ZM240 190q26 -16 54 -6q22 -14 44 2q20 0 26 10q-60 8 -124 -6Z"
    />
    <rect y="300" width="850" height="120" fill="url(#air-water)" />
    <g class="sea-waves">
      {WAVES.map(([x = 0, depth = 0, strength = 0], i) => {
        const width = 8 + depth * 30;
        return (
          <path
            key={i}
            d={`M${Math.round(x * 850)} ${(302 + depth * 114).toFixed(1)}q${width / 2} -3 ${width} 0t${width} 0`}
            opacity={(0.2 + strength * 0.3).toFixed(2)}
          />
        );
      })}
    </g>
  </g>
));

/** The boat on her waterline, or under it. */
function Boat({ view, sunk }: { view: View; sunk: number }) {
  const profile = profileOf('uboat', view.boat.type);
  const scale = 360 / profile.width;
  return (
    <g>
      <g
        class="air-boat"
        transform={`translate(140 ${(LINE + sunk * 70).toFixed(1)}) scale(${scale}) translate(0 ${-profile.water})`}
        opacity={(1 - sunk * 0.65).toFixed(2)}
      >
        <path d={profile.upper} />
        <path d={profile.hull} />
        <path class="ship-lines" d={profile.lines} />
      </g>
      <path class="air-line" d={`M0 ${LINE}${'q8 -5 16 0t16 0'.repeat(27)}`} />
    </g>
  );
}

function Plane({ near, smokes: trails }: { near: number; smokes: boolean }) {
  const e = near * near;
  const x = between(SUN.x, 330, e);
  const y = between(SUN.y, 150, e);
  const size = 0.22 + 3.4 * e;
  return (
    <g>
      {trails && (
        <path
          class="air-smoke"
          d={`M${x + 18 * size} ${y - 10}q40 -22 60 -6t70 -18t80 -10`}
          stroke-width={(3 + size * 1.6).toFixed(1)}
        />
      )}
      <path
        class="air-plane"
        d={PLANE}
        opacity={clamp(near * 8).toFixed(2)}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${between(-168, -118, e).toFixed(1)}) scale(${size.toFixed(2)} ${(size * 0.72).toFixed(2)}) translate(-30 -24)`}
      />
    </g>
  );
}

function Tracers({ near, time }: { near: number; time: number }) {
  const e = near * near;
  const x = between(SUN.x, 330, e);
  const y = between(SUN.y, 150, e) + 20;
  return (
    <g class="air-tracers">
      {Array.from({ length: 7 }, (_, i) => {
        const q = (time / 420 + i / 7) % 1;
        return (
          <path
            key={i}
            d={`M${between(292, x, q).toFixed(1)} ${between(270, y, q).toFixed(1)}l${((x - 292) * 0.05).toFixed(1)} ${((y - 270) * 0.05).toFixed(1)}`}
          />
        );
      })}
    </g>
  );
}

function Bombs({ played }: { played: number }) {
  return (
    <g class="air-bombs">
      {[0, 1, 2, 3].map((i) => {
        const fallen = clamp(played * 1.25 - i * 0.08);
        if (fallen <= 0) return null;
        return (
          <path
            key={i}
            d="M0 -11q6 4 6 12q0 8 -6 13q-6 -5 -6 -13q0 -8 6 -12M-5 -15h10"
            transform={`translate(${between(340, 160 + i * 85, fallen).toFixed(1)} ${between(180, 306, fallen * fallen).toFixed(1)}) rotate(${(24 - 20 * fallen).toFixed(0)})`}
          />
        );
      })}
    </g>
  );
}

function Hit({ time }: { time: number }) {
  return (
    <g>
      {[
        [60, 330, 170],
        [300, 470, 110],
      ].map(([after = 0, x = 0, height = 0]) => {
        const grown = clamp((time - after) / 1300);
        if (grown <= 0 || grown >= 1) return null;
        return (
          <Column key={x} x={x} water={LINE + 8} height={height * Math.sin(Math.PI * grown)} grown={grown} />
        );
      })}
    </g>
  );
}
