/** What the server is told on the command line and in the environment. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The address games belong to unless somebody chooses another. */
export const USUAL = { host: '127.0.0.1', port: 4173 };

export const USAGE = `Serves the site on this machine.

  --port NUMBER       the port to listen on (or PORT=NUMBER), ${USUAL.port} unless told otherwise; 0 takes any free one
  --host ADDRESS      the address to listen on (or HOST=ADDRESS), ${USUAL.host} unless told otherwise
  --allow-host NAME   a further name the site may be asked for (or ALLOWED_HOSTS=NAME,NAME), for example behind a proxy
  --dir FOLDER        the built site, packages/web/dist unless told otherwise
`;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'allow-host': { type: 'string', multiple: true },
  dir: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

/** A mistake of whoever starts the server; its message is the whole sentence. */
export class Mistake extends Error {}

function portFrom(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Mistake(`The port must be a whole number from 0 to 65535, not "${text}".`);
}

function given(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    const [first] = error.message.split(/\.?\s*\n|\. /);
    throw new Mistake(`${first.replace(/\.$/, '')}. See --help.`);
  }
}

const namesIn = (list) =>
  list
    .join(',')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Reads the options; one on the command line counts more than one in the environment. */
export function readOptions(args, env = process.env) {
  const { port, host, dir, help, 'allow-host': names } = given(args);
  return {
    help: help ?? false,
    port: portFrom(port ?? (env.PORT?.trim() || String(USUAL.port))),
    host: host ?? (env.HOST?.trim() || USUAL.host),
    allowed: namesIn(names ?? [env.ALLOWED_HOSTS ?? '']),
    dir: dir === undefined ? fileURLToPath(new URL('../dist', import.meta.url)) : resolve(dir),
  };
}
