/** The pieces of the display: ships as counters with their slot and worth, boats as pentagons with depth and tubes. */
import { still } from '../../parts/still.tsx';
import type { Fighter, Ship, TargetCard } from '../game.ts';
import { isEscort } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { PIECE } from '../geometry/board.ts';

const HALF = PIECE / 2;

/** Escorts have a cut bow, everything else is square. */
const ESCORT = `M${-HALF + 8} ${-HALF}H${HALF - 8}L${HALF} ${-HALF + 8}V${HALF}H${-HALF}V${-HALF + 8}Z`;
const SHIP = `M${-HALF} ${-HALF}H${HALF}V${HALF}H${-HALF}Z`;
const BOAT = `M0 ${-HALF}L${HALF} ${-HALF + 12}V${HALF}H${-HALF}V${-HALF + 12}Z`;

/** What every number of a boat begins with; there is no room for it on a small display. */
const PREFIX = /^\D+/;

interface Piece extends Spot {
  /** Whether a press on it answers the question. */
  readonly offered: boolean;
}

interface ShipProps extends Piece {
  readonly ship: Ship;
  readonly card: TargetCard | null;
  readonly speed: number;
  /** Whether it acts in the beat on the stage. */
  readonly acts: boolean;
}

interface BoatProps extends Piece {
  readonly fighter: Fighter;
  /** The number on its card. */
  readonly number: string;
  /** Torpedoes in its tubes. */
  readonly ready: number;
  /** Whether its orders are asked for. */
  readonly active: boolean;
  /** Whether it is under attack in the beat on the stage. */
  readonly struck: boolean;
}

/** A ship; a dashed one is not made out yet. */
export const ShipPiece = still(({ ship, card, speed, x, y, offered, acts }: ShipProps) => {
  const state = card === null ? 'unknown' : ship.heavy > 0 ? 'heavy' : ship.light > 0 ? 'light' : 'sound';
  return (
    <g
      class={`ubl-piece ${isEscort(ship) ? 'escort' : 'merchant'}`}
      transform={`translate(${x} ${y})`}
      data-part="ship"
      data-id={ship.slot}
      data-state={state}
      data-offered={offered ? '' : undefined}
      data-area={ship.area ?? undefined}
      data-acting={acts ? '' : undefined}
    >
      <path d={isEscort(ship) ? ESCORT : SHIP} />
      <text class="slot" x={-HALF + 4} y={-HALF + 13}>
        {ship.slot}
      </text>
      <text class="speed" x={HALF - 4} y={-HALF + 13}>
        {card === null ? '?' : isEscort(ship) ? '»'.repeat(Math.min(3, speed)) : `◆${card.vp}`}
      </text>
      {card === null ? (
        <text class="unknown" y={14}>
          ?
        </text>
      ) : (
        <path
          class="hull"
          d={
            isEscort(ship)
              ? 'M-16 9l3 7h24l6-9h-9l-2-6h-5v-4h-3v4h-6l-2 8z'
              : 'M-18 8l4 8h28l5-8h-12v-6h-8v6h-5v-3h-4v3z'
          }
        />
      )}
      {(ship.heavy > 0 || ship.light > 0) && (
        <g class="tag">
          <rect x={HALF - 10} y={HALF - 12} width="15" height="16" rx="2" />
          <text x={HALF - 2.5} y={HALF}>
            {ship.heavy > 0 ? 'H' : 'L'}
          </text>
        </g>
      )}
    </g>
  );
});

/** A boat of mine. */
export const BoatPiece = still(({ fighter, number, ready, x, y, active, offered, struck }: BoatProps) => (
  <g
    class={`ubl-piece boat ${fighter.depth}`}
    transform={`translate(${x} ${y})`}
    data-part="boat"
    data-id={fighter.id}
    data-state={fighter.detected ? 'detected' : fighter.silent ? 'silent' : fighter.depth}
    data-active={active ? '' : undefined}
    data-offered={offered ? '' : undefined}
    data-area={fighter.area ?? undefined}
  >
    <path d={BOAT} />
    {struck && <Charges />}
    <text class="name" y={1}>
      <tspan class="prefix">{PREFIX.exec(number)?.[0]}</tspan>
      {number.replace(PREFIX, '')}
    </text>
    <path
      class="hull"
      d={
        fighter.depth === 'surfaced'
          ? 'M-16 10q16 7 32 0l-4 7h-24zM-3 9v-4h6v4z'
          : 'M-16 13q16 9 32 0q-16 -5 -32 0zM-1 11v-6h2v6z'
      }
    />
    <text class="tubes" x={HALF - 4} y={HALF - 4}>
      {ready}
    </text>
    {fighter.detected && (
      <g class="found">
        <circle cx={HALF - 2} cy={-HALF + 4} r="8" />
        <text x={HALF - 2} y={-HALF + 8}>
          !
        </text>
      </g>
    )}
  </g>
));

/** Depth charges about a boat: three rings that open one after the other. */
const Charges = () => (
  <g class="ubl-charges">
    {[30, 40, 50].map((radius, i) => (
      <circle key={radius} r={radius} style={{ '--turn': String(i) }} />
    ))}
  </g>
);
