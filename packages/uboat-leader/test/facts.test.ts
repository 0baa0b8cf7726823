/** Events hold facts and are complete in themselves; they are put into words only when somebody reads them. */
import type { Json, LogEvent, Text } from '@flotilla/table';
import { botRngs, eventText, optionsOf, playOut, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { isArea } from '../src/rules/display.ts';
import type { UboatLeader } from '../src/state.ts';
import { contact, EDITIONS, told } from './game.ts';

function logOf(options: Partial<Options>, seed: string, watch?: (table: Table<UboatLeader>) => void) {
  const table = new Table({ game: uboatLeader, options: optionsOf(uboatLeader, options), seats: 1, seed });
  const bots = uboatLeader.bots.steady ? [uboatLeader.bots.steady] : [];
  playOut(table, bots, botRngs(seed, 1), () => watch?.(table));
  return (table.log ?? []).filter(({ roll }) => roll === null);
}

const LOGS = EDITIONS.flatMap((edition) =>
  ['battle-begins', 'hunted'].flatMap((campaign) =>
    [1, 2].map((n) => logOf({ edition, campaign, length: 'medium' }, `facts ${edition} ${campaign} ${n}`)),
  ),
);

/** Everything in a piece of JSON that has a text key: words, not facts. */
function textsIn(value: Json): Json[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'key' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

/** What may be put into a sentence as it is: names that are the same in every language, and numbers. */
const NAMES = new Set(['boat', 'active', 'captain', 'type', 'ship', 'slot', 'level']);

function idsIn(said: Text): string[] {
  if (typeof said === 'string') return [];
  return Object.entries(said.args ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'string') return NAMES.has(name) ? [] : [`${said.key} ${name} "${value}"`];
    return typeof value === 'number' ? [] : idsIn(value);
  });
}

describe('events', () => {
  it('hold no words', () => {
    const worded = LOGS.flat().filter(({ data }) => Object.values(data).some((v) => textsIn(v).length > 0));
    expect(worded).toEqual([]);
  });

  it('put no id into a sentence', () => {
    const said = LOGS.flat().map((event) => eventText(uboatLeader, event, 'normal', () => false));
    expect(said.flatMap(idsIn)).toEqual([]);
  });

  it('9.25: name the ship, the boat and where both are, whatever becomes of them', () => {
    const game = contact('second', 'CV-37', { 'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'] });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.ship('M1').area = null;
    expect(told(game, 'sighted')[0]?.data).toMatchObject({ boat: 'U-98', card: 'CV-37', warnings: 1 });
    expect(told(game, 'roundBegins')[0]?.data).toMatchObject({
      round: 1,
      boats: [{ boat: 'U-98', zone: 'L-S', depth: 'surfaced', detected: false }],
    });
    const ships = told(game, 'roundBegins')[0]?.data.ships as { slot: string; zone: string }[];
    expect(ships.find(({ slot }) => slot === 'M1')?.zone).not.toBeNull();
  });
});

/** Follows boats and ships from event to event, as a screen would. */
function follow(events: readonly LogEvent[]): {
  boats: Map<string, string>;
  ships: Map<string, string | null>;
} {
  const boats = new Map<string, string>();
  const ships = new Map<string, string | null>();
  for (const { kind, data } of events) {
    const boat = data.boat as string;
    const ship = data.ship as { slot: string; zone: string | null } | undefined;
    if (kind === 'stationed' || kind === 'comesHome') boats.set(boat, data.port as string);
    if (['putsToSea', 'sails', 'breaksDown'].includes(kind)) {
      expect([kind, boats.get(boat)]).toEqual([kind, data.from]);
      boats.set(boat, data.area as string);
    }
    if (kind === 'sighted' || kind === 'roundBegins') {
      ships.clear();
      for (const { slot, zone } of (data.layout ?? data.ships) as never as { slot: string; zone: string }[])
        ships.set(slot, zone);
    }
    if (['shipFallsBack', 'shipFallsOut', 'escortHunts', 'escortMoves'].includes(kind) && ship) {
      expect([kind, ships.get(ship.slot)]).toEqual([kind, data.fromZone]);
      ships.set(ship.slot, ship.zone);
    }
    if (kind === 'shipSunk' && ship) ships.set(ship.slot, null);
  }
  return { boats, ships };
}

describe('a screen that reads events only', () => {
  it.each(EDITIONS)('7.1, 9.5: knows where every boat and every ship is, %s edition', (edition) => {
    let looked = 0;
    for (const campaign of ['battle-begins', 'drumbeat']) {
      logOf({ edition, campaign }, `follow ${edition} ${campaign}`, (table) => {
        const { boats, ships } = follow(table.log ?? []);
        const { state } = table;
        for (const { id, place, fate } of state.game.boats) {
          if (fate === 'serving' && place !== '') expect([id, boats.get(id)]).toEqual([id, place]);
        }
        const waiting = table.decisions[0]?.step ?? '';
        if (!['helm', 'aim', 'react', 'escorts', 'enemyAttacks'].includes(waiting)) return;
        looked++;
        for (const { slot, area } of state.game.battle?.ships ?? [])
          expect([slot, ships.get(slot)]).toEqual([slot, area]);
      });
    }
    expect(looked).toBeGreaterThan(20);
  });

  it('9.2: draws on the display only areas that are on it', () => {
    const zones = LOGS.flat().flatMap(({ data }) =>
      [data.zone, data.fromZone, (data.ship as { zone?: string } | undefined)?.zone].filter(
        (zone) => typeof zone === 'string',
      ),
    );
    expect(zones.length).toBeGreaterThan(200);
    expect(zones.filter((zone) => !isArea(zone as string))).toEqual([]);
  });
});
