/** Reminders by web push: to the browser of a device, even while the site is closed. */
import type { Network, Parcel } from './outside.ts';
import { addressFault, network, postOutside } from './outside.ts';
import type { Carrier } from './telling.ts';

/** The pair of keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface WebPush {
  generateVAPIDKeys(): PushKeys;
  generateRequestDetails(subscription: object, payload: string, options: object): Parcel;
}

const webPush = async (): Promise<WebPush> =>
  ((await import('web-push' as string)) as { default: WebPush }).default;

/** A new pair of keys. */
export const newPushKeys = async (): Promise<PushKeys> => (await webPush()).generateVAPIDKeys();

const DAY_SECONDS = 24 * 60 * 60;

/** A browser's subscription: the address of its push service, and the keys that only the browser can read with. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: object;
}

/** The subscription in a text; null when there is none. */
function subscriptionIn(target: string): Subscription | null {
  try {
    const made = JSON.parse(target) as { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } };
    const { endpoint, keys } = made;
    if (typeof endpoint !== 'string') return null;
    if (typeof keys?.p256dh !== 'string' || typeof keys.auth !== 'string') return null;
    return { endpoint, keys };
  } catch {
    return null;
  }
}

/** Reminds by push. The message says only what there is to do, and where. */
export async function pushCarrier(
  contact: string,
  keys: PushKeys,
  over: Network = network,
): Promise<Carrier> {
  const push = await webPush();
  const subject = /^(mailto:|https:)/.test(contact) ? contact : `mailto:${contact}`;
  return {
    fault(target) {
      const subscription = subscriptionIn(target);
      return subscription ? addressFault(subscription.endpoint) : 'this is no subscription';
    },
    async tell({ target }, { about, title, url, language, round }) {
      const payload = JSON.stringify({ about, title, url, language, round });
      const subscription = subscriptionIn(target);
      if (!subscription) throw new Error('This is no subscription.');
      const { headers, body } = push.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject, ...keys },
        TTL: DAY_SECONDS,
      });
      await postOutside(over, subscription.endpoint, { headers, body });
    },
  };
}
