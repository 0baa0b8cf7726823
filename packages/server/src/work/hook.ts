/** Web hooks: a request to an address the player gives, never to one of our own machines. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Carrier } from './notices.ts';

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

/** What a hook needs of the network; tests have their own. */
export interface Network {
  addressesOf(host: string): Promise<readonly string[]>;
  post(url: string, body: string): Promise<number>;
}

const network: Network = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  async post(url, body) {
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.timeout(WITHIN_MS);
    return (await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })).status;
  },
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
    async tell({ target }, { game, title, url }) {
      const host = new URL(target).hostname.replace(/^\[|\]$/g, '');
      const addresses = isIP(host) ? [host] : await addressesOf(host);
      if (addresses.length === 0 || addresses.some(isPrivate))
        throw new Error('The hook leads into a private network.');
      const status = await post(target, JSON.stringify({ event: 'your-turn', game, title, url }));
      if (status < 200 || status > 299) throw new Error(`The hook answered ${status}.`);
    },
  };
}
