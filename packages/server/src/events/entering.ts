/** Entering an event: by a link that works once or through the open door, and setting out on its seas. */
import type { Entered, Entering } from '@flotilla/protocol';
import type { AttemptRow } from '../store/attempts.ts';
import { insertWhileOpen, readAttempts } from '../store/attempts.ts';
import type { EntrantRow, EventRow, SeaRow } from '../store/events.ts';
import {
  addEntrant,
  countEntrants,
  entrantHolding,
  entrantInvited,
  entrantNumbered,
  readSeas,
  takeInvite,
  updateEntrant,
} from '../store/events.ts';
import type { GameRow } from '../store/games.ts';
import { insertGame, removeGame } from '../store/games.ts';
import { insertKey, insertSeat } from '../store/seats.ts';
import { isToken, keyHash, newId, newToken } from '../tables/ids.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { freshSeat, nameOf } from '../tables/seating.ts';
import { Refused } from '../words.ts';
import { seaName } from './dice.ts';
import { sealOfEntrant } from './mixing.ts';

/** The most people in one event. */
export const MOST_ENTRANTS = 5_000;

/** Somebody at the door, with the key of the device and a keyed hash of the address. */
export interface Arrival extends Omit<Entering, 'keep'> {
  readonly token: string;
  readonly address: string;
}

/** Finds or makes the entry of somebody who arrives; a refusal changes nothing. */
export async function entryOf(
  house: OpenTables,
  event: EventRow,
  arrival: Arrival,
  /** Refuses somebody new where there is no place. */
  mustHavePlace: () => void = () => {},
): Promise<EntrantRow> {
  const { db } = house.store;
  const tokenHash = keyHash(event.id, arrival.token);
  const held = await entrantHolding(db, event.id, tokenHash);
  if (arrival.link !== undefined) return invited(house, event, arrival, tokenHash, mustHavePlace);
  if (held) {
    if (held.state === 'withdrawn') throw new Refused(403, 'notInvited');
    return held;
  }
  mustTakeNew(event);
  mustHavePlace();
  if (event.entry === 'invited') throw new Refused(403, 'notInvited');
  const { invited: waiting, entered } = await countEntrants(db, event.id);
  if (waiting + entered >= MOST_ENTRANTS) throw new Refused(409, 'eventFull');
  return addEntrant(db, {
    ...newcomer(event.id, nameOf(arrival.name)),
    state: 'entered',
    // The same device enters an open event once, also when it asks twice at the same moment.
    inviteHash: `device ${tokenHash}`,
    tokenHash,
    address: arrival.address,
    entered: house.time.now(),
  });
}

/** Whether somebody new may still come. */
function mustTakeNew({ state }: EventRow): void {
  if (state === 'closing' || state === 'closed' || state === 'cancelled') throw new Refused(410, 'eventOver');
}

async function invited(
  house: OpenTables,
  event: EventRow,
  arrival: Arrival,
  tokenHash: string,
  mustHavePlace: () => void,
): Promise<EntrantRow> {
  const { db } = house.store;
  const entrant = await invitedBy(house, event.id, arrival.link ?? '');
  if (!entrant || entrant.state === 'withdrawn') throw new Refused(410, 'linkUsed');
  if (entrant.state === 'entered') {
    if (entrant.tokenHash !== tokenHash) throw new Refused(410, 'linkUsed');
    return entrant;
  }
  mustTakeNew(event);
  mustHavePlace();
  const change = {
    name: entrant.name === '' ? nameOf(arrival.name) : entrant.name,
    tokenHash,
    address: arrival.address,
    entered: house.time.now(),
  };
  if (!(await takeInvite(db, entrant, change))) throw new Refused(410, 'linkUsed');
  return { ...entrant, ...change, state: 'entered' };
}

/** The entrant a link was made for; null when it leads nowhere. */
export const invitedBy = (house: OpenTables, event: string, link: string): Promise<EntrantRow | null> =>
  entrantInvited(house.store.db, event, keyHash(event, isToken(link) ? link : ''));

/** An entrant of whom nothing is known but the name. */
const newcomer = (event: string, name: string) => ({
  event,
  name,
  state: 'invited' as const,
  inviteHash: null,
  tokenHash: null,
  address: null,
  sealed: null,
  share: null,
  standing: null,
  marks: [],
  entered: null,
});

/** Puts an invited person on the list; returns the link to invite them with. */
export async function invite(
  house: OpenTables,
  event: EventRow,
  name: string,
): Promise<{ readonly entrant: number; readonly name: string; readonly link: string }> {
  const link = newToken();
  const { number } = await addEntrant(house.store.db, {
    ...newcomer(event.id, name),
    inviteHash: keyHash(event.id, link),
  });
  return { entrant: number, name, link };
}

/** A new link in place of one that has not been used. */
export async function freshLink(house: OpenTables, event: EventRow, number: number): Promise<string> {
  const { db } = house.store;
  const entrant = await entrantNumbered(db, event.id, number);
  if (!entrant) throw new Refused(404, 'noEntrant');
  if (entrant.state !== 'invited') throw new Refused(409, 'linkUsed');
  const link = newToken();
  const { sql, values } = updateEntrant(event.id, number, { inviteHash: keyHash(event.id, link) });
  await db.run(sql, values);
  return link;
}

/** The sea and the game of an entrant; null until the event is open. */
export type Placed = Omit<Entered, 'token'>;

/** Enters, and sets out when the event is open; sent again it leads to the same game. */
export async function enter(house: OpenTables, event: EventRow, arrival: Arrival): Promise<Placed> {
  const entrant = await entryOf(house, event, arrival);
  if (arrival.sealed !== undefined && event.state === 'announced') {
    const { sql, values } = updateEntrant(
      event.id,
      entrant.number,
      sealOfEntrant(event, entrant, arrival.sealed),
    );
    await house.store.db.run(sql, values);
  }
  const who = { entrant: entrant.number, name: entrant.name, state: event.state };
  if (event.state === 'announced' || event.state === 'sealing' || event.state === 'opening')
    return { ...who, sea: null, game: null };
  if (event.state !== 'open') throw new Refused(410, 'eventOver');
  const { sea, game } = await setOut(house, event, entrant, arrival.token);
  return { ...who, sea, game };
}

/** The game of the sea somebody sails, or a new one on the next sea. */
async function setOut(
  house: OpenTables,
  event: EventRow,
  entrant: EntrantRow,
  token: string,
): Promise<{ readonly sea: number; readonly game: string }> {
  const { db } = house.store;
  for (let tries = 0; tries < 3; tries++) {
    const attempts = await readAttempts(db, event.id, entrant.number);
    const running = attempts.find(({ state }) => state === 'running');
    if (running) return running;
    const sailed = new Set(attempts.map(({ sea }) => sea));
    const next = (await readSeas(db, event.id)).find(({ number }) => !sailed.has(number));
    if (!next) throw new Refused(409, 'sailed');
    const made = await begun(house, event, entrant, next, token).catch(async (error: unknown) => {
      // The same captain set out twice at the same moment: the other was faster, and leads to the same game.
      if ((await readAttempts(db, event.id, entrant.number)).length > attempts.length) return null;
      throw error;
    });
    if (made) return made;
  }
  throw new Refused(409, 'sailed');
}

/** Lays the table of an attempt. */
async function begun(
  house: OpenTables,
  event: EventRow,
  entrant: EntrantRow,
  sea: SeaRow,
  token: string,
): Promise<Pick<AttemptRow, 'sea' | 'game'>> {
  const { db } = house.store;
  const now = house.time.now();
  const id = newId();
  const attempt: AttemptRow = {
    event: event.id,
    entrant: entrant.number,
    sea: sea.number,
    game: id,
    state: 'running',
    progress: 1,
    figures: null,
    marks: [],
    began: now,
    ended: null,
  };
  const seat = { ...freshSeat(id, 0, null), name: entrant.name, taken: true, ready: true, seen: now };
  const [, made] = await db.batch([
    // The event's row is held until this is written: it cannot close in between.
    {
      sql: "update events set touched = ? where id = ? and state = 'open'",
      values: [now, event.id],
    },
    insertWhileOpen(attempt),
    insertGame(gameOf(event, sea, id, now)),
    insertSeat(seat),
    insertKey({ game: id, hash: keyHash(id, token), kind: 'seat', seat: 0, expires: null }),
  ]);
  if (made?.length === 1) return attempt;
  await removeGame(db, id);
  throw new Refused(410, 'eventOver');
}

/** The row of an attempt's game: its dice are those of the sea, and nobody may watch. */
const gameOf = (event: EventRow, sea: SeaRow, id: string, now: number): GameRow => ({
  id,
  game: event.game,
  rules: event.rules,
  options: event.options,
  secret: sea.secret,
  sealed: sea.sealed,
  origin: { sealed: sea.sealed, parts: sea.parts ?? [], id: seaName(sea) },
  commitment: sea.commitment,
  state: 'running',
  pace: { kind: 'none' },
  listed: false,
  watch: 'nobody',
  chat: false,
  host: 0,
  rematchOf: null,
  rematch: null,
  length: 0,
  asked: [0],
  outcome: null,
  trouble: null,
  stand: null,
  event: event.id,
  round: sea.number,
  until: event.closes,
  created: now,
  touched: now,
  ended: null,
});
