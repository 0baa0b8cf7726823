/** After everything else: beside each file that packs well its packed forms, which a server can send as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKS_WELL = /\.(?:css|html|js|json|map|svg|txt|webmanifest)$/;
/** Below this size a packed form saves nothing that anybody would notice. */
const LEAST = 1024;

const BROTLI = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

async function pack(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < LEAST) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, BROTLI),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Writes `*.br` and `*.gz`; comes last, because it packs what the others have written. */
export function compress(): Plugin {
  let out = '';
  return {
    name: 'flotilla-compress',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const entries = readdirSync(out, { withFileTypes: true, recursive: true });
        const files = entries
          .filter((entry) => entry.isFile() && PACKS_WELL.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .filter((file) => !file.includes(`${join(out, '.vite')}`));
        await Promise.all(files.map(pack));
      },
    },
  };
}
