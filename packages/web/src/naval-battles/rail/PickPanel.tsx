/** Questions with a list of options: the action phase, aiming, plans, copies, navies, cards to buy, the order of dice. */
import type { PickDecision } from '@flotilla/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from '../../keys.ts';
import { announce } from '../../notes.ts';
import { Question } from '../../parts/decision.tsx';
import { Rule } from '../../parts/rule.tsx';
import type { Session } from '../../session/session.ts';
import { wide } from '../../wide.ts';
import { fireAt } from '../desk/aim.ts';
import { choose, takeBack } from '../desk/answers.ts';
import type { Desk } from '../desk/desk.ts';
import { redraft } from '../desk/draft.ts';
import { suggestedOption } from '../desk/suggest.ts';
import type { Move } from '../game.ts';
import { fires, sayOf, shipName, viewOf } from '../game.ts';
import { onceDealt } from '../plot/dealt.tsx';
import { word } from '../text/index.ts';
import { AttackList } from './AttackList.tsx';
import { Options, useNumbers } from './Options.tsx';
import { Why } from './Why.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
  readonly desk: Desk;
}

/** Moves of the whole fleet have buttons of their own. */
const FLEET_MOVES = ['reinforce', 'rearrange', 'orders', 'close'] as const;

/** The own action phase. */
export function ActionsPanel({ session, decision, desk }: Props) {
  useNumbers(session, decision, desk);
  return (
    <>
      <Question game={session.game} decision={decision} />
      <div class="nb-scroll">
        <Options session={session} decision={decision} desk={desk} without={FLEET_MOVES} />
        <AttackList session={session} />
      </div>
      <FleetButtons session={session} decision={decision} />
    </>
  );
}

/** Whether an attack could still be made: then it is asked once more before the attacks are final. */
const couldAttack = (decision: PickDecision): boolean =>
  decision.options.some(({ value }) => {
    const move = value as Move | undefined;
    return (
      move?.do === 'fly' ||
      move?.do === 'hunt' ||
      (move?.do === 'card' && move.use !== 'plan' && move.use !== 'repair')
    );
  });

/** On a phone the board is the list; whoever wants it in words opens it. */
function ListButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.closest('.nb-decision')?.classList.toggle('nb-listed', open);
  }, [open]);
  return (
    <button
      ref={button}
      type="button"
      class="nb-list-button"
      data-id="list"
      aria-expanded={open}
      aria-label={word('options.list')}
      onClick={() => setOpen(!open)}
    >
      <span aria-hidden="true">≡</span>
    </button>
  );
}

function FleetButtons({ session, decision }: { session: Session; decision: PickDecision }) {
  const [sure, setSure] = useState(false);
  const attacks = viewOf(session).attacks.filter(({ status }) => status === 'declared').length;
  const why = (id: string) => decision.refused.find((option) => option.id === id)?.refused;
  const offered = (id: string) => decision.options.some((option) => option.id === id);
  const close = (): void => {
    if (!sure && couldAttack(decision)) setSure(true);
    else choose(session, 'close');
  };
  useKeys({ f: close, ...(sure && { Enter: close, Escape: () => setSure(false) }) });
  return (
    <footer class="nb-foot" data-part="fleet-buttons">
      <ListButton />
      {FLEET_MOVES.filter((id) => id !== 'close').map((id) => (
        <button
          key={id}
          type="button"
          data-id={id}
          aria-disabled={!offered(id)}
          title={offered(id) ? undefined : sayOf(session)(why(id)?.why ?? '')}
          onClick={() => choose(session, id)}
        >
          {word(`fleet.${id}`)}
        </button>
      ))}
      <button type="button" class="primary" data-id="close" aria-keyshortcuts="f" onClick={close}>
        {sure ? word('fleet.closeSure') : word('fleet.close', { attacks })}
      </button>
    </footer>
  );
}

/** On a phone the fleet that can be fired at may lie out of sight. */
function showTargets(): void {
  if (!wide.peek())
    document.querySelector('.nb-theirs .nb-is-target')?.scrollIntoView?.({ block: 'nearest' });
}

/** How far an attack card has got: what is picked, what is being chosen, who fires. Aircraft have no ships to choose. */
function RailSteps({ as, firing }: { as: string; firing: readonly string[] }) {
  return (
    <ol class="nb-rail-steps" aria-label={word('rail.steps')} data-part="rail-steps">
      <li class="done">{word('rail.card')}</li>
      <li aria-current="step">{word('rail.target')}</li>
      <li class={fires(as, firing) ? 'done' : undefined}>{word('rail.ships', { firing: firing.length })}</li>
    </ol>
  );
}

/** Aiming an attack card, aircraft or hunters. */
export function AimPanel({ session, decision, desk }: Props) {
  useNumbers(session, decision, desk);
  const as = decision.step === 'aim' ? String(decision.about.as) : null;
  const best = desk.target;
  const say = sayOf(session);
  const fire = (): void => {
    if (best === null) return;
    if (as === null) choose(session, best);
    else fireAt(session, as, best);
  };
  const firing = [...desk.ships].filter(([, light]) => light.look === 'fires').map(([ship]) => ship);
  const named = firing.map((ship) => say(shipName(ship))).join(', ');
  useEffect(() => {
    const callOff = onceDealt(showTargets);
    const targets = decision.options.filter(({ id }) => id !== 'enough').length;
    announce(word(firing.length > 0 ? 'aim.announcedShips' : 'aim.announced', { targets, ships: named }));
    return callOff;
  }, [decision.number]);
  return (
    <>
      <Question game={session.game} decision={decision} />
      {as !== null && <RailSteps as={as} firing={firing} />}
      {firing.length > 0 && (
        <p class="nb-told">
          {word('aim.chosen', { ships: named })} <Rule rule="attack.symbols" />
        </p>
      )}
      <div class="nb-scroll">
        <Options session={session} decision={decision} desk={desk} />
        <p class="nb-told">{word('aim.ends')}</p>
        <Why session={session} decision={decision} choice={best} />
      </div>
      <footer class="nb-foot">
        <ListButton />
        <button type="button" data-id="back" onClick={() => takeBack(session)}>
          {word('contact.back')}
        </button>
        <button
          type="button"
          data-id="suggest"
          onClick={() => redraft(session, { target: suggestedOption(session, decision), ticks: null })}
        >
          {word('foot.suggest')}
        </button>
        {best !== null && (
          <button type="button" class="primary nb-fire" data-id="fire" onClick={fire}>
            {word('aim.fire', { ship: say(shipName(best)) })}
          </button>
        )}
      </footer>
    </>
  );
}

/** Steps that follow a pick and can be taken back without anybody having seen them. */
const AFTER_A_PICK: readonly string[] = ['commitShip', 'choosePlan', 'copyCard'];

/** Every other question with a list. */
export function PlainPanel({ session, decision, desk }: Props) {
  useNumbers(session, decision, desk);
  return (
    <>
      <Question game={session.game} decision={decision} />
      <div class="nb-scroll">
        <Options session={session} decision={decision} desk={desk} />
      </div>
      {AFTER_A_PICK.includes(decision.step) && (
        <footer class="nb-foot">
          <button type="button" data-id="back" onClick={() => takeBack(session)}>
            {word('contact.back')}
          </button>
        </footer>
      )}
    </>
  );
}
