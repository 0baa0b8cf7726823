/** Serves the built site while the browser tests run. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serve } from '../serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

/** Where the built site lies. */
export const dir = process.env.FLOTILLA_SITE ?? fileURLToPath(new URL('../dist', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${dir}/index.html`)) throw new Error('Build the site first: node scripts/ready.mjs site');
  const { url, close } = await serve({ dir, port: 0 });
  project.provide('site', url);
  return close;
}
