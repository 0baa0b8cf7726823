/** The sheet while beats are played: the roll that waits or falls, what it came to, and the way on. */
import type { Beat, RollNeed } from '@flotilla/companion';
import { rollsOf } from '@flotilla/companion';
import type { LogEvent, RollRecord } from '@flotilla/table';
import { percent, rollTitle } from '@flotilla/table/run';
import { useEffect, useRef } from 'preact/hooks';
import { useKeys } from '../base/keys.ts';
import type { Session } from '../base/session.ts';
import { Dice } from '../parts/die.tsx';
import { eventWords } from '../parts/log.tsx';
import { ModifierLine, outcomeWords } from '../parts/rollCard.tsx';
import { Rule } from '../parts/rule.tsx';
import { Terms } from '../parts/Terms.tsx';
import { spoken, ui } from '../text/index.ts';
import { say } from '../text/voice.ts';
import type { Director } from './director.ts';
import { Histogram, Ladder } from './Histogram.tsx';
import { diceWords, needFor, needWords } from './need.ts';
import type { RollWords } from './own.ts';
import { ThrowFace } from './ThrowFace.tsx';
import { useOwnStage } from './useStage.tsx';

interface Props {
  readonly session: Session;
  readonly director: Director;
}

/** What is being played. */
export function OnStage({ session, director }: Props) {
  const beat = director.beat.value;
  const own = useOwnStage();
  useKeys({ Enter: () => director.goOn(), Escape: () => director.skip() });
  if (!beat) return null;
  const [first] = rollsOf(beat);
  const { Beside } = own;
  return (
    <section class={`decision on-stage on-stage-${director.phase}`} aria-label={ui('stage.title')}>
      <div class="stage-card">
        {first?.roll && beat.big ? (
          <RollOnStage session={session} director={director} beat={beat} roll={first.roll} />
        ) : (
          <BeatOnStage session={session} director={director} beat={beat} />
        )}
      </div>
      <GoOn session={session} director={director} beat={beat} />
      <StageBar director={director} />
      {Beside && (
        <Beside session={session} director={director} beat={beat} say={(said) => say(session.game, said)} />
      )}
    </section>
  );
}

/** What a roll of a beat is called. */
export function useRollWords({ session, director }: Props, beat: Beat, roll: RollRecord): RollWords {
  const own = useOwnStage();
  return (
    own.rollWords?.(director, beat, roll, (said) => say(session.game, said)) ?? {
      title: say(session.game, rollTitle(roll)),
    }
  );
}

/** What happens, once it can be seen; while the picture moves, no more than what it shows. */
function BeatOnStage({ session, director, beat }: Props & { beat: Beat }) {
  const own = useOwnStage();
  const { game } = session;
  const { headline } = beat;
  const told = headline ? eventWords(game, headline, 'normal') : '';
  const moving = own.whileItMoves?.(director, beat, (text) => say(game, text)) ?? '';
  const dice = own.showsDice?.(beat) === true && rollsOf(beat).length > 0;
  // A roll without consequence has no words of its own: the dice say how it came out.
  const said = director.shows ? told || (dice ? moving : '') : moving;
  return (
    <>
      <header class="question">
        <h2>
          <Terms game={game} said={said} />
        </h2>
        <Rule rule={headline?.rule ?? headline?.roll?.rule ?? ''} />
      </header>
      {dice && director.shows && <Fallen session={session} beat={beat} shows />}
    </>
  );
}

function RollOnStage(props: Props & { beat: Beat; roll: RollRecord }) {
  const { session, director, beat, roll } = props;
  const { game } = session;
  const { title, under } = useRollWords(props, beat, roll);
  const need = needFor(game, roll);
  const fell = director.phase === 'play' || director.phase === 'hold';
  const OwnDice = useOwnStage().diceOf?.(beat) ?? null;
  return (
    <>
      <header class="question">
        <h2>
          <Terms game={game} said={title} />
        </h2>
        <Rule rule={roll.rule} />
      </header>
      {under && (
        <p class="stage-under">
          <Terms game={game} said={under} />
        </p>
      )}
      {need && <Needed game={game} roll={roll} need={need} fell={OwnDice ? director.shows : fell} />}
      {roll.modifiers.length > 0 && (
        <table class="stage-modifiers">
          <tbody>
            {roll.modifiers.map((applied) => (
              <ModifierLine key={applied.why} game={game} applied={applied} />
            ))}
          </tbody>
        </table>
      )}
      {OwnDice ? (
        <OwnDice session={session} director={director} beat={beat} say={(said) => say(game, said)} />
      ) : fell ? (
        <Fallen session={session} beat={beat} shows={director.shows} />
      ) : (
        <div class="stage-fallen stage-yet" aria-hidden="true" />
      )}
    </>
  );
}

/** Whether the result of a roll is one of those told before it: further dice of a salvo may yet decide. */
const isSettled = ({ fates }: RollRecord): boolean => fates?.settled ?? true;

/** The number that is needed and its chance, or every result with its own. */
function Needed({
  game,
  roll,
  need,
  fell,
}: {
  game: Session['game'];
  roll: RollRecord;
  need: RollNeed;
  fell: boolean;
}) {
  const words = needWords(need);
  if (need.about === 'howMuch')
    return (
      <Ladder
        game={game}
        chart={roll.chart}
        need={need}
        fallen={fell && isSettled(roll) ? roll.outcome : null}
      />
    );
  return (
    <>
      <p class={`stage-need stage-need-${need.tone}`}>
        <strong>{words}</strong> <span>{diceWords(roll)}</span>
        <b>{percent(spoken(), need.chance)}</b>
      </p>
      <Histogram need={need} fallen={fell ? roll.natural : null} />
    </>
  );
}

const signed = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

/** The dice of a beat as they fell, the first one large; those that follow from it lie beside it when it has been shown. */
function Fallen({ session, beat, shows }: { session: Session; beat: Beat; shows: boolean }) {
  const { game } = session;
  const rolls = rollsOf(beat);
  return (
    <ol class="stage-fallen">
      {(shows ? rolls : rolls.slice(0, 1)).map((event, i) => (
        <FallenRoll key={i} game={game} event={event} />
      ))}
    </ol>
  );
}

function FallenRoll({ game, event }: { game: Session['game']; event: LogEvent }) {
  const roll = event.roll as RollRecord;
  const plus = roll.total - roll.natural;
  return (
    <li>
      <Dice faces={roll.faces} dice={roll.dice} />
      <span class="unseen">{roll.faces.join(', ')}</span>
      <span>{plus === 0 ? roll.natural : `${roll.natural} ${signed(plus)} = ${roll.total}`}</span>
      <strong>{outcomeWords(game, roll)}</strong>
    </li>
  );
}

/** The one button that matters: it throws, or goes on. It stays where it is, so that the focus does. */
function GoOn(props: Props & { beat: Beat }) {
  const { session, director, beat } = props;
  const { goOnWords } = useOwnStage();
  const button = useRef<HTMLButtonElement>(null);
  const { phase } = director;
  const [first] = rollsOf(beat);
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.matches('.sheet-body, h1, main'))
      button.current?.focus({ preventScroll: true });
  }, []);
  const throws = (phase === 'roll' || phase === 'dice') && first?.roll;
  return (
    <div class="stage-ways">
      <button
        ref={button}
        type="button"
        class={phase === 'roll' || phase === 'hold' ? 'primary stage-go' : 'stage-go'}
        title={ui('stage.goOnKey')}
        onClick={() => director.goOn()}
      >
        {throws ? (
          <ThrowOf {...props} roll={throws} />
        ) : (
          (goOnWords?.(director, beat, (said) => say(session.game, said)) ?? ui('stage.goOn'))
        )}
        {!throws && <KeyCap name={ui('stage.space')} />}
      </button>
      {phase === 'roll' && (
        <button type="button" onClick={() => director.rollRest()}>
          {ui('stage.rest')}
        </button>
      )}
    </div>
  );
}

/** The face of the button while a roll waits. */
const ThrowOf = (props: Props & { beat: Beat; roll: RollRecord }) => (
  <ThrowFace
    game={props.session.game}
    roll={props.roll}
    words={useRollWords(props, props.beat, props.roll)}
  />
);

/** The key of a button, where there is a keyboard; readers hear it from the title. */
const KeyCap = ({ name }: { name: string }) => (
  <span class="stage-key" aria-hidden="true">
    <kbd>{name}</kbd>
  </span>
);

/** Where one is among the beats, and the ways through them. */
function StageBar({ director }: { director: Director }) {
  const { at, known } = director;
  return (
    <div class="stage-bar" role="toolbar" aria-label={ui('stage.title')}>
      <button
        type="button"
        aria-label={ui('stage.again')}
        title={ui('stage.again')}
        onClick={() => director.again()}
      >
        <span aria-hidden="true">↺</span>
      </button>
      <button
        type="button"
        aria-label={ui('stage.back')}
        title={ui('stage.backKey')}
        aria-disabled={at === 0}
        onClick={() => director.back()}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <button
        type="button"
        aria-label={ui('stage.forth')}
        title={ui('stage.forthKey')}
        onClick={() => director.forth()}
      >
        <span aria-hidden="true">›</span>
      </button>
      <Dots at={at} count={known} />
      <button type="button" class="stage-skip" title={ui('stage.skipKey')} onClick={() => director.skip()}>
        {ui('stage.skip')}
        <KeyCap name="Esc" />
      </button>
    </div>
  );
}

/** So many dots have room; a longer story is counted in figures. */
const MOST_DOTS = 8;

function Dots({ at, count }: { at: number; count: number }) {
  const n = at + 1;
  const words = n === count ? ui('stage.nth', { n }) : ui('stage.place', { n, count });
  if (count > MOST_DOTS) return <span class="stage-place">{words}</span>;
  return (
    <span class="stage-dots" role="img" aria-label={words}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} class={i < at ? 'past' : i === at ? 'now' : ''} />
      ))}
    </span>
  );
}
