/** What the board does now: the desk of the question that is put. */
import type { Decision, FillDecision, PickDecision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { ReadonlySignal } from '@preact/signals';
import { computed } from '@preact/signals';
import { actionsDesk } from './actions.ts';
import { aimDesk, commitDesk, flyDesk } from './aim.ts';
import { defendDesk } from './defend.ts';
import type { BoardModel } from './desk.ts';
import { cardsDesk, reinforceDesk, repairsDesk, rowsDesk, waitingDesk } from './forms.ts';
import { LastingDesk } from './lasting.ts';
import { nextRollDesk, windowDesk } from './windows.ts';

const PICKS: Readonly<Record<string, (session: Session, decision: PickDecision) => BoardModel>> = {
  actions: actionsDesk,
  aim: aimDesk,
  commitShip: commitDesk,
  fly: flyDesk,
  window: windowDesk,
  windowForAll: windowDesk,
  rollNext: nextRollDesk,
};

const FORMS: Readonly<Record<string, (session: Session, decision: FillDecision) => BoardModel>> = {
  payBombardment: cardsDesk,
  discardCards: cardsDesk,
  reinforce: reinforceDesk,
  rearrange: rowsDesk,
  layOut: rowsDesk,
  chooseRepairs: repairsDesk,
  defend: defendDesk,
};

function deskFor(session: Session, decision: Decision | null): BoardModel {
  if (!decision) return waitingDesk(session);
  if (decision.kind === 'pick') return PICKS[decision.step]?.(session, decision) ?? waitingDesk(session);
  return FORMS[decision.step]?.(session, decision) ?? waitingDesk(session);
}

const desks = new WeakMap<Session, ReadonlySignal<BoardModel>>();

/** The desk of a session; it follows the question, the draft and the language. */
export function boardModelOf(session: Session): BoardModel {
  const known = desks.get(session);
  if (known) return known.value;
  const lasting = new LastingDesk();
  const desk = computed(() => lasting.take(deskFor(session, session.decision.value)));
  desks.set(session, desk);
  return desk.value;
}
