/** The sheet under the thumb: undo and redo, and whatever the player must do next. */
import type { GameRecord } from '@flotilla/table/run';
import { endingText } from '@flotilla/table/run';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { afterword } from '../base/afterword.ts';
import { isTyping, useKeys } from '../base/keys.ts';
import { tell } from '../base/notes.ts';
import { newSeed } from '../base/seed.ts';
import type { Session } from '../base/session.ts';
import { beginGame, go, href } from '../base/shell.ts';
import { Coach } from '../learn/Coach.tsx';
import { Facts } from '../parts/blocks.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { seatName } from '../parts/seatName.ts';
import { saveRecord } from '../parts/share.ts';
import { Tool } from '../parts/tool.tsx';
import { Again } from '../stage/Again.tsx';
import { OnStage } from '../stage/OnStage.tsx';
import { useDirector } from '../stage/useStage.tsx';
import { ui } from '../text/index.ts';
import { say } from '../text/voice.ts';
import { answerable } from './answerable.ts';
import { OpenCard } from './openCard.tsx';
import type { TableProps } from './screens.ts';
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

/** Whether one person plays here alone or against bots: then nobody else is wronged by going back. */
const isAlone = ({ seats, can }: Session): boolean =>
  can.value.practice !== undefined && seats.filter(({ bot }) => bot === null).length === 1;

/** Takes back; behind a roll whoever plays alone is asked once whether the game shall become practice. */
export function useUndo(session: Session): {
  undo: () => void;
  redo: () => void;
  question: ComponentChildren;
} {
  const [asking, setAsking] = useState(false);
  const undo = (): void => {
    const refusal = session.dice.peek() ? null : session.undoRefusal.peek();
    if (refusal && isAlone(session) && session.position.peek() > 0 && session.mode === 'play') {
      setAsking(true);
      return;
    }
    const refused = session.can.value.undo?.();
    if (refused) tell(say(session.game, refused.why));
  };
  const redo = (): void => {
    const refused = session.can.value.redo?.();
    if (refused) tell(say(session.game, refused.why));
  };
  const question = asking && (
    <Dialog title={ui('practice.title')} onClose={() => setAsking(false)}>
      <p>{ui('practice.text')}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => setAsking(false)}>
          {ui('practice.no')}
        </button>
        <button
          type="button"
          onClick={() => {
            setAsking(false);
            session.can.value.practice?.();
            session.can.value.undo?.();
          }}
        >
          {ui('practice.yes')}
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
  const { here, record } = session.can.value;
  if (!outcome) return null;
  const again = async ({ options, seats, seed: known }: GameRecord, seed: string): Promise<void> =>
    go(`/g/${await beginGame(game, options, seats, seed, { known: seed === known })}`);
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
      {session.mode === 'play' && here && record && (
        <div class="row">
          <button
            type="button"
            class={afterword.value ? undefined : 'primary'}
            onClick={() => void again(record(), newSeed())}
          >
            {ui('ending.again')}
          </button>
          <button type="button" onClick={() => go(`/g/${session.id}/replay#0`)}>
            {ui('replay.watch')}
          </button>
          <button type="button" onClick={() => go(`/g/${session.id}/review`)}>
            {ui('review.title')}
          </button>
          <button type="button" onClick={() => void again(record(), record().seed ?? newSeed())}>
            {ui('ending.sameSeed')}
          </button>
          <button type="button" onClick={() => saveRecord(record(), session.id, session.hides)}>
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
  // Nobody is asked and nobody thinks: a table that has closed, as after the one patrol of a sea of the day.
  if (asked.length === 0 && !session.thinking.value)
    return afterword.value ? null : <p class="decision muted">{ui('decision.nobody')}</p>;
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
  useKeys({ Enter: () => session.can.value.device?.passOn() });
  return (
    <section class="decision waiting">
      <p>{ui('curtain.nothing')}</p>
      <button
        type="button"
        class="primary"
        title={ui('decision.enterKey')}
        onClick={() => session.can.value.device?.passOn()}
      >
        {ui('curtain.passOn')}
      </button>
    </section>
  );
}

/** What the game was begun for is done: it is said once, where the next thing stands, and not before it has been seen. */
function Afterwards() {
  const said = afterword.value;
  const acts = useDirector()?.beat.value != null;
  if (!said || acts) return null;
  return (
    <section class="afterword" data-part="afterword" role="status">
      <p>{said.text}</p>
      <a class="button primary" href={href(said.path)}>
        {said.label}
      </a>
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

/** Whether the focus may be taken along: nobody types, and no dialog keeps it. */
const isFree = (focused: Element | null): boolean =>
  !isTyping(focused) && document.querySelector('dialog[open]') === null;

/** Lays the sheet open for what is asked and brings the focus there when it was left behind, or when a stage has closed. */
function useFocusOnQuestion(session: Session, unfold: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const asked = session.dice.value ?? session.open.value ?? session.decision.value;
  const acts = useDirector()?.beat.value != null;
  const before = useRef({ asked, acts });
  useEffect(() => {
    unfold();
    const answered = before.current.asked !== asked;
    const acted = before.current.acts && !acts;
    before.current = { asked, acts };
    // Both need a page that is laid out: they wait for the frame that is, and questions gone by then cost nothing.
    const frame = requestAnimationFrame(() => {
      box.current?.scrollTo?.(0, 0);
      // The pressed button is gone: the focus stays with the question, so that keys and screen readers go on from there.
      const { activeElement } = document;
      if (acted ? isFree(activeElement) : isNowhere(activeElement, answered))
        box.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, acts]);
  return box;
}

/** The sheet: undo and redo always in the same place, the next thing below. */
export function Sheet(props: {
  session: Session;
  Panel: ComponentType<TableProps>;
  tools: ComponentChildren;
}) {
  const { session, Panel, tools } = props;
  const { undo, redo, question } = useUndo(session);
  const [folded, setFolded] = useState(false);
  const box = useFocusOnQuestion(session, () => setFolded(false));
  useKeys(
    session.mode === 'play' ? { u: undo, 'ctrl+z': undo, U: redo, 'ctrl+y': redo, 'ctrl+Z': redo } : {},
  );
  const refusal = isAlone(session) ? null : session.undoRefusal.value;
  return (
    <div class={folded ? 'sheet folded' : 'sheet'}>
      <div class="sheet-tools" role="toolbar" aria-label={ui('tools.title')}>
        {session.mode === 'play' && (
          <>
            <Tool
              sign="↶"
              name={ui('undo')}
              title={refusal ? say(session.game, refusal.why) : ui('undo.key')}
              disabled={(session.position.value === 0 && !session.dice.value) || session.thinking.value}
              refused={refusal !== null}
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
      <div class="sheet-body" data-part="question" {...answerable(session)} ref={box} tabIndex={-1}>
        <Coach session={session} />
        {session.mode === 'play' && <Afterwards />}
        <NextThing session={session} Panel={Panel} />
      </div>
      {question}
    </div>
  );
}
