/** New draw piles made from discards (3.6). */
import { describe, expect, it } from 'vitest';
import { buy, contact, EDITIONS, type Played, play, sail } from './game.ts';

/** Discards all but one of the convoy cards still to be drawn; returns the last one. */
function lastConvoy(game: Played): string {
  const deck = game.state().decks.convoys;
  const [last, ...others] = deck.draw as [string, ...string[]];
  deck.discard.push(...others);
  deck.draw = [last];
  return last;
}

describe.each(EDITIONS)('a draw pile (3.6), %s edition', (edition) => {
  it('3.6: is made anew with its last card: the convoy just drawn is not in it', () => {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'retreat');
    const last = lastConvoy(game);
    game.expect('remaining', 'newContact');
    const { draw, discard } = game.state().decks.convoys;
    expect(game.battle().card).toBe(last);
    expect(draw).not.toContain(last);
    expect([draw.length > 0, discard]).toEqual([true, []]);
    game.expect('engage', 'retreat');
    game.expect('remaining', 'newContact');
    expect(game.battle().card).not.toBe(last);
    expect(game.state().decks.convoys.discard).toEqual([last]);
  });

  it('3.6: is made anew with its last card: an event just drawn is the first of the new discards', () => {
    const game = play({ edition, campaign: 'battle-begins' }, { 'deck.events': ['EV-038', 'EV-019'] });
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea');
    const { events } = game.state().decks;
    const quiet = events.draw.indexOf('EV-019');
    events.discard.push(...events.draw.splice(0, quiet), ...events.draw.splice(1));
    const all = events.draw.length + events.discard.length;
    sail(game, 'U-47', 'to:british-isles');
    expect([events.discard, events.draw.length]).toEqual([['EV-019'], all - 1]);
  });

  it('3.6: is refilled by the next draw when discards come only later', () => {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'retreat');
    const { convoys } = game.state().decks;
    convoys.draw = [];
    game.expect('remaining', 'newContact');
    // CV-37 was on the table until now
    expect(game.battle().card).toBe('CV-37');
  });
});

describe('the second card of the second edition (3.6, 8.7)', () => {
  it('3.6, 8.7 2e: is not in the pile it made', () => {
    const game = contact('second', 'CV-37');
    const last = lastConvoy(game);
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    const { draw, discard } = game.state().decks.convoys;
    expect([draw.includes(last), discard]).toEqual([false, [last]]);
  });
});
