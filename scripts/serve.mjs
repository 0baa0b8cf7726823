/** Serves an existing build, for machines on which nothing should be installed or built, such as containers. */
import { serveAll } from './serving.mjs';

process.exitCode = await serveAll(process.argv.slice(2));
