/**
 * Strict dice: shares are sealed first and opened only when all seals are shown. Whoever does not open is left out, and all
 * shares are made anew, so that holding one back because of what the others have opened gains nothing.
 */
import type { EventState, MixingTold, SeaSettings } from '@flotilla/protocol';
import { entrantSealOf } from '@flotilla/table/run';
import type { Statement } from '../store/database.ts';
import type { EntrantRow, EventRow, SeaRow } from '../store/events.ts';
import {
  changeEvent,
  readEntrants,
  readSeas,
  updateEntrant,
  updateEvent,
  updateSea,
} from '../store/events.ts';
import { isShare } from '../tables/dice.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { Refused } from '../words.ts';
import { freshSea, mixedSea } from './dice.ts';

const MINUTE = 60_000;

/** How far the mixing is. */
export interface Mixing {
  /** Counted from 1; goes up each time all shares are renewed. */
  readonly round: number;
  /** When the present stage ends; null while people put their names down. */
  readonly until: number | null;
  /** The entrants who may seal a share in this round; null is everybody. */
  readonly who: readonly number[] | null;
}

/** The mixing of an event. */
export const mixingOf = ({ progress }: Pick<EventRow, 'progress'>): Mixing => ({
  round: 1,
  until: null,
  who: null,
  ...(progress as Partial<Mixing>),
});

/** Whether an entrant may add a share in this round. */
const mayAdd = ({ who }: Mixing, { number, state }: EntrantRow): boolean =>
  state === 'entered' && (who === null || who.includes(number));

/** A sealed share, which must be asked for. */
export function sealOfEntrant(event: EventRow, entrant: EntrantRow, sealed: string): Partial<EntrantRow> {
  const { dice } = event.settings as SeaSettings;
  const asked = event.state === 'announced' || event.state === 'sealing';
  if (dice !== 'strict' || !asked || !mayAdd(mixingOf(event), entrant)) throw new Refused(409, 'notSealing');
  if (!isShare(sealed)) throw new Refused(400, 'noSeal');
  return { sealed, share: null };
}

/** An opened share, which must be the one that was sealed. */
export function openedShare(event: EventRow, entrant: EntrantRow, share: string): Partial<EntrantRow> {
  if (event.state !== 'opening' || entrant.sealed === null) throw new Refused(409, 'notSealing');
  if (!isShare(share)) throw new Refused(400, 'noShare');
  if (entrantSealOf(event.id, mixingOf(event).round, share) !== entrant.sealed)
    throw new Refused(409, 'otherShare');
  return { share };
}

/** Takes the next step as far as time and shares allow; gives when to look again, or null when the dice are mixed. */
export async function mix(house: OpenTables, event: EventRow): Promise<number | null> {
  const now = house.time.now();
  const mixing = mixingOf(event);
  const adding = (await readEntrants(house.store.db, event.id)).filter((entrant) => mayAdd(mixing, entrant));
  const sealed = adding.filter((entrant) => entrant.sealed !== null);
  const isDue = now >= (mixing.until ?? event.opens);
  const wait = mixing.until ?? event.opens;
  if (event.state === 'opening') {
    if (sealed.every(({ share }) => share !== null)) return begin(house, event, sealed);
    return isDue ? anew(house, event, sealed) : wait;
  }
  const isReady = isDue || (event.state === 'sealing' && sealed.length === adding.length);
  if (!isReady) return wait;
  if (sealed.length === 0) return begin(house, event, []);
  return step(house, event, 'opening', { ...mixing, until: now + stageOf(event) }, []);
}

const stageOf = ({ settings }: EventRow): number => (settings as SeaSettings).minutes * MINUTE;

/** Goes to the next stage; gives when it ends. */
async function step(
  house: OpenTables,
  event: EventRow,
  state: EventState,
  progress: Mixing,
  also: readonly Statement[],
): Promise<number | null> {
  await house.store.db.batch([
    updateEvent(event.id, { state, progress, touched: house.time.now() }, [event.state]),
    ...also,
  ]);
  return progress.until;
}

/** Mixes the shares: the dice are fixed, and the event is open. */
async function begin(house: OpenTables, event: EventRow, shared: readonly EntrantRow[]): Promise<null> {
  const { db } = house.store;
  const parts = shared.map(({ share }) => share as string);
  const rules = await house.library(event.game, null);
  await db.batch([
    ...(await readSeas(db, event.id)).map((sea) => {
      const { commitment } = mixedSea(house.vault, sea, parts);
      return updateSea(event.id, sea.number, { parts, commitment });
    }),
    updateEvent(
      event.id,
      {
        state: 'open',
        rules: rules?.version ?? event.rules,
        progress: { ...mixingOf(event), until: null },
        touched: house.time.now(),
      },
      [event.state],
    ),
  ]);
  return null;
}

/** A player did not open their share: this mixing is published, and all shares are renewed without that player. */
function anew(house: OpenTables, event: EventRow, sealed: readonly EntrantRow[]): Promise<number | null> {
  const { round } = mixingOf(event);
  const now = house.time.now();
  const shares = sealed.map(({ number, sealed: seal, share }) => ({
    entrant: number,
    sealed: seal as string,
    share,
  }));
  const renewed = ({ secret, sealed: seal, past, number }: SeaRow): Statement => {
    const { secret: fresh, sealed: freshSeal } = freshSea(house.vault, event.id, number);
    const server = house.vault.unlock(secret);
    return updateSea(event.id, number, {
      secret: fresh,
      sealed: freshSeal,
      past: [...past, { round, server, sealed: seal, shares }],
    });
  };
  return readSeas(house.store.db, event.id).then((seas) =>
    step(
      house,
      event,
      'sealing',
      {
        round: round + 1,
        until: now + stageOf(event),
        who: sealed.filter(({ share }) => share !== null).map(({ number }) => number),
      },
      [
        ...seas.map(renewed),
        ...sealed.map(({ number }) => updateEntrant(event.id, number, { sealed: null, share: null })),
      ],
    ),
  );
}

/** What everybody may know of the mixing. */
export async function toldMixing(house: OpenTables, event: EventRow): Promise<MixingTold> {
  const { round, until } = mixingOf(event);
  const entrants = await readEntrants(house.store.db, event.id);
  return {
    round,
    until,
    shares: entrants.flatMap(({ number, sealed, share }) =>
      sealed === null ? [] : [{ entrant: number, sealed, share }],
    ),
  };
}

/** Opens an event whose dice are mixed from the beginning. */
export async function openPlain(house: OpenTables, event: EventRow): Promise<null> {
  const rules = await house.library(event.game, null);
  await changeEvent(
    house.store.db,
    event.id,
    { state: 'open', rules: rules?.version ?? event.rules, touched: house.time.now() },
    ['announced'],
  );
  return null;
}
