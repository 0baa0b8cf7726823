/** What the board shows while a beat is played: dice at their arrow, hulls that break, ships that go down. */

import type { Beat } from '@flotilla/companion';
import type { AttackFacts, Events } from '@flotilla/naval-battles';
import type { LogEvent } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { eventWords } from '@flotilla/ui/parts/log.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { BoardModel, Light } from '../desk/desk.ts';
import { quietDesk } from '../desk/desk.ts';
import { waitingCards } from '../desk/windows.ts';
import type { Vessel, View } from '../game.ts';
import { damageOf, hullOf, shipCard, viewOf } from '../game.ts';
import { word } from '../text/index.ts';

/** A die that lies at an arrow. */
export interface ThrownDie {
  readonly attack: number;
  readonly face: number;
  readonly good: boolean; // it did what it was thrown for
}

/** A beat as the board draws it. */
export interface Scene {
  readonly desk: BoardModel;
  readonly dice: readonly ThrownDie[];
  readonly sinking: readonly Vessel[];
}

type Facts<K extends keyof Events> = Events[K];

const factsOf = <K extends keyof Events>(events: readonly LogEvent[], kind: K): Facts<K>[] =>
  events.filter((event) => event.kind === kind).map(({ data }) => data as unknown as Facts<K>);

/** The ships that sink in a beat: their points move now. */
export const sunkIn = (beat: Beat | null): ReadonlySet<string> =>
  new Set(
    beat
      ? factsOf(
          beat.moments.flatMap(({ events }) => events),
          'sunk',
        ).map(({ ship }) => ship)
      : [],
  );

/** Every attack named in a beat, the last one last. */
const attacksIn = (events: readonly LogEvent[]): AttackFacts[] =>
  events.flatMap(({ data }) => {
    const { attack } = (data ?? {}) as { attack?: unknown };
    return typeof attack === 'object' && attack !== null ? [attack as AttackFacts] : [];
  });

/** What could be seen before a beat. */
export function viewBefore({ story: told }: Pick<Director, 'story'>, beat: Beat): View {
  const moments = told?.story.moments ?? [];
  const [first] = beat.moments;
  const at = first ? moments.indexOf(first) : -1;
  return (moments[at - 1]?.view ?? told?.story.before.view ?? beat.moments[0]?.view) as View;
}

/** The scene of a beat; `before` is what could be seen before it. */
export function sceneOf(session: Session, beat: Beat, before: View): Scene {
  const events = beat.moments.flatMap((moment) => moment.events);
  const sunk = sunkIn(beat);
  const all = before.players.flatMap(({ fleet }) => fleet ?? []);
  const after = (beat.moments.at(-1)?.view ?? before) as View;
  const attack = attacksIn(events).at(-1);
  return {
    desk: {
      ...quietDesk({ lead: beat.headline ? eventWords(session.game, beat.headline, 'normal') : '' }),
      ships: lightsOf(events, before, after),
      cards: waitingCards(viewOf(session)),
      attack: attack?.number ?? null,
      beat: {
        by: after.attacks.find(({ id }) => id === attack?.number)?.ships[0] ?? null,
        at: attack?.target ?? [...sunk].at(-1) ?? null,
      },
    },
    dice: diceIn(events),
    sinking: all.filter(({ id }) => sunk.has(id)),
  };
}

function diceIn(events: readonly LogEvent[]): ThrownDie[] {
  return [
    ...factsOf(events, 'guardRolled').map(({ attack, die, stopped }) => ({
      attack: attack.number,
      face: die,
      good: stopped,
    })),
    ...factsOf(events, 'evaded').map(({ attack, die, evaded }) => ({
      attack: attack.number,
      face: die,
      good: evaded,
    })),
    ...factsOf(events, 'strikeRolled').map(({ attack, die, sunk }) => ({
      attack: attack.number,
      face: die,
      good: sunk,
    })),
  ];
}

/** What the ships of a beat show: hits with the boxes they break, attacks stopped. */
export function lightsOf(events: readonly LogEvent[], before: View, after: View): Map<string, Light> {
  const lights = new Map<string, Light>();
  const stopped = ({ target }: AttackFacts) => lights.set(target, spared(after, target));
  for (const { attack, ...die } of factsOf(events, 'guardRolled')) if (die.stopped) stopped(attack);
  for (const { attack, evaded } of factsOf(events, 'evaded')) if (evaded) stopped(attack);
  for (const { attack, sunk } of factsOf(events, 'strikeRolled'))
    if (!sunk) stopped(attack);
    else lights.set(attack.target, { look: 'off', bar: { tone: 'hit', big: word('stage.hit'), small: '' } });
  const damage = new Map<string, number>();
  for (const { attack, points, left } of factsOf(events, 'damaged')) {
    const lost = (damage.get(attack.target) ?? 0) + points;
    damage.set(attack.target, lost);
    const from = leftOf(before, attack.target);
    const small = word('bar.leaves', { from, to: left });
    lights.set(attack.target, {
      look: 'off',
      lost: Math.min(lost, from),
      bar: { tone: 'hit', big: word('stage.hitFor', { points: lost }), small },
    });
  }
  return lights;
}

/** The hull that a ship had left. */
function leftOf({ players, terms }: View, ship: string): number {
  const vessel = players.flatMap(({ fleet }) => fleet ?? []).find(({ id }) => id === ship);
  return hullOf(terms, shipCard(ship)) - (vessel ? damageOf(vessel) : 0);
}

/** A ship that an attack did not reach: safe, unless another one has hit her or is still to come. */
function spared({ attacks }: View, ship: string): Light {
  const isSafe = !attacks.some(
    ({ target, status }) => target === ship && (status === 'declared' || status === 'hit'),
  );
  const big = word(isSafe ? 'stage.safe' : 'stage.stopped');
  return { look: 'off', bar: { tone: 'safe', big, small: '' } };
}
