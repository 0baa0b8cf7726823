/** What is wrong with a player's pack, for checking files before they are played. */
import type { Text } from '@flotilla/table';
import { packFaults } from './check.ts';

/** Everything that is wrong with the text of a pack; each sentence names its place itself. */
export const fileFaults = (file: string): { at: string; why: Text }[] =>
  packFaults(file).map((why) => ({ at: '', why }));
