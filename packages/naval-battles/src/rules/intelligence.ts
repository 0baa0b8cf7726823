/** Intelligence: who may cancel a card that was just played, and what becomes of it (card.intelligence; A5). */
import type { Option, Text, TextArgs } from '@flotilla/table';
import { text } from '@flotilla/table';
import { fleetFacts, playFacts } from '../events.ts';
import type { Play, Player, State } from '../state.ts';
import { cardName, listOf, shipName, who } from '../text/words.ts';
import type { T } from './book.ts';
import { pickTogether, step } from './book.ts';
import { clearFromTable, layOnTable } from './cards.ts';
import { cancelPlay, changeAttack, nextNumber, settleDefence } from './change.ts';
import { areEnemies, cardsOf, playerAt, seatsAfter } from './fleet.ts';
import { handOf } from './hand.ts';
import { asksEveryone } from './orders.ts';
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
  const couldAnswer = asksEveryone(state) ? couldHoldAnswer : holdsIntelligence;
  const { length } = state.players;
  for (let i = 1; i < length; i++) {
    const player = playerAt(state, (play.seat + i) % length);
    if (couldAnswer(player) && isListening(state, play, player)) asked = [...asked, player.seat];
  }
  return asked;
}

const holdsIntelligence = (player: Player): boolean => intelligenceOf(player) !== undefined;

/** Whether a seat could hold an answer as far as everybody can tell: it has a card face down. */
const couldHoldAnswer = (player: Player): boolean => cardsOf(player).length > 0;

/** The rivals who could cancel a card as far as everybody can tell, whatever they hold or have ordered. */
function couldCancel(state: State, id: number): number[] {
  const play = playOf(state, id);
  if (!play) return [];
  return seatsAfter(state, play.seat).filter((seat) => {
    const player = playerAt(state, seat);
    return !player.out && couldHoldAnswer(player) && areEnemies(state, play.seat, seat);
  });
}

/** The plays that are answered: the first by Intelligence, the others by Superior Tactics as copies of it; none to pass. */
type Reply = readonly number[];

const PASS: Option<Reply> = { id: 'pass', value: [] };
const PASS_TURN: Option<Reply> = { id: 'passTurn', value: [] };
const MINE_ONLY: Option<Reply> = { id: 'mineOnly', value: [] };
const PASS_ALWAYS: Option<Reply> = { id: 'passAlways', value: [] };
/** Passing in four ways: now, for this turn, from now on unless it concerns me, from now on. */
const PASSES = [PASS, PASS_TURN, MINE_ONLY, PASS_ALWAYS] as const;

function replies(state: State, id: number, seat: number): readonly Option<Reply>[] {
  const player = playerAt(state, seat);
  if (intelligenceOf(player) === undefined) return PASSES;
  const [pass, ...orders] = PASSES;
  const tactics = tacticsOf(player);
  const copies = tactics.length === 0 ? [] : withCopies(state, id, seat, tactics.length);
  return [pass, { id: 'cancel', value: [id] }, ...copies, ...orders];
}

/** R30 — each copy is aimed separately: at the same card, or at another card of a rival that can still be cancelled. */
function withCopies(state: State, id: number, seat: number, most: number): Option<Reply>[] {
  const others = state.plays.filter(
    (play) => play.id !== id && isOpen(state, play) && areEnemies(state, play.seat, seat),
  );
  const targets = [id, ...others.map((play) => play.id)];
  const options: Option<Reply>[] = [];
  for (let copies = 1; copies <= most; copies++) {
    for (const aimed of selections(targets, copies)) {
      const value = [id, ...aimed];
      if (aimed.some((target) => target !== id)) options.push(aimedApart(state, value));
      else if (copies === 1) options.push({ id: 'cancelTwice', value });
      else options.push({ id: `cancel+${copies}`, text: 'cancelOften', args: { copies }, value });
    }
  }
  return options;
}

function aimedApart(state: State, value: Reply): Option<Reply> {
  const [, ...aimed] = value;
  const cards = listOf(aimed.map((id) => openCard(state, playOf(state, id) as Play)));
  return { id: `cancel>${aimed.join('>')}`, text: 'cancelApart', args: { cards }, value };
}

/** A card that can still be cancelled, with its owner and the ship it is about. */
function openCard(state: State, { as, seat, deed }: Play): Text {
  const args = { card: cardName(as), who: who(playerAt(state, seat)) };
  const defence = deed.kind === 'defence' && state.defences.find(({ id }) => id === deed.defence);
  const [attacked] = deed.kind === 'attack' ? deed.attacks : defence ? [defence.attack] : [];
  const attack = state.attacks.find(({ id }) => id === attacked);
  return attack ? text('openCardAt', { ...args, ship: shipName(attack.target) }) : text('openCard', args);
}

/** All ways to take a number of items, in order, each as often as one likes. */
const selections = (things: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : things.flatMap((thing, i) => selections(things.slice(i), count - 1).map((more) => [thing, ...more]));

/** A5 — every card just declared can be cancelled, the first one first; all are on the table for everybody to see. */
export const openWindows = step('openWindows', (t) => {
  const { plays } = t.state;
  if (plays.length > 0) t.reveal();
  for (const { id } of plays) openWindow(t, id);
});

const openWindow = (t: T, play: number): void =>
  t.next(asksEveryone(t.state) ? 'windowForAll' : 'window', { play });

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
  options: (s: State, { play }: WindowArgs, seat: number) => replies(s, play, seat),
  take: (
    t: T,
    chosen: readonly { readonly seat: number; readonly choice: Option<unknown> }[],
    args: WindowArgs,
  ) => takeReplies(t, chosen, args.play),
  nobody: (t: T, { play }: WindowArgs) => settle(t, play),
};

/** A5 — rivals who hold Intelligence are asked at once; the first in player order to use it has played it. */
export const window = pickTogether('window', spec);

/**
 * A5, A11 — the same for tables where every rival is asked, so that nobody can tell who could have answered; the question is
 * open.
 */
export const windowForAll = pickTogether('windowForAll', {
  ...spec,
  ask: 'always',
  open: (s, { play }) => ({ pass: PASS.id, seats: couldCancel(s, play) }),
});

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
    if (!reply || reply.length === 0) continue;
    answer(t, play, seat, reply);
    return;
  }
  settle(t, id);
}

/** Intelligence is played, with a copy for each Superior Tactics that goes with it (R30); each can be cancelled in turn. */
function answer(t: T, play: Play, seat: number, answered: Reply): void {
  const { state } = t;
  const player = playerAt(state, seat);
  const intelligence = intelligenceOf(player) as string;
  const cards = [intelligence, ...tacticsOf(player).map((card) => card.id)];
  for (const on of new Set(answered)) {
    const answeredPlay = playOf(state, on) as Play;
    t.say('intelligence', 'card.intelligence', () => ({
      who: fleetFacts(player),
      owner: fleetFacts(playerAt(state, answeredPlay.seat)),
      play: playFacts(answeredPlay),
    }));
  }
  t.reveal();
  answered.forEach((on, i) => {
    const card = cards[i] as string;
    layOnTable(t, player, card);
    const deed = { kind: 'intelligence' as const, on };
    const reply: Play = { id: nextNumber(state), seat, card, as: intelligence, deed, cancelled: false };
    state.plays = [...state.plays, reply];
    openWindow(t, reply.id);
  });
  openWindow(t, play.id);
}

/** A5 — nobody answers any more: the card takes effect or, if cancelled, is discarded with its costs (R28). */
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
  t.say('cancelled', 'card.intelligence', () => ({
    owner: fleetFacts(playerAt(state, play.seat)),
    play: playFacts(play),
  }));
}
