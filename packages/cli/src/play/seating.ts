/** Who plays: people by their names, bots by theirs. */
import type { AnyGame } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { botNames, plainName } from '@flotilla/table/run';
import { UsageError } from '../support/errors.ts';
import { checkedBot, checkSeats, listOf, usualBot } from '../support/seats.ts';
import type { Speaker } from '../support/speech.ts';

/** What was said about the seats. */
export interface SeatWishes {
  /** A number of seats, or names of people and bots. */
  readonly seats: string | undefined;
  readonly people: number | undefined;
  readonly bots: string | undefined;
}

/** The seats of a new game: people first, then bots, empty ones up to `least` filled with the usual bot. */
export function seatsFrom(game: AnyGame, wishes: SeatWishes, least: number, speaker: Speaker): SeatRecord[] {
  const { min, max } = game.seats;
  const asked = wishes.seats?.trim();
  if (asked !== undefined && !/^\d+$/.test(asked)) {
    if (/^[-+.\d]*$/.test(asked))
      throw new UsageError(
        `--seats must be a number from ${min} to ${max}, or names with commas, not "${asked}".`,
      );
    if (wishes.people !== undefined || wishes.bots !== undefined)
      throw new UsageError('--seats with names says it all: leave out --people and --bots.');
    return checkedSeats(game, seatsNamed(game, asked, speaker));
  }
  const bots = wishes.bots === undefined ? [] : listOf(wishes.bots).map((name) => checkedBot(game, name));
  const wanted = asked === undefined ? undefined : Number(asked);
  if (wanted !== undefined) checkSeats(game, wanted);
  if (wishes.people !== undefined && wishes.people > max) checkSeats(game, wishes.people);
  const people = wishes.people ?? (max === 1 && bots.length > 0 ? 0 : 1);
  const total = wanted ?? Math.max(least, people + bots.length);
  if (people + bots.length > total)
    throw new UsageError(
      `--seats ${total} is too few for ${people + bots.length} people and bots: make it ${people + bots.length}, or leave it out.`,
    );
  const named = Array.from({ length: people }, (_, i) => personNamed(people, i, speaker));
  const filled = [...bots, ...Array.from({ length: total - people - bots.length }, () => usualBot(game))];
  return checkedSeats(game, [...named, ...botSeats(filled)]);
}

/** Seats from names with commas: the name of a bot is a bot, any other a person. */
export function seatsNamed(game: AnyGame, text: string, speaker: Speaker): SeatRecord[] {
  const names = listOf(text)
    .map(plainName)
    .filter((name) => name !== '');
  const people = names.filter((name) => !botNames(game).includes(name)).length;
  const bots = botSeats(names.filter((name) => botNames(game).includes(name)));
  let person = 0;
  return names.map((name) => {
    if (botNames(game).includes(name)) return bots.shift() as SeatRecord;
    const number = person++;
    return /^(person|me|you)$/i.test(name) ? personNamed(people, number, speaker) : { name, bot: null };
  });
}

function personNamed(people: number, index: number, speaker: Speaker): SeatRecord {
  const name = people === 1 ? speaker.own('you') : speaker.own('person', { number: index + 1 });
  return { name, bot: null };
}

const botSeats = (bots: readonly string[]): SeatRecord[] => numbered(bots.map((bot) => ({ name: bot, bot })));

/** Tells bots of one name apart by a number. */
export function numbered(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.map((seat, i) => {
    const same = seats.filter((other) => other.bot === seat.bot).length;
    if (seat.bot === null || same === 1) return seat;
    const number = seats.slice(0, i + 1).filter((other) => other.bot === seat.bot).length;
    return { name: `${seat.bot} ${number}`, bot: seat.bot };
  });
}

/** Seats the players of an older game again; the usual bot replaces one that no longer exists. */
export const seatsAgain = (game: AnyGame, seats: readonly SeatRecord[]): SeatRecord[] =>
  seats.map((seat) =>
    seat.bot === null || botNames(game).includes(seat.bot) ? seat : { ...seat, bot: usualBot(game) },
  );

function checkedSeats(game: AnyGame, seats: SeatRecord[]): SeatRecord[] {
  checkSeats(game, seats.length);
  return seats;
}
