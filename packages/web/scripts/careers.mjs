/**
 * Plays many careers of The Hunters with the steady captain in every type of boat and writes what they came to as a small
 * table: the screens compare a player's career with it. Needs the built packages.
 * Usage: node packages/web/scripts/careers.mjs [careers in each boat]
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOAT_TYPES, hunters } from '@flotilla/hunters';
import { rngFrom, seedFrom } from '@flotilla/table';
import { optionsOf, playOut, Table } from '@flotilla/table/run';

const CAREERS = Number(process.argv[2] ?? 4000);
const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9];
const TARGET = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'src',
  'hunters',
  'career',
  'simulated.generated.ts',
);

/** One career from the first patrol to its end. */
function career(boat, number) {
  const seed = `simulated ${boat} ${number}`;
  const table = new Table({
    game: hunters,
    options: optionsOf(hunters, { boat }),
    seats: 1,
    seed,
    recording: 'off',
  });
  playOut(table, [hunters.bots.steady], [rngFrom(seedFrom(seed), 'steady')]);
  return hunters.figures(table.state.game);
}

/** What the careers in one type of boat came to. */
function summary(boat) {
  const careers = Array.from({ length: CAREERS }, (_, number) => career(boat, number));
  const tons = careers.map(({ numbers }) => numbers.tons).sort((a, b) => a - b);
  const quantiles = SHARES.map(
    (share) => Math.round(tons[Math.floor(share * (tons.length - 1))] / 100) * 100,
  );
  const lived = careers.filter(({ tallies }) => tallies.fate === 'survived').length;
  const patrols = careers.reduce((sum, { numbers }) => sum + numbers.patrols, 0) / careers.length;
  return `{ careers: ${CAREERS}, survived: ${(lived / CAREERS).toFixed(3)}, patrols: ${patrols.toFixed(1)}, tons: [${quantiles.join(', ')}] }`;
}

const rows = BOAT_TYPES.map((boat) => `  ${boat}: ${summary(boat)},`);
writeFileSync(
  TARGET,
  `/** Careers of the steady captain by the boat they began in, played by scripts/careers.mjs; not edited by hand. */
import type { BoatType } from '../game.ts';
import type { Simulated } from './simulated.ts';

/** What they came to. */
export const SIMULATED: Readonly<Record<BoatType, Simulated>> = {
${rows.join('\n')}
};
`,
);
console.log(rows.join('\n'));
