/** A game as a screen sees it. */
export type { Deadline, LaidOpen, Session, StuckBot, Told, Trouble } from '@flotilla/client';
