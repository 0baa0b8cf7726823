/** Answers given on the board. */
import type { Choice, FillDecision, Option, PickDecision } from '@flotilla/table';
import { numbersOf } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';

/** Answers, and says why not when it is refused; true when it was taken. */
export function choose(session: Session, choice: Choice): boolean {
  if (session.mode !== 'play') return false;
  const refusal = session.answer(choice);
  if (refusal) tell(say(session.game, refusal.why));
  return refusal === null;
}

/** The question that is put now, when it is this one. */
export function asked(session: Session, step: string): PickDecision | null {
  const decision = session.decision.value;
  return decision?.step === step && decision.kind === 'pick' ? decision : null;
}

/** The options of a question with their numbers. */
export function numbered(decision: PickDecision): readonly (readonly [Option, number])[] {
  const numbers = numbersOf(decision);
  return decision.options.map((option, i) => [option, numbers[i] ?? i + 1] as const);
}

/** Sends a form as it is filled in; says why not when it may not be sent. */
export function send(session: Session, decision: FillDecision, choice: Choice): void {
  const refusal = typeof choice === 'string' ? null : decision.check(choice);
  if (refusal) tell(say(session.game, refusal.why));
  else choose(session, choice);
}

/** Takes the last pick back. */
export function takeBack(session: Session): void {
  const refusal = session.can.value.undo?.();
  if (refusal) tell(say(session.game, refusal.why));
}

/** Why an option is refused, in words. */
export const whyNot = (session: Session, option: Option): string =>
  option.refused ? say(session.game, option.refused.why) : '';
