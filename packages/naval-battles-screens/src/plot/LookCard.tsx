/** A ship or card looked at more closely: everything on it in words, and the key to the symbols. */
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Dialog } from '@flotilla/ui/parts/dialog.tsx';
import type { Say, View } from '../game.ts';
import { ACTIONS, DRAWINGS, handLine, SHIPS, sayOf, shipAtSea, shipCard, shipName } from '../game.ts';
import type { SignName } from '../signs.tsx';
import { Sign } from '../signs.tsx';
import { word } from '../text/index.ts';
import { lookAway, looked } from './look.ts';

/** What was pressed without effect, or looked at on purpose; where there is a reason the contact line says it instead. */
export function LookCard({ session, view }: { session: Session; view: View }) {
  const now = looked.value;
  if (!now || now.why !== null) return null;
  const say = sayOf(session);
  const card = ACTIONS.find(({ id }) => id === now.id);
  if (card)
    return (
      <Dialog title={say({ key: `card.${card.kind}` })} onClose={lookAway}>
        <p>{say(handLine(card.id))}</p>
        <SymbolKey say={say} />
      </Dialog>
    );
  if (!SHIPS.some(({ id }) => id === now.id)) return null;
  const ship = shipCard(now.id);
  const vessel = view.players.flatMap(({ fleet }) => fleet ?? []).find(({ id }) => id === now.id);
  return (
    <Dialog title={say(shipName(ship.id))} onClose={lookAway}>
      <Silhouette kind={DRAWINGS[ship.type]} name={ship.name} />
      <p>
        {ship.class} · {ship.service.from}–{ship.service.to ?? ''}
      </p>
      {vessel && <p>{say(shipAtSea(view.terms, { vessel, ship }))}</p>}
      <p class="muted">{word('look.how')}</p>
      <SymbolKey say={say} />
    </Dialog>
  );
}

const KEY: readonly (readonly [sign: SignName, text: string])[] = [
  ['gun', 'threat.guns'],
  ['ssm', 'threat.ssm'],
  ['cruise', 'threat.cruise'],
  ['torpedo', 'threat.torpedo'],
  ['air', 'threat.air'],
  ['asw', 'threat.asw'],
];

/** What every symbol means. */
const SymbolKey = ({ say }: { say: Say }) => (
  <ul class="nb-symbol-key" aria-label={word('look.symbols')}>
    {KEY.map(([sign, text]) => (
      <li key={sign}>
        <Sign name={sign} /> {say({ key: text })}
      </li>
    ))}
    <li>
      <Sign name="shield" /> {word('look.stops')}
    </li>
    <li>
      <Sign name="evade" /> {word('look.evades')}
    </li>
    <li>
      <Sign name="command" /> {word('look.command')}
    </li>
  </ul>
);
