/** What the log says, in words. */
import type { AnyGame, LogEvent, RollRecord } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { capital, eventText, rollOutcome, rollTitle } from '@flotilla/table/run';
import { ui } from '../text/index.ts';
import { knows, say } from '../text/voice.ts';

/** The result of a roll in words; empty for dice that no chart reads. */
export const outcomeWords = (game: AnyGame, roll: Pick<RollRecord, 'chart' | 'outcome'>): string =>
  roll.outcome
    ? say(
        game,
        rollOutcome(roll, (key) => knows(game, key)),
      )
    : '';

/** What a roll is called. */
export const titleWords = (game: AnyGame, roll: RollRecord): string => say(game, rollTitle(roll));

/** A roll as one sentence, for the screen reader and for text files. */
export function rollSentence(game: AnyGame, roll: RollRecord): string {
  const outcome = outcomeWords(game, roll);
  const title = titleWords(game, roll);
  return outcome
    ? ui('roll.sentence', { title, total: roll.total, outcome })
    : ui('roll.sentenceBare', { title, total: roll.total });
}

/** An event as a sentence. */
export const eventWords = (game: AnyGame, event: LogEvent, density: Density): string =>
  event.roll
    ? rollSentence(game, event.roll)
    : capital(
        say(
          game,
          eventText(game, event, density, (key) => knows(game, key)),
        ),
      );
