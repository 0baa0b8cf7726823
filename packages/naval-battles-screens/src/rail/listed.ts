/** Whether the options are wanted as a list; whoever opens it keeps it from question to question. */
import { signal } from '@preact/signals';

/** True while the list lies open. */
export const listed = signal(false);
