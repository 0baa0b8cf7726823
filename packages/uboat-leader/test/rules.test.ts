/** Rules one by one: each test plays to the spot with typed-in dice and looks at what the sea does. */
import { optionsOf } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { range } from '../src/rules/display.ts';
import { evasionOf } from '../src/rules/lookup.ts';
import { buy, contact, hunted, letPass, type Played, play, sail } from './game.ts';

const EDITIONS = ['first', 'second'] as const;

/** Evasion of U-99 Veteran. */
const EVASION = 4;

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

describe.each(EDITIONS)('wolfpacks (8.6), %s edition', (edition) => {
  const pack = [
    ['U-98', 'veteran'],
    ['U-47', 'trained'],
    ['U-48', 'trained'],
  ] as const;

  it('a die of the sheet or more joins; a natural 1 costs stress and gives the alarm', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [5, 1] }, pack);
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    game.expect('place', 'submerged:L-E');
    expect(game.battle().boats.map((fighter) => fighter.id)).toEqual(['U-98', 'U-47']);
    expect(game.refusal('radio')).toBe('refused.radioTooLate [6.7]');
    const stress = game.boat('U-98').stress;
    game.expect('wolfpack', 'call:U-48');
    expect(game.battle().boats).toHaveLength(2);
    expect([game.boat('U-98').stress - stress, game.battle().alerted]).toEqual([1, 1]);
  });

  it('an Attacked counter takes 2 off the die', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [6] }, pack);
    game.boat('U-47').attacked = true;
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    expect(game.battle().boats).toHaveLength(1);
  });

  it('6.7: a radio call lets boats join without a die', () => {
    const game = contact(edition, 'CV-37', {}, pack);
    const before = game.state().so;
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'radio');
    game.expect('wolfpack', 'join:U-47');
    game.expect('place', 'surfaced:L-SE');
    expect(game.battle().boats).toHaveLength(2);
    expect([before - game.state().so, game.thrown('wolfpack')]).toEqual([1, []]);
  });

  it('10.3: boats that joined return with Attacked counters; the active boat has none', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [9] }, pack.slice(0, 2));
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    game.expect('place', 'surfaced:L-N');
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'leave');
    game.expect('helm', 'leave');
    expect([game.boat('U-98').attacked, game.boat('U-47').attacked]).toEqual([false, true]);
    expect([game.boat('U-98').stress, game.boat('U-47').stress]).toEqual([1, 1]);
  });
});

describe.each(EDITIONS)('contacts (8), %s edition', (edition) => {
  it('8.4: a contact let go costs no stress', () => {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'retreat');
    expect([game.boat('U-98').stress, game.state().contacts]).toEqual([0, 2]);
    expect(game.asked().step).toBe('remaining');
  });

  it('8.5: only an Infiltrator may start inside the long ring', () => {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'attack');
    expect(game.offered()).toHaveLength(16);
    expect(game.refusal('surfaced:S-S')).toMatch(/notOffered/);
    const inside = contact(edition, 'CV-37', {}, [['U-99', 'veteran']]);
    inside.expect('engage', 'attack');
    expect(inside.offered()).toEqual(
      expect.arrayContaining(['surfaced:S-S', 'submerged:M-SSE', 'surfaced:L-N']),
    );
  });

  it('8.3: the first card a boat draws in an area puts a warning there, later ones do not', () => {
    const game = contact(edition, 'CV-37', { 'deck.convoys': ['CV-37', 'CV-40', 'CV-38'] });
    expect(game.state().marks['southwest-approaches']?.warnings).toBe(1);
    game.expect('engage', 'retreat');
    game.expect('remaining', 'newContact');
    expect(game.state().marks['southwest-approaches']?.warnings).toBe(1);
    expect(game.state().contacts).toBe(1);
  });

  it('10.6: lone and naval contacts cannot be attacked again', () => {
    for (const card of ['CV-31', 'CV-42']) {
      const game = contact(edition, card);
      game.expect('engage', 'retreat');
      expect(game.refusal('reattack')).toBe('refused.reattackType [10.6]');
    }
  });

  it('10.6: a convoy attacked again has fresh escorts, sound ships in place and the alarm still on', () => {
    const game = contact(edition, 'CV-37', {
      torpedo: [10, 10, 10, 1, 1, 1],
      escortCourse: [5, 5],
      'deck.merchants': ['M-078', 'M-056'],
    });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    game.expect('aim', 'plain:M4');
    game.expect('spread', '3');
    game.expect('aim', 'fire');
    expect(game.ship('M4').sunk).toBe(true);
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'gone' });
    game.expect('remaining', 'reattack');
    expect(game.battle().ships.map((ship) => [ship.slot, ship.area])).toEqual([
      ['M1', 'C-UL'],
      ['M2', 'C-UR'],
      ['M3', 'C-LL'],
      ['M4', null],
      ['E1', 'S-NW'],
      ['E2', 'S-NE'],
    ]);
    expect([
      game.ship('M3').card,
      game.ship('E1').card,
      game.battle().alerted,
      game.state().contacts,
    ]).toEqual(['M-078', null, 1, 1]);
    expect(game.state().vp).toBe(2);
  });

  it('10.7: a warship is finished off by torpedo only', () => {
    const game = contact(edition, 'CV-42', { 'deck.naval': ['N-303'] });
    game.expect('engage', 'retreat');
    Object.assign(game.ship('N1'), { heavy: 1, card: game.state().decks.naval.draw.pop(), area: null });
    game.expect('remaining', 'newContact');
    game.expect('engage', 'retreat');
    const again = contact(edition, 'CV-42', { 'deck.naval': ['N-303'] });
    Object.assign(again.ship('N1'), { heavy: 1, card: again.state().decks.naval.draw.pop(), area: null });
    again.expect('engage', 'retreat');
    expect(again.refusal('finish:N1:gun')).toBe('refused.gunWarship [10.7]');
    again.expect('remaining', 'finish:N1:torpedo');
    expect([again.state().vp, again.boat('U-98').xp, again.boat('U-98').stress]).toEqual([2, 2, 0]);
  });
});

describe.each(EDITIONS)('hunted (9.4, 9.22 - 9.24), %s edition', (edition) => {
  it('9.24: a deep dive costs what its edition says', () => {
    const game = hunted(edition, { deepDive: [1], enemyAttack: [1, 1] });
    expect(game.asked().step).toBe('react');
    const before = game.boat('U-99').stress;
    game.expect('react', 'deepDive');
    expect(game.boat('U-99').stress - before).toBe(edition === 'first' ? 1 : 2);
    expect(game.boat('U-99').damage).toEqual([]);
  });

  it('9.24: a deep dive die of 10', () => {
    const game = hunted(edition, { deepDive: [10], enemyAttack: [1, 1] });
    const before = game.boat('U-99').stress;
    game.expect('react', 'deepDive');
    expect(game.boat('U-99').stress - before).toBe(2);
    expect(game.boat('U-99').damage).toEqual(
      edition === 'first' ? [] : [{ part: 'hull', lasting: true, n: 1 }],
    );
  });

  it('9.4: silent running at or under evasion shakes the hunters off', () => {
    const game = hunted(edition, { silent: [EVASION], deepDive: [1], enemyAttack: [1, 1, 1, 1] });
    letPass(game, { react: 'hold', aim: 'hold' });
    expect(game.asked().step).toBe('helm');
    const options = game.offered().filter((id) => id.startsWith('silent:'));
    expect(options.length > 1).toBe(edition === 'second');
    game.answer(options[0] as string);
    expect(game.fighter('U-99').detected).toBe(false);
  });

  it('9.4: above evasion it costs 2 stress and the boat stays detected', () => {
    const game = hunted(edition, { silent: [EVASION + 1], enemyAttack: [1, 1, 1, 1] });
    letPass(game, { react: 'hold', aim: 'hold' });
    const before = game.boat('U-99').stress;
    game.answer(game.offered().find((id) => id.startsWith('silent:')) as string);
    expect(game.boat('U-99').stress - before).toBeGreaterThanOrEqual(2);
    const said = (game.table.log ?? []).filter((event) => event.kind === 'stillHunted');
    expect(said).toHaveLength(1);
  });
});

describe.each(EDITIONS)('crash dive (9.23), %s edition', (edition) => {
  it.each(['at evasion', 'above evasion'] as const)('the die is %s', (where) => {
    const die = EVASION + (where === 'at evasion' ? 0 : 1);
    const game = contact(
      edition,
      'CV-39',
      {
        'deck.merchants': ['M-055', 'M-071', 'M-075', 'M-076'],
        crashDive: [die],
        enemyAttack: [1],
        hit: [1, 1, 1, 1],
        detection: [1, 1],
      },
      [['U-99', 'veteran']],
    );
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:S-S');
    game.expect('helm', 'surfaced:C-LL');
    letPass(game, { driftBoat: 'C-LL', escorts: 'E1', aim: 'hold' });
    letPass(game, { enemyAttacks: 'M3' });
    game.expect('react', 'crashDive');
    expect(game.fighter('U-99').depth).toBe('submerged');
    const kinds = (game.table.log ?? []).map((event) => event.kind);
    expect(kinds.includes('attackEvaded')).toBe(where === 'at evasion');
    expect(kinds.filter((kind) => kind === 'crashDives')).toHaveLength(1);
  });
});

describe('9.28 (2nd edition): damage', () => {
  const counters: Record<string, number> = {
    none: 9,
    hull: 5,
    engines: 30,
    periscope: 32,
    gun: 34,
    electronics: 35,
    oilLeak: 36,
    tubes: 37,
    sunk: 39,
    stunned: 24,
  };
  /** A boat in the North Sea that draws Drifting Mine on a die of 1: one heavy hit. */
  function mined(...hits: readonly number[]): Played {
    const game = play(
      { edition: 'second', campaign: 'battle-begins', length: 'long' },
      { 'deck.events': ['EV-041', 'EV-038', 'EV-019'], event: [1], hit: [...hits] },
    );
    buy(game, ['U-30', 'green']);
    game.expect('spend', 'done');
    sail(game, 'U-30', 'to:north-sea');
    return game;
  }

  it('7.3: hits of events are not softened by evasion; a heavy hit reads the heavy side', () => {
    const game = mined(counters.hull as number);
    expect(game.boat('U-30').damage).toEqual([{ part: 'hull', lasting: true, n: 1 }]);
  });

  it.each([
    ['engines', 'engines'],
    ['periscope', 'periscope'],
    ['gun', 'gun'],
    ['electronics', 'electronics'],
    ['oilLeak', 'oilLeak'],
  ] as const)('%s stays until port', (counter, part) => {
    const game = mined(counters[counter] as number);
    expect(game.boat('U-30').damage).toEqual([{ part, lasting: true, n: 1 }]);
    game.expect('sail', 'stop');
    game.expect('lookout', 'rest:U-30');
    expect(game.boat('U-30').damage).toHaveLength(1);
    game.expect('spend', 'done');
    game.expect('sail', 'port:germany');
    expect(game.boat('U-30').damage).toEqual([]);
  });

  it('tubes lose torpedoes and can be loaded only in part until repaired', () => {
    const game = mined(counters.tubes as number);
    expect(game.boat('U-30')).toMatchObject({ ready: { plain: 3 }, stored: { plain: 6 } });
    game.expect('sail', 'stop');
    game.expect('lookout', 'rest:U-30');
    expect(game.boat('U-30').ready.plain).toBe(3);
  });

  it('a fatal hit sinks the boat and costs 3 points', () => {
    const game = mined(counters.sunk as number);
    expect(game.table.over).toBe(true);
    expect(game.state().finished).toMatchObject([
      { campaign: 'battle-begins', vp: -3, evaluation: 'dismal', lost: 1 },
    ]);
  });

  it('a second lasting engine hit, or hull and flooding up to the rating, sink the boat', () => {
    const engines = mined(counters.engines as number);
    engines.boat('U-30').damage.push({ part: 'engines', lasting: true, n: 1 });
    expect(engines.boat('U-30').fate).toBe('serving');
    const hull = play(
      { edition: 'second', campaign: 'battle-begins' },
      { 'deck.events': ['EV-041'], event: [1], hit: [counters.hull as number] },
    );
    buy(hull, ['U-30', 'green']);
    hull.expect('spend', 'done');
    hull
      .boat('U-30')
      .damage.push({ part: 'hull', lasting: true, n: 1 }, { part: 'flooding', lasting: false, n: 1 });
    sail(hull, 'U-30', 'to:north-sea');
    expect(hull.boat('U-30').fate).toBe('sunk');
    const motor = play(
      { edition: 'second', campaign: 'battle-begins' },
      { 'deck.events': ['EV-041'], event: [1], hit: [counters.engines as number] },
    );
    buy(motor, ['U-30', 'green']);
    motor.expect('spend', 'done');
    motor.boat('U-30').damage.push({ part: 'engines', lasting: true, n: 1 });
    sail(motor, 'U-30', 'to:north-sea');
    expect(motor.boat('U-30').fate).toBe('sunk');
  });
});

describe('optional rules (13)', () => {
  it('13.1: the Type XXI boat needs its rule, keeps U-201 ashore and reloads in combat', () => {
    expect(play({ campaign: 'hunted' }).refusal('U-2511')).toBe('refused.typeXXI [13.1]');
    const game = play({ campaign: 'hunted', typeXXI: true });
    game.expect('enlist', 'U-2511');
    game.expect('crew', 'green');
    game.expect('station', 'france');
    expect(game.refusal('U-201')).toBe('refused.captain [13.1]');
    const fight = play(
      { campaign: 'happy-time', typeXXI: true, length: 'long', edition: 'first' },
      {
        'deck.events': ['EV-038', 'EV-019'],
        contact: [9],
        'deck.convoys': ['CV-37'],
        'deck.merchants': ['M-078', 'M-056'],
        torpedo: [1, 1, 1, 1, 1, 1],
        escortCourse: [5, 5],
      },
    );
    buy(fight, ['U-2511', 'green', 'france']);
    expect(fight.boat('U-2511').gun).toBe(0);
    fight.expect('spend', 'done');
    sail(fight, 'U-2511', 'to:southwest-approaches', 'stop');
    fight.expect('lookout', 'search:U-2511');
    fight.expect('engage', 'attack');
    fight.expect('place', 'submerged:L-S');
    fight.expect('helm', 'submerged:M-SSE');
    letPass(fight, { driftBoat: 'M-SSE' });
    fight.expect('aim', 'plain:M3');
    fight.expect('spread', '6');
    expect(fight.boat('U-2511').ready.plain).toBe(0);
    fight.expect('helm', 'reload');
    expect(fight.boat('U-2511')).toMatchObject({ ready: { plain: 6 }, stored: { plain: 12 } });
    expect(fight.offered()).not.toContain('reload');
  });

  it('13.2: a snorkel costs 1 point, gives +2 evasion, and not to Type II', () => {
    const game = play({ campaign: 'battle-begins', snorkel: true });
    buy(game, ['U-47', 'veteran'], ['U-20', 'green']);
    const before = [game.state().so, evasionOf(game.state(), game.boat('U-47'))];
    expect(game.refusal('snorkel:U-20')).toBe('refused.snorkelType [13.2]');
    game.expect('spend', 'snorkel:U-47');
    expect([game.state().so, evasionOf(game.state(), game.boat('U-47'))]).toEqual([
      (before[0] as number) - 1,
      (before[1] as number) + 2,
    ]);
  });

  it.each([
    [1, 0, 1],
    [2, 0, 0],
    [4, 1, 1],
    [5, 2, 1],
    [8, 4, 1],
  ] as const)(
    '13.3 (2nd edition): a dud die of %i lets %i of 4 torpedoes run, Alerted %i',
    (die, run, alerted) => {
      const game = contact(
        'second',
        'CV-37',
        {
          duds: [die],
          escortCourse: [5, 5],
          torpedo: new Array(run).fill(1),
          'deck.merchants': ['M-078', 'M-056'],
        },
        undefined,
        { duds: true },
      );
      game.expect('engage', 'attack');
      game.expect('place', 'surfaced:L-S');
      game.expect('helm', 'surfaced:M-SSE');
      letPass(game, { driftBoat: 'M-SSE' });
      game.expect('aim', 'plain:M4');
      game.expect('spread', '4');
      game.expect('aim', 'fire');
      expect(game.thrown('torpedo')).toHaveLength(run);
      expect(game.battle().alerted).toBe(alerted);
      expect(game.boat('U-98').ready.plain).toBe(1);
      if (run > 1) {
        const roll = (game.table.log ?? []).find((event) => event.roll?.purpose === 'torpedo')?.roll;
        expect(roll?.modifiers.find((modifier) => modifier.why === 'spread')?.value).toBe(run - 1);
      }
    },
  );

  it('13.3: the dud table is refused with the first edition', () => {
    const options = optionsOf(uboatLeader, { edition: 'first', duds: true });
    expect(uboatLeader.checkOptions?.(options, 1)).toEqual({
      why: { key: 'refused.dudsEdition' },
      rule: '13.3 1e',
    });
    expect(uboatLeader.checkOptions?.({ ...options, edition: 'second' }, 1)).toBeNull();
  });

  it('13.5: linked campaigns keep boats, trade those that cannot serve, and start rested', () => {
    const game = play(
      { campaign: 'happy-time', linked: true },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012'] },
    );
    buy(game, ['U-103', 'trained', 'france'], ['U-47', 'trained', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-103', 'to:southwest-approaches', 'port:france');
    game.boat('U-103').stress = 3;
    sail(game, 'U-47', 'to:southwest-approaches', 'port:france');
    expect(game.state().campaign).toBe('drumbeat');
    expect(game.state().finished.map((past) => past.campaign)).toEqual(['happy-time']);
    expect(game.state().boats.map((boat) => boat.id)).toEqual(['U-103']);
    // 36 points, 9 for U-103, U-47 (Type VIIB) traded for its 7
    expect(game.state().so).toBe(36 - 9 - 7 + 7);
    expect(game.boat('U-103')).toMatchObject({ stress: 0, patrols: 0, fate: 'serving', place: 'france' });
  });
});

describe('9.29, 9.30: carriers and tactics counters', () => {
  it('9.30: in The Hunted an escort draws a counter when it first detects; it goes back after the contact', () => {
    const game = play(
      { edition: 'first', campaign: 'hunted' },
      {
        'deck.events': ['EV-038', 'EV-019'],
        contact: [10],
        'deck.convoys': ['CV-37'],
        'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'],
        detection: [1, 1, 1, 1, 1, 1],
        tactics: [1, 1],
      },
    );
    buy(game, ['U-98', 'veteran', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-98', 'to:bay-of-biscay', 'stop');
    game.expect('lookout', 'search:U-98');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-NE');
    game.expect('helm', 'surfaced:M-NNE');
    letPass(game, { driftBoat: 'M-NNE' });
    game.expect('escorts', 'E2');
    expect(game.battle().ships.filter((ship) => ship.tactics !== null)).toHaveLength(2);
    expect(game.state().cup).toHaveLength(18);
    letPass(game, { aim: 'hold', react: 'hold' });
    game.expect('helm', 'leave');
    expect(game.state().cup).toHaveLength(20);
  });

  it('9.29: a revealed carrier attacks a surfaced boat at any range, detected or not', () => {
    const dice = { 'deck.naval': ['N-309'], enemyAttack: [1, 1], detection: [1, 1, 1, 1, 1, 1] };
    const game = contact('first', 'CV-42', dice, [['U-99', 'veteran']]);
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:S-N');
    game.expect('helm', 'surfaced:S-N');
    letPass(game, { driftBoat: 'C-UR', escorts: 'E1', aim: 'hold' });
    const raids = () => (game.table.log ?? []).filter((event) => event.kind === 'aircraftAttack').length;
    expect([game.asked().step, raids()]).toEqual(['react', 1]);
    game.expect('react', 'hold');
    game.expect('helm', 'surfaced:M-ENE');
    letPass(game, { driftBoat: 'M-ESE', escorts: 'E1', aim: 'hold' });
    expect(game.fighter('U-99').detected).toBe(false);
    expect(range(game.fighter('U-99').area as string, game.ship('N1').area as string)).toBeGreaterThan(1);
    expect([game.asked().step, raids()]).toEqual(['react', 2]);
  });
});
