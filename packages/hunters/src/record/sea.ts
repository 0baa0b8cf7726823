/** The sea of a day: one patrol in a boat that the day decides, with the same rules and the same dice for everybody. */
import { rngFrom, seedFrom } from '@flotilla/table';
import type { BoatType } from '../data/boats.ts';
import type { Options } from '../options.ts';

/** Boats whose first patrol is worth comparing: those that meet ships, and are met by escorts. */
const BOATS_OF_DAYS: readonly BoatType[] = ['VIIB', 'VIIC', 'IXB', 'IXC'];

/** What is agreed on a day for everybody. */
export interface SeaOfDay {
  readonly boat: BoatType;
  readonly options: Options;
  readonly seed: string;
}

/** The sea of a day, written as 2026-11-17: it follows from the day and from nothing else. */
export function seaOfDay(day: string): SeaOfDay {
  const seed = `sea of the day ${day}`;
  const boat = rngFrom(seedFrom(seed), 'boat').pick(BOATS_OF_DAYS);
  const options: Options = {
    mode: 'solitaire',
    until: '1943-06',
    packs: 1,
    boat,
    printing: 'second',
    rules: [],
    rerolls: 'helps',
  };
  return { boat, options, seed };
}
