/** Carrying out defences: ships that step in, dice of guards, and evasion, one defender after another (defences; evasion). */
import type { Option } from '@flotilla/table';
import { shownChance, text } from '@flotilla/table';
import { attackFacts, fleetFacts, guardFacts } from '../events.ts';
import type { Attack, Defence, State } from '../state.ts';
import { attackLine, defenceName, shipName } from '../text/words.ts';
import type { T } from './book.ts';
import { pick, roll, step } from './book.ts';
import { changeAttack, settleDefence } from './change.ts';
import { EVASION_DIE, evasionRoll, GUARD_DIE, guardRoll, neededOn } from './dice.ts';
import { evasionOf, playerAt, standing, vesselIn } from './fleet.ts';
import { canStepIn, rearmost } from './guards.ts';

const attackOf = (state: State, id: number): Attack | undefined =>
  state.attacks.find((attack) => attack.id === id);

const defenceOf = (state: State, id: number): Defence | undefined =>
  state.defences.find((defence) => defence.id === id);

/** The defences a seat has declared that are still to be carried out. */
const pending = (state: State, seat: number): Defence[] =>
  state.defences.filter((defence) => defence.by === seat && defence.status === 'declared');

/** Whether a defence can be carried out now: its attack stands, and a ship that screens can step in for the target. */
function isReady(state: State, { by, source, ship, attack: id }: Defence): boolean {
  const attack = attackOf(state, id);
  if (attack?.status !== 'declared') return false;
  return source !== 'screen' || canStepIn(playerAt(state, by).fleet, attack.target, ship ?? '');
}

/** The defences that can be carried out now; those that no longer can are lost (R14, R61). */
function readyDefences(t: T, seat: number): Defence[] {
  const { state } = t;
  const declared = pending(state, seat);
  const ready = declared.filter((defence) => isReady(state, defence));
  for (const defence of declared) {
    const awaitsScreen = ready.some(({ source, attack }) => source === 'screen' && attack === defence.attack);
    const stands = attackOf(state, defence.attack)?.status === 'declared';
    if (ready.includes(defence) || (stands && awaitsScreen)) continue;
    settleDefence(state, defence.id, 'lost');
    if (stands) t.say('screenLost', 'card.screen', { guard: guardFacts(defence), ship: defence.ship ?? '' });
    else t.say('guardLost', 'R14', () => ({ guard: guardFacts(defence) }));
  }
  return ready;
}

/** defences, R73 — in the order declared, or one by one as the defender chooses; a screen waits for the one it builds on. */
export const rollDefences = step('rollDefences', (t, { seat }) => {
  const { state } = t;
  if (!state.defences.some((defence) => defence.by === seat))
    t.say('noDefence', 'defences', { who: fleetFacts(playerAt(state, seat)) });
  t.next('carryOn', { seat });
});

/** Asks what comes next if the defender wants to choose and more than one defence is left; otherwise carries out the next. */
export const carryOn = step('carryOn', (t, { seat }) => {
  const next = firstOf(t.state, readyDefences(t, seat));
  if (t.state.byHand && pending(t.state, seat).length > 1) return t.next('rollNext', { seat });
  if (next === undefined) return;
  carryOut(t, next);
  t.next('carryOn', { seat });
});

/** The first of some defences; of ships that step in against one attack the rearmost (R32). */
function firstOf(state: State, [first, ...others]: readonly Defence[]): Defence | undefined {
  if (first?.source !== 'screen') return first;
  const screens = [first, ...others.filter((it) => it.source === 'screen' && it.attack === first.attack)];
  const ships = screens.map(({ ship }) => ship ?? '');
  return screens[rearmost(playerAt(state, first.by).fleet, ships)];
}

/** defences, R73 — the defender chooses what comes next, dice and ships that step in alike. */
export const rollNext = pick('rollNext', {
  rule: 'defences',
  seat: (_, { seat }) => seat,
  options: (s, { seat }, _, greyed) => {
    const options: Option<number>[] = [];
    for (const defence of pending(s, seat)) {
      if (isReady(s, defence)) options.push(nextOption(s, defence));
      else greyed?.push(mustWait(s, defence));
    }
    return options;
  },
  odds: (s, option) => {
    const defence = defenceOf(s, option.value as number);
    if (!defence || defence.source === 'screen') return [];
    const die = dieOf(s, defence);
    const matching = { defence: defence.id };
    return [shownChance(s, guardRoll, die, (stopped) => stopped, { of: 'stops', matching })];
  },
  take: (t, option, { seat }) => {
    const defence = defenceOf(t.state, option.value as number);
    if (defence) carryOut(t, defence);
    t.next('carryOn', { seat });
  },
});

function nextOption(state: State, defence: Defence): Option<number> {
  const attack = attackOf(state, defence.attack);
  const about = { attack: attack ? attackLine(attack) : '' };
  const id = String(defence.id);
  return defence.source === 'screen'
    ? { id, text: 'screen', args: { ...about, ship: shipName(defence.ship ?? '') }, value: defence.id }
    : {
        id,
        text: 'guard',
        args: { ...about, guard: defenceName(defence), on: defence.on },
        value: defence.id,
      };
}

/** A ship that cannot step in before another has, shown with the reason. */
function mustWait(state: State, defence: Defence): Option<number> {
  const target = attackOf(state, defence.attack)?.target ?? '';
  const args = { ship: shipName(defence.ship ?? ''), target: shipName(target) };
  const why = text('refused.screen', args);
  return { ...nextOption(state, defence), refused: { why, rule: 'card.screen' } };
}

function carryOut(t: T, defence: Defence): void {
  if (defence.source === 'screen') stepIn(t, defence);
  else t.next('guardDie', dieOf(t.state, defence));
}

/** The die of a guard against the attack it names. */
const dieOf = (state: State, { id, by, on, attack }: Defence) => ({
  defence: id,
  by,
  on,
  hard: attackOf(state, attack)?.hard ?? 0,
});

/** card.screen, R32 — another ship takes the attack on itself. */
function stepIn(t: T, defence: Defence): void {
  const { ship } = defence;
  const attack = attackOf(t.state, defence.attack);
  if (!attack || ship === null) return;
  t.say('redirected', 'card.screen', { guard: guardFacts(defence), ship, attack: attackFacts(attack) });
  changeAttack(t.state, attack.id, { target: ship });
  settleDefence(t.state, defence.id, 'worked');
}

/** defence.symbols — one die against one attack. */
export const guardDie = roll('guardDie', {
  ...GUARD_DIE,
  fell: (t, { outcome: stopped, natural: die }, args) => {
    const { state } = t;
    const defence = defenceOf(state, args.defence);
    const attack = defence && attackOf(state, defence.attack);
    if (!attack) return;
    settleDefence(state, defence.id, stopped ? 'worked' : 'failed');
    if (stopped) stop(t, attack);
    t.say('guardRolled', 'defence.symbols', () => ({
      guard: guardFacts(defence),
      attack: attackFacts(attack),
      stopped,
      needs: neededOn(state, guardRoll, args, args.on),
      die,
    }));
  },
});

function stop(t: T, attack: Attack): void {
  changeAttack(t.state, attack.id, { status: 'stopped' });
  t.state.totals.stopped++;
}

/** evasion, R16, R17 — every ship under attack that can evade rolls once for each attack that still stands. */
export const evade = step('evade', (t, { seat }) => {
  const { state } = t;
  const { fleet } = playerAt(state, seat);
  for (const { id, target, hard } of standing(state, seat)) {
    const vessel = vesselIn(fleet, target);
    const on = vessel ? evasionOf(vessel) : null;
    if (on !== null) t.next('evasionDie', { turn: state.turn, attack: id, ship: target, by: seat, on, hard });
  }
});

/** evasion — one die against one attack. */
export const evasionDie = roll('evasionDie', {
  ...EVASION_DIE,
  fell: (t, { outcome: evaded, natural: die }, args) => {
    const attack = attackOf(t.state, args.attack);
    if (!attack) return;
    if (evaded) stop(t, attack);
    t.say('evaded', 'evasion', () => ({
      attack: attackFacts(attack),
      evaded,
      needs: neededOn(t.state, evasionRoll, args, args.on),
      die,
    }));
  },
});
