/** Prints the hash of the state each record comes to, one a line, in whatever machine runs this. Usage: hashes.mjs RECORD … */
import { readFileSync } from 'node:fs';
import { loadGame } from '../../packages/lab/dist/index.js';
import { recordFromText, replay } from '../../packages/table/dist/run.js';

for (const file of process.argv.slice(2)) {
  const read = recordFromText(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.error);
  const again = replay(await loadGame(read.value.game), read.value);
  if (!again.ok) throw new Error(again.error);
  console.log(again.value.record().stateHash);
}
