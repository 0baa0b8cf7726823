/** Every verb of event cards, each on a card of its own brought in by a pack (7.3). */
import { describe, expect, it } from 'vitest';
import type { EventOp } from '../src/data/types.ts';
import { PACK_FORMAT } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { HIT_CUP } from '../src/rules/hits.ts';
import type { Boat } from '../src/state.ts';
import { buy, closeIn, type Played, play, sail } from './game.ts';

/** A pack whose ten event cards all do the same. */
function packOf(ops: readonly EventOp[]): string {
  const cards = Array.from({ length: 10 }, (_, i) => ({
    id: `EV-9${i}`,
    number: 900 + i,
    early: 'drill',
    late: 'drill',
  }));
  return JSON.stringify({
    format: PACK_FORMAT,
    version: 1,
    name: 'Drill',
    faces: [{ key: 'drill', name: 'Drill', text: 'A drill.', ops }],
    events: { mode: 'replace', cards },
  });
}

/** U-47 leaves port and draws one card in the North Sea. */
function drawn(
  ops: readonly EventOp[],
  dice: Record<string, readonly (number | string)[]> = {},
  options: Partial<Options> = {},
  before: (game: Played) => void = () => undefined,
): Played {
  const game = play({ campaign: 'battle-begins', length: 'long', pack: packOf(ops), ...options }, dice);
  buy(game, ['U-47', 'veteran']);
  before(game);
  game.expect('spend', 'done');
  sail(game, 'U-47', 'to:north-sea');
  return game;
}

describe('verbs of event cards (7.3)', () => {
  it('stress comes and goes, never below zero', () => {
    expect(drawn([{ do: 'stress', n: 3 }]).boat('U-47').stress).toBe(3);
    expect(
      drawn([
        { do: 'stress', n: 2 },
        { do: 'stress', n: -5 },
      ]).boat('U-47').stress,
    ).toBe(0);
  });

  it('stress for everybody at sea leaves the boats in port alone', () => {
    const game = play({
      campaign: 'battle-begins',
      length: 'long',
      pack: packOf([{ do: 'stress', n: 1, who: 'allAtSea' }]),
    });
    buy(game, ['U-47', 'trained'], ['U-51', 'trained'], ['U-53', 'green']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'stop');
    sail(game, 'U-51', 'to:north-sea');
    expect(['U-47', 'U-51', 'U-53'].map((id) => game.boat(id).stress)).toEqual([2, 1, 0]);
  });

  it('hits and stress may be meant for one edition', () => {
    const ops: EventOp[] = [
      { do: 'stress', n: 2, edition: 'first' },
      { do: 'hits', light: 0, heavy: 1, edition: 'second' },
    ];
    const first = drawn(ops, {}, { edition: 'first' });
    expect([first.boat('U-47').stress, first.boat('U-47').damage]).toEqual([2, []]);
    const second = drawn(ops, { hit: [5] }, { edition: 'second' });
    expect([second.boat('U-47').stress, second.boat('U-47').damage]).toEqual([
      0,
      [{ part: 'hull', lasting: true, n: 1 }],
    ]);
  });

  it('7.3, 9.28 2e: flooding is temporary, damage to the hull lasts', () => {
    const after = (light: number, heavy: number, counter: string) => {
      const hit = [HIT_CUP.findIndex(({ id }) => id === counter) + 1];
      return drawn([{ do: 'hits', light, heavy }], { hit }, { edition: 'second' }).boat('U-47').damage;
    };
    expect(after(1, 0, 'H-08')).toEqual([{ part: 'flooding', lasting: false, n: 1 }]);
    expect(after(0, 1, 'H-06')).toEqual([{ part: 'flooding', lasting: false, n: 1 }]);
    expect(after(0, 1, 'H-08')).toEqual([{ part: 'hull', lasting: true, n: 1 }]);
  });

  it('a die table adds evasion where it says so', () => {
    const table = (evasion: boolean): EventOp => ({
      do: 'roll',
      evasion,
      rows: [
        { upTo: 6, ops: [{ do: 'stress', n: 2 }] },
        { upTo: null, ops: [] },
      ],
    });
    expect(drawn([table(false)], { event: [4] }).boat('U-47').stress).toBe(2);
    // U-47 Veteran has evasion 4: 4 + 4 = 8
    expect(drawn([table(true)], { event: [4] }).boat('U-47').stress).toBe(0);
  });

  it('7.3: what follows a die or a choice waits until it is settled, and comes then', () => {
    const table: EventOp = {
      do: 'roll',
      evasion: false,
      rows: [
        { upTo: 5, ops: [{ do: 'stress', n: -2 }] },
        { upTo: null, ops: [{ do: 'stress', n: 4 }] },
      ],
    };
    const offer: EventOp = {
      do: 'offer',
      offers: [{ id: 'fire', cost: { torpedoes: 1 }, ops: [{ do: 'victory', n: 1 }] }],
    };
    const more: EventOp = { do: 'stress', n: 1 };
    expect(drawn([more, table, more], { event: [5] }).boat('U-47').stress).toBe(1);
    expect(drawn([more, table, more], { event: [6] }).boat('U-47').stress).toBe(6);
    const game = drawn([more, offer, more]);
    expect([game.asked().step, game.boat('U-47').stress]).toEqual(['eventOffer', 1]);
    game.expect('eventOffer', 'decline');
    expect([game.state().vp, game.boat('U-47').stress]).toEqual([0, 2]);
  });

  it('7.3, 9.28 2e: a damaged gun cannot fire the shells of an offer; torpedoes do not need it', () => {
    const offer: EventOp = {
      do: 'offer',
      offers: [
        { id: 'fire', cost: { torpedoes: 1 }, ops: [] },
        { id: 'shell', cost: { gun: 2 }, ops: [] },
      ],
    };
    const refusals = (change: (boat: Boat) => void) => {
      const game = drawn([offer], {}, { edition: 'second' }, (before) => change(before.boat('U-47')));
      return [game.refusal('fire'), game.refusal('shell')];
    };
    const noGun = 'refused.noGun [7.3]';
    expect(refusals(() => undefined)).toEqual([null, null]);
    expect(refusals((boat) => boat.damage.push({ part: 'gun', lasting: true, n: 1 }))).toEqual([null, noGun]);
    expect(refusals((boat) => Object.assign(boat, { gun: 2 }))).toEqual([null, null]);
    expect(refusals((boat) => Object.assign(boat, { gun: 1 }))).toEqual([null, noGun]);
  });

  it('7.3: a boat without torpedoes loses none, and nothing is told', () => {
    const game = drawn([{ do: 'loseTorpedo', n: 1 }], {}, {}, (before) => {
      Object.assign(before.boat('U-47').ready, { plain: 0 });
      Object.assign(before.boat('U-47').stored, { plain: 0 });
    });
    expect((game.table.log ?? []).some(({ kind }) => kind === 'torpedoLost')).toBe(false);
  });

  it('contacts and warnings change the next contact roll, a lost source of intelligence too', () => {
    const game = drawn(
      [{ do: 'contacts', n: 3 }, { do: 'warning', n: 1 }, { do: 'dropIntelligence' }],
      { contact: [5] },
      {},
      (before) => before.expect('spend', 'intelligence:north-sea'),
    );
    expect(game.state().marks['north-sea']).toMatchObject({ warnings: 1, intelligence: false });
    game.expect('sail', 'stop');
    game.expect('lookout', 'search:U-47');
    const roll = (game.table.log ?? []).find((event) => event.roll?.purpose === 'contact')?.roll;
    expect(roll?.modifiers.map(({ why, value }) => [why, value])).toEqual([
      ['warnings', -2],
      ['events', 3],
    ]);
  });

  it('a boat that was seen is looked for harder in its next contact', () => {
    const game = drawn([{ do: 'detection', n: 2, against: 'surfaced' }], {
      contact: [10],
      'deck.convoys': ['CV-37', 'CV-40'],
      'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'],
      detection: [1, 1, 1, 1, 1, 1],
    });
    game.expect('sail', 'stop');
    game.expect('lookout', 'search:U-47');
    closeIn(game, 'surfaced:S-N', 'surfaced:S-N');
    game.answer(game.offered()[0] as string);
    const roll = (game.table.log ?? []).find((event) => event.roll?.purpose === 'detection')?.roll;
    expect(roll?.modifiers).toContainEqual(expect.objectContaining({ why: 'exposed', value: 2 }));
  });

  it('points, experience and special option points are gained, torpedoes lost', () => {
    const game = drawn([
      { do: 'victory', n: 2 },
      { do: 'experience', n: 3 },
      { do: 'specialPoints', n: 4 },
      { do: 'loseTorpedo', n: 2 },
    ]);
    expect([game.state().vp, game.boat('U-47').xp, game.state().so]).toEqual([2, 3, 38 - 11 + 4]);
    expect(game.boat('U-47')).toMatchObject({ ready: { plain: 5 }, stored: { plain: 7 } });
  });

  it('an offer costs what it says, or is declined', () => {
    const offer: EventOp = {
      do: 'offer',
      offers: [
        { id: 'fire', cost: { torpedoes: 2 }, ops: [{ do: 'victory', n: 1 }] },
        { id: 'shell', cost: { gun: 1, stress: 1 }, ops: [{ do: 'experience', n: 1 }] },
      ],
    };
    const fired = drawn([offer]);
    fired.expect('eventOffer', 'fire');
    expect([fired.state().vp, fired.boat('U-47').stored.plain]).toEqual([1, 7]);
    const shelled = drawn([offer]);
    shelled.expect('eventOffer', 'shell');
    expect(shelled.boat('U-47')).toMatchObject({ gun: 5, stress: 1, xp: 1 });
    const declined = drawn([offer]);
    declined.expect('eventOffer', 'decline');
    expect(declined.boat('U-47')).toMatchObject({ gun: 6, stress: 0, xp: 0, stored: { plain: 9 } });
  });

  it('a quiet hour reloads the tubes, a broken engine ends the voyage', () => {
    const game = drawn([{ do: 'reload' }, { do: 'endMovement' }], {}, {}, (before) => {
      before.boat('U-47').ready.plain = 2;
    });
    expect(game.boat('U-47')).toMatchObject({ ready: { plain: 5 }, stored: { plain: 6 }, moved: true });
    expect(game.asked().step).toBe('lookout');
  });

  it('a review waits for the end of the tactical segment and looks at the points gained in it', () => {
    const review: EventOp = {
      do: 'review',
      rows: [
        { gain: 5, ops: [{ do: 'specialPoints', n: 2 }] },
        { gain: 0, ops: [{ do: 'stress', n: 1, who: 'allAtSea' }] },
      ],
    };
    const idle = drawn([review]);
    idle.expect('sail', 'stop');
    expect(idle.boat('U-47').stress).toBe(0);
    idle.expect('lookout', 'rest:U-47');
    expect([idle.boat('U-47').stress, idle.state().so]).toEqual([1, 38 - 11]);
    const busy = drawn([review]);
    busy.expect('sail', 'stop');
    busy.state().vp += 5;
    busy.expect('lookout', 'rest:U-47');
    expect([busy.boat('U-47').stress, busy.state().so]).toEqual([0, 38 - 11 + 2]);
  });

  it.each([
    [5, 2, 0],
    [4, 0, 0],
    [1, 0, 0],
    [0, 0, 1],
  ])(
    '16: card 28 counts the points of the tactical segment at its end: %i of them bring %i special option points and %i stress',
    (gain, so, stress) => {
      const game = play(
        { edition: 'first', campaign: 'battle-begins', length: 'long' },
        { 'deck.events': ['EV-028'] },
      );
      buy(game, ['U-47', 'veteran']);
      game.expect('spend', 'done');
      sail(game, 'U-47', 'to:north-sea');
      // points of the operations segment do not count
      game.state().vp += 7;
      const before = game.state().so;
      game.expect('sail', 'stop');
      game.state().vp += gain;
      expect([game.state().so - before, game.boat('U-47').stress]).toEqual([0, 0]);
      game.expect('lookout', 'rest:U-47');
      expect([game.state().so - before, game.boat('U-47').stress]).toEqual([so, stress]);
    },
  );

  it('7.1: a crew that breaks down draws no more cards and is done for the segment', () => {
    const game = play({ campaign: 'battle-begins', length: 'long', pack: packOf([{ do: 'stress', n: 20 }]) });
    buy(game, ['U-47', 'veteran']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea');
    expect(game.asked().step).toBe('spend');
    expect(game.boat('U-47')).toMatchObject({ place: 'north-sea', stress: 20 });
    game.expect('spend', 'done');
    // it must make for the nearest port
    expect(game.boat('U-47')).toMatchObject({ inPort: true, place: 'germany' });
  });

  it('7.1: a crew at sea that breaks down through the card of another boat is done for the segment too', () => {
    const alarm: EventOp = {
      do: 'roll',
      evasion: false,
      rows: [
        { upTo: 5, ops: [] },
        { upTo: null, ops: [{ do: 'stress', n: 20, who: 'allAtSea' }] },
      ],
    };
    const game = play(
      { campaign: 'battle-begins', length: 'long', pack: packOf([alarm]) },
      { event: [1, 10] },
    );
    buy(game, ['U-47', 'trained'], ['U-51', 'trained'], ['U-53', 'green']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'stop');
    sail(game, 'U-51', 'stay');
    sail(game, 'U-53', 'stay');
    game.expect('lookout', 'rest:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-51', 'to:north-sea');
    for (const id of ['U-47', 'U-51'])
      expect(game.boat(id)).toMatchObject({ stress: 20, searched: true, moved: true, place: 'north-sea' });
    // only the boat in port is left to sail
    expect(game.asked()).toMatchObject({ step: 'sail', about: { boat: 'U-53' } });
  });
});
