/** The sea of the day: one event for every day of universal time, announced a day ahead with the commitment to its dice. */
import { companionOf } from '@flotilla/companion';
import { GAMES } from '@flotilla/lab';
import type { SeaSettings } from '@flotilla/protocol';
import type { EventRow } from '../store/events.ts';
import { makeEvent, readEvent } from '../store/events.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { freshSea, mixedSea } from './dice.ts';

/** The game whose sea it is, by its manifest; a house without one has no sea of the day. */
const GAME = GAMES.find(({ daily }) => daily)?.id;

const DAY = 24 * 60 * 60_000;

/** The day at a time, written as 2026-11-17. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first moment of a day; null when there is no such day. */
export function startOfDay(day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || dayAt(time) !== day ? null : time;
}

/** The next day begins then. */
export const nextMidnight = (now: number): number => (Math.floor(now / DAY) + 1) * DAY;

/** The name of the event of a day. */
export const dailyId = (day: string): string => `daily-${day}`;

/** Announces the seas of today and tomorrow, if nobody has yet. */
export async function announceDays(house: OpenTables): Promise<void> {
  const now = house.time.now();
  for (const day of [dayAt(now), dayAt(now + DAY)]) await announceDay(house, day);
}

async function announceDay(house: OpenTables, day: string): Promise<void> {
  const { db, jobs } = house.store;
  const id = dailyId(day);
  const opens = startOfDay(day);
  const rules = GAME === undefined ? null : await house.library(GAME, null);
  const scoring = rules && (await companionOf(rules).scoring?.());
  const set = scoring?.day?.(day);
  const [counts] = Object.keys(scoring?.orders ?? {});
  if (!rules || !set || !counts || opens === null) return;
  const known = await readEvent(db, id);
  if (!known) {
    const now = house.time.now();
    const settings: SeaSettings = {
      length: set.length as SeaSettings['length'],
      counts: counts as SeaSettings['counts'],
      seas: 1,
      dice: 'plain',
      minutes: 15,
      openWater: true,
    };
    const event: EventRow = {
      id,
      kind: 'sea',
      title: day,
      game: rules.id,
      rules: rules.version,
      options: set.options,
      settings,
      entry: 'open',
      listed: false,
      state: 'announced',
      opens,
      closes: opens + DAY,
      ownerHash: null,
      progress: {},
      created: now,
      touched: now,
      ended: null,
    };
    await makeEvent(db, event, [mixedSea(house.vault, freshSea(house.vault, id, 1), [])]);
  } else if (known.state === 'closed' || known.state === 'cancelled') return;
  await jobs.setOnce('open', id, opens);
  await jobs.setOnce('close', id, opens + DAY);
}
