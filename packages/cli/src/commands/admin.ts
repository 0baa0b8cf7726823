/** `flotilla admin`: the operator's desk in a terminal. */
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Args, Command } from '../support/command.ts';
import { Failed, OK, UsageError } from '../support/errors.ts';
import type { Io } from '../support/io.ts';
import { actIn } from './adminActs.ts';
import { shownAnswer } from './adminShown.ts';
import { withServer } from './withServer.ts';

/** The operator's desk. */
export const admin: Command = {
  name: 'admin',
  summary: 'Moderate a server: tables, events, names, bans, invitations, reports.',
  usage: [
    'admin tables | events | names [TEXT]',
    'admin show table TABLE | event EVENT',
    'admin close | delete table TABLE | event EVENT --why TEXT',
    'admin blank seat TABLE.NUMBER | entrant EVENT.NUMBER | title EVENT | line TABLE.NUMBER | record EVENT.NUMBER --why TEXT',
    'admin ban seat TABLE.NUMBER | entrant EVENT.NUMBER | organiser EVENT | key KEY | address ADDRESS [--days N] --why TEXT',
    'admin bans | unban NUMBER --why TEXT',
    'admin mode closed | open --why TEXT',
    'admin invite NAME [--uses N] [--days N] | invitations | uninvite NUMBER --why TEXT',
    'admin person | erase key KEY | seat TABLE.NUMBER | entrant EVENT.NUMBER | mail ADDRESS --why TEXT',
    'admin reports [--all] | report NUMBER | settle NUMBER --why TEXT',
    'admin log',
    'admin key NAME',
  ],
  options: {
    why: { kind: 'text', value: 'TEXT', help: 'Why, for the log of acts.' },
    days: {
      kind: 'number',
      value: 'N',
      least: 1,
      most: 36_500,
      help: 'How long a ban or an invitation lasts.',
    },
    uses: {
      kind: 'number',
      value: 'N',
      least: 1,
      most: 1_000,
      help: 'How many devices may use an invitation (1).',
    },
    state: { kind: 'text', value: 'STATE', help: 'Only tables or events in this state.' },
    most: { kind: 'number', value: 'N', least: 1, most: 1_000, help: 'How many lines (100).' },
    all: { kind: 'flag', help: 'Settled reports too.' },
    json: { kind: 'flag', help: 'Everything, as JSON.' },
    server: { kind: 'text', value: 'URL', help: 'A server elsewhere; needs a key of its operator.' },
    'key-file': {
      kind: 'text',
      value: 'FILE',
      help: 'The file with the key (otherwise FLOTILLA_OPERATOR_KEY).',
    },
  },
  details: [
    'Asks the server that runs on this machine, or opens the database in ./data (or DATA, DATABASE_URL) when none runs. A key of an operator is needed only over the network.',
    'A key, a mail address or a name may be given as "-" and is then read from the input, so that it stands in no history of commands.',
  ],
  examples: [
    'admin names gruber',
    'admin blank seat kV3b7JtY2mQzX8Lwd.2 --why "an insult"',
    'admin ban address 2001:db8:1:2::/64 --days 30 --why spam',
    'admin person key - --why "asked for by letter" --json',
  ],
  run: async (args, io) => {
    if (args.words[0] === 'key') return newKey(args, io);
    const wish = actIn(await withTyped(args, io), io.now());
    const remote = remoteOf(args, io);
    const answer = await withServer(io, async (server, config) => {
      const shown = await server.operateAt(config, wish, { who: callerOf(io), ...(remote && { remote }) });
      return wish.do === 'invite' ? withAddress(shown, remote?.url ?? config.publicUrl) : shown;
    });
    io.out(args.flag('json') ? `${JSON.stringify(answer, null, 2)}\n` : shownAnswer(answer));
    return OK;
  },
};

/** The words, with what is to be read from the input in place of "-". */
async function withTyped(args: Args, io: Io): Promise<Args> {
  if (args.words.at(-1) !== '-') return args;
  const lines = io.lines();
  const typed = (await lines.ask('')) ?? '';
  lines.close();
  if (typed.trim() === '') throw new UsageError('Nothing came from the input.');
  return { ...args, words: [...args.words.slice(0, -1), typed.trim()] };
}

/** An invitation with the address that is sent to somebody. */
function withAddress(answer: object, url: string | null): object {
  const { invitation, ...rest } = answer as { invitation?: string };
  const where = (url ?? '').replace(/\/+$/, '');
  return { ...rest, address: `${where}/invited#${invitation}` };
}

function remoteOf(args: Args, io: Io): { readonly url: string; readonly key: string } | null {
  const url = args.text('server');
  if (url === undefined) return null;
  const file = args.text('key-file');
  const key = (file === undefined ? io.env.FLOTILLA_OPERATOR_KEY : readKey(file))?.trim();
  if (!key) throw new UsageError('--server needs a key: --key-file FILE, or FLOTILLA_OPERATOR_KEY.');
  if (!/^https?:\/\/./.test(url)) throw new UsageError('--server must begin with https:// (or http://).');
  return { url, key };
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Failed(`${file} cannot be read.`);
  }
}

function callerOf({ env }: Io): string {
  if (env.FLOTILLA_OPERATOR) return env.FLOTILLA_OPERATOR;
  try {
    return userInfo().username;
  } catch {
    return 'somebody';
  }
}

async function newKey(args: Args, io: Io): Promise<number> {
  const [, name = ''] = args.words;
  if (!/^[\w.-]{1,40}$/.test(name))
    throw new UsageError('Say whose key it is, in letters and digits: flotilla admin key NAME.');
  const { newOperatorKey, operatorHash } = await import('@flotilla/server');
  const key = newOperatorKey();
  io.out(
    [
      `The key of ${name}, shown this once; keep it in a file that only ${name} can read:`,
      `  ${key}`,
      'For the settings of the server, which knows only this:',
      `  OPERATOR_KEYS=${name}:${operatorHash(key)}`,
      '',
    ].join('\n'),
  );
  return OK;
}
