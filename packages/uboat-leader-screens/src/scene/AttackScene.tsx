/** The enemy attacks a boat: who attacks, which counters are drawn, and how a boat breaks up. */
import type { Beat } from '@flotilla/companion';
import type { LogEvent } from '@flotilla/table';
import { profileOf } from '@flotilla/ui/art/ships/index.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { Say } from '@flotilla/ui/stage/own.ts';
import { eased, usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { BoatPiece } from '../display/Piece.tsx';
import type { View } from '../game.ts';
import { boatCard, boatOfView, fighterOfView, torpedoesIn } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { Column, during, Slick } from './effects.tsx';
import { HitRow } from './HitRow.tsx';
import { hitsShown } from './hits.ts';
import { HORIZON, Lens, LensShip } from './Lens.tsx';
import type { Plot } from './plot.ts';
import { BREAKS, SINKS, TURN, timingOf } from './timing.ts';

interface Props {
  readonly director: Director;
  readonly beat: Beat;
  readonly log: readonly LogEvent[];
  readonly view: View;
  readonly plot: Plot;
  readonly lens: Spot;
  readonly boatAt: Spot | null;
  readonly attackerAt: Spot | null;
  readonly say: Say;
}

/** How far the loss of a boat has got: she breaks, she sinks. */
interface Loss {
  readonly breaks: number;
  readonly sinks: number;
}

const AFLOAT: Loss = { breaks: 0, sinks: 0 };

/** The scene. */
export function AttackScene(props: Props) {
  const { director, beat, log, view, plot, lens, boatAt, attackerAt, say } = props;
  const share = usePlay(director);
  const time = share * timingOf(beat).story;
  const isLost = beat.kind === 'lost';
  const loss = isLost
    ? { breaks: during(time, 0, BREAKS), sinks: during(time, BREAKS, BREAKS + SINKS) }
    : AFLOAT;
  const hits = hitsShown(beat, log, plot.boat, time, director.shows);
  return (
    <g class="ubl-scene" data-part="scene" data-id={plot.boat} data-state={beat.kind}>
      {attackerAt && boatAt && !isLost && <Attack from={attackerAt} to={boatAt} />}
      {boatAt && isLost && <BrokenBoat view={view} boat={plot.boat} at={boatAt} loss={loss} />}
      <Lens
        at={lens}
        looksAt={boatAt}
        submerged={false}
        ship={<SeenBoat view={view} boat={plot.boat} loss={loss} />}
      >
        {hits.map((hit, i) =>
          hit.turned === null ? null : (
            <Column
              key={i}
              x={[2, 46, -40, 24, -62][i % 5] ?? 0}
              y={22}
              size={hit.side === 'heavy' ? 1.25 : 0.75}
              age={hit.turned - TURN}
            />
          ),
        )}
        {isLost && <Slick opacity={loss.sinks} />}
      </Lens>
      <HitRow say={say} hits={hits} lens={lens} gone={isLost ? loss.sinks : 0} />
    </g>
  );
}

/** The attacker in a broken frame, and a line from it to the boat. */
const Attack = still(({ from, to }: { from: Spot; to: Spot }) => {
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const reach = Math.max(0, 1 - 34 / away);
  return (
    <g class="ubl-attack">
      <rect x={from.x - 31} y={from.y - 31} width="62" height="62" rx="4" />
      {away > 40 && (
        <path
          d={`M${from.x} ${from.y}L${from.x + (to.x - from.x) * reach} ${from.y + (to.y - from.y) * reach}`}
        />
      )}
    </g>
  );
});

/** The zigzag along which a boat breaks: what lies on one side of it, and on the other. */
const HALVES = [
  { id: 'ubl-half-a', d: 'M-120 -90H4L-6 -20L8 -8L-4 60H-120Z', side: -1 },
  { id: 'ubl-half-b', d: 'M120 -90H4L-6 -20L8 -8L-4 60H120Z', side: 1 },
] as const;

const Zigzag = still(() => (
  <>
    {HALVES.map(({ id, d }) => (
      <clipPath key={id} id={id}>
        <path d={d} />
      </clipPath>
    ))}
  </>
));

interface BrokenProps {
  readonly view: View;
  readonly boat: string;
  readonly loss: Loss;
}

/** The counter of a boat that splits, and whose halves sink. */
function BrokenBoat({ view, boat, at, loss: { breaks, sinks } }: BrokenProps & { at: Spot }) {
  const fighter = fighterOfView(view, boat);
  if (!fighter || fighter.area === null) return null;
  const b = eased(breaks);
  return (
    <g transform={`translate(${at.x} ${at.y})`} opacity={1 - 0.85 * sinks}>
      <Zigzag />
      {HALVES.map(({ id, side }) => (
        <g
          key={id}
          transform={`translate(${13 * side * b} ${4 * b + 24 * sinks}) rotate(${side * (12 * b + 24 * sinks)})`}
        >
          <g clip-path={`url(#${id})`}>
            <BoatPiece
              fighter={fighter}
              x={0}
              y={0}
              number={boatCard(view, boat).id}
              type={boatCard(view, boat).type}
              ready={torpedoesIn(boatOfView(view, boat).ready)}
              active={false}
              offered={false}
              struck={false}
            />
          </g>
        </g>
      ))}
    </g>
  );
}

/** How deep a boat lies in the lens when she is under water: only her tower is seen. */
const UNDER = 12;

/** The boat in the lens: whole, or in two halves that sink. */
function SeenBoat({ view, boat, loss: { breaks, sinks } }: BrokenProps) {
  if (sinks === 1) return null;
  const profile = profileOf('uboat', boatCard(view, boat).type);
  const low = fighterOfView(view, boat)?.depth === 'submerged' ? UNDER : 0;
  const b = eased(breaks);
  return (
    <g>
      <Zigzag />
      {HALVES.map(({ id, side }) => (
        <g
          key={id}
          transform={`translate(${7 * side * b} ${HORIZON + 1 + low + sinks * sinks * 60}) rotate(${-side * (8 * b + 16 * sinks)})`}
        >
          <g clip-path={`url(#${id})`}>
            <LensShip profile={profile} grows={1.2} />
          </g>
        </g>
      ))}
    </g>
  );
}
