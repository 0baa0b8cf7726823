import type { Text } from '@flotilla/table';
import { eventText, optionsOf, Table, words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';
import type { NavalBattles } from '../src/state.ts';
import { en } from '../src/text/en/index.ts';

const all = SCENARIO_FILES.map((file) => [file.id, file.sides.length] as const);

const open = (scenario: string, seats: number, custom = ''): Table<NavalBattles> =>
  new Table({
    game: navalBattles,
    options: optionsOf(navalBattles, { scenario, custom }),
    seats,
    seed: 'briefing',
  });

/** Everything the description and the log say in English about the scenario of a table. */
function toldAbout(table: Table<NavalBattles>): { seen: string[]; logged: string[] } {
  const say = (said: Text) => words({ language: 'en', catalogue: en }, said);
  const seen = navalBattles.describe(table.view(0)).flatMap((block) => {
    if (block.kind === 'table') return [say(block.caption)];
    return block.kind === 'paragraph' || block.kind === 'heading' ? [say(block.text)] : [];
  });
  const logged = (table.log ?? []).map((event) =>
    say(eventText(navalBattles, event, 'story', (key) => key in en)),
  );
  return { seen, logged };
}

describe('what players are told about a scenario', () => {
  it.each(all)('%s: name, background, special rules and how it is won', (id, seats) => {
    const { seen, logged } = toldAbout(open(id, seats));
    const told = ['name', 'background', 'special'].map((part) => en[`scenario.${id}.${part}`]);
    expect(seen).toEqual(expect.arrayContaining(told));
    expect(logged.slice(0, 3)).toEqual(told);
  });

  it('a battle of choice has none of it', () => {
    const { seen, logged } = toldAbout(open('open', 2));
    expect(logged[0]).toBe('A battle for 25 points');
    expect(seen.filter((line) => line.includes('battle for'))).toEqual([]);
  });

  it('the table of points says how it is won', () => {
    expect(toldAbout(open('panda-bay', 2)).seen).toContain('Points (sinking 13 wins)');
    expect(toldAbout(open('levant-convoy-1973', 2)).seen).toContain('Points (the non-combatant decides)');
  });

  it('the lobby tells the special rules of every built-in scenario', () => {
    const [field] = navalBattles.optionFields;
    const options = field?.kind === 'choice' ? field.options : [];
    const notes = options.map(({ id, note }) => [id, typeof note === 'object' ? note.key : null]);
    expect(notes).toEqual([
      ['open', null],
      ...all.map(([id]) => [id, `scenario.${id}.special`]),
      ['custom', null],
    ]);
  });

  const custom = (more: object) => {
    const file = {
      id: 'two-frigates',
      name: 'Two frigates',
      background: 'A quarrel about cod.',
      sides: [
        { name: 'North', navy: 'norway', ships: ['Bergen', 'Hauk'], reserve: 'none' },
        { name: 'South', navy: 'argentina', ships: ['Drummond', 'Non-Combatant'], reserve: 'none' },
      ],
      rounds: 6,
      victory: { type: 'vp', target: 2, tie: 'South' },
    };
    return open('custom', 2, JSON.stringify({ ...file, ...more }));
  };

  it('a custom scenario is told with its own name and background, and with what its file says (scenarios)', () => {
    const { seen, logged } = toldAbout(custom({ first: 'North' }));
    const told = [
      'Two frigates',
      'A quarrel about cod.',
      'First turn — North. The battle lasts 6 rounds at most. Sink 2 points of enemy ships. A tie goes to one side — South.',
    ];
    expect(seen).toEqual(expect.arrayContaining(told));
    expect(logged.slice(0, 3)).toEqual(told);
  });

  it('every special rule of a custom scenario has its sentence', () => {
    const { seen } = toldAbout(
      custom({
        rules: { reinforcements: false, bombardments: false, rowRule: true, nonCombatantLast: true },
        nonCombatant: { vp: 1, hull: 2 },
        victory: { type: 'nonCombatant', sunk: 'North', afloat: 'South' },
      }),
    );
    expect(seen).toContain(
      'No reinforcements. No Bombardment. The row rule for air strikes is in force. The non-combatant is worth 1 point. The non-combatant has a hull of 2. The non-combatant stays in the last row. The battle lasts 6 rounds at most. Winner if the non-combatant sinks — North; otherwise — South.',
    );
    expect(toldAbout(custom({ rules: { airStrikes: false } })).seen.join()).toContain(
      'No air strikes of any kind. The battle',
    );
  });

  it('teams win a custom scenario together', () => {
    const sides = ['norway', 'uk', 'argentina'].map((navy, seat) => ({
      name: navy,
      navy,
      team: seat < 2 ? 'Blue' : 'Red',
      ships: [['Bergen'], ['Amazon'], ['Drummond', 'Non-Combatant']][seat],
      reserve: 'none',
    }));
    const laid = (victory: object) => {
      const file = { id: 'teams', name: 'Teams', sides, rounds: 3, victory };
      return toldAbout(open('custom', 3, JSON.stringify(file))).logged[1];
    };
    expect(laid({ type: 'vp', target: 2 })).toMatch(/The team that sinks 2 points of enemy ships wins\.$/);
    expect(laid({ type: 'nonCombatant', sunk: 'uk', afloat: 'argentina' })).toMatch(
      /the team of uk; otherwise — the team of argentina\.$/,
    );
  });
});
