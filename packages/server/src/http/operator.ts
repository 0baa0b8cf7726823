/** The operator's desk over HTTP: one address, opened by a key in a header and never by a cookie, so that no page can act for an operator. */

import { timingSafeEqual } from 'node:crypto';
import { operatorAct } from '@flotilla/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import { ownerOf } from '../operator/keys.ts';
import { Refused } from '../words.ts';
import { bodyOf } from './games.ts';
import type { Says } from './says.ts';

/** Who runs a command on the machine itself, as it says. */
const MAY_CALL_ITSELF = /^[\w.@-]{1,60}$/;

/** Adds the address; `deskKey` is the key in the note for commands on the same machine. */
export function operatorRoutes(app: FastifyInstance, server: Server, deskKey: string): void {
  const { house, guard, config } = server;

  /** Who asks; wrong keys are counted, and answered as if there were nothing here. */
  async function operatorIn(request: FastifyRequest): Promise<string> {
    const now = house.time.now();
    const source = sourceIn(request);
    await guard.guesses.check(source, now);
    const [, key = ''] = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '') ?? [];
    const owner = ownerOf(config.operatorKeys, key);
    if (owner !== null) return owner;
    if (isSame(key, deskKey)) return `${callerOf(request)} (command)`;
    await guard.guesses.take(source, now);
    throw new Refused(404, 'method');
  }

  app.post<Says<'operate'>>('/operator', async (request) => {
    const who = await operatorIn(request);
    return server.desk.do(bodyOf(operatorAct, request), who);
  });
}

function callerOf({ headers }: FastifyRequest): string {
  const name = headers['x-operator'];
  return typeof name === 'string' && MAY_CALL_ITSELF.test(name) ? name : 'somebody';
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
