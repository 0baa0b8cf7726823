/** The strip that is always in sight: edition, campaign, turn, points with the next grade, special points. */
import type { Session } from '../session/session.ts';
import { ui } from '../text/index.ts';
import { say as sayIn } from '../voice.ts';
import type { View } from './game.ts';
import { nextBand, standing } from './game.ts';
import { Pennant } from './parts/Edition.tsx';
import { Track } from './parts/Track.tsx';
import { word } from './text/index.ts';

/** The strip. */
export function Status({ session }: { session: Session }) {
  const view = session.view.value as View;
  const say = (key: string): string => sayIn(session.game, { key });
  const { vp, evaluation } = standing(view);
  const next = view.segment === 'over' ? null : nextBand(view);
  return (
    <section
      class="status ubl-status"
      data-part="status"
      aria-label={word('status.name')}
      id="status"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the key S brings the reader here
      tabIndex={0}
    >
      <p class="ubl-where">
        <Pennant edition={view.edition} words={say(`edition.${view.edition}`)} />
        <span class="ubl-edition-words">{say(`edition.${view.edition}`)}</span>
        <strong>{say(`campaign.${view.campaign}`)}</strong> · {say(`length.${view.length}`)}
        {session.practice.value && <span class="badge">{ui('practice.badge')}</span>}
      </p>
      <dl class="ubl-figures">
        <div class="ubl-turn">
          <dt>{say('fact.turn')}</dt>
          <dd>{view.turn}</dd>
        </div>
        {view.battle && (
          <div class="ubl-alerted">
            <dt>{word('status.alerted')}</dt>
            <dd>{view.battle.alerted}</dd>
          </div>
        )}
        <div>
          <dt>{word('status.points')}</dt>
          <dd>{vp}</dd>
        </div>
        <div class={next ? 'ubl-grade' : undefined}>
          <dt>{say(`evaluation.${evaluation}`)}</dt>
          <dd>
            {next ? word('status.next', { n: next.points, next: say(`evaluation.${next.evaluation}`) }) : ''}
          </dd>
        </div>
        <div>
          <dt>{word('status.special')}</dt>
          <dd>{view.so}</dd>
        </div>
      </dl>
      <Track sheet={view} points={vp} evaluation={evaluation} say={say} />
    </section>
  );
}
