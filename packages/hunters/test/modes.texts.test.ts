import { companionOf } from '@flotilla/companion';
import type { Block, Decision, FillDecision, Text } from '@flotilla/table';
import { startOf, text } from '@flotilla/table';
import { botRngs, eventText, optionsOf, playOut, Table, withSeats, words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { hunters } from '../src/index.ts';
import type { Options } from '../src/state.ts';
import { en } from '../src/text/en/index.ts';

const say = (said: Text | number): string =>
  typeof said === 'number' ? String(said) : words({ language: 'en', catalogue: en }, said);

const has = (key: string): boolean => key in en;

/** Every text a player reads at a question. */
function asked(decision: Decision): Text[] {
  const texts = [text(`ask.${decision.step}`, decision.about), text(`rule.${decision.rule}`)];
  const options = decision.kind === 'pick' ? [...decision.options, ...decision.refused] : [];
  for (const { id, label, text: name, args, refused } of options) {
    texts.push(label ?? text(`pick.${decision.step}.${name ?? id}`, args));
    if (refused) texts.push(refused.why);
  }
  return texts;
}

function described(block: Block): (Text | number)[] {
  switch (block.kind) {
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'list':
      return [...block.items];
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    default:
      return [block.text];
  }
}

/** Plays a random game and returns every sentence with an unfilled placeholder. */
function holes(options: Partial<Options>, seats: number, seed: string): string[] {
  const found = new Set<string>();
  const read = (said: Text | number): void => {
    const told = say(said);
    if (/⟦|\{\w/.test(told)) found.add(told);
  };
  const table = new Table({ game: hunters, options: optionsOf(hunters, options), seats, seed });
  playOut(table, [], botRngs(seed, seats), (decision) => {
    asked(decision).forEach(read);
    hunters.describe(table.view(decision.seat)).flatMap(described).forEach(read);
  });
  for (const event of table.log ?? []) {
    read(eventText(hunters, event, 'story', has));
    read(eventText(hunters, event, 'normal', has));
  }
  const outcome = hunters.outcome(table.state.game);
  read(text(`ending.${outcome?.ending}`, outcome?.args));
  for (const document of Object.values(companionOf(hunters).documents ?? {})) {
    const told = document(table.state.game, say);
    for (const [hole] of told.matchAll(/⟦[^⟧]*⟧/g)) found.add(hole);
  }
  return [...found];
}

describe('nothing is left unsaid when several captains sail', () => {
  it.each([
    ['twoPlayer', { mode: 'twoPlayer', boat: 'VIIB', rules: ['14.8'] }, 2],
    ['twoPlayer to an agreed end', { mode: 'twoPlayer', boat: 'VIIB', until: '1940-06' }, 2],
    ['longTonnage', { mode: 'longTonnage', boat: 'choose' }, 3],
    ['shortSurvival', { mode: 'shortSurvival', boat: 'choose' }, 3],
    ['wolfpack', { mode: 'wolfpack', boat: 'VIIC' }, 6],
    ['two wolfpacks', { mode: 'wolfpack', boat: 'VIIC', packs: 2 }, 6],
  ] as const)('%s', (name, options, seats) => {
    for (const game of ['one', 'two']) expect(holes(options, seats, `${name} ${game}`)).toEqual([]);
  });
});

describe('a captain who gave no name', () => {
  it('is called as the player who sits there; alone he has none', () => {
    const told = (names: readonly string[], options: Partial<Options>): string[] => {
      const table = new Table({
        game: hunters,
        options: optionsOf(hunters, options),
        seats: names.length,
        seed: 'x',
      });
      const begun = () => table.log?.filter(({ kind }) => kind === 'careerBegins') ?? [];
      while (begun().length < names.length) {
        const { seat, number, form } = table.decisions[0] as FillDecision;
        table.answer({ seat, decision: number, choice: startOf(form) });
      }
      const catalogue = withSeats(en, names);
      return begun().map((event) =>
        words(
          { language: 'en', catalogue },
          eventText(hunters, event, 'normal', (key) => key in catalogue),
        ),
      );
    };
    const [anna, ben] = told(['Anna', 'Ben'], { mode: 'twoPlayer', boat: 'VIIB' });
    expect([anna, ben]).toEqual([expect.stringContaining('Anna'), expect.stringContaining('Ben')]);
    expect(told(['Anna'], { boat: 'VIIB' })[0]).toContain('N. N.');
  });
});
