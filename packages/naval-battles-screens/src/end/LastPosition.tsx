/** The last position: who is afloat above the water line, who went down below it, the earlier the deeper. */
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { PlayerView, Vessel, View } from '../game.ts';
import { DRAWINGS, damageOf, fleetName, hullOf, sayOf, shipCard, shipName, worthOf } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { Hull } from '../plot/ShipCard.tsx';
import { word } from '../text/index.ts';
import type { SunkShip } from './losses.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly losses: readonly SunkShip[];
}

/** Both sides of the water. */
export function LastPosition({ session, view, losses }: Props) {
  const winners = view.ending?.winners ?? [];
  const ranked = [...view.players].sort(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.sunk - a.sunk,
  );
  return (
    <section class="nb-last-position" aria-label={word('end.position')} data-part="last-position">
      <div class={ranked.length > 2 ? 'nb-above-water nb-many-fleets' : 'nb-above-water'}>
        {ranked.map((player) => (
          <Afloat key={player.seat} session={session} view={view} player={player} />
        ))}
      </div>
      <svg class="nb-water-line" viewBox="0 0 400 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4q25 -8 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0" />
      </svg>
      <ol class="nb-below-water">
        {losses.map((loss, i) => (
          <li
            key={loss.ship}
            style={{
              '--deep': String(losses.length < 2 ? 0 : 1 - i / (losses.length - 1)),
              '--tilt': `${(i % 2 === 0 ? -1 : 1) * (8 + ((i * 5) % 7))}deg`,
            }}
          >
            <span class="nb-relic">
              <RelicFace session={session} view={view} ship={loss.ship} />
            </span>
            <small>
              <Pennant navy={view.players[loss.owner]?.navy ?? null} />
              {word('end.inRound', { round: loss.round })}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A fleet that is still there, or was. */
function Afloat({ session, view, player }: { session: Session; view: View; player: PlayerView }) {
  const own = player.seat === view.seat ? ` · ${word('ident.you')}` : '';
  return (
    <div class="nb-survivors">
      <p>
        <Pennant navy={player.navy} />
        <strong>{sayOf(session)(fleetName(view, player.seat))}</strong>
        {player.afloat > 0 ? word('ident.afloat', { points: player.afloat }) : word('end.noneAfloat')}
        {own}
      </p>
      <ul>
        {(player.fleet ?? []).map((vessel) => (
          <li key={vessel.id} class="nb-relic">
            <RelicFace session={session} view={view} ship={vessel.id} vessel={vessel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FaceProps {
  readonly session: Session;
  readonly view: View;
  readonly ship: string;
  readonly vessel?: Vessel;
}

/** A ship as she lies there. */
function RelicFace({ session, view, ship, vessel }: FaceProps) {
  const card = shipCard(ship);
  const hull = hullOf(view.terms, card);
  return (
    <>
      <span class="nb-head">
        <span class="nb-name">{sayOf(session)(shipName(ship))}</span>
        <span class="nb-vp">{worthOf(view.terms, ship)}</span>
      </span>
      <Silhouette kind={DRAWINGS[card.type]} name={card.name} scale="same" />
      {vessel && !card.submarine && <Hull left={hull - damageOf(vessel)} hull={hull} />}
    </>
  );
}
