/** Attacks from the air: Air Support, Bombardment, and what ships fly and guard with on their own. */
import type { Text } from '@flotilla/table';
import { words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { en } from '../src/text/en/index.ts';
import { battleship, duel, frigate, lay, uk, usa } from './fleets.ts';
import type { Fleet } from './position.ts';
import { battle, fire, noDefence, ship } from './position.ts';

describe('Air Support (card.air)', () => {
  it('as an air strike sinks on its number, in any row and without a ship (card.air, R55, card.air.strike, R8)', () => {
    const b = duel(
      { hand: ['A052'] },
      { rows: [['Amazon'], ['Antrim'], ['Blake']] },
      { dice: { strike: [4] } },
    );
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Blake'));
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    expect(b.player(0).pile).toEqual([ship('Blake')]);
  });

  it('misses below its number (card.air.strike)', () => {
    const b = duel({ hand: ['A052'] }, {}, { dice: { strike: [3] } });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    expect(b.state().attacks[0]?.status).toBe('missed');
  });

  it('as a submarine hunt attacks submarines only (card.air.asw)', () => {
    const b = duel(
      { hand: ['A052'] },
      { passive: ['Conqueror', 'Trafalgar'] },
      { dice: { evasion: [1], asw: [4] } },
    );
    b.expect('actions', 'hunt:A052');
    expect(b.why(ship('Amazon'))).toBe('refused.notSubmarine [card.air.asw]');
    b.expect('fly', ship('Conqueror'));
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual([ship('Conqueror')]);
  });

  it('as air defence stops one attack of a listed type (defence.symbols, card.air.defence, R35)', () => {
    const b = duel({ hand: ['A052'] }, { hand: ['A053'] }, { dice: { defence: [4] } });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A053'] });
    expect(b.state().attacks[0]?.status).toBe('stopped');
    expect([...b.state().discard].sort()).toEqual(['A052', 'A053']);
  });

  it('card.air.defence: stops on its number and not below it', () => {
    const b = duel({ hand: ['A052'] }, { hand: ['A053'] }, { dice: { defence: [3], strike: [4] } });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A053'] });
    expect(b.state().defences).toMatchObject([{ on: 4, status: 'failed' }]);
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
  });

  it('card.air.defence, R35: stops one attack, not two', () => {
    const b = duel(
      { rows: [['Enterprise']] },
      { rows: [['Amazon', 'Blake']], hand: ['A053'] },
      { dice: { defence: [4], strike: [4] } },
    );
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Amazon'));
    b.expect('fly', ship('Blake'));
    b.expect('actions', 'close');
    const both = { ...noDefence(b, 1), attack1: ['card:A053'], attack2: ['card:A053'] };
    expect(b.why(both)).toBe('refused.usedTwice [defences]');
    b.expect('defend', { ...both, attack2: [] });
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['stopped', 'hit']);
    expect(b.player(0).pile).toEqual([ship('Blake')]);
  });

  it('card.air.defence, R35: is offered against the kinds it names, strikes and cruise missiles, and no other', () => {
    const b = duel(
      {
        rows: [['Missouri', 'Knox', 'Leahy', 'Pegasus']],
        active: ['Sturgeon'],
        hand: ['A052', 'A035', 'A010', 'A020', 'A043', 'A054'],
      },
      { rows: [['Amazon'], ['Antrim']], passive: ['Conqueror'], hand: ['A053', 'A088'] },
    );
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    fire(b, 'A035', 'Antrim', 'Missouri');
    fire(b, 'A010', 'Amazon', 'Knox');
    fire(b, 'A020', 'Amazon', 'Leahy');
    fire(b, 'A043', 'Antrim', 'Sturgeon');
    b.expect('actions', 'hunt:A054');
    b.expect('actions', 'close');
    const form = b.asked(1);
    const lines = form.kind === 'fill' ? form.form : [];
    const against = lines.flatMap((line) =>
      line.kind === 'many' && line.options.some((option) => option.id === 'card:A053') ? [line.id] : [],
    );
    const types = against.map((line) => b.state().attacks.find(({ id }) => line === `attack${id}`)?.types);
    expect(b.state().attacks.length).toBe(6);
    expect(types).toEqual([['air'], ['cruise']]);
  });

  it('card.air: has one of three uses and is gone after it', () => {
    const b = duel({ hand: ['A052'] }, { passive: ['Conqueror'], hand: ['A053'] });
    expect(b.ids().filter((id) => id.endsWith('A052'))).toEqual(['strike:A052', 'hunt:A052']);
    b.expect('actions', 'hunt:A052');
    expect(b.ids().filter((id) => id.endsWith('A052'))).toEqual([]);
    expect(b.player(0).hand).not.toContain('A052');
  });
});

describe('Bombardment (card.bombardment)', () => {
  const bombs = (theirs: Partial<Fleet> = {}, dice = {}) =>
    duel({ hand: ['A064', 'A001', 'A002', 'A003'] }, { rows: [['Amazon', 'Blake']], ...theirs }, { dice });

  it('costs two other cards and strikes four times (card.bombardment, R31)', () => {
    const b = bombs({}, { strike: [5, 5, 6] });
    b.expect('actions', 'bombard:A064');
    expect(b.refusal({ cards: ['A001'] })?.why).toMatchObject({ key: 'table.refused.exactly' });
    expect(b.refusal({ cards: ['A001', 'A064'] })?.why).toMatchObject({ key: 'table.refused.choice' });
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    for (const name of ['Amazon', 'Amazon', 'Blake']) {
      expect(b.ids()).toEqual(['Amazon', 'Blake'].map(ship));
      b.expect('fly', ship(name));
    }
    const { aimed } = b.asked().about;
    expect(words({ language: 'en', catalogue: en }, aimed as Text)).toBe(' So far at Amazon, Amazon, Blake.');
    b.expect('fly', ship('Blake'));
    expect(b.state().attacks.map((attack) => attack.needs)).toEqual([5, 5, 6, 6]);
    expect(b.player(0).hand).toEqual(['A003', 'A110']);
    b.expect('actions', 'close');
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['hit', 'missed', 'missed', 'hit']);
    expect(b.player(0).pile).toEqual(['Amazon', 'Blake'].map(ship));
  });

  it('strikes one fleet only and no submarine (card.bombardment, R31)', () => {
    const b = battle({
      fleets: [
        battleship({ hand: ['A064', 'A001', 'A002'] }),
        uk({ rows: [['Amazon', 'Blake']], passive: ['Trafalgar'] }),
        { navy: 'norway', rows: [['Bergen', 'Narvik']] },
      ],
    });
    b.expect('actions', 'bombard:A064');
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    expect(b.why(ship('Trafalgar'))).toBe('refused.airSubmarine [card.air.strike]');
    b.expect('fly', ship('Bergen'));
    expect(b.why(ship('Amazon'))).toBe('refused.oneFleet [card.bombardment]');
  });

  it('cannot be played without two other cards (card.bombardment)', () => {
    const b = duel({ hand: ['A064'] }, {});
    expect(b.why('card:A064')).toBe('refused.cost [card.bombardment]');
  });
});

describe('ships of their own (inherent.air, inherent.asw)', () => {
  it('are told from cards in the log, each die under its own rule', () => {
    const b = battle({
      fleets: [
        usa({ rows: [['Enterprise']], hand: ['A052', 'A053', 'A064', 'A001', 'A002'] }),
        uk({ rows: [['Ark Royal']], passive: ['Trafalgar'] }),
      ],
      dice: { strike: [1, 1, 1, 1, 1, 1, 1, 1], asw: [1], evasion: [1] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'hunt:A053');
    b.expect('actions', 'bombard:A064');
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Ark Royal'));
    b.expect('actions', 'close');
    while (b.asked().step === 'defend') b.expect('defend', noDefence(b, 1));
    const rolls = (b.table.log ?? []).filter((event) => event.roll && event.roll.purpose !== 'evasion');
    const told = (b.table.log ?? []).filter((event) => event.kind === 'strikeRolled');
    const rules = ['card.air.strike', 'card.air.asw', ...Array(4).fill('card.bombardment')];
    expect(rolls.map((event) => event.rule)).toEqual([...rules, 'inherent.air', 'inherent.air']);
    expect(told.map((event) => event.rule)).toEqual(rolls.map((event) => event.rule));
  });

  it('a carrier strikes once for each number, at the same or at different fleets (inherent.air, R50, R9)', () => {
    const b = battle({
      fleets: [
        usa({ rows: [['Enterprise']] }),
        uk({ rows: [['Amazon', 'Blake']] }),
        { navy: 'norway', rows: [['Bergen']] },
      ],
    });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Amazon'));
    b.expect('fly', ship('Bergen'));
    expect(b.state().attacks.map((attack) => [attack.on, attack.needs])).toEqual([
      [1, 4],
      [2, 4],
    ]);
    expect(b.why(`fly:${ship('Enterprise')}`)).toBe('refused.acted [attack]');
    expect(b.ids()).not.toContain(`hunt:${ship('Enterprise')}`);
  });

  it('inherent.air, R9: a carrier launches one strike or more: from the second number on it may stop', () => {
    const b = duel({ rows: [['Enterprise']] }, { rows: [['Amazon', 'Blake']] }, { dice: { strike: [4] } });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    expect(b.ids()).toEqual(['Amazon', 'Blake'].map(ship));
    expect(b.refusal('enough')).not.toBeNull();
    b.expect('fly', ship('Amazon'));
    expect(b.ids()).toEqual([...['Amazon', 'Blake'].map(ship), 'enough']);
    b.expect('fly', 'enough');
    expect(b.state().attacks.map(({ target, needs }) => [target, needs])).toEqual([[ship('Amazon'), 4]]);
    expect(b.why(`fly:${ship('Enterprise')}`)).toBe('refused.acted [attack]');
    expect(b.why(`hunt:${ship('Enterprise')}`)).toBe('refused.acted [attack]');
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
  });

  it('inherent.asw, R56: a hunter attacks once or more: from the second number on it may stop', () => {
    const b = lay([{ navy: 'japan', rows: [['Shirane']] }, frigate({ passive: ['Trafalgar'] })]);
    b.expect('actions', `hunt:${ship('Shirane')}`);
    expect(b.ids()).toEqual([ship('Trafalgar'), 'enough']);
    b.expect('fly', 'enough');
    expect(b.state().attacks.map(({ target, needs }) => [target, needs])).toEqual([[ship('Trafalgar'), 4]]);
    expect(b.vessel('Shirane')?.acted).toBe(true);
  });

  it('one with several hunting numbers hunts once for each (inherent.asw, R56)', () => {
    const b = battle({
      fleets: [{ navy: 'japan', rows: [['Shirane']] }, frigate({ passive: ['Trafalgar', 'Conqueror'] })],
      dice: { evasion: [1, 1], asw: [4, 5] },
    });
    b.expect('actions', `hunt:${ship('Shirane')}`);
    b.expect('fly', ship('Trafalgar'));
    b.expect('fly', ship('Conqueror'));
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual(['Trafalgar', 'Conqueror'].map(ship));
  });

  it('a guard works once in every opposing turn, for any ship of the fleet (ship.guards, defence.symbols, R15)', () => {
    const b = battle({
      fleets: [
        uk({ rows: [['Ark Royal']], hand: ['A110'] }),
        { navy: 'usa', rows: [['Ticonderoga', 'Knox']] },
      ],
      dice: { defence: [3, 2] },
    });
    b.expect('actions', `fly:${ship('Ark Royal')}`);
    b.expect('fly', ship('Knox'));
    b.expect('fly', ship('Knox'));
    b.expect('actions', 'close');
    const guards = [0, 1].map((n) => `guard:${ship('Ticonderoga')}:${n}`);
    expect(b.why({ ...noDefence(b, 1), attack1: [guards[0] ?? ''], attack2: [guards[0] ?? ''] })).toBe(
      'refused.usedTwice [defences]',
    );
    b.expect('defend', { ...noDefence(b, 1), attack1: [guards[0] ?? ''], attack2: [guards[1] ?? ''] });
    expect(b.state().attacks.map((attack) => attack.status)[0]).toBe('stopped');
    expect(b.state().defences.map((defence) => defence.status)).toEqual(['worked', 'failed']);
  });

  it('a second strike on a ship that goes down is not rolled (R21)', () => {
    const b = duel({ rows: [['Enterprise']] }, { rows: [['Amazon', 'Blake']] }, { dice: { strike: [6] } });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Amazon'));
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['hit', 'missed']);
    expect(b.table.state.scripted).toEqual({ strike: 1 });
  });
});
