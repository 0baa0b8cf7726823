/** Opposing defences: an attacked player declares everything at once (defences; defence symbols; card kinds). */
import type { Field, FormChoice, Option, Refusal, Rng } from '@flotilla/table';
import { text } from '@flotilla/table';
import { actionCard } from '../data/cards.ts';
import { attackFacts, fleetFacts, guardFacts } from '../events.ts';
import type { Attack, Defence, Orders, Player, State } from '../state.ts';
import { attackLine, cardLine, shipName, who } from '../text/words.ts';
import type { T } from './book.ts';
import { fillTogether } from './book.ts';
import { layAllOnTable } from './cards.ts';
import { nextNumber } from './change.ts';
import { stopChance } from './dice.ts';
import { cardsOf, playerAt, standing } from './fleet.ts';
import type { Guarding } from './guards.ts';
import {
  copyOf,
  copyScreenBy,
  covers,
  fleetGuards,
  guardingNamed,
  screenBy,
  screenedBy,
  screensFor,
} from './guards.ts';
import { guardsIn, handOf } from './hand.ts';
import { asksEveryone, attackField, DEFENCE_ORDERS, defenceByOrders, defenceOrdersField } from './orders.ts';

const NOBODY: readonly number[] = [];

/** Whether a seat has any legal answer to the attacks on it: a guard good against one of them, or a ship that steps in. */
function hasDefence(state: State, seat: number): boolean {
  const player = playerAt(state, seat);
  const attacks = standing(state, seat);
  let bits = 0;
  for (const attack of attacks) bits |= attack.bits;
  for (const guard of fleetGuards(player.fleet)) if ((guard.bits & bits) !== 0) return true;
  for (const guard of guardsIn(cardsOf(player))) if ((guard.bits & bits) !== 0) return true;
  return canScreen(player, attacks);
}

/** Whether any die of a seat could stop anything, or a ship could step in; otherwise nothing can be done. */
function hasHope(state: State, seat: number): boolean {
  const player = playerAt(state, seat);
  const attacks = standing(state, seat);
  const helps = (guard: Guarding) =>
    attacks.some((attack) => covers(guard, attack) && stopChance(state, seat, guard.on, attack.hard) > 0);
  return (
    fleetGuards(player.fleet).some(helps) ||
    guardsIn(cardsOf(player)).some(helps) ||
    canScreen(player, attacks)
  );
}

const canScreen = (player: Player, attacks: readonly Attack[]): boolean =>
  handOf(cardsOf(player)).screens.length > 0 &&
  attacks.some((attack) => screensFor(player.fleet, attack.target).length > 0);

/**
 * The seats that are asked to defend: the attacked one, unless its orders answer for it or nothing can be done. When several
 * people play, they notice who is asked, so it never depends on the cards.
 */
export function askedToDefend(state: State, seat: number): readonly number[] {
  const { defence } = playerAt(state, seat).orders;
  if (defence === 'dearest' || defence === 'best') return NOBODY;
  if (asksEveryone(state)) return [seat];
  return (defence === 'hopeless' ? hasHope : hasDefence)(state, seat) ? [seat] : NOBODY;
}

/** Everything that may be set against one attack. */
function optionsAgainst(player: Player, attack: Attack): Option[] {
  const held = cardsOf(player);
  const { cards, screens, tactics } = handOf(held);
  const options: Option[] = [];
  for (const guard of fleetGuards(player.fleet)) if (covers(guard, attack)) options.push(guard.option);
  for (const guard of guardsIn(held)) if (covers(guard, attack)) options.push(guard.option);
  if (screens.length + tactics.length === 0) return options;
  const ships = screensFor(player.fleet, attack.target);
  for (const card of screens) for (const { ship } of ships) options.push(screenBy(card)(ship).option);
  for (const tactic of tactics) {
    for (const card of cards) {
      const copy = copyOf(tactic)(card);
      if (copy && covers(copy, attack)) options.push(copy.option);
    }
    for (const card of screens)
      for (const { ship } of ships) options.push(copyScreenBy(tactic)(card)(ship).option);
  }
  return options;
}

const DICE = [{ id: 'auto' }, { id: 'byHand' }];

/** defences — the form: one line for each attack, with everything that may be set against it. */
function formFor(state: State, seat: number): Field[] {
  const player = playerAt(state, seat);
  const fields: Field[] = [];
  for (const attack of standing(state, seat)) {
    const options = optionsAgainst(player, attack);
    if (options.length === 0) continue;
    const label = attackLine(attack);
    fields.push({ id: attackField(attack.id), kind: 'many', label, options, min: 0, max: options.length });
  }
  fields.push(
    { id: 'dice', kind: 'choice', options: DICE, start: 'auto' },
    defenceOrdersField(player.orders),
  );
  return fields;
}

/** Something set against an attack. */
interface Declared {
  readonly attack: number;
  readonly item: Guarding;
}

/** Reads a filled-in form: attack by attack, each with its items in the order they were named. */
function declaredIn(state: State, seat: number, choice: FormChoice): Declared[] {
  const list: Declared[] = [];
  for (const attack of standing(state, seat)) {
    const items = choice[attackField(attack.id)];
    if (Array.isArray(items))
      for (const item of items as readonly string[])
        list.push({ attack: attack.id, item: guardingNamed(item) });
  }
  return list;
}

/** Why declared defences are not allowed: something used twice, a copy without its card, or a ship that cannot step in. */
function declaredFault(state: State, seat: number, declared: readonly Declared[]): Refusal | null {
  if (declared.length === 0) return null;
  const used = new Set<string>();
  for (const { item } of declared) {
    if (used.has(item.use))
      return { why: text('refused.usedTwice', { what: itemName(item) }), rule: 'defences' };
    used.add(item.use);
  }
  const fault = screenFault(state, seat, declared);
  if (fault) return fault;
  const alone = declared.find(({ item }) => item.as !== null && !used.has(item.as));
  return alone
    ? {
        why: text('refused.copyAlone', { card: cardLine(actionCard(alone.item.as ?? '')) }),
        rule: 'card.tactics',
      }
    : null;
}

/** card.screen, R32 — the ships named against one attack must be able to step in for each other in turn. */
function screenFault(state: State, seat: number, declared: readonly Declared[]): Refusal | null {
  if (!declared.some(({ item }) => item.source === 'screen')) return null;
  const { fleet } = playerAt(state, seat);
  for (const { id, target: aimed } of standing(state, seat)) {
    const screens = declared.filter(({ attack, item }) => attack === id && item.source === 'screen');
    const ships = screens.map(({ item }) => item.ship ?? '');
    const { target, stuck } = screenedBy(fleet, aimed, ships);
    if (stuck[0] === undefined) continue;
    const args = { ship: shipName(stuck[0]), target: shipName(target) };
    return { why: text('refused.screen', args), rule: 'card.screen' };
  }
  return null;
}

const itemName = (item: Guarding) =>
  item.card === null ? shipName(item.ship ?? '') : cardLine(actionCard(item.card));

/** defences, R14 — every defence names one attack before any die is rolled. */
export const defend = fillTogether('defend', {
  rule: 'defences',
  // Everybody knows who is attacked; who is asked is secret only where an attacked seat may be skipped.
  hushed: (s) => !asksEveryone(s),
  seats: (s, { seat }) => askedToDefend(s, seat),
  about: (s, { seat }) => {
    const attacks = standing(s, seat).length;
    const task = text(hasDefence(s, seat) ? 'defend.declare' : 'defend.none', { attacks });
    return { who: who(playerAt(s, s.active)), attacks, task };
  },
  form: (s, { seat }) => formFor(s, seat),
  check: (s, choice, { seat }) => declaredFault(s, seat, declaredIn(s, seat, choice)),
  sample: (s, rng, { seat }) => randomDefence(s, seat, rng),
  odds: (s, choice, { seat }) => stopOdds(s, seat, declaredIn(s, seat, choice)),
  take: (t, chosen, { seat }) => {
    const choice = chosen[0]?.choice ?? {};
    const player = playerAt(t.state, seat);
    declare(t, seat, declaredIn(t.state, seat, choice));
    t.state.byHand = choice.dice === 'byHand';
    const orders = choice.orders as Orders['defence'];
    if (orders !== player.orders.defence) player.orders = { ...player.orders, defence: orders };
  },
  nobody: (t, { seat }) => {
    t.state.byHand = false;
    obey(t, playerAt(t.state, seat));
  },
});

/** orders — the defence by standing orders, declared at the moment an answer would be, so that nobody can tell them apart. */
function obey(t: T, player: Player): void {
  const { defence } = player.orders;
  if (defence !== 'dearest' && defence !== 'best') return;
  const declared: Declared[] = [];
  for (const { attack, items } of defenceByOrders(t.state, player, defence))
    for (const item of items) declared.push({ attack: attack.id, item });
  declare(t, player.seat, declared);
}

function randomDefence(state: State, seat: number, rng: Rng): FormChoice {
  const choice: Record<string, string | string[]> = { dice: rng.pick(DICE).id };
  const used = new Set<string>();
  for (const field of formFor(state, seat)) {
    if (field.kind !== 'many') continue;
    choice[field.id] = rng
      .shuffled(field.options)
      .map((option) => option.id)
      .filter((item) => {
        const { use } = guardingNamed(item);
        if (used.has(use) || rng.below(4) > 0) return false;
        used.add(use);
        return true;
      });
  }
  choice.orders = rng.below(12) === 0 ? rng.pick(DEFENCE_ORDERS) : playerAt(state, seat).orders.defence;
  if (declaredFault(state, seat, declaredIn(state, seat, choice)) === null) return choice;
  for (const [field, items] of Object.entries(choice))
    if (Array.isArray(items)) choice[field] = items.filter((item) => /^(guard|card):/.test(item));
  return choice;
}

/** The chances that all and that none of the attacks on a seat are stopped by declared dice; screens and evasion left out. */
function stopOdds(state: State, seat: number, declared: readonly Declared[]) {
  let all = 1;
  let none = 1;
  for (const attack of standing(state, seat)) {
    let through = 1;
    for (const { attack: against, item } of declared) {
      if (against !== attack.id || item.source === 'screen') continue;
      through *= 1 - stopChance(state, seat, item.on, attack.hard);
    }
    all *= 1 - through;
    none *= through;
  }
  return [
    { of: 'allStopped', chance: all },
    { of: 'noneStopped', chance: none },
  ];
}

/** The defences are on the table; each card among them may be cancelled. */
function declare(t: T, seat: number, declared: readonly Declared[]): void {
  if (declared.length === 0) return;
  const { state } = t;
  const player = playerAt(state, seat);
  const defences = state.defences.slice();
  const plays = state.plays.slice();
  const spent: string[] = [];
  for (const { attack, item } of declared) {
    const { source, ship, card, as, on } = item;
    const id = defences.length + 1;
    const defence: Defence = { id, by: seat, source, ship, card, as, on, attack, status: 'declared' };
    defences.push(defence);
    if (card !== null && as !== null) {
      spent.push(card);
      const deed = { kind: 'defence' as const, defence: id };
      plays.push({ id: nextNumber(state), seat, card, as, deed, cancelled: false });
    }
    if (t.recording) tellDefence(t, player, defence);
  }
  state.defences = defences;
  state.plays = plays;
  state.totals.guards += spent.length;
  layAllOnTable(t, player, spent);
}

function tellDefence(t: T, player: Player, defence: Defence): void {
  const attack = t.state.attacks.find((other) => other.id === defence.attack);
  if (!attack) return;
  const facts = { who: fleetFacts(player), guard: guardFacts(defence), attack: attackFacts(attack) };
  if (defence.source === 'ship') t.say('guardShip', 'defence.symbols', facts);
  else if (defence.source === 'screen') t.say('screen', 'card.screen', facts);
  else t.say('guardCard', 'defence.symbols', facts);
}
