/** Which browser the tests use, and how it is started. */

/** How the browser of the tests is started. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Where the browser is. */
export const PROGRAM = process.env.FLOTILLA_CHROMIUM ?? '/usr/bin/chromium';
