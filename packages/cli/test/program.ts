/** The program as it was built, for tests that run it as a process of its own. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The file to run. */
export const PROGRAM = join(folder, 'dist', 'main.js');

/** These tests run the build; one older than its sources would prove nothing. */
function newest(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(...readdirSync(path).map((name) => newest(join(path, name))));
}
const built = join(folder, 'dist', '.tsbuildinfo');
if (!existsSync(built) || newest(join(folder, 'src')) > statSync(built).mtimeMs + 1000)
  throw new Error('The build is missing or older than the sources: run "npm run build" first.');
