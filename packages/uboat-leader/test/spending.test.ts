/** Torpedoes spent outside combat: only kinds that may be used on the target, ordinary ones first (6.11, 7.3, 9.16, 10.7). */
import { describe, expect, it } from 'vitest';
import type { Load } from '../src/state.ts';
import { buy, contact, EDITIONS, oddsFor, type Played, play, sail } from './game.ts';

const LONE_MERCHANT = 'EV-024';
const SMALL_COASTER = 'EV-045';
const SURVIVORS = 'EV-040';
/** Its late face. */
const INDEPENDENT_SAILING = 'EV-039';

const load = (some: Partial<Load>): Load => ({ plain: 0, fat: 0, t5: 0, mines: 0, ...some });

/** What a boat carries, in the tubes and stored. */
interface Arms {
  readonly ready: Partial<Load>;
  readonly stored: Partial<Load>;
}

const arm = (game: Played, boat: string, { ready, stored }: Arms): void => {
  Object.assign(game.boat(boat), { ready: load(ready), stored: load(stored) });
};

const carries = (game: Played, boat: string): [Load, Load] => [
  { ...game.boat(boat).ready },
  { ...game.boat(boat).stored },
];

const told = (game: Played, kind: string): string[] =>
  (game.table.log ?? []).filter((event) => event.kind === kind).map(({ rule }) => rule);

describe.each(EDITIONS)('a lone merchant met on the way (7.3, 9.16), %s edition', (edition) => {
  /** U-47 draws the card on its way into the North Sea. */
  function met(card: string, arms: Arms): Played {
    const game = play({ edition, campaign: 'battle-begins' }, { 'deck.events': [card] });
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'done');
    arm(game, 'U-47', arms);
    sail(game, 'U-47', 'to:north-sea');
    return game;
  }

  it('7.3, 9.16: costs an ordinary torpedo out of the tubes rather than an advanced one out of the store', () => {
    const game = met(LONE_MERCHANT, { ready: { plain: 2, t5: 1 }, stored: { fat: 3, t5: 2 } });
    game.expect('eventOffer', 'fire');
    expect(carries(game, 'U-47')).toEqual([load({ plain: 1, t5: 1 }), load({ fat: 3, t5: 2 })]);
    expect(game.state().vp).toBe(1);
  });

  it('9.16: costs a stored ordinary torpedo before one in the tubes', () => {
    const game = met(LONE_MERCHANT, { ready: { plain: 2 }, stored: { plain: 1, t5: 2 } });
    game.expect('eventOffer', 'fire');
    expect(carries(game, 'U-47')).toEqual([load({ plain: 2 }), load({ t5: 2 })]);
  });

  it('9.16: is no target for a boat with acoustic and pattern-running torpedoes only, and the log says so', () => {
    const arms = { ready: { t5: 3, fat: 2 }, stored: { t5: 4 } };
    const game = met(LONE_MERCHANT, arms);
    expect(game.asked().step).not.toBe('eventOffer');
    expect(carries(game, 'U-47')).toEqual([load(arms.ready), load(arms.stored)]);
    expect([game.state().vp, told(game, 'noTorpedoFits')]).toEqual([0, ['9.16']]);
  });

  /** U-47 off the British Isles begins a turn with this stress; the North Sea on its way home brings the card. */
  function comingHome(card: string, stress: number): Played {
    const cards = ['EV-038', 'EV-019', card, 'EV-020', 'EV-012', 'EV-013'];
    const game = play({ edition, campaign: 'battle-begins', length: 'long' }, { 'deck.events': cards });
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'to:british-isles', 'stop');
    game.expect('lookout', 'rest:U-47');
    game.boat('U-47').stress = stress;
    game.expect('spend', 'done');
    if (game.asked().step === 'sail') game.expect('sail', 'to:north-sea');
    return game;
  }

  it.each([LONE_MERCHANT, SMALL_COASTER])('2.8, 7.3: card %s is no target for an Unfit crew', (card) => {
    const shaken = comingHome(card, 8);
    expect([shaken.asked().step, shaken.offered()]).toEqual(['eventOffer', ['fire', 'decline']]);
    const unfit = comingHome(card, 12);
    expect(unfit.state().decks.events.discard).toContain(card);
    expect([unfit.boat('U-47').inPort, unfit.boat('U-47').log[0]?.vp]).toEqual([true, 0]);
    expect(told(unfit, 'unfitToAttack')).toEqual(['2.8']);
    expect(told(shaken, 'unfitToAttack')).toEqual([]);
  });

  it('2.8, 7.3: an Unfit crew may pick up survivors: that is no attack', () => {
    const game = comingHome(SURVIVORS, 12);
    expect(game.offered()).toEqual(['rescue', 'decline']);
    game.expect('eventOffer', 'rescue');
    expect([game.boat('U-47').xp, told(game, 'unfitToAttack')]).toEqual([1, []]);
  });

  /** U-552 draws the late face of a card on its way into the Bay of Biscay. */
  function metLate(card: string, arms: Arms): Played {
    const game = play({ edition, campaign: 'hunted' }, { 'deck.events': [card] });
    buy(game, ['U-552', 'trained', 'france']);
    game.expect('spend', 'done');
    arm(game, 'U-552', arms);
    sail(game, 'U-552', 'to:bay-of-biscay');
    return game;
  }

  it('9.16: ships that sail by themselves cost two ordinary torpedoes, not one and an advanced one', () => {
    const short = metLate(INDEPENDENT_SAILING, { ready: { plain: 1, t5: 4 }, stored: {} });
    expect(short.asked().step).not.toBe('eventOffer');
    expect(told(short, 'noTorpedoFits')).toEqual(['9.16']);
    const game = metLate(INDEPENDENT_SAILING, { ready: { plain: 1, t5: 4 }, stored: { plain: 1 } });
    game.expect('eventOffer', 'fire');
    expect(carries(game, 'U-552')).toEqual([load({ t5: 4 }), load({})]);
  });
});

describe.each(EDITIONS)('a finishing shot (10.7, 9.16), %s edition', (edition) => {
  /** U-98, its five tubes full, with a crippled ship left over from a contact. */
  function cripple(slot: 'M1' | 'E1', arms: Arms): Played {
    const game = contact(edition, 'CV-37', {
      'deck.merchants': ['M-078'],
      'deck.escorts': ['E-203'],
    });
    const deck = slot === 'M1' ? 'merchants' : 'escorts';
    Object.assign(game.ship(slot), { heavy: 1, card: game.state().decks[deck].draw.pop(), area: null });
    arm(game, 'U-98', arms);
    game.expect('engage', 'retreat');
    return game;
  }

  it('10.7: a merchant is finished off with the last ordinary torpedo, not with an advanced one', () => {
    const game = cripple('M1', { ready: { plain: 1, fat: 4 }, stored: { t5: 3, fat: 1 } });
    expect(game.offered().filter((id) => id.includes(':torpedo'))).toEqual(['finish:M1:torpedo']);
    game.expect('remaining', 'finish:M1:torpedo');
    expect(carries(game, 'U-98')).toEqual([load({ fat: 4 }), load({ t5: 3, fat: 1 })]);
    expect(game.state().vp).toBeGreaterThan(0);
  });

  it('10.7: with advanced torpedoes only it is refused with the reason; the gun may still do it', () => {
    const game = cripple('M1', { ready: { fat: 2 }, stored: { t5: 3 } });
    expect(game.refusal('finish:M1:torpedo')).toBe('refused.runsAt.ship [9.16]');
    expect(game.offered()).toContain('finish:M1:gun');
    expect(cripple('E1', { ready: { fat: 2 }, stored: {} }).refusal('finish:E1:torpedo')).toBe(
      'refused.runsAt.escort [9.16]',
    );
  });

  it('10.7: which torpedo finishes off an escort is asked where ordinary and acoustic ones are left', () => {
    const arms = { ready: { plain: 1, t5: 1, fat: 3 }, stored: { plain: 2, t5: 1 } };
    const shots = [
      'finish:E1:torpedo:stored:plain',
      'finish:E1:torpedo:ready:plain',
      'finish:E1:torpedo:stored:t5',
      'finish:E1:torpedo:ready:t5',
    ];
    const game = cripple('E1', arms);
    expect(game.offered().filter((id) => id.includes(':torpedo'))).toEqual(shots);
    game.expect('remaining', 'finish:E1:torpedo:ready:t5');
    expect(carries(game, 'U-98')).toEqual([load({ plain: 1, fat: 3 }), load({ plain: 2, t5: 1 })]);
    expect(game.ship('E1').sunk).toBe(true);
  });

  it('10.7: it is not asked where acoustic torpedoes are all that may run at an escort', () => {
    const game = cripple('E1', { ready: { t5: 1, fat: 4 }, stored: { t5: 1 } });
    game.expect('remaining', 'finish:E1:torpedo');
    expect(carries(game, 'U-98')).toEqual([load({ t5: 1, fat: 4 }), load({})]);
  });
});

describe.each(EDITIONS)('torpedoes beside the raiders (6.11, 9.16), %s edition', (edition) => {
  /** U-47 in the raider box of The Happy Time. */
  function raider(arms: Arms, raid: readonly number[] = []): Played {
    const game = play(
      { edition, campaign: 'happy-time', length: 'long' },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'], raid },
    );
    buy(game, ['U-47', 'trained', 'france']);
    arm(game, 'U-47', arms);
    game.expect('spend', 'raider:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'to:north-atlantic', 'box:raider');
    return game;
  }

  it('6.11: acoustic ones are not fired at the convoy; with nothing else the torpedo is refused with the reason', () => {
    const game = raider({ ready: { t5: 3 }, stored: { plain: 1, t5: 4 } }, [1]);
    game.expect('raiding', 'torpedo');
    expect(carries(game, 'U-47')).toEqual([load({ t5: 3 }), load({ t5: 4 })]);
    expect(game.offered()).toEqual(['stop', 'gun']);
    expect(game.refusal('torpedo')).toBe('refused.runsAt.convoy [9.16]');
  });

  it('6.11: ordinary and pattern-running ones are chosen from, and the latter hit one better', () => {
    const game = raider({ ready: { plain: 1, fat: 2 }, stored: { plain: 1, t5: 5 } }, [7]);
    expect(game.offered()).toEqual([
      'stop',
      'gun',
      'torpedo:stored:plain',
      'torpedo:ready:plain',
      'torpedo:ready:fat',
    ]);
    const plain = oddsFor(game, 'torpedo:ready:plain').point as number;
    expect(oddsFor(game, 'torpedo:ready:fat').point).toBeCloseTo(plain + 0.1);
    game.expect('raiding', 'torpedo:ready:fat');
    const [roll] = (game.table.log ?? []).flatMap((event) =>
      event.roll?.purpose === 'raid' ? [event.roll] : [],
    );
    expect(roll?.modifiers).toContainEqual({ why: 'fat', rule: '9.16', value: 1 });
    expect(carries(game, 'U-47')).toEqual([load({ plain: 1, fat: 1 }), load({ plain: 1, t5: 5 })]);
  });
});

describe.each(EDITIONS)('advanced torpedoes in an attack mission (6.10, 9.16), %s edition', (edition) => {
  it('6.10: acoustic ones are refused with the reason, as no escort is there', () => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012'], 'deck.naval': ['N-301', 'N-302', 'N-303'] },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'attack:U-47');
    game.expect('spend', 'done');
    arm(game, 'U-47', { ready: { plain: 2, t5: 3 }, stored: {} });
    sail(game, 'U-47', 'to:north-sea', 'box:attack');
    while (game.asked().step === 'breakOff') game.expect('breakOff', 'goOn');
    expect(game.refusal('t5')).toBe('refused.t5Escort [9.16]');
    expect(game.offered()).toEqual(['hold', 'plain:N-301', 'plain:N-302', 'plain:N-303']);
  });
});
