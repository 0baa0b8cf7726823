/** Thinks for bots and players, in this thread or elsewhere. */
import type { BotQuestion, PlaceInGame } from '@flotilla/host';
import type { Advice } from '@flotilla/lab';
import type { Choice, FormChoice } from '@flotilla/table';

/** Hears what the advisor says, and whether it thinks on. */
export type OnAdvice = (advice: Advice | null, more: boolean) => void;

/** Ends what somebody thinks about. */
export type StopThinking = () => void;

/** What the player wants to know besides: of a form as it is filled in, and by what the options are compared. */
export interface AdviceRequest {
  readonly yours?: FormChoice;
  readonly worth?: string;
}

/** A position somebody wants advice on. */
export type AdviceQuestion = PlaceInGame & AdviceRequest;

/** Thinks for bots and players. */
export interface Thinker {
  bot(question: BotQuestion): Promise<Choice>;
  /** Reports advice on a position, better and better; null where it would block the page. */
  advice(question: AdviceQuestion, tell: OnAdvice): StopThinking;
  stop(): void;
}
