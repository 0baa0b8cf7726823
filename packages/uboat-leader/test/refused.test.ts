/** What is not allowed is refused with its rule, and nothing changes. */
import { describe, expect, it } from 'vitest';
import { buy, closeIn, contact, EDITIONS, letPass, type Played, play, sail } from './game.ts';

/** Four ships of speed 2: nobody falls back. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

describe.each(EDITIONS)('purchases, %s edition', (edition) => {
  it('3.7: boats out of service, crews that cannot be paid, ports a boat could not leave', () => {
    const game = play({ edition, campaign: 'happy-time' });
    expect(game.refusal('U-23')).toBeNull();
    expect(play({ edition, campaign: 'battle-begins' }).refusal('U-99')).toBe('refused.service [3.7]');
    game.expect('enlist', 'U-20');
    game.expect('crew', 'green');
    game.expect('enlist', 'U-122');
    game.expect('crew', 'ace');
    game.expect('station', 'france');
    game.expect('enlist', 'U-48');
    expect(game.refusal('ace')).toBe('refused.cost [3.7]');
    game.expect('crew', 'green');
    game.expect('station', 'france');
    expect(game.refusal('U-123')).toBe('refused.cost [3.7]');
  });

  it('3.4: a Type II boat is not stationed where its waters do not reach', () => {
    const game = play({ edition, campaign: 'happy-time' });
    game.expect('enlist', 'U-20');
    game.expect('crew', 'green');
    // France is locked for it, so that only Germany is left and nothing is asked
    expect(game.boat('U-20').place).toBe('germany');
    expect(game.asked().step).toBe('enlist');
  });

  it('6.1, 6.8: no points, no purchase; no mission twice', () => {
    const game = play({ edition, campaign: 'battle-begins', length: 'long' });
    buy(game, ['U-47', 'trained'], ['U-51', 'green']);
    game.expect('spend', 'attack:U-47');
    expect(game.refusal('attack:U-47')).toBe('refused.missionTwice [6.8]');
    game.state().so = 2;
    game.expect('spend', 'airSearch:north-sea');
    expect(game.state().so).toBe(1);
    expect(game.refusal('intelligence:north-sea')).toBe('refused.soLeft [6.1]');
  });

  it('6.9: a mine mission without a mine', () => {
    const game = play({ edition, campaign: 'battle-begins' });
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'mine:U-47');
    expect(() => game.answer({ stored: 0, ready: 0 })).toThrow('refused.noMines');
  });

  it('7.3: an event that wants shells from a boat without a gun', () => {
    const game = play({ edition, campaign: 'battle-begins' }, { 'deck.events': [shellEvent] });
    buy(game, ['U-20', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-20', 'to:north-sea');
    // only declining is left, so nothing is asked and nothing is spent
    expect(game.asked().step).toBe('sail');
    expect(game.state().vp).toBe(0);
    const armed = play({ edition, campaign: 'battle-begins' }, { 'deck.events': [shellEvent] });
    buy(armed, ['U-47', 'trained']);
    armed.expect('spend', 'done');
    sail(armed, 'U-47', 'to:north-sea');
    expect(armed.asked().step).toBe('eventOffer');
  });
});

/** An event card whose offer costs a shell. */
const shellEvent = 'EV-045';

describe.each(EDITIONS)('orders in combat, %s edition', (edition) => {
  function onDisplay(condition?: string): Played {
    const game = contact(edition, 'CV-37', {
      'deck.merchants': EVEN,
      escortCourse: [5, 5, 5, 5],
      enemyAttack: [1, 1, 1, 1],
    });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    if (condition) game.battle().condition = condition;
    return game;
  }

  it('9.2, 9.4: leaving from too far away, running silent undetected', () => {
    const game = onDisplay();
    expect(game.refusal('silent')).toBe('refused.silentUndetected [9.4]');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    game.expect('aim', 'hold');
    game.expect('helm', 'surfaced:S-S');
    letPass(game, { driftBoat: 'S-S', escorts: 'E1', enemyAttacks: 'M3', react: 'hold', aim: 'hold' });
    expect(game.asked().step).toBe('helm');
    expect(game.refusal('leave')).toBe('refused.leaveTooFar [9.2]');
    expect(() => game.answer('leave')).toThrow('refused.leaveTooFar');
    expect(game.fighter('U-98').area).toBe('S-S');
  });

  it('8.7: surfacing under aircraft', () => {
    const game = contact(edition, edition === 'first' ? airCover : 'CV-37', {
      'deck.convoys': edition === 'first' ? [airCover] : ['CV-37', airCover],
    });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    expect(game.fighter('U-98').depth).toBe('submerged');
    expect(game.refusal('surface')).toBe('refused.heldUnder [8.7]');
  });

  it('9.17: the gun below, without shells, or in a heavy sea', () => {
    const below = onDisplay();
    below.expect('helm', 'submerged:M-SSE');
    letPass(below, { driftBoat: 'L-S' });
    expect(below.refusal('gun')).toBe('refused.gunSubmerged [9.17]');
    const empty = onDisplay();
    empty.boat('U-98').gun = 0;
    empty.expect('helm', 'surfaced:M-SSE');
    letPass(empty, { driftBoat: 'M-SSE' });
    expect(empty.refusal('gun')).toBe('refused.gunEmpty [9.17]');
    const rough = onDisplay(roughSea);
    rough.expect('helm', 'surfaced:M-SSE');
    letPass(rough, { driftBoat: 'M-SSE' });
    expect(rough.refusal('gun')).toBe('refused.gunSea [8.7]');
  });

  it('9.16: special torpedoes without their kind of target', () => {
    const game = onDisplay();
    Object.assign(game.boat('U-98').ready, { plain: 3, fat: 1, t5: 1 });
    for (const slot of ['E1', 'E2', 'M1', 'M2', 'M3']) game.ship(slot).area = null;
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    expect(game.refusal('fat')).toBe('refused.fatGroup [9.16]');
    expect(game.refusal('t5')).toBe('refused.t5Escort [9.16]');
  });

  it('9.12: a target that was declared already', () => {
    const game = onDisplay();
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    game.expect('aim', 'plain:M4');
    game.expect('spread', '2');
    expect(game.refusal('plain:M4')).toBe('refused.declared [9.12]');
    expect(game.refusal('plain:M3')).toBeNull();
  });

  it('10.6: a convoy of which nothing is left cannot be attacked again', () => {
    const game = contact(edition, 'CV-37');
    for (const slot of ['M1', 'M2', 'M3', 'M4']) Object.assign(game.ship(slot), { sunk: true, area: null });
    game.expect('engage', 'retreat');
    expect(game.refusal('reattack')).toBe('refused.nothingLeft [10.6]');
  });
});

/** The convoy card whose condition keeps boats submerged, and the key of the condition that silences guns. */
const airCover = 'CV-48';
const roughSea = 'heavy-swell';

describe('the second edition', () => {
  it('9.28: a broken gun', () => {
    const game = contact('second', 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5] });
    game.boat('U-98').damage.push({ part: 'gun', lasting: true, n: 1 });
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    expect(game.refusal('gun')).toBe('refused.gunBroken [9.28 2e]');
  });
});

describe('linked campaigns (13.5)', () => {
  it('a boat that was lost cannot be bought again', () => {
    const game = play(
      { edition: 'second', campaign: 'happy-time', linked: true },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012'] },
    );
    buy(game, ['U-103', 'trained', 'france'], ['U-124', 'trained', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-103', 'to:southwest-approaches', 'port:france');
    game.boat('U-124').fate = 'sunk';
    letPass(game, { sail: 'stay', nextToSail: 'U-124' });
    expect(game.state().campaign).toBe('drumbeat');
    expect(game.refusal('U-124')).toBe('refused.lost [3.7]');
  });
});
