/** How the sums of Naval Battles are settled by what happens after a choice. */
import type { Decision, FormChoice, LogEvent } from '@flotilla/table';
import { sampleChoice, startOf } from '@flotilla/table';
import type { Between, Continuation, SumCheck, SumChecks, Trial } from '@flotilla/table/testkit';
import type { AttackFacts, GuardFacts } from '../src/events.ts';
import { NO_ORDERS } from '../src/rules/orders.ts';
import type { NavalBattles, State } from '../src/state.ts';
import type { Flight } from '../src/steps.ts';

type Trying = Pick<Trial<NavalBattles>, 'args' | 'decision'> & { readonly state: State };

/** The number the attack will have: strikes of one flight count on. */
const numberOf = ({ state, decision, args }: Trying): number =>
  state.attacks.length + 1 + (decision.step === 'fly' ? (args as Flight).targets.length : 0);

const attackOf = (seen: Continuation<NavalBattles>): number =>
  numberOf({ state: seen.before(), decision: seen.decision, args: seen.args });

/** The attacker declares nothing more, and the turn goes on until the attacks are resolved. */
const close: Between<NavalBattles> = (_next, _rng, fork) =>
  (fork.log ?? []).some(({ kind }) => kind === 'closed') ? null : 'close';

/** No further strikes, where that is allowed. */
const enough: Between<NavalBattles> = (next, rng) =>
  next.kind === 'pick' && next.options.some(({ id }) => id === 'enough') ? 'enough' : sampleChoice(next, rng);

/** The defender sets every guard a ship shows against the one attack, or does nothing. */
const defending =
  (withAll: boolean): Between<NavalBattles> =>
  (next, _rng, _fork, { table, decision, args }) => {
    if (next.kind !== 'fill') return null;
    const idle = startOf(next.form);
    if (!withAll) return idle;
    const number = numberOf({ state: table.state.game, decision, args });
    const field = next.form.find(({ id }) => id === `attack${number}`);
    if (field?.kind !== 'many') return idle;
    const guards = field.options.map(({ id }) => id).filter((id) => id.startsWith('guard:'));
    return { ...idle, [field.id]: guards } as FormChoice;
  };

const turn = (withAll: boolean) => ({
  actions: close,
  aim: sampleChoice,
  commitShip: sampleChoice,
  copyCard: sampleChoice,
  payBombardment: sampleChoice,
  fly: enough,
  window: 'pass',
  windowForAll: 'pass',
  defend: defending(withAll),
  rollNext: sampleChoice,
});

const GUARDED = turn(true);
const UNGUARDED = turn(false);

/** The words suppose what people do, so that no standing orders answer for them. */
const nobodyOrders = (state: State): void => {
  for (const player of state.players) player.orders = NO_ORDERS;
};

/** What a guard, an evasion or a strike that did not come off says of an attack. */
const isFailure = ({ data }: LogEvent): boolean =>
  data.stopped === true || data.evaded === true || data.sunk === false;

/**
 * What has become of an attack: nothing yet, it came too late, it took effect or not, and then whether its target is sunk. It
 * took effect if nothing says otherwise: of two attacks that sink a ship at the same time only the first is told of.
 */
function fateOf(seen: Continuation<NavalBattles>): 'open' | 'tooLate' | 'none' | 'hit' | 'sunk' {
  const number = attackOf(seen);
  const ours = seen.events.filter(({ data }) => (data.attack as AttackFacts | undefined)?.number === number);
  if (seen.stopped === null || !seen.events.some(({ kind }) => kind === 'closed')) return 'open';
  if (ours.some(({ kind }) => kind === 'tooLate')) return 'tooLate';
  if (ours.some(isFailure)) return 'none';
  const targets = ours.map(({ data }) => (data.attack as unknown as AttackFacts).target);
  const isSunk = seen.events.some(({ kind, data }) => kind === 'sunk' && data.ship === targets.at(-1));
  return isSunk ? 'sunk' : 'hit';
}

/** An attack that sinks its target, or hits it; one that comes too late says nothing. */
const takesEffect = (
  through: SumCheck<NavalBattles>['through'],
  wanted: readonly string[],
): SumCheck<NavalBattles> => ({
  prepare: nobodyOrders,
  through,
  came: (seen) => {
    const fate = fateOf(seen);
    return fate === 'open' || fate === 'tooLate' ? null : wanted.includes(fate);
  },
});

/** Whether the dice of a defence stop all, or none, of the attacks on a seat. */
const stopped = (wanted: (stopped: readonly boolean[]) => boolean): SumCheck<NavalBattles> => ({
  through: DICE,
  came: ({ before, decision, events, stopped }) => {
    if (stopped === null) return null;
    const attacks = before().attacks.filter(
      ({ on, status }) => on === decision.seat && status === 'declared',
    );
    return wanted(
      attacks.map(({ id }) =>
        events.some(
          ({ kind, data }) =>
            kind === 'guardRolled' &&
            data.stopped === true &&
            (data.guard as unknown as GuardFacts).by === decision.seat &&
            (data.attack as unknown as AttackFacts).number === id,
        ),
      ),
    );
  },
});

const DICE: SumCheck<NavalBattles>['through'] = {
  window: 'pass',
  windowForAll: 'pass',
  rollNext: sampleChoice,
  defend: (next: Decision) => (next.kind === 'fill' ? startOf(next.form) : null),
};

/** Every sum of Naval Battles. */
export const SETTLED: SumChecks<NavalBattles> = {
  sinksGuarded: takesEffect(GUARDED, ['sunk']),
  sinksUnguarded: takesEffect(UNGUARDED, ['sunk']),
  hitsGuarded: takesEffect(GUARDED, ['hit', 'sunk']),
  hitsUnguarded: takesEffect(UNGUARDED, ['hit', 'sunk']),
  allStopped: stopped((each) => each.every(Boolean)),
  noneStopped: stopped((each) => !each.some(Boolean)),
};
