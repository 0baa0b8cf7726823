/**
 * What the server says when it cannot do something: a key for pages, which have their own words, and a sentence for other
 * clients.
 */

const SENTENCES = {
  absent: 'There is no such table, or this key gives no access to it.',
  badRequest: 'The request could not be understood: {why}',
  tooBig: 'This is too long.',
  tooMany: 'Too many requests. Try again in {seconds} seconds.',
  foreign: 'Pages of other sites may not use this server.',
  method: 'This address does not take that method.',
  fault: 'Something went wrong here. Nothing was changed; try again.',
  away: 'The database is not responding. Send this again in a moment with the same key: it counts once, even if it was already accepted.',
  stopping: 'The server is about to restart. Try again in a moment.',
  notBegun: 'The game has not begun yet.',
  begun: 'The game has already begun.',
  stopped: 'This table has stopped because of a fault on the server. Nothing is lost.',
  movedOn: 'The game has moved on.',
  closed: 'This game is closed; no more moves are accepted.',
  notYours: 'Only the player who answered last can take that back.',
  notSeated: 'Only players may do this.',
  notHost: 'Only the host may do this.',
  notOver: 'This is available once the game is over.',
  linkUsed: 'This link has been used or has expired. Ask for a new one.',
  seatTaken: 'This seat is taken.',
  seatFree: 'A seat is free. Send somebody its link, or seat a bot there.',
  seatMissing: 'There is no such seat at this table.',
  hasSeat: 'This device already has a seat at this table.',
  noName: 'Please give a name, so that the others know who you are.',
  noShare: 'A share of the dice is missing: 64 hexadecimal digits.',
  noPersons: 'At least one person must sit at the table.',
  noGame: 'There is no game of that name for several players here.',
  noBot: 'This game has no bot of that name.',
  notAllowed: 'These options do not go together: {why}',
  chatOff: 'There is no chat at this table.',
  empty: 'There is nothing in it.',
  notPlayedOn: 'No bot is playing for you.',
  noHoliday: 'You can take a holiday only in games with a move a day.',
  noContact: 'That address cannot be used: {why}',
  noLetters: 'The owner of this address does not want e-mail from here.',
  letterLost: 'The e-mail could not be sent. Try again in a moment.',
  noLink: 'This link is not one of ours, or was cut short.',
  notWatched: 'Nobody may watch this table.',
  otherVersion: 'This page is older than the server. Reload it.',
  backup: 'The copy could not be written: {why}.',
  full: 'There is no room for another table at the moment.',
  noEvent: 'There is no such event, or this key gives no access to it.',
  notOrganiser: 'Only the organiser may do this.',
  noTitle: 'Please give a title, so that people know what they are entering.',
  noTimes: 'The event must close after it opens, in the future, and within {days} days.',
  noLength: 'This game cannot be sailed that long: choose {lengths}.',
  noCount: 'That cannot be counted in this game: choose {counts}.',
  noSea: 'That game has no same-sea events: choose {games}.',
  notEvent: 'This server does not hold events of that kind.',
  notInvited: 'This event is by invitation. Ask the organiser for a link.',
  notYetOpen: 'The event has not opened yet.',
  eventOver: 'The event is over.',
  eventOpen: 'The event has opened; this can no longer be changed.',
  eventRuns: 'This is available once the event is closed.',
  eventFull: 'There is no room for another entry.',
  sailed: 'You have sailed this sea.',
  inEvent: 'This cannot be done in a game of an event.',
  noSeal: 'A seal is missing: 64 hexadecimal digits.',
  notSealing: 'No share is needed at the moment.',
  otherShare: 'This is not the share that was sealed.',
  noEntrant: 'There is no such entrant in this event.',
  noWater: 'This event accepts no records.',
  notRecord: 'This record cannot be accepted: {why}',
  known: 'This game is already on the list.',
  noDay: 'There is no sea of that day here.',
  boardDecided: 'Too late: this board is decided.',
  notEntered: 'Only people who have entered may do this.',
  noBoard: 'You are not at a board in this round.',
  twoSeats: 'A tournament of this kind needs a game for two.',
  metricsToken: 'To read the metrics, send the token METRICS_TOKEN as a bearer token.',
  banned: 'The operator has banned you from this server until {until}.',
  bannedForGood: 'The operator has banned you from this server.',
  removed: 'The operator has deleted this table.',
  shut: 'The operator has closed this table.',
  serverClosed: 'This server is closed: only people invited by the operator may open tables and events.',
  noInvitation:
    'This invitation has been used, has expired or was withdrawn. Ask the operator for a new one.',
  noKey: 'This device has no key here, so the server keeps nothing about it.',
  noPlace: 'There is no such place here: {place}.',
  ofEvent: 'This table is part of the event {event}. Close it, or delete the event.',
  ofServer: 'The sea of the day cannot be deleted before it is closed.',
  noReport: 'There is no such report, or it has been settled.',
  noBan: 'There is no ban with that number.',
  noAddress: 'Give an IPv4 or IPv6 address, or a network of at least /16 (IPv4) or /32 (IPv6).',
  notCaptains: 'Captains on one sea need a game that seats three or more and compares its seats.',
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
