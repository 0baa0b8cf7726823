/** How a battle ends, and who has won it. */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import { noDefence, ship, sinkAndEnd } from './position.ts';

describe('winning', () => {
  it('is checked after the full round, not before (win)', () => {
    const b = lay([usa({ hand: ['A052'], pile: ['Ark Royal', 'Hermes', 'Sheffield'] }), uk()], {
      dice: { strike: [6] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    b.expect('discardCards', { cards: [] });
    expect(b.table.over).toBe(false);
    b.expect('actions', 'close', 1);
    b.expect('discardCards', { cards: [] }, 1);
    expect(b.state().ending).toEqual({ how: 'points', winners: [0] });
  });

  it('goes to the highest total when several have enough (win)', () => {
    const b = lay(
      [
        usa({ hand: ['A052'], pile: ['Ark Royal', 'Hermes', 'Sheffield', 'Bristol'] }),
        uk({ pile: ['Nimitz', 'Enterprise'].slice(0, 1), hand: ['A001'] }),
      ],
      { terms: { target: 10 }, dice: { strike: [6] } },
    );
    sinkAndEnd(b, 'Amazon');
    expect(b.state().ending).toEqual({ how: 'points', winners: [0] });
  });

  it.each([
    ['before a ship is sunk', [], [], undefined],
    ['behind', ['Knox'], ['Ark Royal'], 'warn'],
    ['ahead', ['Midway', 'Knox'], ['Ark Royal'], 'good'],
    ['level', ['Midway'], ['Ark Royal'], undefined],
  ] as const)('is foreshadowed beside the own score: %s', (_, ours, theirs, tone) => {
    const b = lay([uk({ pile: [...ours] }), usa({ pile: [...theirs] })]);
    const seen = navalBattles.status(b.table.view(0));
    expect(seen.slice(3, 5).map((fact) => fact.tone)).toEqual([tone, undefined]);
  });

  it('is decided on equal totals by points afloat, then by points lost (R39)', () => {
    const b = lay(
      [
        usa({ rows: [['Knox']], pile: ['Ark Royal'] }),
        uk({ rows: [['Amazon', 'Antrim']], pile: ['Midway'], hand: ['A001'] }),
      ],
      { terms: { target: 10 } },
    );
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.state().ending).toEqual({ how: 'points', winners: [1] });
  });

  it('R39: is decided by points lost where totals and points afloat are equal', () => {
    const b = lay(
      [
        usa({ rows: [['Knox', 'Pegasus']], pile: ['Sheffield'] }),
        uk({ rows: [['Amazon']], pile: ['Leahy'] }),
        { navy: 'france', rows: [['Suffren']], hand: ['A052', 'A110'] },
      ],
      { active: 2, terms: { target: 4 }, dice: { evasion: [1], strike: [4] } },
    );
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Pegasus'));
    b.expect('actions', 'close');
    while (!b.table.over) {
      const { step, seat } = b.asked();
      b.expect(step, step === 'defend' ? noDefence(b, seat) : { cards: [] }, seat);
    }
    expect(b.state().ending).toEqual({ how: 'points', winners: [1] });
  });

  it('goes to the last player in play at once; the loser’s cards are discarded (win, R37, R38)', () => {
    const b = lay([usa({ hand: ['A052'] }), uk({ rows: [['Amazon']], hand: ['A001', 'A002'] })], {
      dice: { strike: [6] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    expect(b.table.over).toBe(true);
    expect(b.state().ending).toEqual({ how: 'last', winners: [0] });
    expect(b.player(1)).toMatchObject({ out: true, hand: [], reserve: [] });
    expect(b.player(1).removed.length).toBe(SHIPS.filter((card) => card.navy === 'uk').length - 1);
  });

  it('with three fleets goes on when one is out; it takes no more turns (sequence, R37)', () => {
    const b = lay([usa({ hand: ['A052'] }), uk({ rows: [['Amazon']] }), norway()], { dice: { strike: [6] } });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.asked()).toMatchObject({ step: 'actions', seat: 2 });
  });

  it('ends after quiet rounds, most points first; never when that is switched off (R42)', () => {
    const quiet = (stalemate: number) => {
      const b = lay([usa({ pile: ['Sheffield'] }), uk({ hand: ['A001'] })], { terms: { stalemate } });
      for (let answers = 0; !b.table.over && answers < 40; answers++) {
        const { step, seat } = b.asked();
        b.expect(step, step === 'actions' ? 'close' : { cards: [] }, seat);
      }
      return b;
    };
    expect(quiet(4).state().ending).toEqual({ how: 'stalemate', winners: [0] });
    expect(quiet(4).state().round).toBe(4);
    expect(quiet(0).state().ending).toBeNull();
  });

  it.each([
    ['that sinks', 4],
    ['that misses', 1],
  ])('R42: an attack %s begins the count of quiet rounds anew', (_, die) => {
    const b = lay([usa({ hand: ['A052'], pile: ['Sheffield'] }), uk({ hand: ['A001'] })], {
      terms: { stalemate: 2 },
      dice: { strike: [die] },
    });
    const quiet: number[] = [];
    const pass = () => {
      const { step, seat } = b.asked();
      const choice = step === 'defend' ? noDefence(b, seat) : step === 'actions' ? 'close' : { cards: [] };
      b.expect(step, choice, seat);
    };
    while (b.state().round < 2) pass();
    quiet.push(b.state().quiet);
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    while (b.state().round < 3) pass();
    quiet.push(b.state().quiet);
    while (!b.table.over) pass();
    expect(quiet).toEqual([1, 0]);
    expect(b.state()).toMatchObject({ round: 4, ending: { how: 'stalemate', winners: [0] } });
  });
});
