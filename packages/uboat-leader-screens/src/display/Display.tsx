/** The tactical display: the disc with its rings, ships and boats, what is within reach and what it would cost. */
import type { Beat } from '@flotilla/companion';
import { percent } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { useDirector } from '@flotilla/ui/stage/useStage.tsx';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlotModel } from '../desk.ts';
import type { Battle, Boat, View } from '../game.ts';
import {
  boatCard,
  boatOfView,
  DISPLAY,
  detectionRange,
  isEscort,
  knownCard,
  shipSpeed,
  torpedoesIn,
  weaponReach,
  within,
} from '../game.ts';
import { chipIn, outlineOf, piecesIn, polar, RIM, reachOutline } from '../geometry/board.ts';
import { intentsAt } from '../intent.ts';
import { keptFor } from '../kept.ts';
import { usePinch } from '../parts/pinch.ts';
import { isPhone } from '../phone.ts';
import { isAiming, salvoOf } from '../salvo/draft.ts';
import { AttackScene } from '../scene/AttackScene.tsx';
import { cornerFor, cutFor } from '../scene/corner.ts';
import { lossIn, shotsIn, wrecksIn } from '../scene/facts.ts';
import { plotOf, spotsOf } from '../scene/plot.ts';
import { ShotScene } from '../scene/ShotScene.tsx';
import { WreckPiece } from '../scene/Wreck.tsx';
import { word } from '../text/index.ts';
import type { Acting } from './acting.ts';
import { actingIn, askedAbout } from './acting.ts';
import { Corners } from './Corners.tsx';
import { Ghost } from './Ghost.tsx';
import { listenToHands } from './gestures.ts';
import { handsOf } from './hands.ts';
import { hatchingOf } from './hatching.ts';
import { Intents } from './Intents.tsx';
import { BoatPiece, ShipPiece } from './Piece.tsx';
import { Sector } from './Sector.tsx';
import type { PiecesByArea } from './standing.ts';
import { spotOf, standingIn } from './standing.ts';
import { Tracks } from './Tracks.tsx';

const BOX = '-309 -309 618 618';

const TICKS = Array.from({ length: 72 }, (_, i) => i * 5);

/** How near the button brings the disc, and how near fingers can. */
const CLOSER = 2;
const CLOSEST = 3;
/** Anything less is the whole disc. */
const AS_A_WHOLE = 1.02;

interface Props {
  readonly desk: PlotModel;
  readonly view: View;
  readonly battle: Battle;
  /** The boat whose orders are asked for; null while none is. */
  readonly boat: Boat | null;
  /** What is on the stage; null while the question stands there. */
  readonly beat: Beat | null;
}

/** The disc. */
export function Display({ desk, view, battle, boat, beat }: Props) {
  const disc = useRef<SVGSVGElement>(null);
  const pieces = useRef<SVGSVGElement>(null);
  const log = desk.session.log.value;
  const standing = standingIn(battle, wrecksIn(log));
  const director = useDirector();
  const acting = beat ? actingIn(beat, director) : askedAbout(desk.session.decision.value);
  const hands = useRef(handsOf(desk));
  hands.current = handsOf(desk);
  const held = useRef(desk);
  held.current = desk;
  useEffect(() => listenToHands(pieces.current, () => hands.current), []);
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(1);
  const zoomed = near > AS_A_WHOLE;
  const toggle = (): void => setNear(zoomed ? 1 : CLOSER);
  usePinch(frame, {
    now: near,
    most: CLOSEST,
    take: (next) => {
      frame.current?.style.setProperty('--near', String(next));
      frame.current?.toggleAttribute('data-zoom', next > AS_A_WHOLE);
      setNear(next);
    },
  });
  const hatching = hatchingOf(desk, view, boat);
  const plot = plotOf(beat, log);
  const told = plot ? spotsOf(standing, plot) : [];
  const lens = plot && cornerFor(standing, told, isPhone.value);
  const box = lens && isPhone.value ? cutFor(lens, told) : BOX;
  const going = goingIn(beat, director);
  useKeys({ z: toggle });
  return (
    <div class="ubl-disc" data-zoom={zoomed ? '' : undefined} style={{ '--near': near }} ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are pressed has no element of its own */}
      <svg
        ref={disc}
        viewBox={box}
        data-part="display"
        data-id={battle.card}
        data-state={`phase ${battle.round}`}
        role="group"
        aria-label={word('display.name', { round: battle.round, alerted: battle.alerted })}
      >
        {DISPLAY.map(({ id, ring }) => (
          <Sector key={id} id={id} ring={ring} desk={desk} standing={standing} view={view} held={held} />
        ))}
      </svg>
      <svg ref={pieces} class="ubl-over" viewBox={box} aria-hidden="true">
        <Rim />
        <Hatched areas={hatching.areas} />
        <Reach battle={battle} />
        <RingNames />
        <WeaponReach desk={desk} battle={battle} boat={boat} />
        {DISPLAY.map(({ id }) => (
          <Pieces
            key={id}
            id={id}
            desk={desk}
            standing={standing}
            view={view}
            acting={acting}
            going={going}
          />
        ))}
        {DISPLAY.map(({ id }) => (
          <Chip key={id} id={id} desk={desk} standing={standing} />
        ))}
        <Tracks desk={desk} view={view} standing={standing} beat={beat} />
        <Intents intents={intentsAt(desk, view, boat)} battle={battle} />
        <Ghost desk={desk} view={view} boat={boat} />
        {director && beat && plot?.kind === 'shot' && lens && (
          <ShotScene
            director={director}
            beat={beat}
            view={view}
            lens={lens}
            target={plot.slot === null ? null : spotOf(standing, plot.slot)}
          />
        )}
        {director && beat && plot?.kind === 'attack' && lens && (
          <AttackScene
            director={director}
            beat={beat}
            log={log}
            view={view}
            plot={plot}
            lens={lens}
            boatAt={spotOf(standing, plot.boat)}
            attackerAt={plot.slot === null ? null : spotOf(standing, plot.slot)}
            say={(said) => say(desk.session.game, said)}
          />
        )}
      </svg>
      {!plot && <Corners game={desk.session.game} view={view} battle={battle} hatched={hatching.why} />}
      <button
        type="button"
        class="ubl-zoom"
        aria-pressed={zoomed}
        aria-label={word('display.zoom')}
        title={word('display.zoom')}
        onClick={toggle}
      >
        {zoomed ? '−' : '+'}
      </button>
    </div>
  );
}

/** Strokes over areas that are refused or out of reach. */
function Hatched({ areas }: { areas: ReadonlySet<string> }) {
  if (areas.size === 0) return null;
  return (
    <g class="ubl-hatched">
      <pattern
        id="ubl-hatching"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V9" />
      </pattern>
      {[...areas].map((id) => (
        <path key={id} d={outlineOf(id)} fill="url(#ubl-hatching)" />
      ))}
    </g>
  );
}

const Rim = still(() => {
  const middle = (RIM.from + RIM.to) / 2;
  return (
    <g>
      <circle class="ubl-rim" r={middle} stroke-width={RIM.to - RIM.from} />
      <path
        class="ubl-ticks"
        d={TICKS.map((bearing) => {
          const from = polar(bearing, RIM.to - (bearing % 30 === 0 ? 12 : bearing % 10 === 0 ? 8 : 4));
          const to = polar(bearing, RIM.to);
          return `M${from.x} ${from.y}L${to.x} ${to.y}`;
        }).join('')}
      />
      <path class="ubl-heading" d="M0 -303l-9 16h18z" />
    </g>
  );
});

interface SectorProps {
  readonly id: string;
  readonly desk: PlotModel;
  readonly standing: PiecesByArea;
}

const outlines = keptFor<Battle, string>();

/** How far escorts look for boats at both depths now: dotted above, dashed below. */
function Reach({ battle }: { battle: Battle }) {
  const escorts = battle.ships.filter((ship) => isEscort(ship) && ship.area !== null);
  if (escorts.length === 0) return null;
  const outline = (depth: 'surfaced' | 'submerged'): string =>
    outlines(battle, depth, () => {
      const reach = detectionRange(battle, depth);
      return reachOutline([...new Set(escorts.flatMap(({ area }) => within(area as string, reach)))]);
    });
  return (
    <g class="ubl-reaches">
      <path class="ubl-reach surfaced" d={outline('surfaced')} />
      <path class="ubl-reach submerged" d={outline('submerged')} />
    </g>
  );
}

const AIMING = new Set(['aim', 'spread']);

/** How far the weapon in hand reaches from the boat that aims. */
function WeaponReach({ desk, battle, boat }: { desk: PlotModel; battle: Battle; boat: Boat | null }) {
  const area = battle.boats.find(({ id }) => id === boat?.id)?.area ?? null;
  if (area === null || !AIMING.has(desk.session.decision.value?.step ?? '')) return null;
  const decision = desk.session.decision.value;
  const weapon =
    decision?.kind === 'pick' && isAiming(decision.step) ? salvoOf(desk.session, decision).weapon : 'plain';
  return <path class="ubl-weapon-reach" d={reachOutline(within(area, weaponReach(weapon)))} />;
}

const NAMES = [
  { key: 'ring.short', radius: 172, bearing: 337 },
  { key: 'ring.medium', radius: 224, bearing: 315 },
  { key: 'ring.long', radius: 276, bearing: 337 },
  { key: 'ring.wake', radius: 276, bearing: 199 },
] as const;

const RingNames = still(() => (
  <g class="ubl-names">
    {NAMES.map(({ key, radius, bearing }) => {
      const { x, y } = polar(bearing, radius);
      const turn = bearing > 90 && bearing < 270 ? bearing + 180 : bearing;
      return (
        <text key={key} x={x} y={y} transform={`rotate(${turn} ${x} ${y})`}>
          {word(key)}
        </text>
      );
    })}
  </g>
));

/** Who goes down in a beat while its picture moves: the scene draws that piece. */
function goingIn(beat: Beat | null, director: Director | null): string | null {
  if (!beat || !director || director.shows || director.phase !== 'play') return null;
  const loss = lossIn(beat);
  if (loss) return String(loss.data.boat);
  const [shot] = shotsIn(beat);
  return shot?.result === 'sunk' ? shot.ship.slot : null;
}

interface PiecesProps extends SectorProps {
  readonly view: View;
  readonly acting: Acting;
  /** A piece the scene draws. */
  readonly going: string | null;
}

function Pieces({ id, desk, standing, view, acting, going }: PiecesProps) {
  const pieces = standing.get(id);
  if (!pieces) return null;
  const spots = piecesIn(id, pieces.length);
  const offered = (thing: string): boolean =>
    desk.of(thing)?.option.refused === undefined && desk.of(thing) !== null;
  const steered = desk.session.decision.value?.about.boat;
  return (
    <>
      {pieces.map((piece, i) => {
        const { x, y } = spots[i] ?? { x: 0, y: 0 };
        if (piece.kind === 'wreck')
          return <WreckPiece key={piece.wreck.id} wreck={piece.wreck} x={x} y={y} />;
        if (piece.kind === 'ship') {
          const { ship } = piece;
          if (ship.slot === going) return null;
          return (
            <ShipPiece
              key={ship.slot}
              ship={ship}
              x={x}
              y={y}
              card={knownCard(view, ship)}
              speed={shipSpeed(view, ship)}
              offered={offered(ship.slot)}
              acts={acting.ships.has(ship.slot)}
            />
          );
        }
        const { fighter } = piece;
        if (fighter.id === going) return null;
        return (
          <BoatPiece
            key={fighter.id}
            fighter={fighter}
            x={x}
            y={y}
            number={boatCard(view, fighter.id).id}
            type={boatCard(view, fighter.id).type}
            ready={torpedoesIn(boatOfView(view, fighter.id).ready)}
            active={steered === fighter.id}
            offered={offered(fighter.id)}
            struck={acting.struck.has(fighter.id)}
          />
        );
      })}
    </>
  );
}

/** The chance that goes with an area, on a chip that never hides a piece. */
function Chip({ id, desk, standing }: SectorProps) {
  const chance = desk.chance(desk.of(id));
  if (chance === null) return null;
  const { x, y } = chipIn(id, standing.get(id)?.length ?? 0);
  return (
    <g class="ubl-chip" transform={`translate(${x} ${y})`}>
      <g class="ubl-chip-body">
        <rect x="-20" y="-11" width="40" height="22" rx="4" />
        <text y="5">{percent(language(), chance)}</text>
      </g>
    </g>
  );
}
