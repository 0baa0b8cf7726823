/** `npm start` as somebody's supervisor runs it. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { npm_lifecycle_event, ...given } = process.env;
const env = { ...given, DATA: mkdtempSync(join(tmpdir(), 'flotilla-start-')) };

const started: ChildProcess[] = [];
/** Whatever a failed test leaves behind: npm and everything below it share a group. */
afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      process.kill(-(pid as number), 'SIGKILL');
    } catch {
      // Everything has ended, as it should.
    }
  }
});

/** Starts the site through npm; gives npm and the address once it is served. */
async function start(...args: string[]): Promise<{ npm: ChildProcess; url: string }> {
  const npm = spawn('npm', ['start', '--', ...args], { cwd: ROOT, env, detached: true });
  started.push(npm);
  const url = await new Promise<string>((found, missed) => {
    let said = '';
    const hear = (part: Buffer): void => {
      said += part;
      const address = /Flotilla is at (\S+)/.exec(said)?.[1];
      if (address) found(address);
    };
    npm.stdout?.on('data', hear);
    npm.stderr?.on('data', hear);
    npm.once('close', () => missed(new Error(said)));
  });
  return { npm, url };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'ends with npm, whoever sends it %s, within a second',
    async (signal) => {
      const { npm, url } = await start('--port', '0');
      expect(await answers(url)).toBe(true);
      process.kill(npm.pid as number, signal);
      await new Promise((later) => setTimeout(later, 1000));
      expect(await answers(url)).toBe(false);
    },
  );

  it('says that the port is taken and ends, instead of taking another', async () => {
    const { url } = await start('--port', '0');
    const { port } = new URL(url);
    await expect(start('--port', port)).rejects.toThrow(`Port ${port} is taken`);
  });
});
