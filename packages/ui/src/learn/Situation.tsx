/** "What is going on?": the situation in three sentences, and what the question that waits is about. */
import { companionOf } from '@flotilla/companion';
import { questionText } from '@flotilla/table/run';
import type { Session } from '../base/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import { say } from '../text/voice.ts';
import { coachWords } from './Coach.tsx';
import '../parts/hints.css';
import { Terms } from '../parts/Terms.tsx';
import { word } from '../text/learn/index.ts';

/** Three sentences made of what the seat may see; of a game that has none its status and the question. */
function sentencesOf(session: Session): readonly (readonly [string, string])[] {
  const { game } = session;
  const view = session.view.value;
  const decision = session.decision.value;
  const found = companionOf(game).situation?.(view, decision);
  if (found)
    return [
      [word('situation.where'), say(game, found.where)],
      [word('situation.stake'), say(game, found.stake)],
      [word('situation.next'), say(game, found.next)],
    ];
  const facts = game.status(view).map(({ label, value }) => `${say(game, label)} ${inWords(session, value)}`);
  return [
    [word('situation.where'), facts.join(' · ')],
    [word('situation.next'), decision ? say(game, questionText(decision)) : ''],
  ];
}

const inWords = ({ game }: Session, value: Parameters<typeof say>[1] | number): string =>
  typeof value === 'number' ? String(value) : say(game, value);

/** The card; the same words for the eye and for a screen reader. */
export function Situation({ session, onClose }: { session: Session; onClose: () => void }) {
  const coach = coachWords(session, session.decision.value);
  return (
    <Dialog title={word('situation.title')} onClose={onClose}>
      <dl class="going-on">
        {sentencesOf(session).map(([name, sentence]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Terms game={session.game} said={sentence} />
            </dd>
          </div>
        ))}
        {coach && (
          <div>
            <dt>{word('coach.again')}</dt>
            <dd>
              <Terms game={session.game} said={coach} />
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
