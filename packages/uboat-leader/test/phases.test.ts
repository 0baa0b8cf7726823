/** Combat phases and what follows the fight (9, 10). */
import { describe, expect, it } from 'vitest';
import { closeIn, contact, EDITIONS, letPass, type Played } from './game.ts';

/** The kinds of events in the log. */
const kinds = (game: Played): string[] => (game.table.log ?? []).map(({ kind }) => kind);

/** The events of these kinds in the order they happened. */
const inOrder = (game: Played, ...wanted: readonly string[]): string[] =>
  kinds(game).filter((kind) => wanted.includes(kind));

/** Ships of speed 2 that nobody outruns. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

describe.each(EDITIONS)('combat (9), %s edition', (edition) => {
  /** U-98 Veteran (aggressive) and U-48 Trained (cautious) on the surface astern of convoy card 37. */
  function pack(dice: Record<string, readonly (number | string)[]> = {}): Played {
    const game = contact(
      edition,
      'CV-37',
      {
        'deck.merchants': ['M-078', 'M-056', 'M-057', 'M-075'],
        'attack.target': Array(6).fill(2),
        escortCourse: [5, 5, 5, 5, 5, 5],
        wolfpack: [9],
        torpedo: Array(20).fill(1),
        enemyAttack: Array(9).fill(1),
        hit: Array(30).fill(9),
        crashDive: Array(9).fill(1),
        ...dice,
      },
      [
        ['U-98', 'veteran'],
        ['U-48', 'trained'],
      ],
    );
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-48');
    game.expect('place', 'surfaced:L-S');
    return game;
  }

  /** Both boats beside the rear merchants, which shoot at them: the steps that are asked in a phase. */
  function phase(game: Played): string[] {
    const asked: string[] = [];
    const { round } = game.battle();
    while (game.battle().round === round) {
      const { step, about } = game.asked();
      asked.push(about.boat === undefined || step === 'react' ? step : `${step} ${about.boat}`);
      const aims = game.battle().aims.length > 0;
      const wanted: Record<string, string> = {
        boatsMove: 'U-98',
        helm: 'surfaced:S-S',
        driftBoat: 'S-S',
        aim: aims ? 'fire' : 'plain:M3',
        spread: '1',
        react: 'hold',
      };
      game.answer(wanted[step] ?? (game.offered()[0] as string));
    }
    return asked.filter((step, i) => step !== asked[i - 1]);
  }

  it('9, 9.1: boats move, everybody falls back, escorts act, aggressive boats attack, then the enemy, then cautious boats', () => {
    const game = pack();
    const before = game.table.log?.length ?? 0;
    const asked = phase(game);
    const places = ['helm U-98', 'driftBoat U-98', 'aim U-98', 'react', 'aim U-48'].map((step) =>
      asked.indexOf(step),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    const told = (game.table.log ?? []).slice(before).map(({ kind, roll }) => roll?.purpose ?? kind);
    const order = ['movesTo', 'escortCourse', 'salvoFired', 'shipAttacks', 'roundBegins'];
    expect(
      told.filter((what, i) => order.includes(what) && what !== told[i - 1] && told.indexOf(what) === i),
    ).toEqual(order);
    expect(told.lastIndexOf('shipAttacks')).toBeLessThan(told.lastIndexOf('salvoFired'));
    expect(game.battle().round).toBe(2);
  });

  it('9.11: an aggressive crew attacks before the enemy, and a cautious one after it (9.31)', () => {
    const game = pack();
    const asked = phase(game);
    const [aggressive, enemy, cautious] = [
      asked.indexOf('aim U-98'),
      asked.indexOf('react'),
      asked.indexOf('aim U-48'),
    ];
    expect(aggressive).toBeGreaterThanOrEqual(0);
    expect(enemy).toBeGreaterThan(aggressive);
    expect(cautious).toBeGreaterThan(enemy);
  });

  it('9.31: a cautious boat attacks after the enemy, unless it has dived deep', () => {
    for (const reaction of ['hold', 'deepDive']) {
      const game = pack({ deepDive: [1], 'deck.escorts': ['E-203'] });
      game.ship('E1').card = game.state().decks.escorts.draw.pop() as string;
      const asked: string[] = [];
      while (game.battle().round === 1) {
        const { step, about } = game.asked();
        asked.push(`${step} ${about.boat}`);
        // U-48 is caught submerged by the escort that has arrived
        if (step === 'aim' && about.boat === 'U-98')
          Object.assign(game.fighter('U-48'), {
            depth: 'submerged',
            detected: true,
            area: game.ship('E1').area,
          });
        const wanted: Record<string, string> = {
          boatsMove: 'U-98',
          helm: 'surfaced:S-S',
          driftBoat: 'S-S',
          aim: 'hold',
          react: game.offered().includes(reaction) ? reaction : 'hold',
        };
        game.answer(wanted[step] ?? (game.offered()[0] as string));
      }
      expect(asked.indexOf('react U-48')).toBeGreaterThan(asked.indexOf('aim U-98'));
      if (reaction === 'hold') expect(asked.indexOf('aim U-48')).toBeGreaterThan(asked.indexOf('react U-48'));
      else expect(asked).not.toContain('aim U-48');
    }
  });

  it('9.2: a boat dives or surfaces before it moves, as far as its speed at that depth, and leaves from the long ring', () => {
    const game = contact(edition, 'CV-37', {});
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    const reach = (depth: string) => game.offered().filter((id) => id.startsWith(`${depth}:`));
    // 2 areas on the surface, 1 below
    expect(reach('surfaced')).toEqual(
      expect.arrayContaining(['surfaced:S-S', 'surfaced:L-S', 'surfaced:L-E']),
    );
    expect(reach('surfaced')).not.toContain('surfaced:C-LL');
    expect(reach('submerged').sort()).toEqual(
      ['L-S', 'L-SE', 'L-SW', 'M-SSE', 'M-SSW'].map((area) => `submerged:${area}`).sort(),
    );
    game.expect('helm', 'submerged:M-SSE');
    expect(game.fighter('U-98').depth).toBe('submerged');
    const leaving = contact(edition, 'CV-37', {});
    leaving.expect('engage', 'attack');
    leaving.expect('place', 'surfaced:L-S');
    leaving.expect('helm', 'leave');
    expect(kinds(leaving)).toContain('leavesDisplay');
    expect(leaving.asked().step).toBe('remaining');
  });

  it('9.6: escorts act in the order the player wants, each detecting and then moving before the next', () => {
    for (const [first, second] of [
      ['E1', 'E2'],
      ['E2', 'E1'],
    ] as const) {
      const game = contact(
        edition,
        'CV-39',
        { 'deck.merchants': EVEN, 'deck.escorts': ['E-203', 'E-204'], detection: [1, 10], escortCourse: [1] },
        [['U-99', 'veteran']],
      );
      game.expect('engage', 'attack');
      game.expect('place', 'surfaced:S-S');
      game.expect('helm', 'surfaced:S-S');
      letPass(game, { driftBoat: 'S-S' });
      expect(game.offered()).toEqual(['E1', 'E2']);
      const before = { E1: game.ship('E1').area, E2: game.ship('E2').area };
      game.expect('escorts', first);
      const told = inOrder(game, 'undetected', 'escortMoves', 'detected', 'escortHunts');
      // the first finds nothing and sweeps, the second detects the boat and hunts it
      expect(told).toEqual(['undetected', 'escortMoves', 'detected', 'escortHunts']);
      expect(game.ship(first).area).not.toBe(before[first]);
      expect(game.ship(second).area).toBe('S-S');
    }
  });

  it('9.32: the phase ends, its markers come off, and combat goes on while boats and ships are there', () => {
    const game = pack();
    phase(game);
    expect(game.battle().round).toBe(2);
    expect(game.battle().boats.every(({ silent, deep, crashed }) => !silent && !deep && !crashed)).toBe(true);
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'surfaced:L-S');
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'gone', driftShip: 'gone' });
    expect(game.asked().step).toBe('remaining');
  });

  it('9.32: combat is over when no ship is left on the display', () => {
    const game = contact(edition, 'CV-01', { 'deck.merchants': ['M-059'], torpedo: Array(5).fill(10) });
    closeIn(game, 'surfaced:L-NE', 'surfaced:M-NNE');
    game.expect('aim', 'plain:L1');
    game.expect('spread', '3');
    letPass(game, { aim: 'fire' });
    expect([game.ship('L1').sunk, game.asked().step]).toEqual([true, 'remaining']);
    expect(game.battle().round).toBe(1);
  });
});

describe.each(EDITIONS)('after combat (10), %s edition', (edition) => {
  /** U-98 sinks a lone ship with two torpedoes; this many contacts are left. */
  function sinks(contacts: number): Played {
    const game = contact(edition, 'CV-01', {
      'deck.convoys': ['CV-01', 'CV-38', 'CV-31'],
      'deck.merchants': ['M-057', 'M-059'],
      contact: [{ 0: 2, 1: 6, 2: 9 }[contacts] as number],
      torpedo: Array(5).fill(10),
      enemyAttack: [1, 1],
      hit: Array(6).fill(9),
    });
    closeIn(game, 'surfaced:L-NE', 'surfaced:M-NNE');
    game.expect('aim', 'plain:L1');
    game.expect('spread', '2');
    game.expect('aim', 'fire');
    return game;
  }

  it('10, 10.1: when the fight is over each boat in it takes 1 stress, reloads, and records what it sank', () => {
    const game = sinks(1);
    expect(inOrder(game, 'contactOver', 'stress', 'reloaded', 'killRecorded')).toEqual([
      'contactOver',
      'stress',
      'reloaded',
      'killRecorded',
    ]);
    expect(game.boat('U-98').stress).toBe(1);
  });

  it('10.2: empty tubes are filled from the store, one for one', () => {
    const game = sinks(1);
    expect(game.boat('U-98')).toMatchObject({ ready: { plain: 5 }, stored: { plain: 7 } });
  });

  it('10.3, 10.4: experience and points are those of the card, for the boat that sank the ship', () => {
    const game = sinks(1);
    // San Fernando: 3 points and 2 experience
    expect([game.state().vp, game.boat('U-98').xp]).toEqual([3, 2]);
    expect(game.boat('U-98').log[0]).toMatchObject({ vp: 3, xp: 2, sunk: ['M-057'] });
  });

  it('10.4: points stay when the boat that won them is lost', () => {
    const game = sinks(1);
    Object.assign(game.boat('U-98'), { fate: 'sunk' });
    game.expect('remaining', 'nothing');
    expect(game.table.over).toBe(true);
    expect(game.state().finished).toMatchObject([{ vp: 3 - 3, lost: 1 }]);
  });

  it('10.5: with contacts left the boat does nothing more, or looks for the next; an Unfit crew is done', () => {
    const game = sinks(2);
    expect([game.asked().step, game.state().contacts]).toEqual(['remaining', 2]);
    expect(game.offered()).toEqual(['nothing', 'newContact']);
    game.expect('remaining', 'newContact');
    expect([game.state().contacts, game.battle().card]).toEqual([1, edition === 'first' ? 'CV-38' : 'CV-31']);
    const quits = sinks(2);
    quits.expect('remaining', 'nothing');
    expect([quits.boat('U-98').searched, quits.state().battle, quits.state().turn]).toEqual([false, null, 2]);
    const worn = contact(edition, 'CV-37');
    worn.boat('U-98').stress = 30;
    worn.expect('engage', 'retreat');
    expect([worn.state().turn, worn.state().battle]).toEqual([2, null]);
  });

  it('10.8: without contacts the display is cleared and the boat goes to the Searched box', () => {
    const game = contact(edition, 'CV-01', { contact: [2] }, [
      ['U-98', 'veteran'],
      ['U-47', 'trained'],
    ]);
    game.expect('engage', 'retreat');
    expect(game.state()).toMatchObject({ battle: null, contacts: 0, active: '' });
    expect(game.boat('U-98').searched).toBe(true);
    expect(game.state().decks.convoys.discard).toContain('CV-01');
  });

  it('10.9: the next boat outside port and Searched boxes becomes active; after the last the refit begins', () => {
    const game = contact(edition, 'CV-01', { contact: [2, 1] }, [
      ['U-98', 'veteran'],
      ['U-47', 'trained'],
    ]);
    game.expect('engage', 'retreat');
    expect(game.offered()).toEqual(['search:U-47', 'rest:U-47']);
    game.expect('lookout', 'search:U-47');
    // it finds nothing: the turn is over
    expect([game.asked().step, game.state().turn]).toEqual(['spend', 2]);
  });
});
