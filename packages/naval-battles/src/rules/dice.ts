/** Carrying out defences: ships that step in, dice of guards, and evasion, one defender after the other (defences; evasion). */
import type { Modifier, Option } from '@flotilla/table';
import { text } from '@flotilla/table';
import { attackFacts, fleetFacts, guardFacts } from '../facts.ts';
import type { Attack, Defence, State } from '../state.ts';
import { attackLine, defenceName, shipName } from '../text/words.ts';
import type { T } from './book.ts';
import { atLeast, pick, step } from './book.ts';
import { stopChance } from './chances.ts';
import { changeAttack, settleDefence } from './change.ts';
import { evasionOf, planOn, playerAt, standing, vesselIn } from './fleet.ts';
import { canStepIn } from './guards.ts';

/** What a die of the defender is about. */
interface Stopping {
  readonly hard: number; // the attack is hard to stop
  readonly plan: number; // Battle Plans on the defender
}

/** attack.hard, R18; card.plan, R20 — what is added to every die that tries to stop an attack. */
const stoppingModifiers: readonly Modifier<Stopping>[] = [
  {
    why: 'hard',
    rule: 'attack.hard',
    value: (about) => about.hard,
    when: (about) => about.hard !== 0,
    bounds: [-2, 0],
  },
  {
    why: 'plan',
    rule: 'card.plan',
    value: (about) => about.plan,
    when: (about) => about.plan !== 0,
    bounds: [-6, 6],
  },
];

const guardChart = atLeast('defence', 'defence.symbols');
const evasionChart = atLeast('evasion', 'evasion');

const attackOf = (state: State, id: number): Attack | undefined =>
  state.attacks.find((attack) => attack.id === id);

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

/** defences, R73 — in the order declared, or one by one as the defender likes; a screen waits for the one it builds on. */
export const rollDefences = step('rollDefences', (t, { seat }) => {
  const { state } = t;
  if (!state.defences.some((defence) => defence.by === seat))
    t.say('noDefence', 'defences', { who: fleetFacts(playerAt(state, seat)) });
  goOn(t, seat);
});

/** Asks what comes next where the defender wants to choose and more than one defence is left; otherwise carries out the rest. */
function goOn(t: T, seat: number): void {
  let [next] = readyDefences(t, seat);
  if (t.state.byHand && pending(t.state, seat).length > 1) {
    t.next('rollNext', { seat });
    return;
  }
  while (next) {
    carryOut(t, next);
    [next] = readyDefences(t, seat);
  }
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
  odds: (s, option, { seat }) => {
    const defence = s.defences.find((other) => other.id === option.value);
    const attack = defence && attackOf(s, defence.attack);
    if (!attack || defence.source === 'screen') return [];
    return [{ of: 'stops', chance: stopChance(s, seat, defence.on, attack.hard) }];
  },
  take: (t, option, { seat }) => {
    const defence = t.state.defences.find((other) => other.id === option.value);
    if (defence) carryOut(t, defence);
    goOn(t, seat);
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

/** A ship that cannot step in before another one has, in sight with the reason. */
function mustWait(state: State, defence: Defence): Option<number> {
  const target = attackOf(state, defence.attack)?.target ?? '';
  const args = { ship: shipName(defence.ship ?? ''), target: shipName(target) };
  const why = text('refused.screen', args);
  return { ...nextOption(state, defence), refused: { why, rule: 'card.screen' } };
}

const carryOut = (t: T, defence: Defence): void =>
  defence.source === 'screen' ? stepIn(t, defence) : roll(t, defence);

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
function roll(t: T, defence: Defence): void {
  const { state } = t;
  const attack = attackOf(state, defence.attack);
  if (!attack) return;
  const about = { hard: attack.hard, plan: planOn(state, defence.by) };
  const rolled = t.roll(guardChart(defence.on), { modifiers: stoppingModifiers, about });
  const { outcome: stopped, natural: die } = rolled;
  settleDefence(state, defence.id, stopped ? 'worked' : 'failed');
  if (stopped) stop(t, attack);
  t.say('guardRolled', 'defence.symbols', () => ({
    guard: guardFacts(defence),
    attack: attackFacts(attack),
    stopped,
    needs: defence.on - about.hard - about.plan,
    die,
  }));
}

function stop(t: T, attack: Attack): void {
  changeAttack(t.state, attack.id, { status: 'stopped' });
  t.state.totals.stopped++;
}

/** evasion, R16, R17, R18 — every ship under attack that can evade rolls once for each attack that still stands. */
export const evade = step('evade', (t, { seat }) => {
  const { state } = t;
  const { fleet } = playerAt(state, seat);
  for (const attack of standing(state, seat)) {
    const vessel = vesselIn(fleet, attack.target);
    const evasion = vessel ? evasionOf(vessel) : null;
    if (evasion === null) continue;
    const about = { hard: attack.hard, plan: planOn(state, seat) };
    const rolled = t.roll(evasionChart(evasion), { modifiers: stoppingModifiers, about });
    const { outcome: evaded, natural: die } = rolled;
    if (evaded) stop(t, attack);
    const needs = evasion - about.hard - about.plan;
    t.say('evaded', 'evasion', () => ({ attack: attackFacts(attack), evaded, needs, die }));
  }
});
