/** What goes with everything into one file. */

/** What a game keeps on this device besides its records: its screens have it as `takenAlong`. */
export interface TakenAlong {
  /** Its name in the file. */
  readonly name: string;
  pack(): unknown;
  /** Adds what was brought. */
  take(brought: unknown): void;
}
