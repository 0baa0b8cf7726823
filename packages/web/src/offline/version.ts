/** Which version of the site this page is of, and which one is served now. */
import { renewed } from '@flotilla/ui/base/renewed.ts';
import { base } from '../router.ts';

const MARK = /<meta name="site-version" content="([^"]+)"/;

const own = globalThis.document?.querySelector('meta[name="site-version"]')?.getAttribute('content');

/** Looks which version is served now, by the service worker or else the network; true when it is not this page's. */
export async function isRenewed(): Promise<boolean> {
  try {
    const page = await fetch(`${base}index.html`, { cache: 'no-cache' });
    const served = page.ok ? MARK.exec(await page.text())?.[1] : undefined;
    if (own && served) renewed.value = served !== own;
  } catch {
    // Without a network nothing can be said.
  }
  return renewed.value;
}
