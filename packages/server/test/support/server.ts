/** A server for tests, on a free port of this machine, with everything it wrote to its log. */

import type { Parts, Running } from '../../src/app.ts';
import { createServer } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { StorePlace } from '../../src/store/store.ts';

/** A running server and its address. */
export interface TestServer extends Running {
  readonly url: string;
  readonly log: string[];
}

/** Starts a server; bots answer at once unless told otherwise. */
export async function startServer(
  place: StorePlace,
  more: Partial<Omit<Parts, 'config'>> & { readonly env?: Record<string, string> } = {},
): Promise<TestServer> {
  const { env, ...parts } = more;
  const log: string[] = [];
  const config = readConfig({
    DATA: place.data,
    LOG_LEVEL: 'info',
    BOT_PACE: '0',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    ...env,
  });
  const running = await createServer({
    config,
    logTo: { write: (line) => void log.push(line) },
    ...parts,
    limits: {
      requestsPerMinute: 1e6,
      tablesPerHour: 1e6,
      perSecond: 1e6,
      burst: 1e6,
      connectionsPerAddress: 1e6,
      ...parts.limits,
    },
  });
  const url = await running.listen(0, '127.0.0.1');
  return { ...running, url, log };
}
