/** What a person may do about themselves: see and erase what is kept under their key, use an invitation, report somebody. */

import type { ReplyTo } from '@flotilla/protocol';
import { eventReport, invitationBody, tableReport } from '@flotilla/protocol';
import { oneLine } from '@flotilla/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import { invitationHash } from '../operator/admin.ts';
import { guestHash } from '../operator/bans.ts';
import { erase, keptUnder } from '../operator/person.ts';
import { entrantNumbered, readEvent } from '../store/events.ts';
import { snapshot } from '../store/kept.ts';
import type { Reported } from '../store/operator.ts';
import { addGuest, addReport, isGuest, useInvitation } from '../store/operator.ts';
import { linesNumbered } from '../store/talk.ts';
import { Refused } from '../words.ts';
import { askerIn, bodyOf } from './games.ts';
import { deviceToken, forgetDevice, tokenOf } from './identity.ts';
import type { Says } from './says.ts';

const MOST_WORDS = 500;
/** So many people are looked for at once. */
const MOST_LOOKING = 2;

/** Adds the routes. */
export function ownRoutes(app: FastifyInstance, server: Server): void {
  const { house, guard, config } = server;
  const { db } = house.store;
  const now = () => house.time.now();
  let looking = 0;

  /** The key of the device that asks. */
  async function keyIn(request: FastifyRequest): Promise<string> {
    const key = tokenOf(request.headers);
    if (key === null) throw new Refused(404, 'noKey');
    if (looking >= MOST_LOOKING) throw new Refused(429, 'tooMany', { seconds: 10 });
    await guard.looks.demand(sourceIn(request), now());
    return key;
  }

  /** Looks for somebody; not many at once. */
  async function lookFor<T>(request: FastifyRequest, work: (key: string) => Promise<T>): Promise<T> {
    const key = await keyIn(request);
    looking++;
    return work(key).finally(() => {
      looking--;
    });
  }

  app.get<Says<'own'>>('/own', async (request) => ({
    keepDays: config.keepDays,
    ...(await lookFor(request, (key) => keptUnder(house, { key }))),
  }));

  app.post<Says<'erase'>>('/own/erase', async (request, reply) => {
    const erased = await lookFor(request, (key) => erase({ house, events: server.events }, { key }));
    forgetDevice(reply, config.secure);
    return erased;
  });

  app.post<Says<'useInvitation'>>('/own/invitation', async (request, reply) => {
    const { invitation, keep } = bodyOf(invitationBody, request);
    const source = sourceIn(request);
    await guard.guesses.check(source, now());
    const known = tokenOf(request.headers);
    if (known !== null && (await isGuest(db, guestHash(known)))) return {};
    const number = await useInvitation(db, invitationHash(invitation), now());
    if (number === null) {
      await guard.guesses.take(source, now());
      throw new Refused(410, 'noInvitation');
    }
    const { token, shown } = deviceToken(request, reply, keep, config.secure);
    await addGuest(db, guestHash(token), number, now());
    return shown;
  });

  async function keep(
    of: { readonly game?: string; readonly event?: string },
    about: Reported,
    { reason, words }: { readonly reason: string; readonly words: string },
    seat: number | null,
  ): Promise<ReplyTo<'reportAtTable'>> {
    const { number } = await addReport(db, {
      game: of.game ?? null,
      event: of.event ?? null,
      about,
      reason,
      words: oneLine(words).slice(0, MOST_WORDS),
      seat,
      kept: await snapshot(db, of),
      at: now(),
      settled: null,
      verdict: null,
    });
    return { report: number };
  }

  app.post<Says<'reportAtTable'>>('/games/:id/report', async (request) => {
    const { about, ...said } = bodyOf(tableReport, request);
    const { game, seat } = await askerIn(server, request);
    if ('line' in about) {
      if (seat === null && game.row.state !== 'over') throw new Refused(403, 'notSeated');
      if ((await linesNumbered(db, game.id, [about.line])).length === 0)
        throw new Refused(404, 'noPlace', { place: `line ${about.line}` });
    } else if (game.seats[about.seat]?.bot !== null) throw new Refused(404, 'seatMissing');
    await guard.reports.demand(sourceIn(request), now());
    return keep({ game: game.id }, about, said, seat);
  });

  app.post<Says<'reportOfEvent'>>('/events/:id/report', async (request) => {
    const { about, ...said } = bodyOf(eventReport, request);
    const { id } = request.params as { id: string };
    await guard.guesses.check(sourceIn(request), now());
    const event = await readEvent(db, id);
    if (!event) {
      await guard.guesses.take(sourceIn(request), now());
      throw new Refused(404, 'noEvent');
    }
    if ('entrant' in about && !(await entrantNumbered(db, id, about.entrant)))
      throw new Refused(404, 'noEntrant');
    await guard.reports.demand(sourceIn(request), now());
    return keep({ event: id }, about, said, null);
  });
}
