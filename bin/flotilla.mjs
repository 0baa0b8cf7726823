#!/usr/bin/env node
/** The command line from the checkout: makes sure that everything is installed and built, then runs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ready = fileURLToPath(new URL('../scripts/ready.mjs', import.meta.url));
const main = new URL('../packages/cli/dist/main.js', import.meta.url);

const { status } = spawnSync(process.execPath, [ready, 'build'], { stdio: ['ignore', 2, 2] });
if (status !== 0) {
  if (!existsSync(fileURLToPath(main))) process.exit(1);
  process.stderr.write('flotilla: The build has errors; this runs what was built last.\n');
}
await import(main.href);
