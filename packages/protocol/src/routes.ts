/** Every address of the server: what goes in, what comes out. */
import { z } from 'zod';
import * as events from './events.ts';
import { record, refusal } from './kernel.ts';
import { erased, operatorAct, operatorReply } from './operator.ts';
import * as own from './own.ts';
import type { Said } from './parts.ts';
import { channel, count, done, time } from './parts.ts';
import { answerBody, backBody, line, now, sayBody } from './socket.ts';
import * as standings from './standings.ts';
import * as tables from './tables.ts';
import { rounds, tourStandings } from './tours.ts';

/** A reply that is no JSON. */
export interface Plain {
  readonly type: string;
  readonly description: string;
}

/** One address and how it is asked. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Behind `/api/v1`, unless it begins at the root. */
  readonly path: string;
  readonly root: boolean;
  readonly summary: string;
  readonly status: number;
  readonly body: z.ZodType | null;
  readonly reply: z.ZodType | Plain;
  /** Replies with another status that are no refusal by the server. */
  readonly also: Readonly<Record<number, z.ZodType>>;
  /** Whose key opens it. */
  readonly keyOf: 'device' | 'operator';
}

type More = Partial<Pick<Route, 'root' | 'status' | 'also' | 'keyOf'>>;

/** A route that knows its method, its path, and the types of its body and its reply. */
type KnownRoute<
  M extends Route['method'],
  P extends string,
  B extends Route['body'],
  R extends Route['reply'],
> = Omit<Route, 'method' | 'path' | 'body' | 'reply'> & {
  readonly method: M;
  readonly path: P;
  readonly body: B;
  readonly reply: R;
};

const get = <const P extends string, R extends Route['reply']>(
  path: P,
  summary: string,
  reply: R,
  more: More = {},
): KnownRoute<'GET', P, null, R> => ({
  method: 'GET',
  path,
  root: false,
  summary,
  status: 200,
  body: null,
  reply,
  also: {},
  keyOf: 'device',
  ...more,
});

const post = <const P extends string, B extends Route['body'], R extends Route['reply']>(
  path: P,
  summary: string,
  body: B,
  reply: R,
  more: More = {},
): KnownRoute<'POST', P, B, R> => ({ ...get(path, summary, reply, more), method: 'POST', body });

/** A refusal, in the words of the server. */
export const error = z
  .strictObject({
    error: z.string().describe('the name of the sentence'),
    args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    sentence: z.string(),
  })
  .meta({ id: 'Error', description: 'what the server says when it cannot do something' });

/** A refusal of an answer by the rules of the game. */
export const refusedAnswer = z
  .strictObject({ refused: refusal, n: count })
  .meta({ id: 'RefusedAnswer', description: 'the rules refuse an answer; nothing was changed' });

/** What comes instead of `taken` when it is not. */
const byRules = {
  also: { 409: z.union([refusedAnswer, error]).describe('refused by the rules, or by the server') },
};

/** How a server is. */
export const condition = z
  .strictObject({
    ok: z.boolean().describe('whether it can write'),
    why: z.enum(['databaseAway', 'databaseRefuses', 'notListening']).optional(),
    sentence: z.string().optional(),
  })
  .meta({ id: 'Condition', description: 'how the server is' });

/** What a server can do. */
export const serverInfo = z
  .strictObject({
    protocol: z.number(),
    closed: z.boolean().describe('whether one needs an invitation of the operator to open tables and events'),
    mayOpen: z.boolean().describe('whether the asking device may'),
    keepDays: count.describe('a table that nobody touches for so many days is deleted'),
    contact: z.string().nullable().describe('how the operator is reached'),
    channels: z.array(channel),
    pushKey: z.string().nullable(),
    time,
  })
  .meta({ id: 'Server', description: 'what a server can do' });

const taken = z
  .strictObject({ n: count.describe('the moment the game has reached') })
  .meta({ id: 'Taken', description: 'it is on disk' });

const text = (type: string, description: string): Plain => ({ type, description });

/** `POST /backup` */
export const backupBody = z.strictObject({ file: z.string().min(1).max(4_000) });

/** A page of the site. */
const toPage = text('', 'a page of the site');

/** Every address. */
export const ROUTES = {
  server: get('/server', 'What this server can do', serverInfo),
  socket: get('/socket', 'The WebSocket (subprotocol flotilla.1)', text('', 'see protocol.md'), {
    status: 101,
  }),
  backup: post(
    '/backup',
    'Writes a copy of the embedded database; for commands on the same machine only',
    backupBody,
    done,
    { keyOf: 'operator' },
  ),
  listTables: get('/games', 'Listed tables, the newest first', tables.tableList),
  openTable: post(
    '/games',
    'Opens a table; the asker sits at its first free seat',
    tables.newTableBody,
    tables.openedTable,
    { status: 201 },
  ),
  table: get('/games/:id', 'A table as everybody may see it, and whether it waits for you', tables.seenTable),
  followLink: post(
    '/games/:id/link',
    'What a link leads to, without using it up',
    tables.linkBody,
    tables.linkedTable,
  ),
  claim: post(
    '/games/:id/claim',
    'Takes the seat of a link, or brings a seat to this device',
    tables.claimBody,
    tables.claimedTable,
  ),
  join: post('/games/:id/join', 'Takes a free seat of a listed table', tables.joinBody, tables.claimedTable),
  seat: post(
    '/games/:id/seats/:seat',
    'The host: a new link, frees a seat, or seats a bot',
    tables.seatBody,
    tables.seatLink,
  ),
  settings: post('/games/:id/settings', 'The host: what was agreed', tables.settingsBody, tables.table),
  me: post('/games/:id/me', 'What a player may do besides answering', tables.meBody, tables.meReply),
  contacts: post(
    '/games/:id/contacts',
    'Where to be told that it is your turn',
    tables.contactBody,
    tables.contactKept,
  ),
  ways: get('/games/:id/contacts', 'The ways by which your seat is told', tables.ways),
  stopContact: post('/games/:id/stop/:key', 'The link in a notice: no more of these', null, done),
  askToStop: get('/games/:id/stop/:key', 'Leads to the page with that button', toPage, { status: 302 }),
  reportAtTable: post(
    '/games/:id/report',
    'Tells the operator of a line of the chat or of a name',
    own.tableReport,
    own.reportKept,
  ),
  answer: post('/games/:id/answers', 'Answers a question', answerBody, taken, byRules),
  undo: post('/games/:id/undo', 'Takes the last answer back', backBody, taken, byRules),
  redo: post('/games/:id/redo', 'Does again what was taken back', backBody, taken, byRules),
  now: get('/games/:id/now', 'The game as you may know it', now),
  record: get('/games/:id/record', 'The record: all of it once the game is over', record),
  chat: get(
    '/games/:id/chat',
    'The chat; for players, and for all once the game is over',
    z.strictObject({ lines: z.array(line) }),
  ),
  say: post('/games/:id/chat', 'Says something to the players', sayBody, done),
  stream: get(
    '/games/:id/events',
    'The messages of the socket as a stream of events',
    text('text/event-stream', 'each event is a message of the socket'),
  ),
  health: get('/healthz', 'Whether the server can write', condition, {
    root: true,
    also: { 503: condition },
  }),
  metrics: get('/metrics', 'Figures for Prometheus', text('text/plain', 'the text format of Prometheus'), {
    root: true,
  }),
  listEvents: get('/events', 'Listed events, those that close last first', events.eventList),
  announce: post('/events', 'Announces an event', events.newEventBody, events.announced, { status: 201 }),
  today: get('/events/daily', 'The sea of today', events.day),
  day: get('/events/daily/:day', 'The sea of another day', events.day),
  event: get('/events/:id', 'An event, and your part in it', events.event),
  followInvitation: post(
    '/events/:id/link',
    'What a link leads to, without using it up',
    tables.linkBody,
    events.invited,
  ),
  enter: post(
    '/events/:id/enter',
    'Puts somebody on the list, or lets them sail',
    events.enterBody,
    events.entered,
  ),
  seal: post('/events/:id/seal', 'A new sealed share of strict dice', events.sealBody, done),
  openShare: post('/events/:id/open-share', 'Opens a sealed share', events.openShareBody, done),
  standings: get('/events/:id/standings', 'The standings', z.union([standings.seaStandings, tourStandings])),
  standingsFile: get(
    '/events/:id/standings.json',
    'The same',
    z.union([standings.seaStandings, tourStandings]),
  ),
  standingsSheet: get(
    '/events/:id/standings.csv',
    'The same for a spreadsheet',
    text('text/csv', 'a row for each entrant'),
  ),
  eventRecords: get(
    '/events/:id/records',
    'Once it is closed: seeds, shares and the game of every attempt',
    standings.eventRecords,
  ),
  submit: post(
    '/events/:id/submit',
    'Open water: a record played at home',
    standings.submitBody,
    standings.submitted,
    { status: 201 },
  ),
  openWater: get('/events/:id/open-water', 'Records played at home', standings.openWater),
  openWaterRecord: get('/events/:id/open-water/:number', 'One of them', record),
  organise: post('/events/:id/organise', 'The organiser', events.organiseBody, events.organised),
  calendar: get(
    '/events/:id/calendar.ics',
    'Opening, closing and rounds for a calendar',
    text('text/calendar', 'iCalendar'),
  ),
  eventContacts: post(
    '/events/:id/contacts',
    'Where to be told of an event',
    events.eventContactBody,
    events.eventContactKept,
  ),
  stopEventContact: post('/events/:id/stop/:key', 'The link in a notice: no more of these', null, done),
  askToStopEvent: get('/events/:id/stop/:key', 'Leads to the page with that button', toPage, { status: 302 }),
  reportOfEvent: post(
    '/events/:id/report',
    'Tells the operator of a title or of a name',
    own.eventReport,
    own.reportKept,
  ),
  rounds: get('/events/:id/rounds', 'The rounds of a tournament and their boards', rounds),
  sit: post('/events/:id/sit', 'Takes one’s seat at this round’s board', events.sitBody, events.seated),
  withdraw: post('/events/:id/withdraw', 'Leaves a tournament', null, done),
  mail: post(
    '/mail',
    'The link in a letter: confirms an address, or wants no letters there',
    own.mailBody,
    done,
  ),
  own: get('/own', 'Everything kept under the key of your device', own.own),
  erase: post('/own/erase', 'Erases it', null, erased),
  useInvitation: post(
    '/own/invitation',
    'Uses an invitation of the operator',
    own.invitationBody,
    own.invitationUsed,
  ),
  operate: post('/operator', 'The operator’s desk', operatorAct, operatorReply, { keyOf: 'operator' }),
} as const satisfies Readonly<Record<string, Route>>;

/** The whole address of a route, with its parameters as `:name`. */
export const addressOf = ({ path, root }: Pick<Route, 'path' | 'root'>): string =>
  root ? path : `/api/v1${path}`;

/** What a route replies. */
export type ReplyTo<K extends keyof typeof ROUTES> = (typeof ROUTES)[K]['reply'] extends infer S extends
  z.ZodType
  ? Said<S>
  : never;
/** What a server can do. */
export type ServerInfo = Said<typeof serverInfo>;
/** How a server is. */
export type Condition = Said<typeof condition>;
