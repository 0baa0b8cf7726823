/** The server alone, without the site: for tests, and for operators who serve the site from elsewhere. */
import { createServer } from './app.ts';
import { ConfigFault, readConfig } from './config.ts';
import { StoreFault } from './store/database.ts';

/** With `LIMITS=off` nobody is slowed down, as tests and measurements come from one address. */
const UNLIMITED = {
  burst: 1e9,
  perSecond: 1e9,
  tablesPerHour: 1e9,
  guessesPerMinute: 1e9,
  requestsPerMinute: 1e9,
  socketsPerAddress: 1e9,
  connectionsPerAddress: 1e9,
};

try {
  const server = await createServer({
    config: readConfig(process.env),
    ...(process.env.LIMITS === 'off' && { limits: UNLIMITED }),
  });
  const url = await server.listen(Number(process.env.PORT ?? 4173), process.env.HOST ?? '127.0.0.1');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  process.stdout.write(`Tables are at ${url}\n`);
} catch (error) {
  if (!(error instanceof ConfigFault || error instanceof StoreFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  // The database may be open by now, and would keep a process that serves nobody.
  process.exit(1);
}
