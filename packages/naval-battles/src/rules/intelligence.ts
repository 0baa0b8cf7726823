/** Intelligence: who may cancel a card that was just played, and what becomes of it (card.intelligence; A5). */
import type { Option, TextArgs } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Play, Player, State } from '../state.ts';
import { cardName, who } from '../text/words.ts';
import type { T } from './book.ts';
import { pickTogether, step } from './book.ts';
import { clearFromTable, layOnTable } from './cards.ts';
import { cancelPlay, changeAttack, nextNumber, settleDefence } from './change.ts';
import { areEnemies, cardsOf, playerAt, seatsAfter } from './fleet.ts';
import { handOf } from './hand.ts';
import { putPlanInForce, repair, tacticsOf } from './support.ts';

const NOBODY: readonly number[] = [];

/** A played card by number. */
function playOf(state: State, id: number): Play | undefined {
  for (const play of state.plays) if (play.id === id) return play;
  return undefined;
}

/** The first Intelligence card a seat holds. */
const intelligenceOf = (player: Player): string | undefined => handOf(cardsOf(player)).intelligence[0]?.id;

/** Whether a card does something to a seat: it attacks it, hinders it, or answers one of its cards or attacks. */
function concerns(state: State, play: Play, seat: number): boolean {
  const { deed } = play;
  switch (deed.kind) {
    case 'attack':
      return state.attacks.some((attack) => deed.attacks.includes(attack.id) && attack.on === seat);
    case 'plan':
      return deed.plan.on === seat;
    case 'repair':
      return false;
    case 'defence': {
      const defence = state.defences.find((other) => other.id === deed.defence);
      return state.attacks.some((attack) => attack.id === defence?.attack && attack.by === seat);
    }
    case 'intelligence':
      return playOf(state, deed.on)?.seat === seat;
  }
}

/** Whether a play can still matter: not cancelled, and not an answer to something already cancelled. */
function isOpen(state: State, play: Play): boolean {
  if (play.cancelled) return false;
  return play.deed.kind !== 'intelligence' || playOf(state, play.deed.on)?.cancelled === false;
}

/** Whether a seat is a rival whose standing orders let it be asked about a card (R58). */
function isListening(state: State, play: Play, player: Player): boolean {
  if (player.out || player.passing || !areEnemies(state, play.seat, player.seat)) return false;
  if (player.orders.intelligence === 'pass') return false;
  return player.orders.intelligence === 'ask' || concerns(state, play, player.seat);
}

/** The seats that are asked whether they cancel a card; who is asked is their secret. */
export function askedAbout(state: State, id: number): readonly number[] {
  const play = playOf(state, id);
  if (!play || !isOpen(state, play)) return NOBODY;
  let asked = NOBODY;
  const everyone = state.terms.windows === 'everyone';
  const { length } = state.players;
  for (let i = 1; i < length; i++) {
    const player = playerAt(state, (play.seat + i) % length);
    if ((everyone || intelligenceOf(player) !== undefined) && isListening(state, play, player))
      asked = [...asked, player.seat];
  }
  return asked;
}

type Reply = { readonly cards: readonly string[] };

const PASS: Option<Reply> = { id: 'pass', value: { cards: [] } };
const PASS_TURN: Option<Reply> = { id: 'passTurn', value: { cards: [] } };
const MINE_ONLY: Option<Reply> = { id: 'mineOnly', value: { cards: [] } };
const PASS_ALWAYS: Option<Reply> = { id: 'passAlways', value: { cards: [] } };
/** Passing in four ways: now, for this turn, from now on unless it concerns me, from now on. */
const PASSES = [PASS, PASS_TURN, MINE_ONLY, PASS_ALWAYS] as const;

function replies(state: State, seat: number): readonly Option<Reply>[] {
  const player = playerAt(state, seat);
  const intelligence = intelligenceOf(player);
  if (intelligence === undefined) return PASSES;
  const copies = tacticsOf(player).map((_, more, tactics): Option<Reply> => {
    const cards = [intelligence, ...tactics.slice(0, more + 1).map((card) => card.id)];
    if (more === 0) return { id: 'cancelTwice', value: { cards } };
    return { id: `cancel+${more + 1}`, text: 'cancelOften', args: { copies: more + 1 }, value: { cards } };
  });
  const [pass, ...orders] = PASSES;
  return [pass, { id: 'cancel', value: { cards: [intelligence] } }, ...copies, ...orders];
}

/** A5 — every card just declared can be cancelled, the first one first; all lie on the table for everybody to see. */
export const openWindows = step('openWindows', (t) => {
  const { plays } = t.state;
  if (plays.length > 0) t.reveal();
  for (const { id } of plays) openWindow(t, id);
});

const openWindow = (t: T, play: number): void =>
  t.next(t.state.terms.windows === 'everyone' ? 'windowForAll' : 'window', { play });

type WindowArgs = { readonly play: number };

const spec = {
  rule: 'card.intelligence',
  hushed: true as const,
  seats: (s: State, { play }: WindowArgs) => askedAbout(s, play),
  about: (s: State, { play }: WindowArgs): TextArgs => {
    const card = playOf(s, play);
    if (!card) return {};
    return { card: cardName(card.as), who: who(playerAt(s, card.seat)), what: deedText(s, card), play };
  },
  options: (s: State, _: WindowArgs, seat: number) => replies(s, seat),
  take: (
    t: T,
    chosen: readonly { readonly seat: number; readonly choice: Option<unknown> }[],
    args: WindowArgs,
  ) => takeReplies(t, chosen, args.play),
  nobody: (t: T, { play }: WindowArgs) => settle(t, play),
};

/** A5 — rivals who hold Intelligence are asked at once; the first in player order who plays it has played it. */
export const window = pickTogether('window', spec);

/** A5, A11 — the same for tables where every rival is asked, so that nobody can tell who could have answered. */
export const windowForAll = pickTogether('windowForAll', { ...spec, ask: 'always' });

/** What a played card is about to do, for those who may cancel it. */
function deedText(state: State, play: Play) {
  const { deed } = play;
  if (deed.kind === 'intelligence') return text('deed.intelligence');
  if (deed.kind === 'plan') return text('deed.plan');
  if (deed.kind === 'repair') return text('deed.repair');
  if (deed.kind === 'defence') return text('deed.defence');
  const attack = state.attacks.find((other) => deed.attacks.includes(other.id));
  if (!attack) return text('deed.attack');
  return text('deed.attackOn', { who: who(playerAt(state, attack.on)) });
}

function takeReplies(
  t: T,
  chosen: readonly { readonly seat: number; readonly choice: Option<unknown> }[],
  id: number,
): void {
  const { state } = t;
  for (const { seat, choice } of chosen) {
    const player = playerAt(state, seat);
    if (choice.id === 'passTurn') player.passing = true;
    if (choice.id === 'mineOnly') player.orders = { ...player.orders, intelligence: 'mine' };
    if (choice.id === 'passAlways') player.orders = { ...player.orders, intelligence: 'pass' };
  }
  const play = playOf(state, id);
  if (!play) return;
  for (const seat of seatsAfter(state, play.seat)) {
    const reply = chosen.find((other) => other.seat === seat)?.choice.value as Reply | undefined;
    if (!reply || reply.cards.length === 0) continue;
    answer(t, play, seat, reply.cards);
    return;
  }
  settle(t, id);
}

/** Intelligence is played, with a copy for each Superior Tactics that goes with it (R30); each can be cancelled in turn. */
function answer(t: T, play: Play, seat: number, cards: readonly string[]): void {
  const { state } = t;
  const player = playerAt(state, seat);
  const [intelligence = ''] = cards;
  t.say('intelligence', 'card.intelligence', {
    who: who(player),
    card: cardName(play.as),
    owner: who(playerAt(state, play.seat)),
  });
  t.reveal();
  for (const card of cards) {
    layOnTable(t, player, card);
    const deed = { kind: 'intelligence' as const, on: play.id };
    const reply: Play = { id: nextNumber(state), seat, card, as: intelligence, deed, cancelled: false };
    state.plays = [...state.plays, reply];
    openWindow(t, reply.id);
  }
  openWindow(t, play.id);
}

/** A5 — nobody answers any more: the card takes effect, or it was cancelled and is discarded with its costs (R28). */
function settle(t: T, id: number): void {
  const { state } = t;
  const play = playOf(state, id);
  if (!play) return;
  state.plays = state.plays.filter((other) => other !== play);
  if (state.plays.length > 0) t.reveal();
  if (play.cancelled) undo(t, play);
  else takeEffect(t, play);
}

function takeEffect(t: T, { deed, seat, card }: Play): void {
  if (deed.kind === 'plan') putPlanInForce(t, deed.plan, card);
  else if (deed.kind === 'repair') repair(t, seat, deed.wounds, card);
  else if (deed.kind === 'intelligence') {
    cancelPlay(t.state, deed.on);
    clearFromTable(t, [card]);
  }
}

function undo(t: T, play: Play): void {
  const { state } = t;
  state.totals.cancelled++;
  clearFromTable(t, [play.card]);
  if (play.deed.kind === 'attack')
    for (const id of play.deed.attacks) changeAttack(state, id, { status: 'cancelled' });
  if (play.deed.kind === 'defence') settleDefence(state, play.deed.defence, 'cancelled');
  t.say('cancelled', 'card.intelligence', {
    card: cardName(play.as),
    owner: who(playerAt(state, play.seat)),
  });
}
