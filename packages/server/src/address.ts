/** Addresses of the network, as limits and bans count them. */
import { isIP } from 'node:net';

declare const source: unique symbol;

/** Whom a limit counts: an address of IPv4, or a /64 of IPv6, which is what one household or one machine is given. */
export type Source = string & { readonly [source]: true };

/** The bits of an IPv6 address that tell one customer of a provider from another. */
const GROUPS = 4;

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%');
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(bare);
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.slice(1).map(Number) ?? [];
  const plain = dotted
    ? `${bare.slice(0, dotted.index)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    : bare;
  const [head = [], tail = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const gap = plain.includes('::') ? 8 - head.length - tail.length : 0;
  return [...head, ...Array<string>(gap).fill('0'), ...tail].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address that an IPv6 address only wraps (::ffff:0:0/96); null for any other. */
function mapped(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : null;
}

/** An address without the port that some proxies write behind it. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** What limits count an address by: IPv4 as it is, IPv6 by its /64, an IPv4 address in IPv6 clothes as IPv4. */
export function sourceOf(address: string | undefined): Source {
  const bare = withoutPort((address ?? '').trim());
  if (isIP(bare) !== 6) return bare as Source;
  const groups = groupsOf(bare);
  const prefix = groups.slice(0, GROUPS).map((group) => group.toString(16));
  return (mapped(groups) ?? `${prefix.join(':')}::/64`) as Source;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  const family = isIP(address);
  const plain = family === 6 ? (mapped(groupsOf(address)) ?? address) : address;
  return isIP(plain) === 4
    ? plain.startsWith('127.')
    : family === 6 && groupsOf(plain).every((group, i) => group === (i === 7 ? 1 : 0));
}

/** Whom a request counts for. */
export const sourceIn = (request: { readonly ip: string }): Source => sourceOf(request.ip);
