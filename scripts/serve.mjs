/** Serves what has been built already: for machines on which nothing is to be installed or built, such as containers. */
import { serveAll } from './serving.mjs';

process.exitCode = await serveAll(process.argv.slice(2));
