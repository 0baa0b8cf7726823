/** Compiles the generator's WebAssembly from packages/table/src/philox.wat. Usage: node scripts/philox.mjs [--check] */
import { missingFrom } from './installed.mjs';
import { run, say } from './ready.mjs';

const TOOLS = 'tools/philox';

if (missingFrom(TOOLS).length > 0) {
  say('Installing the assembler (npm ci) …');
  run('npm', ['ci', '--prefix', TOOLS, '--no-audit', '--no-fund', '--loglevel=error']);
}
run(process.execPath, [`${TOOLS}/compile.mjs`, ...process.argv.slice(2)]);
