/** The strip that is always in sight: edition, campaign, turn, points with the next grade, special points. */
import type { Session } from '../session/session.ts';
import { ui } from '../text/index.ts';
import { say as sayIn } from '../voice.ts';
import type { Evaluation, View } from './game.ts';
import { bandsOf, nextBand, standing } from './game.ts';
import { word } from './text/index.ts';

const BANDS: readonly Exclude<Evaluation, 'dismal'>[] = ['poor', 'adequate', 'good', 'great'];

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
        <span class="ubl-edition" title={say(`edition.${view.edition}`)}>
          {view.edition === 'first' ? '1e' : '2e'}
        </span>
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
        <div>
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
      <Track view={view} points={vp} say={say} />
    </section>
  );
}

/** The points as a track with its bands. */
function Track({ view, points, say }: { view: View; points: number; say: (key: string) => string }) {
  const bands = bandsOf(view);
  const most = Math.max(bands.great * 1.2, points);
  const share = (value: number): string => `${Math.max(0, Math.min(100, (value / most) * 100))}%`;
  return (
    <div
      class="ubl-track"
      data-part="track"
      role="img"
      aria-label={BANDS.map((band) => `${say(`evaluation.${band}`)} ${bands[band]}`).join(', ')}
    >
      {BANDS.map((band) => (
        <i
          key={band}
          class={band}
          style={{ left: share(bands[band]) }}
          title={`${say(`evaluation.${band}`)} ${bands[band]}`}
        />
      ))}
      <b style={{ left: share(points) }} />
    </div>
  );
}
