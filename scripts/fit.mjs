/**
 * Fits what positions are worth to simulated games, and writes it as plain data files of the games and as docs/values.md.
 * Usage: node scripts/fit.mjs [hunters|naval-battles|uboat-leader …]; the same sources and seed give the same files.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fitHunters } from './fit/hunters.mjs';
import { fitNavalBattles } from './fit/naval-battles.mjs';
import { tellFits } from './fit/page.mjs';
import { fitUboatLeader } from './fit/uboat-leader.mjs';
import { say } from './ready.mjs';

const SEED = 'fit';

const FITS = {
  hunters: () => fitHunters(20_000, SEED),
  'naval-battles': () => fitNavalBattles(1_500, SEED),
  'uboat-leader': () => fitUboatLeader(1_600, SEED),
};

/** A data file of a game. */
const fileOf = ({ about, data, types = {} }) => `/** ${about} Made by \`npm run fit\`: do not edit. */
${Object.entries(data)
  .map(
    ([name, value]) =>
      `export const ${name}${types[name] ?? ': readonly number[]'} = ${JSON.stringify(value)};`,
  )
  .join('\n\n')}
`;

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(FITS)) {
  if (!Object.hasOwn(FITS, name)) {
    say(`Say what to fit: ${Object.keys(FITS).join(', ')}.`);
    process.exit(1);
  }
  say(`Fitting ${name} …`);
  const fit = FITS[name]();
  writeFileSync(fit.file, fileOf(fit));
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', fit.file]);
  tellFits(name, fit);
}
