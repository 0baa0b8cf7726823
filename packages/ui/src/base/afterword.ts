/** What stands in the sheet once the one thing a game was begun for is done, with the way on from there. */
import { signal } from '@preact/signals';

/** A sentence, and a link below it. */
export interface Afterword {
  readonly text: string;
  readonly label: string;
  readonly path: string;
}

/** The afterword of the open game; null while there is something to do. */
export const afterword = signal<Afterword | null>(null);

/** Says it, and gives what takes it away again. */
export function sayAfterwards(said: Afterword): () => void {
  afterword.value = said;
  return () => {
    if (afterword.peek() === said) afterword.value = null;
  };
}
