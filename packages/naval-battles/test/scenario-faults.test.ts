/** What is said about a scenario that cannot be played: every fault once, where it is, what is wrong and what is allowed. */
import { text } from '@flotilla/table';
import { optionsOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { say } from './reading.ts';
import type { Json } from './scenario-files.ts';
import { convoy, faults, file, NORTH, SOUTH } from './scenario-files.ts';

const FIELDS =
  'id, name, origin, variantOf, year, background, sides, first, rounds, rules, nonCombatant, victory, printed';
const RULES = 'reinforcements, airStrikes, bombardments, rowRule, nonCombatantLast';

describe('a scenario with a fault', () => {
  it.each<[string, unknown, string[]]>([
    ['no JSON', '{', [': The text is not complete JSON.']],
    ['no object', '[]', [': A scenario is an object with fields such as id, name, sides and victory.']],
    ['nothing', 'null', [': A scenario is an object with fields such as id, name, sides and victory.']],
    [
      'an unknown field',
      file({ weather: 'fog' }),
      [`weather: There is no field “weather” here; the fields are ${FIELDS}.`],
    ],
    ['no id', file({ id: 7 }), ['id: The id must be 1 to 40 small letters, digits or hyphens.']],
    [
      'an id that is too long',
      file({ id: 'a'.repeat(41) }),
      ['id: The id must be 1 to 40 small letters, digits or hyphens.'],
    ],
    [
      'an id with more behind it',
      file({ id: 'fog!' }),
      ['id: The id must be 1 to 40 small letters, digits or hyphens.'],
    ],
    [
      'an id that begins with a hyphen',
      file({ id: '-a' }),
      ['id: The id must be 1 to 40 small letters, digits or hyphens.'],
    ],
    [
      'an id that is taken',
      file({ id: 'panda-bay' }),
      ['id: “panda-bay” is the id of a scenario that comes with the game; choose another one.'],
    ],
    ['a name of blanks', file({ name: '  ' }), ['name: A name of 1 to 40 characters on one line is needed.']],
    [
      'an unknown origin',
      file({ origin: 'dream' }),
      ['origin: The origin is “printed”, “own” or “custom”, not “dream”.'],
    ],
    [
      'a variant without an id',
      file({ variantOf: '' }),
      ['variantOf: The id must be 1 to 40 small letters, digits or hyphens.'],
    ],
    [
      'a year long ago',
      file({ year: 1939 }),
      [
        'year: “1939” is not a whole number from 1940 to 2100.',
        'sides[0].ships[0]: Bergen served from 1967 to 2005, not in 1940.',
        'sides[1].ships[0]: Drummond served from 1978 to …, not in 1940.',
      ],
    ],
    [
      'a year with a half',
      file({ year: 1980.5 }),
      [
        'year: “1980.5” is not a whole number from 1940 to 2100.',
        'sides[0].ships[0]: Bergen served from 1967 to 2005, not in 1940.',
        'sides[1].ships[0]: Drummond served from 1978 to …, not in 1940.',
      ],
    ],
    [
      'a ship that was out of service',
      file({ year: 2006 }),
      ['sides[0].ships[0]: Bergen served from 1967 to 2005, not in 2006.'],
    ],
    [
      'an empty background',
      file({ background: '' }),
      ['background: A text of 1 to 1,000 characters on one line is needed.'],
    ],
    [
      'a background of blanks',
      file({ background: '  ' }),
      ['background: A text of 1 to 1,000 characters on one line is needed.'],
    ],
    [
      'a background that is too long',
      file({ background: 'x'.repeat(1001) }),
      ['background: A text of 1 to 1,000 characters on one line is needed.'],
    ],
    [
      'a background that is no text',
      file({ background: 7 }),
      ['background: A text of 1 to 1,000 characters on one line is needed.'],
    ],
    ['an unknown first side', file({ first: 'West' }), ['first: “West” is none of the sides: North, South.']],
    ['no rounds', file({ rounds: 0 }), ['rounds: “0” is not a whole number from 1 to 50.']],
    ['too many rounds', file({ rounds: 51 }), ['rounds: “51” is not a whole number from 1 to 50.']],
    ['rounds in words', file({ rounds: '3' }), ['rounds: “3” is not a whole number from 1 to 50.']],
    ['rules that are a list', file({ rules: [] }), [`rules: Rules are an object; its fields are ${RULES}.`]],
    [
      'an unknown rule',
      file({ rules: { fog: true } }),
      [`rules.fog: There is no field “fog” here; the fields are ${RULES}.`],
    ],
    [
      'a rule that is neither on nor off',
      file({ rules: { rowRule: 1 } }),
      ['rules.rowRule: true or false is needed, not “1”.'],
    ],
    [
      'fields of the book that are no list',
      file({ printed: [7] }),
      ['printed: A list of field names is needed.'],
    ],
    [
      'a non-combatant that is a number',
      convoy({ nonCombatant: 5 }),
      ['nonCombatant: The non-combatant is an object; its fields are vp, hull.'],
    ],
    [
      'an unknown field of the non-combatant',
      convoy({ nonCombatant: { speed: 5 } }),
      ['nonCombatant.speed: There is no field “speed” here; the fields are vp, hull.'],
    ],
    [
      'worth and hull beyond all measure',
      convoy({ nonCombatant: { vp: 51, hull: 13 } }),
      [
        'nonCombatant.vp: “51” is not a whole number from 0 to 50.',
        'nonCombatant.hull: “13” is not a whole number from 1 to 12.',
      ],
    ],
    [
      'a non-combatant that is not there',
      file({ nonCombatant: { vp: 1 }, rules: { nonCombatantLast: true } }),
      [
        `nonCombatant: ${say(text('scenario.error.nonCombatantMissing'))}`,
        `rules.nonCombatantLast: ${say(text('scenario.error.nonCombatantMissing'))}`,
      ],
    ],
    [
      'no victory',
      file({ victory: 'all' }),
      ['victory: The victory has the type “vp” or “nonCombatant”, not “”.'],
    ],
    [
      'an unknown victory',
      file({ victory: { type: 'glory' } }),
      ['victory: The victory has the type “vp” or “nonCombatant”, not “glory”.'],
    ],
    [
      'an unknown field of the victory',
      file({ victory: { type: 'vp', target: 2, sunk: 'North' } }),
      ['victory.sunk: There is no field “sunk” here; the fields are type, target, tie.'],
    ],
    [
      'no target',
      file({ victory: { type: 'vp' } }),
      ['victory.target: “” is not a whole number from 1 to 500.'],
    ],
    [
      'a target out of reach',
      file({ victory: { type: 'vp', target: 3 } }),
      ['victory.target: North cannot sink 3 points: its enemies are worth 2.'],
    ],
    [
      'a tie for nobody',
      file({ rounds: 3, victory: { type: 'vp', target: 2, tie: 'West' } }),
      ['victory.tie: “West” is none of the sides: North, South.'],
    ],
    [
      'a tie without a last round',
      file({ victory: { type: 'vp', target: 2, tie: 'North' } }),
      ['victory.tie: A tie can only be decided when the game has a last round.'],
    ],
    [
      'a convoy without an end',
      convoy({ rounds: null }),
      [`rounds: ${say(text('scenario.error.roundsMissing'))}`],
    ],
    [
      'a convoy without a ship',
      convoy({ sides: [NORTH, SOUTH] }),
      [`victory: ${say(text('scenario.error.nonCombatantMissing'))}`],
    ],
    [
      'a convoy with a target',
      convoy({ victory: { type: 'nonCombatant', sunk: 'North', afloat: 'South', target: 3 } }),
      ['victory.target: There is no field “target” here; the fields are type, sunk, afloat.'],
    ],
    [
      'a convoy that nobody wins',
      convoy({ victory: { type: 'nonCombatant', sunk: 'West', afloat: 'East' } }),
      [
        'victory.sunk: “West” is none of the sides: North, South.',
        'victory.afloat: “East” is none of the sides: North, South.',
      ],
    ],
    [
      'a convoy that one side wins either way',
      convoy({ victory: { type: 'nonCombatant', sunk: 'North', afloat: 'North' } }),
      [`victory: ${say(text('scenario.error.sameCamp'))}`],
    ],
  ])('scenarios: is told so, with %s', (_, input, expected) => {
    expect(faults(input)).toEqual(expected);
  });

  it('scenarios, R51: the worth of the non-combatant counts towards a target, enemies alone count, and reserves that can come', () => {
    const sides = [NORTH, { ...SOUTH, ships: ['Drummond', 'Non-Combatant'] }];
    const target = (points: number, change: Json = {}) =>
      faults(file({ sides, nonCombatant: { vp: 1 }, victory: { type: 'vp', target: points }, ...change }));
    expect(target(3)).toEqual([]);
    expect(target(4)).toEqual([
      'victory.target: North cannot sink 4 points: its enemies are worth 3.',
      'victory.target: South cannot sink 4 points: its enemies are worth 3.',
    ]);
    const reserves = sides.map((side) => ({ ...side, reserve: 'navy' }));
    expect(target(4, { sides: reserves })).toEqual([]);
    expect(target(4, { sides: reserves, rules: { reinforcements: false } }).length).toBe(2);
  });

  it('scenarios: is not accepted at the table either, with the first fault and how many more there are', () => {
    const why = (input: Json) => {
      const options = optionsOf(navalBattles, { scenario: 'custom', custom: JSON.stringify(input) });
      const refusal = navalBattles.checkOptions?.(options, 2) ?? null;
      return refusal && `${say(refusal.why)} [${refusal.rule}]`;
    };
    expect(why(file())).toBeNull();
    expect(why(file({ rounds: 0 }))).toBe(
      'The scenario is wrong at “rounds”: “0” is not a whole number from 1 to 50. [scenarios]',
    );
    expect(why(file({ rounds: 0, first: 'West', rules: { fog: true } }))).toBe(
      `The scenario is wrong at “rounds”: “0” is not a whole number from 1 to 50. (2 more faults) [scenarios]`,
    );
  });

  it.each([
    [{ scenario: 'panda-bay' }, 3, 'Panda Bay is for 2 seats, not 3. [scenarios]'],
    [
      { scenario: 'panda-bay', teams: 'AB' },
      2,
      'A scenario has its own teams; leave the team letters empty. [scenarios]',
    ],
    [
      { scenario: 'panda-bay', cardReserve: true },
      2,
      'In a scenario no action cards are bought; switch that option off. [option.cards]',
    ],
    [{ teams: 'AB' }, 3, 'Teams need one letter from A to F for each of the 3 seats. [option.teams]'],
    [{ teams: 'ABG' }, 3, 'Teams need one letter from A to F for each of the 3 seats. [option.teams]'],
    [{ teams: 'aBC' }, 3, 'Teams need one letter from A to F for each of the 3 seats. [option.teams]'],
    [{ teams: 'AAA' }, 3, 'There must be at least two teams. [option.teams]'],
    [{ teams: 'AAAB', points: 11 }, 4, 'A team of 3 needs at least 12 points. [option.teams]'],
    [{ teams: 'AAAB', points: 12 }, 4, null],
    [{ teams: 'AAB', cardReserve: true }, 3, null],
  ])('option.teams, option.cards: %j for %i seats', (change, seats, expected) => {
    const refusal = navalBattles.checkOptions?.(optionsOf(navalBattles, change), seats) ?? null;
    expect(refusal && `${say(refusal.why)} [${refusal.rule}]`).toBe(expected);
  });
});
