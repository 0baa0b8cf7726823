/** A progress bar on standard error, on terminals only. */
import type { Io } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar that is drawn now and then, and wiped away at the end. */
export interface ProgressBar {
  readonly show: (done: number, of: number) => void;
  readonly end: () => void;
}

/** Opens a bar; without a terminal it does nothing. */
export function progressBar(io: Io, label: string): ProgressBar {
  if (!io.screen) return { show: () => {}, end: () => {} };
  const began = io.now().getTime();
  let drawn = 0;
  return {
    show: (done, of) => {
      const now = io.now().getTime();
      if (now - drawn < EVERY_MS && done < of) return;
      drawn = now;
      const full = Math.round((done / of) * WIDTH);
      const speed = done / Math.max(0.001, (now - began) / 1000);
      const left = Math.ceil((of - done) / Math.max(speed, 0.001));
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      io.err(
        `\x1b[G${label} ${bar} ${done}/${of}  ${speed.toFixed(speed < 10 ? 1 : 0)}/s  ${left} s left \x1b[K`,
      );
    },
    end: () => io.err('\x1b[G\x1b[K'),
  };
}

/** A bar of questions that are settled; without a terminal one line for every tenth, on standard error. */
export function reviewProgress(
  io: Io,
  { own }: Speaker,
  of: number,
): { readonly show: (settled: number) => void; readonly end: () => void } {
  const began = io.now().getTime();
  let drawn = 0;
  let tenths = -1;
  return {
    show: (settled) => {
      const now = io.now().getTime();
      const seconds = Math.round((now - began) / 1000);
      const line = own('review.progress', { of, settled, seconds });
      if (!io.screen) {
        const tenth = Math.floor((10 * settled) / Math.max(1, of));
        if (tenth > tenths) io.err(`${line}\n`);
        tenths = Math.max(tenths, tenth);
        return;
      }
      if (now - drawn < EVERY_MS) return;
      drawn = now;
      const full = Math.round((settled / Math.max(1, of)) * WIDTH);
      io.err(`\x1b[G[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${line}\x1b[K`);
    },
    end: () => {
      if (io.screen) io.err('\x1b[G\x1b[K');
    },
  };
}
