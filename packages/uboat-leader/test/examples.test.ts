/** The worked examples of both rulebooks, played step by step with their dice. */
import { describe, expect, it } from 'vitest';
import { statusOf } from '../src/rules/lookup.ts';
import { buy, EDITIONS, letPass, type Played, play, sail } from './game.ts';

describe.each(EDITIONS)('small examples, %s edition', (edition) => {
  it('3, 3.2, 3.7: the flotilla of The Battle Begins, medium, costs 29 of 32 points', () => {
    const game = play({ edition, campaign: 'battle-begins', length: 'medium' });
    expect(game.state().so).toBe(32);
    game.expect('enlist', 'U-43');
    game.expect('crew', 'trained');
    expect(game.state().so).toBe(24);
    game.expect('enlist', 'U-47');
    game.expect('crew', 'trained');
    expect(game.state().so).toBe(17);
    game.expect('enlist', 'U-51');
    game.expect('crew', 'trained');
    expect(game.state().so).toBe(11);
    game.expect('enlist', 'U-56');
    game.expect('crew', 'ace');
    expect(game.state().so).toBe(3);
    expect(game.refusal('U-47')).toBe('refused.twice [3.7]');
    expect(() => game.answer('U-47')).toThrow('refused.twice');
  });

  it('3.7: U-23 serves in the first two campaigns only', () => {
    for (const [campaign, serves] of [
      ['battle-begins', true],
      ['happy-time', true],
      ['drumbeat', false],
      ['hunted', false],
    ] as const) {
      const game = play({ edition, campaign });
      expect(game.offered().includes('U-23'), campaign).toBe(serves);
    }
  });

  it('2.8: Operation Drumbeat admits Types VIIC and IX only', () => {
    const game = play({ edition, campaign: 'drumbeat' });
    expect(game.offered()).toEqual(expect.arrayContaining(['U-43', 'U-98']));
    expect(game.refusal('U-48')).toBe('refused.class [3.4]');
    expect(game.refusal('U-20')).toBe('refused.class [3.4]');
    expect(game.refusal('U-30')).toBe('refused.class [3.4]');
  });

  it('6.9, 7.4: eight mines laid off the British Isles score 4 points', () => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020'] },
    );
    buy(game, ['U-47', 'veteran']);
    game.expect('spend', 'mine:U-47');
    game.expect('loadMines', { stored: 8, ready: 0 });
    const boat = game.boat('U-47');
    expect([boat.ready.plain + boat.stored.plain, boat.stored.mines]).toEqual([6, 8]);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'to:british-isles');
    expect(game.state().decks.events.discard).toHaveLength(2);
    game.expect('sail', 'box:mine');
    expect(game.state().decks.events.discard).toHaveLength(3);
    expect(game.state().vp).toBe(4);
    expect(boat).toMatchObject({ missions: [], place: 'british-isles', stored: { mines: 0 } });
  });

  it('6.10: U-47 attacks in the North Sea and sinks Royal Oak', () => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      {
        'deck.events': ['EV-001', 'EV-006', 'EV-010', 'EV-012'],
        'deck.naval': ['N-301', 'N-302', 'N-303'],
        event: [3],
        torpedo: edition === 'first' ? [8, 5] : [3, 8, 5, 2, 5],
      },
    );
    buy(game, ['U-47', 'veteran']);
    game.expect('spend', 'attack:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea');
    expect(game.boat('U-47').stress).toBe(1);
    game.expect('sail', 'box:attack');
    expect(game.boat('U-47').stress).toBe(3);
    game.expect('breakOff', 'goOn');
    expect(game.boat('U-47').stress).toBe(5);
    expect(statusOf(game.state(), game.boat('U-47'))).toBe('okay');
    game.expect('breakOff', 'goOn');
    expect(game.state().raid?.targets).toEqual(['N-301', 'N-302', 'N-303']);
    game.expect('aimRaid', 'plain:N-301');
    game.expect('spread', '4');
    game.expect('aimRaid', 'plain:N-303');
    game.expect('spread', '1');
    game.expect('aimRaid', 'fire');
    expect(game.state().vp).toBe(4);
    const boat = game.boat('U-47');
    expect(boat).toMatchObject({ xp: 3, missions: [], place: 'north-sea' });
    expect(boat.ready.plain + boat.stored.plain).toBe(9);
    expect(boat.log[0]?.sunk).toEqual(['N-301']);
    game.done();
  });

  it('6.10: a broken-off attack keeps its counter and puts the boat into the Searched box', () => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.events': ['EV-001', 'EV-038', 'EV-010'] },
    );
    buy(game, ['U-47', 'veteran']);
    game.expect('spend', 'attack:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'box:attack');
    game.expect('breakOff', 'breakOff');
    expect(game.boat('U-47').missions).toEqual(['attack']);
    expect(game.state().decks.events.discard).toHaveLength(2);
    // nobody is left to search for contacts: the next turn has begun
    expect(game.asked().step).toBe('spend');
    expect(game.state().turn).toBe(2);
  });

  it('7.1: U-51 sails to the Western Approaches, drawing cards at every step', () => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020'] },
    );
    buy(game, ['U-51', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-51', 'to:north-sea', 'to:british-isles', 'to:western-approaches', 'stop');
    expect(game.state().decks.events.discard).toEqual(['EV-038', 'EV-019', 'EV-020']);
    expect(game.boat('U-51').place).toBe('western-approaches');
  });

  it('7.1, 3.4: U-20 may not enter the Western Approaches, and nobody may stop in the Channel', () => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013'] },
    );
    buy(game, ['U-20', 'trained'], ['U-47', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-20', 'to:north-sea', 'to:british-isles');
    expect(game.refusal('to:western-approaches')).toBe('refused.typeArea [3.4]');
    game.expect('sail', 'stop');
    sail(game, 'U-47', 'to:north-sea', 'to:english-channel');
    expect(game.refusal('stop')).toBe('refused.mayNotStop [7.1]');
  });

  it('7.1: a crew made Unfit in the Channel stands in the Searched box of the area it came from', () => {
    const events = ['EV-038', 'EV-010', 'EV-011', 'EV-017'];
    const game = play({ edition, campaign: 'battle-begins' }, { 'deck.events': events });
    buy(game, ['U-53', 'green'], ['U-47', 'green']);
    game.expect('spend', 'done');
    game.boat('U-53').stress = 6; // Unfit from 8 on
    sail(game, 'U-53', 'to:north-sea', 'to:english-channel');
    expect(game.boat('U-53')).toMatchObject({ place: 'north-sea', searched: true, stress: 8 });
    expect(game.state().decks.events.discard).toHaveLength(2);
  });

  it('11.1: a boat that needs 5 experience and has 7 is promoted and keeps 2', () => {
    const game = play({ edition, campaign: 'battle-begins' }, { 'deck.events': ['EV-038'] });
    buy(game, ['U-47', 'green']);
    game.expect('spend', 'done');
    game.boat('U-47').xp = 7;
    sail(game, 'U-47', 'to:north-sea', 'stop');
    game.expect('lookout', 'rest:U-47');
    expect(game.boat('U-47')).toMatchObject({ level: 'trained', xp: 2 });
  });

  it('7.2, 11.2, 11.5, 12: patrols end in port, the limit ends the campaign, idle turns cost 2 points', () => {
    const game = play(
      { edition, campaign: 'battle-begins', length: 'short' },
      { 'deck.events': ['EV-038', 'EV-019'] },
    );
    buy(game, ['U-47', 'green'], ['U-51', 'green']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'stay');
    sail(game, 'U-51', 'stay');
    expect([game.state().vp, game.boat('U-47').patrols]).toEqual([-2, 0]);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'port:germany');
    sail(game, 'U-51', 'stay');
    expect(game.boat('U-47')).toMatchObject({ patrols: 1, fate: 'home' });
    expect(game.state().vp).toBe(-4);
    game.expect('spend', 'done');
    sail(game, 'U-51', 'to:north-sea', 'port:germany');
    expect(game.table.over).toBe(true);
    expect(game.state().finished).toMatchObject([
      { campaign: 'battle-begins', vp: -4, evaluation: 'dismal', lost: 0 },
    ]);
  });
});

/** U-98 Veteran before convoy card 37, in the wake. */
function u98(edition: 'first' | 'second', dice: Record<string, readonly (number | string)[]>): Played {
  const game = play(
    { edition, campaign: 'happy-time', length: 'medium' },
    {
      'deck.events': ['EV-038', 'EV-019'],
      'deck.convoys': ['CV-37', 'CV-38'],
      'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-059'],
      'deck.escorts': ['E-202'],
      contact: [6],
      ...dice,
    },
  );
  buy(game, ['U-98', 'veteran', 'france']);
  game.expect('spend', 'done');
  sail(game, 'U-98', 'to:southwest-approaches', 'stop');
  game.expect('lookout', 'search:U-98');
  game.expect('engage', 'attack');
  game.expect('place', 'surfaced:L-S');
  return game;
}

describe.each(EDITIONS)('U-98 and convoy card 37, %s edition', (edition) => {
  it('9.3: at range 2 of the rear merchants U-98 makes out Tiberton and Telena', () => {
    const game = u98(edition, { escortCourse: [5, 5] });
    expect(game.battle().ships.map((ship) => [ship.slot, ship.area])).toEqual([
      ['M1', 'C-UL'],
      ['M2', 'C-UR'],
      ['M3', 'C-LL'],
      ['M4', 'C-LR'],
      ['E1', 'S-NW'],
      ['E2', 'S-NE'],
    ]);
    game.expect('helm', 'surfaced:M-SSE');
    expect(['M1', 'M2', 'M3', 'M4'].map((slot) => game.ship(slot).card)).toEqual([
      null,
      null,
      'M-078',
      'M-056',
    ]);
  });

  it('9.14, 9.14 1e, 9.14 2e: two torpedoes at Telena from range 2', () => {
    const game = u98(edition, { escortCourse: [5, 5], torpedo: [5, 7] });
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    game.expect('aim', 'plain:M4');
    game.expect('spread', '2');
    game.expect('aim', 'fire');
    const telena = game.ship('M4');
    expect([telena.light, telena.heavy]).toEqual(edition === 'first' ? [1, 1] : [0, 1]);
    expect(game.boat('U-98').ready.plain).toBe(3);
    expect(game.battle().alerted).toBe(1);
    const rolls = (game.table.log ?? []).filter((event) => event.roll?.purpose === 'torpedo');
    const sum = rolls[0]?.roll?.modifiers.reduce((total, modifier) => total + modifier.value, 0);
    expect(sum).toBe(-1);
    game.done();
  });

  it('9.17, 9.18, 9.19: the gun at Tiberton from range 1, and one Alerted counter for all attacks of a boat', () => {
    const game = u98(edition, { escortCourse: [5, 5], torpedo: [1], gun: [7], enemyAttack: [1, 1] });
    game.expect('helm', 'surfaced:S-S');
    letPass(game, { driftBoat: 'S-S' });
    game.boat('U-98').gun = 5;
    game.expect('aim', 'gun:M3');
    game.expect('aim', 'plain:M1');
    game.expect('spread', '1');
    game.expect('aim', 'fire');
    expect(game.ship('M3').light).toBe(1);
    expect(game.boat('U-98').gun).toBe(4);
    expect(game.battle().alerted).toBe(1);
  });

  it('9.7: HMS Arbutus detects U-98 at range 3, because the convoy is alerted', () => {
    const game = u98(edition, { escortCourse: [5, 5], torpedo: [5, 7], detection: [4] });
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    game.expect('aim', 'plain:M4');
    game.expect('spread', '2');
    game.expect('aim', 'fire');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftShip: game.offered()[0] as string, driftBoat: 'M-SSE' });
    expect(game.offered()).toEqual(['E1', 'E2']);
    game.expect('escorts', 'E2');
    expect(game.ship('E2').card).toBe('E-202');
    expect(game.fighter('U-98').detected).toBe(true);
    expect(game.thrown('detection')).toEqual([4]);
  });
});

describe('9.25 (1st edition): HMS Arbutus attacks U-98 on the surface', () => {
  it('9.25, 9.25 1e, 9.26, 9.26 1e: in the same area a 6 becomes 8 and causes 3 stress', () => {
    const dice = { escortCourse: [5, 5], torpedo: [5, 7], detection: [4], enemyAttack: [1, 1, 1, 6] };
    const game = u98('first', dice);
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    game.expect('aim', 'plain:M4');
    game.expect('spread', '2');
    game.expect('aim', 'fire');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftShip: 'M-SSW', driftBoat: 'M-SSE' });
    game.expect('escorts', 'E2');
    game.expect('aim', 'hold');
    // phase 2: Arbutus is two steps nearer; its shells, those of Telena and of the other escort fall short
    while (game.asked().step !== 'helm')
      game.answer(game.asked().step === 'react' ? 'hold' : (game.offered()[0] as string));
    expect(game.thrown('enemyAttack')).toEqual([1, 1, 1]);
    const { stress } = game.boat('U-98');
    // phase 3: it comes alongside
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE', aim: 'hold' });
    expect(game.ship('E2').area).toBe('M-SSE');
    game.expect('enemyAttacks', 'E2');
    game.expect('react', 'hold');
    expect(game.boat('U-98').stress - stress).toBe(3);
    game.done();
  });
});
