/** Events over HTTP. */

import type { Day, Done, EventTold, ReplyTo } from '@flotilla/protocol';
import {
  enterBody,
  eventContactBody,
  linkBody,
  MOST_RECORD,
  newEventBody,
  openShareBody,
  organiseBody,
  sealBody,
  submitBody,
} from '@flotilla/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import { dailyId, dayAt, nextMidnight, startOfDay } from '../events/days.ts';
import { openedSea } from '../events/dice.ts';
import { enter, invitedBy } from '../events/entering.ts';
import type { EventAsker } from '../events/kinds.ts';
import { openedShare, sealOfEntrant } from '../events/mixing.ts';
import { calendarOf, csvOf } from '../events/papers.ts';
import { isTourKind } from '../events/terms.ts';
import { submit } from '../events/waters.ts';
import { readAttempts, readWaters, waterRecord } from '../store/attempts.ts';
import type { EntrantRow, EventRow } from '../store/events.ts';
import {
  countEntrants,
  entrantHolding,
  listedEvents,
  readEntrants,
  readEvent,
  readSeas,
  updateEntrant,
} from '../store/events.ts';
import { keyHash } from '../tables/ids.ts';
import { Refused } from '../words.ts';
import { bodyOf } from './games.ts';
import { deviceToken, tokenOf } from './identity.ts';
import type { Says } from './says.ts';

const MOST_LISTED = 100;

/** A record is a text within JSON, in which every quotation mark takes two characters. */
const MOST_BODY = 2 * MOST_RECORD + 4_096;

/** What everybody may know of the row of an event. */
const publicEvent = ({ ownerHash: _, progress: __, touched: ___, ...event }: EventRow) => event;

/** Adds the routes. */
export function eventRoutes(app: FastifyInstance, server: Server): void {
  const { house, guard, config, events: desk } = server;
  const { db } = house.store;
  const now = () => house.time.now();

  /** The event in the address; one that is not there is counted as a guess. */
  async function eventIn(request: FastifyRequest): Promise<EventRow> {
    const { id } = request.params as { id: string };
    guard.guesses.check(sourceIn(request), now());
    const event = await readEvent(db, id);
    if (event) return event;
    await guard.guesses.demand(sourceIn(request), now());
    throw new Refused(404, 'noEvent');
  }

  async function entrantIn(request: FastifyRequest, event: EventRow): Promise<EntrantRow | null> {
    const token = tokenOf(request.headers);
    return token === null ? null : entrantHolding(db, event.id, keyHash(event.id, token));
  }

  async function askerIn(request: FastifyRequest, event: EventRow): Promise<EventAsker> {
    const entrant = await entrantIn(request, event);
    return {
      organiser: desk.isOwner(event, tokenOf(request.headers)),
      entrant: entrant?.number ?? null,
    };
  }

  /** An event as somebody may see it. */
  async function told(request: FastifyRequest, event: EventRow): Promise<EventTold> {
    const token = tokenOf(request.headers);
    const holder = token && keyHash(event.id, token);
    // A page in the background still wants to know, but nobody looks at it.
    const { away } = request.query as { away?: string };
    if (holder && away === undefined) server.eventNotices.saw(event.id, holder);
    const entrant = await entrantIn(request, event);
    const organiser = desk.isOwner(event, token);
    const attempts = entrant ? await readAttempts(db, event.id, entrant.number) : [];
    const ways = holder ? await server.eventNotices.shownWays(event.id, holder) : [];
    return {
      ...publicEvent(event),
      entrants: await countEntrants(db, event.id),
      ...(await desk.kindOf(event).told(event)),
      told: [...new Set(ways.map(({ channel }) => channel))],
      ways,
      you:
        entrant || organiser
          ? {
              entrant: entrant?.number ?? null,
              name: entrant?.name ?? null,
              organiser,
              attempts: attempts.map(({ sea, game, state, figures }) => ({ sea, game, state, figures })),
              ...(entrant && (await desk.kindOf(event).own?.(event, entrant.number))),
            }
          : null,
    };
  }

  app.get<Says<'listEvents'>>('/events', async () => ({
    events: await Promise.all(
      (await listedEvents(db, MOST_LISTED)).map(async ({ options: _, ...event }) => ({
        ...publicEvent({ ...event, options: {} }),
        entrants: await countEntrants(db, event.id),
      })),
    ),
  }));

  app.post<Says<'announce'>>('/events', async (request, reply) => {
    const wanted = bodyOf(newEventBody, request);
    await guard.tables.demand(sourceIn(request), now());
    await server.door.demandOpening(tokenOf(request.headers));
    const { token, shown } = deviceToken(request, reply, wanted.keep, config.secure);
    const event = await desk.announce(wanted, token);
    return reply
      .status(201)
      .send({ ...publicEvent(event), ...(await desk.kindOf(event).told(event)), ...shown });
  });

  async function daily(request: FastifyRequest, day: string): Promise<Day> {
    const event = startOfDay(day) === null ? null : await readEvent(db, dailyId(day));
    if (!event) throw new Refused(404, 'noDay');
    const next = await readEvent(db, dailyId(dayAt(event.closes)));
    return {
      day,
      ...(await told(request, event)),
      next: next && {
        day: dayAt(next.opens),
        opens: next.opens,
        seas: (await readSeas(db, next.id)).map(({ number, sealed, commitment }) => ({
          number,
          sealed,
          commitment,
        })),
      },
      until: nextMidnight(now()),
    };
  }

  app.get<Says<'today'>>('/events/daily', (request) => daily(request, dayAt(now())));

  app.get<Says<'day'>>('/events/daily/:day', (request) =>
    daily(request, (request.params as { day: string }).day),
  );

  app.get<Says<'event'>>('/events/:id', async (request) => told(request, await eventIn(request)));

  app.post<Says<'followInvitation'>>('/events/:id/link', async (request) => {
    const { link } = bodyOf(linkBody, request);
    const event = await eventIn(request);
    const entrant = await invitedBy(house, event.id, link);
    if (!entrant || entrant.state === 'withdrawn') {
      await guard.guesses.demand(sourceIn(request), now());
      throw new Refused(410, 'linkUsed');
    }
    const { number, name, state } = entrant;
    return { event: publicEvent(event), entrant: number, name, used: state === 'entered' };
  });

  app.post<Says<'enter'>>('/events/:id/enter', async (request, reply) => {
    const { keep, ...arrival } = bodyOf(enterBody, request);
    const event = await eventIn(request);
    const { token, shown } = deviceToken(request, reply, keep, config.secure);
    if (event.entry === 'open' && !(await entrantIn(request, event)))
      await guard.tables.demand(sourceIn(request), now());
    const address = house.vault.hash(`${event.id} ${sourceIn(request)}`);
    const kind = desk.kindOf(event);
    const comes = { ...arrival, token, address };
    const placed = await (kind.enter?.(event, comes) ?? enter(house, event, comes)).catch(
      async (error: unknown) => {
        if (error instanceof Refused && error.word === 'linkUsed')
          await guard.guesses.demand(sourceIn(request), now());
        throw error;
      },
    );
    return { ...placed, ...shown };
  });

  /** Writes the share of whoever asks, sealed or opened. */
  async function share(
    request: FastifyRequest,
    change: (event: EventRow, entrant: EntrantRow) => Partial<EntrantRow>,
  ): Promise<Done> {
    const event = await eventIn(request);
    const entrant = await entrantIn(request, event);
    if (!entrant) throw new Refused(403, 'notInvited');
    const { sql, values } = updateEntrant(event.id, entrant.number, change(event, entrant));
    await db.run(sql, values);
    if (event.state !== 'announced') await desk.hurry(event.id);
    return {};
  }

  app.post<Says<'seal'>>('/events/:id/seal', async (request) => {
    const { sealed } = bodyOf(sealBody, request);
    return share(request, (event, entrant) => sealOfEntrant(event, entrant, sealed));
  });

  app.post<Says<'openShare'>>('/events/:id/open-share', async (request) => {
    const { share: opened } = bodyOf(openShareBody, request);
    return share(request, (event, entrant) => openedShare(event, entrant, opened));
  });

  const standings = async (request: FastifyRequest): Promise<ReplyTo<'standings'>> => {
    const event = await eventIn(request);
    return desk.kindOf(event).standings(event, await askerIn(request, event));
  };

  app.get<Says<'standings'>>('/events/:id/standings', standings);

  app.get<Says<'standingsFile'>>('/events/:id/standings.json', standings);

  app.get('/events/:id/standings.csv', async (request, reply) => {
    const event = await eventIn(request);
    const text = csvOf(await desk.kindOf(event).csv(event));
    return asFile(reply, 'text/csv; charset=utf-8', 'standings.csv', text);
  });

  app.get<Says<'eventRecords'>>('/events/:id/records', async (request) => {
    const event = await eventIn(request);
    if (event.state !== 'closed') throw new Refused(409, 'eventRuns');
    const names = new Map((await readEntrants(db, event.id)).map(({ number, name }) => [number, name]));
    return {
      seas: (await readSeas(db, event.id)).map((sea) => ({
        number: sea.number,
        commitment: sea.commitment,
        sealed: sea.sealed,
        parts: sea.parts,
        past: sea.past,
        steady: sea.steady,
        ...(sea.parts && openedSea(house.vault, sea)),
      })),
      attempts: (await readAttempts(db, event.id)).map(({ entrant, sea, game, state, figures }) => ({
        entrant,
        name: names.get(entrant) ?? '',
        sea,
        game,
        state,
        figures,
      })),
    };
  });

  app.post<Says<'submit'>>('/events/:id/submit', { bodyLimit: MOST_BODY }, async (request, reply) => {
    const given = bodyOf(submitBody, request);
    await guard.records.demand(sourceIn(request), now());
    const event = await eventIn(request);
    return reply.status(201).send(await submit(house, server.threads, event, given));
  });

  app.get<Says<'openWater'>>('/events/:id/open-water', async (request) => {
    const event = await eventIn(request);
    const rows = (await readWaters(db, event.id)).map(({ event: _, hash: __, ...water }) => water);
    const scored = rows.length > 1 ? await desk.seas.leadIn(event) : () => 0;
    return {
      attempts: 'any',
      rows: rows.sort((a, b) => scored(b.figures) - scored(a.figures) || a.number - b.number),
    };
  });

  app.get('/events/:id/open-water/:number', async (request, reply) => {
    const event = await eventIn(request);
    const number = Number((request.params as { number: string }).number);
    const text = Number.isSafeInteger(number) ? await waterRecord(db, event.id, number) : null;
    if (text === null) throw new Refused(404, 'noEntrant');
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.post<Says<'organise'>>('/events/:id/organise', async (request) => {
    const act = bodyOf(organiseBody, request);
    const event = await eventIn(request);
    if (!desk.isOwner(event, tokenOf(request.headers))) throw new Refused(403, 'notOrganiser');
    return desk.organise(event, act);
  });

  app.post<Says<'eventContacts'>>('/events/:id/contacts', async (request, reply) => {
    const wish = bodyOf(eventContactBody, request);
    const event = await eventIn(request);
    if (wish.do === 'remove') {
      const token = tokenOf(request.headers);
      if (token) await server.eventNotices.remove(event, keyHash(event.id, token), wish.target);
      return {};
    }
    await guard.tables.demand(sourceIn(request), now());
    const { keep, ...way } = wish;
    const { token, shown } = deviceToken(request, reply, keep, config.secure);
    return { state: await server.eventNotices.add(event, keyHash(event.id, token), way), ...shown };
  });

  app.get('/events/:id/calendar.ics', async (request, reply) => {
    const event = await eventIn(request);
    const rounds = await desk.kindOf(event).dates?.(event);
    const url = config.publicUrl
      ? `${config.publicUrl}/${isTourKind(event.kind) ? 't' : 'e'}/${event.id}`
      : undefined;
    const whole = { id: event.id, title: event.title, from: event.opens, to: event.closes };
    const text = calendarOf(
      (rounds ?? [whole]).map((appointment) => ({ ...appointment, ...(url && { url }) })),
      now(),
    );
    return asFile(reply, 'text/calendar; charset=utf-8', 'flotilla.ics', text);
  });
}

const asFile = (reply: FastifyReply, type: string, name: string, text: string): FastifyReply =>
  reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`).send(text);
