/** Proxies of the operator: who may say from which address a request comes. */
import { isIP } from 'node:net';

/**
 * Whose word is taken: nobody's; that of so many proxies, counted from here; or that of proxies at these addresses. What stands in
 * `X-Forwarded-For` before the entry of the outermost of them was written by the client, and is never believed.
 */
export type TrustedProxies = false | ((address: string, hop: number) => boolean) | string[];

const MOST_HOPS = 10;

/** Groups of addresses that have a name. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(given: string): boolean {
  if (NAMED.has(given)) return true;
  const [address = '', bits, ...more] = given.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Reads the setting; a sentence about what is wrong when it is neither a number nor a list. */
export function trustedProxies(given: string): TrustedProxies | string {
  const text = given.trim();
  if (['', '0', 'no', 'false'].includes(text.toLowerCase())) return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MOST_HOPS
      ? (_address, hop) => hop < hops
      : `More than ${MOST_HOPS} proxies in a row are surely a mistake.`;
  }
  const list = text.split(',').map((one) => one.trim());
  const wrong = list.find((one) => !isProxy(one));
  return wrong === undefined ? list : `"${wrong}" is neither.`;
}
