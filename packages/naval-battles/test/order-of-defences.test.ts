/** The order in which declared defences are carried out: the defender's choice, screens included (defences; R32, R73). */
import { describe, expect, it } from 'vitest';
import { duel } from './fleets.ts';
import type { Battle } from './position.ts';
import { noDefence, ship } from './position.ts';

const by = (card: string, name: string) => `screen:${card}>${ship(name)}`;

/** The defences declared, as rollNext names them, in the order they were named. */
const numbers = (b: Battle) => b.state().defences.map((defence) => String(defence.id));

const statuses = (b: Battle) => b.state().defences.map((defence) => defence.status);

/** An air strike on Hermes in the last row, with the defences to be carried out one by one, or as declared. */
function struck(
  hand: readonly string[],
  items: readonly string[],
  dice: { defence?: number[] } = {},
  order: 'byHand' | 'auto' = 'byHand',
) {
  const b = duel(
    { hand: ['A052'] },
    { rows: [['Amazon'], ['Glasgow', 'Somerset'], ['Hermes']], hand },
    { dice: { strike: [4], ...dice } },
  );
  b.expect('actions', 'strike:A052');
  b.expect('fly', ship('Hermes'));
  b.expect('actions', 'close');
  b.expect('defend', { ...noDefence(b, 1), attack1: items, dice: order });
  return b;
}

describe('the order of defences', () => {
  it('defences, R32, R73: a die may come before the ship that would step in, which is then not needed', () => {
    const b = struck(['A104', 'A080'], [by('A104', 'Glasgow'), 'card:A080'], { defence: [2] });
    const [screen = '', die = ''] = numbers(b);
    expect(b.asked()).toMatchObject({ step: 'rollNext', seat: 1 });
    expect(b.ids(1)).toEqual([screen, die]);
    b.expect('rollNext', die);
    expect(statuses(b)).toEqual(['lost', 'worked']);
    expect(b.state().attacks[0]).toMatchObject({ status: 'stopped', target: ship('Hermes') });
    expect(b.player(0).pile).toEqual([]);
  });

  it('defences, R73: the ship may as well step in first', () => {
    const b = struck(['A104', 'A080'], [by('A104', 'Glasgow'), 'card:A080'], { defence: [1] });
    b.expect('rollNext', numbers(b)[0] ?? '');
    expect(statuses(b)).toEqual(['worked', 'failed']);
    expect(b.player(0).pile).toEqual([ship('Glasgow')]);
  });

  it.each<[string, readonly string[], readonly string[], string]>([
    ['the die first', ['card:A080', by('A104', 'Glasgow')], ['worked', 'lost'], 'Hermes'],
    ['the ship first', [by('A104', 'Glasgow'), 'card:A080'], ['worked', 'worked'], 'Glasgow'],
  ])('defences, R73: where nobody wants to choose it is the order declared, %s', (_, items, ends, target) => {
    const b = struck(['A104', 'A080'], items, { defence: [2] }, 'auto');
    expect(statuses(b)).toEqual(ends);
    expect(b.state().attacks[0]).toMatchObject({ status: 'stopped', target: ship(target) });
  });

  it.each([
    ['Glasgow', 'Somerset'],
    ['Somerset', 'Glasgow'],
  ])(
    'defences, R32, R73: of two ships that step in one for the other, %s first and %s last, the last is struck',
    (first, last) => {
      const named = [by('A104', 'Glasgow'), by('A105', 'Somerset')];
      const b = struck(['A104', 'A105'], named);
      const [glasgow = '', somerset = ''] = numbers(b);
      b.expect('rollNext', first === 'Glasgow' ? glasgow : somerset);
      expect(statuses(b)).toEqual(['worked', 'worked']);
      expect(b.player(0).pile).toEqual([ship(last)]);
    },
  );

  it('defences, R73: a die that failed may decide who steps in last', () => {
    const b = duel(
      { rows: [['Enterprise']] },
      { rows: [['Amazon'], ['Glasgow', 'Somerset'], ['Hermes']], hand: ['A104', 'A105', 'A080'] },
      { dice: { strike: [4, 4], defence: [1] } },
    );
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Hermes'));
    b.expect('fly', ship('Glasgow'));
    b.expect('actions', 'close');
    b.expect('defend', {
      ...noDefence(b, 1),
      attack1: [by('A104', 'Glasgow'), by('A105', 'Somerset')],
      attack2: ['card:A080'],
      dice: 'byHand',
    });
    const [glasgow = '', somerset = '', die = ''] = numbers(b);
    b.expect('rollNext', die);
    expect(b.ids(1)).toEqual([glasgow, somerset]);
    b.expect('rollNext', somerset);
    expect(b.player(0).pile).toEqual([ship('Glasgow')]);
    expect(b.player(1).fleet.length).toBe(3);
  });

  it('card.screen, R73: a ship that cannot step in before another is in sight with the reason, and nobody is asked for the last', () => {
    const named = [by('A104', 'Glasgow'), by('A105', 'Somerset'), by('A106', 'Glasgow')];
    const b = struck(['A104', 'A105', 'A106', 'A080'], [...named, 'card:A080'], { defence: [1] });
    const [first = '', somerset = '', again = '', die = ''] = numbers(b);
    b.expect('rollNext', first);
    expect(b.ids(1)).toEqual([somerset, die]);
    expect(b.why(again)).toBe('refused.screen [card.screen]');
    b.expect('rollNext', somerset);
    b.expect('rollNext', die);
    expect(b.asked().step).not.toBe('rollNext');
    expect(statuses(b)).toEqual(['worked', 'worked', 'worked', 'failed']);
    expect(b.player(0).pile).toEqual([ship('Glasgow')]);
  });
});
