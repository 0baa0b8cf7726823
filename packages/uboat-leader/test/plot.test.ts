import type { Decision, Option } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../src/data/types.ts';
import type { Aim, Options, UboatLeader, View } from '../src/index.ts';
import {
  afterReacting,
  attackOdds,
  campaignOf,
  cardsOnEntering,
  contactChance,
  contactsByFace,
  crewsFor,
  declaredAims,
  fallBackEnds,
  intelligenceGain,
  routesFrom,
  torpedoesLeft,
  trayOf,
  uboatLeader,
  weaponReach,
  within,
} from '../src/index.ts';
import { hasAbility } from '../src/rules/lookup.ts';
import { EDITIONS } from './game.ts';

/** Plays a short campaign with the steady bot and looks at every question on the way. */
function watchCampaign(
  edition: Edition,
  campaign: string,
  look: (table: Table<UboatLeader>, decision: Decision, view: View) => void,
  length: Options['length'] = 'short',
): void {
  const table = new Table({
    game: uboatLeader,
    options: optionsOf(uboatLeader, { edition, campaign, length }),
    seats: 1,
    seed: 'plot',
  });
  const rng = rngFrom(seedFrom('plot bots'), 'bot');
  for (let n = 0; n < 2000; n++) {
    const [decision] = table.decisions;
    if (!decision) return;
    look(table, decision, table.view(0));
    table.answer({
      seat: 0,
      decision: decision.number,
      choice: chosenBy(botNamed(uboatLeader, 'steady'), table, decision, rng),
    });
  }
}

const offered = (decision: Decision): readonly Option[] => (decision.kind === 'pick' ? decision.options : []);

const boatAsked = (view: View, { about }: Decision) =>
  view.boats.find(({ id }) => id === about.boat) as View['boats'][number];

describe.each(EDITIONS)('what a screen asks of the rules, %s edition', (edition) => {
  it('gives the chance of a contact that the orders of a boat are shown with', () => {
    let compared = 0;
    watchCampaign(edition, 'happy-time', (table, decision, view) => {
      if (decision.step !== 'sail') return;
      for (const option of offered(decision)) {
        if (!option.id.startsWith('to:')) continue;
        const [shown] = table.odds(decision, option);
        if (!shown) continue;
        const area = option.id.slice('to:'.length);
        expect(contactChance(view, boatAsked(view, decision), area)).toBeCloseTo(shown.chance, 12);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(10);
  });

  it('counts the same contacts face by face as the chance says', () => {
    watchCampaign(edition, 'battle-begins', (_table, decision, view) => {
      if (decision.step !== 'sail') return;
      const boat = boatAsked(view, decision);
      for (const { id, mayStop } of campaignOf(view).areas) {
        if (!mayStop) continue;
        const found = contactsByFace(view, id, boat).filter((contacts) => contacts > 0).length / 10;
        expect(found).toBeCloseTo(contactChance(view, boat, id), 12);
      }
    });
  });

  it('says what Intelligence would bring: the chance of a fit boat with nothing else for or against it (6.4, 8.2)', () => {
    let compared = 0;
    watchCampaign(edition, 'battle-begins', (_table, decision, view) => {
      if (decision.step !== 'sail') return;
      const boat = boatAsked(view, decision);
      if (hasAbility(view, boat, 'searcher')) return;
      for (const { id, mayStop } of campaignOf(view).areas) {
        if (!mayStop) continue;
        const { before, after } = intelligenceGain(view, id);
        const faces = contactsByFace(view, id, null);
        expect(faces.filter((contacts) => contacts > 0).length / 10).toBeCloseTo(before, 12);
        const plain = { ...boat, attacked: false, contactBonus: 0, damage: [] };
        const chance = (intelligence: boolean): number =>
          contactChance(
            { ...view, boats: [plain], marks: { [id]: { intelligence, warnings: 0 } } } as unknown as View,
            plain,
            id,
          );
        expect([chance(false), chance(true)]).toEqual([before, after]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(10);
  });

  it('foretells the areas among which a boat falls back', () => {
    let compared = 0;
    watchCampaign(edition, 'happy-time', (_table, decision, view) => {
      if (decision.step !== 'driftBoat') return;
      const boat = boatAsked(view, decision);
      const fighter = view.battle?.boats.find(({ id }) => id === boat.id);
      if (!fighter?.area) return;
      const { area, depth, silent } = fighter;
      const ends = fallBackEnds(view, boat, { area, depth, silent });
      const asked = offered(decision).map(({ value }) => value as string);
      expect(new Set(ends.map((end) => end ?? 'gone'))).toEqual(
        new Set(asked.map((end) => (within('L-S', 9).includes(end) ? end : 'gone'))),
      );
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });

  it('tells the cost of a special option and how many are left, one fewer after each', () => {
    let before: number | null = null;
    watchCampaign(
      edition,
      'happy-time',
      (table, decision, view) => {
        if (decision.step !== 'spend' || before !== null) return;
        const tray = trayOf(view, 'supply');
        const option = offered(decision).find(({ id }) => id.startsWith('supply:'));
        if (!tray || tray.left === null || !option) return;
        before = tray.left;
        const after = table.copy();
        after.answer({ seat: 0, decision: decision.number, choice: option.id });
        expect(trayOf(after.view(0), 'supply')).toEqual({ cost: tray.cost, left: tray.left - 1 });
        expect(after.view(0).so).toBe(view.so - tray.cost);
        expect(trayOf(view, 'nothing')).toBeNull();
      },
      'medium',
    );
    expect(before).not.toBeNull();
  });

  it('offers the crews of a boat at their prices and refuses those that cost too much', () => {
    let refused = 0;
    watchCampaign(edition, 'happy-time', (_table, decision, view) => {
      if (decision.step !== 'crew') return;
      const crews = crewsFor(view, String(decision.about.boat));
      const asked = decision.kind === 'pick' ? decision : null;
      expect(crews.filter((crew) => !crew.refused).map(({ id }) => id)).toEqual(
        asked?.options.map(({ id }) => id),
      );
      refused += crews.filter((crew) => crew.refused).length;
    });
    expect(refused).toBeGreaterThan(0);
  });

  it('knows what is left in the tubes, and how far a torpedo runs', () => {
    let compared = 0;
    watchCampaign(edition, 'happy-time', (_table, decision, view) => {
      if (decision.step !== 'spread') return;
      const boat = boatAsked(view, decision);
      const { weapon, slot } = decision.about as { weapon: 'plain'; slot: string };
      expect(torpedoesLeft(view, boat)[weapon]).toBe(offered(decision).length);
      const from = view.battle?.boats.find(({ id }) => id === boat.id)?.area as string;
      const target = view.battle?.ships.find((ship) => ship.slot === slot)?.area as string;
      expect(within(from, weaponReach(weapon))).toContain(target);
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });

  it('9.13 — gives the chances of a salvo before it is declared as they are shown when it is', () => {
    let compared = 0;
    watchCampaign(edition, 'happy-time', (table, decision, view) => {
      if (decision.step !== 'spread' || !view.battle || decision.about.slot === '') return;
      const boat = boatAsked(view, decision);
      for (const option of offered(decision)) {
        const aim = { weapon: decision.about.weapon, slot: decision.about.slot, n: Number(option.id) } as Aim;
        const shown = table.odds(decision, option).map(({ of, chance }) => [of, chance]);
        const known = attackOdds(view, boat, aim, declaredAims(view)).map(({ of, chance }) => [of, chance]);
        expect(known).toEqual(shown);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(10);
  });

  it('9.23, 9.24 — tells what a reaction leads to as its chances say', () => {
    let compared = 0;
    watchCampaign(edition, 'happy-time', (table, decision, view) => {
      if (decision.step !== 'react') return;
      const boat = boatAsked(view, decision);
      for (const option of offered(decision)) {
        const after = afterReacting(view, String(decision.about.slot), boat.id, option.id);
        const evades = table.odds(decision, option).find(({ of }) => of === 'evades')?.chance;
        if (evades !== undefined && edition === 'second') expect(after.struck).toBeCloseTo(1 - evades, 9);
        expect(after.stress).toBeGreaterThanOrEqual(boat.stress + after.strain);
        if (option.id === 'hold' && edition === 'second') expect(after.struck).toBe(1);
        if (option.id === 'deepDive' && edition === 'second') expect(after.struck).toBe(0);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(4);
  });
});

describe.each(EDITIONS)('7.1: the ways over the map, %s edition', (edition) => {
  it.each(['battle-begins', 'happy-time', 'drumbeat', 'hunted'])(
    'begin with orders that are offered and cost what their areas cost: %s',
    (campaign) => {
      let seen = 0;
      watchCampaign(edition, campaign, (_table, decision, view) => {
        if (decision.step !== 'sail') return;
        const boat = boatAsked(view, decision);
        if (boat.homeward) return;
        const ids = new Set(offered(decision).map(({ id }) => id));
        const areas = campaignOf(view).areas.map(({ id }) => id);
        for (const [goal, { steps, cards }] of routesFrom(view, boat)) {
          seen++;
          expect(steps.at(-1)).toBe(goal);
          expect(ids.has(`to:${steps[0]}`) || ids.has(`port:${steps[0]}`), `${boat.place} ${goal}`).toBe(
            true,
          );
          const entered = steps.filter((id) => areas.includes(id));
          expect(cards).toBe(entered.reduce((sum, id) => sum + cardsOnEntering(view, boat, id), 0));
        }
        for (const id of ids) {
          const [way, area] = id.split(':');
          if (way === 'to') expect(routesFrom(view, boat).has(area as string), id).toBe(true);
        }
      });
      expect(seen).toBeGreaterThan(20);
    },
  );
});
