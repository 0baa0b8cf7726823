/** The options of a question as a numbered list: the same that the board offers, for keyboard and screen reader. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionNumbered, optionText } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { OddsRow, useDigits } from '@flotilla/ui/parts/decision.tsx';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { choose, numbered } from '../desk/answers.ts';
import type { BoardModel, Pressed, ShipBar } from '../desk/desk.ts';
import { howPressed } from '../plot/howPressed.ts';
import { word } from '../text/index.ts';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
  readonly desk: BoardModel;
  /** Options that stand elsewhere in the rail. */
  readonly without?: readonly string[];
  /** What an option says where it is about a ship that is lit; her words and chances when left out. */
  readonly Row?: ComponentType<RowProps>;
}

/** A lit ship among the options. */
export interface RowProps {
  readonly session: Session;
  readonly ship: string;
  /** The whole option in words. */
  readonly said: string;
  readonly bar: ShipBar;
}

/** What pressing an option does: what the board does with it, or the plain answer. */
const pressOf = (session: Session, desk: BoardModel, option: Option): ((how?: Pressed) => void) =>
  desk.ships.get(option.id)?.press ?? (() => choose(session, option.id));

/** Lets digits choose what the rail and the board number. */
export function useNumbers(session: Session, decision: PickDecision, desk: BoardModel): void {
  const live = session.mode === 'play';
  useDigits(live ? numbered(decision).map(([, number]) => number) : [], (number) => {
    const option = optionNumbered(decision, number);
    if (option) pressOf(session, desk, option)();
  });
}

/** So many options are seen without scrolling. */
const IN_SIGHT = 8;

/** How many options are drawn: so many with the question, the others a frame later. */
function useDrawn(first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => setDrawn(Number.POSITIVE_INFINITY), []);
  return drawn;
}

/** The numbered list. */
export function Options({ session, decision, desk, without = [], Row }: Props) {
  const { game } = session;
  const given = session.given.value;
  const live = session.mode === 'play';
  const shown = numbered(decision).filter(([{ id }]) => !without.includes(id));
  // Lit ships come first where they lie, on the board.
  const drawn = useDrawn(Row ? 0 : IN_SIGHT);
  // Where the board shows what an option would do, nothing else has to be worked out for it.
  const odds = useMemo(() => {
    const plain = settings.value.odds ? shown.filter(([{ id }]) => !desk.ships.get(id)?.bar) : [];
    return new Map(plain.map(([option]) => [option.id, session.odds(option)]));
  }, [decision, settings.value.odds]);
  return (
    <>
      <ol class="options nb-options">
        {shown.slice(0, drawn).map(([option, number]) => {
          const bar = desk.ships.get(option.id)?.bar;
          const said = capital(say(game, optionText(decision.step, option)));
          return (
            <li key={option.id}>
              <button
                type="button"
                class={given?.choice === option.id ? 'option given' : 'option'}
                data-id={option.id}
                aria-keyshortcuts={number < 10 ? String(number) : undefined}
                aria-disabled={!live}
                title={live ? ui('decision.key', { key: number }) : undefined}
                onClick={(event) => pressOf(session, desk, option)(howPressed(event))}
              >
                <span class="counter" aria-hidden="true">
                  {number}
                </span>
                {bar && Row ? (
                  <Row session={session} ship={option.id} said={said} bar={bar} />
                ) : (
                  <>
                    <span class="what">
                      {said}
                      {given?.choice === option.id && <em> {ui('replay.chosen')}</em>}
                    </span>
                    <OddsRow game={game} odds={odds.get(option.id) ?? []} />
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <Refused session={session} decision={decision} />
    </>
  );
}

/** What is not possible now, each with its reason; folded, for the board shows it too, and put into words when unfolded. */
function Refused({ session, decision }: { session: Session; decision: PickDecision }) {
  const [open, setOpen] = useState(false);
  if (decision.refused.length === 0) return null;
  return (
    <details class="nb-refused" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{word('options.refused', { n: decision.refused.length })}</summary>
      {open && (
        <ul>
          {decision.refused.map((option) => (
            <li key={option.id}>
              {capital(say(session.game, optionText(decision.step, option)))}
              {option.refused && (
                <small class="why">
                  {' '}
                  <Terms game={session.game} said={say(session.game, option.refused.why)} />{' '}
                  <Rule rule={option.refused.rule} />
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
