/** Settings from the environment. All are optional. */
import { resolve } from 'node:path';
import type { OperatorKey } from './operator/keys.ts';
import { readOperatorKeys } from './operator/keys.ts';
import type { TrustedProxies } from './proxies.ts';
import { trustedProxies } from './proxies.ts';

/** The settings of a server. */
export interface Config {
  /** The folder of the embedded database and of the key that encrypts the dice. */
  readonly data: string;
  readonly databaseUrl: string | null;
  /** The address at which people reach the site; null when only this machine's own is known. */
  readonly publicUrl: string | null;
  /** Whether cookies are sent over encrypted connections only. */
  readonly secure: boolean;
  /** The most games kept in memory. */
  readonly openGames: number;
  /** The proxies whose word about the client's address is taken; false when there is none. */
  readonly trustProxy: TrustedProxies;
  /** The most connections at once; further ones are cut. */
  readonly maxConnections: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** A mail address or page for the operators of push services. */
  readonly pushContact: string | null;
  /** Days after which a table that nobody touches is deleted. */
  readonly keepDays: number;
  readonly logLevel: string;
  /** Encrypts the dice when several processes share a database; 64 hexadecimal digits. */
  readonly secret: string | null;
  /** Whether a new key may take the place of a lost one, although games that need the old one stop. */
  readonly newLockKey: boolean;
  /** Whom `/metrics` answers: programs on this machine, everybody, or nobody. With a token, whoever shows it. */
  readonly metrics: 'local' | 'open' | 'closed';
  /** The token that a reader of `/metrics` must show; null when none is required. */
  readonly metricsToken: string | null;
  /** Milliseconds from a question to a bot's answer. */
  readonly botPace: number;
  /** How people reach the operator: a mail address or a page, shown on the page about privacy. */
  readonly operatorContact: string | null;
  /** Who may use the operator's desk over the network, by the hashes of their keys. */
  readonly operatorKeys: readonly OperatorKey[];
}

/** A mistake of the operator; its message is a complete sentence. */
export class ConfigFault extends Error {}

/** The shortest token that is worth one. */
const LEAST_TOKEN = 16;

type Environment = Readonly<Record<string, string | undefined>>;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function whole(env: Environment, name: string, usual: number, least: number, most: number): number {
  const given = env[name]?.trim();
  if (!given) return usual;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= least && value <= most) return value;
  throw new ConfigFault(`${name} must be a whole number from ${least} to ${most}, not "${given}".`);
}

function address(env: Environment, name: string, kinds: readonly string[]): string | null {
  const given = env[name]?.trim();
  if (!given) return null;
  try {
    const url = new URL(given);
    if (kinds.includes(url.protocol)) return given;
  } catch {
    // Said below.
  }
  throw new ConfigFault(
    `${name} must be an address that begins with ${kinds.map((kind) => `${kind}//`).join(' or ')}.`,
  );
}

function yes(env: Environment, name: string): boolean {
  const given = env[name]?.trim().toLowerCase() ?? '';
  if (['', '0', 'no', 'false'].includes(given)) return false;
  if (['1', 'yes', 'true'].includes(given)) return true;
  throw new ConfigFault(`${name} must be 1 or 0, not "${given}".`);
}

function proxies(env: Environment, name: string): TrustedProxies {
  const read = trustedProxies(env[name] ?? '');
  if (typeof read !== 'string') return read;
  throw new ConfigFault(
    `${name} must be the number of proxies before this server (1 for one, 0 for none) or a list of their addresses, for example 10.0.0.2,192.168.0.0/16 or loopback. ${read}`,
  );
}

function readers(env: Environment, name: string): Config['metrics'] {
  const given = env[name]?.trim().toLowerCase() || 'local';
  if (given === 'local' || given === 'open') return given;
  if (['0', 'no', 'false'].includes(given)) return 'closed';
  throw new ConfigFault(
    `${name} must be local (programs on this machine may read the figures), open (everybody may) or 0 (nobody may), not "${given}".`,
  );
}

function token(env: Environment, name: string): string | null {
  const given = env[name]?.trim() || null;
  if (given === null || (given.length >= LEAST_TOKEN && !/\s/.test(given))) return given;
  throw new ConfigFault(`${name} must have at least ${LEAST_TOKEN} characters, and no spaces.`);
}

/** Reads the settings; impossible values are reported on start, not discovered later. */
export function readConfig(env: Environment): Config {
  const publicUrl = address(env, 'PUBLIC_URL', ['https:', 'http:'])?.replace(/\/+$/, '') ?? null;
  const smtpUrl = address(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const mailFrom = env.MAIL_FROM?.trim() || null;
  if (smtpUrl && !mailFrom) throw new ConfigFault('SMTP_URL needs MAIL_FROM: the address mails come from.');
  if (smtpUrl && !publicUrl)
    throw new ConfigFault('SMTP_URL needs PUBLIC_URL: the links in letters begin with it.');
  const logLevel = env.LOG_LEVEL?.trim() || 'warn';
  if (!LEVELS.includes(logLevel)) throw new ConfigFault(`LOG_LEVEL must be one of ${LEVELS.join(', ')}.`);
  const secret = env.SECRET?.trim() || null;
  if (secret && !/^[0-9a-fA-F]{64}$/.test(secret))
    throw new ConfigFault('SECRET must be 64 hexadecimal digits, for example from: openssl rand -hex 32');
  const operatorKeys = readOperatorKeys(env.OPERATOR_KEYS?.trim() ?? '');
  if (env.OPERATOR_KEYS?.trim() && !operatorKeys)
    throw new ConfigFault(
      'OPERATOR_KEYS must be written as NAME:HASH, several with commas between: flotilla admin key NAME makes both.',
    );
  return {
    operatorKeys: operatorKeys ?? [],
    operatorContact: env.OPERATOR_CONTACT?.trim() || null,
    data: resolve(env.DATA?.trim() || 'data'),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    secure: publicUrl?.startsWith('https:') ?? false,
    openGames: whole(env, 'OPEN_GAMES', 1_000, 1, 1_000_000),
    trustProxy: proxies(env, 'TRUST_PROXY'),
    maxConnections: whole(env, 'MAX_CONNECTIONS', 10_000, 10, 10_000_000),
    smtpUrl,
    mailFrom,
    pushContact: env.PUSH_CONTACT?.trim() || null,
    keepDays: whole(env, 'KEEP_DAYS', 60, 1, 36_500),
    logLevel,
    secret,
    newLockKey: yes(env, 'NEW_LOCK_KEY'),
    metrics: readers(env, 'METRICS'),
    metricsToken: token(env, 'METRICS_TOKEN'),
    botPace: whole(env, 'BOT_PACE', 700, 0, 60_000),
  };
}
