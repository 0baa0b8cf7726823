/** Questions with a list of options: the action phase, aiming, plans, copies, navies, cards to buy, the order of dice. */
import type { Option, PickDecision } from '@flotilla/table';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { announce } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { wide } from '@flotilla/ui/base/wide.ts';
import { Question } from '@flotilla/ui/parts/decision.tsx';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { useEffect, useState } from 'preact/hooks';
import { fire } from '../desk/aim.ts';
import { choose, takeBack } from '../desk/answers.ts';
import { firingByCard } from '../desk/byCard.ts';
import { play } from '../desk/copies.ts';
import type { BoardModel } from '../desk/desk.ts';
import { redraft } from '../desk/draft.ts';
import { suggestedOption } from '../desk/suggest.ts';
import type { Move, View } from '../game.ts';
import { sayOf, shipName, viewOf } from '../game.ts';
import { onceDealt } from '../plot/dealt.tsx';
import { word } from '../text/index.ts';
import { Aimed } from './Aimed.tsx';
import { AttackList } from './AttackList.tsx';
import { listed } from './listed.ts';
import { Options, useNumbers } from './Options.tsx';
import { TargetRow } from './TargetRow.tsx';
import { Why } from './Why.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
  readonly desk: BoardModel;
}

/** Moves of the whole fleet have buttons of their own. */
const FLEET_MOVES = ['reinforce', 'rearrange', 'orders', 'close'] as const;

/** The own action phase: the board is the list; whoever wants it in words opens it. */
export function ActionsPanel({ session, decision, desk }: Props) {
  useNumbers(session, decision, desk);
  return (
    <>
      <Question game={session.game} decision={decision} />
      {listed.value && (
        <div class="nb-scroll">
          <Options session={session} decision={decision} desk={desk} without={FLEET_MOVES} />
          <AttackList session={session} />
        </div>
      )}
      <FleetButtons session={session} decision={decision} />
    </>
  );
}

/** Whether an attack could still be made: then it is asked once more before the attacks are final. */
const couldAttack = (decision: PickDecision): boolean => decision.options.some(isAttack);

function isAttack({ value }: Option): boolean {
  const move = value as Move | undefined;
  if (move?.do === 'card') return move.use !== 'plan' && move.use !== 'repair';
  return move?.do === 'fly' || move?.do === 'hunt';
}

/** How many own ships could still take part in an attack: by themselves, or by a card in hand. */
function couldFire(view: View, decision: PickDecision): number {
  const moves = decision.options.filter(isAttack).map(({ value }) => value as Move);
  const ships = moves.flatMap((move) => ('ship' in move ? [move.ship] : []));
  return new Set([...ships, ...firingByCard(view, decision)]).size;
}

/** Opens the options as a list. */
const ListButton = ({ options }: { options: number }) => (
  <button
    type="button"
    class="nb-list-button"
    data-id="list"
    aria-expanded={listed.value}
    onClick={() => {
      listed.value = !listed.peek();
    }}
  >
    <span class="nb-list-sign" aria-hidden="true">
      ≡
    </span>
    <span class="nb-list-words">{word('options.list', { n: options })}</span>
  </button>
);

function FleetButtons({ session, decision }: { session: Session; decision: PickDecision }) {
  const [sure, setSure] = useState(false);
  const view = viewOf(session);
  const attacks = view.attacks.filter(({ status }) => status === 'declared').length;
  const ships = couldFire(view, decision);
  const why = (id: string) => decision.refused.find((option) => option.id === id)?.refused;
  const offered = (id: string) => decision.options.some((option) => option.id === id);
  const close = (): void => {
    if (!sure && couldAttack(decision)) setSure(true);
    else choose(session, 'close');
  };
  const suggest = (): void => {
    const best = suggestedOption(session, decision);
    if (best === null || best === 'close') close();
    else play(session, decision, best);
  };
  useKeys({ f: close, ...(sure && { Enter: close, Escape: () => setSure(false) }) });
  return (
    <footer class="nb-foot" data-part="fleet-buttons">
      <ListButton options={decision.options.length} />
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
      <button type="button" data-id="suggest" onClick={suggest}>
        {word('foot.suggest')}
      </button>
      <button type="button" class="primary" data-id="close" aria-keyshortcuts="f" onClick={close}>
        {closeWords(sure, attacks, ships)}
      </button>
    </footer>
  );
}

/** What the button says that ends the attacks: how many there are, or who could still fire. */
function closeWords(sure: boolean, attacks: number, ships: number): string {
  if (ships === 0) return sure ? word('fleet.closeSure') : word('fleet.close', { attacks });
  return word(sure ? 'fleet.closeSureShips' : 'fleet.closeLeft', { ships });
}

/** On a phone the fleet that can be fired at may lie out of sight. */
function showTargets(): void {
  if (!wide.peek())
    document.querySelector('.nb-theirs .nb-is-target')?.scrollIntoView?.({ block: 'nearest' });
}

/** Aiming an attack card, aircraft or hunters. */
export function AimPanel({ session, decision, desk }: Props) {
  useNumbers(session, decision, desk);
  const best = desk.target;
  const say = sayOf(session);
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
      {best !== null && <Aimed session={session} decision={decision} target={best} firing={named} />}
      <div class="nb-scroll">
        <Options
          session={session}
          decision={decision}
          desk={desk}
          without={best === null ? [] : [best]}
          Row={TargetRow}
        />
        {firing.length > 0 && (
          <p class="nb-told">
            {word('aim.chosen', { ships: named, n: firing.length })} <Rule rule="attack.symbols" />
          </p>
        )}
        <Why session={session} decision={decision} choice={best} />
      </div>
      <footer class="nb-foot">
        <ListButton options={decision.options.length} />
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
          <button
            type="button"
            class="primary nb-fire"
            data-id="fire"
            onClick={() => fire(session, decision, best)}
          >
            {word('aim.fire', { ship: say(shipName(best)) })}
          </button>
        )}
      </footer>
    </>
  );
}

/** Steps that follow a pick and can be taken back without anybody having seen them. */
const AFTER_A_PICK: readonly string[] = ['commitShip', 'copyCard'];

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
