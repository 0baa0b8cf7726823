/** What can go wrong, by the exit code it leads to. */

/** Everything went well. */
export const OK = 0;
/** A check failed, or a file could not be used. */
export const FAILED = 1;
/** The command was not understood. */
export const USAGE = 2;

/** The command line was used wrongly; the sentence says what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A check failed or a file cannot be used; the sentence says why. */
export class Failed extends Error {
  override readonly name = 'Failed';
}
