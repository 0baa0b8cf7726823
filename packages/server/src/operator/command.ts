/** The operator's desk for commands: over the network, through the server that runs on this machine, or on the database itself. */
import type { OperatorWish } from '@flotilla/protocol';
import { operatorAct } from '@flotilla/protocol';
import { noteOf } from '../admin.ts';
import { createServer } from '../app.ts';
import type { Config } from '../config.ts';
import { StoreFault } from '../store/database.ts';
import { Refused } from '../words.ts';

/** Who asks, and where. */
export interface OperatorCaller {
  /** Who runs the command, for the log of acts. */
  readonly who: string;
  /** A server elsewhere, with a key of its operator. */
  readonly remote?: { readonly url: string; readonly key: string };
}

/** Does something at the desk; gives what there is to show. Refusals are sentences. */
export async function operateAt(config: Config, wish: OperatorWish, asking: OperatorCaller): Promise<object> {
  if (asking.remote) {
    const { url, key } = asking.remote;
    const shown = await asked(url.replace(/\/+$/, ''), key, wish, asking.who);
    if (shown) return shown;
    throw new StoreFault(`No server of Flotilla answers at ${url}.`);
  }
  const desk = noteOf(config);
  const shown = desk && (await asked(desk.url, desk.key, wish, asking.who));
  return shown ?? operateHere(config, wish, asking.who);
}

/** Asks a running server; null when none answers. */
async function asked(url: string, key: string, wish: OperatorWish, who: string): Promise<object | null> {
  const response = await fetch(`${url}/api/v1/operator`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, 'X-Operator': who },
    body: JSON.stringify(wish),
  }).catch(() => null);
  if (!response) return null;
  const body = (await response.json().catch(() => null)) as ({ sentence?: string } & object) | null;
  if (response.ok && body) return body;
  if (response.status === 404 && body?.sentence === undefined) return null;
  throw new StoreFault(body?.sentence ?? `The server answered with ${response.status}.`);
}

/** Does it on the database directly, without serving anybody; processes that share the database are notified. */
async function operateHere(config: Config, wish: OperatorWish, who: string): Promise<object> {
  const server = await createServer({ config: { ...config, logLevel: 'silent' } });
  try {
    return await server.desk.do(operatorAct.parse(wish), `${who} (command)`);
  } catch (error) {
    if (error instanceof Refused) throw new StoreFault(error.message);
    throw error;
  } finally {
    await server.stop();
  }
}
