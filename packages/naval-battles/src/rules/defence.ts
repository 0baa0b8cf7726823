/** Opposing defences: an attacked player declares everything at once (defences; defence symbols; card kinds). */
import type { Field, FormChoice, Option, Refusal, Rng } from '@flotilla/table';
import { text } from '@flotilla/table';
import { actionCard, shipCard } from '../data/cards.ts';
import type { Attack, Defence, Orders, Player, State, Vessel } from '../state.ts';
import { attackLine, cardLine, cardName, shipName, who } from '../text/words.ts';
import type { T } from './book.ts';
import { fillTogether, step } from './book.ts';
import { layOnTable } from './cards.ts';
import { nextNumber } from './change.ts';
import { cardsOf, guardCovers, planOn, playerAt, standing } from './fleet.ts';
import type { Item } from './guards.ts';
import { itemsOf, screensFor } from './guards.ts';
import { DEFENCE_ORDERS, defenceByOrders, defenceOrdersField } from './orders.ts';
import { tacticsOf } from './support.ts';

const NOBODY: readonly number[] = [];
const NONE: Option = { id: 'none' };

/** What an item may be set to: the attacks it is good against, or attacks with the ship that steps in. */
function choicesFor(
  item: Item,
  attacks: readonly Attack[],
  fleet: readonly Vessel[],
  hops: number,
): Option[] {
  if (item.source !== 'screen')
    return attacks
      .filter((attack) => guardCovers(item.against, attack))
      .map((attack) => ({ id: String(attack.id), label: attackLine(attack) }));
  return attacks.flatMap((attack) =>
    screensFor(fleet, attack.target, hops).map((vessel) => ({
      id: `${attack.id}>${vessel.id}`,
      text: 'screen',
      args: { ship: shipName(vessel.id), attack: attackLine(attack) },
    })),
  );
}

/** An item with everything it may be set to. */
interface Choices {
  readonly item: Item;
  readonly options: readonly Option[];
}

function choicesOf(state: State, seat: number): Choices[] {
  const player = playerAt(state, seat);
  const attacks = standing(state, seat);
  const cards = cardsOf(player);
  const items = itemsOf(player.fleet, cards);
  const hops = items.filter((item) => item.source === 'screen').length === 0 ? 0 : screensHeld(player);
  const all: Choices[] = [];
  for (const item of items) {
    const options = choicesFor(item, attacks, player.fleet, Math.max(1, hops));
    if (options.length > 0) all.push({ item, options });
  }
  return all;
}

const screensHeld = (player: Player): number =>
  cardsOf(player).filter((card) => actionCard(card).kind === 'screeningShip').length +
  tacticsOf(player).length;

/** Whether a seat has any legal answer to the attacks on it. */
export const hasDefence = (state: State, seat: number): boolean => choicesOf(state, seat).length > 0;

/** Whether any die of a seat could stop anything, or a ship could step in: without that, nothing can be done. */
export function hasHope(state: State, seat: number): boolean {
  const plan = planOn(state, seat);
  const attacks = standing(state, seat);
  return choicesOf(state, seat).some(
    ({ item }) =>
      item.source === 'screen' ||
      attacks.some((attack) => guardCovers(item.against, attack) && item.on - plan - attack.hard <= 6),
  );
}

/** The seats that are asked to defend: the attacked one, unless its orders speak for it or nothing can be done. */
export function askedToDefend(state: State, seat: number): readonly number[] {
  const { defence } = playerAt(state, seat).orders;
  if (defence === 'dearest' || defence === 'best') return NOBODY;
  if (defence === 'hopeless') return hasHope(state, seat) ? [seat] : NOBODY;
  return state.terms.windows === 'everyone' || hasDefence(state, seat) ? [seat] : NOBODY;
}

const DICE = [{ id: 'auto' }, { id: 'byHand' }];
/** defences — the form: one line for each thing the fleet can defend with, each tied to one attack or to none. */
function formFor(state: State, seat: number): Field[] {
  const player = playerAt(state, seat);
  const all = choicesOf(state, seat);
  const fields: Field[] = all.map(({ item, options }) => ({
    id: item.field,
    kind: 'choice',
    label: itemLabel(item),
    options: [NONE, ...options],
    start: 'none',
  }));
  for (const card of tacticsOf(player)) {
    const copies = all.filter(({ item }) => item.card !== null);
    if (copies.length === 0) continue;
    fields.push({
      id: `copy:${card}`,
      kind: 'choice',
      label: cardName(card),
      options: [
        NONE,
        ...copies.flatMap(({ item, options }) => options.map((option) => copyOption(item, option))),
      ],
      start: 'none',
    });
  }
  return [
    ...fields,
    { id: 'dice', kind: 'choice', options: DICE, start: 'auto' },
    defenceOrdersField(player.orders),
  ];
}

const copyOption = (item: Item, option: Option): Option => ({
  id: `${item.card}>${option.id}`,
  text: 'copy',
  args: { card: cardName(item.card ?? ''), what: option.label ?? text('pick.defend.screen', option.args) },
});

function itemLabel(item: Item) {
  if (item.source === 'ship') return text('guard.ship', { ship: shipName(item.ship ?? ''), on: item.on });
  return cardLine(item.card ?? '');
}

/** One line of a filled-in defence. */
interface Declared {
  readonly source: Item['source'];
  readonly card: string | null; // the card spent
  readonly as: string | null; // the card whose values count
  readonly ship: string | null; // whose guard, or the ship that steps in
  readonly on: number;
  readonly attack: number;
}

/** Reads a filled-in form, in the order of its fields. */
function declaredIn(choice: FormChoice): Declared[] {
  const list: Declared[] = [];
  for (const [field, value] of Object.entries(choice)) {
    const [kind, name = '', index] = field.split(':');
    if (value === 'none' || typeof value !== 'string') continue;
    if (kind === 'guard') {
      const on = shipCard(name).guards[Number(index)]?.on ?? 7;
      list.push({ source: 'ship', card: null, as: null, ship: name, on, attack: Number(value) });
    }
    if (kind === 'card' || kind === 'screen') list.push(declaredCard(name, name, value.split('>')));
    if (kind === 'copy') {
      const [as = '', ...rest] = value.split('>');
      list.push(declaredCard(name, as, rest));
    }
  }
  return list;
}

function declaredCard(card: string, as: string, [attack, ship]: readonly string[]): Declared {
  const on = ship === undefined ? (actionCard(as).guard?.on ?? 7) : 0;
  return {
    source: ship === undefined ? 'card' : 'screen',
    card,
    as,
    ship: ship ?? null,
    on,
    attack: Number(attack),
  };
}

/** Why declared defences cannot be: a copy of a card that is not played, or a ship that cannot step in. */
function declaredFault(state: State, seat: number, declared: readonly Declared[]): Refusal | null {
  const { fleet } = playerAt(state, seat);
  const played = declared.map((item) => item.card);
  const targets = new Map(standing(state, seat).map((attack) => [attack.id, attack.target]));
  for (const item of declared) {
    if (item.as !== item.card && !played.includes(item.as))
      return { why: text('refused.copyAlone', { card: cardName(item.as ?? '') }), rule: 'card.tactics' };
    if (item.source !== 'screen' || item.ship === null) continue;
    const target = targets.get(item.attack) ?? '';
    if (!screensFor(fleet, target).some((vessel) => vessel.id === item.ship)) {
      const args = { ship: shipName(item.ship), target: shipName(target) };
      return { why: text('refused.screen', args), rule: 'card.screen' };
    }
    targets.set(item.attack, item.ship);
  }
  return null;
}

/** defences, R14 — every defence names one attack before any die is rolled. */
export const defend = fillTogether('defend', {
  rule: 'defences',
  hushed: true,
  seats: (s, { seat }) => askedToDefend(s, seat),
  about: (s, { seat }) => ({ who: who(playerAt(s, s.active)), attacks: standing(s, seat).length }),
  form: (s, { seat }) => formFor(s, seat),
  check: (s, choice, { seat }) => declaredFault(s, seat, declaredIn(choice)),
  sample: (s, rng, { seat }) => randomDefence(s, seat, rng),
  odds: (s, choice, { seat }) => stopOdds(s, seat, declaredIn(choice)),
  take: (t, chosen, { seat }) => {
    const choice = chosen[0]?.choice ?? {};
    const player = playerAt(t.state, seat);
    declare(t, seat, choice);
    t.state.byHand = choice.dice === 'byHand';
    player.orders = { ...player.orders, defence: choice.orders as Orders['defence'] };
  },
});

function randomDefence(state: State, seat: number, rng: Rng): FormChoice {
  const choice: Record<string, string> = {};
  const form = formFor(state, seat);
  for (const field of form) {
    if (field.kind !== 'choice') continue;
    choice[field.id] = rng.below(3) === 0 ? (field.start ?? 'none') : rng.pick(field.options).id;
  }
  choice.orders = rng.below(12) === 0 ? rng.pick(DEFENCE_ORDERS) : playerAt(state, seat).orders.defence;
  if (declaredFault(state, seat, declaredIn(choice)) === null) return choice;
  for (const field of form) if (/^(screen|copy):/.test(field.id)) choice[field.id] = 'none';
  return choice;
}

/** The chances that all and that none of the attacks on a seat are stopped by declared dice; screens and evasion left out. */
function stopOdds(state: State, seat: number, declared: readonly Declared[]) {
  let all = 1;
  let none = 1;
  for (const attack of standing(state, seat)) {
    let through = 1;
    for (const item of declared) {
      if (item.attack !== attack.id || item.source === 'screen') continue;
      const needs = item.on - attack.hard - planOn(state, seat);
      through *= 1 - Math.max(0, Math.min(1, (7 - needs) / 6));
    }
    all *= 1 - through;
    none *= through;
  }
  return [
    { of: 'allStopped', chance: all },
    { of: 'noneStopped', chance: none },
  ];
}

/** The defences lie on the table; each card among them may be cancelled. */
function declare(t: T, seat: number, choice: FormChoice): void {
  const { state } = t;
  const player = playerAt(state, seat);
  for (const item of declaredIn(choice)) {
    const { source, ship, card, as, on, attack } = item;
    const defence: Defence = {
      id: nextNumber(state),
      by: seat,
      source,
      ship,
      card,
      as,
      on,
      attack,
      status: 'declared',
    };
    state.defences = [...state.defences, defence];
    if (card !== null && as !== null) {
      layOnTable(t, player, card);
      state.totals.guards++;
      const deed = { kind: 'defence' as const, defence: defence.id };
      state.plays = [...state.plays, { id: nextNumber(state), seat, card, as, deed, cancelled: false }];
    }
    if (t.recording) tellDefence(t, player, defence);
  }
}

function tellDefence(t: T, player: Player, defence: Defence): void {
  const attack = t.state.attacks.find((other) => other.id === defence.attack);
  if (!attack) return;
  const line = { who: who(player), attack: attackLine(attack), on: defence.on };
  const ship = defence.ship === null ? '' : shipName(defence.ship);
  if (defence.source === 'ship') t.say('guardShip', 'defence.symbols', { ...line, ship });
  else if (defence.source === 'screen') t.say('screen', 'card.screen', { ...line, ship });
  else t.say('guardCard', 'defence.symbols', { ...line, card: cardName(defence.as ?? '') });
}

/** defences — the next attacked player's turn to answer; standing orders may speak for it. */
export const face = step('face', (t, { seat }) => {
  const { state } = t;
  state.byHand = false;
  state.asking = { step: 'defend', seat };
  const player = playerAt(state, seat);
  const { defence } = player.orders;
  if (defence !== 'dearest' && defence !== 'best') return;
  declare(t, seat, defenceByOrders(state, player, defence));
});
