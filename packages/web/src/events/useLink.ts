/** A personal link to an event: whose it is, before it is used. */
import type { Invited } from '@flotilla/protocol';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { ask } from '../net/api.ts';

/** A link behind the hash of the address, and whose it is. */
export interface EventLink {
  readonly key: string;
  readonly of: Invited;
}

/** Whose link it is that stands behind the hash; it is not used up by asking. */
export function useLink(id: string, key: string): EventLink | null | undefined {
  const found = useLoaded<Invited | null>(
    async () => (key === '' ? null : await ask(`/events/${id}/link`, { link: key })),
    [id, key],
  );
  if (key === '') return null;
  if (found === undefined) return undefined;
  return found === 'failed' || found === null ? null : { key, of: found };
}
