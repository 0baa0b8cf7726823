/** Holds everything the server says in tests to what the protocol says of it: no field missing, none too many. */
import type { Route } from '@flotilla/protocol';
import { addressOf, error, fromServer, ROUTES } from '@flotilla/protocol';
import { z } from 'zod';

const PATTERNS = Object.values<Route>(ROUTES)
  // Addresses with fewer parameters come first: `/events/daily` is no event of that name.
  .sort((a, b) => parametersOf(a) - parametersOf(b))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${addressOf(route).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }));

function parametersOf({ path }: Route): number {
  return path.split(':').length;
}

/** Throws when a reply is not what the protocol says it is. */
export function mustBeSpoken(method: string, path: string, status: number, text: string): void {
  const [address = ''] = path.split('?');
  const known = PATTERNS.find(({ route, pattern }) => route.method === method && pattern.test(address));
  if (!known) return;
  const { reply, also, status: usual } = known.route;
  if (status >= 400) mustFit(also[status] ?? error, text, address);
  else if (status !== usual) throw new Error(`${method} ${address} answers ${status}, not ${usual}.`);
  else if ('safeParse' in reply) mustFit(reply, text, address);
}

/** Throws when a message on a socket is not what the protocol says it is. */
export const mustBeToldSo = (text: string): void => mustFit(fromServer, text, 'the socket');

function mustFit(schema: z.ZodType, text: string, where: string): void {
  const read = schema.safeParse(JSON.parse(text));
  if (read.success) return;
  throw new Error(
    `${where} says what the protocol does not: ${z.prettifyError(read.error)}\n${text.slice(0, 600)}`,
  );
}
