/** Names and texts come from anywhere: whatever a terminal would obey rather than show is removed from them. */
import type { Io } from './io.ts';

const SEQUENCE = String.raw`(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]`;
/** Control characters, and those that change the direction of writing. */
const CONTROL = String.raw`[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]`;
/** What the program itself sends: colours and weights, clearing the screen, redrawing a line. */
const OWN = String.raw`\x1b\[(?:[12]|22|3[1236]|39)m|\x1b\[[23]J|\x1b\[[HGK]`;

const NOT_SHOWN = new RegExp(`${SEQUENCE}|${CONTROL}`, 'g');
const NOT_OURS = new RegExp(`(${OWN})|${SEQUENCE}|${CONTROL}`, 'g');
const OUTSIDE_ASCII = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text without anything invisible, except line ends and tabs. */
export const printable = (text: string): string => text.replace(NOT_SHOWN, '');

/** JSON with all control characters escaped, even those it would leave as they are. */
export const printableJson = (json: string): string =>
  json.replace(OUTSIDE_ASCII, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const ours = (text: string): string => text.replace(NOT_OURS, (_, own: string | undefined) => own ?? '');

/** An `Io` whose terminal obeys nobody but the program. */
export const guarded = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(ours(text)),
  err: (text) => io.err(ours(text)),
  lines: () => {
    const lines = io.lines();
    return { ask: (prompt) => lines.ask(ours(prompt)), close: () => lines.close() };
  },
});
