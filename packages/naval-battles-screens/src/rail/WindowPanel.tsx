/** A card was played that may be cancelled: one small card, and Space lets it pass (card.intelligence). */
import type { PickDecision } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { announce } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Question } from '@flotilla/ui/parts/decision.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { useEffect } from 'preact/hooks';
import { choose } from '../desk/answers.ts';
import type { BoardModel } from '../desk/desk.ts';
import { attacksOf, playedCard } from '../desk/windows.ts';
import type { View } from '../game.ts';
import { outlookOf, sayOf, shipName, viewOf } from '../game.ts';
import { ActionCard } from '../hand/ActionCard.tsx';
import { timeToAnswer } from '../plot/Clock.tsx';
import { word } from '../text/index.ts';
import { Options, useNumbers } from './Options.tsx';

/** An Intelligence window. */
export function WindowPanel({
  session,
  decision,
  desk,
}: {
  session: Session;
  decision: PickDecision;
  desk: BoardModel;
}) {
  const view = viewOf(session);
  const play = playedCard(view, decision);
  const live = session.mode === 'play';
  const pass = (): void => {
    choose(session, 'pass');
  };
  useNumbers(session, decision, desk);
  useKeys(live ? { Enter: pass } : {});
  useEffect(() => {
    announce(word('window.announced') + timeToAnswer(session));
  }, [decision.number]);
  return (
    <>
      <Question game={session.game} decision={decision} />
      {isOffered(view, decision) && (
        <button
          type="button"
          class="nb-mine-only"
          data-id="mineOnly"
          aria-disabled={!live}
          onClick={() => live && choose(session, 'mineOnly')}
        >
          {word('window.mineOnly')}
        </button>
      )}
      <div class="nb-scroll" data-part="window" data-id={String(decision.about.play ?? '')} data-state="open">
        {play && (
          <div class="nb-played">
            <ActionCard
              id={play.as}
              say={sayOf(session)}
              light={undefined}
              side="attack"
              place={1}
              of={1}
              fresh={false}
            />
          </div>
        )}
        <Peril session={session} attacks={play ? attacksOf(view, play) : []} />
        <Options session={session} decision={decision} desk={desk} without={STANDING} />
        <p class="nb-told">{word('window.others')}</p>
      </div>
      <footer class="nb-foot">
        <button type="button" class="primary" data-id="pass" onClick={pass}>
          {word('window.pass')} <kbd>{word('key.space')}</kbd>
        </button>
      </footer>
    </>
  );
}

/** The standing order that is offered before all other answers, or is in force. */
const STANDING: readonly string[] = ['mineOnly'];

/** With two or more rivals most cards are none of one's business: to be asked about one's own only comes first. */
const isOffered = ({ players, orders }: View, decision: PickDecision): boolean =>
  players.length > 2 &&
  orders?.intelligence !== 'mine' &&
  decision.options.some(({ id }) => STANDING.includes(id));

/** What would come through of the attacks a card makes on the own fleet, with no defence but evasion. */
function Peril({ session, attacks }: { session: Session; attacks: readonly number[] }) {
  const view = viewOf(session);
  if (!settings.value.odds) return null;
  const coming = outlookOf(view, {}).coming.filter(({ attack }) => attacks.includes(attack.id));
  if (coming.length === 0) return null;
  return (
    <ul class="nb-peril">
      {coming.map(({ attack, harms }) => (
        <li key={attack.id}>
          {word('window.harms', {
            ship: sayOf(session)(shipName(attack.target)),
            chance: percent(spoken(), harms),
          })}
        </li>
      ))}
    </ul>
  );
}
