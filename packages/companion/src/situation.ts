/** What is going on, for players who have lost the thread. */
import type { Text } from '@flotilla/table';

/** Three sentences: who and where, what is at stake, what comes next. */
export interface Situation {
  readonly where: Text;
  readonly stake: Text;
  readonly next: Text;
}
