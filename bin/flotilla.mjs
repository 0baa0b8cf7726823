#!/usr/bin/env node
/** The command line: in a checkout it first makes sure that everything is installed and built; a release is built already. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ready = fileURLToPath(new URL('../scripts/ready.mjs', import.meta.url));
const main = new URL('../packages/cli/dist/main.js', import.meta.url);

const { status } = existsSync(ready)
  ? spawnSync(process.execPath, [ready, 'build'], { stdio: ['ignore', 2, 2] })
  : { status: 0 };
if (status !== 0) {
  if (!existsSync(fileURLToPath(main))) process.exit(1);
  process.stderr.write('flotilla: The build has errors; this runs what was built last.\n');
}
await import(main.href);
