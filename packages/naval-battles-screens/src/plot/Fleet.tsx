/** One fleet on the plot: ruler, rows from the contact line outwards, and what lies beside the rows. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import type { ComponentChildren } from 'preact';
import type { BoardModel, Light } from '../desk/desk.ts';
import type { PlayerView, Vessel, View } from '../game.ts';
import { fleetName, nameAt, rowsOf, sayOf, shipCard, teamLetter } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { Sign } from '../signs.tsx';
import { word } from '../text/index.ts';
import type { ShipPart } from './ShipCard.tsx';
import { ShipCard } from './ShipCard.tsx';

/** What a fleet is drawn with. */
export interface FleetProps {
  readonly session: Session;
  readonly view: View;
  readonly player: PlayerView;
  readonly side: 'mine' | 'theirs';
  readonly desk: BoardModel;
  readonly parts: ReadonlyMap<string, ShipPart>;
  /** Ships that are going down while it is shown. */
  readonly sinking: readonly Vessel[];
}

const newcomer = (id: string, row: number): Vessel => ({
  id,
  row,
  active: false,
  acted: false,
  repaired: false,
  wounds: [],
});

/** The ships of a fleet as they lie now: those being moved where they would lie, those arriving and those going down too. */
function shipsNow({
  player,
  side,
  desk,
  sinking,
}: FleetProps): { vessel: Vessel; state: 'afloat' | 'arriving' | 'sinking' }[] {
  const going = new Set(sinking.map(({ id }) => id));
  const afloat = (player.fleet ?? [])
    .filter(({ id }) => !going.has(id))
    .map((vessel) => {
      const row = side === 'mine' ? desk.moved[vessel.id] : undefined;
      return {
        vessel: row === undefined || row === vessel.row ? vessel : { ...vessel, row },
        state: 'afloat' as const,
      };
    });
  const arriving = side === 'mine' ? desk.arriving : [];
  return [
    ...afloat,
    ...sinking.map((vessel) => ({ vessel, state: 'sinking' as const })),
    ...arriving.map(({ ship, row }) => ({ vessel: newcomer(ship, row), state: 'arriving' as const })),
  ];
}

/** How many rows are drawn: those there are, and every row that may be pressed. */
const rowCount = (ships: readonly { vessel: Vessel }[], places: ReadonlyMap<number, Light>): number =>
  Math.max(1, rowsOf(ships.map(({ vessel }) => vessel)), ...places.keys());

const FULL_ROW = 5;

/** Lines that the ships of a fleet stand in: a crowded row has two. */
export function linesOf(fleet: readonly Vessel[]): number {
  const rows = Array.from(
    { length: rowsOf(fleet) },
    (_, i) => fleet.filter(({ row }) => row === i + 1).length,
  );
  return rows.reduce((lines, ships) => lines + (ships > FULL_ROW ? 2 : 1), 0);
}

/** One fleet: rows and what lies beside them. */
export function Fleet(props: FleetProps) {
  const { session, view, player, side, desk, parts } = props;
  const say = sayOf(session);
  const name = say(nameAt(view, player.seat));
  const ships = shipsNow(props);
  const places = side === 'mine' ? desk.rows : NO_PLACES;
  const count = rowCount(ships, places);
  const acting = view.active === player.seat && view.phase === 'actions';
  const order = Array.from({ length: count }, (_, i) => (side === 'mine' ? i + 1 : count - i));
  const crowded = order.some((row) => ships.filter(({ vessel }) => vessel.row === row).length > FULL_ROW);
  const draw = (one: (typeof ships)[number]) => (
    <ShipCard
      key={one.vessel.id}
      vessel={one.vessel}
      state={one.state}
      terms={view.terms}
      say={say}
      light={desk.ships.get(one.vessel.id)}
      part={parts.get(one.vessel.id)}
      acting={acting}
      wounds={side === 'mine' ? desk.wounds : NO_WOUNDS}
    />
  );
  const beside = ships.filter(({ vessel }) => shipCard(vessel.id).submarine);
  return (
    <section
      class={`nb-fleet nb-${side} nb-rows-${count}${crowded ? ' nb-crowded' : ''}`}
      data-part="plot"
      data-id={player.seat}
      data-state={player.out ? 'out' : side}
      aria-label={word('fleet.name', { name })}
    >
      <div class="nb-rows">
        {player.fleet === null && <p class="nb-secret">{word('fleet.secret')}</p>}
        {(player.fleet === null ? [] : order).map((row) => {
          const here = ships.filter(({ vessel }) => vessel.row === row && !shipCard(vessel.id).submarine);
          return (
            <Row key={row} row={row} side={side} desk={desk} place={places.get(row)} count={here.length}>
              {here.map(draw)}
            </Row>
          );
        })}
      </div>
      <div class={beside.length > 2 ? 'nb-beside nb-many' : 'nb-beside'}>
        {side === 'theirs' && <Ident session={session} view={view} player={player} />}
        {beside.map(draw)}
        {side === 'mine' && <Ident session={session} view={view} player={player} />}
      </div>
    </section>
  );
}

const NO_PLACES: ReadonlyMap<number, Light> = new Map();
const NO_WOUNDS: ReadonlyMap<string, Light> = new Map();

interface RowProps {
  readonly row: number;
  readonly side: 'mine' | 'theirs';
  readonly desk: BoardModel;
  readonly place: Light | undefined;
  readonly count: number;
  readonly children: ComponentChildren;
}

/** What the ruler says of a row while a card is aimed. */
function rulerOf({
  row,
  side,
  desk,
}: Pick<RowProps, 'row' | 'side' | 'desk'>): 'range' | 'far' | 'from' | 'row' {
  if (!desk.reach) return 'row';
  if (side === 'theirs') return desk.reach.rows.includes(row) ? 'range' : 'far';
  return desk.reach.from.includes(row) ? 'from' : 'row';
}

function Row({ row, side, desk, place, count, children }: RowProps) {
  const ruler = rulerOf({ row, side, desk });
  return (
    <div
      class={`nb-row nb-row-${ruler}${place ? ` nb-row-${place.look}` : ''}${count > FULL_ROW ? ' nb-two-lines' : ''}`}
      data-part="row"
      data-id={`${side}-${row}`}
      data-state={place?.look ?? ruler}
    >
      <span class="nb-ruler">
        <b>{ruler === 'from' ? '▲' : row}</b>
        <small>{ruler === 'row' ? word('row.word') : word(`row.${ruler}`, { row })}</small>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: ships lie side by side in a row, not in lines */}
      <div
        class="nb-ships"
        role="group"
        aria-label={word('row.name', { row })}
        style={{ '--ships': String(count) }}
      >
        {children}
        {place && (
          <button
            type="button"
            class="nb-place"
            aria-pressed={place.look === 'picked'}
            data-lit=""
            onClick={() => place.press?.()}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => place.press?.()}
          >
            {place.said}
          </button>
        )}
      </div>
    </div>
  );
}

/** Who commands a fleet, and what everybody may know of it. */
function Ident({ session, view, player }: { session: Session; view: View; player: PlayerView }) {
  const seat = session.seats[player.seat];
  const who =
    player.seat === view.seat ? word('ident.you') : seat?.bot ? word('ident.bot') : (seat?.name ?? '');
  return (
    <Card
      navy={player.navy}
      name={sayOf(session)(fleetName(view, player.seat))}
      who={player.team === null ? who : word('ident.team', { who, team: teamLetter(player.team) })}
      afloat={word('ident.afloat', { points: player.afloat })}
      cards={word('ident.cards', { cards: player.hand + player.stock })}
      reserve={player.reserve ? word('ident.reserve', { ships: player.reserve.length }) : ''}
    />
  );
}

interface CardProps {
  readonly navy: PlayerView['navy'];
  readonly name: string;
  readonly who: string;
  readonly afloat: string;
  readonly cards: string;
  readonly reserve: string;
}

/** The card beside the rows, drawn again only when it says something else. */
const Card = still(({ navy, name, who, afloat, cards, reserve }: CardProps) => (
  <div class="nb-ident">
    <Pennant navy={navy} />
    <div>
      <strong>{name}</strong>
      <span>{who}</span>
    </div>
    <p>
      <span>{afloat}</span>{' '}
      <span>
        <Sign name="hand" />
        {cards}
      </span>{' '}
      {reserve !== '' && <span>{reserve}</span>}
    </p>
  </div>
));
