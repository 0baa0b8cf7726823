import { describe, expect, it } from 'vitest';
import { rngFrom } from './chance.ts';
import type { Decision, Field, FillDecision, PickDecision } from './decision.ts';
import {
  askedSeats,
  checkForm,
  fieldText,
  labelled,
  numbersOf,
  optionNumbered,
  options,
  optionText,
  plainDecision,
  questionText,
  refusalText,
  refuse,
  sampleChoice,
  startOf,
} from './decision.ts';
import { seedFrom } from './seed.ts';
import { text } from './text.ts';

const form: readonly Field[] = [
  { id: 'steam', kind: 'count', min: 2, max: 6 },
  { id: 'target', kind: 'choice', options: [refuse('star', 'sunk', '1'), { id: 'olaf' }] },
  { id: 'also', kind: 'many', options: [{ id: 'olaf' }], min: 0, max: 1 },
  { id: 'name', kind: 'text', max: 9 },
  { id: 'deck', kind: 'yes' },
];

const asked = { number: 3, seat: 1, step: 'load', rule: '5', about: { n: 2 } };
const pick: PickDecision = { ...asked, kind: 'pick', options: [{ id: 'a' }, { id: 'b' }], refused: [] };
const fill: FillDecision = {
  ...asked,
  kind: 'fill',
  form,
  check: () => null,
  sample: (rng) => ({ steam: 2 + rng.below(5) }),
};

describe('a form before anybody fills it in', () => {
  it('starts at the least, at the first allowed option, with nothing chosen', () => {
    expect(startOf(form)).toEqual({ steam: 2, target: 'olaf', also: [], name: '', deck: false });
    expect(checkForm(form, startOf(form), '5')).toBeNull();
  });

  it('starts where it says', () => {
    const given: Field[] = [
      { id: 'a', kind: 'count', min: 0, max: 9, start: 4 },
      { id: 'b', kind: 'choice', options: [{ id: 'x' }, { id: 'y' }], start: 'y' },
      { id: 'c', kind: 'many', options: [{ id: 'x' }], min: 0, max: 1, start: ['x'] },
      { id: 'd', kind: 'text', max: 9, start: 'Otto' },
      { id: 'e', kind: 'yes', start: true },
    ];
    expect(startOf(given)).toEqual({ a: 4, b: 'y', c: ['x'], d: 'Otto', e: true });
  });
});

describe('options', () => {
  it('may be told by their names alone, or by a label of their own', () => {
    expect(options('dive', 'stay')).toEqual([{ id: 'dive' }, { id: 'stay' }]);
    expect(options()).toEqual([]);
    const refused = { why: 'Too deep.', rule: '8.2' };
    expect(labelled('olaf', 'The Olaf', 3, refused)).toEqual({
      id: 'olaf',
      label: 'The Olaf',
      value: 3,
      refused,
    });
  });
});

describe('a field for a name', () => {
  const called: Field[] = [{ id: 'boat', kind: 'text', max: 3, name: true }];
  const refusalOf = (boat: unknown) => checkForm(called, { boat }, '5');

  it('takes any name that can be shown on one line', () => {
    expect(refusalOf('Seeteufel')).toBeNull();
    expect(refusalOf('')).toBeNull();
  });

  it.each(['x'.repeat(41), 'U\n48', '\u202eU-48', 48, null])('refuses %j', (boat) => {
    expect(refusalOf(boat)).toEqual({
      why: text('table.refused.name', { field: 'boat', max: 40 }),
      rule: '5',
    });
  });
});

describe('a list from which some are chosen', () => {
  const ships = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'];
  const some: Field[] = [{ id: 'ships', kind: 'many', options: options(...ships), min: 2, max: 14 }];

  it('says how many when there are too few or too many', () => {
    const few: Field[] = [{ id: 'ships', kind: 'many', options: options(...ships), min: 1, max: 3 }];
    const wrong = { why: text('table.refused.howMany', { field: 'ships', min: 1, max: 3 }), rule: '5' };
    expect(checkForm(few, { ships: [] }, '5')).toEqual(wrong);
    expect(checkForm(few, { ships: ['a'] }, '5')).toBeNull();
    expect(checkForm(few, { ships: ['a', 'b', 'c'] }, '5')).toBeNull();
    expect(checkForm(few, { ships: ['a', 'b', 'c', 'd'] }, '5')).toEqual(wrong);
  });

  it('takes each of them once, however long the list is', () => {
    expect(checkForm(some, { ships }, '5')).toBeNull();
    expect(checkForm(some, { ships: [...ships.slice(1), 'n'] }, '5')).toEqual({
      why: text('table.refused.many', { field: 'ships' }),
      rule: '5',
    });
  });
});

describe('a list from which a fixed number is chosen', () => {
  it('says that number when it is refused, and calls the field by its label', () => {
    const options = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];
    const two: Field[] = [{ id: 'cards', kind: 'many', options, min: 2, max: 2 }];
    const refusal = checkForm(two, { cards: ['x'] }, '5');
    expect(refusal?.why).toEqual({ key: 'table.refused.exactly', args: { field: 'cards', max: 2 } });
    expect(refusal && refusalText(refusal, 'pay', two)).toEqual({
      key: 'table.refused.exactly',
      args: { field: { key: 'field.pay.cards' }, max: 2 },
    });
  });
});

describe('a decision that leaves the process', () => {
  it('is plain data', () => {
    expect(plainDecision(pick)).toBe(pick);
    const plain = plainDecision(fill);
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
    expect(plain).not.toHaveProperty('check');
    expect(plain).not.toHaveProperty('sample');
  });

  it('does not say who is asked where that would tell something', () => {
    const hushed: Decision[] = [1, 2].map((seat) => ({ ...pick, seat, hushed: true }));
    expect(askedSeats(hushed, 0)).toEqual([-1]);
    expect(askedSeats(hushed, 2)).toEqual([2]);
    expect(askedSeats(hushed, null)).toEqual([-1]);
    expect(askedSeats([pick], null)).toEqual([1]);
  });
});

describe('the numbers of options', () => {
  const decision: PickDecision = {
    kind: 'pick',
    number: 1,
    seat: 0,
    step: 'aim',
    rule: '9',
    about: {},
    options: [{ id: 'fire' }, { id: 'third', number: 3 }],
    refused: [{ ...refuse('second', 'why', '9'), number: 2 }, refuse('other', 'why', '9')],
  };

  it('are their places in the list, unless they keep one of their own', () => {
    expect(numbersOf(decision)).toEqual([1, 3]);
  });

  it('find the option, also one that is not allowed now', () => {
    expect([1, 2, 3, 4].map((number) => optionNumbered(decision, number)?.id)).toEqual([
      'fire',
      'second',
      'third',
      undefined,
    ]);
  });
});

describe('texts of a decision', () => {
  it('come from step, option and field', () => {
    expect(questionText(pick)).toEqual(text('ask.load', { n: 2 }));
    expect(optionText('load', { id: 'a', args: { n: 1 } })).toEqual(text('pick.load.a', { n: 1 }));
    expect(optionText('load', { id: 'ship17', text: 'ship' })).toEqual(text('pick.load.ship'));
    expect(optionText('load', { id: 'ship17', label: 'Olaf' })).toBe('Olaf');
    expect(fieldText('load', form[0] as Field)).toEqual(text('field.load.steam'));
    expect(fieldText('load', { id: 'x', kind: 'yes', label: 'Yes?' })).toBe('Yes?');
    expect(fieldText('load', { id: 'x', kind: 'yes', text: 'y' })).toEqual(text('field.load.y'));
  });
});

it('a sample is one of the options, or a form of its own making', () => {
  const rng = rngFrom(seedFrom('sample'), 'sample');
  const picked = new Set(Array.from({ length: 50 }, () => sampleChoice(pick, rng)));
  expect([...picked].sort()).toEqual(['a', 'b']);
  expect(sampleChoice(fill, rng)).toHaveProperty('steam');
});
