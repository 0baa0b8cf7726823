/** Ready-made beginnings of a game: one press, and it is under way. The first of each game is the one for a newcomer. */
import type { Choice, FormChoice, TextArgs } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { simulatedFor } from '../../hunters/career/simulated.ts';
import type { BoatType } from '../../hunters/game.ts';
import { openingOf } from '../../naval-battles/new/opening.ts';
import type { Opening } from '../../screens.ts';

/** What somebody may say before a ready-made beginning. */
export interface Said {
  /** The name to play under; empty for none. */
  readonly name: string;
  /** Whether the torpedoes are left to the crew. */
  readonly usualLoad: boolean;
}

/** A ready-made beginning; its words are `<game>.<id>.title` and `<game>.<id>.about`. */
export interface Start {
  readonly id: string;
  /** What differs from how the form starts. */
  readonly options: FormChoice;
  /** What the sentences about it are given. */
  readonly args?: TextArgs;
  /** The answers that follow from it and from what was said. */
  readonly opening?: (said: Said, seed: string) => Opening;
}

/** Name and boat are taken as they are said, and the usual torpedoes aboard: nobody's first question is a load-out (4.3.1, 4.5). */
export const careerOpening =
  ({ name, usualLoad }: Said): Opening =>
  (asked): Choice | null => {
    if (asked.kind !== 'fill') return null;
    if (asked.step === 'commission') return { ...startOf(asked.form), name };
    return asked.step === 'loadout' && usualLoad ? startOf(asked.form) : null;
  };

function career(id: string, boat: BoatType): Start {
  const { careers, survived, tons } = simulatedFor(boat);
  return {
    id,
    options: { boat },
    args: { careers, share: Math.round(survived * 100), tons: tons[2] },
    opening: careerOpening,
  };
}

/** An open battle in which the lot gives every fleet its navy. */
const battle = (id: string, points: number): Start => ({
  id,
  options: { scenario: 'open', points },
  opening: (_, seed) => openingOf(['lot', 'lot'], seed),
});

const STARTS: Readonly<Record<string, readonly Start[]>> = {
  hunters: [career('first', 'VIIB'), career('far', 'IXB'), career('thick', 'VIIC'), career('hard', 'VIID')],
  'uboat-leader': [
    { id: 'first', options: { campaign: 'battle-begins', length: 'short' } },
    { id: 'happy', options: { campaign: 'happy-time', length: 'short' } },
    { id: 'drumbeat', options: { campaign: 'drumbeat', length: 'short' } },
    { id: 'hunted', options: { campaign: 'hunted', length: 'short' } },
  ],
  'naval-battles': [
    battle('first', 15),
    battle('usual', 25),
    { id: 'raider', options: { scenario: 'raider-force-710' } },
    { id: 'falkland', options: { scenario: 'falkland-express' } },
  ],
};

/** The ready-made beginnings of a game; none for one whose form is short enough. */
export const startsOf = (game: string): readonly Start[] => STARTS[game] ?? [];
