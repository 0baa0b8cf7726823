/** The sea of the day: one patrol in a boat that the day decides, with the same rules and the same dice for everybody. */
import { mindOf } from '@flotilla/companion';
import { rngFrom, seedFrom } from '@flotilla/table';
import { chosenBy, Table } from '@flotilla/table/run';
import type { BoatType } from '../data/boats.ts';
import { hunters } from '../game.ts';
import type { Options } from '../options.ts';
import type { Captain, Hunters } from '../state.ts';
import { house } from './house.ts';

/** Boats whose first patrol is worth comparing: those that meet ships, and are met by escorts. */
const BOATS_OF_DAYS: readonly BoatType[] = ['VIIB', 'VIIC', 'IXB', 'IXC'];

/** What a day sets for everybody. */
export interface SeaOfDay {
  readonly boat: BoatType;
  readonly options: Options;
  readonly seed: string;
}

function seaFrom(seed: string): SeaOfDay {
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

/** Days before this one keep the sea they had: their first candidate. */
const RACES_FROM = '2026-11-20';

/** So many candidates a day has at most; the last is taken as it is. */
const CANDIDATES = 8;

/** More answers than any first patrol needs. */
const MOST_ANSWERS = 2_000;

/** How a ghost ends on a sea, in one line. */
function endOf({ options, seed }: SeaOfDay, { id, bot }: (typeof house.ghosts)[number]): string {
  const table = new Table<Hunters>({ game: hunters, options, seats: 1, seed, recording: 'off' });
  const rng = mindOf(id);
  const captain = (): Captain => table.state.game.captains[0] as Captain;
  const isOut = (): boolean =>
    captain().fate === 'serving' && (captain().log[0]?.result ?? 'open') === 'open';
  for (let answers = 0; answers < MOST_ANSWERS && !table.over && isOut(); answers++) {
    const [decision] = table.decisions;
    if (!decision) break;
    table.take(decision, chosenBy(bot, table, decision, rng));
  }
  const { fate, log } = captain();
  const sunk = log[0]?.ships.filter((ship) => ship.fate === 'sunk').length ?? 0;
  return [log[0]?.tons ?? 0, sunk, fate].join(' ');
}

/** Whether the ghosts make a race of a sea: they do not all end alike, and one of them sinks something. */
function hasRace(sea: SeaOfDay): boolean {
  const ends = house.ghosts.map((ghost) => endOf(sea, ghost));
  return new Set(ends).size > 1 && ends.some((end) => !end.startsWith('0 '));
}

/** The seas that were asked for last: choosing one takes some patrols. */
const chosen = new Map<string, SeaOfDay>();

/** The sea of a day, written as 2026-11-17: the first of its candidates in which there is a race. It follows from the day alone. */
export function seaOfDay(day: string): SeaOfDay {
  const first = seaFrom(`sea of the day ${day}`);
  if (day < RACES_FROM) return first;
  const known = chosen.get(day);
  if (known) return known;
  let sea = first;
  for (let i = 1; i < CANDIDATES && !hasRace(sea); i++) sea = seaFrom(`sea of the day ${day} ${i}`);
  if (chosen.size > 400) chosen.clear();
  chosen.set(day, sea);
  return sea;
}
