/** The dice of the defence phase: screens, guards and evasion, one defender after the other (defences; evasion). */
import type { Modifier } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Attack, Defence, State } from '../state.ts';
import { attackLine, defenceName, shipName, who } from '../text/words.ts';
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

/** card.screen, R32 — before any die, other ships step in; a screen whose way is gone is lost. */
export const redirect = step('redirect', (t, { seat }) => {
  const { state } = t;
  const { fleet } = playerAt(state, seat);
  if (!state.defences.some((defence) => defence.by === seat))
    t.say('noDefence', 'defences', { who: who(playerAt(state, seat)) });
  for (const defence of pending(state, seat)) {
    if (defence.source !== 'screen' || defence.ship === null) continue;
    const attack = attackOf(state, defence.attack);
    const stands = attack?.status === 'declared';
    if (!attack || !stands || !canStepIn(fleet, attack.target, defence.ship)) {
      settleDefence(state, defence.id, 'lost');
      t.say('screenLost', 'card.screen', { ship: shipName(defence.ship) });
      continue;
    }
    t.say('redirected', 'card.screen', { ship: shipName(defence.ship), attack: attackLine(attack) });
    changeAttack(state, attack.id, { target: defence.ship });
    settleDefence(state, defence.id, 'worked');
  }
});

/** defences — the dice in the order declared, or one by one as the defender likes where there is more than one. */
export const rollDefences = step('rollDefences', (t, { seat }) => {
  const dice = pending(t.state, seat);
  if (t.state.byHand && dice.length > 1) return t.next('rollNext', { seat });
  for (const defence of dice) roll(t, defence);
});

/** defences — the defender chooses which die comes next. */
export const rollNext = pick('rollNext', {
  rule: 'defences',
  seat: (_, { seat }) => seat,
  options: (s, { seat }) =>
    pending(s, seat).map((defence) => {
      const attack = attackOf(s, defence.attack);
      const args = { guard: defenceName(defence), attack: attack ? attackLine(attack) : '', on: defence.on };
      return { id: String(defence.id), text: 'guard', args, value: defence.id };
    }),
  odds: (s, option, { seat }) => {
    const defence = s.defences.find((other) => other.id === option.value);
    const attack = defence && attackOf(s, defence.attack);
    if (!defence || attack?.status !== 'declared') return [{ of: 'stops', chance: 0 }];
    return [{ of: 'stops', chance: stopChance(s, seat, defence.on, attack.hard) }];
  },
  take: (t, option, { seat }) => {
    const defence = t.state.defences.find((other) => other.id === option.value);
    if (defence) roll(t, defence);
    if (pending(t.state, seat).length > 0) t.next('rollNext', { seat });
  },
});

/** defence.symbols, R14 — one die against one attack; on an attack already stopped it is lost. */
function roll(t: T, defence: Defence): void {
  const { state } = t;
  const attack = attackOf(state, defence.attack);
  if (attack?.status !== 'declared') {
    settleDefence(state, defence.id, 'lost');
    if (t.recording) t.say('guardLost', 'R14', { guard: defenceName(defence) });
    return;
  }
  const about = { hard: attack.hard, plan: planOn(state, defence.by) };
  const stopped = t.roll(guardChart(defence.on), { modifiers: stoppingModifiers, about }).outcome;
  settleDefence(state, defence.id, stopped ? 'worked' : 'failed');
  if (stopped) stop(t, attack);
  if (!t.recording) return;
  const result = text(stopped ? 'result.stopped' : 'result.notStopped');
  t.say('guardRolled', 'defence.symbols', {
    guard: defenceName(defence),
    attack: attackLine(attack),
    result,
  });
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
    const evaded = t.roll(evasionChart(evasion), { modifiers: stoppingModifiers, about }).outcome;
    if (evaded) stop(t, attack);
    if (!t.recording) continue;
    const result = text(evaded ? 'result.evaded' : 'result.notEvaded');
    t.say('evaded', 'evasion', { ship: shipName(attack.target), attack: attackLine(attack), result });
  }
});
