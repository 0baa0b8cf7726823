/** The program's entry: runs the command line and ends with its exit code. */
import { main } from './index.ts';
import { processIo } from './support/io.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2), processIo());
