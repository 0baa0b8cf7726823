/** A boat fires at a ship: what each torpedo does, how she goes down, and her points on their way to the grade. */
import type { Beat } from '@flotilla/companion';
import { profileOf } from '@flotilla/ui/art/ships/index.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { between, eased, usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { drawnAs } from '../debrief/ships.tsx';
import { ShipPiece } from '../display/Piece.tsx';
import type { Ship, View } from '../game.ts';
import { fighterOfView, knownCard, shipSpeed, targetCard } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { Burning, Column, during, Slick, Wave } from './effects.tsx';
import type { Shot } from './facts.ts';
import { shotsIn } from './facts.ts';
import { HORIZON, Lens, LensShip } from './Lens.tsx';
import { Stamps } from './Stamps.tsx';
import type { AttackProgress } from './timing.ts';
import { playedOf, strikes } from './timing.ts';

interface Props {
  readonly director: Director;
  readonly beat: Beat;
  readonly view: View;
  /** Where the lens lies, and where the ship lies. */
  readonly lens: Spot;
  readonly target: Spot | null;
}

/** Where columns of water rise in the lens, in the order of the torpedoes. */
const COLUMNS = [-44, 30, -8, 52, -66, 12];

const isHit = (result: string): boolean => result !== 'miss' && result !== 'dud';

/** The scene. */
export function ShotScene({ director, beat, view, lens, target }: Props) {
  const played = playedOf(beat, usePlay(director));
  const shot = shotsIn(beat)[played.at];
  if (!shot) return null;
  const ship = view.battle?.ships.find(({ slot }) => slot === shot.ship.slot);
  const goes = shot.result === 'sunk' && played.down > 0 && played.gone < 1;
  return (
    <g class="ubl-scene" data-part="scene" data-id={shot.ship.slot} data-state={stateOf(shot, played)}>
      {target && !played.gone && <Aimed at={target} />}
      {target && ship && !ship.sunk && <Going ship={ship} view={view} at={target} played={played} />}
      {target && <Struck shot={shot} played={played} at={target} />}
      {target && goes && (
        <g transform={`translate(${target.x} ${target.y}) scale(0.55)`} opacity={1 - played.gone}>
          <Burning age={played.down * 1900} fire={1 - played.down} />
        </g>
      )}
      <Lens
        at={lens}
        looksAt={target}
        submerged={fighterOfView(view, shot.boat)?.depth === 'submerged'}
        ship={<Seen shot={shot} view={view} played={played} />}
      >
        <InTheLens shot={shot} played={played} />
      </Lens>
      <Stamps shot={shot} played={played} lens={lens} />
    </g>
  );
}

function stateOf({ marks, result }: Shot, { stamped, down, gone }: AttackProgress): string {
  if (gone > 0) return 'gone';
  if (down > 0) return 'down';
  if (stamped < marks.length) return 'running';
  return result;
}

/** Brass corners about whom the lens looks at. */
const Aimed = ({ at }: { at: Spot }) => (
  <path
    class="ubl-aimed"
    transform={`translate(${at.x} ${at.y})`}
    d="M-32 -20V-32H-20M20 -32H32V-20M32 20V32H20M-20 32H-32V20"
  />
);

interface GoingProps {
  readonly ship: Ship;
  readonly view: View;
  readonly at: Spot;
  readonly played: AttackProgress;
}

/** The counter of a ship that goes down: it tilts and slides under a wave. */
function Going({ ship, view, at, played: { down } }: GoingProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <clipPath id="ubl-afloat">
        <rect x="-60" y="-80" width="120" height="105" />
      </clipPath>
      <g clip-path={down > 0 ? 'url(#ubl-afloat)' : undefined}>
        <g
          transform={`translate(${-5 * down} ${60 * down * down}) rotate(${-30 * eased(Math.min(1, down * 1.5))})`}
          opacity={1 - 0.3 * down}
        >
          <ShipPiece
            ship={ship}
            x={0}
            y={0}
            card={knownCard(view, ship)}
            speed={shipSpeed(view, ship)}
            offered={false}
            acts={false}
          />
        </g>
      </g>
      {down > 0 && <Wave d="M-34 25q5 -4 10 0t10 0t10 0t10 0t10 0t10 0t8 0" opacity={1} />}
    </g>
  );
}

/** Columns of water at the counter, one for each torpedo that hits. */
const Struck = ({ shot, played, at }: { shot: Shot; played: AttackProgress; at: Spot }) => (
  <g transform={`translate(${at.x} ${at.y}) scale(0.5)`}>
    {shot.marks.map(({ result }, i) =>
      isHit(result) ? (
        <Column key={i} x={[-34, 0, 34][i % 3] ?? 0} y={22} size={1} age={played.time - strikes(i)} />
      ) : null,
    )}
  </g>
);

interface SeenProps {
  readonly shot: Shot;
  readonly view: View;
  readonly played: AttackProgress;
}

/** The ship in the lens: she lists with every hit, and settles by the stern. */
function Seen({ shot, view, played: { time, down } }: SeenProps) {
  const { card, name } = shot.ship;
  if (card === null || down === 1) return null;
  const { type, ...rest } = targetCard(view, card);
  const tons = 'tons' in rest ? rest.tons : 0;
  const hits = shot.marks.filter(({ result }, i) => isHit(result) && time > strikes(i)).length;
  const shakes = shot.marks.some(
    ({ result }, i) => isHit(result) && time > strikes(i) && time < strikes(i) + 260,
  );
  const tilt = Math.min(4, 1.5 * hits) + 13 * eased(Math.min(1, down * 1.5));
  const low = between(0, 2 * hits, 1) + down * down * 62;
  return (
    <g class={shakes ? 'ubl-shakes' : undefined}>
      <g transform={`translate(${-4 * down} ${HORIZON + 1 + low}) rotate(${-tilt})`}>
        <LensShip profile={profileOf(drawnAs(type), name ?? '', tons || 5000)} />
      </g>
    </g>
  );
}

function InTheLens({ shot, played }: { shot: Shot; played: AttackProgress }) {
  const { time, down, gone } = played;
  return (
    <>
      {shot.marks.map(({ result }, i) => (
        <Column
          key={i}
          x={COLUMNS[i % COLUMNS.length] ?? 0}
          y={isHit(result) ? 20 : 56}
          size={isHit(result) ? (result === 'sunk' ? 1.25 : 0.85) : result === 'dud' ? 0 : 0.4}
          age={time - strikes(i)}
        />
      ))}
      {down > 0 && gone < 1 && (
        <g opacity={1 - gone}>
          <Burning age={down * 1900} fire={1 - down} />
        </g>
      )}
      {down > 0.2 && <Wave d="M-80 18q10 -5 20 0t20 0t20 0t20 0t20 0t20 0t20 0" opacity={0.9 * (1 - gone)} />}
      {gone > 0 && <Slick opacity={during(gone, 0, 1)} />}
    </>
  );
}
