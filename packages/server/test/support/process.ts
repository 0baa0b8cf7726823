/** A server in a process of its own, which tests may kill. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/standalone.js', import.meta.url));

/** A process and the address it serves. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Ends it abruptly, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts a compiled server; fails when it ends before it serves. */
export function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer): void => {
      said += String(part);
      const [, url] = /Tables are at (\S+)/.exec(said) ?? [];
      if (!url) return;
      resolve({
        child,
        url,
        async kill() {
          child.kill('SIGKILL');
          await gone;
        },
      });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(said)));
  });
}
