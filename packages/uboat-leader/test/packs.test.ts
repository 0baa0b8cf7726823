/** A game with a pack: its cards are in the decks, turn up in play, and appear in their own words. */
import { readFileSync } from 'node:fs';
import { optionsOf } from '@flotilla/table/run';
import { fuzzGame } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { BOATS, MERCHANTS } from '../src/data/index.ts';
import { PACK_FORMAT, packFaults, uboatLeader } from '../src/index.ts';
import { isOfClass } from '../src/rules/lookup.ts';
import { buy, closeIn, contact, EDITIONS, play, sail, told } from './game.ts';

const pack = readFileSync(new URL('../packs/example.json', import.meta.url), 'utf8');

describe('boats of a pack', () => {
  const card = BOATS.find(({ id }) => id === 'U-20');
  const boats = {
    mode: 'extend',
    cards: ['IIA', 'IID', 'II'].map((type) => ({ ...card, id: `X-${type}`, type })),
  };
  const coastal = JSON.stringify({ format: PACK_FORMAT, version: 1, name: 'Coastal', boats });

  it.each(['X-IIA', 'X-IID', 'X-II'])(
    '%s is a coastal boat: no open sea, no snorkel, not in The Hunted',
    (id) => {
      const game = play({ campaign: 'happy-time', pack: coastal, snorkel: true });
      // from France it could not put to sea, so that only Germany is left and nothing is asked
      buy(game, [id, 'trained']);
      expect(game.boat(id).place).toBe('germany');
      expect(game.refusal(`snorkel:${id}`)).toBe('refused.snorkelType [13.2]');
      expect(game.refusal(`raider:${id}`)).toBe('refused.boxOutOfBounds [3.4]');
      for (const campaign of ['drumbeat', 'hunted'])
        expect(play({ campaign, pack: coastal }).refusal(id)).toBe('refused.class [3.4]');
    },
  );

  it('a class takes in its variants and no other class', () => {
    expect(['II', 'IIA', 'IIb', 'IID'].filter((type) => !isOfClass(type, ['II']))).toEqual([]);
    expect(['I', 'IA', 'III', 'VII', 'VIIC', 'IX', 'XXI'].filter((type) => isOfClass(type, ['II']))).toEqual(
      [],
    );
    expect(['IXA', 'IXC/40', 'IXD2'].filter((type) => !isOfClass(type, ['IX']))).toEqual([]);
    expect(['XIV', 'XXI', 'XXIII'].filter((type) => isOfClass(type, ['XXI', 'XX']))).toEqual(['XXI']);
  });
});

describe.each(EDITIONS)(
  'merchants of a pack that are armed by the numbers of one edition only, %s edition',
  (edition) => {
    const other = edition === 'first' ? 'second' : 'first';
    const attacks = {
      first: { first: [1, 4, 8], second: { light: 0, heavy: 0 } },
      second: { first: null, second: { light: 3, heavy: 0 } },
    };

    /** U-99 on the surface beside two of four ships armed by the numbers of an edition. */
    function besideShipsOf(armedIn: 'first' | 'second') {
      const ids = ['X-1', 'X-2', 'X-3', 'X-4'];
      const card = MERCHANTS.find(({ id }) => id === 'M-078');
      const merchants = {
        mode: 'extend',
        cards: ids.map((id) => ({ ...card, id, surface: attacks[armedIn] })),
      };
      const armed = JSON.stringify({ format: PACK_FORMAT, version: 1, name: 'Armed', merchants });
      const dice = { 'deck.merchants': ids, escortCourse: [5, 5] };
      const game = contact(edition, 'CV-37', dice, [['U-99', 'green']], { pack: armed });
      closeIn(game, 'surfaced:L-S', 'surfaced:S-S');
      return game;
    }

    it('9.21: attack in that edition', () => {
      expect(besideShipsOf(edition).asked()).toMatchObject({ step: 'enemyAttacks' });
    });

    it('9.21: have no attack in the other, not even a harmless one', () => {
      const game = besideShipsOf(other);
      expect(['aim', 'helm']).toContain(game.asked().step);
      for (const kind of ['shipAttacks', 'attackHarmless']) expect(told(game, kind)).toEqual([]);
    });
  },
);

describe('the example pack', () => {
  it('is sound', () => {
    expect(packFaults(pack)).toEqual([]);
    expect(uboatLeader.checkOptions?.(optionsOf(uboatLeader, { pack }), 1)).toBeNull();
  });

  it('a pack brings its event, convoy and ship into a game', () => {
    const game = play(
      { campaign: 'battle-begins', edition: 'first', pack },
      {
        'deck.events': ['X-EV-1'],
        'deck.convoys': ['X-CV-1'],
        'deck.merchants': ['X-001', 'M-078'],
        contact: [10],
      },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'done');
    game.boat('U-47').stress = 2;
    sail(game, 'U-47', 'to:north-sea');
    game.expect('eventOffer', 'write');
    expect(game.boat('U-47')).toMatchObject({ stress: 2, xp: 1 });
    game.expect('sail', 'stop');
    game.expect('lookout', 'search:U-47');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-SE');
    expect(game.battle().condition).toBe('example-haze');
    game.expect('helm', 'surfaced:S-SE');
    expect([game.ship('M1').card, game.ship('M2').card]).toContain('X-001');
    const told = (game.table.log ?? []).filter((event) => event.kind === 'eventDrawn');
    expect(told[0]?.data.name).toBe('Mail from Home');
  });

  it('keeps every promise in random games', () => {
    for (const edition of ['first', 'second'] as const) {
      fuzzGame(uboatLeader, {
        seed: `pack ${edition}`,
        options: { edition, pack },
        thorough: 50,
      });
    }
  });

  it('is refused with its fault when it is broken', () => {
    const broken = pack.replace('"torpedo": [3, 6, 9]', '"torpedo": [6, 3, 9]');
    expect(uboatLeader.checkOptions?.(optionsOf(uboatLeader, { pack: broken }), 1)).toMatchObject({
      why: { key: 'refused.pack', args: { fault: { args: { what: { key: 'fault.rising' } } } } },
    });
  });
});
