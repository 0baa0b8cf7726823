/** Stunned crews: the counter is on the boat and bars its next attack, wherever that is (9.27, second edition). */
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { buy, contact, letPass, type Played, play, sail } from './game.ts';

/** Quiet event cards, the one that brings a hit on a die of 1, and the hit that stuns. */
const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'];
const DRIFTING_MINE = 'EV-041';
const STUNNED = { event: [1], hit: [24] };

/** Event cards with the drifting mine after this many quiet ones. */
const mineAfter = (quiet: number): string[] => [
  ...QUIET.slice(0, quiet),
  DRIFTING_MINE,
  ...QUIET.slice(quiet),
];

const boxesEntered = (game: Played): number =>
  (game.table.log ?? []).filter(({ kind }) => kind === 'entersBox').length;

describe('a crew stunned on the map', () => {
  /** U-30 with an attack mission, about to sail for the North Sea. */
  function ordered(quiet: number): Played {
    const game = play(
      { edition: 'second', campaign: 'battle-begins', length: 'medium' },
      { 'deck.events': mineAfter(quiet), ...STUNNED },
    );
    buy(game, ['U-30', 'green']);
    game.expect('spend', 'attack:U-30');
    game.expect('spend', 'done');
    return game;
  }

  it('9.27 2e: turns away from an attack box when a card of the box stuns it; the mission stays aboard', () => {
    const game = ordered(2);
    sail(game, 'U-30', 'to:north-sea', 'box:attack');
    game.expect('breakOff', 'goOn');
    // the third card of the box is not drawn, and no warship
    expect(game.state().decks.events.discard).toHaveLength(3);
    expect(game.state()).toMatchObject({ raid: null, vp: 0 });
    expect(game.boat('U-30')).toMatchObject({ missions: ['attack'], place: 'north-sea' });
    expect((game.table.log ?? []).find(({ kind }) => kind === 'breaksOff')?.rule).toBe('9.27 2e');
  });

  it('9.27 2e: is not sent into an attack box', () => {
    const game = ordered(0);
    sail(game, 'U-30', 'to:north-sea');
    expect(game.boat('U-30').stunned).toBe(1);
    expect(game.refusal('box:attack')).toBe('refused.stunned [9.27 2e]');
    game.expect('sail', 'stop');
    expect(game.asked().step).toBe('lookout');
  });

  it('9.27 2e: stays out of the box when its patrol there stuns it, and is fit again after the reset', () => {
    const game = ordered(1);
    sail(game, 'U-30', 'to:north-sea', 'stop');
    game.expect('lookout', 'rest:U-30');
    game.expect('spend', 'done');
    game.expect('sail', 'box:attack');
    expect([boxesEntered(game), game.asked().step]).toEqual([0, 'lookout']);
    expect(game.boat('U-30')).toMatchObject({ stunned: 1, searched: false });
    game.expect('lookout', 'rest:U-30');
    expect(game.boat('U-30').stunned).toBe(0);
    game.expect('spend', 'done');
    expect(game.refusal('box:attack')).toBeNull();
  });

  it('9.27 2e: does not attack beside the raiders', () => {
    const game = play(
      { edition: 'second', campaign: 'happy-time', length: 'long' },
      { 'deck.events': mineAfter(4), ...STUNNED },
    );
    buy(game, ['U-47', 'trained', 'france']);
    game.expect('spend', 'raider:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'to:north-atlantic', 'box:raider');
    expect(boxesEntered(game)).toBe(1);
    expect(game.asked().step).not.toBe('raiding');
    expect(game.boat('U-47')).toMatchObject({ missions: ['raider'], place: 'north-atlantic' });
  });

  it('9.27 2e: may lay mines', () => {
    const game = play(
      { edition: 'second', campaign: 'battle-begins' },
      { 'deck.events': mineAfter(1), ...STUNNED },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'mine:U-47');
    game.expect('loadMines', { stored: 8, ready: 0 });
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'to:british-isles', 'box:mine');
    expect(game.state().vp).toBe(4);
  });

  it('9.27 2e: does not attack in the first phase of its next contact, and does in the second', () => {
    const game = contact('second', 'CV-37', {
      'deck.events': mineAfter(1),
      ...STUNNED,
      'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'],
      escortCourse: [5, 5, 5, 5],
    });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    expect([game.battle().round, game.asked().step]).toEqual([2, 'helm']);
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE', escorts: 'E1', react: 'hold' });
    expect([game.battle().round, game.asked().step]).toEqual([2, 'aim']);
  });

  it('9.27 2e: does not finish off a cripple', () => {
    const game = contact('second', 'CV-01', { 'deck.events': mineAfter(1), ...STUNNED });
    Object.assign(game.ship('L1'), { heavy: 1, card: game.state().decks.merchants.draw.pop(), area: null });
    game.expect('engage', 'retreat');
    expect(game.refusal('finish:L1:torpedo')).toBe('refused.stunned [9.27 2e]');
    expect(game.refusal('finish:L1:gun')).toBe('refused.stunned [9.27 2e]');
    game.expect('remaining', 'newContact');
  });

  it('9.27 2e: is shown as stunned among the notes of its boat', () => {
    const game = ordered(0);
    sail(game, 'U-30', 'to:north-sea');
    expect(JSON.stringify(uboatLeader.describe(game.table.view(0)))).toContain('cell.stunned');
  });
});

describe('a crew stunned in combat', () => {
  /** A lone ship stuns U-98 in the only phase of a contact and is sunk by U-47. */
  function struck(): Played {
    const game = contact(
      'second',
      'CV-01',
      {
        'deck.convoys': ['CV-01', 'CV-38', 'CV-37', 'CV-36'],
        'deck.merchants': ['M-057', 'M-078', 'M-056', 'M-055'],
        wolfpack: [9],
        hit: STUNNED.hit,
        torpedo: [10, 9, 9, 9, 9],
        escortCourse: [5, 5, 5, 5],
      },
      [
        ['U-98', 'green'],
        ['U-47', 'trained'],
      ],
    );
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-NE');
    game.expect('wolfpack', 'call:U-47');
    game.expect('place', 'surfaced:L-NE');
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'surfaced:S-NE');
    game.expect('helm', 'surfaced:M-NNE');
    game.expect('driftBoat', 'S-NE');
    game.expect('driftBoat', 'M-NNE');
    letPass(game, { react: 'hold' });
    expect(game.boat('U-98').stunned).toBe(2);
    game.expect('aim', 'plain:L1');
    game.expect('spread', '5');
    letPass(game, { aim: 'fire' });
    return game;
  }

  it('9.27 2e: in the last phase does not attack in the first phase of the next contact', () => {
    const game = struck();
    expect(game.boat('U-98').stunned).toBe(1);
    game.expect('remaining', 'newContact');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    letPass(game, { wolfpack: 'done', relocate: 'stay' });
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    expect([game.battle().round, game.asked().step]).toEqual([2, 'helm']);
    expect(game.boat('U-98').stunned).toBe(0);
  });
});
