/** One sentence at the first meeting with a kind of question: what it is about and what to weigh. */
import type { Decision } from '@flotilla/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Session } from '../base/session.ts';
import { settings } from '../base/settings.ts';
import { knows, say } from '../text/voice.ts';
import { lessonIn } from './kept.ts';
import { meet, met } from './met.ts';
import '../parts/hints.css';
import { Terms } from '../parts/Terms.tsx';
import { spoken, word } from '../text/learn/index.ts';

/** What there is to say about a question; null when its game has no words for it. */
export function coachWords({ game }: Session, decision: Decision | null): string | null {
  const key = `coach.${decision?.step ?? ''}`;
  return decision && knows(game, key) ? say(game, { key }) : null;
}

/** The line above a question that is met for the first time; a lesson has its own words. */
export function Coach({ session }: { session: Session }) {
  const decision = session.decision.value;
  if (!decision || session.mode !== 'play' || !settings.value.coach || !spoken()) return null;
  if (lessonIn(session.id) !== null || coachWords(session, decision) === null) return null;
  return (
    <CoachLine key={`${decision.step} ${session.position.value}`} session={session} decision={decision} />
  );
}

function CoachLine({ session, decision }: { session: Session; decision: Decision }) {
  const name = `${session.game.id}/${decision.step}`;
  const isNew = useMemo(() => !met.peek().has(name), []);
  const [away, putAway] = useState(false);
  const [open, unfold] = useState(false);
  useEffect(() => meet(name), []);
  if (!isNew || away) return null;
  return (
    <div class={open ? 'coach coach-open' : 'coach'} role="note">
      <p>
        <b>{word('coach.first')}</b> <Terms game={session.game} said={coachWords(session, decision) ?? ''} />
      </p>
      {!open && (
        <button type="button" class="link coach-more" onClick={() => unfold(true)}>
          {word('coach.more')}
        </button>
      )}
      <button type="button" class="quiet close" aria-label={word('coach.away')} onClick={() => putAway(true)}>
        ×
      </button>
    </div>
  );
}
