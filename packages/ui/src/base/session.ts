/** A game as a screen sees it. */
export type {
  AnswerStory,
  Deadline,
  GameSession as Session,
  OpenWindow,
  SaveTrouble,
  StuckBot,
} from '@flotilla/client';
