/** The sea as the captain sees it: over the bow of his boat, or through the periscope. */
import type { Beat } from '@flotilla/companion';
import { text } from '@flotilla/table';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { clamp, eased, usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import type { Fight } from '../game.ts';
import { isSubmerged } from '../game.ts';
import type { Planning } from '../plan.ts';
import { planning } from '../plan.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import type { Outlook } from './Backdrop.tsx';
import { Backdrop, Foreground, MUZZLE } from './Backdrop.tsx';
import type { Berth } from './berths.ts';
import { berthsOf, SEA } from './berths.ts';
import { eventsIn, factsOf } from './facts.ts';
import { Labels } from './Labels.tsx';
import type { TorpedoShot } from './salvo.ts';
import { salvoOf } from './salvo.ts';
import { Shell, Strike, Tracks } from './Tracks.tsx';
import { AFTER_SINKING, ARRIVES, SINKING, timingOf } from './timing.ts';
import { Watch } from './Watch.tsx';

interface Props {
  readonly fight: Fight;
  readonly say: Say;
  readonly director: Director | null;
}

/** Seconds a torpedo needs, as the man with the watch counts them. */
export const SECONDS = { close: 28, medium: 66, long: 105 } as const;

/** The view over the sea. */
export function Bridge({ fight, say, director }: Props) {
  const beat = director?.beat.value ?? null;
  const under = isSubmerged(fight);
  const plan = planning.value;
  const berths = berthsOf(fight);
  return (
    <section
      class={`sea sea-${fight.light} ${under ? 'sea-under' : 'sea-up'} sea-${outlookOf(under, plan, beat)}`}
      aria-label={say(text(`sighting.${fight.kind}`))}
    >
      <svg
        class="sea-picture"
        viewBox={`0 0 ${SEA.width} ${SEA.height}`}
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
      >
        <Backdrop light={fight.light} />
        {fight.escorted && <Escorts fight={fight} />}
        {director && beat ? (
          <Acting director={director} beat={beat} fight={fight} berths={berths} under={under} />
        ) : (
          <Afloat berths={berths} />
        )}
        {plan && <Aims plan={plan} berths={berths} under={under} />}
        {plan?.station === 'gun' && <Laid plan={plan} berths={berths} />}
        <Foreground outlook={outlookOf(under, plan, beat)} />
        {under && <Leaders berths={berths} />}
      </svg>
      <Labels berths={berths} say={say} director={director} plan={plan} />
      {director && beat && <Clock director={director} beat={beat} fight={fight} />}
      <Tags fight={fight} say={say} />
    </section>
  );
}

/** What the captain has before him. */
function outlookOf(under: boolean, plan: Planning | null, beat: Beat | null): Outlook {
  if (under) return 'periscope';
  if (plan?.station === 'gun' || beat?.kind === 'deckGun') return 'gun';
  return plan?.station === 'aft' ? 'stern' : 'bow';
}

/** Thin lines from the names around the ring to the ships in it. */
const Leaders = ({ berths }: { berths: readonly Berth[] }) => (
  <path
    class="sea-leaders"
    d={berths
      .filter(({ ship }) => ship.points > 0)
      .map(({ nameAt, x, y }) => `M${nameAt.toFixed(0)} 88L${x.toFixed(0)} ${(y - 34).toFixed(0)}`)
      .join('')}
  />
);

/** Corners around each ship a round is laid on, and the line of fire to her. */
const Laid = ({ plan, berths }: { plan: Planning; berths: readonly Berth[] }) => (
  <g class="sea-laid">
    {berths.map(({ x, y, profile, scale }, i) => {
      if (!plan.rounds.includes(i)) return null;
      const half = (profile.width * scale) / 2 + 10;
      const [left, right, top, bottom] = [x - half, x + half, y - 62, y + 18];
      return (
        <g key={i}>
          <path
            d={`M${left} ${top + 16}V${top}H${left + 22}M${right - 22} ${top}H${right}V${top + 16}M${right} ${bottom - 16}V${bottom}H${right - 22}M${left + 22} ${bottom}H${left}V${bottom - 16}`}
          />
          <path class="sea-fire-line" d={`M${MUZZLE.x} ${MUZZLE.y}L${x} ${y + 10}`} />
        </g>
      );
    })}
  </g>
);

/** Ships that lie quietly. */
const Afloat = ({ berths }: { berths: readonly Berth[] }) => (
  <>
    {berths.map((berth, i) => (
      <Hull key={i} berth={berth} settled={berth.ship.points === 0 ? 1 : 0} shiver={0} />
    ))}
  </>
);

/** Escorts at the horizon: they belong to the picture, never to the targets. */
function Escorts({ fight }: { fight: Fight }) {
  const count = fight.kind === 'convoy' || fight.kind === 'capital' ? 2 : 1;
  return (
    <g class="sea-ships">
      {[
        [220, 1],
        [636, -1],
      ]
        .slice(0, count)
        .map(([x, way]) => (
          <g
            key={x}
            transform={`translate(${x} ${SEA.horizon - 10}) scale(${0.42 * (way as number)} 0.42) translate(-68 -44)`}
          >
            <path d="M15 49L12 41.8L11.6 38.4L78.6 39.6L79.2 36.2L130 34.2L124 49zM84 36.2V31.2H97L98 36.2zM74 39.6L72.6 25.6H77.6L79 39.6zM60 39.6L58.6 26.6H63.6L65 39.6zM99 36V32h7v4zM34 39.6V35.6H43V39.6z" />
            <path class="ship-lines" d="M83 36.6L81.4 12.6M79 18h5M41 39.6L40 25.6" />
          </g>
        ))}
    </g>
  );
}

/** The salvo, the gun, and what comes of them. */
function Acting(props: {
  director: Director;
  beat: Beat;
  fight: Fight;
  berths: readonly Berth[];
  under: boolean;
}) {
  const { director, beat, fight, berths, under } = props;
  const played = usePlay(director);
  const time = played * timingOf(beat).story;
  const shots = salvoOf(director);
  const now = shots.find(({ ago }) => ago === 0);
  const range = fight.approach?.range ?? 'medium';
  return (
    <>
      {berths.map((berth, i) => (
        <Hull key={i} berth={berth} {...fateOf(beat, i, berth, time, played, now)} />
      ))}
      {now && <Strike shot={now} beat={beat} berths={berths} time={time} />}
      {beat.kind === 'deckGun' && (
        <Shell berth={berths[targetOf(beat)]} time={time} hit={factsOf(beat, 'shellHit') !== null} />
      )}
      <Tracks
        director={director}
        beat={beat}
        shots={shots}
        berths={berths}
        under={under}
        time={time}
        range={range}
      />
      <Flash beat={beat} time={time} />
    </>
  );
}

const targetOf = (beat: Beat): number =>
  (factsOf(beat, 'shellHit') ?? factsOf(beat, 'shellMissed') ?? factsOf(beat, 'shellWasted'))?.ship ?? 0;

/** How a ship lies just now: settled by the torpedo that is being shown, shaken by a dud, or as she was. */
function fateOf(
  beat: Beat,
  place: number,
  berth: Berth,
  time: number,
  played: number,
  now: TorpedoShot | undefined,
) {
  const sunk = eventsIn(beat, 'shipSunk').some(({ ship }) => ship === place);
  if (sunk) {
    const whole = timingOf(beat).story;
    return {
      settled: played === 1 ? 1 : clamp((time - (whole - SINKING.story)) / 3000),
      shiver: 0,
      left: clamp((time - (whole - AFTER_SINKING)) / 500),
    };
  }
  const knocked = now?.ship === place && factsOf(beat, 'torpedoDud') !== null;
  const since = time - ARRIVES;
  const shiver = knocked && since > 0 && since < 350 ? Math.sin(since / 18) * 1.6 * (1 - since / 350) : 0;
  return { settled: berth.ship.points === 0 ? 1 : 0, shiver };
}

/** One ship on her waterline; as she settles she tips over her stern and goes. */
function Hull({
  berth,
  settled,
  shiver,
  left = 0,
}: {
  berth: Berth;
  settled: number;
  shiver: number;
  /** How much is seen of what she has left behind, from 0 to 1. */
  left?: number;
}) {
  const { profile, x, y, scale, ship } = berth;
  const gone = settled >= 1;
  return (
    <g class={`sea-ships ${ship.damaged && !gone ? 'sea-burning' : ''}`} transform={`translate(${x} ${y})`}>
      {!gone && (
        <g clip-path="url(#sea-waterline)">
          <g
            transform={`translate(${(shiver - 6 * settled).toFixed(1)} ${(46 * settled ** 1.5).toFixed(1)}) rotate(${(-15 * eased(settled)).toFixed(1)} -30 0)`}
          >
            <g transform={`scale(${scale}) translate(${-profile.width / 2} ${-profile.water})`}>
              <path d={profile.upper} />
              <path d={profile.hull} />
              <path class="ship-lines" d={profile.lines} />
            </g>
          </g>
        </g>
      )}
      {ship.damaged && !gone && (
        <g opacity={(1 - settled).toFixed(2)}>
          <ellipse cx="-8" cy="-11" rx="22" ry="12" fill="url(#sea-fire)" opacity="0.7" />
          <path class="smoke" d="M-8 -20q-9 -16 6 -26t2 -30M0 -22q10 -14 -3 -22t6 -22" />
        </g>
      )}
      {left > 0 && <Survivors shown={left} />}
      {gone ? (
        <path class="wreck" d="M-44 3h34M-2 2h40" />
      ) : (
        <path
          class="ship-wash"
          d={`M${-(profile.width * scale) / 2} 2q4 -2 8 0t8 0t8 0M${(profile.width * scale) / 2 - 24} 2q4 -2 8 0t8 0t8 0`}
        />
      )}
    </g>
  );
}

/** Smoke, and two boats under it. Nobody says anything. */
const Survivors = ({ shown }: { shown: number }) => (
  <g class="survivors" opacity={shown.toFixed(2)}>
    <path class="smoke" d="M-6 -2q-12 -22 6 -36t-2 -44q-8 -16 6 -30M6 -2q14 -18 -2 -32t8 -34" />
    <path class="survivors-boat" d="M-58 -1h24q-3 7 -8 7h-9q-5 0 -7 -7zM30 0h20q-3 6 -7 6h-7q-4 0 -6 -6z" />
    <path class="survivors-men" d="M-53 -2v-4M-47 -2v-5M-41 -2v-4M35 -1v-4M40 -1v-5M45 -1v-4" />
  </g>
);

/** A short light over everything; never more than three a second, never glaring. */
function Flash({ beat, time }: { beat: Beat; time: number }) {
  if (!factsOf(beat, 'torpedoHit')) return null;
  const since = time - ARRIVES;
  if (since < 0 || since > 420) return null;
  return (
    <rect
      class="sea-flash"
      width={SEA.width}
      height={SEA.height}
      opacity={(0.34 * (1 - since / 420)).toFixed(2)}
    />
  );
}

/** The tracks the aimed torpedoes would run. */
function Aims({ plan, berths, under }: { plan: Planning; berths: readonly Berth[]; under: boolean }) {
  return (
    <g class="sea-aims">
      {plan.tubes.map(({ id, target, name }, i) => {
        const berth = target === null ? undefined : berths[target];
        if (!berth) return null;
        const astern = id.startsWith('aft') && plan.station !== 'aft';
        // The numbers stand where the tracks begin, side by side: wherever they run, none touches another.
        const x = astern ? 90 + i * 24 : 425 + (i - 1.5) * 24;
        const y = astern ? SEA.height - 14 : under ? 400 : 274;
        const to = [berth.x + ((i % 4) - 1.5) * 14, berth.y + 6];
        return (
          <g key={id}>
            <path d={`M${x} ${y}L${to[0]} ${to[1]}`} />
            <circle cx={x} cy={y} r="10" />
            <text x={x} y={y + 5}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The stop-watch while torpedoes run. */
function Clock({ director, beat, fight }: { director: Director; beat: Beat; fight: Fight }) {
  const played = usePlay(director);
  const shots = salvoOf(director);
  if (shots.length === 0) return null;
  const whole = SECONDS[fight.approach?.range ?? 'medium'];
  const arrived = shots.filter(({ ago }) => ago >= 0).length;
  const due = whole + Math.max(0, arrived - 1) * 3;
  if (beat.kind === 'launch') return <Watch seconds={played * whole * 0.86} due={whole} />;
  const time = played * timingOf(beat).story;
  const before = arrived <= 1 ? whole * 0.86 : due - 3;
  return <Watch seconds={before + (due - before) * clamp(time / ARRIVES)} due={due} />;
}

/** Light, depth and range in words. */
function Tags({ fight, say }: { fight: Fight; say: Say }) {
  const { light, approach, escorted } = fight;
  const depth = approach ? word(isSubmerged(fight) ? 'depth.submerged' : 'depth.surfaced') : '';
  const lit = light !== 'unknown';
  return (
    <p class="sea-tags">
      {lit && (
        <b>
          <span aria-hidden="true">{light === 'night' ? '☾' : '☀'}</span> {say(text(`light.${light}`))}
        </b>
      )}
      {lit && depth ? `, ${depth.toLocaleLowerCase(spoken())}` : depth}
      <br />
      {approach && `${word(`range.${approach.range}`)} · `}
      {word(escorted ? 'contact.escorted' : 'contact.alone')}
      {fight.pack !== 'none' && ` · ${word(`pack.${fight.pack}`)}`}
      {fight.quality !== 'unknown' && ` · ${say(text(`quality.${fight.quality}`))}`}
    </p>
  );
}
