/** What is gone for good: warships that were sunk, captains lost with their boats (3.7, 6.10, 10.7, 13.1, 13.5). */
import { describe, expect, it } from 'vitest';
import { HIT_CUP } from '../src/rules/hits.ts';
import { buy, contact, EDITIONS, letPass, type Played, play, sail } from './game.ts';

const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'];
const ROYAL_OAK = 'N-301';
const OTHERS = ['N-302', 'N-303'];

describe.each(EDITIONS)('warships that were sunk (6.10), %s edition', (edition) => {
  /** U-47 has found three warships on its attack mission. */
  function found(linked: boolean, before: (game: Played) => void = () => undefined): Played {
    const game = play(
      { edition, campaign: 'battle-begins', length: 'short', linked },
      { 'deck.events': QUIET, 'deck.naval': [ROYAL_OAK, ...OTHERS], torpedo: [10, 10, 10, 10] },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'attack:U-47');
    game.expect('spend', 'done');
    before(game);
    sail(game, 'U-47', 'to:north-sea', 'box:attack');
    letPass(game, { breakOff: 'goOn' });
    return game;
  }

  function sinkRoyalOak(game: Played): void {
    game.expect('aimRaid', `plain:${ROYAL_OAK}`);
    game.expect('spread', '4');
    game.expect('aimRaid', 'fire');
  }

  it('6.10: leave the game after an attack mission; those still afloat are discarded', () => {
    const game = found(false);
    sinkRoyalOak(game);
    expect(game.state().vp).toBe(4);
    expect([game.state().wrecks, game.state().decks.naval.discard]).toEqual([[ROYAL_OAK], OTHERS]);
    expect(game.state().decks.naval.draw).not.toContain(ROYAL_OAK);
  });

  it('13.5: do not sail in the campaigns that follow', () => {
    const game = found(true);
    sinkRoyalOak(game);
    game.expect('spend', 'done');
    game.expect('sail', 'port:germany');
    const { campaign, decks } = game.state();
    expect(campaign).toBe('happy-time');
    expect(decks.naval.draw).toEqual(expect.arrayContaining(OTHERS));
    expect(decks.naval.draw).not.toContain(ROYAL_OAK);
  });

  it('10.7: leave the game after a finishing shot; merchants and escorts go to the discards', () => {
    const game = contact(edition, 'CV-42', { 'deck.naval': [ROYAL_OAK] });
    Object.assign(game.ship('N1'), { heavy: 1, card: game.state().decks.naval.draw.pop(), area: null });
    game.expect('engage', 'retreat');
    game.expect('remaining', 'finish:N1:torpedo');
    game.expect('remaining', 'nothing');
    expect([game.state().wrecks, game.state().decks.naval.discard]).toEqual([[ROYAL_OAK], []]);
    const merchant = contact(edition, 'CV-37', { 'deck.merchants': ['M-078'] });
    Object.assign(merchant.ship('M1'), {
      heavy: 1,
      card: merchant.state().decks.merchants.draw.pop(),
      area: null,
    });
    merchant.expect('engage', 'retreat');
    merchant.expect('remaining', 'finish:M1:torpedo');
    merchant.expect('remaining', 'nothing');
    expect([merchant.state().wrecks, merchant.state().decks.merchants.discard]).toEqual([[], ['M-078']]);
  });

  it('3.6: serve again when there is no other warship left', () => {
    const game = found(false, ({ state }) => {
      const { decks, wrecks } = state();
      wrecks.push(...decks.naval.draw.splice(0));
    });
    expect(game.asked().step).toBe('aimRaid');
    expect([game.state().raid?.targets.length, game.state().wrecks]).toEqual([3, []]);
  });
});

describe('two boats of one captain (3.7, 13.1)', () => {
  const FATAL = HIT_CUP.findIndex((counter) => counter.heavy.effect === 'sunk') + 1;

  /** The flotilla of The Happy Time after U-23 has met a mine, or come home, in The Battle Begins. */
  function after(mine: boolean): Played {
    const game = play(
      { edition: 'second', campaign: 'battle-begins', linked: true },
      { 'deck.events': [mine ? 'EV-041' : 'EV-038', ...QUIET.slice(1)], event: [1], hit: [FATAL] },
    );
    buy(game, ['U-23', 'green'], ['U-47', 'green']);
    game.expect('spend', 'done');
    sail(game, 'U-23', 'to:north-sea', ...(mine ? [] : ['port:germany']));
    sail(game, 'U-47', 'to:north-sea', 'port:germany');
    while (game.asked().step === 'station') game.answer('germany');
    return game;
  }

  it('3.7: U-99 is refused beside U-23', () => {
    const game = after(false);
    expect([game.state().campaign, game.boat('U-23').fate]).toEqual(['happy-time', 'serving']);
    expect(game.refusal('U-99')).toBe('refused.captain [13.1]');
  });

  it('3.7, 13.5: U-99 is refused as well once its captain was lost with U-23', () => {
    const game = after(true);
    expect([game.state().campaign, game.boat('U-23').fate]).toEqual(['happy-time', 'sunk']);
    expect(game.refusal('U-99')).toBe('refused.captainLost [13.1]');
  });
});
