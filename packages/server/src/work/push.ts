/** Reminders by web push: to the browser of a device, even while the site is closed. */
import type { Carrier } from './telling.ts';

/** The pair of keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface WebPush {
  generateVAPIDKeys(): PushKeys;
  sendNotification(subscription: object, payload: string, options: object): Promise<unknown>;
}

const webPush = async (): Promise<WebPush> =>
  ((await import('web-push' as string)) as { default: WebPush }).default;

/** A new pair of keys. */
export const newPushKeys = async (): Promise<PushKeys> => (await webPush()).generateVAPIDKeys();

const DAY_SECONDS = 24 * 60 * 60;

/** The form of a browser's subscription; its address must be an encrypted one. */
function subscriptionIn(target: string): { readonly endpoint: string; readonly keys: object } | null {
  try {
    const made = JSON.parse(target) as { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } };
    const { endpoint, keys } = made;
    if (typeof endpoint !== 'string' || new URL(endpoint).protocol !== 'https:') return null;
    if (typeof keys?.p256dh !== 'string' || typeof keys.auth !== 'string') return null;
    return { endpoint, keys };
  } catch {
    return null;
  }
}

/** Reminds by push. The message says only what there is to do, and where. */
export async function pushCarrier(contact: string, keys: PushKeys): Promise<Carrier> {
  const { sendNotification } = await webPush();
  const subject = /^(mailto:|https:)/.test(contact) ? contact : `mailto:${contact}`;
  return {
    fault: (target) => (subscriptionIn(target) ? null : 'this is no subscription'),
    async tell({ target }, { about, title, url, language, round }) {
      const payload = JSON.stringify({ about, title, url, language, round });
      await sendNotification(subscriptionIn(target) ?? {}, payload, {
        vapidDetails: { subject, ...keys },
        TTL: DAY_SECONDS,
        timeout: 5_000,
      });
    },
  };
}
