/** What can go wrong, by the exit code it leads to. */
import type { Text } from '@flotilla/table';
import { tableTexts, words } from '@flotilla/table/run';
import { programTexts } from '../text/index.ts';

/** Everything went well. */
export const OK = 0;
/** A check failed, or a file could not be used. */
export const FAILED = 1;
/** The command was not understood. */
export const USAGE = 2;
/** Somebody pressed Ctrl+C, as shells count it. */
export const STOPPED = 130;

/** The command line was used wrongly; the sentence says what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A check failed or a file cannot be used; the text says why, in English where there is no other language. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly said: Text;
  constructor(said: Text, options?: ErrorOptions) {
    super(words({ language: 'en', catalogue: { ...tableTexts.en, ...programTexts.en } }, said), options);
    this.said = said;
  }
}

/** What an error says, in the reader's language where it has words for it. */
export function sentenceOf(error: unknown, say: (said: Text) => string): string {
  if (error instanceof Failed) return say(error.said);
  return error instanceof Error ? error.message : String(error);
}
