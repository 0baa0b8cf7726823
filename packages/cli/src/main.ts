/** The program's entry: runs the command line and ends with its exit code. */
import { writeSync } from 'node:fs';
import { text } from '@flotilla/table';
import { tableTexts, words } from '@flotilla/table/run';
import { main } from './index.ts';
import { FAILED, OK } from './support/errors.ts';
import { reasonOf } from './support/files.ts';
import { processIo } from './support/io.ts';
import { languageOf } from './support/speech.ts';
import { programTexts } from './text/index.ts';

// A reader who has gone away is not an error; any other failure to write is one that only standard error can report.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK);
  tellFault(error);
  process.exit(FAILED);
});
process.stderr.on('error', () => process.exit(FAILED));

function tellFault(error: unknown): void {
  const language = languageOf(process.env);
  const speech = { language, catalogue: { ...tableTexts[language], ...programTexts[language] } };
  try {
    writeSync(
      process.stderr.fd,
      `flotilla: ${words(speech, text('cli.out.failed', { why: reasonOf(error) }))}\n`,
    );
  } catch {
    // There is nowhere left to report it.
  }
}

process.exitCode = await main(process.argv.slice(2), processIo());
