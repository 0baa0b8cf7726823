/** Who sits where. */
import type { AnyGame } from '@flotilla/table';
import { botNames } from '@flotilla/table/run';
import { UsageError } from './errors.ts';
import { unknownWord } from './near.ts';

/** The bot that fills empty seats: `steady` where the game has it. */
export function usualBot(game: AnyGame): string {
  const names = botNames(game);
  return names.includes('steady') ? 'steady' : (names.find((name) => name !== 'random') ?? 'random');
}

/** A list of names with commas. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A bot that exists, or a sentence. */
export function checkedBot(game: AnyGame, name: string): string {
  if (botNames(game).includes(name)) return name;
  throw new UsageError(unknownWord('bot', name, botNames(game), game.title));
}

/** Throws a sentence when a game cannot be played with this number of seats. */
export function checkSeats(game: AnyGame, seats: number): void {
  const { min, max } = game.seats;
  if (seats >= min && seats <= max) return;
  throw new UsageError(`${game.title} has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`);
}

/** The bots of all seats from `--bot`, `--bots` and `--seats`; `least` seats where nobody says how many. */
export function botsFrom(
  game: AnyGame,
  given: { bot: string | undefined; bots: string | undefined; seats: number | undefined },
  least: number,
): string[] {
  if (given.bot !== undefined && given.bots !== undefined)
    throw new UsageError(
      'Give either --bot (one bot at every seat) or --bots (one for each seat), not both.',
    );
  const named = given.bots === undefined ? [] : listOf(given.bots).map((name) => checkedBot(game, name));
  const fill = given.bot === undefined ? usualBot(game) : checkedBot(game, given.bot);
  const seats = given.seats ?? Math.max(least, named.length);
  checkSeats(game, seats);
  if (named.length > seats) throw new UsageError(`--bots names ${named.length} bots for ${seats} seats.`);
  if (named.length === 0) return Array.from({ length: seats }, () => fill);
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length] as string);
}
