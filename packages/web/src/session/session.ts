/** A game as a screen sees it. */
export type { AnswerStory, Deadline, OpenWindow, Session, StuckBot, Trouble } from '@flotilla/client';
