/** The deck gun: aimed in the scene, its rounds counted beside it. */
import type { FillDecision } from '@flotilla/table';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Advisor, useAdvice } from '@flotilla/ui/parts/advice.tsx';
import { suggested } from '@flotilla/ui/parts/suggest.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Fight, View } from '../game.ts';
import { planning } from '../plan.ts';
import { word } from '../text/index.ts';
import { shipWords } from '../words.ts';
import type { Gun } from './gunPlan.ts';
import { formOf, useGun } from './gunPlan.ts';
import { chanceOf, chanceWords, Question } from './Question.tsx';
import { useStations } from './useStations.ts';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

/** What the rounds promise: the chance of each to hit, and of all of them to sink each ship. */
function usePromise({ session, decision }: Props, rounds: readonly number[]) {
  return useMemo(() => {
    if (!settings.value.odds || rounds.length === 0) return { hit: null, sinks: [] as (number | null)[] };
    const odds = session.odds(formOf(decision, rounds));
    const { ships } = (session.view.value as View).fight as Fight;
    return {
      hit: chanceOf(odds, 'hitGun'),
      sinks: ships.map((_, i) => (rounds.includes(i) ? (chanceOf(odds, `sink.${i + 1}`) ?? 0) : null)),
    };
  }, [decision, rounds, settings.value.odds]);
}

/** Lays the rounds before the scene, which shows them and is pressed. */
function useShared(gun: Gun, ships: Fight['ships'], sinks: readonly (number | null)[], live: boolean): void {
  useLayoutEffect(() => {
    planning.value = {
      station: 'gun',
      tubes: [],
      rounds: gun.rounds,
      next: null,
      aimedAt: ships.map((_, i) => gun.rounds.filter((at) => at === i).length),
      chances: ships.map((_, i) => {
        const chance = sinks[i] ?? null;
        return chance === null ? null : word('plan.sinks', { chance: chanceWords(chance) });
      }),
      press: live ? gun.press : () => {},
      pick: () => {},
    };
  });
  useLayoutEffect(
    () => () => {
      planning.value = null;
    },
    [],
  );
}

/** The panel. */
export function GunPanel(props: Props) {
  const { session, decision } = props;
  const view = session.view.value as View;
  const { ships } = view.fight as Fight;
  const live = session.mode === 'play';
  const gun = useGun(session, decision);
  const { rounds } = gun;
  const { hit, sinks } = usePromise(props, rounds);
  useShared(gun, ships, sinks, live);
  useStations(session, decision, 'gun');
  const nameOf = (ship: number): string => {
    const one = ships[ship];
    return one ? shipWords(one, (said) => say(session.game, said)) : '';
  };
  useKeys(
    live
      ? {
          1: () => gun.fireRounds(1),
          2: () => gun.fireRounds(2),
          ArrowLeft: () => gun.turn(-1),
          ArrowRight: () => gun.turn(1),
          Enter: gun.fire,
        }
      : {},
  );
  const [advice, setAdvice] = useAdvice(decision);
  return (
    <section class="decision gun" aria-labelledby="question">
      <Question game={session.game} decision={decision} title={titleOf(rounds, nameOf)} />
      {[...new Set(rounds)].map((ship) => (
        <Sunk key={ship} name={new Set(rounds).size > 1 ? nameOf(ship) : ''} chance={sinks[ship] ?? null} />
      ))}
      <Figures {...props} gun={gun} hit={hit} />
      <Ammunition rounds={view.boat.ammo} used={rounds.length} />
      <p class="gun-hint">{word('gun.hint')}</p>
      {live && <Rounds gun={gun} />}
      <AsList decision={decision} gun={gun} nameOf={nameOf} live={live} />
      <Advisor
        session={session}
        decision={decision}
        advice={advice}
        given={setAdvice}
        yours={formOf(decision, rounds)}
        take={gun.take}
      />
      {live && <Foot {...props} gun={gun} />}
    </section>
  );
}

/** How many rounds at whom. */
function titleOf(rounds: readonly number[], nameOf: (ship: number) => string): string {
  const [first, second] = rounds;
  if (first === undefined) return word('gun.none');
  if (second === undefined) return word('gun.one', { ship: nameOf(first) });
  if (first === second) return word('gun.two', { ship: nameOf(first) });
  return word('gun.each', { first: nameOf(first), second: nameOf(second) });
}

/** The chance that she goes down, as large as it matters. */
function Sunk({ name, chance }: { name: string; chance: number | null }) {
  if (chance === null) return null;
  return (
    <div class="gun-sunk">
      <p>
        <span>{name === '' ? word('gun.sunk') : word('gun.shipSunk', { ship: name })}</span>
        <b>{chanceWords(chance)}</b>
      </p>
      <span class="gun-bar" aria-hidden="true">
        <i style={{ width: `${Math.round(chance * 100)}%` }} />
      </span>
    </div>
  );
}

/** Each round, what she still takes, and what one round alone would do. */
function Figures({ session, decision, gun, hit }: Props & { gun: Gun; hit: number | null }) {
  const { ships } = (session.view.value as View).fight as Fight;
  const points = ships[gun.at]?.points ?? 0;
  const alone = useMemo(
    () =>
      settings.value.odds ? chanceOf(session.odds(formOf(decision, [gun.at])), `sink.${gun.at + 1}`) : null,
    [decision, gun.at, settings.value.odds],
  );
  if (hit === null || gun.rounds.length === 0) return null;
  return (
    <p class="gun-figures">
      {word('gun.figures', { hit: chanceWords(hit), points })}
      {gun.rounds.length === 2 && alone !== null && ` ${word('gun.alone', { chance: chanceWords(alone) })}`}
    </p>
  );
}

/** Every shell on board; those that are laid are only outlined. */
function Ammunition({ rounds, used }: { rounds: number; used: number }) {
  return (
    <p class="gun-ammo">
      <span>{word('gun.ammo')}</span>
      <span class="gun-shells" aria-hidden="true">
        {Array.from({ length: rounds }, (_, i) => (
          <i key={i} class={i >= rounds - used ? 'used' : ''} />
        ))}
      </span>
      <b>{used === 0 ? rounds : `${rounds} → ${rounds - used}`}</b>
    </p>
  );
}

/** One round or two at the ship that is aimed at. */
function Rounds({ gun }: { gun: Gun }) {
  const same = gun.rounds.every((ship) => ship === gun.at);
  return (
    <div class="gun-rounds">
      {([1, 2] as const).slice(0, gun.most).map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={same && gun.rounds.length === count}
          aria-keyshortcuts={String(count)}
          onClick={() => gun.fireRounds(count)}
        >
          {word(count === 1 ? 'gun.oneRound' : 'gun.twoRounds')}
          <span class="stage-key" aria-hidden="true">
            <kbd>{count}</kbd>
          </span>
        </button>
      ))}
    </div>
  );
}

/** The same as lists to choose from. */
function AsList(props: {
  decision: FillDecision;
  gun: Gun;
  nameOf: (ship: number) => string;
  live: boolean;
}) {
  const { decision, gun, nameOf, live } = props;
  const plan = formOf(decision, gun.rounds);
  return (
    <details class="plan-tubes">
      <summary>{word('gun.list')}</summary>
      {decision.form.map((field, i) => (
        <label key={field.id} class="plan-tube">
          <span class="plan-tube-name">{word(i === 0 ? 'gun.first' : 'gun.second')}</span>
          <select
            disabled={!live}
            value={String(plan[field.id])}
            onChange={(event) => gun.take({ ...plan, [field.id]: event.currentTarget.value })}
          >
            {field.kind === 'choice' &&
              field.options.map(({ id, refused }) => (
                <option key={id} value={id} disabled={refused !== undefined}>
                  {id === 'hold' ? word('plan.hold') : nameOf(Number(id))}
                </option>
              ))}
          </select>
        </label>
      ))}
    </details>
  );
}

/** Fire is the one thing to do here. */
function Foot({ session, decision, gun }: Props & { gun: Gun }) {
  const empty = gun.rounds.length === 0;
  return (
    <div class="plan-foot">
      <button
        type="button"
        class={empty ? 'plan-fire plan-waits' : 'primary plan-fire'}
        aria-disabled={empty}
        onClick={gun.fire}
      >
        {word(empty ? 'gun.none' : 'gun.fire')}
      </button>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            const plan = suggested(session, decision);
            if (plan) gun.take(plan);
          }}
        >
          {word('plan.suggest')}
        </button>
        {session.undoRefusal.value === null && (
          <button type="button" onClick={() => session.can.value.undo?.()}>
            {word('plan.back')}
          </button>
        )}
      </div>
    </div>
  );
}
