/** The sequence of play: set-up, segments, contacts, refit (2 - 8, 11). */
import { describe, expect, it } from 'vitest';
import { buy, contact, EDITIONS, letPass, type Played, play, sail } from './game.ts';

/** Event cards that do nothing to a boat, and ships of speed 2 that nobody outruns. */
const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014', 'EV-034', 'EV-027'];
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

/** The kinds of events in the log, from a given entry. */
const kinds = (game: Played, from = 0): string[] =>
  (game.table.log ?? []).slice(from).map(({ kind }) => kind);

/** The events of these kinds in the order they happened. */
const inOrder = (game: Played, ...wanted: readonly string[]): string[] =>
  kinds(game).filter((kind) => wanted.includes(kind));

describe.each(EDITIONS)('set-up (3), %s edition', (edition) => {
  it.each([
    ['short', 1],
    ['medium', 2],
    ['long', 4],
  ] as const)('3.1: in a %s campaign a boat makes %i patrols and goes home', (length, patrols) => {
    const game = play({ edition, campaign: 'battle-begins', length }, { 'deck.events': QUIET });
    buy(game, ['U-47', 'trained']);
    for (let made = 1; made <= patrols; made++) {
      expect(game.boat('U-47')).toMatchObject({ fate: 'serving', patrols: made - 1 });
      game.expect('spend', 'done');
      sail(game, 'U-47', 'to:north-sea', 'port:germany');
    }
    expect([game.boat('U-47').fate, game.table.over]).toEqual(['home', true]);
  });

  it('2.12, 3.5: cards the sheet removes are out, fleet escorts aside; tactics counters only from June 1942', () => {
    const game = play({ edition, campaign: 'happy-time', convoys: 'core' });
    const { convoys, escorts, fleet } = game.state().decks;
    expect(convoys.draw).toHaveLength(20 - 3);
    expect(convoys.draw).not.toEqual(expect.arrayContaining(['CV-32']));
    expect(convoys.draw).toEqual(expect.arrayContaining(['CV-31', 'CV-35']));
    expect([escorts.draw.length, [...fleet.draw].sort()]).toEqual([30, ['E-231', 'E-232', 'E-233']]);
    expect(game.state().cup).toEqual([]);
    expect(play({ edition, campaign: 'drumbeat' }).state().cup).toEqual([]);
    expect(play({ edition, campaign: 'hunted' }).state().cup).toHaveLength(20);
    // shuffled: another seed, another order
    expect(
      play({ edition, campaign: 'happy-time' }, { 'deck.convoys': ['CV-50'] }).state().decks.convoys.draw,
    ).not.toEqual(convoys.draw);
  });

  it('2.12: a naval contact is screened by fleet escorts and by no other', () => {
    const game = contact(edition, 'CV-42', { 'deck.naval': ['N-301'], detection: [1, 1] }, [
      ['U-99', 'veteran'],
    ]);
    game.expect('engage', 'attack');
    game.expect('place', 'submerged:S-N');
    expect(['E1', 'E2'].map((slot) => game.ship(slot).card?.slice(0, 4))).toEqual(['E-23', 'E-23']);
  });

  it('2.11: a merchant card may turn out to be an escort, which is drawn in its place', () => {
    const game = contact(
      edition,
      'CV-31',
      { 'deck.merchants': ['M-070'], 'deck.escorts': ['E-203'], detection: [1] },
      [['U-99', 'veteran']],
    );
    game.expect('engage', 'attack');
    game.expect('place', 'submerged:S-S');
    expect(game.ship('L1')).toMatchObject({ kind: 'escort', card: 'E-203', mistaken: 'M-070' });
    expect(kinds(game)).toContain('misidentified');
  });

  it('2.8: an Unfit crew does not leave port, look for contacts or attack', () => {
    const game = play({ edition, campaign: 'happy-time', length: 'long' }, { 'deck.events': QUIET });
    buy(game, ['U-47', 'trained', 'france'], ['U-98', 'veteran', 'france'], ['U-48', 'trained', 'france']);
    game.boat('U-47').stress = 9; // Unfit from 9
    game.expect('spend', 'done');
    expect(game.offered()).toEqual(['U-98', 'U-48']);
    expect(kinds(game)).toContain('tooWorn');
    sail(game, 'U-98', 'to:southwest-approaches', 'stop');
    game.boat('U-98').stress = 10; // Unfit from 10
    sail(game, 'U-48', 'to:southwest-approaches', 'stop');
    expect(game.offered()).toEqual(['search:U-48', 'rest:U-48']);
    expect(game.boat('U-98').searched).toBe(true);
    // U-47, cautious, would attack after U-98
    const attackers = (stress: number) => {
      const fight = contact(
        edition,
        'CV-37',
        { 'deck.merchants': EVEN, escortCourse: [5, 5], wolfpack: [9] },
        [
          ['U-98', 'veteran'],
          ['U-47', 'trained'],
        ],
      );
      fight.expect('engage', 'attack');
      fight.expect('place', 'surfaced:L-S');
      fight.expect('wolfpack', 'call:U-47');
      fight.expect('place', 'surfaced:L-S');
      fight.expect('boatsMove', 'U-98');
      fight.expect('helm', 'surfaced:M-SSE');
      fight.expect('helm', 'surfaced:M-SSE');
      letPass(fight, { driftBoat: 'M-SSE' });
      const first = fight.asked().about.boat;
      fight.boat('U-47').stress = stress;
      fight.expect('aim', 'hold');
      return [first, fight.asked().step === 'aim' ? fight.asked().about.boat : fight.asked().step];
    };
    expect(attackers(8)).toEqual(['U-98', 'U-47']);
    expect(attackers(9)).toEqual(['U-98', 'boatsMove']);
  });
});

describe.each(EDITIONS)('segments (4 - 8), %s edition', (edition) => {
  const two = (dice: Record<string, readonly (number | string)[]> = {}) => {
    const game = play({ edition, campaign: 'happy-time', length: 'long' }, { 'deck.events': QUIET, ...dice });
    buy(game, ['U-47', 'trained', 'france'], ['U-98', 'veteran', 'france']);
    return game;
  };

  it('4: strategic, operations, tactical and refit follow each other until every patrol is made', () => {
    const game = two();
    const segments = [game.state().segment];
    game.expect('spend', 'done');
    segments.push(game.state().segment);
    sail(game, 'U-47', 'to:southwest-approaches', 'stop');
    sail(game, 'U-98', 'stay');
    segments.push(game.state().segment);
    game.expect('lookout', 'rest:U-47');
    segments.push(game.state().segment);
    expect(segments).toEqual(['strategic', 'operations', 'tactical', 'strategic']);
    expect(game.state().turn).toBe(2);
    expect(inOrder(game, 'turnBegins', 'operationsBegin', 'tacticalBegins')).toEqual([
      'turnBegins',
      'operationsBegin',
      'tacticalBegins',
      'turnBegins',
    ]);
  });

  it('6.1: points are spent in any strategic segment, some, none or all of them, and no more than there are', () => {
    const game = two();
    const start = game.state().so;
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'stop');
    sail(game, 'U-98', 'stay');
    game.expect('lookout', 'rest:U-47');
    expect(game.state().so).toBe(start);
    game.state().so = 3;
    game.expect('spend', 'intelligence:north-sea');
    expect(game.state().so).toBe(1);
    expect(game.refusal('intelligence:british-isles')).toBe('refused.soLeft [6.1]');
    game.expect('spend', 'airSearch:southwest-approaches');
    // nothing can be bought any more: it is not asked
    expect([game.state().so, game.asked().step]).toEqual([0, 'nextToSail']);
  });

  it('6.8, 6.8 1e, 6.8 2e: a boat carries several missions in the first edition, one in the second', () => {
    const game = two();
    game.expect('spend', 'attack:U-47');
    expect(game.boat('U-47').missions).toEqual(['attack']);
    expect(game.refusal('attack:U-47')).toMatch(/refused.(limit|missionTwice)/);
    if (edition === 'second') {
      expect(game.refusal('raider:U-47')).toBe('refused.missions [6.8 2e]');
      expect(game.refusal('mine:U-47')).toBe('refused.missions [6.8 2e]');
    } else {
      game.expect('spend', 'raider:U-47');
      game.expect('spend', 'mine:U-47');
      game.expect('loadMines', { stored: 2, ready: 0 });
      expect(game.boat('U-47').missions).toEqual(['attack', 'raider', 'mine']);
    }
    game.expect('spend', 'raider:U-98');
    expect(game.boat('U-98').missions).toEqual(['raider']);
  });

  it('7: a boat ends its movement before the next one sails, each once', () => {
    const game = two();
    game.expect('spend', 'done');
    expect(game.offered()).toEqual(['U-47', 'U-98']);
    game.expect('nextToSail', 'U-98');
    game.expect('sail', 'to:southwest-approaches');
    expect(game.asked().about.boat).toBe('U-98');
    game.expect('sail', 'stop');
    // only U-47 is left: it is not asked for
    expect([game.asked().step, game.asked().about.boat]).toEqual(['sail', 'U-47']);
    game.expect('sail', 'stay');
    expect(game.asked().step).toBe('lookout');
  });

  it('8: one boat is active at a time and done with all its contacts before the next', () => {
    const game = two({ 'deck.convoys': ['CV-37', 'CV-38', 'CV-40', 'CV-36'], contact: [7, 10] });
    game.expect('spend', 'done');
    for (const id of ['U-47', 'U-98']) sail(game, id, 'to:southwest-approaches', 'stop');
    game.expect('lookout', 'search:U-47');
    expect([game.state().active, game.state().contacts]).toEqual(['U-47', 1]);
    game.expect('engage', 'retreat');
    game.expect('remaining', 'newContact');
    expect([game.state().active, game.state().contacts]).toEqual(['U-47', 0]);
    game.expect('engage', 'retreat');
    expect(game.offered()).toEqual(['search:U-98', 'rest:U-98']);
    expect([game.state().active, game.boat('U-47').searched]).toEqual(['', true]);
  });

  it.each([
    [1, 0],
    [2, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 3],
    [10, 3],
  ])('8.1: a die of %i finds %i contacts in the Southwest Approaches', (die, contacts) => {
    const game = play(
      { edition, campaign: 'happy-time' },
      { 'deck.events': ['EV-038', 'EV-019'], contact: [die] },
    );
    buy(game, ['U-47', 'trained', 'france'], ['U-48', 'trained', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'stop');
    sail(game, 'U-48', 'stay');
    game.expect('lookout', 'search:U-47');
    // one of them is used up by the card that is drawn
    expect(game.state().contacts).toBe(Math.max(0, contacts - 1));
    expect(game.state().battle === null).toBe(contacts === 0);
  });

  it('8.1: a boat need not look for contacts', () => {
    const game = two();
    game.expect('spend', 'done');
    for (const id of ['U-47', 'U-98']) sail(game, id, 'to:southwest-approaches', 'stop');
    game.expect('lookout', 'rest:U-47');
    expect(game.boat('U-47').searched).toBe(true);
    expect(game.thrown('contact')).toEqual([]);
    expect(game.offered()).toEqual(['search:U-98', 'rest:U-98']);
  });
});

describe.each(EDITIONS)('refit (11), %s edition', (edition) => {
  it('11: promotion comes before rest, and rest before the map is reset', () => {
    const game = play({ edition, campaign: 'happy-time', length: 'long' }, { 'deck.events': QUIET });
    buy(game, ['U-96', 'green', 'france'], ['U-47', 'trained', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-96', 'to:southwest-approaches', 'stop');
    sail(game, 'U-47', 'stay');
    // a Green crew of U-96 is not Cool, a Trained one is: it rests at its new level
    Object.assign(game.boat('U-96'), { xp: 9, stress: 3 });
    game.boat('U-47').stress = 8;
    game.expect('lookout', 'rest:U-96');
    expect(game.boat('U-96')).toMatchObject({ level: 'trained', stress: 2 });
    expect(game.boat('U-47').stress).toBe(4);
    expect(inOrder(game, 'promoted', 'relief', 'turnBegins').slice(-4)).toEqual([
      'promoted',
      'relief',
      'relief',
      'turnBegins',
    ]);
  });

  it('11.8: all counters come off the map and the boats, and boats out of the Searched boxes', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [9] }, [
      ['U-98', 'veteran'],
      ['U-47', 'trained'],
    ]);
    Object.assign(game.state().marks['southwest-approaches'] ?? {}, {
      airSearch: true,
      supply: true,
      intelligence: true,
    });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    game.expect('place', 'surfaced:L-S');
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'leave');
    game.expect('helm', 'leave');
    game.expect('remaining', 'nothing');
    expect([game.boat('U-98').searched, game.boat('U-47').attacked]).toEqual([true, true]);
    expect(game.state().marks['southwest-approaches']?.warnings).toBe(1);
    game.expect('lookout', 'rest:U-47');
    expect(game.state().turn).toBe(2);
    expect(game.state().marks['southwest-approaches']).toEqual({
      airSearch: false,
      supply: false,
      intelligence: false,
      warnings: 0,
    });
    for (const id of ['U-98', 'U-47'])
      expect(game.boat(id)).toMatchObject({ searched: false, attacked: false, moved: false, warned: [] });
  });
});
