import { describe, expect, it } from 'vitest';
import { lay, sentence, tinyGame } from '../test/tiny.ts';
import type { Rng } from './chance.ts';
import { rngFrom } from './chance.ts';
import type { FormChoice } from './decision.ts';
import { fieldsOf, plainDecision, refuse } from './decision.ts';
import type { GameDefinition } from './game.ts';
import { rulebook } from './rulebook.ts';
import { seedFrom } from './seed.ts';
import { hashOf } from './state.ts';
import { answerOf } from './testkit/play.ts';
import { text } from './text.ts';

interface Loadout {
  state: { loaded: FormChoice | null };
  options: object;
  steps: { load: null };
  events: object;
  view: object;
}

const loadout = (): GameDefinition<Loadout> => {
  const { fill } = rulebook<Loadout>();
  const ships = [
    { id: 'olaf', cost: 3 },
    { id: 'baron', cost: 2 },
    refuse('star', 'table.refused.over', '5.5'),
  ];
  return tinyGame<Loadout>({
    setup: () => ({ loaded: null }),
    first: 'load',
    steps: {
      load: fill('load', {
        rule: '5',
        about: (s) => ({ loaded: s.loaded === null ? 0 : 1 }),
        hushed: () => true,
        form: () => [
          { id: 'steam', kind: 'count', min: 0, max: 6 },
          { id: 'target', kind: 'choice', options: ships },
          { id: 'also', kind: 'many', options: ships, min: 0, max: 2, budget: 4 },
          { id: 'name', kind: 'text', max: 5 },
          { id: 'deck', kind: 'yes' },
        ],
        idle: (_, choice) => (choice.steam === 0 ? ['target', 'also'] : []),
        check: (_, choice) =>
          choice.steam === 6 && choice.deck ? { why: text('table.refused.malformed'), rule: '5.9' } : null,
        sample: (_, rng) => ({ steam: rng.below(5), target: 'olaf', also: [], name: '', deck: false }),
        odds: (_, choice) => [{ of: 'hit', chance: (choice.steam as number) / 6 }],
        take: (t, choice) => {
          t.state.loaded = choice;
        },
      }),
    },
  });
};

describe('a form', () => {
  const good = { steam: 2, target: 'olaf', also: ['baron'], name: 'Otto', deck: true };

  it('says which of its fields mean nothing as the others are filled in', () => {
    const [decision] = lay(loadout()).decisions;
    if (decision?.kind !== 'fill') throw new Error('A form was expected.');
    expect(fieldsOf(decision, good)).toBe(decision.form);
    expect(fieldsOf(decision, { ...good, steam: 0 }).map(({ id }) => id)).toEqual(['steam', 'name', 'deck']);
    expect(plainDecision(decision)).not.toHaveProperty('idle');
  });

  it('takes what is within its limits and allowed by the rules', () => {
    const table = lay(loadout());
    expect(table.answer(answerOf(0, 0, good))).toBeNull();
    expect(table.state.game.loaded).toEqual(good);
  });

  it.each([
    [{ steam: 7 }, 'steam must be a whole number from 0 to 6.', '5'],
    [{ steam: 1.5 }, 'steam must be a whole number from 0 to 6.', '5'],
    [{ steam: '2' }, 'steam must be a whole number from 0 to 6.', '5'],
    [{ target: 'queen' }, 'target: "queen" is not offered. Offered: olaf, baron.', '5'],
    [{ target: ['olaf'] }, 'target: "["olaf"]" is not offered. Offered: olaf, baron.', '5'],
    [{ target: 'star' }, 'The game is over; nothing more is asked.', '5.5'],
    [{ also: 'olaf' }, 'also must be a list without repeats.', '5'],
    [{ also: ['olaf', 'olaf'] }, 'also must be a list without repeats.', '5'],
    [{ also: ['queen'] }, 'also: "queen" is not offered. Offered: olaf, baron.', '5'],
    [{ also: ['olaf', 'baron'] }, 'also: that costs 5, at most 4 may be spent.', '5'],
    [{ name: 'Ottokar' }, 'name must be a text of at most 5 characters.', '5'],
    [{ name: null }, 'name must be a text of at most 5 characters.', '5'],
    [{ deck: 1 }, 'deck must be yes or no (true or false).', '5'],
    [{ deck: undefined }, 'deck must be yes or no (true or false).', '5'],
    [{ gun: 1 }, 'The form has no field "gun". Its fields: steam, target, also, name, deck.', '5'],
    [{ steam: 6 }, 'An answer names a seat, the number of the decision and a choice.', '5.9'],
  ])('refuses %j', (change, why, rule) => {
    const table = lay(loadout());
    const hash = hashOf(table.state);
    const refusal = table.answer(answerOf(0, 0, { ...good, ...change } as FormChoice));
    expect([sentence(refusal), refusal?.rule]).toEqual([why, rule]);
    expect(hashOf(table.state)).toBe(hash);
  });

  it.each(['olaf', 3, null, [], true])('refuses %j, which is no form at all', (choice) => {
    const refusal = lay(loadout()).answer(answerOf(0, 0, choice as never));
    expect(sentence(refusal)).toBe(
      'A filled-in form is needed here, with the fields steam, target, also, name, deck.',
    );
  });

  it('refuses what cannot even be put into words by itself', () => {
    const odd = JSON.parse('{"toString": 1, "valueOf": 2}');
    const table = lay(loadout());
    expect(sentence(table.answer(answerOf(0, 0, { ...good, target: odd })))).toContain('is not offered');
    expect(sentence(table.answer({ seat: 0, decision: odd, choice: good }))).toContain(
      'That answers decision {',
    );
    expect(sentence(table.answer({ seat: odd, decision: 0, choice: good }))).toContain('no such seat');
  });

  it('is taken as a copy: whoever answered cannot reach into the state', () => {
    const table = lay(loadout());
    const answer = structuredClone(good);
    table.answer(answerOf(0, 0, answer));
    answer.also.push('olaf');
    expect(table.state.game.loaded).toEqual(good);
  });

  it('is asked and judged alike when nobody reads along', () => {
    const [read, unread] = (['on', 'off'] as const).map((recording) => lay(loadout(), { recording }));
    const [asked, bare] = [read?.decisions[0], unread?.decisions[0]];
    if (asked?.kind !== 'fill' || bare?.kind !== 'fill') throw new Error('Two forms were expected.');
    const { number, seat, step, rule, hushed, form, about } = asked;
    expect({
      number: bare.number,
      seat: bare.seat,
      step: bare.step,
      rule: bare.rule,
      hushed: bare.hushed,
      form: bare.form,
      about: bare.about,
    }).toEqual({ number, seat, step, rule, hushed, form, about });
    expect([rule, hushed, about]).toEqual(['5', true, { loaded: 0 }]);
    for (const choice of [good, { ...good, steam: 7 }, { ...good, steam: 6 }, { gun: 1 }] as FormChoice[])
      expect(bare.check(choice)).toEqual(asked.check(choice));
    const rngs = [0, 1].map(() => rngFrom(seedFrom('sample'), 'sample'));
    expect(bare.sample(rngs[0] as Rng)).toEqual(asked.sample(rngs[1] as Rng));
    expect(unread?.answer(answerOf(0, 0, good))).toBeNull();
    expect(unread?.state.game.loaded).toEqual(good);
  });

  it('tells the chances of a filled-in form', () => {
    const table = lay(loadout());
    const [decision] = table.decisions;
    if (!decision) throw new Error('A decision was expected.');
    expect(table.odds(decision, { ...good, steam: 3 })).toEqual([{ of: 'hit', chance: 0.5 }]);
  });
});
