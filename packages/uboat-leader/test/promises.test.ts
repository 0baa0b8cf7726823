/** A broken promise is noticed in any state: the fuzzer relies on it after every answer. */
import { describe, expect, it } from 'vitest';
import { brokenPromise } from '../src/rules/conservation.ts';
import type { State } from '../src/state.ts';
import { buy, EDITIONS, type Played, play, sail } from './game.ts';

/** U-98 in contact with convoy card 37 in The Hunted, where escorts draw tactics counters. */
function inContact(edition: 'first' | 'second'): Played {
  const game = play(
    { edition, campaign: 'hunted', convoys: 'all' },
    { 'deck.events': ['EV-038', 'EV-019', 'EV-020'], 'deck.convoys': ['CV-37', 'CV-38'], contact: [10] },
  );
  buy(game, ['U-98', 'veteran', 'france']);
  game.expect('spend', 'done');
  sail(game, 'U-98', 'to:bay-of-biscay', 'stop');
  game.expect('lookout', 'search:U-98');
  return game;
}

/** What is said about a state that has been tampered with. */
function said(change: (s: State, game: Played) => void, edition: 'first' | 'second' = 'second') {
  const game = inContact(edition);
  expect(brokenPromise(game.state())).toBeNull();
  change(game.state(), game);
  return brokenPromise(game.state());
}

describe('cards and counters', () => {
  it.each(['events', 'merchants', 'naval', 'escorts', 'fleet'] as const)(
    '3.5, 3.6: a card of the %s deck that is lost or doubled is missed',
    (name) => {
      const broken = `Cards of the ${name} deck are lost or doubled.`;
      expect(said((s) => s.decks[name].draw.pop())).toBe(broken);
      expect(said((s) => s.decks[name].discard.push(s.decks[name].draw[0] as string))).toBe(broken);
    },
  );

  it('3.6: a convoy card that lies on the table and in its deck is noticed', () => {
    expect(said((s) => s.decks.convoys.draw.push('CV-37'))).toBe('Convoy cards are doubled.');
  });

  it('2.11, 9.3: the cards of ships that were made out lie on the table', () => {
    expect(
      said((s, game) => {
        Object.assign(game.ship('M1'), { kind: 'escort', card: s.decks.escorts.draw.pop() });
        game.ship('M1').mistaken = s.decks.merchants.draw.pop() as string;
        game.ship('M2').card = s.decks.merchants.draw.pop() as string;
        game.ship('E1').card = s.decks.escorts.draw.pop() as string;
      }),
    ).toBeNull();
  });

  it('9.30: a tactics counter is in the cup or on an escort', () => {
    expect(said((s) => s.cup.pop())).toBe('19 tactics counters, there must be 20.');
    expect(
      said((s, game) => {
        game.ship('E1').tactics = s.cup.pop() as string;
      }),
    ).toBeNull();
  });
});

describe('a boat', () => {
  const boat = (fields: (game: Played) => void, edition: 'first' | 'second' = 'second') =>
    said((_s, game) => fields(game), edition);

  it('2.8: has no count below zero and no half torpedo', () => {
    const broken = 'U-98 has a count below zero.';
    expect(boat((game) => Object.assign(game.boat('U-98'), { stress: -1 }))).toBe(broken);
    expect(boat((game) => Object.assign(game.boat('U-98'), { xp: 0.5 }))).toBe(broken);
    expect(boat((game) => Object.assign(game.boat('U-98').ready, { plain: -1 }))).toBe(broken);
  });

  it('2.8: carries no more torpedoes, mines and shells than its card has room for', () => {
    // U-98 has 5 tubes and room for 9
    expect(boat((game) => Object.assign(game.boat('U-98').ready, { plain: 5, fat: 1 }))).toBe(
      'U-98 has 6 torpedoes in 5 tubes.',
    );
    expect(boat((game) => Object.assign(game.boat('U-98').ready, { plain: 4, mines: 2 }))).toBe(
      'U-98 has 6 torpedoes in 5 tubes.',
    );
    expect(boat((game) => Object.assign(game.boat('U-98').stored, { plain: 9, mines: 1 }))).toBe(
      'U-98 stores 10 torpedoes, it has room for 9.',
    );
    expect(boat((game) => Object.assign(game.boat('U-98').stored, { plain: 8, mines: 1 }))).toBeNull();
    expect(boat((game) => game.boat('U-98').gun++)).toBe('U-98 has more gun ammunition than it can carry.');
  });

  it('9.28 2e: sinks when its hull can take no more', () => {
    const damage = [
      { part: 'hull', lasting: true, n: 2 },
      { part: 'flooding', lasting: false, n: 9 },
    ];
    expect(boat((game) => Object.assign(game.boat('U-98'), { damage }))).toBe('U-98 should have sunk.');
    expect(boat((game) => Object.assign(game.boat('U-98'), { damage, fate: 'sunk' }))).toBeNull();
  });

  it('9.25 1e: takes no damage in the first edition', () => {
    const broken = 'U-98 is damaged in the first edition.';
    const damage = [{ part: 'gun', lasting: true, n: 1 }];
    expect(boat((game) => Object.assign(game.boat('U-98'), { damage }), 'first')).toBe(broken);
    expect(boat((game) => Object.assign(game.boat('U-98'), { stunned: 1 }), 'first')).toBe(broken);
    expect(boat((game) => Object.assign(game.boat('U-98'), { damage, stunned: 1 }))).toBeNull();
  });

  it.each(EDITIONS)('6.8: carries no more missions than the %s edition lets it', (edition) => {
    const missions = ['mine', 'attack', 'raider', 'mine'];
    const most = edition === 'first' ? 3 : 1;
    const withMissions = (n: number) =>
      boat((game) => Object.assign(game.boat('U-98'), { missions: missions.slice(0, n) }), edition);
    expect([withMissions(most), withMissions(most + 1)]).toEqual([null, 'U-98 carries too many missions.']);
  });

  it('7.1: does not stop in the Channel; one lost there stays there', () => {
    const place = 'english-channel';
    expect(boat((game) => Object.assign(game.boat('U-98'), { place }))).toBe('U-98 stopped in the Channel.');
    expect(boat((game) => Object.assign(game.boat('U-98'), { place, fate: 'sunk' }))).toBeNull();
    expect(
      said((s, game) => {
        game.boat('U-98').place = place;
        s.segment = 'operations';
      }),
    ).toBeNull();
  });
});

describe('points', () => {
  it('6.1: special option points do not fall below zero', () => {
    expect(said((s) => Object.assign(s, { so: -1 }))).toBe('Special option points fell below zero.');
    expect(said((s) => Object.assign(s, { so: 0 }))).toBeNull();
  });

  it('10.4, 11.5: the track shows the points of the log sheet, less 2 for every turn with nobody at sea', () => {
    const withPoints = (logged: number, vp: number) =>
      said((s, game) => {
        Object.assign(game.boat('U-98').log[0] as object, { vp: logged });
        s.vp = vp;
      });
    expect([withPoints(4, 4), withPoints(4, 2), withPoints(4, -2)]).toEqual([null, null, null]);
    expect(withPoints(4, 3)).toBe('The log sheet shows 4 points, the track 3.');
    expect(withPoints(4, 5)).toBe('The log sheet shows 4 points, the track 5.');
    expect(withPoints(4, 6)).toBe('The log sheet shows 4 points, the track 6.');
    expect(withPoints(4, Number.NaN)).not.toBeNull();
  });
});
