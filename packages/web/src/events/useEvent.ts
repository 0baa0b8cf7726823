/** An event on the page: read again while somebody looks, and its dice mixed with the share of this browser. */
import type { EventTold, SeaStandings } from '@flotilla/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused, serverTime } from '../net/api.ts';
import { rememberEvent, shareFor } from '../net/myEvents.ts';
import { isOrganiser, isSea } from './wire.ts';

/** How often an event is read again while the page is seen, and how often while its dice are being mixed. */
const EVERY = 15_000;
const WHILE_MIXING = 1_500;

/** How long to wait before the next look: less where something is due. */
function untilNextLook({ state, opens, closes }: EventTold): number {
  if (state === 'sealing' || state === 'opening' || state === 'closing') return WHILE_MIXING;
  const due = (state === 'announced' ? opens : closes) - serverTime();
  return due > 0 ? Math.min(EVERY, due + WHILE_MIXING) : state === 'closed' ? EVERY : WHILE_MIXING;
}

/** An event with its standings, as the page shows it. */
export interface ShownEvent<S> {
  readonly event: EventTold;
  readonly standings: S | null;
  /** Reads it again at once. */
  readonly again: () => void;
}

/** Why an event cannot be shown: it is not there, or the server is not. */
export type Missing = 'absent' | 'unreachable';

async function read<S>(path: string): Promise<{ event: EventTold; standings: S | null }> {
  const event = await ask(`/events/${path}`);
  const standings = await ask(`/events/${event.id}/standings`).catch(() => null);
  return { event, standings: standings as S | null };
}

/** Reads an event (`daily` is today's sea) again and again; undefined until it is there. */
export function useEvent<S = SeaStandings>(path: string): ShownEvent<S> | Missing | undefined {
  const [found, setFound] = useState<{ event: EventTold; standings: S | null } | Missing>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const next = await read<S>(path).catch(
        (error: unknown): Missing =>
          error instanceof RequestRefused && error.status === 404 ? 'absent' : 'unreachable',
      );
      if (!current) return;
      // What was read before stays on the page while the server cannot be reached.
      setFound((before) => (next === 'unreachable' && typeof before === 'object' ? before : next));
      clearTimeout(timer);
      timer = setTimeout(() => void look(), typeof next === 'object' ? untilNextLook(next.event) : EVERY);
    };
    const lookNow = (): void => void look();
    lookNow();
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      current = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [path, asked]);
  const event = typeof found === 'object' ? found.event : null;
  useEffect(() => {
    if (event && (isOrganiser(event) || event.you?.entrant != null)) rememberEvent(event);
    if (event) void mix(event).then((mixed) => mixed && setAsked((n) => n + 1));
  }, [event?.id, event?.state, event?.dice?.round, event?.you?.entrant]);
  if (typeof found !== 'object') return found;
  return { ...found, again: () => setAsked((n) => n + 1) };
}

/** Does what this browser has to do for strict dice: seals a new share, or opens the one it has sealed. True when it did. */
async function mix(event: EventTold): Promise<boolean> {
  const { id, state, dice, you } = event;
  if (!isSea(event) || !dice || you?.entrant == null) return false;
  const mine = dice.shares.find(({ entrant }) => entrant === you.entrant);
  const { share, sealed } = shareFor(id, dice.round);
  try {
    if (state === 'sealing' && !mine) await ask(`/events/${id}/seal`, { sealed });
    else if (state === 'opening' && mine?.sealed === sealed && mine.share === null)
      await ask(`/events/${id}/open-share`, { share });
    else return false;
    return true;
  } catch {
    // Too late, or already done from another page: the next look shows which.
    return false;
  }
}
