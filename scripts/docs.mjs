/** Makes pages in docs/api from the doc lines of everything the kernel exports. Usage: npm run docs */
import { missingFrom } from './installed.mjs';
import { run, say } from './ready.mjs';

const TOOLS = 'tools/docs';

if (missingFrom(TOOLS).length > 0) {
  say('Installing what the pages need (npm ci) …');
  run('npm', ['ci', '--prefix', TOOLS, '--no-audit', '--no-fund', '--loglevel=error']);
}
run(process.execPath, [`${TOOLS}/node_modules/typedoc/bin/typedoc`, '--options', `${TOOLS}/typedoc.json`]);
say('Written: docs/api/index.html');
