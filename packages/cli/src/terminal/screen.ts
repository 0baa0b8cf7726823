/** The screen as a whole. */
import type { Io, Lines } from '../support/io.ts';
import { wrap } from './layout.ts';

/** Wipes the screen and what can be scrolled back to; does nothing where there is no screen. */
export function clearScreen(io: Io): void {
  if (io.screen) io.out('\x1b[2J\x1b[3J\x1b[H');
}

/** The columns left behind a prompt for the answer. */
const ANSWER = 12;

/** Lines whose prompts fit the screen: what does not fit on the last line goes above it. */
export function fittingLines(io: Io): Lines {
  const lines = io.lines();
  const ask = (prompt: string): Promise<string | null> => {
    const [last = '', ...above] = wrap(prompt, io.width() - ANSWER, /^ */.exec(prompt)?.[0] ?? '').reverse();
    for (const line of above.reverse()) io.out(`${line}\n`);
    return lines.ask(last);
  };
  return { ask, close: () => lines.close() };
}
