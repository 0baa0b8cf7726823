/** Standing orders for defence: what is used against which attack when nobody is asked (orders). */
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import type { Orders } from '../src/state.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import type { Battle, Fleet, Position } from './position.ts';
import { fire, ship } from './position.ts';

/** American ships with every weapon attack a British fleet whose orders defend it. */
function attacked(
  theirs: Partial<Fleet>,
  hand: readonly string[],
  defence: Orders['defence'] = 'best',
  rest: Partial<Position> = {},
): Battle {
  const rows = [['Missouri', 'Knox', 'Virginia', 'Pegasus', 'Gary']];
  const b = lay([usa({ rows, active: ['Sturgeon'], hand }), uk(theirs), norway()], rest);
  b.player(1).orders = { intelligence: 'pass', defence };
  return b;
}

const strike = (b: Battle, card: string, target: string) => {
  b.expect('actions', `strike:${card}`);
  b.expect('fly', ship(target));
};

/** What the orders declared: the card or ship, and the attack it is set against. */
function declared(b: Battle): string[] {
  b.expect('actions', 'close');
  expect(b.state().phase).not.toBe('defences');
  return b
    .state()
    .defences.map(
      ({ source, card, ship: by, attack }) =>
        `${source === 'ship' ? by : card}${source === 'screen' ? `>${by}` : ''} → ${attack}`,
    );
}

describe('“defend everything worth a card” (orders)', () => {
  it('orders, attack.damage: the card goes where the damage weighs most', () => {
    const sound = attacked({ hand: ['A076'] }, ['A010', 'A011']);
    fire(sound, 'A010', 'Amazon', 'Knox');
    fire(sound, 'A011', 'Antrim', 'Virginia');
    expect(declared(sound)).toEqual(['A076 → 2']);
    const hurt = attacked({ hand: ['A076'], damage: { Amazon: ['A020'] } }, ['A010', 'A011']);
    fire(hurt, 'A010', 'Amazon', 'Knox');
    fire(hurt, 'A011', 'Antrim', 'Virginia');
    expect(declared(hurt)).toEqual(['A076 → 1']);
  });

  it('orders: whoever is asked and leaves the form to steady defends as the orders would', () => {
    const b = attacked({ hand: ['A076'] }, ['A010', 'A011'], 'ask');
    fire(b, 'A010', 'Amazon', 'Knox');
    fire(b, 'A011', 'Antrim', 'Virginia');
    b.expect('actions', 'close');
    const advice = chosenBy(
      botNamed(navalBattles, 'steady'),
      b.table,
      b.asked(1),
      rngFrom(seedFrom('any'), 'bot'),
    );
    expect(advice).toMatchObject({ attack1: [], attack2: ['card:A076'] });
    b.expect('defend', advice, 1);
    expect(b.state().defences).toMatchObject([{ by: 1, card: 'A076', attack: 2 }]);
  });

  it('orders, R12: what sinks outright weighs more than damage', () => {
    const b = attacked({ hand: ['A076'] }, ['A014', 'A011']);
    fire(b, 'A014', 'Amazon', 'Missouri');
    fire(b, 'A011', 'Antrim', 'Virginia');
    expect(declared(b)).toEqual(['A076 → 1']);
  });

  it('orders: a die that gains too little is not worth a card, the die of a ship costs nothing', () => {
    const b = attacked({ rows: [['Amazon', 'Blake']], hand: ['A076'] }, ['A004', 'A005']);
    fire(b, 'A004', 'Amazon', 'Pegasus');
    expect(declared(b)).toEqual([`${ship('Blake')} → 1`]);
  });

  it('orders: the best card first, and each to the attack that still weighs most', () => {
    const b = attacked({ rows: [['Amazon', 'Glasgow']], hand: ['A004', 'A088', 'A076', 'A080'] }, [
      'A014',
      'A011',
      'A052',
    ]);
    fire(b, 'A014', 'Amazon', 'Missouri');
    fire(b, 'A011', 'Amazon', 'Virginia');
    strike(b, 'A052', 'Glasgow');
    expect(declared(b)).toEqual(['A088 → 1', 'A004 → 1', 'A076 → 2', `${ship('Glasgow')} → 3`, 'A080 → 3']);
  });

  it('orders, attack.hard: a die is worth less against what is hard to stop', () => {
    const b = attacked({ hand: ['A088'] }, ['A049', 'A011']);
    fire(b, 'A049', 'Antrim', 'Sturgeon');
    fire(b, 'A011', 'Antrim', 'Virginia');
    expect(declared(b)).toEqual(['A088 → 2']);
  });

  it.each([
    ['without the row rule', false, 1],
    ['with it', true, 2],
  ])('orders, option.rows: a strike weighs what its die can sink, %s', (_, rowRule, attack) => {
    const rows = [['Blake'], ['Amazon']];
    const b = attacked({ rows, hand: ['A080'], reserve: [] }, ['A052', 'A055'], 'best', {
      terms: { rowRule },
    });
    strike(b, 'A052', 'Amazon');
    strike(b, 'A055', 'Blake');
    expect(declared(b)).toEqual([`A080 → ${attack}`]);
  });

  it('orders, evasion: a submarine that evades well needs no card as much as one that does not', () => {
    const b = attacked({ passive: ['Trafalgar'], active: ['Conqueror'], hand: ['A084'] }, ['A043', 'A052']);
    fire(b, 'A043', 'Trafalgar', 'Sturgeon');
    b.expect('actions', 'hunt:A052');
    b.expect('fly', ship('Conqueror'));
    expect(declared(b)).toEqual(['A084 → 2']);
  });

  it('orders, card.screen: the cheapest ship steps in for a dear one, once', () => {
    const rows = [['Amazon', 'Antrim'], ['Hermes']];
    const b = attacked({ rows, hand: ['A104', 'A105'] }, ['A052']);
    strike(b, 'A052', 'Hermes');
    const [screen, ...guards] = declared(b);
    expect(screen).toBe(`A104>${ship('Amazon')} → 1`);
    expect(guards).toEqual([`${ship('Antrim')} → 1`, `${ship('Hermes')} → 1`]);
  });

  it('orders, card.screen: nobody steps in for a ship that is worth no more', () => {
    const b = attacked({ rows: [['Amazon', 'Sheffield']], hand: ['A104'] }, ['A011']);
    fire(b, 'A011', 'Sheffield', 'Virginia');
    expect(declared(b)).toEqual([]);
  });

  it('orders, scenarios: the non-combatant is worth everything where the battle is about it', () => {
    const b = attacked({ rows: [['Antrim', 'Non-Combatant']], hand: ['A076'] }, ['A010', 'A011'], 'best', {
      terms: { victory: { type: 'nonCombatant', sunk: 0, afloat: 1 }, nonCombatantHull: 4, rounds: 3 },
    });
    fire(b, 'A010', 'Non-Combatant', 'Knox');
    fire(b, 'A011', 'Antrim', 'Virginia');
    expect(declared(b)).toEqual(['A076 → 1']);
  });

  it('orders, R28: nothing is set against attacks on others, nor against one that was cancelled', () => {
    const rows = [['Missouri', 'Knox', 'Virginia']];
    const b = lay([
      usa({ rows, hand: ['A010', 'A011', 'A014'] }),
      uk({ hand: ['A076', 'A077'] }),
      norway({ hand: ['A069'] }),
    ]);
    b.player(1).orders = { intelligence: 'pass', defence: 'best' };
    fire(b, 'A014', 'Bergen', 'Missouri');
    b.expect('window', 'pass', 2);
    fire(b, 'A010', 'Antrim', 'Knox');
    b.expect('window', 'cancel', 2);
    fire(b, 'A011', 'Amazon', 'Virginia');
    expect(declared(b)).toEqual(['A076 → 3']);
  });
});

describe('“defend the dearest ship” (orders)', () => {
  it.each([
    ['first', ['Hermes', 'Amazon'], 1],
    ['last', ['Amazon', 'Hermes'], 2],
  ])('orders: cards go to the dearest ship alone, attacked %s', (_, targets, attack) => {
    const b = attacked(
      { rows: [['Amazon', 'Hermes']], hand: ['A080', 'A081', 'A104'] },
      ['A052', 'A053'],
      'dearest',
    );
    strike(b, 'A052', targets[0] ?? '');
    strike(b, 'A053', targets[1] ?? '');
    expect(declared(b).filter((line) => line.startsWith('A'))).toEqual([
      `A104>${ship('Amazon')} → ${attack}`,
      `A080 → ${attack}`,
    ]);
  });

  it('orders: of ships that are worth the same the first one attacked', () => {
    const b = attacked(
      { rows: [['Sheffield', 'Antrim']], hand: ['A076', 'A077'] },
      ['A010', 'A011'],
      'dearest',
    );
    fire(b, 'A010', 'Antrim', 'Knox');
    fire(b, 'A011', 'Sheffield', 'Virginia');
    expect(declared(b)).toEqual(['A076 → 1']);
  });
});

describe('“pass when I cannot stop it” (orders)', () => {
  it.each([
    ['a card that may stop it', { hand: ['A004'] }, 'A001', 0, 'defend'],
    ['a card that cannot any more', { hand: ['A004'] }, 'A001', 1, 'discardCards'],
    ['a card against something else', { hand: ['A080'] }, 'A001', 0, 'discardCards'],
    ['the guard of a ship', { rows: [['Blake']] }, 'A004', 1, 'defend'],
    ['a ship that may step in', { hand: ['A104'] }, 'A001', 1, 'defend'],
    ['nobody to step in', { rows: [['Amazon']], hand: ['A104'] }, 'A001', 1, 'discardCards'],
  ])('orders: %s', (_, theirs, card, plans, step) => {
    const b = lay([usa({ rows: [['Pegasus', 'Gary']], hand: [card, 'A066'] }), uk(theirs)]);
    b.player(1).orders = { intelligence: 'pass', defence: 'hopeless' };
    if (plans > 0) {
      b.expect('actions', 'plan:A066');
      b.expect('choosePlan', 'against1');
    }
    fire(b, card, b.player(1).fleet.some(({ id }) => id === ship('Amazon')) ? 'Amazon' : 'Blake', 'Pegasus');
    b.expect('actions', 'close');
    expect(b.asked().step).toBe(step);
  });
});
