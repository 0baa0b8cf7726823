/** The sides of a scenario file: what is accepted and read, and what is said about their faults. */
import { describe, expect, it } from 'vitest';
import { parseScenario } from '../src/rules/scenario.ts';
import { convoy, faults, file, NORTH, SOUTH, withNorth } from './scenario-files.ts';

const SIDE_FIELDS = 'name, navy, team, ships, cards, reserve';
const KINDS =
  'gun, missile, torpedo, airSupport, bombardment, battlePlan, intelligence, nearMiss, superiorTactics, repair, screeningShip';
const NAVIES = 'usa, ussr, uk, france, japan, china, taiwan, norway, argentina';

describe('a scenario without fault', () => {
  it.each([
    ['as it is', file()],
    ['as text', JSON.stringify(file())],
    [
      'with everything that may be said',
      {
        ...convoy(),
        origin: 'own',
        variantOf: 'falkland-express',
        year: 1985,
        background: 'A convoy.',
        first: 'South',
        rules: {
          reinforcements: false,
          airStrikes: false,
          bombardments: false,
          rowRule: true,
          nonCombatantLast: true,
        },
        nonCombatant: { vp: 3, hull: 6 },
        printed: ['name', 'year'],
      },
    ],
    ['with a tie that is decided', file({ rounds: 5, victory: { type: 'vp', target: 2, tie: 'South' } })],
    ['with the longest id', file({ id: 'a'.repeat(40) })],
    ['with the longest background', file({ background: 'x'.repeat(1000) })],
    ['with the first and the last year', file({ year: 1978 })],
    [
      'with six sides',
      file({
        sides: ['Bergen', 'Narvik', 'Trondheim', 'Hauk', 'Skjold', 'Ula'].map((name) => ({
          ...NORTH,
          name,
          ships: [name],
        })),
      }),
    ],
    [
      'with all cards of a kind',
      withNorth({
        cards: [
          { kind: 'bombardment', count: 1 },
          { kind: 'bombardment', count: 1 },
        ],
      }),
    ],
    [
      'with teams',
      file({
        sides: [
          { ...NORTH, team: 'Blue' },
          { ...SOUTH, team: 'Red' },
        ],
      }),
    ],
  ])('scenarios: is accepted, %s', (_, input) => {
    expect(faults(input)).toEqual([]);
  });

  it('scenarios: is read field by field', () => {
    const parsed = parseScenario(
      convoy({
        origin: 'own',
        variantOf: 'falkland-express',
        year: 1985,
        background: 'A convoy.',
        first: 'South',
        rules: { airStrikes: false, nonCombatantLast: true },
        nonCombatant: { vp: 3 },
      }),
    );
    expect(parsed.ok && parsed.scenario).toEqual({
      id: 'two-frigates',
      name: 'Two frigates',
      origin: 'own',
      variantOf: 'falkland-express',
      year: 1985,
      background: 'A convoy.',
      sides: [
        { name: 'North', navy: 'norway', team: null, ships: ['norway-bergen'], cards: [], reserve: [] },
        {
          name: 'South',
          navy: 'argentina',
          team: null,
          ships: ['argentina-drummond', 'non-combatant'],
          cards: [],
          reserve: [],
        },
      ],
      first: 1,
      rounds: 3,
      rules: {
        reinforcements: true,
        airStrikes: false,
        bombardments: true,
        rowRule: false,
        nonCombatantLast: true,
      },
      nonCombatant: { vp: 3, hull: 4 },
      victory: { type: 'nonCombatant', sunk: 0, afloat: 1 },
    });
  });

  it('scenarios: has the usual values for what it leaves out', () => {
    const parsed = parseScenario(
      withNorth(
        { team: 'Blue', cards: [{ kind: 'repair', count: 2 }] },
        {
          sides: [
            { ...NORTH, team: 'Blue', cards: [{ kind: 'repair', count: 2 }] },
            { ...SOUTH, team: 'Red' },
          ],
        },
      ),
    );
    expect(parsed.ok && parsed.scenario).toMatchObject({
      origin: 'custom',
      variantOf: null,
      year: null,
      background: '',
      sides: [
        { team: 0, cards: [{ kind: 'repair', count: 2 }] },
        { team: 1, cards: [] },
      ],
      first: null,
      rounds: null,
      rules: {
        reinforcements: true,
        airStrikes: true,
        bombardments: true,
        rowRule: false,
        nonCombatantLast: false,
      },
      nonCombatant: { vp: 0, hull: 4 },
      victory: { type: 'vp', target: 2, tie: null },
    });
  });
});

describe('a scenario with a fault of a side', () => {
  it.each<[string, unknown, string[]]>([
    ['one side', file({ sides: [NORTH] }), ['sides: There must be 2 to 6 sides.']],
    [
      'seven sides',
      file({ sides: Array.from({ length: 7 }, () => NORTH) }),
      ['sides: There must be 2 to 6 sides.'],
    ],
    ['sides that are no list', file({ sides: { length: 2 } }), ['sides: There must be 2 to 6 sides.']],
    [
      'a side that is a text',
      file({ sides: [NORTH, SOUTH, 'West'] }),
      ['sides[2]: A side is an object with name, navy and ships.'],
    ],
    [
      'an unknown field of a side',
      withNorth({ colour: 'red' }),
      [`sides[0].colour: There is no field “colour” here; the fields are ${SIDE_FIELDS}.`],
    ],
    [
      'a side without a name',
      withNorth({ name: undefined }),
      ['sides[0].name: A name of 1 to 40 characters on one line is needed.'],
    ],
    ['two sides of one name', withNorth({ name: 'South' }), ['sides[1].name: Two sides are called “South”.']],
    [
      'an unknown navy',
      withNorth({ navy: 'atlantis' }),
      [
        `sides[0].navy: “atlantis” is no navy; the navies are ${NAVIES}.`,
        'sides[0].ships[0]: “Bergen” is no ship of the navy “usa”.',
        'sides[0].ships: A side needs at least one ship.',
        'victory.target: South cannot sink 2 points: its enemies are worth 0.',
      ],
    ],
    [
      'no list of ships',
      withNorth({ ships: 'Bergen' }),
      [
        'sides[0].ships: A list of ship names is needed.',
        'sides[0].ships: A side needs at least one ship.',
        'victory.target: South cannot sink 2 points: its enemies are worth 0.',
      ],
    ],
    [
      'a ship of another navy',
      withNorth({ ships: ['Bergen', 'Enterprise'] }),
      ['sides[0].ships[1]: “Enterprise” is no ship of the navy “norway”.'],
    ],
    [
      'a ship of another navy by its id',
      withNorth({ ships: ['Bergen', 'usa-knox'] }),
      ['sides[0].ships[1]: “usa-knox” is no ship of the navy “norway”.'],
    ],
    [
      'a ship twice',
      withNorth({ ships: ['Bergen', 'Bergen'] }),
      ['sides[0].ships[1]: Bergen is used twice.'],
    ],
    [
      'a ship at sea and in reserve',
      withNorth({ reserve: ['Bergen'] }),
      ['sides[0].reserve[0]: Bergen is used twice.'],
    ],
    [
      'a ship as a number',
      withNorth({ ships: ['Bergen', 725] }),
      ['sides[0].ships[1]: 725 must stand in quotation marks: a ship is named by a text.'],
    ],
    [
      'a reserve that is none',
      withNorth({ reserve: 'some' }),
      ['sides[0].reserve: The reserve is “navy”, “none” or a list of ships, not “some”.'],
    ],
    [
      'cards that are no list',
      withNorth({ cards: 'repair' }),
      ['sides[0].cards: Cards are a list of kinds with their counts.'],
    ],
    [
      'a card without a count',
      withNorth({ cards: ['repair'] }),
      ['sides[0].cards[0]: Cards are a list of kinds with their counts.'],
    ],
    [
      'an unknown kind of card',
      withNorth({ cards: [{ kind: 'mine', count: 1 }] }),
      [`sides[0].cards[0]: “mine” is no kind of action card; the kinds are ${KINDS}.`],
    ],
    [
      'an unknown field of a card',
      withNorth({ cards: [{ kind: 'repair', count: 1, design: 'RE-1' }] }),
      ['sides[0].cards[0].design: There is no field “design” here; the fields are kind, count.'],
    ],
    [
      'no card at all',
      withNorth({ cards: [{ kind: 'repair', count: 0 }] }),
      ['sides[0].cards[0].count: “0” is not a whole number from 1 to 10.'],
    ],
    [
      'more cards than the deck holds',
      file({
        sides: [NORTH, SOUTH].map((side) => ({ ...side, cards: [{ kind: 'bombardment', count: 2 }] })),
      }),
      ['sides: 4 cards of the kind “bombardment” are given out, the deck holds 2.'],
    ],
    [
      'a team for one side only',
      withNorth({ team: 'Blue' }),
      ['sides: Either every side has a team, or none.'],
    ],
    [
      'a single team',
      file({
        sides: [NORTH, SOUTH].map((side) => ({ ...side, team: 'Blue' })),
        victory: { type: 'vp', target: 1 },
      }),
      [
        'sides: All sides are in the team “Blue”; there must be two.',
        'victory.target: North cannot sink 1 points: its enemies are worth 0.',
        'victory.target: South cannot sink 1 points: its enemies are worth 0.',
      ],
    ],
  ])('scenarios: is told so, with %s', (_, input, expected) => {
    expect(faults(input)).toEqual(expected);
  });
});
