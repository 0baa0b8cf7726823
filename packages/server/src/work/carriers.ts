/** The ways of reminding people that are set up here. Their packages are loaded only if they are. */
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { metaOnce } from '../store/store.ts';
import { hookCarrier } from './hook.ts';
import { mailCarrier } from './mail.ts';
import type { Network } from './outside.ts';
import { network } from './outside.ts';
import { newPushKeys, pushCarrier } from './push.ts';
import type { Carriers } from './telling.ts';

/** What the push keys are called in `meta`. */
export const PUSH_KEYS = 'push';

/** Every way that is set up. A web hook needs only a public address for this server. */
export async function carriersOf(config: Config, store: Store, over: Network = network): Promise<Carriers> {
  const { smtpUrl, mailFrom, pushContact, publicUrl } = config;
  const carriers: Carriers = {};
  if (publicUrl) carriers.hook = hookCarrier(over);
  if (smtpUrl && mailFrom) carriers.mail = await mailCarrier(smtpUrl, mailFrom);
  if (pushContact) {
    const made = await newPushKeys();
    const keys = JSON.parse(await metaOnce(store.db, PUSH_KEYS, () => JSON.stringify(made))) as typeof made;
    carriers.push = await pushCarrier(pushContact, keys, over);
  }
  return carriers;
}
