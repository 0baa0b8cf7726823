/** Web hooks: a request to an address the player gives, never to one of our own machines. */
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { About, Carrier } from './telling.ts';

const WITHIN_MS = 5_000;

/** Private networks: a hook into them would make this server call its own neighbours. */
const PRIVATE = { 4: new BlockList(), 6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE[4].addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE[6].addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to a private network. */
export const isPrivate = (address: string): boolean =>
  isIP(address) === 6 ? PRIVATE[6].check(address, 'ipv6') : PRIVATE[4].check(address, 'ipv4');

/** What a hook is told by name. */
const EVENT: Readonly<Record<About, string>> = {
  turn: 'your-turn',
  pause: 'table-waits',
  opened: 'event-open',
  round: 'board-ready',
  deadline: 'board-late',
  closed: 'event-closed',
  cancelled: 'event-cancelled',
};

/** What a hook needs of the network; tests have their own. */
export interface Network {
  addressesOf(host: string): Promise<readonly string[]>;
  /** Posts to a url at an address, and gives the status. */
  post(url: string, address: string, body: string): Promise<number>;
}

/** The network as it is. */
export const network: Network = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  /** The name is not looked up a second time: the address that was found to be public is the one that is asked. */
  post: (url, address, body) =>
    new Promise((settle, fail) => {
      const family = isIP(address);
      const asked = request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(WITHIN_MS),
        lookup: (_host, { all }, found) =>
          all ? found(null, [{ address, family }]) : found(null, address, family),
      });
      asked.once('error', fail);
      asked.once('response', (response) => {
        response.resume();
        settle(response.statusCode ?? 0);
      });
      asked.end(body);
    }),
};

/** Reminds by a request; https only, no private addresses, no redirects, five seconds. */
export function hookCarrier({ addressesOf, post }: Network = network): Carrier {
  return {
    fault(target) {
      let url: URL;
      try {
        url = new URL(target);
      } catch {
        return 'this is no address';
      }
      if (url.protocol !== 'https:') return 'the address must begin with https://';
      if (url.username || url.password) return 'the address must not hold a password';
      const host = url.hostname.replace(/^\[|\]$/g, '');
      return isIP(host) && isPrivate(host) ? 'this is an address of a private network' : null;
    },
    async tell({ target }, { id, about, title, url, round }) {
      const host = new URL(target).hostname.replace(/^\[|\]$/g, '');
      const addresses = isIP(host) ? [host] : await addressesOf(host);
      const [address] = addresses;
      if (address === undefined || addresses.some(isPrivate))
        throw new Error('The hook leads into a private network.');
      // A table was always called `game` here.
      const place = about === 'turn' || about === 'pause' ? { game: id } : { id, round };
      const body = JSON.stringify({ event: EVENT[about], ...place, title, url });
      const status = await post(target, address, body);
      if (status < 200 || status > 299) throw new Error(`The hook answered ${status}.`);
    },
  };
}
