/** Movement, escorts, special torpedoes and the small print of combat. */
import { describe, expect, it } from 'vitest';
import { detectionOdds } from '../src/rules/escorts.ts';
import { boatDriftEnds } from '../src/rules/movement.ts';
import { buy, EDITIONS, letPass, type Played, play, sail } from './game.ts';

/** A boat off the Southwest Approaches in The Happy Time, in contact with a card; ships have speed 2. */
function contact(
  edition: 'first' | 'second',
  card: string,
  dice: Record<string, readonly (number | string)[]> = {},
  boat: readonly [string, string] = ['U-99', 'veteran'],
  campaign = 'happy-time',
  before: (game: Played) => void = () => undefined,
): Played {
  const game = play(
    { edition, campaign, length: 'long', convoys: 'all' },
    {
      'deck.events': ['EV-038', 'EV-019', 'EV-020'],
      'deck.convoys': [card, 'CV-38'],
      'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071', 'M-072', 'M-073'],
      contact: [10],
      ...dice,
    },
  );
  buy(game, [boat[0], boat[1], 'france']);
  before(game);
  game.expect('spend', 'done');
  sail(game, boat[0], campaign === 'hunted' ? 'to:bay-of-biscay' : 'to:southwest-approaches', 'stop');
  game.expect('lookout', `search:${boat[0]}`);
  game.expect('engage', 'attack');
  return game;
}

describe.each(EDITIONS)('movement (9.2, 9.5), %s edition', (edition) => {
  it('9.5: the drift figure: speeds 1 and 2 against a reference of 2', () => {
    const game = contact(edition, 'CV-37', { escortCourse: [5, 5] });
    game.expect('place', 'surfaced:M-SSE');
    const s = game.state();
    const boat = game.boat('U-99');
    const fighter = { ...game.fighter('U-99'), area: 'C-UL' };
    // U-20 on the surface: 0, 1 or 2; U-201 below: 1 or 2, not 0; silent: 2
    const steps = (depth: 'surfaced' | 'submerged', silent = false) =>
      new Set(
        boatDriftEnds(s, boat, { ...fighter, depth, silent }, 2).map((end) =>
          end === 'C-UL' ? 0 : ['C-LL', 'S-W'].includes(end) ? 1 : 2,
        ),
      );
    expect([...steps('surfaced')].sort()).toEqual([0, 1, 2]);
    expect([...steps('submerged')].sort()).toEqual([1, 2]);
    expect([...steps('submerged', true)]).toEqual([2]);
    // Enid, lightly damaged, falls back exactly one area
    Object.assign(game.ship('M1'), { card: 'M-054', light: 1 });
    game.expect('helm', 'surfaced:M-SSE');
    expect(game.asked().step).toBe('driftShip');
    expect([...game.offered()].sort()).toEqual(['C-LL', 'S-W']);
  });

  it('9.2: an Unfit crew may only make for the way out', () => {
    const game = contact(edition, 'CV-37', { escortCourse: [5, 5], wolfpack: [9] });
    game.boat('U-99').stress = 11;
    game.expect('place', 'surfaced:S-S');
    expect(
      game
        .offered()
        .every(
          (id) =>
            id.endsWith(':L-S') ||
            id.endsWith(':L-SE') ||
            id.endsWith(':L-SW') ||
            id.endsWith(':M-SSE') ||
            id.endsWith(':M-SSW'),
        ),
    ).toBe(true);
    const far = game.offered().filter((id) => id.startsWith('surfaced:'));
    expect(far.every((id) => id.includes(':L-'))).toBe(true);
  });

  it('9.10: an escort of the short ring turns with the die, 1-3 and 8-10', () => {
    const game = contact(edition, 'CV-37', { escortCourse: [3, 8] });
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'L-S' });
    expect([game.ship('E1').area, game.ship('E2').area]).toEqual(['S-W', 'S-E']);
  });

  it('9.8: merchants and warships never roll for detection', () => {
    const game = contact(edition, 'CV-31');
    expect(game.battle().ships.every((ship) => ship.kind === 'lone')).toBe(true);
    game.expect('place', 'surfaced:S-E');
    game.expect('helm', 'surfaced:S-E');
    letPass(game, { driftBoat: 'S-E', aim: 'hold', react: 'hold' });
    expect(game.thrown('detection')).toEqual([]);
    expect(game.fighter('U-99').detected).toBe(false);
  });

  it('11.6: a boat in port is armed again', () => {
    const game = play(
      { edition, campaign: 'happy-time', length: 'long' },
      { 'deck.events': ['EV-038', 'EV-019'] },
    );
    buy(game, ['U-47', 'trained', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches');
    Object.assign(game.boat('U-47'), { gun: 1 });
    game.boat('U-47').ready.plain = 0;
    game.boat('U-47').stored.plain = 3;
    game.expect('sail', 'port:france');
    expect(game.boat('U-47')).toMatchObject({
      gun: 6,
      ready: { plain: 5 },
      stored: { plain: 9 },
      patrols: 1,
    });
  });
});

describe('what escorts would do (9.7)', () => {
  it('the chance to be detected in an area is exact for known escorts', () => {
    const game = contact('first', 'CV-37', { 'deck.escorts': ['E-203', 'E-202'] });
    game.expect('place', 'surfaced:L-S');
    for (const slot of ['E1', 'E2']) game.ship(slot).card = game.state().decks.escorts.draw.pop() as string;
    const risk = (area: string, depth: 'surfaced' | 'submerged') => {
      game.fighter('U-99').depth = depth;
      return detectionOdds(game.state(), 'U-99', [area], 0, { of: 'detected' })[0]?.chance ?? 0;
    };
    // nobody within 2 areas astern; Arbutus and Ballinderry find a surfaced boat on 5, a submerged one on 6
    expect(risk('S-S', 'surfaced')).toBe(0);
    expect(risk('S-E', 'surfaced')).toBeCloseTo(0.6);
    expect(risk('S-N', 'surfaced')).toBeCloseTo(1 - 0.4 * 0.4);
    expect(risk('S-E', 'submerged')).toBeCloseTo(0.5);
    game.battle().alerted = 1;
    expect(risk('S-S', 'surfaced')).toBeCloseTo(1 - 0.3 * 0.3);
  });
});

describe('special torpedoes (9.16)', () => {
  const armed = (form: Record<string, number>) => (game: Played) => {
    game.expect('spend', 'advanced:U-98');
    game.expect('loadAdvanced', { fatReady: 0, t5Ready: 0, fatStored: 0, t5Stored: 0, ...form });
  };

  it.each(EDITIONS)(
    '9.16: pattern-running torpedoes find a random ship, +1 and no range, %s edition',
    (edition) => {
      const dice = { 'fat.target': [2, 1], torpedo: [5, 4], escortCourse: [5, 5] };
      const game = contact(edition, 'CV-37', dice, ['U-98', 'veteran'], 'hunted', armed({ fatReady: 2 }));
      game.expect('place', 'surfaced:L-S');
      game.expect('helm', 'surfaced:M-SSE');
      letPass(game, { driftBoat: 'M-SSE' });
      game.expect('aim', 'fat');
      game.expect('spread', '2');
      game.expect('aim', 'fire');
      const totals = (game.table.log ?? []).flatMap((event) =>
        event.roll?.purpose === 'torpedo' ? [event.roll.total] : [],
      );
      expect(totals).toEqual([6, 5]);
      expect(game.boat('U-98').ready.fat).toBe(0);
      expect(
        game.ship('M2').light + game.ship('M2').heavy + game.ship('M1').light + game.ship('M1').heavy,
      ).toBeGreaterThan(0);
    },
  );

  it.each(EDITIONS)('9.16: acoustic torpedoes are for escorts only, +2, %s edition', (edition) => {
    const dice = { torpedo: [10], escortCourse: [5, 5], 'deck.escorts': ['E-203'] };
    const game = contact(edition, 'CV-37', dice, ['U-98', 'veteran'], 'hunted', armed({ t5Ready: 1 }));
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    const acoustic = game.offered().filter((id) => id.startsWith('t5:'));
    expect(acoustic).toEqual(['t5:E2']);
    game.expect('aim', 't5:E2');
    game.expect('aim', 'fire');
    // 10 + 2 - 3 areas = 9: sunk; the attack revealed it
    expect(game.ship('E2')).toMatchObject({ card: 'E-203', sunk: true });
    expect(game.state().vp).toBe(0);
  });

  it('9.16: a lone ship is no target for pattern-running torpedoes', () => {
    const game = contact(
      'second',
      'CV-31',
      { escortCourse: [5] },
      ['U-98', 'veteran'],
      'hunted',
      armed({ fatReady: 2 }),
    );
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    expect(game.offered().some((id) => id === 'fat')).toBe(false);
  });

  it('10.2: the player chooses what goes into the tubes when there are several kinds', () => {
    const game = contact(
      'second',
      'CV-37',
      { torpedo: [1, 1], escortCourse: [5, 5] },
      ['U-98', 'veteran'],
      'hunted',
      armed({ fatStored: 2 }),
    );
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE' });
    game.expect('aim', 'plain:M3');
    game.expect('spread', '2');
    game.expect('aim', 'fire');
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'gone', driftShip: 'gone' });
    expect(game.asked().step).toBe('reloadTubes');
    expect(() => game.answer({ plain: 1, fat: 0 })).toThrow('refused.tubes');
    game.expect('reloadTubes', { plain: 0, fat: 2 });
    expect(game.boat('U-98')).toMatchObject({ ready: { plain: 3, fat: 2 }, stored: { plain: 7, fat: 0 } });
  });
});

/** U-98 at range 2 of Telena. */
function nearTelena(edition: 'first' | 'second', dice: Record<string, readonly (number | string)[]>): Played {
  const game = contact(edition, 'CV-37', { escortCourse: [5, 5], ...dice }, ['U-98', 'veteran']);
  game.expect('place', 'surfaced:L-S');
  game.expect('helm', 'surfaced:M-SSE');
  letPass(game, { driftBoat: 'M-SSE' });
  return game;
}

describe('9.15: a ship that is heavily damaged in the middle of a salvo', () => {
  const salvo = (edition: 'first' | 'second', torpedo: readonly number[]) => {
    const game = nearTelena(edition, { torpedo });
    game.expect('aim', 'plain:M4');
    game.expect('spread', '2');
    game.expect('aim', 'fire');
    const { light, heavy, sunk } = game.ship('M4');
    return { light, heavy, sunk };
  };

  it('9.15 1e: helps the dice that follow', () => {
    // at range 2 of a ship of 3, 6 and 9: a 3 misses and a 6 is light, unless the die before was heavy
    expect(salvo('first', [1, 3])).toEqual({ light: 0, heavy: 0, sunk: false });
    expect(salvo('first', [7, 3])).toEqual({ light: 1, heavy: 1, sunk: false });
    expect(salvo('first', [1, 6])).toEqual({ light: 1, heavy: 0, sunk: false });
    expect(salvo('first', [7, 6]).sunk).toBe(true);
  });

  it('9.15 2e: helps none of its dice', () => {
    // 5 - 1 = 4 twice: the second is as light as the first
    expect(salvo('second', [5, 5])).toEqual({ light: 0, heavy: 1, sunk: false });
    expect(salvo('second', [7, 6])).toEqual({ light: 0, heavy: 1, sunk: false });
  });
});

describe('the second edition in combat', () => {
  const before = (dice: Record<string, readonly (number | string)[]>) => nearTelena('second', dice);

  it('9.14 2e: dice that tie for highest all hit', () => {
    const light = before({ torpedo: [5, 5] });
    light.expect('aim', 'plain:M4');
    light.expect('spread', '2');
    light.expect('aim', 'fire');
    // 5 - 1 = 4 twice: light and light make heavy
    expect([light.ship('M4').light, light.ship('M4').heavy]).toEqual([0, 1]);
    const heavy = before({ torpedo: [7, 7] });
    heavy.expect('aim', 'plain:M4');
    heavy.expect('spread', '2');
    heavy.expect('aim', 'fire');
    expect(heavy.ship('M4').sunk).toBe(true);
  });

  it('9.27 2e: a stunned boat may not attack until the end of the next combat phase', () => {
    const game = before({ torpedo: [1] });
    game.expect('aim', 'plain:M4');
    game.expect('spread', '1');
    game.boat('U-98').stunned = 2;
    game.expect('aim', 'fire');
    // the next phase passes without the question
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE', driftShip: 'S-S', escorts: 'E1', react: 'hold' });
    expect(game.asked().step).not.toBe('aim');
  });

  it('9.32: an oil leak gives the alarm at the end of every phase', () => {
    const game = before({});
    game.boat('U-98').damage.push({ part: 'oilLeak', lasting: true, n: 1 });
    game.expect('aim', 'hold');
    expect(game.battle().alerted).toBe(1);
  });

  it('9.28 2e: without a periscope no attack from below, without a gun none with it', () => {
    const game = contact('second', 'CV-37', { escortCourse: [5, 5] }, ['U-98', 'veteran']);
    game
      .boat('U-98')
      .damage.push({ part: 'periscope', lasting: true, n: 1 }, { part: 'gun', lasting: true, n: 1 });
    game.expect('place', 'submerged:L-S');
    game.expect('helm', 'submerged:M-SSE');
    letPass(game, { driftBoat: 'L-S' });
    expect(game.asked().step).not.toBe('aim');
    const above = contact('second', 'CV-37', { escortCourse: [5, 5] }, ['U-98', 'veteran']);
    above
      .boat('U-98')
      .damage.push({ part: 'periscope', lasting: true, n: 1 }, { part: 'gun', lasting: true, n: 1 });
    above.expect('place', 'surfaced:L-S');
    above.expect('helm', 'surfaced:M-SSE');
    letPass(above, { driftBoat: 'M-SSE' });
    expect(above.asked().step).toBe('aim');
    expect(above.offered().some((id) => id.startsWith('gun:'))).toBe(false);
  });
});
