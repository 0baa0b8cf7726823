/**
 * What is written in docs/openapi.yaml and between the marks of docs/protocol.md, made from packages/protocol. Usage: npm run docs;
 * a test compares it with the files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApi, protocolTables } from '@flotilla/protocol/docs';
import { stringify } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (name) => `${root}docs/${name}`;

/** Both pages as they should be. */
export function protocolPages() {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  let protocol = readFileSync(at('protocol.md'), 'utf8');
  for (const [name, table] of Object.entries(protocolTables())) {
    const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
    const [before, rest] = protocol.split(begin);
    if (rest === undefined || !rest.includes(end))
      throw new Error(`docs/protocol.md has no marks for "${name}".`);
    protocol = `${before}${begin}${table}${rest.slice(rest.indexOf(end))}`;
  }
  const openapi = stringify(openApi(version), { lineWidth: 130, aliasDuplicateObjects: false });
  return { 'protocol.md': protocol, 'openapi.yaml': openapi };
}

/** Writes both pages. */
export function writeProtocolPages() {
  for (const [name, text] of Object.entries(protocolPages())) writeFileSync(at(name), text);
}
