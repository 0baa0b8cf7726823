import { describe, expect, test } from 'vitest';
import type { Field, FillDecision, FormChoice } from './decision.ts';
import { checkForm, options, refuse, startOf } from './decision.ts';
import { canonical } from './json.ts';
import { MOST_NEIGHBOURS, neighboursOf } from './neighbours.ts';

/** A form whose entries must keep what `rule` says. */
const formOf = (
  form: readonly Field[],
  rule: (choice: FormChoice) => boolean = () => true,
  idle: (choice: FormChoice) => readonly string[] = () => [],
): FillDecision => ({
  kind: 'fill',
  number: 1,
  seat: 0,
  step: 'test',
  rule: '1',
  about: {},
  form,
  idle,
  check: (choice) => checkForm(form, choice, '1') ?? (rule(choice) ? null : { why: 'no', rule: '1' }),
  sample: () => startOf(form),
});

const count = (id: string, max: number): Field => ({ id, kind: 'count', min: 0, max });
const tube = (id: string): Field => ({ id, kind: 'choice', options: options('hold', 'a', 'b') });

describe('the neighbours of a form', () => {
  test('give one unit of a count to another, or take or give up one, as far as the rules allow', () => {
    const form = formOf(
      [count('steam', 3), count('electric', 3)],
      ({ steam, electric }) => Number(steam) + Number(electric) <= 3,
    );
    expect(neighboursOf(form, { steam: 2, electric: 1 })).toEqual([
      { steam: 1, electric: 2 },
      { steam: 3, electric: 0 },
      { steam: 1, electric: 1 },
      { steam: 2, electric: 0 },
    ]);
  });

  test('change one choice to every other that is allowed, never two at once, never to what is refused', () => {
    const closed: Field = {
      id: 'aft',
      kind: 'choice',
      options: [...options('hold'), refuse('a', 'why', '2')],
    };
    const found = neighboursOf(formOf([tube('one'), tube('two'), closed]), {
      one: 'a',
      two: 'hold',
      aft: 'hold',
    });
    expect(found.map(({ one, two }) => `${one} ${two}`).sort()).toEqual([
      'a a',
      'a b',
      'b hold',
      'hold hold',
    ]);
    expect(found.every(({ aft }) => aft === 'hold')).toBe(true);
  });

  test('move an entry to another list, exchange, drop and add one', () => {
    const guards = (id: string): Field => ({ id, kind: 'many', options: options('x', 'y'), min: 0, max: 2 });
    const apart = ({ first, second }: FormChoice) =>
      !(first as string[]).some((id) => (second as string[]).includes(id));
    const found = neighboursOf(formOf([guards('first'), guards('second')], apart), {
      first: ['x'],
      second: [],
    });
    const keys = found.map(({ first, second }) => `${first}|${second}`).sort();
    expect(keys).toEqual(['x,y|', 'x|y', 'y|', '|', '|x']);
  });

  test('turn a yes into a no and leave names alone', () => {
    const form = formOf([
      { id: 'sure', kind: 'yes' },
      { id: 'name', kind: 'text', max: 9 },
    ]);
    expect(neighboursOf(form, { sure: true, name: 'Otto' })).toEqual([{ sure: false, name: 'Otto' }]);
  });

  test('neither change a field that means nothing nor leave one that has come to mean nothing as it was', () => {
    const lead: Field = { id: 'lead', kind: 'choice', options: options('bow', 'stern'), start: 'bow' };
    const idle = ({ one }: FormChoice): readonly string[] => (one === 'hold' ? ['lead'] : []);
    const form = formOf([tube('one'), lead], () => true, idle);
    expect(neighboursOf(form, { one: 'hold', lead: 'bow' }).every((plan) => plan.lead === 'bow')).toBe(true);
    expect(neighboursOf(form, { one: 'a', lead: 'stern' })).toContainEqual({ one: 'hold', lead: 'bow' });
  });

  test('are always the same, never more than wanted, and every field is among them', () => {
    const form = formOf(Array.from({ length: 8 }, (_, i) => tube(`tube${i}`)));
    const start = startOf(form.form);
    const found = neighboursOf(form, start);
    expect(found).toHaveLength(MOST_NEIGHBOURS);
    expect(neighboursOf(form, start)).toEqual(found);
    expect(new Set(found.map(canonical)).size).toBe(found.length);
    for (const { id } of form.form) expect(found.some((plan) => plan[id] !== start[id])).toBe(true);
  });
});
