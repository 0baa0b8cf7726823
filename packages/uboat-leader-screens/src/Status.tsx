/** The bar that is always in sight: edition, campaign and turn, the grade with points won and to come, undo and menu on a phone. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { FrameTools } from '@flotilla/ui/frame/frame.tsx';
import { HomeMark } from '@flotilla/ui/frame/HomeMark.tsx';
import { useUndo } from '@flotilla/ui/frame/sheet.tsx';
import { Again } from '@flotilla/ui/stage/Again.tsx';
import { useDirector } from '@flotilla/ui/stage/useStage.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import { useContext, useLayoutEffect } from 'preact/hooks';
import type { View } from './game.ts';
import { BOAT_LOST, nextBand, standing } from './game.ts';
import { Pennant } from './parts/Edition.tsx';
import { Track } from './parts/Track.tsx';
import { accountAt } from './scene/account.ts';
import { word } from './text/index.ts';

/** While a campaign is open its bar stands in the place of the site's head. */
function useBarInstead(): void {
  const isPlaying = (useDirector()?.beat.value ?? null) !== null;
  useLayoutEffect(() => {
    // The style sheets give the board more room while something is played on it.
    document.body.dataset.campaign = isPlaying ? 'stage' : 'asks';
    return () => delete document.body.dataset.campaign;
  }, [isPlaying]);
}

/** Where we are: the phase of a fight, or the turn. */
const whenWords = ({ battle, turn }: View): string =>
  battle && battle.round > 0
    ? word('ribbon.phase', { n: battle.round })
    : turn > 0
      ? word('ribbon.turn', { n: turn })
      : '';

/** The bar. */
export function Status({ session }: { session: Session }) {
  useBarInstead();
  const view = session.view.value as View;
  const say = (key: string): string => sayIn(session.game, { key });
  const { counted, pending, lost } = accountAt(view, useDirector());
  const { vp, evaluation } = standing(counted);
  const next = view.segment === 'over' ? null : nextBand(counted);
  const building = view.segment === 'setup';
  return (
    <section
      class="status ubl-status"
      data-part="status"
      aria-label={word('status.name')}
      id="status"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the key S brings the reader here
      tabIndex={0}
    >
      <HomeMark class="ubl-home" />
      <Pennant edition={view.edition} words={say(`edition.${view.edition}`)} />
      <p class="ubl-where">
        <strong>{say(`campaign.${view.campaign}`)}</strong>
        <small>
          <span class="ubl-length">{say(`length.${view.length}`)}</span>
          {view.turn > 0 && <span class="ubl-turn">{word('ribbon.turn', { n: view.turn })}</span>}
          <b class="ubl-when">{whenWords(view)}</b>
          {view.battle && (
            <span class="ubl-alerted">
              {word('status.alerted')} {view.battle.alerted}
            </span>
          )}
          {session.practice.value && <span class="badge">{ui('practice.badge')}</span>}
        </small>
      </p>
      {!building && (
        <div class="ubl-grade">
          <Track sheet={view} points={vp} pending={pending} evaluation={evaluation} say={say} />
          <p class="ubl-points">
            <span class="unseen">{word('status.points')}</span> <strong>{vp}</strong>{' '}
            <small>
              {lost > 0 ? (
                <em>{word('status.boatLost', { n: lost, points: -BOAT_LOST * lost })}</em>
              ) : pending > 0 ? (
                <em>
                  <span class="roomy">{word('status.pending', { n: pending })}</span>
                  <span class="tight">{word('status.pendingShort', { n: pending })}</span>
                </em>
              ) : next ? (
                word('status.next', { n: next.points, next: say(`evaluation.${next.evaluation}`) })
              ) : (
                say(`evaluation.${evaluation}`)
              )}
            </small>
          </p>
        </div>
      )}
      <p class="ubl-special">
        <small>{word('status.special')}</small> <strong>{view.so}</strong>
      </p>
      <BarTools session={session} />
    </section>
  );
}

/** Undo and the menu, where the tools of the sheet have no room. */
function BarTools({ session }: { session: Session }) {
  const { openMenu } = useContext(FrameTools);
  const { undo, question } = useUndo(session);
  return (
    <span class="ubl-bar-tools">
      {session.mode === 'play' && (
        <button type="button" aria-label={ui('undo')} onClick={undo}>
          <span aria-hidden="true">↶</span>
        </button>
      )}
      <Again />
      <button type="button" aria-label={ui('tools.menu')} onClick={openMenu}>
        <span aria-hidden="true">☰</span>
      </button>
      {question}
    </span>
  );
}
