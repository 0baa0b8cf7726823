import { describe, expect, it } from 'vitest';
import { SHIPS, shipCard } from '../data/cards.ts';
import { SCENARIO_FILES } from '../data/scenarios.ts';
import { en } from '../text/en/index.ts';
import { parseScenario, scenarioById } from './scenario.ts';

const ordinary = () => ({
  id: 'two-frigates',
  name: 'Two frigates',
  sides: [
    { name: 'North', navy: 'norway', ships: ['Bergen'] as string[], reserve: 'none' as unknown },
    { name: 'South', navy: 'argentina', ships: ['Drummond'] as string[], reserve: 'none' as unknown },
  ] as Record<string, unknown>[],
  victory: { type: 'vp', target: 2 } as Record<string, unknown>,
});

const problemsOf = (input: unknown) => {
  const result = parseScenario(input);
  return result.ok ? [] : result.problems.map((problem) => `${problem.at}: ${problem.why}`);
};
const withSide = (change: Record<string, unknown>) => {
  const file = ordinary();
  file.sides[0] = { ...file.sides[0], ...change };
  return file;
};

/** Two of three sides are a team; the third one has the non-combatant. */
const convoy = (winners: { sunk: string; afloat: string }) => ({
  ...ordinary(),
  rounds: 3,
  sides: [
    { name: 'North', navy: 'norway', team: 'Blue', ships: ['Bergen'], reserve: 'none' },
    { name: 'West', navy: 'uk', team: 'Blue', ships: ['Amazon'], reserve: 'none' },
    { name: 'South', navy: 'argentina', team: 'Red', ships: ['Drummond', 'Non-Combatant'], reserve: 'none' },
  ],
  victory: { type: 'nonCombatant', ...winners },
});

describe('the scenario parser', () => {
  it.each(SCENARIO_FILES.map((file) => [file.id, file] as const))(
    'accepts the built-in %s (scenarios)',
    (id, file) => {
      expect(parseScenario({ ...file, id: 'of-my-own' })).toMatchObject({ ok: true });
      expect(scenarioById(id)).toMatchObject({ id });
    },
  );

  it('takes names of at most 40 characters on one line', () => {
    expect(problemsOf({ ...ordinary(), name: 'x'.repeat(41) })).toEqual(['name: scenario.error.name']);
    expect(problemsOf(withSide({ name: 'North\nSouth has won.' }))).toContain(
      'sides[0].name: scenario.error.name',
    );
    expect(problemsOf(withSide({ team: '\u202eeulB' }))).toContain('sides[0].team: scenario.error.name');
    expect(problemsOf({ ...ordinary(), background: 'One.\u001b[2JTwo.' })).toEqual([
      'background: scenario.error.text',
    ]);
    expect(problemsOf({ ...ordinary(), name: 'ö'.repeat(40) })).toEqual([]);
  });

  it('says at once that a text is nested too deep, and that no rule is called by what objects are born with', () => {
    expect(problemsOf(`${'['.repeat(9000)}${']'.repeat(9000)}`)).toEqual([': scenario.error.tooDeep']);
    expect(problemsOf({ ...ordinary(), rules: { constructor: true } })).toEqual([
      'rules.constructor: scenario.error.field',
    ]);
  });

  it('knows four printed scenarios with their printed numbers (scenarios.raider, scenarios.bear, scenarios.falkland, scenarios.panda)', () => {
    expect(SCENARIO_FILES.filter((file) => file.origin === 'printed').map((file) => file.id)).toEqual([
      'raider-force-710',
      'taking-the-bear',
      'falkland-express',
      'panda-bay',
    ]);
    expect(scenarioById('raider-force-710')?.victory).toMatchObject({ target: 11 });
    expect(scenarioById('taking-the-bear')?.victory).toMatchObject({ target: 35 });
    expect(scenarioById('taking-the-bear')?.sides[1]?.cards).toEqual([{ kind: 'bombardment', count: 1 }]);
    expect(scenarioById('falkland-express')).toMatchObject({
      rounds: 3,
      rules: { reinforcements: false, airStrikes: false },
      victory: { type: 'nonCombatant', sunk: 1, afloat: 0 },
    });
    expect(scenarioById('panda-bay')).toMatchObject({ nonCombatant: { vp: 5 }, victory: { target: 13 } });
    expect(scenarioById('panda-bay')?.sides[1]?.cards).toEqual([{ kind: 'airSupport', count: 1 }]);
  });

  it('leaves the rest of the navy in reserve unless the scenario says otherwise (R52)', () => {
    const raider = scenarioById('raider-force-710');
    expect(raider?.sides[1]?.reserve.length).toBe(SHIPS.filter((ship) => ship.navy === 'ussr').length - 3);
    expect(scenarioById('falkland-express')?.sides[1]?.reserve).toEqual([]);
  });

  it('keeps ships out of a default reserve that were not in service, or that another side lists (R52)', () => {
    const file = {
      ...ordinary(),
      year: 1982,
      sides: [
        { name: 'North', navy: 'ussr', ships: ['Grozny'] },
        { name: 'South', navy: 'ussr', ships: ['Kiev'], reserve: ['Moskva'] },
      ],
    };
    const parsed = parseScenario(file);
    const reserves = parsed.ok ? parsed.scenario.sides.map((side) => side.reserve) : [];
    expect(reserves[1]).toEqual(['ussr-moskva']);
    expect(reserves[0]).not.toContain('ussr-moskva');
    expect(reserves[0]?.length).toBeGreaterThan(5);
    const years = (reserves[0] ?? []).map((ship) => shipCard(ship).service);
    expect(years.filter(({ from, to }) => from > 1982 || (to ?? 1982) < 1982)).toEqual([]);
  });

  it('reads text and plain data alike, names and ids alike', () => {
    const byName = parseScenario(JSON.stringify(ordinary()));
    const byId = parseScenario(withSide({ ships: ['norway-bergen'] }));
    expect(byName).toEqual(byId);
    expect(byName).toMatchObject({ ok: true, scenario: { origin: 'custom', first: null, rounds: null } });
    expect(shipCard('norway-bergen').name).toBe('Bergen');
  });

  it.each([
    ['no JSON', '{', ': scenario.error.notJson'],
    ['no object', '[]', ': scenario.error.notAnObject'],
    ['a bad id', { ...ordinary(), id: 'Two Frigates' }, 'id: scenario.error.id'],
    ['an unknown field', { ...ordinary(), weather: 'fog' }, 'weather: scenario.error.field'],
    ['one side', { ...ordinary(), sides: [] }, 'sides: scenario.error.sides'],
    ['an unknown navy', withSide({ navy: 'atlantis' }), 'sides[0].navy: scenario.error.navy'],
    ['no ship', withSide({ ships: [] }), 'sides[0].ships: scenario.error.noShips'],
    ['a foreign ship', withSide({ ships: ['Enterprise'] }), 'sides[0].ships[0]: scenario.error.ship'],
    [
      'a ship twice',
      withSide({ ships: ['Bergen', 'Bergen'] }),
      'sides[0].ships[1]: scenario.error.shipTwice',
    ],
    ['a ship out of service', { ...ordinary(), year: 1965 }, 'sides[0].ships[0]: scenario.error.service'],
    ['a side twice', withSide({ name: 'South' }), 'sides[1].name: scenario.error.sideTwice'],
    ['a wrong reserve', withSide({ reserve: 'some' }), 'sides[0].reserve: scenario.error.reserve'],
    [
      'an unknown card',
      withSide({ cards: [{ kind: 'mine', count: 1 }] }),
      'sides[0].cards[0]: scenario.error.cardKind',
    ],
    [
      'too many cards',
      withSide({ cards: [{ kind: 'bombardment', count: 3 }] }),
      'sides: scenario.error.cardCount',
    ],
    ['half a team', withSide({ team: 'Blue' }), 'sides: scenario.error.teamMissing'],
    ['an unknown first side', { ...ordinary(), first: 'West' }, 'first: scenario.error.sideName'],
    ['no rounds', { ...ordinary(), rounds: 0 }, 'rounds: scenario.error.number'],
    ['an unknown rule', { ...ordinary(), rules: { fog: true } }, 'rules.fog: scenario.error.field'],
    [
      'a rule that is neither on nor off',
      { ...ordinary(), rules: { rowRule: 1 } },
      'rules.rowRule: scenario.error.yesOrNo',
    ],
    ['no victory', { ...ordinary(), victory: {} }, 'victory: scenario.error.victory'],
    [
      'a target nobody can reach',
      { ...ordinary(), victory: { type: 'vp', target: 3 } },
      'victory.target: scenario.error.outOfReach',
    ],
    [
      'a tie without rounds',
      { ...ordinary(), victory: { type: 'vp', target: 2, tie: 'North' } },
      'victory.tie: scenario.error.tieWithoutRounds',
    ],
    [
      'a non-combatant that is not there',
      { ...ordinary(), rounds: 3, victory: { type: 'nonCombatant', sunk: 'North', afloat: 'South' } },
      'victory: scenario.error.nonCombatantMissing',
    ],
    ['the id of a built-in scenario', { ...ordinary(), id: 'panda-bay' }, 'id: scenario.error.idTaken'],
    ['an origin that is none', { ...ordinary(), origin: 7 }, 'origin: scenario.error.origin'],
    ['a variant of nothing', { ...ordinary(), variantOf: 9 }, 'variantOf: scenario.error.id'],
    ['printed fields that are no list', { ...ordinary(), printed: 'x' }, 'printed: scenario.error.fieldList'],
    ['a team without a name', withSide({ team: 1 }), 'sides[0].team: scenario.error.name'],
    ['a ship as a number', withSide({ ships: [725] }), 'sides[0].ships[0]: scenario.error.shipText'],
    [
      'an unknown field of a card',
      withSide({ cards: [{ kind: 'repair', count: 1, design: 'RE-1' }] }),
      'sides[0].cards[0].design: scenario.error.field',
    ],
    ['a card without a count', withSide({ cards: ['repair'] }), 'sides[0].cards[0]: scenario.error.cardList'],
    [
      'two sides with the rest of one navy',
      {
        ...ordinary(),
        sides: [
          { name: 'North', navy: 'ussr', ships: ['Kirov'] },
          { name: 'South', navy: 'ussr', ships: ['Grozny'], reserve: 'navy' },
        ],
      },
      'sides[1].reserve: scenario.error.reserveTwice',
    ],
    [
      'a target within reach of reinforcements that never come',
      {
        ...ordinary(),
        sides: [
          { name: 'North', navy: 'norway', ships: ['Bergen'] },
          { name: 'South', navy: 'argentina', ships: ['Drummond'] },
        ],
        rules: { reinforcements: false },
        victory: { type: 'vp', target: 10 },
      },
      'victory.target: scenario.error.outOfReach',
    ],
    [
      'a non-combatant that is a number',
      { ...ordinary(), nonCombatant: 5 },
      'nonCombatant: scenario.error.nonCombatant',
    ],
    [
      'a non-combatant that is a list',
      { ...ordinary(), nonCombatant: [{ vp: 5 }] },
      'nonCombatant: scenario.error.nonCombatant',
    ],
    [
      'the worth of a non-combatant that is not there',
      { ...ordinary(), nonCombatant: { vp: 5 } },
      'nonCombatant: scenario.error.nonCombatantMissing',
    ],
    [
      'the last row for a non-combatant that is not there',
      { ...ordinary(), rules: { nonCombatantLast: true } },
      'rules.nonCombatantLast: scenario.error.nonCombatantMissing',
    ],
    [
      'one side that wins either way',
      convoy({ sunk: 'North', afloat: 'North' }),
      'victory: scenario.error.sameCamp',
    ],
    [
      'one team that wins either way',
      convoy({ sunk: 'North', afloat: 'West' }),
      'victory: scenario.error.sameCamp',
    ],
  ])('refuses %s and says where (ship.card, scenarios)', (_, input, problem) => {
    const problems = problemsOf(input);
    expect(problems).toContain(problem);
    for (const said of problems) expect(en[said.replace(/^.*: /, '')], said).toBeTruthy();
  });

  it('accepts a non-combatant in reserve, unless no reinforcements come', () => {
    const file = (reinforcements: boolean) => ({
      ...withSide({ reserve: ['Non-Combatant'] }),
      nonCombatant: { vp: 5 },
      rules: { reinforcements },
    });
    expect(problemsOf(file(true))).toEqual([]);
    expect(problemsOf(file(false))).toEqual(['nonCombatant: scenario.error.nonCombatantMissing']);
    expect(problemsOf(convoy({ sunk: 'North', afloat: 'South' }))).toEqual([]);
  });

  it('reports everything that is wrong at once', () => {
    const file = { ...withSide({ navy: 'atlantis', ships: [] }), id: '', rounds: -1 };
    expect(problemsOf(file).length).toBeGreaterThanOrEqual(4);
  });
});
