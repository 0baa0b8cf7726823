/** Campaigns looked at again from their log (3.8, 11, 12). */
import { readFileSync } from 'node:fs';
import { playedAgain } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { reviewOf, uboatLeader } from '../src/index.ts';
import { HIT_CUP } from '../src/rules/hits.ts';
import { buy, play, sail } from './game.ts';

const FATAL = HIT_CUP.findIndex((counter) => counter.heavy.effect === 'sunk') + 1;

const logOf = (name: string) => {
  const text = readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');
  return playedAgain(uboatLeader, text).table.log ?? [];
};

describe.each(['first-hunted', 'second-happy-time', 'second-linked-by-lot', 'first-random'])(
  'the campaigns of %s',
  (name) => {
    const log = logOf(name);
    const campaigns = reviewOf(log);

    it('12.1: add up turn by turn to the points each of them ended with', () => {
      expect(campaigns.length).toBe(log.filter(({ kind }) => kind === 'campaignEnds').length);
      for (const { campaign, turns, ends } of campaigns) {
        expect(ends).toMatchObject({ campaign, vp: turns.at(-1)?.total });
        expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1));
      }
    });

    it('11: know every promotion and every repair of the refit', () => {
      const refits = campaigns.flatMap(({ turns }) => turns.flatMap((turn) => turn.refits));
      const count = (kind: string) => log.filter((event) => event.kind === kind).length;
      expect(refits.filter(({ promoted }) => promoted !== null).length).toBe(count('promoted'));
      expect(refits.filter(({ repaired }) => repaired > 0).length).toBe(count('repaired'));
      expect(refits.filter(({ home }) => home).length).toBe(count('goesHome'));
    });

    it('remember contacts as a whole and in their order', () => {
      for (const { decisive } of campaigns) {
        expect(decisive.length).toBeGreaterThan(0);
        expect(decisive.length).toBeLessThanOrEqual(6);
        const places = decisive.map(({ event }) => log.indexOf(event));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    });
  },
);

describe('a contact looked at again', () => {
  it('10.4: holds all the ships that were sunk in it', () => {
    const [campaign] = reviewOf(logOf('second-happy-time'));
    expect(campaign?.decisive.map(({ ships }) => ships)).toContainEqual(['Rotorua', 'Walter Q. Gresham']);
  });
});

describe('a turn looked at again', () => {
  it('7.3, 12.1: tells the points of an event apart from the boat that was lost for them', () => {
    const game = play(
      { edition: 'second', campaign: 'battle-begins' },
      { 'deck.events': ['EV-024', 'EV-041'], event: [1], hit: [FATAL] },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea');
    game.expect('eventOffer', 'fire');
    game.expect('sail', 'to:british-isles');
    const [campaign] = reviewOf(game.table.log ?? []);
    expect(campaign?.turns[0]?.scores.map(({ what, boat, n }) => [what, boat, n])).toEqual([
      ['event', 'U-47', 1],
      ['lost', 'U-47', -3],
    ]);
    expect(campaign?.turns[0]?.total).toBe(-2);
    expect(campaign?.decisive.at(-1)).toMatchObject({ what: 'lost', lost: ['U-47'], n: -3 });
  });
});
