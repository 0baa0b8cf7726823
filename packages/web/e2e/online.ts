/** A server with its site for browser tests, and the people who come to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readConfig } from '@flotilla/server';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy } from '@flotilla/table/run';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { siteFor } from '../serve.mjs';
import { newReader } from './reader.ts';
import { dir } from './serve.ts';

type Running = Awaited<ReturnType<typeof createServer>>;

/** A server that can be stopped and started again at the same address. */
export class OnlineServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'flotilla-online-'));
  readonly #env: Readonly<Record<string, string>>;
  #running: Running | null = null;
  url = '';

  /** `env`: settings besides the usual ones. */
  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = env;
  }

  get house(): Running['house'] {
    if (!this.#running) throw new Error('The server does not run.');
    return this.#running.house;
  }

  /** The operator's desk. */
  get desk(): Running['desk'] {
    if (!this.#running) throw new Error('The server does not run.');
    return this.#running.desk;
  }

  async start(): Promise<void> {
    this.#running = await createServer({
      config: readConfig({ DATA: this.#data, BOT_PACE: '50', LOG_LEVEL: 'error', ...this.#env }),
      ...siteFor({ dir }),
    });
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    this.url = await this.#running.listen(port, '127.0.0.1');
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = null;
  }

  async clear(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Lets the seats that are asked answer steadily, as from further devices of theirs, so often or to the end. */
  async steadyAnswers(id: string, count: number): Promise<void> {
    const game = await this.house.game(id);
    for (let i = 0; i < count; i++) {
      const wish = await game?.inTurn(async () => {
        const decision = game.session?.decisions[0];
        if (!game.session || !decision || game.row.state === 'over') return null;
        const { table, game: rules } = game.session;
        const rng = rngFrom(seedFrom(`e2e ${i}`), 'e2e');
        const choice = chosenBy(botNamed(rules, 'steady'), table, decision, rng);
        const { seat, number: at } = decision;
        const key = `steady-${game.number}-${i}`;
        return { kind: 'answer', seat, key, at, choice, author: 'person' } as const;
      });
      if (!wish) return;
      await game?.take(wish);
    }
  }
}

/** Somebody with a browser, and what went wrong in it. */
export interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** Somebody who has never been here. */
export async function reader(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Reader> {
  const context = await newReader(browser, { name }, options);
  context.setDefaultNavigationTimeout(PATIENCE);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, context, faults };
}

/** A busy machine may take so long to show something. */
const PATIENCE = 180_000;

/** Waits until something is in sight of a reader. */
export const shown = ({ page }: Reader, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ timeout: PATIENCE });

/** Waits until something is out of sight of a reader. */
export const gone = ({ page }: Reader, selector: string): Promise<void> =>
  page.locator(selector).waitFor({ state: 'detached', timeout: PATIENCE });

/** A telephone. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Whether a page shows the end of the game. */
export const ended = async ({ page }: Reader): Promise<boolean> =>
  (await page.locator('.over-bar').count()) > 0;
