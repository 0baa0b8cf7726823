/** What is going on, for whoever has lost the thread. */
import type { Text } from './text.ts';

/** Three sentences: who and where, what is at stake, what comes next. */
export interface Situation {
  readonly where: Text;
  readonly stake: Text;
  readonly next: Text;
}
