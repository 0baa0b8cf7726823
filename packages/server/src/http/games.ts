/** Tables over HTTP: opening, viewing, sitting down, agreeing. */

import type { MeReply } from '@flotilla/protocol';
import {
  claimBody,
  contactBody,
  joinBody,
  linkBody,
  meBody,
  newTableBody,
  seatBody,
  settingsBody,
} from '@flotilla/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import { faultIn } from '../messages.ts';
import { listedGames } from '../store/games.ts';
import { endByAgreement, giveOrders, joinRematch, resign, takeBack, takeHoliday } from '../tables/acts.ts';
import { claimLink, claimSeat, deviceLink, joinListed, linkLeadsTo } from '../tables/links.ts';
import type { OpenGame } from '../tables/openGame.ts';
import { isHushed, ownStanding, publicTable, waitedFor } from '../tables/people.ts';
import type { SeatAct } from '../tables/referee.ts';
import { begin, changeTable, freeSeat, isFull, openTable, sayReady, seatBot } from '../tables/seating.ts';
import { Refused } from '../words.ts';
import type { Asker } from './identity.ts';
import { askerOf, deviceToken, hostRequired, seatRequired, tokenOf } from './identity.ts';
import type { Says } from './says.ts';

/** A request body in the expected form; otherwise throws a sentence. */
export function bodyOf<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  const read = schema.safeParse(request.body ?? {});
  if (read.success) return read.data;
  throw new Refused(400, 'badRequest', { why: faultIn(read.error) });
}

/** Who asks about the game in the address. */
export const askerIn = ({ house, guard }: Server, request: FastifyRequest): Promise<Asker> =>
  askerOf(house, guard, sourceIn(request), (request.params as { id: string }).id, tokenOf(request.headers));

const MOST_LISTED = 100;

/** Adds the routes. */
export function gameRoutes(app: FastifyInstance, server: Server): void {
  const { house, guard, config } = server;
  const now = () => house.time.now();

  app.post<Says<'openTable'>>('/games', async (request, reply) => {
    const wanted = bodyOf(newTableBody, request);
    await guard.tables.demand(sourceIn(request), now());
    await server.door.demandOpening(tokenOf(request.headers));
    const { token, shown } = deviceToken(request, reply, wanted.keep, config.secure);
    const { game, seat } = await openTable(house, wanted, token);
    const links: Record<number, string> = {};
    for (const { seat: free, taken } of game.seats)
      if (!taken) links[free] = await claimLink(house, game, free);
    return reply
      .status(201)
      .send({ ...publicTable(game.row, game.seats, now()), you: seat, links, ...shown });
  });

  app.get<Says<'listTables'>>('/games', async () => {
    const listed = await listedGames(house.store.db, MOST_LISTED);
    return {
      games: listed.map(({ row, seats }) => {
        const { options: _, parts: __, ...table } = publicTable(row, seats, now());
        return table;
      }),
    };
  });

  app.get<Says<'table'>>('/games/:id', async (request) => {
    const { game, seat } = await askerIn(server, request);
    return game.inTurn(async () => ({
      ...publicTable(game.row, game.seats, now()),
      you: seat,
      own: ownStanding(game.seats, seat),
      asked: seat !== null && waitedFor(game).includes(seat),
      pause: isHushed(game),
      full: isFull(game),
    }));
  });

  app.post<Says<'followLink'>>('/games/:id/link', async (request) => {
    const { link } = bodyOf(linkBody, request);
    const { game, kind, seat } = await linkIn(server, request, link);
    return { ...publicTable(game.row, game.seats, now()), kind, seat };
  });

  app.post<Says<'claim'>>('/games/:id/claim', async (request, reply) => {
    const claim = bodyOf(claimBody, request);
    const { game } = await linkIn(server, request, claim.link);
    const { token, shown } = deviceToken(request, reply, claim.keep, config.secure);
    const seat = await claimSeat(house, game, { ...claim, token });
    return { ...publicTable(game.row, game.seats, now()), you: seat, ...shown };
  });

  app.post<Says<'join'>>('/games/:id/join', async (request, reply) => {
    const newcomer = bodyOf(joinBody, request);
    const game = await listedIn(server, request);
    await guard.tables.demand(sourceIn(request), now());
    const { token, shown } = deviceToken(request, reply, newcomer.keep, config.secure);
    const seat = await joinListed(house, game, { ...newcomer, token });
    return { ...publicTable(game.row, game.seats, now()), you: seat, ...shown };
  });

  app.post<Says<'seat'>>('/games/:id/seats/:seat', async (request) => {
    const body = bodyOf(seatBody, request);
    const asker = await askerIn(server, request);
    hostRequired(asker);
    const seat = Number((request.params as { seat: string }).seat);
    if (!Number.isInteger(seat) || !asker.game.seats[seat]) throw new Refused(404, 'seatMissing');
    if (body.do === 'bot') await seatBot(house, asker.game, seat, body.bot);
    if (body.do === 'free') await freeSeat(house, asker.game, seat);
    const { taken } = asker.game.seats[seat] ?? {};
    return { seat, link: taken ? null : await claimLink(house, asker.game, seat) };
  });

  app.post<Says<'settings'>>('/games/:id/settings', async (request) => {
    const change = bodyOf(settingsBody, request);
    const asker = await askerIn(server, request);
    hostRequired(asker);
    mustBeAllowed(asker.game, 'settings');
    await changeTable(
      house,
      asker.game,
      Object.fromEntries(Object.entries(change).filter(([, v]) => v !== undefined)),
    );
    return publicTable(asker.game.row, asker.game.seats, now());
  });

  app.post<Says<'me'>>('/games/:id/me', async (request): Promise<MeReply> => {
    const body = bodyOf(meBody, request);
    const asker = await askerIn(server, request);
    const seat = seatRequired(asker);
    const { game } = asker;
    mustBeAllowed(game, body.do);
    switch (body.do) {
      case 'ready':
        await sayReady(house, game, seat, body.ready);
        return {};
      case 'begin':
        hostRequired(asker);
        await begin(house, game);
        return {};
      case 'device':
        return { link: await deviceLink(house, game, seat) };
      case 'takeBack':
        await takeBack(house, game, seat);
        return {};
      case 'resign':
        await (game.referee?.resign ?? ((_, from) => resign(house, game, from)))(game, seat);
        return {};
      case 'orders':
        await giveOrders(house, game, seat, body.pass);
        return {};
      case 'holiday':
        await takeHoliday(house, game, seat, body.until);
        return {};
      case 'endByAgreement':
        await endByAgreement(house, game, seat, body.agreed);
        return {};
      case 'nudge':
        await server.notices.nudge(game, seat, body.seat);
        return {};
      case 'rematch': {
        const token = tokenOf(request.headers) as string;
        if (game.row.rematch === null) await server.door.demandOpening(token);
        return { id: await joinRematch(house, game, seat, { share: body.share, token }) };
      }
    }
  });

  app.post<Says<'contacts'>>('/games/:id/contacts', async (request) => {
    const body = bodyOf(contactBody, request);
    const asker = await askerIn(server, request);
    const seat = seatRequired(asker);
    if (body.do === 'remove') {
      await server.notices.remove(asker.game, seat, body.target);
      return {};
    }
    await guard.tables.demand(sourceIn(request), now());
    return { state: await server.notices.add(asker.game, seat, body) };
  });

  app.get<Says<'ways'>>('/games/:id/contacts', async (request) => {
    const asker = await askerIn(server, request);
    return { ways: await server.notices.waysOf(asker.game, seatRequired(asker)) };
  });
}

/** Refuses what the event of a game does not allow. */
function mustBeAllowed(game: OpenGame, act: SeatAct): void {
  const word = game.referee?.forbids(game, act);
  if (word) throw new Refused(403, word);
}

/** The listed game in the address; one that is not listed is answered like one that is not there, and counted. */
async function listedIn({ house, guard }: Server, request: FastifyRequest): Promise<OpenGame> {
  const now = house.time.now();
  guard.guesses.check(sourceIn(request), now);
  const game = await house.game((request.params as { id: string }).id);
  if (game?.row.listed) return game;
  await guard.guesses.demand(sourceIn(request), now);
  throw new Refused(404, 'absent');
}

/** The game and seat a link leads to; wrong links and wrong names are answered alike, and counted. */
async function linkIn({ house, guard }: Server, request: FastifyRequest, link: string) {
  const now = house.time.now();
  guard.guesses.check(sourceIn(request), now);
  const game = await house.game((request.params as { id: string }).id);
  const leads = game && (await linkLeadsTo(house, game, link));
  if (game && leads) return { game, ...leads };
  await guard.guesses.demand(sourceIn(request), now);
  throw new Refused(410, 'linkUsed');
}
