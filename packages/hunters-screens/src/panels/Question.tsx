/** The head of a panel: what is asked, and by which rule. */
import type { AnyGame, Decision, Odds } from '@flotilla/table';
import { percent, questionText } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';

/** The question of a decision, in the game's words or in shorter ones where the scene tells the rest. */
export function Question({ game, decision, title }: { game: AnyGame; decision: Decision; title?: string }) {
  return (
    <header class="question">
      <h2 id="question">
        <Terms game={game} said={title ?? say(game, questionText(decision))} />
      </h2>
      <Rule rule={decision.rule} />
    </header>
  );
}

/** Answers; a refusal is told and changes nothing. */
export function answer(session: Session, choice: Parameters<Session['answer']>[0]): void {
  const refusal = session.answer(choice);
  if (refusal) tell(say(session.game, refusal.why));
}

/** A chance in per cent, as the reader writes it. */
export const chanceWords = (chance: number): string => percent(spoken(), chance);

/** One named chance out of a list. */
export const chanceOf = (odds: readonly Odds[], of: string): number | null =>
  odds.find((one) => one.of === of)?.chance ?? null;
