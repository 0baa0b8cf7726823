/** The cards that lie on the table in this turn: who played each, for what, and what came of it. */
import type { Events } from '@flotilla/naval-battles';
import type { LogEvent } from '@flotilla/table';
import type { View } from '../game.ts';

/** A card that has been played in this turn. */
export interface SpentCard {
  readonly card: string;
  readonly by: number;
  /** The attack it makes or is set against; null for any other card. */
  readonly attack: number | null;
  readonly side: 'attack' | 'defence';
  readonly state: 'lies' | 'cancelled' | 'lost' | 'failed' | 'worked';
  /** The die thrown for it; null while there is none. */
  readonly die: number | null;
}

/** What the log of this turn tells of one kind. */
export function factsOfTurn<K extends keyof Events>(log: readonly LogEvent[], kind: K): Events[K][] {
  const begun = log.map((event) => event.kind).lastIndexOf('turn');
  return log
    .slice(begun + 1)
    .filter((event) => event.kind === kind)
    .map(({ data }) => data as unknown as Events[K]);
}

const ATTACK_STATES = {
  declared: 'lies',
  cancelled: 'cancelled',
  stopped: 'failed',
  missed: 'failed',
  hit: 'worked',
} as const;

/** The cards of this turn in the order they were played: attacks, what helps, defences; each card once. */
export function spentCards({ attacks, plays, defences }: View, log: readonly LogEvent[]): SpentCard[] {
  const rolled = factsOfTurn(log, 'guardRolled');
  const all: SpentCard[] = [
    ...attacks.flatMap(({ id, by, card, status }) =>
      card === null
        ? []
        : [{ card, by, attack: id, side: 'attack' as const, state: ATTACK_STATES[status], die: null }],
    ),
    ...plays.map(({ seat, card, cancelled }) => ({
      card,
      by: seat,
      attack: null,
      side: 'attack' as const,
      state: cancelled ? ('cancelled' as const) : ('lies' as const),
      die: null,
    })),
    ...defences.flatMap(({ id, by, card, attack, status }) =>
      card === null
        ? []
        : [
            {
              card,
              by,
              attack,
              side: 'defence' as const,
              state: status === 'declared' ? ('lies' as const) : status,
              die: rolled.find(({ guard }) => guard.number === id)?.die ?? null,
            },
          ],
    ),
  ];
  return all.filter(({ card }, i) => all.findIndex((other) => other.card === card) === i);
}
