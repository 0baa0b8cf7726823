/** The operator's desk: everything an operator may do, each act in the log before anybody sees it. */
import { randomBytes } from 'node:crypto';
import type { OperatorAct, OperatorReply } from '@flotilla/protocol';
import type { EventService } from '../events/service.ts';
import { readEntrants, readEvent } from '../store/events.ts';
import { readGame } from '../store/games.ts';
import type { BanRow, DeviceMark } from '../store/operator.ts';
import {
  addAct,
  addBan,
  addInvitation,
  clearOperator,
  readActs,
  readBans,
  readInvitations,
  readReport,
  readReports,
  removeBan,
  removeInvitation,
  settleReport,
} from '../store/operator.ts';
import { findEvents, findNames, findTables } from '../store/search.ts';
import { readKeys, readSeats } from '../store/seats.ts';
import { setMeta } from '../store/store.ts';
import { readChat } from '../store/talk.ts';
import { keyHash } from '../tables/ids.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { Refused } from '../words.ts';
import { type Admission, MODE, networkOf } from './bans.ts';
import {
  blankEntrant,
  blankLine,
  blankRecord,
  blankSeat,
  blankTitle,
  closeEvent,
  closeTable,
  deleteEvent,
  deleteTable,
} from './moderate.ts';
import { spread } from './news.ts';
import { erase, keptOf } from './person.ts';

/** What the desk needs. */
export interface AdminNeeds {
  readonly house: OpenTables;
  readonly events: EventService;
  readonly door: Admission;
  /** Sends away those pages that are shut out now. */
  turnOut(): void;
}

/** What `keyHash` takes for invitations. */
const INVITATION = 'invitation';

/** The hash under which an invitation is kept. */
export const invitationHash = (invitation: string): string => keyHash(INVITATION, invitation);

/** Acts that change something or show personal data; the log records each of them. */
type Logged = Extract<OperatorAct, { why: string }>;

/** The desk of this process. */
export class Admin {
  readonly #needs: AdminNeeds;

  constructor(needs: AdminNeeds) {
    this.#needs = needs;
  }

  /** Does what an operator wants; gives what there is to show. */
  async do(act: OperatorAct, who: string): Promise<OperatorReply> {
    if ('why' in act) return this.#logged(act, who);
    const { db } = this.#needs.house.store;
    const now = this.#needs.house.time.now();
    switch (act.do) {
      case 'tables':
        return { tables: await findTables(db, act) };
      case 'events':
        return { events: await findEvents(db, act) };
      case 'names':
        return { names: await findNames(db, act.text, act.most) };
      case 'table':
        return this.#table(act.table);
      case 'event':
        return this.#event(act.event);
      case 'bans':
        return { bans: (await readBans(db, now)).map(shownBan) };
      case 'invitations':
        return { closed: this.#needs.door.isClosed, invitations: await readInvitations(db) };
      case 'reports':
        return {
          reports: (await readReports(db, act.all, act.most)).map(({ kept: _, ...report }) => report),
        };
      case 'log':
        return { log: await readActs(db, act.most, act.before) };
    }
  }

  /** Notes an act before it is done: what fails half-way has been tried, and that is known. */
  async #logged(act: Logged, who: string): Promise<OperatorReply> {
    const { house } = this.#needs;
    const at = house.time.now();
    await addAct(house.store.db, { at, who, act: act.do, target: targetOf(act), why: act.why });
    return this.#act(act);
  }

  async #act(act: Logged): Promise<OperatorReply> {
    const needs = this.#needs;
    switch (act.do) {
      case 'closeTable':
        await closeTable(needs, act.table);
        return {};
      case 'deleteTable':
        await deleteTable(needs, act.table);
        return {};
      case 'closeEvent':
        await closeEvent(needs, act.event);
        return {};
      case 'deleteEvent':
        await deleteEvent(needs, act.event);
        return {};
      case 'blankName':
        await blankSeat(needs, { game: act.table, seat: act.seat });
        return {};
      case 'blankEntrant':
        await blankEntrant(needs, { event: act.event, number: act.entrant });
        return {};
      case 'blankTitle':
        await blankTitle(needs, act.event);
        return {};
      case 'blankLine':
        await blankLine(needs, act.table, act.line);
        return {};
      case 'blankRecord':
        await blankRecord(needs, { event: act.event, number: act.record });
        return {};
      case 'person':
        return keptOf(needs.house, act.who);
      case 'erase':
        return erase(needs, act.who);
      case 'report':
        return this.#report(act.report);
      case 'settle':
        return this.#settle(act);
      default:
        return this.#atTheDoor(act);
    }
  }

  /** Who may come in, and who may open tables. */
  async #atTheDoor(
    act: Extract<Logged, { do: 'ban' | 'unban' | 'mode' | 'invite' | 'uninvite' }>,
  ): Promise<OperatorReply> {
    const { house } = this.#needs;
    const { db } = house.store;
    switch (act.do) {
      case 'ban':
        return this.#ban(act);
      case 'unban':
        if (!(await removeBan(db, act.ban))) throw new Refused(404, 'noBan');
        await this.#doorChanged();
        return {};
      case 'mode':
        await setMeta(db, MODE, act.closed ? 'closed' : 'open');
        await this.#doorChanged();
        return { closed: act.closed };
      case 'invite':
        return this.#invite(act);
      case 'uninvite':
        if (!(await removeInvitation(db, act.invitation))) throw new Refused(404, 'noInvitation');
        return {};
    }
  }

  async #doorChanged(): Promise<void> {
    await this.#needs.door.read();
    this.#needs.turnOut();
    spread(this.#needs.house, { kind: 'door' });
  }

  async #ban({ device, address, until, why }: Extract<Logged, { do: 'ban' }>): Promise<OperatorReply> {
    const { house } = this.#needs;
    if (!device === !address) throw new Refused(400, 'badRequest', { why: 'a device or an address' });
    if (address !== undefined && !networkOf(address)) throw new Refused(400, 'noAddress');
    const marks = device ? await this.#marksOf(device) : [];
    const now = house.time.now();
    const ban = await addBan(house.store.db, {
      marks,
      address: address?.trim() ?? null,
      expires: until ?? null,
      why,
      at: now,
    });
    await this.#doorChanged();
    return { ban: ban.number, ...shownBan(ban) };
  }

  /** How a device is known: by the hash of its key at some table or event. */
  async #marksOf(device: NonNullable<Extract<Logged, { do: 'ban' }>['device']>): Promise<DeviceMark[]> {
    const { db } = this.#needs.house.store;
    if ('key' in device) return [{ scope: 'ban', hash: keyHash('ban', device.key) }];
    if ('table' in device) {
      const keys = (await readKeys(db, device.table)).filter(
        ({ kind, seat }) => kind === 'seat' && seat === device.seat,
      );
      if (keys.length === 0) throw absent(`a device at seat ${device.seat + 1} of ${device.table}`);
      return keys.map(({ hash }) => ({ scope: device.table, hash }));
    }
    const id = 'organiser' in device ? device.organiser : device.event;
    const entrants = 'organiser' in device ? [] : await readEntrants(db, id);
    const hash =
      'organiser' in device
        ? (await readEvent(db, id))?.ownerHash
        : entrants.find(({ number }) => number === device.entrant)?.tokenHash;
    if (!hash) throw absent(`such a device in ${id}`);
    return [{ scope: id, hash }];
  }

  async #invite({ name, uses, until }: Extract<Logged, { do: 'invite' }>): Promise<OperatorReply> {
    const { house } = this.#needs;
    const invitation = randomBytes(16).toString('base64url');
    const { number } = await addInvitation(house.store.db, {
      hash: invitationHash(invitation),
      name,
      uses,
      expires: until ?? null,
      at: house.time.now(),
    });
    return { number, invitation };
  }

  async #table(id: string): Promise<OperatorReply> {
    const { db } = this.#needs.house.store;
    const row = await readGame(db, id);
    if (!row) throw absent(`table ${id}`);
    const { secret: _, origin: __, options: ___, stand: ____, ...table } = row;
    const seats = (await readSeats(db, id)).map(({ seat, name, bot, taken, resigned, seen }) => ({
      seat,
      name,
      bot,
      taken,
      resigned,
      seen,
    }));
    return { table, seats, chat: await readChat(db, id, 0, 1_000) };
  }

  async #event(id: string): Promise<OperatorReply> {
    const { db } = this.#needs.house.store;
    const event = await readEvent(db, id);
    if (!event) throw absent(`event ${id}`);
    const { ownerHash, options: _, progress: __, ...shown } = event;
    const entrants = (await readEntrants(db, id)).map(({ number, name, state, entered, marks }) => ({
      number,
      name,
      state,
      entered,
      marks,
    }));
    return { event: { ...shown, organised: ownerHash !== null }, entrants };
  }

  async #report(number: number): Promise<OperatorReply> {
    const report = await readReport(this.#needs.house.store.db, number);
    if (!report) throw new Refused(404, 'noReport');
    return report;
  }

  async #settle({ report, why }: Extract<Logged, { do: 'settle' }>): Promise<OperatorReply> {
    const { store, time } = this.#needs.house;
    if (!(await settleReport(store.db, report, why, time.now()))) throw new Refused(404, 'noReport');
    return {};
  }

  /** Clears away what has been kept long enough. */
  clear(before: number): Promise<void> {
    const { store, time } = this.#needs.house;
    return clearOperator(store.db, before, time.now());
  }
}

const absent = (place: string): Refused => new Refused(404, 'noPlace', { place });

const shownBan = ({ number, marks, address, expires, why, at }: BanRow) => ({
  number,
  devices: marks.length,
  address,
  expires,
  why,
  at,
});

/** The object of an act, for the log: never a name, a key or an e-mail address, which would outlive an erasure. */
function targetOf(act: Logged): string {
  switch (act.do) {
    case 'ban':
      return act.address ?? placeOf(act.device ?? {});
    case 'unban':
      return `ban ${act.ban}`;
    case 'mode':
      return act.closed ? 'closed' : 'open';
    case 'invite':
      return `${act.uses} ${act.uses === 1 ? 'device' : 'devices'}`;
    case 'uninvite':
      return `invitation ${act.invitation}`;
    case 'person':
    case 'erase':
      return placeOf(act.who);
    case 'report':
    case 'settle':
      return `report ${act.report}`;
    case 'blankLine':
      return `line ${act.line} of ${act.table}`;
    case 'blankRecord':
      return `record ${act.record} of ${act.event}`;
    default:
      return placeOf(act);
  }
}

function placeOf(place: object): string {
  const { table, seat, event, entrant, organiser } = place as Readonly<
    Record<string, string | number | undefined>
  >;
  if (typeof seat === 'number') return `seat ${seat + 1} of ${table}`;
  if (entrant !== undefined) return `entrant ${entrant} of ${event}`;
  if (organiser !== undefined) return `organiser of ${organiser}`;
  if (table !== undefined) return `table ${table}`;
  if (event !== undefined) return `event ${event}`;
  return 'target' in place ? 'an address for notices' : 'the holder of a key';
}
