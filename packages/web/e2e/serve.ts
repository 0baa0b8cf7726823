/** Serves the built site while the browser tests run, and keeps one browser open for all of them. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serve } from '../serve.mjs';
import { FLAGS, PROGRAM } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    browser: string;
  }
}

/** Where the built site lies. */
export const dir = process.env.FLOTILLA_SITE ?? fileURLToPath(new URL('../dist', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${dir}/index.html`)) throw new Error('Build the site first: node scripts/ready.mjs site');
  const { url, close } = await serve({ dir, port: 0 });
  const browser = await chromium.launchServer({ executablePath: PROGRAM, args: FLAGS });
  project.provide('site', url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await close();
  };
}
