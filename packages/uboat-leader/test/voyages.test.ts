/** Outside the fights: routes and boxes, contacts met and left, repairs (3.4, 7.1, 8.1, 8.5, 10.6, 11.3). */
import { describe, expect, it } from 'vitest';
import { campaignOf, portOf, seaArea } from '../src/rules/lookup.ts';
import { stepsHome } from '../src/rules/operations.ts';
import { buy, contact, EDITIONS, optionOf, type Played, play, sail, told } from './game.ts';

const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'];

/** Four ships of speed 2: nobody falls back. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

describe.each(EDITIONS)('ways and boxes (3.4, 7.1), %s edition', (edition) => {
  it('7.1, 7.4: a boat that has not moved is told the cards of its patrol with those of the box', () => {
    const game = play(
      { edition, campaign: 'battle-begins', length: 'long' },
      { 'deck.events': [...QUIET, 'EV-021', 'EV-022'] },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'mine:U-47');
    game.expect('loadMines', { stored: 8, ready: 0 });
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'to:british-isles');
    // one card in the box; two more for patrolling off the British Isles
    expect(optionOf(game, 'box:mine').args).toEqual({ events: 1 });
    game.expect('sail', 'stop');
    game.expect('lookout', 'rest:U-47');
    game.expect('spend', 'done');
    expect(optionOf(game, 'box:mine').args).toEqual({ events: 3 });
    const before = told(game, 'eventDrawn').length;
    game.expect('sail', 'box:mine');
    expect([told(game, 'eventDrawn').length - before, game.state().vp]).toEqual([3, 4]);
  });

  it('2.1: the sheets have no other campaigns, areas and ports than are printed', () => {
    const sheet = { campaign: 'hunted' };
    expect(() => campaignOf({ campaign: 'nowhere' })).toThrow('There is no campaign "nowhere".');
    expect(() => seaArea(sheet, 'nowhere')).toThrow('The map of hunted has no sea area "nowhere".');
    expect(() => portOf(sheet, 'nowhere')).toThrow('The map of hunted has no port "nowhere".');
  });

  it('3.4, 7.1: the way home leads through waters the boat may enter', () => {
    const game = play({ edition, campaign: 'happy-time' });
    buy(game, ['U-20', 'trained'], ['U-47', 'trained', 'france']);
    const home = (id: string) => Object.fromEntries(stepsHome(game.state(), game.boat(id)));
    expect(home('U-20')).toEqual({ 'north-sea': 1, 'british-isles': 2 });
    expect(home('U-47')).toMatchObject({ 'north-sea': 1, 'southwest-approaches': 1, 'north-atlantic': 2 });
  });
});

describe.each(EDITIONS)('before the fight (8.1, 8.5), %s edition', (edition) => {
  it('8.1, 2.8: an Unfit crew at sea is in the Searched box, one in port is not', () => {
    const game = play({ edition, campaign: 'battle-begins', length: 'long' }, { 'deck.events': QUIET });
    buy(game, ['U-47', 'trained'], ['U-51', 'trained'], ['U-53', 'green']);
    game.expect('spend', 'done');
    sail(game, 'U-53', 'stay');
    sail(game, 'U-47', 'to:north-sea', 'stop');
    sail(game, 'U-51', 'to:north-sea');
    for (const id of ['U-47', 'U-53']) game.boat(id).stress = 30;
    game.expect('sail', 'stop');
    expect(['U-47', 'U-51', 'U-53'].map((id) => game.boat(id).searched)).toEqual([true, false, false]);
    expect(game.offered()).toEqual(['search:U-51', 'rest:U-51']);
  });

  it('8.5: a boat that takes its station is told where the escorts stand, or that there are none', () => {
    const screen = (escorts: boolean) => {
      const game = contact(edition, 'CV-37');
      if (!escorts) for (const slot of ['E1', 'E2']) game.ship(slot).area = null;
      game.expect('engage', 'attack');
      return (game.asked().about.screen as { key: string }).key;
    };
    expect([screen(true), screen(false)]).toEqual(['start.escorts', 'start.unescorted']);
  });
});

describe('occasions of a turn (8.1, 8.3)', () => {
  it('8.1, 8.3: every search and every card drawn has chances of its own', () => {
    const game = contact('second', 'CV-37', { 'deck.convoys': ['CV-37', 'CV-38', 'CV-40'] });
    const seen = [game.state().occasion];
    game.expect('engage', 'retreat');
    game.expect('remaining', 'newContact');
    seen.push(game.state().occasion);
    game.expect('engage', 'retreat');
    game.expect('remaining', 'reattack');
    seen.push(game.state().occasion);
    // a search and a card; another card; the same convoy again
    expect(seen).toEqual([2, 3, 4]);
  });
});

describe.each(EDITIONS)('attacking again (10.6), %s edition', (edition) => {
  it('10.6: a convoy of which only cripples are left cannot be attacked again', () => {
    const game = contact(edition, 'CV-37');
    for (const slot of ['M1', 'M2', 'M3', 'M4']) Object.assign(game.ship(slot), { heavy: 1 });
    game.expect('engage', 'retreat');
    expect(game.refusal('reattack')).toBe('refused.nothingLeft [10.6]');
  });
});

describe.each(EDITIONS)('what is told of a contact (10.6, 10.7), %s edition', (edition) => {
  /** The contact let go at once, with this many of its merchants identified. */
  function known(n: number): Played {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN });
    for (const slot of ['M1', 'M2', 'M3', 'M4'].slice(0, n))
      game.ship(slot).card = game.state().decks.merchants.draw.pop() as string;
    return game;
  }

  it('10.6: unknown ships are counted where there are some, and only there', () => {
    const met = (n: number) => {
      const game = known(n);
      game.expect('engage', 'retreat');
      return JSON.stringify(optionOf(game, 'reattack').args?.ships);
    };
    expect(met(4)).not.toContain('reattack.unknown');
    expect(met(3)).toContain('{"key":"reattack.unknown","args":{"n":1}}');
    expect(met(0)).toBe('{"key":"reattack.unknown","args":{"n":4}}');
  });

  it('10.7: a ship that is finished off is put down to its rule', () => {
    const game = known(1);
    game.ship('M1').heavy = 1;
    game.expect('engage', 'retreat');
    game.expect('remaining', 'finish:M1:gun');
    expect(told(game, 'finishedOff').map(({ rule }) => rule)).toEqual(['10.7']);
  });
});

describe('repairs at sea (11.4 2e)', () => {
  it('11.3, 11.4: temporary damage is repaired and told, lasting damage stays', () => {
    const game = play({ edition: 'second', campaign: 'battle-begins' }, { 'deck.events': QUIET });
    buy(game, ['U-47', 'trained'], ['U-51', 'green']);
    game.expect('spend', 'done');
    for (const id of ['U-47', 'U-51']) sail(game, id, 'to:north-sea', 'stop');
    const hull = { part: 'hull', lasting: true, n: 1 } as const;
    game.boat('U-47').damage.push(hull, { part: 'flooding', lasting: false, n: 1 });
    game.expect('lookout', 'rest:U-47');
    game.expect('lookout', 'rest:U-51');
    expect(game.boat('U-47').damage).toEqual([hull]);
    expect(told(game, 'repaired').map(({ data }) => [data.boat, data.n])).toEqual([['U-47', 1]]);
  });
});
