/** Writes what docs/openapi.yaml and docs/protocol.md take from the protocol, and pages in docs/api from the kernel's doc lines. Usage: npm run docs */
import { missingFrom } from './installed.mjs';
import { build, run, say } from './ready.mjs';

const TOOLS = 'tools/docs';

build();
const { writeProtocolPages } = await import('./protocol-docs.mjs');
writeProtocolPages();
say('Written: docs/openapi.yaml, docs/protocol.md');

if (missingFrom(TOOLS).length > 0) {
  say('Installing what the pages need (npm ci) …');
  run('npm', ['ci', '--prefix', TOOLS, '--no-audit', '--no-fund', '--loglevel=error']);
}
run(process.execPath, [`${TOOLS}/node_modules/typedoc/bin/typedoc`, '--options', `${TOOLS}/typedoc.json`]);
say('Written: docs/api/index.html');
