/** Special conditions combined with other rules: carriers, warships, second attacks (8.7). */
import { describe, expect, it } from 'vitest';
import { ringAreas } from '../src/rules/display.ts';
import { levelOf } from '../src/rules/lookup.ts';
import { buy, contact, EDITIONS, letPass, type Played, play, sail } from './game.ts';

/** U-99, an Infiltrator, attacks; convoy cards come in order, and the second gives the condition in the 2nd edition. */
function attack(
  edition: 'first' | 'second',
  convoys: readonly string[],
  dice: Record<string, readonly (number | string)[]> = {},
): Played {
  const game = contact(edition, '', { ...dice, 'deck.convoys': convoys }, [['U-99', 'veteran']]);
  game.expect('engage', 'attack');
  return game;
}

/** Answers that do nothing in a phase; it ends where something else is asked. */
const PASSIVE = { escorts: 'E1', aim: 'hold', enemyAttacks: 'N1' };

/** Attacks so far, including those that could do no harm. */
const raids = (game: Played): number =>
  (game.table.log ?? []).filter(({ kind }) => kind === 'aircraftAttack' || kind === 'attackHarmless').length;

describe('Poor Lookouts', () => {
  it.each([
    ['first', ['CV-28']],
    ['second', ['CV-42', 'CV-28']],
  ] as const)(
    '8.7: keep a carrier from attacking in the first phase, and only then, %s edition',
    (edition, convoys) => {
      const game = attack(edition, convoys, { 'deck.naval': ['N-308'], detection: [1, 1, 1, 1, 1, 1] });
      game.expect('place', 'surfaced:S-W');
      expect(game.battle().condition).toBe('poor-lookouts');
      game.expect('helm', 'surfaced:S-W');
      letPass(game, { ...PASSIVE, driftBoat: 'S-SW' });
      expect([game.asked().step, game.battle().round, raids(game)]).toEqual(['helm', 2, 0]);
      game.expect('helm', 'surfaced:S-SW');
      letPass(game, { ...PASSIVE, driftBoat: 'M-SSW' });
      expect(raids(game)).toBe(1);
    },
  );
});

describe('Armed Guards (2nd edition)', () => {
  /** The light hits that the ship beside it threatens to inflict on U-99. */
  function threat(convoys: readonly string[], dice: Record<string, readonly string[]>, at: string): number {
    const game = attack('second', convoys, dice);
    game.boat('U-99').stress = levelOf(game.state(), game.boat('U-99')).shakenTo;
    game.expect('place', `surfaced:${at}`);
    game.expect('helm', `surfaced:${at}`);
    while (game.asked().step === 'driftBoat') game.answer(game.offered()[0] as string);
    letPass(game, PASSIVE);
    expect(game.asked().step).toBe('react');
    return (game.asked().about.threat as unknown as { args: { light: number } }).args.light;
  }

  it('8.7: are aboard merchants, not warships', () => {
    const warship = { 'deck.naval': ['N-301'] };
    expect(threat(['CV-42', 'CV-04'], warship, 'S-W')).toBe(threat(['CV-42', 'CV-38'], warship, 'S-W'));
    const merchant = { 'deck.merchants': ['M-057'] };
    expect(threat(['CV-01', 'CV-04'], merchant, 'S-E')).toBe(threat(['CV-01', 'CV-38'], merchant, 'S-E') + 1);
  });
});

describe('a convoy attacked again (10.6)', () => {
  /** U-99 leaves the display as soon as it may, and comes back. */
  function again(game: Played, start: string): void {
    game.expect('helm', 'leave');
    game.expect('remaining', 'reattack');
    game.expect('place', start);
  }

  it('10.6: 1st edition: keeps its alarm, and the card does not give it once more', () => {
    const game = attack('first', ['CV-47']);
    game.expect('place', 'submerged:L-S');
    expect([game.battle().condition, game.battle().alerted]).toEqual(['warned-by-radio', 1]);
    again(game, 'submerged:L-S');
    expect([game.battle().condition, game.battle().alerted]).toEqual(['warned-by-radio', 1]);
  });

  it('10.6: 2nd edition: has a new condition, and its alarm', () => {
    const game = attack('second', ['CV-38', 'CV-47', 'CV-22']);
    game.expect('place', 'submerged:L-S');
    again(game, 'submerged:L-S');
    expect(game.battle().alerted).toBe(2);
  });

  it.each(EDITIONS)('Engine Breakdown: slows the last ship that still sails, %s edition', (edition) => {
    const game = attack(edition, edition === 'first' ? ['CV-16'] : ['CV-38', 'CV-37', 'CV-16']);
    game.expect('place', 'submerged:L-S');
    Object.assign(game.ship('M4'), { sunk: true, area: null });
    again(game, 'submerged:L-S');
    expect(game.battle().condition).toBe('engine-breakdown');
    expect(['M3', 'M4'].map((slot) => game.ship(slot).slowed)).toEqual([1, 0]);
  });
});

describe.each(EDITIONS)('Clear Weather (7.3), %s edition', (edition) => {
  it('is over with the first contact, also when it was let go', () => {
    const game = contact(edition, 'CV-38', {
      'deck.events': ['EV-021', 'EV-038'],
      'deck.convoys': ['CV-38', 'CV-37'],
    });
    expect(game.boat('U-98').exposed).toEqual([{ n: 1, against: 'surfaced' }]);
    game.expect('engage', 'retreat');
    game.expect('remaining', 'newContact');
    expect(game.boat('U-98').exposed).toEqual([]);
  });
});

/** The special condition a question names; empty where it names none. */
function named(said: unknown): string {
  const key = (said as { args?: { name?: { key?: string } } }).args?.name?.key ?? '';
  return key.replace(/^condition\.|\.name$/g, '');
}

describe('8.7 1e: the condition of the convoy card in hand', () => {
  const PACK = [
    ['U-98', 'veteran'],
    ['U-99', 'veteran'],
  ] as const;

  it('8.7 1e: is known before retreat, placing and wolfpack, with the alarm it raises', () => {
    const game = contact('first', 'CV-22', {}, PACK);
    expect(game.battle()).toMatchObject({ condition: 'warned-by-radio', alerted: 1 });
    for (const [step, answer] of [
      ['engage', 'attack'],
      ['place', 'surfaced:L-S'],
      ['wolfpack', 'done'],
    ] as const) {
      expect([step, named(game.asked().about.condition)]).toEqual([step, 'warned-by-radio']);
      game.expect(step, answer);
    }
    expect([game.asked().step, game.battle().alerted]).toEqual(['helm', 1]);
    expect((game.table.log ?? []).filter(({ kind }) => kind === 'conditionKnown')).toHaveLength(1);
  });

  it('8.7 2e: is not that of the contact, and nothing is known before a second card is drawn', () => {
    const game = contact('second', 'CV-22', { 'deck.convoys': ['CV-22', 'CV-28'] }, PACK);
    for (const [step, answer] of [
      ['engage', 'attack'],
      ['place', 'surfaced:L-S'],
      ['wolfpack', 'done'],
    ] as const) {
      expect([game.battle().condition, game.battle().alerted]).toEqual(['', 0]);
      expect([step, game.asked().about.condition]).toEqual([step, '']);
      game.expect(step, answer);
    }
    expect(game.battle().condition).toBe('poor-lookouts');
  });

  it.each([
    ['first', ['warned-by-radio', 'poor-lookouts']],
    ['second', ['', '']],
  ] as const)('6.2, 8.7 1e: is told of both cards an air search finds, %s edition', (edition, expected) => {
    const game = play(
      { edition, campaign: 'battle-begins', convoys: 'all' },
      { 'deck.events': ['EV-038'], 'deck.convoys': ['CV-07', 'CV-28'], contact: [10] },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'airSearch:north-sea');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'stop');
    game.expect('lookout', 'search:U-47');
    const decision = game.asked();
    expect(decision.step).toBe('chooseConvoy');
    const options = decision.kind === 'pick' ? decision.options : [];
    expect(options.map((option) => named(option.args?.condition))).toEqual(expected);
  });
});

describe.each(EDITIONS)('conditions that move boats before the fight (8.7), %s edition', (edition) => {
  /** U-98 and U-47, which joins it, on their stations when the condition of a card comes into force. */
  function start(card: string, active: string, other: string): Played {
    const convoys = edition === 'first' ? [card] : ['CV-37', card];
    const game = contact(edition, '', { 'deck.convoys': convoys, wolfpack: [9] }, [
      ['U-98', 'veteran'],
      ['U-47', 'trained'],
    ]);
    game.expect('engage', 'attack');
    game.expect('place', `surfaced:${active}`);
    game.expect('wolfpack', 'call:U-47');
    game.expect('place', `surfaced:${other}`);
    return game;
  }
  const asked = (game: Played) => [game.asked().step, game.asked().about.boat];
  const areas = (game: Played) => ['U-98', 'U-47'].map((id) => game.fighter(id).area);

  it('8.7: Waiting Ahead lets every boat start in the middle ring, or stay', () => {
    const game = start('CV-36', 'L-S', 'L-N');
    expect(asked(game)).toEqual(['relocate', 'U-98']);
    expect([...game.offered()].sort()).toEqual(['stay', ...ringAreas('medium')].sort());
    game.expect('relocate', 'M-NNE');
    expect(asked(game)).toEqual(['relocate', 'U-47']);
    game.expect('relocate', 'stay');
    expect(areas(game)).toEqual(['M-NNE', 'L-N']);
  });

  it('8.7: Inside the Screen lets only the boat that found the convoy start in the short ring', () => {
    const game = start('CV-18', 'L-S', 'L-N');
    expect(asked(game)).toEqual(['relocate', 'U-98']);
    expect([...game.offered()].sort()).toEqual(['stay', ...ringAreas('short')].sort());
    game.expect('relocate', 'S-SE');
    expect([areas(game), game.asked().step]).toEqual([['S-SE', 'L-N'], 'boatsMove']);
  });

  it('8.7: Caught Astern makes every boat start astern; one that is there may stay', () => {
    const game = start('CV-50', 'L-N', 'L-SE');
    expect(asked(game)).toEqual(['relocate', 'U-98']);
    expect([...game.offered()].sort()).toEqual(['L-S', 'L-SE', 'L-SW']);
    game.expect('relocate', 'L-SW');
    expect(asked(game)).toEqual(['relocate', 'U-47']);
    expect([...game.offered()].sort()).toEqual(['L-S', 'L-SW', 'stay']);
    game.expect('relocate', 'stay');
    expect(areas(game)).toEqual(['L-SW', 'L-SE']);
  });
});
