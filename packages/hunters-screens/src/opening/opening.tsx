/** Home's night attack: press a ship, fire, throw once, and see what comes of it. */
import type { Beat } from '@flotilla/companion';
import { rollsOf, wholeChoice } from '@flotilla/companion';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { OpeningProps, OwnOpening } from '@flotilla/ui/stage/opening.ts';
import { stagedBy } from '@flotilla/ui/stage/staged.ts';
import { ThrowFace } from '@flotilla/ui/stage/ThrowFace.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fight, View } from '../game.ts';
import { monthText } from '../game.ts';
import { planning } from '../plan.ts';
import { Bridge, SECONDS } from '../stage/Bridge.tsx';
import { eventIn, eventsIn } from '../stage/facts.ts';
import { minutes } from '../stage/Watch.tsx';
import { spoken, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { shipWords } from '../words.ts';
import { isFirstTorpedo, isOver, momentsOf, salvoDirector } from './salvo.ts';
import './opening.css';

/** The tubes that are fired, by their names in the plan. */
const TUBES = ['forward1', 'forward2', 'forward3'];

/** Lays the tracks to the ship that was pressed, and lets every ship be pressed until something runs. */
function useAim(fight: Fight, target: number | null, aim: ((ship: number) => void) | null): void {
  useLayoutEffect(() => {
    if (!aim) return;
    planning.value = {
      station: 'forward',
      rounds: [],
      tubes: TUBES.map((id, i) => ({ id, name: String(i + 1), torpedo: 'steam', target, hit: '' })),
      next: null,
      aimedAt: fight.ships.map((_, ship) => (ship === target ? TUBES.length : 0)),
      chances: [],
      press: aim,
      pick: () => {},
    };
    return () => {
      planning.value = null;
    };
  }, [fight, target, aim === null]);
}

/** What is said while the salvo is on the stage. */
function salvoWords(director: Director, beat: Beat, fight: Fight, target: number, say: Say): string {
  const ship = shipWords(fight.ships[target] as Fight['ships'][number], say);
  if (isOver(director)) {
    const beats = director.beats;
    const sunk = beats.some((one) => eventsIn(one, 'shipSunk').length > 0);
    const struck = beats.some((one) => eventIn(one, 'torpedoHit') !== null);
    return word(sunk ? 'opening.sunk' : struck ? 'opening.struck' : 'opening.spent', { ship });
  }
  if (beat.kind === 'launch' || (isFirstTorpedo(director) && director.phase === 'roll'))
    return word('opening.running', { time: minutes(SECONDS[fight.approach?.range ?? 'medium']) });
  if (director.shows && beat.kind === 'torpedo')
    return word(
      eventIn(beat, 'torpedoHit')
        ? 'opening.hit'
        : eventIn(beat, 'torpedoDud')
          ? 'opening.dud'
          : 'opening.miss',
    );
  return beat.kind === 'wasted' ? word('caption.wasted') : word('opening.next');
}

/** The scene. */
function Scene({ session, onTake }: OpeningProps) {
  const { game } = session;
  const director = useMemo(() => salvoDirector(game), [session]);
  const staged = useMemo(() => stagedBy(session, director), [director]);
  const [target, setTarget] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => director.close(), [director]);
  const tell: Say = (said) => say(game, said);
  const beat = director.beat.value;
  const fired = director.beats.length > 0;
  const view = staged.view.value as View;
  const fight = view.fight as Fight;
  const aim = (ship: number): void => {
    setTarget(ship);
    // What is pressed next lies here, for fingers on keys too.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  useAim(fight, target, fired ? null : aim);
  const fire = (): void => {
    const decision = session.decision.peek();
    if (target === null || decision === null) return;
    const plan = Object.fromEntries(TUBES.map((tube) => [tube, String(target)]));
    if (session.answer(wholeChoice(decision, plan)) === null) director.follow(session.story.peek());
  };
  const over = isOver(director);
  const press = (): void => {
    if (!fired) fire();
    else if (over) onTake(momentsOf(director));
    else director.goOn();
  };
  useKeys({
    ...(!fired && Object.fromEntries(fight.ships.map((_, ship) => [String(ship + 1), () => aim(ship)]))),
    ...(target !== null && { Enter: press }),
  });
  if (!spoken()) return null;
  const state = target === null ? 'aim' : !fired ? 'aimed' : over ? 'over' : 'run';
  const [roll] = beat ? rollsOf(beat) : [];
  const waits = !fired || director.phase === 'roll' || director.phase === 'hold';
  return (
    <div class="opening sea-night" data-state={state}>
      <p class="opening-say" role="status">
        {target === null ? (
          <>
            {word('opening.where', { month: tell(monthText(view.month)) })} <b>{word('opening.which')}</b>
          </>
        ) : fired && beat ? (
          salvoWords(director, beat, fight, target, tell)
        ) : (
          word('opening.aimed', {
            ship: shipWords(fight.ships[target] as Fight['ships'][number], tell),
            range: word(`range.${fight.approach?.range ?? 'medium'}`),
          })
        )}
      </p>
      <div class="opening-sea">
        <Bridge fight={fight} say={tell} director={fired ? director : null} />
        {target !== null && (
          <div class="opening-act">
            <button
              ref={button}
              type="button"
              class={waits ? 'opening-go opening-waits' : 'opening-go'}
              onClick={press}
            >
              {!fired ? (
                word('opening.fire')
              ) : over ? (
                word('opening.take')
              ) : director.phase === 'roll' && roll?.roll ? (
                <ThrowFace game={game} roll={roll.roll} words={{ title: word('opening.throw') }} />
              ) : (
                ui('stage.goOn')
              )}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

const opening: OwnOpening = { lesson: 'first-patrol', Scene };

export default opening;
