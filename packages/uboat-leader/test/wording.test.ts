import type { Language, Text } from '@flotilla/table';
import {
  botRngs,
  eventText,
  LANGUAGES,
  optionsOf,
  playOut,
  Table,
  tableTexts,
  words,
} from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { inEdition } from '../src/rules/editions.ts';
import { en } from '../src/text/en/index.ts';
import type { View } from '../src/view.ts';

const sayIn = async (language: Language) => {
  const catalogue = { ...tableTexts[language], ...(await uboatLeader.texts[language]()) };
  return (said: Text): string => words({ language, catalogue }, said);
};

const tableWith = (options: Partial<Options>, seed: string) =>
  new Table({ game: uboatLeader, options: optionsOf(uboatLeader, options), seats: 1, seed });

describe('what is left', () => {
  it.each([
    ['log.counterPlaced', 'left'],
    ['log.torpedoLost', 'torpedoes'],
    ['log.relief', 'total'],
    ['log.radioCall', 'left'],
  ])('agrees with its verb in Italian: %s', async (key, name) => {
    const say = await sayIn('it');
    expect(say({ key, args: { [name]: 1 } })).toContain('ne resta 1.');
    expect(say({ key, args: { [name]: 2 } })).toContain('ne restano 2.');
  });

  it('agrees with its verb in German', async () => {
    const say = await sayIn('de');
    expect(say({ key: 'log.relief', args: { boat: 'U-1', n: 1, total: 1 } })).toContain('es bleibt 1.');
  });
});

describe('a sea area', () => {
  it('is never put behind "in", which does not fit a coast or islands', () => {
    expect(Object.entries(en).filter(([, sentence]) => /\bin \{area\}/.test(sentence))).toEqual([]);
  });

  it('explains in words how many contacts a die finds', async () => {
    const say = await sayIn('en');
    const map = uboatLeader.describe(tableWith({}, 'map').view(0)).find((block) => {
      return block.kind === 'table' && say(block.caption) === en['screen.map'];
    });
    const contacts = map?.kind === 'table' ? map.rows.map((row) => say(row[3] as Text)) : [];
    const told = contacts.filter((cell) => cell !== '');
    expect(told.length).toBeGreaterThan(0);
    for (const cell of told) expect(cell).toMatch(/^(\d up to \d+, )+otherwise \d$/);
  });
});

describe('a card whose effect differs between the editions', () => {
  it('tells only what it does in the edition played', async () => {
    const say = await sayIn('en');
    const aircraft = 'event.enemy-aircraft.text';
    expect(say(inEdition('first', aircraft))).toContain('4 or less 3 stress, 5–8 2 stress');
    expect(say(inEdition('second', aircraft))).toContain('4 or less 1 stress and 1 light hit, 5–8 2 stress');
  });

  it.each(LANGUAGES)('names no edition in %s, whichever is played', async (language) => {
    const say = await sayIn(language);
    for (const edition of ['first', 'second'] as const) {
      const table = tableWith({ edition, campaign: 'hunted', length: 'short' }, `editions ${edition}`);
      playOut(table, [], botRngs(edition, 1));
      const told = (table.log ?? []).filter(({ kind }) => kind === 'eventDrawn' || kind === 'conditionKnown');
      const lines = told.map((event) => say(eventText(uboatLeader, event, 'normal', () => false)));
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => /edition|Auflage|édition|edizione|[{}]/.test(line))).toEqual([]);
    }
  });
});

describe('the torpedoes of a boat', () => {
  it('are told without those it does not have', async () => {
    const say = await sayIn('en');
    const table = tableWith({}, 'load');
    let view: View | null = null;
    playOut(table, [], botRngs('load', 1), () => {
      if (view === null && table.view(0).boats.length > 0) view = table.view(0);
    });
    const shown = (ready: object, stored: object): string => {
      const [boat] = (view as unknown as View).boats;
      const none = { plain: 0, fat: 0, t5: 0, mines: 0 };
      const laden = { ...boat, ready: { ...none, ...ready }, stored: { ...none, ...stored } };
      const blocks = uboatLeader.describe({ ...view, boats: [laden] } as unknown as View);
      const [row] = blocks.flatMap((block) =>
        block.kind === 'table' && say(block.caption) === en['screen.flotilla'] ? block.rows : [],
      );
      return say(row?.[3] as Text);
    };
    expect(shown({ plain: 5 }, { plain: 5 })).toBe('5 + 5');
    expect(shown({ plain: 5 }, { plain: 5, mines: 3 })).toBe('5 + 5, 3 mines');
    expect(shown({ plain: 3, fat: 1 }, { t5: 2 })).toBe('3, 1 FAT + 2 T5');
  });
});
