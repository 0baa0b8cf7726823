/** Ties the handler of a route to what the protocol says of its reply: a field that is missing does not compile. */
import type { ReplyTo, ROUTES } from '@flotilla/protocol';

/** What a route replies, for Fastify. */
export interface Says<K extends keyof typeof ROUTES> {
  Reply: ReplyTo<K>;
}
