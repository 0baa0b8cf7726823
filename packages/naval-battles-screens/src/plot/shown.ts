/** Which other fleet lies enlarged on the plot, and who sits at its lower edge. */

import type { Session } from '@flotilla/ui/base/session.ts';
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { BoardModel } from '../desk/desk.ts';
import type { PlayerView, View } from '../game.ts';
import { areEnemies } from '../game.ts';

/** What somebody has chosen to see; null while it follows the battle. */
interface Wanted {
  readonly above: number | null;
  readonly below: number | null;
  /** The turn in which a fleet was brought to the front: in the next one the battle is followed again. */
  readonly turn: string;
}

const wanted = new WeakMap<Session, Signal<Wanted>>();

function wantedOf(session: Session): Signal<Wanted> {
  const known = wanted.get(session);
  if (known) return known;
  const fresh = signal<Wanted>({ above: null, below: null, turn: '' });
  wanted.set(session, fresh);
  return fresh;
}

const turnIn = ({ round, active }: View): string => `${round} ${active}`;

/** The fleet that was brought to the front in this turn. */
function chosenAbove(session: Session, view: View): number | null {
  const { above, turn } = wantedOf(session).value;
  return turn === turnIn(view) ? above : null;
}

/** Brings a fleet to the front. */
export function bringUp(session: Session, view: View, seat: number): void {
  wantedOf(session).value = { ...wantedOf(session).value, above: seat, turn: turnIn(view) };
}

/** Turns the table: a spectator sits on the other side. */
export function turnTable(session: Session, view: View): void {
  const below = belowOf(session, view);
  const { length } = view.players;
  wantedOf(session).value = { above: below, below: (below + 1) % length, turn: turnIn(view) };
}

/** The seat at the lower edge: one's own, or for a spectator the first or the one turned to. */
export const belowOf = (session: Session, view: View): number =>
  view.seat ?? wantedOf(session).value.below ?? 0;

/** The other fleets in order of play after the one below. */
export function othersOf(session: Session, view: View): readonly PlayerView[] {
  const below = belowOf(session, view);
  return view.players.slice(below + 1).concat(view.players.slice(0, below));
}

/** Whether there are several other fleets and nothing is wanted of any: then a small screen shows them as strips alone. */
export const isIdle = (session: Session, view: View, desk: BoardModel): boolean =>
  view.players.length > 2 &&
  view.seat !== null &&
  desk.beat === null &&
  session.decision.value?.step !== 'choosePlan' &&
  chosenAbove(session, view) === null &&
  desk.attack === null &&
  ![...desk.ships.values()].some(({ look, bar }) => look === 'target' || bar !== undefined);

/**
 * The fleet above: while a beat is played the one that is struck in it; then the one brought up, the one that would be fired at, one with targets, the one whose turn it is, the one that
 * lay there before, or the first enemy.
 */
export function aboveOf(
  session: Session,
  view: View,
  desk: BoardModel,
  before: number | null,
): PlayerView | null {
  const others = othersOf(session, view);
  const below = belowOf(session, view);
  const holds = ({ fleet }: PlayerView, isIt: (ship: string) => boolean): boolean =>
    fleet?.some(({ id }) => isIt(id)) ?? false;
  const chosen = chosenAbove(session, view);
  const isEnemy = ({ seat, out }: PlayerView): boolean => !out && areEnemies(view, below, seat);
  const ways: readonly ((player: PlayerView) => boolean)[] = [
    (player) => holds(player, (ship) => ship === desk.beat?.at) || player.lost.includes(desk.beat?.at ?? ''),
    ({ seat }) => seat === chosen,
    (player) => holds(player, (ship) => ship === desk.target),
    (player) => holds(player, (ship) => desk.ships.get(ship)?.look === 'target'),
    ({ seat }) => seat === view.active,
    (player) => player.seat === before && isEnemy(player),
    isEnemy,
    () => true,
  ];
  for (const isIt of ways) {
    const found = others.find(isIt);
    if (found) return found;
  }
  return null;
}
