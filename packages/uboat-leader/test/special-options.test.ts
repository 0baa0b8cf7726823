/** What special options buy, and their limits (3.4, 6). */
import { describe, expect, it } from 'vitest';
import { buy, EDITIONS, play, sail } from './game.ts';

describe.each(EDITIONS)('special options (6), %s edition', (edition) => {
  it('6.2: air search draws two convoy cards, one is chosen, the other discarded', () => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.convoys': ['CV-37', 'CV-40', 'CV-38'], contact: [10], 'deck.events': ['EV-038'] },
    );
    buy(game, ['U-47', 'trained']);
    expect(game.refusal('airSearch')).toBe('refused.optionArea [3.4]');
    expect(game.refusal('airSearch:british-isles')).toMatch(/notOffered/);
    game.expect('spend', 'airSearch:north-sea');
    expect(game.refusal('airSearch:north-sea')).toBe('refused.counterThere [6.2]');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'stop');
    game.expect('lookout', 'search:U-47');
    expect(game.offered()).toEqual(['CV-37', 'CV-40']);
    game.expect('chooseConvoy', 'CV-40');
    expect(game.battle().card).toBe('CV-40');
    expect(game.state().decks.convoys.discard).toEqual(['CV-37']);
  });

  it('6.3, 11.4: a supply ship takes 2 stress off boats in its area and is gone after the turn', () => {
    const game = play({ edition, campaign: 'happy-time' }, { 'deck.events': ['EV-038', 'EV-019'] });
    buy(game, ['U-47', 'trained', 'france']);
    game.expect('spend', 'supply:southwest-approaches');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'stop');
    game.boat('U-47').stress = 5;
    game.expect('lookout', 'rest:U-47');
    expect(game.boat('U-47').stress).toBe(3);
    expect(game.state().marks['southwest-approaches']?.supply).toBe(false);
    expect(game.state().bought.supply).toBe(1);
  });

  it('6.4, 8.2: intelligence gives +2 on the contact roll', () => {
    const game = play(
      { edition, campaign: 'happy-time' },
      { 'deck.events': ['EV-038', 'EV-018'], contact: [4] },
    );
    buy(game, ['U-47', 'trained', 'france']);
    game.expect('spend', 'intelligence:southwest-approaches');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'stop');
    game.expect('lookout', 'search:U-47');
    const roll = (game.table.log ?? []).find((event) => event.roll?.purpose === 'contact')?.roll;
    expect([roll?.total, roll?.outcome]).toEqual([6, '2']);
  });

  it('6.5: priority rest takes 4 stress off every boat in port, once in a segment', () => {
    const game = play({ edition, campaign: 'battle-begins', length: 'long' });
    buy(game, ['U-47', 'green'], ['U-51', 'green']);
    expect(game.refusal('rest')).toBe('refused.nobodyToRest [6.5]');
    game.boat('U-47').stress = 6;
    game.boat('U-51').stress = 3;
    game.answer('intelligence:north-sea');
    game.expect('spend', 'rest');
    expect([game.boat('U-47').stress, game.boat('U-51').stress]).toEqual([2, 0]);
    expect(game.refusal('rest')).toBe('refused.restTwice [6.5]');
  });

  it('6.6, 9.16: advanced torpedoes cost half a point each and take the place of ordinary ones', () => {
    const game = play({ edition, campaign: 'hunted' });
    buy(game, ['U-98', 'veteran', 'france']);
    const before = game.state().so;
    game.expect('spend', 'advanced:U-98');
    expect(() => game.answer({ fatReady: 3, t5Ready: 3, fatStored: 0, t5Stored: 0 })).toThrow(
      'refused.noTorpedoes',
    );
    game.expect('loadAdvanced', { fatReady: 2, t5Ready: 1, fatStored: 2, t5Stored: 0 });
    expect(game.state().so).toBe(before - 2.5);
    expect(game.boat('U-98')).toMatchObject({
      ready: { plain: 2, fat: 2, t5: 1 },
      stored: { plain: 7, fat: 2 },
    });
  });

  it('6.9: mines are loaded in port only, attacks and raids are for crews that are not Unfit', () => {
    const game = play(
      { edition, campaign: 'happy-time', length: 'long' },
      { 'deck.events': ['EV-038', 'EV-019'] },
    );
    buy(game, ['U-47', 'trained', 'france'], ['U-20', 'trained']);
    expect(game.refusal('raider:U-20')).toBe('refused.boxOutOfBounds [3.4]');
    game.boat('U-47').stress = 9;
    game.answer('intelligence:north-sea');
    expect(game.refusal('attack:U-47')).toBe('refused.unfit [2.8]');
    game.boat('U-47').stress = 0;
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'stop');
    sail(game, 'U-20', 'stay');
    game.expect('lookout', 'rest:U-47');
    expect(game.refusal('mine:U-47')).toBe('refused.mineInPort [6.9]');
    game.expect('spend', 'attack:U-47');
    expect(game.refusal('raider:U-47')).toBe(edition === 'second' ? 'refused.missions [6.8 2e]' : null);
  });

  describe('mines brought home unlaid (6.9, 11.6)', () => {
    /** U-47 back in Germany with 9 stored mines and 5 in the tubes. */
    function unlaid() {
      const game = play(
        { edition, campaign: 'battle-begins', length: 'long' },
        { 'deck.events': ['EV-038'] },
      );
      buy(game, ['U-47', 'trained']);
      game.expect('spend', 'mine:U-47');
      game.expect('loadMines', { stored: 9, ready: 5 });
      game.expect('spend', 'done');
      sail(game, 'U-47', 'to:north-sea', 'port:germany');
      return game;
    }

    it('6.9, 11.6: can be landed for torpedoes, at no cost; the mission is given up', () => {
      const game = unlaid();
      const before = { so: game.state().so, mine: game.state().bought.mine };
      game.expect('spend', 'mine:U-47');
      game.expect('loadMines', { stored: 0, ready: 0 });
      expect(game.boat('U-47')).toMatchObject({
        ready: { plain: 5, mines: 0 },
        stored: { plain: 9, mines: 0 },
        missions: [],
      });
      expect({ so: game.state().so, mine: game.state().bought.mine }).toEqual(before);
      game.expect('spend', 'mine:U-47');
      expect(game.state().so).toBe(before.so - 1);
    });

    it('6.9: can be kept in part, as often as wanted', () => {
      const game = unlaid();
      game.state().so = 0;
      game.expect('spend', 'mine:U-47');
      game.expect('loadMines', { stored: 8, ready: 0 });
      expect(game.boat('U-47')).toMatchObject({
        ready: { plain: 5, mines: 0 },
        stored: { plain: 1, mines: 8 },
        missions: ['mine'],
      });
      game.expect('spend', 'mine:U-47');
      expect(() => game.answer({ stored: 10, ready: 0 })).toThrow();
      game.expect('loadMines', { stored: 9, ready: 1 });
      expect(game.boat('U-47')).toMatchObject({ ready: { plain: 4 }, stored: { plain: 0 } });
    });

    it('6.9: stay aboard at sea', () => {
      const game = unlaid();
      game.expect('spend', 'done');
      sail(game, 'U-47', 'to:north-sea', 'stop');
      game.expect('lookout', 'rest:U-47');
      expect(game.refusal('mine:U-47')).toBe('refused.mineInPort [6.9]');
    });
  });

  it('3.4: options run out at the limit of the sheet', () => {
    const game = play({ edition, campaign: 'battle-begins', length: 'long' });
    buy(game, ['U-47', 'green'], ['U-51', 'green'], ['U-53', 'green']);
    game.expect('spend', 'attack:U-47');
    game.expect('spend', 'attack:U-51');
    expect(game.refusal('attack:U-53')).toBe('refused.limit [3.4]');
  });

  it('6.11: a raider helper scores a point for every 8 or more, and stops when it wants', () => {
    const game = play(
      { edition, campaign: 'happy-time' },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013'], raid: [8, 7] },
    );
    buy(game, ['U-47', 'trained', 'france']);
    game.expect('spend', 'raider:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'to:north-atlantic', 'box:raider');
    game.expect('raiding', 'torpedo');
    expect(game.state().vp).toBe(1);
    game.expect('raiding', 'torpedo');
    expect(game.state().vp).toBe(1);
    game.expect('raiding', 'stop');
    expect(game.boat('U-47').missions).toEqual([]);
  });
});
