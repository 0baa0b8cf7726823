/**
 * Writes the content security policy into the page: nothing but our own files, the one inline script by its hash, and
 * the dice in WebAssembly (which opens the door to no other script).
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The policy of a page, with the hashes of its inline scripts. */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/** Puts the policy in front of everything else in the head of the built page. */
export const policy = (): Plugin => ({
  name: 'flotilla-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        /<meta charset="utf-8"\s*\/?>/i,
        (charset) =>
          `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(html)}">`,
      ),
  },
});
