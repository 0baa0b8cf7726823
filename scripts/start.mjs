/** `npm start`: makes site and server ready and runs them in one process, so that stopping it stops everything. */
import { site } from './ready.mjs';
import { serveAll } from './serving.mjs';

process.exitCode = await serveAll(process.argv.slice(2), site);
