/** Superior Tactics beside a card that was just picked: pressing it plays the card again with one copy more (card.tactics). */
import type { PickDecision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { actionCard, viewOf } from '../game.ts';
import { word } from '../text/index.ts';
import { choose, takeBack } from './answers.ts';
import type { Light } from './desk.ts';

/** A card picked in the action phase: the question it answered, and the ids of its plays with copies. */
interface Played {
  readonly number: number;
  readonly id: string;
  readonly withCopies: readonly string[];
}

const played = new WeakMap<Session, Played>();

/** Plays a card of the action phase, and remembers with how many copies it could have been. */
export function play(session: Session, decision: PickDecision, id: string): void {
  const alone = id.replace(/\+\d+$/, '');
  const withCopies = decision.options
    .map((option) => option.id)
    .filter((other) => other.startsWith(`${alone}+`));
  played.set(session, { number: decision.number, id, withCopies });
  choose(session, id);
}

/** The Superior Tactics cards in hand while a card is being aimed that they may copy. */
export function tacticsBeside(session: Session, decision: PickDecision): Map<string, Light> {
  const lights = new Map<string, Light>();
  const card = played.get(session);
  if (!card || card.number !== decision.number - 1) return lights;
  const { hand, stock } = viewOf(session);
  const tactics = [...hand, ...stock].filter((id) => actionCard(id).kind === 'superiorTactics');
  const added = Number(/\+(\d+)$/.exec(card.id)?.[1] ?? 0);
  tactics.forEach((id, i) => {
    const next = i < added ? withFewer(card, i) : card.withCopies[i];
    if (next === undefined) return;
    lights.set(id, {
      look: i < added ? 'picked' : 'mate',
      slot: word(i < added ? 'card.copies' : 'card.addCopy'),
      press: () => again(session, card, next),
    });
  });
  return lights;
}

const withFewer = ({ id }: Played, copies: number): string => {
  const alone = id.replace(/\+\d+$/, '');
  return copies === 0 ? alone : `${alone}+${copies}`;
};

function again(session: Session, before: Played, id: string): void {
  takeBack(session);
  const decision = session.decision.value;
  if (decision?.step !== 'actions' || decision.kind !== 'pick') return;
  played.set(session, { ...before, number: decision.number, id });
  choose(session, id);
}
