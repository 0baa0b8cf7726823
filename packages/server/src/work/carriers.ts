/** The ways to tell somebody that are set up here. */
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from '../store/talk.ts';
import type { Carrier } from './notices.ts';

/** Every way that is set up. */
export async function carriersOf(_config: Config, _store: Store): Promise<Partial<Record<Channel, Carrier>>> {
  return {};
}
