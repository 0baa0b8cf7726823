/** A turn from its actions to the cards drawn at its end, and the same game from the same seed. */
import { rngFrom, seedFrom } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import { battle, fire, noDefence, ship } from './position.ts';

describe('actions', () => {
  it('reinforcements cost cards worth at least as much; change is lost (reinforce, R27)', () => {
    const b = lay([usa({ hand: ['A018', 'A019'] }), uk()]);
    b.expect('actions', 'reinforce');
    const ships = ['Pegasus', 'Spruance', 'Gary'].map(ship);
    expect(b.refusal({ cards: ['A018', 'A019'], ships, row: '1' })).toMatchObject({
      rule: 'reinforce',
      why: { key: 'refused.reinforcePoints', args: { cost: 9, points: 6 } },
    });
    b.expect('reinforce', { cards: ['A018', 'A019'], ships: ships.slice(0, 1), row: '2' });
    expect(b.vessel('Pegasus')).toMatchObject({ row: 2, acted: false });
    expect(b.state().discard).toEqual(['A018', 'A019']);
  });

  it('are not offered without a reserve or without enough cards (reinforce)', () => {
    expect(lay([usa({ reserve: [] }), uk()]).why('reinforce')).toBe('refused.noReserve [reinforce]');
    expect(lay([usa({ reserve: ['Nimitz'] }), uk()]).why('reinforce')).toBe(
      'refused.tooFewCards [reinforce]',
    );
  });

  it('the fleet is rearranged freely, but never with an empty row (R70, rearrange)', () => {
    const b = lay([usa({ rows: [['Knox', 'Leahy', 'Gary']], passive: ['Sturgeon'] }), uk()]);
    b.expect('actions', 'rearrange');
    const form = {
      [ship('Knox')]: '1',
      [ship('Leahy')]: '3',
      [ship('Gary')]: '1',
      [ship('Sturgeon')]: 'active',
    };
    expect(b.why(form)).toBe('refused.emptyRow [setup.formation]');
    b.expect('rearrange', { ...form, [ship('Leahy')]: '2' });
    expect([b.vessel('Leahy')?.row, b.vessel('Sturgeon')?.active]).toEqual([2, true]);
  });

  it('rearranging may not break a declared attack (R26)', () => {
    const b = lay([usa({ rows: [['Knox', 'Gary', 'Leahy']], hand: ['A008'] }), uk()]);
    fire(b, 'A008', 'Amazon', 'Knox');
    b.expect('actions', 'rearrange');
    const rows = { [ship('Knox')]: '2', [ship('Gary')]: '1', [ship('Leahy')]: '1' };
    expect(b.why(rows)).toBe('refused.breaksAttack [R26]');
    b.expect('rearrange', { ...rows, [ship('Knox')]: '1', [ship('Leahy')]: '2' });
  });

  it('a submarine that attacks stays active (R26)', () => {
    const b = lay([usa({ active: ['Sturgeon'], hand: ['A043'] }), uk()]);
    fire(b, 'A043', 'Amazon');
    expect(b.why(`turn:${ship('Sturgeon')}`)).toBe('refused.attacking [R26]');
  });

  it('after the close nothing more can be done (actions)', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076'] })]);
    fire(b, 'A010', 'Amazon');
    b.expect('actions', 'close');
    expect(b.asked()).toMatchObject({ step: 'defend', seat: 1 });
    expect(
      b.table.refusalOf({ seat: 0, decision: b.asked().number, choice: 'reinforce' })?.why,
    ).toMatchObject({
      key: 'table.refused.hushed',
    });
  });
});

describe('resolution', () => {
  it('attacked players defend in player order after the active one (defences)', () => {
    const b = lay(
      [
        norway({ hand: ['A076'] }),
        usa({ rows: [['Virginia', 'Knox']], hand: ['A010', 'A011'] }),
        uk({ hand: ['A077'] }),
      ],
      { active: 1 },
    );
    fire(b, 'A010', 'Bergen', 'Knox');
    fire(b, 'A011', 'Amazon');
    b.expect('actions', 'close');
    expect(b.asked().seat).toBe(2);
    b.expect('defend', noDefence(b, 2));
    expect(b.asked().seat).toBe(0);
  });

  it('empty rows close up after the sinking (setup.formation, R25)', () => {
    const b = lay([usa({ hand: ['A052'] }), uk({ rows: [['Amazon'], ['Antrim']] })], {
      dice: { strike: [6] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    expect(b.vessel('Antrim')?.row).toBe(1);
  });

  it('a lost command ship lowers the limit, but nobody discards for it (setup.command)', () => {
    const hand = ['A001', 'A002', 'A003', 'A004', 'A005', 'A006', 'A007', 'A009'];
    const b = battle({
      fleets: [
        usa({ rows: [['Missouri']], hand: ['A014'] }),
        { navy: 'ussr', rows: [['Titan', 'Druzhny']], hand },
      ],
    });
    fire(b, 'A014', 'Titan');
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    b.expect('discardCards', { cards: [] });
    expect(b.table.view(1).players[1]?.limit).toBe(7);
    expect(b.player(1).hand).toEqual(hand);
  });
});

describe('a turn', () => {
  it('sequence: has five phases, and a round is a turn of each player', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076', 'A001'] })]);
    const phases: [string, number, string][] = [];
    const look = () => phases.push([b.state().phase, b.state().active, b.asked().step]);
    look();
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'close');
    look();
    b.expect('defend', noDefence(b, 1));
    look();
    expect(b.vessel('Amazon')?.wounds.length).toBe(1);
    b.expect('discardCards', { cards: [] });
    look();
    expect(b.player(0).hand.length).toBe(7);
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    look();
    expect(phases).toEqual([
      ['actions', 0, 'actions'],
      ['defences', 0, 'defend'],
      ['discard', 0, 'discardCards'],
      ['actions', 1, 'actions'],
      ['actions', 0, 'actions'],
    ]);
    expect(b.state().round).toBe(2);
  });

  it('discard, R54: the active player throws away cards of the hand, and nobody else does', () => {
    const b = lay([usa({ hand: ['A010', 'A011'], stock: ['A052'] }), uk({ hand: ['A076'] })], {
      top: ['A001', 'A002', 'A003', 'A004', 'A005', 'A006'],
    });
    b.expect('actions', 'close');
    expect(b.table.decisions.map(({ step, seat }) => [step, seat])).toEqual([['discardCards', 0]]);
    expect(b.refusal({ cards: ['A052'] })).not.toBeNull();
    b.expect('discardCards', { cards: ['A010', 'A011'] });
    expect(b.state().discard).toEqual(['A010', 'A011']);
    expect(b.player(0)).toMatchObject({ stock: ['A052'] });
    expect(b.player(0).hand).toEqual(['A110', 'A001', 'A002', 'A003', 'A004', 'A005', 'A006']);
    expect(b.player(1).hand).toContain('A076');
  });
});

describe('drawing', () => {
  it('everybody below the limit draws, the active player first (draw, R41)', () => {
    const top = ACTIONS.map((card) => card.id).slice(20, 33);
    const b = lay([usa(), uk({ hand: ['A001'] })], { top });
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: ['A110'] });
    expect(b.player(0).hand).toEqual(top.slice(0, 7));
    expect(b.player(1).hand).toEqual(['A001', ...top.slice(7, 13)]);
  });

  it('with the last card the discards become the new deck at once (sequence)', () => {
    const b = lay([usa(), uk()]);
    const state = b.state();
    const cards = state.deck.splice(0, state.deck.length - 14);
    state.discard = cards;
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.state().shuffles).toBe(0);
    expect(b.state().deck.length).toBe(1);
    b.state().players[1] = { ...b.player(1), hand: b.player(1).hand.slice(1) };
    b.state().discard = [...b.state().discard];
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.state().shuffles).toBe(1);
    expect(b.state().discard).toEqual([]);
    expect(b.state().deck.length).toBe(cards.length);
  });

  it('a command ship that arrives raises the limit at the next draw (R53)', () => {
    const b = lay([usa({ hand: ['A018', 'A019', 'A041'] }), uk()]);
    b.expect('actions', 'reinforce');
    b.expect('reinforce', { cards: ['A018', 'A019', 'A041'], ships: [ship('Belknap')], row: '1' });
    expect(b.player(0).hand.length).toBe(1);
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.player(0).hand.length).toBe(8);
  });

  it('cannot be taken back once cards were seen', () => {
    const b = lay([usa(), uk()]);
    b.expect('actions', 'close');
    b.table.forgetBarrier();
    b.expect('discardCards', { cards: [] });
    expect(b.table.barrier).toBe(true);
  });

  it('sequence, R40: cards discarded when the deck had run out are drawn again', () => {
    const b = lay([usa({ hand: ['A010'] }), uk()]);
    b.state().discard = [];
    b.state().deck = [];
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: ['A010'] });
    expect([...b.player(0).hand].sort()).toEqual(['A010', 'A110']);
    expect(b.state()).toMatchObject({ shuffles: 1, deck: [], discard: [] });
  });

  it('stops when neither deck nor discards hold a card (R40)', () => {
    const b = lay([usa(), uk()]);
    b.state().deck = [];
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.player(1).hand).toEqual([]);
    expect(b.asked()).toMatchObject({ step: 'actions', seat: 1 });
  });
});

describe('replay', () => {
  it('the same seed and answers give the same state', () => {
    const play = () => {
      const table = new Table({
        game: navalBattles,
        options: optionsOf(navalBattles),
        seats: 3,
        seed: 'again',
      });
      const rng = rngFrom(seedFrom('again'), 'replay');
      for (let answers = 0; !table.over && answers < 150; answers++) {
        const [decision] = table.decisions;
        if (!decision) break;
        const choice = decision.kind === 'pick' ? rng.pick(decision.options).id : decision.sample(rng);
        table.answer({ seat: decision.seat, decision: decision.number, choice });
      }
      return JSON.stringify(table.state);
    };
    expect(play()).toBe(play());
  });
});
