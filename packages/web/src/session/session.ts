/** A game as a screen sees it. */
export type { AnswerStory, Deadline, LaidOpen, Session, StuckBot, Trouble } from '@flotilla/client';
