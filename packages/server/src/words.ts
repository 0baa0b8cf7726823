/**
 * What the server says when it cannot do something: a key for pages, which have their own words, and a sentence for other
 * clients.
 */

const SENTENCES = {
  absent: 'There is no such table, or this key does not open it.',
  badRequest: 'This cannot be read: {why}',
  tooBig: 'This is too long.',
  tooMany: 'That is too much at once. Try again in {seconds} seconds.',
  foreign: 'Pages of other sites may not use this server.',
  method: 'There is nothing of that kind here.',
  fault: 'Something went wrong here. Nothing was changed; try again.',
  away: 'The database does not answer at present. Send it again in a moment, with the same key: it counts once, even if it was taken.',
  stopping: 'The server is about to restart. Try again in a moment.',
  notBegun: 'The game has not begun yet.',
  begun: 'The game has begun already.',
  stopped: 'This table has stopped: a fault of ours, not yours. Nothing is lost.',
  movedOn: 'The game has moved on.',
  closed: 'This game is closed; nothing more is taken.',
  notYours: 'Only whoever answered last can take that back.',
  notSeated: 'Only players may do this.',
  notHost: 'Only whoever opened the table may do this.',
  notOver: 'This can be had once the game is over.',
  linkUsed: 'This link has been used, or is too old. Ask for a new one.',
  seatTaken: 'This seat is taken.',
  seatFree: 'A seat is free. Give out its link, or seat a bot there.',
  seatMissing: 'There is no such seat at this table.',
  hasSeat: 'This device has a seat at this table already.',
  noName: 'A name, please: the others want to know who you are.',
  noShare: 'A share of the dice is missing: 64 hexadecimal digits.',
  noPersons: 'At least one person must sit at the table.',
  noGame: 'There is no game of that name for several players here.',
  noBot: 'This game has no bot of that name.',
  notAllowed: 'These options do not go together: {why}',
  chatOff: 'There is no chat at this table.',
  empty: 'There is nothing in it.',
  notPlayedOn: 'Nobody plays for you.',
  noHoliday: 'Holidays are for games with days for each turn.',
  noContact: 'Nobody can be told in this way: {why}',
  noLetters: 'Whoever reads this address wants no letters from here.',
  letterLost: 'The letter could not be sent. Try again in a moment.',
  noLink: 'This link is none of ours, or was cut off on the way.',
  notWatched: 'Nobody may watch this table.',
  otherVersion: 'This page is older than the server. Load it again.',
  backup: 'The copy could not be written: {why}.',
  full: 'There is no room for another table at present.',
  noEvent: 'There is no such event, or this key does not open it.',
  notOrganiser: 'Only the organiser may do this.',
  noTitle: 'A title, please: people want to know what they enter.',
  noTimes: 'The event must close after it opens, in the future, and within {days} days.',
  noLength: 'This game cannot be sailed that long: choose {lengths}.',
  noCount: 'This does not count in that game: choose {counts}.',
  noSea: 'There is no same sea for that game: choose {games}.',
  notEvent: 'That kind of event is not held here.',
  notInvited: 'This event is by invitation. Ask the organiser for a link.',
  notYetOpen: 'The event has not opened yet.',
  eventOver: 'The event is over.',
  eventOpen: 'The event has opened; this cannot be changed any more.',
  eventRuns: 'This can be had once the event is closed.',
  eventFull: 'There is no room for another entry.',
  sailed: 'You have sailed this sea.',
  inEvent: 'This cannot be done in a game of an event.',
  noSeal: 'A seal is missing: 64 hexadecimal digits.',
  notSealing: 'No share is asked for now.',
  otherShare: 'This is not the share that was sealed.',
  noEntrant: 'There is no such entrant in this event.',
  noWater: 'No records are taken for this event.',
  notRecord: 'This record cannot be taken: {why}',
  known: 'This game is on the list already.',
  noDay: 'There is no sea of that day here.',
  boardDecided: 'It is too late for that: this board is decided.',
  notEntered: 'Only those who have entered may do this.',
  noBoard: 'You are at no board of this round.',
  twoSeats: 'A tournament of this kind needs a game for two.',
  metricsToken: 'The figures are shown to whoever sends the token of METRICS_TOKEN as a bearer.',
  banned: 'The operator has shut you out of this server until {until}.',
  bannedForGood: 'The operator has shut you out of this server.',
  removed: 'The operator has deleted this table.',
  shut: 'The operator has closed this table.',
  serverClosed:
    'This server is closed: only people with an invitation of its operator may open tables and events.',
  noInvitation:
    'This invitation has been used, has come to its end or was taken back. Ask the operator for a new one.',
  noKey: 'This device has no key here, so nothing is kept of it.',
  noPlace: 'There is no such place here: {place}.',
  ofEvent: 'This table is part of the event {event}. Close it, or delete the event.',
  ofServer: 'The sea of the day cannot be deleted before it is closed.',
  noReport: 'There is no such report, or it is settled.',
  noBan: 'There is no ban of that number.',
  noAddress: 'An address must be one of IPv4 or IPv6, or a network from /16 (IPv4) or /32 (IPv6) on.',
  notCaptains: 'Captains on one sea need The Hunters with several captains.',
} as const;

/** The name of a sentence. */
export type Word = keyof typeof SENTENCES;

/** Something that cannot be done; the client gets a status and a sentence, and nothing has changed. */
export class Refused extends Error {
  readonly status: number;
  readonly word: Word;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(status: number, word: Word, args: Readonly<Record<string, string | number>> = {}) {
    super(sentence(word, args));
    this.status = status;
    this.word = word;
    this.args = args;
  }
}

/** A sentence in English. */
export function sentence(word: Word, args: Readonly<Record<string, string | number>> = {}): string {
  return SENTENCES[word].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

/** Every name of a sentence, for clients with words of their own. */
export const WORDS = Object.keys(SENTENCES) as readonly Word[];
