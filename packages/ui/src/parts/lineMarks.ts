/** What a game puts into the lines of the log: a picture before a sentence, and the sentence with names in it. */
import type { LogEvent } from '@flotilla/table';
import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';

/** A line with its picture. */
export interface LineMark {
  readonly art: ComponentChildren;
  readonly said: string;
}

/** The mark of a line; null for the many that have none. It must stay the same function while a game is open: every line reads it. */
export type MarkOf = (event: LogEvent, said: string) => LineMark | null;

export const LineMarks = createContext<MarkOf>(() => null);
