/** A ship looked at more closely: everything on her card in words. */
import { Silhouette } from '../../art/Silhouette.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { Session } from '../../session/session.ts';
import type { View } from '../game.ts';
import { DRAWINGS, SHIPS, sayOf, shipAtSea, shipCard, shipName } from '../game.ts';
import { word } from '../text/index.ts';
import { lookAway, looked } from './look.ts';

/** The ship or card that was pressed without effect; where there is a reason the contact line says it instead. */
export function LookCard({ session, view }: { session: Session; view: View }) {
  const now = looked.value;
  if (!now || now.why !== null || !SHIPS.some(({ id }) => id === now.id)) return null;
  const ship = shipCard(now.id);
  const say = sayOf(session);
  const vessel = view.players.flatMap(({ fleet }) => fleet ?? []).find(({ id }) => id === now.id);
  return (
    <Dialog title={say(shipName(ship.id))} onClose={lookAway}>
      <Silhouette kind={DRAWINGS[ship.type]} name={ship.name} />
      <p>
        {ship.class} · {ship.service.from}–{ship.service.to ?? ''}
      </p>
      {vessel && <p>{say(shipAtSea(view.terms, { vessel, ship }))}</p>}
      <p class="muted">{word('look.how')}</p>
    </Dialog>
  );
}
