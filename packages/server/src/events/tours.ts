/** Taking part in a tournament: entering, leaving, sitting down at one's board. */
import type { EntrantRow, EventRow } from '../store/events.ts';
import { updateEntrant } from '../store/events.ts';
import { resign } from '../tables/acts.ts';
import { isShare } from '../tables/dice.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { Refused } from '../words.ts';
import { boardTable, sitDown } from './boardTables.ts';
import type { Arrival } from './entering.ts';
import { entryOf } from './entering.ts';
import type { Rounds } from './rounds.ts';
import { scoresAt } from './scored.ts';
import { ENTRANTS } from './terms.ts';
import type { Tour } from './tour.ts';
import { nameIn, readTour } from './tour.ts';
import { placesLeft } from './tourShown.ts';

/** A tournament that is there. */
export async function tourOf(house: OpenTables, { id }: Pick<EventRow, 'id'>): Promise<Tour> {
  const tour = await readTour(house, id);
  if (!tour) throw new Refused(404, 'noEvent');
  return tour;
}

/** Puts somebody on the list, also while rounds are played; with the same key again it is the same entry. */
export async function enterTour(house: OpenTables, tour: Tour, arrival: Arrival): Promise<EntrantRow> {
  const { event, kind } = tour;
  const { db } = house.store;
  const taken = tour.entrants.length;
  const entrant = await entryOf(house, event, arrival, () => {
    if (placesLeft(tour, ENTRANTS[kind].max) <= 0 || taken > 10 * ENTRANTS[kind].max)
      throw new Refused(409, 'eventFull');
  });
  const { share } = arrival;
  if (share === undefined || !isShare(share) || entrant.share !== null) return entrant;
  const { sql, values } = updateEntrant(event.id, entrant.number, { share });
  await db.run(sql, values);
  return { ...entrant, share };
}

/** Follows when somebody leaves: a game under way is given up, and further rounds are paired without them. */
export async function leaveBoards(
  house: OpenTables,
  rounds: Rounds,
  tour: Tour,
  entrant: number,
): Promise<void> {
  for (const { seats, game, state } of tour.pairings) {
    const seat = seats.indexOf(entrant);
    if (seat < 0 || game === null || state === 'over') continue;
    const open = await house.game(game);
    if (open?.row.state !== 'running') continue;
    // Whatever came of a seat whose game is over stays: only one that still plays is given up.
    const ashore = await open.inTurn(async () =>
      (await scoresAt(open)).some((one) => one.seat === seat && one.isDone),
    );
    if (!ashore) await resign(house, open, seat);
  }
  if (tour.event.state === 'open') await rounds.look(tour.event.id);
}

/** Leaves a tournament. */
export async function withdraw(
  house: OpenTables,
  rounds: Rounds,
  tour: Tour,
  entrant: number,
): Promise<void> {
  const { id, state } = tour.event;
  if (state !== 'announced' && state !== 'open') throw new Refused(410, 'eventOver');
  const { sql, values } = updateEntrant(id, entrant, { state: 'withdrawn' });
  await house.store.db.run(sql, values);
  await leaveBoards(house, rounds, tour, entrant);
}

/** The pairing of an entrant in the round that is under way; null when there is none, or a bye. */
export const boardNow = ({ pairings, progress }: Tour, entrant: number) =>
  pairings.find(
    ({ round, seats }) => round === progress.round && seats.length > 1 && seats.includes(entrant),
  ) ?? null;

/** Sits an entrant down at their board. */
export async function sitAtBoard(
  house: OpenTables,
  tour: Tour,
  entrant: number,
  by: { readonly share: string; readonly token: string },
): Promise<{ readonly game: string; readonly seat: number }> {
  const pairing = boardNow(tour, entrant);
  if (!pairing) throw new Refused(409, 'noBoard');
  const seat = pairing.seats.indexOf(entrant);
  if (pairing.state === 'over' && pairing.game === null) throw new Refused(409, 'boardDecided');
  const game = await boardTable(house, tour.event, pairing, nameIn(tour));
  await sitDown(house, game, seat, tour.kind, by);
  return { game: game.id, seat };
}
