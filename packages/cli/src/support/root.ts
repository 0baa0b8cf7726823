/** Where the checkout is. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failed } from './errors.ts';

/** The folder of the project, found from the place of this program. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (folder !== dirname(folder)) {
    if (existsSync(join(folder, 'packages', 'table'))) return folder;
    folder = dirname(folder);
  }
  throw new Failed('This command works in a checkout of the project only.');
}
