/** Compiles packages/table/src/philox.wat and writes its bytes into philox.wasm.ts, or with --check only compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages', 'table', 'src');
const target = join(folder, 'philox.wasm.ts');
const source = readFileSync(join(folder, 'philox.wat'), 'utf8');
const { buffer } = (await wabt()).parseWat('philox.wat', source).toBinary({});
const hex = Buffer.from(buffer).toString('hex');
const WIDTH = 100;
const lines = hex.match(new RegExp(`.{1,${WIDTH}}`, 'g')).map((line) => `  '${line}'`);
const written = readFileSync(target, 'utf8').replace(
  /const MODULE =\n[^;]*;/,
  `const MODULE =\n${lines.join(' +\n')};`,
);
if (process.argv.includes('--check')) {
  if (written !== readFileSync(target, 'utf8'))
    throw new Error('philox.wasm.ts is not what philox.wat says: node scripts/philox.mjs');
} else writeFileSync(target, written);
console.log(`${hex.length / 2} bytes of WebAssembly`);
