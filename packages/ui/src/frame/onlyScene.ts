/** Where only the picture of a table is wanted, without questions, news and tools. */
import { createContext } from 'preact';

/** Whether the frame of a table shows its scene alone. */
export const OnlyScene = createContext(false);
