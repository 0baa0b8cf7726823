/** The command strip: whose turn, which step, the race for points, and the piles. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { FrameTools } from '@flotilla/ui/frame/frame.tsx';
import { HomeMark } from '@flotilla/ui/frame/HomeMark.tsx';
import type { TableProps } from '@flotilla/ui/frame/screens.ts';
import { useUndo } from '@flotilla/ui/frame/sheet.tsx';
import { Dialog } from '@flotilla/ui/parts/dialog.tsx';
import { useDirector } from '@flotilla/ui/stage/useStage.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { useContext, useState } from 'preact/hooks';
import type { View } from './game.ts';
import { actorName, sayOf, scenarioById, viewOf } from './game.ts';
import { ActionCard } from './hand/ActionCard.tsx';
import { Race } from './Race.tsx';
import { Sign } from './signs.tsx';
import { sunkIn } from './stage/scene.ts';
import { word } from './text/index.ts';
import { turnWords } from './turn.ts';

const STEPS = ['actions', 'defences', 'resolution', 'discard', 'draw'] as const;

/** What the strip says first: whose turn it is, or what is done before and after the battle. */
function titleOf(session: Session, view: View): string {
  if (view.ending) return word('strip.over');
  if (view.phase === 'setup') return word('strip.setup');
  const onMe = view.attacks.some(({ on, status }) => on === view.seat && status === 'declared');
  if (view.active === view.seat || !onMe) return turnWords(session, view);
  return word('strip.attacks', { name: sayOf(session)(actorName(session, view, view.active)) });
}

/** What a scenario is called: one of the game's own in the reader's language, a player's own as its author named it. */
function scenarioName(session: Session, { scenario, name }: View['terms']): string {
  return scenario !== null && scenarioById(scenario)
    ? sayOf(session)({ key: `scenario.${scenario}.name` })
    : name;
}

/** The scenario, the round, and what wins. */
function goalOf(session: Session, view: View): string {
  const { terms, round, phase } = view;
  const rounds =
    terms.rounds === null
      ? word('strip.round', { round })
      : word('strip.roundOf', { round, of: terms.rounds });
  const goal =
    terms.target > 0 ? word('strip.goal', { points: terms.target }) : word('strip.goalNonCombatant');
  return [scenarioName(session, terms), phase === 'setup' ? '' : rounds, goal].filter(Boolean).join(', ');
}

/** The strip above every battle. */
export function Strip({ session }: TableProps) {
  const view = viewOf(session);
  const { tab, show, openMenu } = useContext(FrameTools);
  const { undo, question } = useUndo(session);
  const hasSteps = view.phase !== 'setup' && !view.ending;
  const fresh = sunkIn(useDirector()?.beat.value ?? null);
  return (
    <section class="nb-command" id="status" data-part="status" aria-label={word('strip.title')} tabIndex={-1}>
      <div class="nb-command-row">
        <HomeMark class="nb-mark" />
        <p class={hasSteps ? 'nb-now' : 'nb-now nb-alone'}>
          <strong>{titleOf(session, view)}</strong>
          <small>{goalOf(session, view)}</small>
        </p>
        {hasSteps && (
          <ol class="nb-steps" aria-label={word('strip.steps')}>
            {STEPS.map((step) => (
              <li key={step} aria-current={view.phase === step ? 'step' : undefined}>
                {word(`step.${step}`)}
              </li>
            ))}
          </ol>
        )}
        <Race view={view} say={sayOf(session)} fresh={fresh} />
        <Piles session={session} view={view} />
        <span class="nb-strip-tools">
          {session.mode === 'play' && (
            <button type="button" class="nb-undo" onClick={undo} aria-label={ui('undo')}>
              <span aria-hidden="true">↶</span>
            </button>
          )}
          <button
            type="button"
            onClick={() => show(tab === 'log' ? 'board' : 'log')}
            aria-label={word('strip.log')}
            aria-pressed={tab === 'log'}
          >
            <span aria-hidden="true">≣</span>
          </button>
          <button type="button" onClick={openMenu} aria-label={ui('tools.menu')}>
            <span aria-hidden="true">☰</span>
          </button>
        </span>
        {question}
      </div>
    </section>
  );
}

/** Deck and discards; the discards can be looked through, the newest first. */
function Piles({ session, view }: { session: Session; view: View }) {
  const [open, setOpen] = useState(false);
  if (view.phase === 'setup') return null;
  return (
    <div class="nb-piles">
      <Sign name="hand" />
      <span>
        {word('piles.deck')} <b>{view.deck}</b>
      </span>
      <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {word('piles.discards')} <b>{view.discard.length}</b>
      </button>
      {open && (
        <Dialog title={word('piles.discards')} onClose={() => setOpen(false)}>
          {view.discard.length === 0 && <p class="muted">{word('piles.none')}</p>}
          <ul class="nb-discards">
            {[...view.discard].reverse().map((id, i) => (
              <li key={id}>
                <ActionCard
                  id={id}
                  say={sayOf(session)}
                  light={undefined}
                  side="attack"
                  place={i + 1}
                  of={view.discard.length}
                  fresh={false}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
