/** Requests to addresses that players give: to the open network only, never to one of our own machines. */
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';

const WITHIN_MS = 5_000;

/** Networks that are not open to everybody: a request into them would make this server call its own neighbours. */
const PRIVATE = { 4: new BlockList(), 6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE[4].addSubnet(net, bits, 'ipv4');
// Of IPv6 only 2000::/3 is handed out. In it, 2002::/16 wraps addresses of IPv4, as 64:ff9b::/96 and 64:ff9b:1::/48 do outside.
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE[6].addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to a network that is not open to everybody. */
export const isPrivate = (address: string): boolean =>
  isIP(address) === 6 ? PRIVATE[6].check(address, 'ipv6') : PRIVATE[4].check(address, 'ipv4');

/** What is posted. */
export interface Parcel {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** What requests need of the network; tests have their own. */
export interface Network {
  addressesOf(host: string): Promise<readonly string[]>;
  /** Posts to a url at an address, and gives the status. */
  post(url: string, address: string, parcel: Parcel): Promise<number>;
}

/** The network as it is. */
export const network: Network = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  /** The name is not looked up a second time: the address that was found to be public is the one that is asked. */
  post: (url, address, { headers, body }) =>
    new Promise((settle, fail) => {
      const family = isIP(address);
      const asked = request(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
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

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** What is wrong with an address that somebody gives; null when it can be used. */
export function addressFault(target: string): string | null {
  let url: URL;
  try {
    url = new URL(target);
  } catch {
    return 'this is no address';
  }
  if (url.protocol !== 'https:') return 'the address must begin with https://';
  if (url.username || url.password) return 'the address must not hold a password';
  const host = hostOf(url);
  return isIP(host) && isPrivate(host) ? 'this is an address of a private network' : null;
}

/** Posts to an address that somebody gave; https only, no private addresses, no redirects, five seconds. */
export async function postOutside(
  { addressesOf, post }: Network,
  target: string,
  parcel: Parcel,
): Promise<void> {
  const fault = addressFault(target);
  if (fault) throw new Error(`Nothing is sent there: ${fault}.`);
  const host = hostOf(new URL(target));
  const addresses = isIP(host) ? [host] : await addressesOf(host);
  const [address] = addresses;
  if (address === undefined || addresses.some(isPrivate))
    throw new Error('The address leads into a private network.');
  const status = await post(target, address, parcel);
  if (status < 200 || status > 299) throw new Error(`The other side answered ${status}.`);
}
