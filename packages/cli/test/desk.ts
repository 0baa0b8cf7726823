/** A desk for tests: the program in this process, with typed lines and a screen that can be read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { main } from '../src/index.ts';
import type { Io } from '../src/support/io.ts';
import { styleFor } from '../src/terminal/style.ts';

/** The result of running the program. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How the program is run. */
export interface Setting {
  /** The lines to type, or a function that decides at each prompt what to type; the input ends after the last. */
  readonly typed?: readonly (string | ((prompt: string) => Promise<string>))[];
  /** Whether somebody sits at a terminal. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** A clock that the test moves by hand; otherwise it stands still, and nobody waits. */
  readonly clock?: Pick<Io, 'now' | 'rest'>;
  /** Presses Ctrl+C when the program listens for it. */
  readonly onInterrupt?: Io['onInterrupt'];
  /** The folder for saved games. */
  readonly home?: string;
}

const folders: string[] = [];

/** A folder for one test, removed when the file's tests are done. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-test-'));
  folders.push(folder);
  return folder;
}

/** A new file with this text, or with this value as JSON. */
export function scriptFile(script: unknown): string {
  const file = join(freshFolder(), 'script.json');
  writeFileSync(file, typeof script === 'string' ? script : JSON.stringify(script));
  return file;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs the program and reads what it printed; a prompt is followed by the line typed at it. */
export async function flotilla(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const typed = [...(setting.typed ?? [])];
  let out = '';
  let err = '';
  const env = { FLOTILLA_HOME: setting.home ?? freshFolder(), LANG: 'en', ...setting.env };
  const live = setting.live ?? false;
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    style: styleFor(live, env),
    live,
    screen: live,
    width: () => 80,
    lines: () => ({
      ask: async (prompt) => {
        const next = typed.shift() ?? null;
        const line = typeof next === 'function' ? await next(prompt) : next;
        out += `${prompt}${line ?? ''}\n`;
        return line;
      },
      close: () => {},
    }),
    env,
    ...(setting.clock ?? { now: () => new Date('1941-03-17T02:30:00Z'), rest: async () => {} }),
    onInterrupt: setting.onInterrupt ?? (() => () => {}),
  };
  const code = await main(argv, io);
  return { code, out, err };
}
