/** `npm start`: makes the site ready and serves it, in one process, so that whoever stops it stops everything. */
import { main } from '../packages/web/serve.mjs';
import { site } from './ready.mjs';

await main(process.argv.slice(2), site);
