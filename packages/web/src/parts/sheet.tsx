/** The sheet under the thumb: undo and redo, and whatever the player must do next. */
import { endingText } from '@flotilla/table';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from '../keys.ts';
import { tell } from '../notes.ts';
import { go } from '../router.ts';
import type { TableProps } from '../screens.ts';
import { beginGame } from '../session/open.ts';
import type { Session } from '../session/session.ts';
import { saveRecord } from '../share.ts';
import { Again } from '../stage/Again.tsx';
import { OnStage } from '../stage/OnStage.tsx';
import { useDirector } from '../stage/useStage.tsx';
import { newSeed } from '../store/games.ts';
import { ui } from '../text/index.ts';
import { say } from '../voice.ts';
import { Facts } from './blocks.tsx';
import { Dialog } from './dialog.tsx';
import { OpenCard } from './openCard.tsx';
import { seatName } from './seatName.ts';
import { Tool } from './tool.tsx';
import { TypeDice } from './typeDice.tsx';

/** The names of seats, each with what the game calls it where it has words for that. */
function seatNames(session: Session, seats: readonly number[]): string {
  const { game, view } = session;
  const named = seats.map((seat) => {
    const said = seat < 0 ? undefined : game.seatText?.(view.value, seat);
    return said ? say(game, said) : seatName(session, seat);
  });
  return named.join(', ');
}

/** Takes back; behind a roll a solitaire player is asked once whether the game shall become practice. */
function useUndo(session: Session): {
  undo: () => void;
  redo: () => void;
  question: ComponentChildren;
} {
  const [asking, setAsking] = useState(false);
  const undo = (): void => {
    const refusal = session.dice.peek() ? null : session.undoRefusal.peek();
    if (refusal && session.seats.length === 1 && session.position.peek() > 0 && session.mode === 'play') {
      setAsking(true);
      return;
    }
    const refused = session.undo();
    if (refused) tell(say(session.game, refused.why));
  };
  const redo = (): void => {
    const refused = session.redo();
    if (refused) tell(say(session.game, refused.why));
  };
  const question = asking && (
    <Dialog title={ui('practice.title')} onClose={() => setAsking(false)}>
      <p>{ui('practice.text')}</p>
      <div class="row">
        <button
          type="button"
          class="primary"
          onClick={() => {
            setAsking(false);
            session.allowPractice();
            session.undo();
          }}
        >
          {ui('practice.yes')}
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          {ui('practice.no')}
        </button>
      </div>
    </Dialog>
  );
  return { undo, redo, question };
}

function Ending({ session }: { session: Session }) {
  const { game } = session;
  const outcome = session.outcome.value;
  const results = session.results.value;
  if (!outcome) return null;
  const again = async (seed: string): Promise<void> => {
    const { options, seats } = session.record();
    go(`/g/${await beginGame(game, options, seats, seed, { known: seed === session.record().seed })}`);
  };
  return (
    <section class="decision ending">
      <h2>{say(game, endingText(outcome))}</h2>
      {session.seats.length > 1 && outcome.winners.length > 0 && (
        <p>
          {ui('ending.winners', {
            n: outcome.winners.length,
            names: seatNames(session, outcome.winners),
          })}
        </p>
      )}
      {session.practice.value && <p class="muted">{ui('practice.mark')}</p>}
      {results.length > 0 && <Facts game={game} facts={results} />}
      {session.mode === 'play' && session.keepsRecord === undefined && (
        <div class="row">
          <button type="button" class="primary" onClick={() => void again(newSeed())}>
            {ui('ending.again')}
          </button>
          <button type="button" onClick={() => go(`/g/${session.id}/replay#0`)}>
            {ui('replay.watch')}
          </button>
          <button type="button" onClick={() => void again(session.record().seed ?? newSeed())}>
            {ui('ending.sameSeed')}
          </button>
          <button type="button" onClick={() => saveRecord(session.record(), session.id, session.hides)}>
            {ui('file.save')}
          </button>
        </div>
      )}
    </section>
  );
}

function Waiting({ session }: { session: Session }) {
  const asked = session.asked.value;
  const names = seatNames(session, asked);
  // In a replay nobody is waited for.
  if (session.mode === 'replay')
    return <p class="decision muted">{ui('replay.asked', { n: asked.length, names })}</p>;
  return (
    <section class="decision waiting">
      <p role="status">
        <span class="sweep" aria-hidden="true" />
        {ui('decision.waiting', { names })}
      </p>
    </section>
  );
}

/** Nothing is asked of this person: the device goes on as if something had been. */
function PassOn({ session }: { session: Session }) {
  useKeys({ Enter: () => session.passOn() });
  return (
    <section class="decision waiting">
      <p>{ui('curtain.nothing')}</p>
      <button type="button" class="primary" title={ui('decision.enterKey')} onClick={() => session.passOn()}>
        {ui('curtain.passOn')}
      </button>
    </section>
  );
}

/** What the player must do next: answer, throw, type in dice, wait, or read how it ended. */
export function NextThing({ session, Panel }: { session: Session; Panel: ComponentType<TableProps> }) {
  const director = useDirector();
  const wanted = session.dice.value;
  if (director?.beat.value) return <OnStage session={session} director={director} />;
  if (wanted)
    return <TypeDice key={`${wanted.purpose} ${session.position.value}`} session={session} wanted={wanted} />;
  if (session.outcome.value) return <Ending session={session} />;
  const lying = session.open.value;
  if (lying) return <OpenCard key={lying.number} session={session} lying={lying} />;
  if (session.decision.value) return <Panel session={session} />;
  return session.visiting.value ? <PassOn session={session} /> : <Waiting session={session} />;
}

/** Whether the focus is on nothing one can use; the heading keeps it as long as the first question stands. */
const isNowhere = (focused: Element | null, answered: boolean): boolean =>
  !focused || focused === document.body || (answered && focused.matches('h1, main'));

/** The sheet: undo and redo always in the same place, the next thing below. */
export function Sheet(props: {
  session: Session;
  Panel: ComponentType<TableProps>;
  tools: ComponentChildren;
}) {
  const { session, Panel, tools } = props;
  const { undo, redo, question } = useUndo(session);
  const [folded, setFolded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const asked = session.dice.value ?? session.open.value ?? session.decision.value;
  const before = useRef(asked);
  useEffect(() => {
    setFolded(false);
    const answered = before.current !== asked;
    before.current = asked;
    // Both need a page that is laid out: they wait for the frame that is, and questions gone by then cost nothing.
    const frame = requestAnimationFrame(() => {
      box.current?.scrollTo(0, 0);
      // The pressed button is gone: the focus stays with the question, so that keys and screen readers go on from there.
      if (isNowhere(document.activeElement, answered)) box.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  useKeys(
    session.mode === 'play' ? { u: undo, 'ctrl+z': undo, U: redo, 'ctrl+y': redo, 'ctrl+Z': redo } : {},
  );
  const cannot = session.undoRefusal.value !== null && session.seats.length > 1;
  return (
    <div class={folded ? 'sheet folded' : 'sheet'}>
      <div class="sheet-tools" role="toolbar" aria-label={ui('tools.title')}>
        {session.mode === 'play' && (
          <>
            <Tool
              sign="↶"
              name={ui('undo')}
              title={ui('undo.key')}
              disabled={(session.position.value === 0 && !session.dice.value) || session.thinking.value}
              refused={cannot}
              onClick={undo}
            />
            <Tool
              sign="↷"
              name={ui('redo')}
              title={ui('redo.key')}
              disabled={!session.canRedo.value}
              onClick={redo}
            />
          </>
        )}
        {tools}
        <Again />
        <button
          type="button"
          class="tool fold-sheet"
          aria-expanded={!folded}
          aria-label={folded ? ui('sheet.unfold') : ui('sheet.fold')}
          onClick={() => setFolded(!folded)}
        >
          <span aria-hidden="true">{folded ? '▴' : '▾'}</span>
        </button>
      </div>
      <div class="sheet-body" data-part="question" ref={box} tabIndex={-1}>
        <NextThing session={session} Panel={Panel} />
      </div>
      {question}
    </div>
  );
}
