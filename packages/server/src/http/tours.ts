/** Rounds and boards of tournaments over HTTP; everything else is as with any event. */

import { sitBody } from '@flotilla/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import type { Tour } from '../events/tour.ts';
import { readTour } from '../events/tour.ts';
import { shownRounds } from '../events/tourShown.ts';
import { sitAtBoard, withdraw } from '../events/tours.ts';
import { entrantHolding } from '../store/events.ts';
import type { FollowerRow } from '../store/followers.ts';
import { readContacts } from '../store/talk.ts';
import { keyHash } from '../tables/ids.ts';
import { Refused } from '../words.ts';
import { bodyOf } from './games.ts';
import { tokenOf } from './identity.ts';
import type { Says } from './says.ts';

/** Adds the routes. */
export function tourRoutes(app: FastifyInstance, server: Server): void {
  const { house, guard, rounds } = server;

  /** The tournament in the address; one that is not there is counted as a guess. */
  async function tourIn(request: FastifyRequest): Promise<Tour> {
    const now = house.time.now();
    guard.guesses.check(sourceIn(request), now);
    const tour = await readTour(house, (request.params as { id: string }).id);
    if (tour) return tour;
    await guard.guesses.demand(sourceIn(request), now);
    throw new Refused(404, 'noEvent');
  }

  /** The entrant who asks; refused when the key is nobody's. */
  async function entrantIn(request: FastifyRequest) {
    const tour = await tourIn(request);
    const token = tokenOf(request.headers);
    const own = token && (await entrantHolding(house.store.db, tour.event.id, keyHash(tour.event.id, token)));
    if (!own) throw new Refused(403, 'notEntered');
    return { tour, entrant: own.number, token };
  }

  /** Whoever wants to be told about a tournament is told of their turns at its boards too. */
  async function goAlong(
    { game: id, seat }: { readonly game: string; readonly seat: number },
    ways: readonly FollowerRow[],
  ): Promise<void> {
    const game = ways.length > 0 ? await house.game(id) : null;
    if (!game || (await readContacts(house.store.db, id, seat)).length > 0) return;
    for (const way of ways) await server.notices.bring(game, seat, way);
  }

  app.get<Says<'rounds'>>('/events/:id/rounds', async (request) => ({
    rounds: shownRounds(await tourIn(request)),
  }));

  app.post<Says<'sit'>>('/events/:id/sit', async (request) => {
    const { share } = bodyOf(sitBody, request);
    const { tour, entrant, token } = await entrantIn(request);
    const seat = await sitAtBoard(house, tour, entrant, { share, token });
    await goAlong(seat, await server.eventNotices.waysOf(tour.event.id, keyHash(tour.event.id, token)));
    return seat;
  });

  app.post<Says<'withdraw'>>('/events/:id/withdraw', async (request) => {
    const { tour, entrant } = await entrantIn(request);
    await withdraw(house, rounds, tour, entrant);
    return {};
  });
}
