/** A browser that wants to be told by push: its keys, and what it makes of what the service hands on (RFC 8291 and 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

const CURVE = 'prime256v1';
const NONCE = 12;
const TAG = 16;

/** A subscription at an address of a push service. */
export function browserSubscription(endpoint: string) {
  const keys = createECDH(CURVE);
  const own = keys.generateKeys();
  const auth = randomBytes(16);

  /** What a body says, which only this browser can read. */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const derived = (name: string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', NONCE));
    decipher.setAuthTag(sealed.subarray(-TAG));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
    // The text ends with a byte 2, after which there may be nothing but noughts.
    return JSON.parse(String(open.subarray(0, open.lastIndexOf(2))));
  }

  return {
    target: JSON.stringify({
      endpoint,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    }),
    read,
    signedBy,
  };
}

/** What the head of a push says about its sender; fails when it is not signed with that key, or is too old. */
function signedBy(key: string, authorization: string): Readonly<Record<string, unknown>> {
  const [, token = '', shown] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (shown !== key) throw new Error(`The push shows another key: ${authorization}`);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('The push is not signed with the key it shows.');
  const said = JSON.parse(String(Buffer.from(claims, 'base64url'))) as { exp: number };
  const left = said.exp - Date.now() / 1000;
  if (left <= 0 || left > 24 * 60 * 60) throw new Error(`The signature holds for ${left} seconds.`);
  return said;
}
