/** The other fleets as strips, where there are more than one: who, how strong, and what can be hit there. */
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import type { BoardModel } from '../desk/desk.ts';
import type { PlayerView, Vessel, View } from '../game.ts';
import {
  areEnemies,
  DRAWINGS,
  damageOf,
  fleetName,
  isRivalsTurn,
  rowsOf,
  sayOf,
  shipCard,
  teamLetter,
  viewOf,
} from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';
import { dealt } from './dealt.tsx';
import { FleetArrows, partIn } from './FleetArrows.tsx';
import { belowOf, bringUp, othersOf } from './shown.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly desk: BoardModel;
  readonly above: number;
}

/** The strips; nothing for two seats. */
export function Strips({ session, view, desk, above }: Props) {
  const others = othersOf(session, view);
  const step = (by: number) => (): void => {
    const place = others.findIndex(({ seat }) => seat === above);
    const next = others[(place + by + others.length) % others.length];
    if (next) bringUp(session, view, next.seat);
  };
  useKeys(others.length > 1 ? { '[': step(-1), ']': step(1) } : {});
  if (others.length < 2) return null;
  return (
    <div class="nb-rivals">
      <ul class="nb-strips" aria-label={word('strips.title')}>
        {others.map((player) => {
          const isAbove = player.seat === above;
          const lit = targetsIn(player, desk);
          const { by, on } = partIn(view, player.seat);
          return (
            <li key={player.seat}>
              <Strip
                session={session}
                player={player}
                name={sayOf(session)(fleetName(view, player.seat))}
                isAbove={isAbove}
                lit={lit.join(' ')}
                foot={footOf(session, view, player, isAbove, lit.length)}
                state={stateOf(view, player, isAbove, lit.length)}
                part={by > 0 ? 'attacks' : on > 0 ? 'struck' : ''}
              />
            </li>
          );
        })}
      </ul>
      {isRivalsTurn(view) && <FleetArrows view={view} others={others} told={desk.attack} />}
    </div>
  );
}

const targetsIn = ({ fleet }: PlayerView, desk: BoardModel): readonly string[] =>
  (fleet ?? []).map(({ id }) => id).filter((id) => desk.ships.get(id)?.look === 'target');

function footOf(session: Session, view: View, player: PlayerView, isAbove: boolean, targets: number): string {
  if (player.out) return word('strip.out');
  const { by, on, cancelled } = partIn(view, player.seat);
  if (by > 0) return word('strip.attacking', { attacks: by });
  if (on > 0) return word('strip.strikes', { attacks: on });
  if (cancelled > 0) return word('strip.cancelled', { attacks: cancelled });
  if (isAbove) return word('strip.shown');
  if (targets > 0) return word('strip.targets', { targets });
  if (!areEnemies(view, belowOf(session, view), player.seat)) return word('strip.yourTeam');
  return player.seat === view.active && view.phase !== 'setup' ? word('strip.turn') : '';
}

function stateOf(view: View, player: PlayerView, isAbove: boolean, targets: number): string {
  if (player.out) return 'out';
  if (isAbove) return 'shown';
  if (targets > 0) return 'target';
  return view.seat !== null && !areEnemies(view, view.seat, player.seat) ? 'mate' : '';
}

interface StripProps {
  readonly session: Session;
  readonly player: PlayerView;
  readonly name: string;
  readonly isAbove: boolean;
  /** Ships that may be fired at, by their ids. */
  readonly lit: string;
  readonly foot: string;
  readonly state: string;
  /** What the fleet has to do with the attacks of a rival: attacks, or is struck. */
  readonly part: string;
}

/** A fleet in small. */
function Whole({ session, player, name, isAbove, lit, foot, state, part }: StripProps) {
  const fleet = player.fleet ?? [];
  return (
    <button
      type="button"
      class={`nb-strip nb-strip-${state}${part && ` nb-strip-${part}`}`}
      aria-pressed={isAbove}
      data-part="strip"
      data-id={player.seat}
      data-state={state}
      onClick={() => bringUp(session, viewOf(session), player.seat)}
    >
      <span class="nb-strip-head">
        <Pennant navy={player.navy} />
        <strong>{name}</strong>
        {player.team !== null && <Team team={player.team} />}
        <b class="nb-strip-points" aria-hidden="true">
          {player.sunk}
        </b>
      </span>
      <Minis fleet={fleet} lit={lit} />
      <span class="nb-strip-facts">
        <span>{strengthWords(fleet)}</span>
        <span>{word('ident.cards', { cards: player.hand + player.stock })}</span>
      </span>
      <span class="nb-strip-foot">{foot}</span>
    </button>
  );
}

/** Ships and submarines of a fleet, in words. */
export function strengthWords(fleet: readonly Vessel[]): string {
  const subs = fleet.filter(({ id }) => shipCard(id).submarine).length;
  const ships = fleet.length - subs;
  return subs > 0 ? word('strip.shipsAndSubs', { ships, subs }) : word('strip.ships', { ships });
}

/** The place of a strip that is yet to be dealt. */
const Blank = () => <span class="nb-strip nb-blank" aria-hidden="true" />;

/** A fleet in small; drawn again only when something about it has changed. */
const Strip = dealt('strips', Whole, Blank);

/** A ship in small. */
const Mini = still(({ ship, isHurt, isLit }: { ship: string; isHurt: boolean; isLit: boolean }) => (
  <i class={`${isHurt ? 'hurt' : ''} ${isLit ? 'lit' : ''}`}>
    <Silhouette kind={DRAWINGS[shipCard(ship).type]} name={shipCard(ship).name} />
  </i>
));

/** The ships of a fleet in small, in their rows; their drawings outlast every change of the hand and of the turn. */
const Minis = still(({ fleet, lit }: { fleet: readonly Vessel[]; lit: string }) => {
  const targets = lit.split(' ');
  const rows = Array.from({ length: rowsOf(fleet) }, (_, i) => rowsOf(fleet) - i);
  return (
    <span class="nb-minis" aria-hidden="true">
      {rows.map((row) => (
        <span key={row}>
          {fleet
            .filter((vessel) => vessel.row === row)
            .map((vessel) => (
              <Mini
                key={vessel.id}
                ship={vessel.id}
                isHurt={damageOf(vessel) > 0}
                isLit={targets.includes(vessel.id)}
              />
            ))}
        </span>
      ))}
    </span>
  );
});

const SHAPES = ['square', 'round', 'diamond'];

/** The letter of a team on its own shape. */
export const Team = ({ team }: { team: number }) => (
  <span class={`nb-team nb-team-${SHAPES[team % 3]}`}>
    <span class="unseen">{word('team.word')} </span>
    <b>{teamLetter(team)}</b>
  </span>
);
