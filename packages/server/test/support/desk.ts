/** The operator of a test: acts over HTTP with a key of their own. */
import type { OperatorWish } from '@flotilla/protocol';
import { newOperatorKey, operatorHash } from '../../src/operator/keys.ts';
import { call } from './client.ts';

/** The key of this run. */
export const OPERATOR = newOperatorKey();

/** The setting under which a server knows it. */
export const OPERATED = { OPERATOR_KEYS: `olga:${operatorHash(OPERATOR)}` };

/** Does something at the desk; fails when it is refused. */
export async function operate(url: string, act: OperatorWish): Promise<Record<string, unknown>> {
  const { status, body, text } = await call(url, '/operator', act, OPERATOR);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}
