/** Which other fleet lies enlarged on the plot, and who sits at its lower edge. */
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Session } from '../../session/session.ts';
import type { Desk } from '../desk/desk.ts';
import type { PlayerView, View } from '../game.ts';
import { areEnemies } from '../game.ts';

/** What somebody has chosen to see; null while it follows the battle. */
interface Wanted {
  readonly above: number | null;
  readonly below: number | null;
}

const wanted = new WeakMap<Session, Signal<Wanted>>();

function wantedOf(session: Session): Signal<Wanted> {
  const known = wanted.get(session);
  if (known) return known;
  const fresh = signal<Wanted>({ above: null, below: null });
  wanted.set(session, fresh);
  return fresh;
}

/** Brings a fleet to the front. */
export function bringUp(session: Session, seat: number): void {
  wantedOf(session).value = { ...wantedOf(session).value, above: seat };
}

/** Turns the table: a spectator sits on the other side. */
export function turnTable(session: Session, view: View): void {
  const below = belowOf(session, view);
  const { length } = view.players;
  wantedOf(session).value = { above: below, below: (below + 1) % length };
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
export const isIdle = (session: Session, view: View, desk: Desk): boolean =>
  view.players.length > 2 &&
  view.seat !== null &&
  wantedOf(session).value.above === null &&
  desk.attack === null &&
  ![...desk.ships.values()].some(({ look, bar }) => look === 'target' || bar !== undefined);

/** The fleet above: the one brought up, the one with targets, the one at war with me now, or the first enemy. */
export function aboveOf(session: Session, view: View, desk: Desk): PlayerView | null {
  const others = othersOf(session, view);
  const { above } = wantedOf(session).value;
  const chosen = others.find(({ seat }) => seat === above);
  if (chosen) return chosen;
  const holds = ({ fleet }: PlayerView): boolean =>
    fleet?.some(({ id }) => desk.ships.get(id)?.look === 'target') ?? false;
  const below = belowOf(session, view);
  const active = others.find(({ seat }) => seat === view.active);
  return (
    others.find(holds) ??
    active ??
    others.find(({ seat, out }) => !out && areEnemies(view, below, seat)) ??
    others[0] ??
    null
  );
}
