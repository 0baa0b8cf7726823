/** The screen as a whole. */
import type { Io } from '../support/io.ts';

/** Wipes the screen and what can be scrolled back to; does nothing where there is no screen. */
export function clearScreen(io: Io): void {
  if (io.screen) io.out('\x1b[2J\x1b[3J\x1b[H');
}
