/** Where a command writes and reads. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Style } from '../terminal/style.ts';
import { styleFor } from '../terminal/style.ts';

/** Lines typed by a person or coming through a pipe. */
export interface Lines {
  /** Shows a prompt and waits for a line; null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** The world as a command sees it. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly style: Style;
  /** Whether somebody looks at a terminal and types into it. */
  readonly live: boolean;
  /** Whether what is printed goes to a terminal. */
  readonly screen: boolean;
  readonly width: () => number;
  readonly lines: () => Lines;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Waits so many milliseconds. */
  readonly rest: (milliseconds: number) => Promise<void>;
  /** Calls when somebody presses Ctrl+C, once: the second time ends the program. Returns how to stop listening. */
  readonly onInterrupt: (called: () => void) => () => void;
}

type Terminal = { readonly isTTY?: boolean; readonly columns?: number };

/** The streams of a process as an `Io`. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return ioOf(stdin, stdout, stderr, env);
}

/** Any three streams as an `Io`. */
export function ioOf(
  stdin: Readable & Terminal,
  stdout: Writable & Terminal,
  stderr: Writable,
  env: Readonly<Record<string, string | undefined>>,
): Io {
  const screen = stdout.isTTY === true;
  const live = screen && stdin.isTTY === true;
  const columns = () => Number(env.COLUMNS) || stdout.columns || 80;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    style: styleFor(screen, env),
    live,
    screen,
    width: () => Math.max(40, Math.min(columns(), 120)),
    lines: () => openLines(stdin, stdout, live, stdin.isTTY !== true),
    env,
    now: () => new Date(),
    rest: (milliseconds) => sleep(milliseconds),
    onInterrupt: (called) => {
      process.once('SIGINT', called);
      return () => process.off('SIGINT', called);
    },
  };
}

/** Reads line by line; nothing is lost when lines come faster than they are asked for. Lines of a pipe are shown again after their prompt. */
function openLines(stdin: Readable, stdout: Writable, live: boolean, piped: boolean): Lines {
  const reader = createInterface({ input: stdin, output: stdout, terminal: live });
  const waiting: string[] = [];
  let wanted: ((line: string | null) => void) | null = null;
  let ended = false;
  reader.on('line', (line) => {
    if (!wanted) {
      waiting.push(line);
      return;
    }
    const give = wanted;
    wanted = null;
    give(line);
  });
  const end = (): void => {
    ended = true;
    // What is said after a prompt that was left stands on a line of its own.
    if (live && wanted) stdout.write('\n');
    wanted?.(null);
    wanted = null;
  };
  reader.on('close', end);
  reader.on('SIGINT', () => reader.close());
  return {
    ask: (prompt) => {
      const line = waiting.shift();
      if (line !== undefined || ended) {
        stdout.write(`${prompt}${line ?? ''}\n`);
        return Promise.resolve(line ?? null);
      }
      if (live) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else if (!piped) stdout.write(prompt);
      return new Promise((resolve) => {
        wanted = (typed) => {
          if (piped) stdout.write(`${prompt}${typed ?? ''}\n`);
          resolve(typed);
        };
      });
    },
    close: () => reader.close(),
  };
}
