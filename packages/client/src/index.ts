/** What one reader knows of a game and may do, as signals. */
export type { Capabilities, Scrub, SharedDevice } from './capabilities.ts';
export { Client } from './client.ts';
export { throwDice, thrownIn, withTypedDice } from './dice.ts';
export type { ClientHere } from './here.ts';
export { TableHere } from './here.ts';
export type { Link } from './link.ts';
export { answerOfBot } from './pageRules.ts';
export type { PagePort, SaveState } from './port.ts';
export { Position } from './position.ts';
export type { ReplayClient } from './replay.ts';
export { lookAgain, Replay } from './replay.ts';
export { publicView } from './seen.ts';
export type {
  AnswerStory,
  Deadline,
  GameSession,
  OpenWindow,
  SaveTrouble,
  Shown,
  StuckBot,
} from './session.ts';
export type { AdviceQuestion, AdviceRequest, OnAdvice, StopThinking, Thinker } from './thinking.ts';
export { untilPainted } from './wait.ts';
