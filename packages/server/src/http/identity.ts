/** Who is asking: the key of a device, in a cookie no script can read or in a program's header. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Source } from '../address.ts';
import type { Guard } from '../limits.ts';
import { isId, isToken, newToken } from '../tables/ids.ts';
import { seatOf } from '../tables/links.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { Refused } from '../words.ts';

const COOKIE = 'flotilla_device';
/** Browsers keep no cookie longer. */
const MOST_DAYS = 400;

/** The key in a request; null when there is none. */
export function tokenOf(headers: {
  readonly cookie?: string;
  readonly authorization?: string;
}): string | null {
  const [, bearer] = /^Bearer ([\w-]{22})$/.exec(headers.authorization ?? '') ?? [];
  if (bearer) return bearer;
  const pair = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`));
  const value = pair?.slice(COOKIE.length + 1) ?? '';
  return isToken(value) ? value : null;
}

/** The key of the requesting device, or a new one; kept in a cookie if wanted. */
export function deviceToken(
  request: FastifyRequest,
  reply: FastifyReply,
  keep: 'cookie' | 'token',
  secure: boolean,
): { readonly token: string; readonly shown: { readonly token?: string } } {
  const token = tokenOf(request.headers) ?? newToken();
  if (keep === 'token') return { token, shown: { token } };
  const age = MOST_DAYS * 24 * 60 * 60;
  const cookie = `${COOKIE}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  void reply.header('Set-Cookie', cookie);
  return { token, shown: {} };
}

/** Has the browser forget the key of the device. */
export const forgetDevice = (reply: FastifyReply, secure: boolean): void => {
  const gone = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  void reply.header('Set-Cookie', gone);
};

/** Somebody asking about a game. */
export interface Asker {
  readonly game: OpenGame;
  /** Null is a spectator. */
  readonly seat: number | null;
}

/**
 * The game somebody asks about, with everything that is written of it, and the seat their key opens. A wrong name and a wrong key get the same response, and anyone who
 * tries many has to wait.
 */
export async function askerOf(
  house: OpenTables,
  guard: Guard,
  source: Source,
  id: string,
  token: string | null,
): Promise<Asker> {
  const now = house.time.now();
  guard.guesses.check(source, now);
  const game = isId(id) ? await house.game(id) : null;
  if (game) await house.looking.at(game);
  const seat = game && token !== null ? await seatOf(house, game.id, token) : null;
  if (game && (seat !== null || game.row.watch !== 'nobody')) return { game, seat };
  await guard.guesses.demand(source, now);
  throw new Refused(404, 'absent');
}

/** The seat of somebody who must have one. */
export function seatRequired({ seat }: Asker): number {
  if (seat === null) throw new Refused(403, 'notSeated');
  return seat;
}

/** The seat of somebody who must be the host. */
export function hostRequired(asker: Asker): number {
  const seat = seatRequired(asker);
  if (seat !== asker.game.row.host) throw new Refused(403, 'notHost');
  return seat;
}
