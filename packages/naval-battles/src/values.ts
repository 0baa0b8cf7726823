/** What a battle may still come to, from the beginning of a turn: fitted to simulated battles (`npm run fit`). */
import type { Horizon } from '@flotilla/table';
import { shipCard } from './data/cards.ts';
import { LEAD_TO_COME } from './data/values.ts';
import { damageOf, hullOf, worthOf, worthOfAll } from './rules/fleet.ts';
import type { NavalBattles, Player, State } from './state.ts';

/** The side of a player: alone, or a team. */
const sideOf = ({ team, seat }: Player): string => (team === null ? `seat ${seat}` : `team ${team}`);

/** What a player has: points sunk and afloat, hull, weapons, guards, aircraft and hunters, submarines, cards, ships to come. */
function meansOf({ terms }: State, player: Player): number[] {
  const means = [
    worthOfAll(terms, player.pile),
    0,
    0,
    0,
    0,
    0,
    0,
    player.hand.length,
    player.stock.length,
    0,
  ];
  const add = (at: number, amount: number): void => {
    means[at] = (means[at] as number) + amount;
  };
  for (const vessel of player.fleet) {
    const ship = shipCard(vessel.id);
    add(1, worthOf(terms, vessel.id));
    add(2, hullOf(terms, ship) - damageOf(vessel));
    add(3, ship.weapons.length);
    add(4, ship.guards.length);
    add(5, ship.strikes.length + ship.asw.length);
    add(6, ship.submarine ? 1 : 0);
  }
  if (terms.reinforcements) add(9, worthOfAll(terms, player.reserve));
  return means;
}

/** Points sunk count in full, points afloat a third, when the strongest rival is looked for. */
const strengthOf = ([sunk = 0, afloat = 0]: readonly number[]): number => sunk + afloat / 3;

/** Points sunk by a seat and its side, less those of the best other side. */
export function leadOf(state: State, seat: number): number {
  const { mine, rivals } = sidesOf(state, seat, ({ pile }) => [worthOfAll(state.terms, pile)]);
  return (mine[0] ?? 0) - Math.max(0, ...rivals.map(([sunk = 0]) => sunk));
}

function sidesOf({ players }: State, seat: number, count: (player: Player) => readonly number[]) {
  const sums = new Map<string, readonly number[]>();
  for (const player of players) {
    const known = sums.get(sideOf(player)) ?? [];
    sums.set(
      sideOf(player),
      count(player).map((amount, i) => amount + (known[i] ?? 0)),
    );
  }
  const own = sideOf(players[seat] as Player);
  return {
    mine: sums.get(own) ?? [],
    rivals: [...sums].filter(([side]) => side !== own).map(([, amounts]) => amounts),
  };
}

/** What the lead at the end is fitted to. */
export function featuresOf(state: State, seat: number): number[] {
  const { mine, rivals } = sidesOf(state, seat, (player) => meansOf(state, player));
  const rival = rivals.reduce((best, other) => (strengthOf(other) > strengthOf(best) ? other : best));
  const ahead = mine.map((amount, i) => amount - (rival[i] ?? 0));
  const [sunk = 0, afloat = 0] = ahead;
  const more = rivals.length - 1;
  const near =
    Math.max(mine[0] ?? 0, ...rivals.map(([points = 0]) => points)) / Math.max(1, state.terms.target);
  const turn = state.active === seat ? 1 : 0;
  return [1, turn, ...ahead, near * sunk, near * afloat, near * turn, more, more * sunk, more * afloat];
}

/** The lead a seat may expect at the end. */
export function leadToCome(state: State, seat: number): number {
  return featuresOf(state, seat).reduce((sum, amount, i) => sum + amount * (LEAD_TO_COME[i] ?? 0), 0);
}

/**
 * Rounds that are played. After a single one the features alone told what ships are worth that have just come up, and calling them up
 * looked a tenth of a win better than it is in battles played out.
 */
const ROUNDS = 3;

/** Every side has had its turns; battles about anything but points, and fleets before they sail, are played out. */
export const horizon: Horizon<NavalBattles> = {
  from: ({ terms, turn, players }) => {
    if (terms.victory.type !== 'vp' || turn === 0 || LEAD_TO_COME.length === 0) return null;
    const until = turn + ROUNDS * players.length;
    return (now) => now.turn >= until;
  },
  worths: (now, seat) => ({ lead: leadToCome(now, seat) }),
  happens: ['noLoss'],
};
