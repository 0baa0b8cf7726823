/** What own panels share: the question on top, and the way to the complete list and back. */
import type { FillDecision, Option, PickDecision } from '@flotilla/table';
import { capital, optionText, questionText } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { DecisionPanel } from '@flotilla/ui/parts/decision.tsx';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { word } from '../text/index.ts';
import { useNumbered } from './numbered.ts';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision | FillDecision;
  /** The name of the part, for whoever looks for it on the page. */
  readonly part: string;
  /** A shorter question, where the panel shows the rest. */
  readonly title?: string;
  /** What stands below the way to the list. */
  readonly below?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Gives an offered answer; a refusal is told and changes nothing. */
export function answer(session: Session, { id }: Option): void {
  if (session.mode !== 'play') return;
  const refusal = session.answer(id);
  if (refusal) tell(say(session.game, refusal.why));
}

/** Gives an answer, or tells why it is refused. */
export function press(session: Session, step: string, option: Option): void {
  const { refused } = option;
  if (refused)
    tell(`${capital(say(session.game, optionText(step, option)))}: ${say(session.game, refused.why)}`);
  else answer(session, option);
}

/** What the complete answer is called: a list with its length, or a form. */
const listWords = (decision: PickDecision | FillDecision): string =>
  decision.kind === 'pick' ? word('list.open', { n: decision.options.length }) : word('list.form');

/** An own panel; the generic list is one press away and gives the same answers. */
export function Framed({ session, decision, part, title, below, children }: Props) {
  const [listed, setListed] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useNumbered(panel, session.mode === 'play' && !listed);
  const turn = (
    <button type="button" class="link ubl-turn-list" onClick={() => setListed(!listed)}>
      {listed ? word('list.close') : listWords(decision)}
    </button>
  );
  if (listed)
    return (
      <>
        <DecisionPanel session={session} />
        {turn}
      </>
    );
  return (
    <section
      ref={panel}
      class="decision"
      data-part={part}
      data-id={decision.step}
      data-state={session.mode}
      aria-labelledby="question"
    >
      <header class="question">
        <h2 id="question">
          <Terms game={session.game} said={title ?? capital(say(session.game, questionText(decision)))} />
        </h2>
        <Rule rule={decision.rule} />
      </header>
      {children}
      {turn}
      {below}
    </section>
  );
}
