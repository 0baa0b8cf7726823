/** The other fleets as strips, where there are more than one: who, how strong, and what can be hit there. */
import { Silhouette } from '../../art/Silhouette.tsx';
import { useKeys } from '../../keys.ts';
import type { Session } from '../../session/session.ts';
import type { Desk } from '../desk/desk.ts';
import type { PlayerView, View } from '../game.ts';
import { areEnemies, DRAWINGS, damageOf, nameAt, rowsOf, sayOf, shipCard, teamLetter } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';
import { belowOf, bringUp, othersOf } from './shown.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly desk: Desk;
  readonly above: number;
}

/** The strips; nothing for two seats. */
export function Strips({ session, view, desk, above }: Props) {
  const others = othersOf(session, view);
  const step = (by: number) => (): void => {
    const place = others.findIndex(({ seat }) => seat === above);
    const next = others[(place + by + others.length) % others.length];
    if (next) bringUp(session, next.seat);
  };
  useKeys(others.length > 1 ? { '[': step(-1), ']': step(1) } : {});
  if (others.length < 2) return null;
  return (
    <ul class="nb-strips" aria-label={word('strips.title')}>
      {others.map((player) => (
        <li key={player.seat}>
          <Strip session={session} view={view} desk={desk} player={player} isAbove={player.seat === above} />
        </li>
      ))}
    </ul>
  );
}

const targetsIn = ({ fleet }: PlayerView, desk: Desk): number =>
  fleet?.filter(({ id }) => desk.ships.get(id)?.look === 'target').length ?? 0;

interface StripProps extends Omit<Props, 'above'> {
  readonly player: PlayerView;
  readonly isAbove: boolean;
}

function footOf({ session, view, desk, player, isAbove }: StripProps): string {
  if (player.out) return word('strip.out');
  const targets = targetsIn(player, desk);
  if (isAbove) return word('strip.shown');
  if (targets > 0) return word('strip.targets', { targets });
  if (!areEnemies(view, belowOf(session, view), player.seat)) return word('strip.yourTeam');
  return player.seat === view.active ? word('strip.turn') : '';
}

function Strip(props: StripProps) {
  const { session, view, desk, player, isAbove } = props;
  const fleet = player.fleet ?? [];
  const submarines = fleet.filter(({ id }) => shipCard(id).submarine).length;
  const rows = Array.from({ length: rowsOf(fleet) }, (_, i) => rowsOf(fleet) - i);
  const isMate = view.seat !== null && !areEnemies(view, view.seat, player.seat);
  const state = player.out
    ? 'out'
    : isAbove
      ? 'shown'
      : targetsIn(player, desk) > 0
        ? 'target'
        : isMate
          ? 'mate'
          : '';
  return (
    <button
      type="button"
      class={`nb-strip nb-strip-${state}`}
      aria-pressed={isAbove}
      data-part="strip"
      data-id={player.seat}
      data-state={state}
      onClick={() => bringUp(session, player.seat)}
    >
      <span class="nb-strip-head">
        <Pennant navy={player.navy} />
        <strong>{sayOf(session)(nameAt(view, player.seat))}</strong>
        {player.team !== null && <Team team={player.team} />}
      </span>
      <span class="nb-minis" aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>
            {fleet
              .filter((vessel) => vessel.row === row)
              .map((vessel) => (
                <i
                  key={vessel.id}
                  class={`${damageOf(vessel) > 0 ? 'hurt' : ''} ${desk.ships.get(vessel.id)?.look === 'target' ? 'lit' : ''}`}
                >
                  <Silhouette kind={DRAWINGS[shipCard(vessel.id).type]} name={shipCard(vessel.id).name} />
                </i>
              ))}
          </span>
        ))}
      </span>
      <span class="nb-strip-facts">
        <span>
          {submarines > 0
            ? word('strip.shipsAndSubs', { ships: fleet.length - submarines, subs: submarines })
            : word('strip.ships', { ships: fleet.length })}
        </span>
        <span>{word('ident.cards', { cards: player.hand + player.stock })}</span>
      </span>
      <span class="nb-strip-foot">{footOf(props)}</span>
    </button>
  );
}

const SHAPES = ['square', 'round', 'diamond'];

/** The letter of a team on its own shape. */
export const Team = ({ team }: { team: number }) => (
  <span class={`nb-team nb-team-${SHAPES[team % 3]}`}>
    <span class="unseen">{word('team.word')} </span>
    <b>{teamLetter(team)}</b>
  </span>
);
