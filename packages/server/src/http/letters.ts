/** What is behind the links in letters: confirming an address, and ending notices with or without a page. */

import { mailBody } from '@flotilla/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import { Refused } from '../words.ts';
import { bodyOf } from './games.ts';
import type { Says } from './says.ts';

/** Adds the routes. */
export async function letterRoutes(app: FastifyInstance, server: Server): Promise<void> {
  const { house, guard } = server;
  // A mail program that ends notices by itself posts a form (RFC 8058); what is in it does not matter. Only here: elsewhere a
  // form, which a foreign page could send, is refused.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    async () => null,
  );

  const counted = (request: FastifyRequest): Promise<void> =>
    guard.guesses.demand(sourceIn(request), house.time.now());

  app.post<Says<'mail'>>('/mail', async (request) => {
    const { key, wanted } = bodyOf(mailBody, request);
    await counted(request);
    if (!(await server.letterbox.settle(key, wanted))) throw new Refused(404, 'noLink');
    return {};
  });

  for (const { of, page, notices } of [
    { of: 'games', page: 't', notices: server.notices },
    { of: 'events', page: 'e', notices: server.eventNotices },
  ]) {
    app.post(`/${of}/:id/stop/:key`, async (request) => {
      const { id, key } = request.params as { id: string; key: string };
      await counted(request);
      if (!(await notices.stop(id, key))) throw new Refused(404, 'absent');
      return {};
    });

    // Who opens that link in a browser gets the page with the button: looking ends nothing.
    app.get(`/${of}/:id/stop/:key`, async (request, reply) => {
      const { id, key } = request.params as { id: string; key: string };
      const [place, stop] = [id, key].map(encodeURIComponent);
      return reply.redirect(`${server.config.publicUrl ?? ''}/${page}/${place}/quiet#${stop}`);
    });
  }
}
