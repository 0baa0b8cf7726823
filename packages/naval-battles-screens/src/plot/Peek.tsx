/** A card or ship shown large while the mouse rests on it; whoever uses no mouse hears or opens the same. */
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Say, Vessel, View } from '../game.ts';
import {
  ACTIONS,
  DRAWINGS,
  damageOf,
  evasionOf,
  handLine,
  hullOf,
  SHIPS,
  sayOf,
  shipAtSea,
  shipCard,
  shipName,
  worthOf,
} from '../game.ts';
import { ActionCard } from '../hand/ActionCard.tsx';
import { Arms, Guards } from './arms.tsx';
import { peeked } from './peek.ts';
import { Hull } from './ShipCard.tsx';

const WIDTH = 300;
const GAP = 10;

/** The height a thing shown large may have. */
const HEIGHT = 340;

/** Above the thing where there is room, as over the hand, otherwise beside it: never under the mouse. */
function placeOf({ left, right, top, bottom }: DOMRect): Record<string, string> {
  if (top > HEIGHT + 2 * GAP) {
    const x = Math.max(GAP, Math.min(innerWidth - WIDTH - GAP, (left + right - WIDTH) / 2));
    return { left: `${x}px`, bottom: `${innerHeight - top + GAP}px` };
  }
  const isRoomRight = innerWidth - right > WIDTH + 2 * GAP;
  const x = isRoomRight ? right + GAP : Math.max(GAP, left - WIDTH - GAP);
  const edge =
    top + bottom < innerHeight
      ? { top: Math.max(GAP, top) }
      : { bottom: Math.max(GAP, innerHeight - bottom) };
  return {
    left: `${x}px`,
    ...Object.fromEntries(Object.entries(edge).map(([side, far]) => [side, `${far}px`])),
  };
}

/** What lies under the mouse, large. */
export function Peek({ session, view }: { session: Session; view: View }) {
  const now = peeked.value;
  if (!now) return null;
  const say = sayOf(session);
  const isCard = ACTIONS.some(({ id }) => id === now.id);
  const vessel = view.players.flatMap(({ fleet }) => fleet ?? []).find(({ id }) => id === now.id);
  if (!isCard && !SHIPS.some(({ id }) => id === now.id)) return null;
  return (
    <div class="nb-peek" data-state={isCard ? 'card' : 'ship'} style={placeOf(now.place)}>
      {isCard ? (
        <BigCard id={now.id} say={say} />
      ) : (
        <BigShip id={now.id} vessel={vessel} view={view} say={say} />
      )}
    </div>
  );
}

const BigCard = ({ id, say }: { id: string; say: Say }) => (
  <>
    <ActionCard id={id} say={say} light={undefined} side="attack" place={1} of={1} fresh={false} />
    <p>{say(handLine(id))}</p>
  </>
);

function BigShip({
  id,
  vessel,
  view,
  say,
}: {
  id: string;
  vessel: Vessel | undefined;
  view: View;
  say: Say;
}) {
  const ship = shipCard(id);
  const hull = hullOf(view.terms, ship);
  return (
    <>
      <p class="nb-peek-head">
        <strong>{say(shipName(id))}</strong>
        <span class="nb-vp">{worthOf(view.terms, id)}</span>
      </p>
      <p>
        {say({ key: `type.${ship.type}` })} · {ship.class} · {ship.service.from}–{ship.service.to ?? ''}
      </p>
      <Silhouette kind={DRAWINGS[ship.type]} name={ship.name} />
      <span class="nb-line">
        {!ship.submarine && <Hull left={hull - (vessel ? damageOf(vessel) : 0)} hull={hull} />}
        <Guards ship={ship} evasion={vessel ? evasionOf(vessel) : ship.evasion} />
      </span>
      <span class="nb-line">
        <Arms ship={ship} />
      </span>
      {vessel && <p>{say(shipAtSea(view.terms, { vessel, ship }))}</p>}
    </>
  );
}
