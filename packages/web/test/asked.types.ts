/** What the compiler must refuse when the page asks the server; it complains here as soon as it no longer does. */

import { ask } from '../src/net/api.ts';
import { post } from '../src/net/post.ts';

/** Never called: only the types matter. */
export async function refusedByTheCompiler(id: string): Promise<void> {
  // @ts-expect-error: there is no such address.
  await ask(`/games/${id}/contact`);
  // @ts-expect-error: this address is posted to, not read.
  await ask(`/games/${id}/claim`);
  // @ts-expect-error: a body needs what its schema says.
  await post(`/events/${id}/seal`, { share: '' });
  // @ts-expect-error: what takes nothing is sent nothing.
  await post(`/events/${id}/withdraw`, { why: 'no time' });
  const { ways } = await ask(`/games/${id}/contacts`);
  // @ts-expect-error: a way has no field of that name.
  ways[0]?.address;
}
