import type { Field, PickDecision, RollRecord } from '@flotilla/table';
import { refuse, text } from '@flotilla/table';
import { describe, expect, test } from 'vitest';
import type { Speaker } from '../support/speech.ts';
import { speechFor } from '../support/speech.ts';
import { programTexts } from '../text/index.ts';
import { blockLines } from './blocks.ts';
import { readField } from './form.ts';
import { clip, columns, sideBySide, widthOf, wrap } from './layout.ts';
import { pickLines, statusLines } from './question.ts';
import { notAppliedLine, rollCard, rollLine } from './rollCard.ts';
import { PLAIN, styleFor } from './style.ts';

/** A speaker whose game has these texts. */
async function speakerOf(texts: Readonly<Record<string, string>>): Promise<Speaker> {
  const game = { texts: { en: async () => texts } };
  return speechFor(game as unknown as Parameters<typeof speechFor>[0], 'en');
}

const penWith = async (texts: Readonly<Record<string, string>>, width = 80) => ({
  speaker: await speakerOf(texts),
  style: PLAIN,
  width,
});

const DETECTION: RollRecord = {
  purpose: 'detection',
  chart: 'E2',
  column: 'all',
  rule: '9.6',
  dice: '2d6',
  faces: [4, 5],
  natural: 9,
  modifiers: [
    { why: 'closeRange', rule: '9.6', value: 1 },
    { why: 'testDepth', rule: '9.6.4', value: -1 },
  ],
  notApplied: [{ why: 'second', rule: '9.6', value: 1 }],
  total: 9,
  outcome: 'detected',
  from: 9,
  to: null,
  chance: 0.4167,
  results: [],
};

const TEXTS = {
  'roll.detection': 'Escort detection',
  'outcome.E2.detected': 'detected',
  'modifier.closeRange': 'close range',
  'modifier.testDepth': 'test depth',
  'modifier.second': 'second detection',
};

describe('a roll card', () => {
  test('shows dice, every modifier, total, threshold, result, chance, number and rule', async () => {
    expect(rollCard(DETECTION, 214, await penWith(TEXTS))).toEqual([
      'Escort detection                            rule 9.6',
      '2d6  [4][5]                  9',
      'close range                 +1',
      'test depth                  −1',
      '──────────────────────────────',
      'total                        9   on 9+   → DETECTED',
      'chance before the roll: 42%   roll 214',
    ]);
  });

  test('tells the sums that stood before it', async () => {
    const lost = { of: 'lost', chance: 0.269 };
    const card = rollCard(
      { ...DETECTION, sums: [lost] },
      1,
      await penWith({ ...TEXTS, 'odds.lost': 'boat lost' }),
    );
    expect(card.at(-2)).toBe('before the roll: boat lost 27%');
  });

  test('tells them on one line too', async () => {
    const sums = [{ of: 'lost', chance: 0.269 }];
    const pen = await penWith({ ...TEXTS, 'odds.lost': 'boat lost' });
    expect(rollLine({ ...DETECTION, modifiers: [], sums }, pen)).toBe(
      'Escort detection: 2d6 [4][5] 9   on 9+   → DETECTED  42% · before the roll: boat lost 27%  [9.6]',
    );
  });

  test('without modifiers has no total of its own, and raw dice no result', async () => {
    const pen = await penWith(TEXTS);
    const plain = rollCard({ ...DETECTION, modifiers: [], from: 5, to: 9 }, 1, pen);
    expect(plain).toHaveLength(3);
    expect(plain[1]).toBe('2d6  [4][5]                  9   on 5 to 9   → DETECTED');
    const raw = rollCard({ ...DETECTION, modifiers: [], chart: '', outcome: '', from: null }, 2, pen);
    expect(raw.slice(1)).toEqual(['2d6  [4][5]                  9', 'roll 2']);
  });

  test('never runs over the edge: a long result stands on its own line', async () => {
    const texts = { ...TEXTS, 'outcome.E2.detected': 'detected by three destroyers that do not let go' };
    const lines = rollCard(DETECTION, 1, await penWith(texts, 60));
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(60);
    expect(lines.join(' ')).toContain('DETECTED BY THREE DESTROYERS');
  });

  test('fits on one line in the log, and can tell what did not apply', async () => {
    const pen = await penWith(TEXTS);
    expect(rollLine(DETECTION, pen)).toBe(
      'Escort detection: 2d6 [4][5] 9 (+1 close range, −1 test depth) = 9   on 9+   → DETECTED  42%  [9.6]',
    );
    expect(notAppliedLine(DETECTION, pen)).toBe('not applied: second detection +1');
    expect(notAppliedLine({ ...DETECTION, notApplied: [] }, pen)).toBe('');
  });

  test('shows a result that has no text by its own name, and a structured one not at all', async () => {
    const pen = await penWith({});
    expect(rollLine({ ...DETECTION, modifiers: [], outcome: 'Empire Star' }, pen)).toContain('→ EMPIRE STAR');
    expect(rollLine({ ...DETECTION, modifiers: [], outcome: '{"a":1}' }, pen)).not.toContain('→');
  });
});

describe('a question', () => {
  const decision: PickDecision = {
    kind: 'pick',
    number: 3,
    seat: 0,
    step: 'depth',
    rule: '9.6.4',
    about: {},
    options: [{ id: 'hold' }, { id: 'dive' }],
    refused: [refuse('surface', 'why.escorts', '9.1')],
  };
  const texts = {
    'ask.depth': 'How deep?',
    'pick.depth.hold': 'Hold the depth',
    'pick.depth.dive': 'Dive below test depth',
    'pick.depth.surface': 'Surface',
    'why.escorts': 'escorts are near',
    'odds.survive': 'hull holds',
  };

  test('numbers what is offered with its odds, and greys what is not, with reason and rule', async () => {
    const odds = (option: { id: string }) =>
      option.id === 'dive' ? [{ of: 'survive', chance: 0.9167 }] : [];
    expect(pickLines(decision, odds, await penWith(texts))).toEqual([
      'How deep?',
      ' 1  Hold the depth',
      ' 2  Dive below test depth  hull holds 92%',
      ' –  Surface: not now: escorts are near [9.1]',
    ]);
    expect(pickLines(decision, null, await penWith(texts)).join()).not.toContain('92%');
  });

  test('shows the numbers that options keep from an earlier question, greyed ones too', async () => {
    const kept = {
      ...decision,
      options: decision.options.map((option, i) => ({ ...option, number: 2 * i + 1 })),
      refused: decision.refused.map((option) => ({ ...option, number: 2 })),
    };
    expect(pickLines(kept, null, await penWith(texts)).map((line) => line.slice(0, 6))).toEqual([
      'How de',
      ' 1  Ho',
      ' 3  Di',
      ' 2  Su',
    ]);
  });

  test('only counts what is greyed where the reasons would push the question off a small screen', async () => {
    const long = { ...texts, 'why.escorts': 'escorts are near and '.repeat(8) };
    const refused = Array.from({ length: 4 }, () => refuse('surface', 'why.escorts', '9.1'));
    const lines = pickLines({ ...decision, refused }, null, await penWith(long));
    expect(lines.slice(3)).toEqual(['4 more are not possible now; "not" lists them with the reason.']);
  });

  test('stands under a strip of facts that breaks between facts only', async () => {
    const facts = Array.from({ length: 5 }, (_, i) => ({ label: `Fact number ${i}`, value: 'quite long' }));
    const lines = statusLines(facts, '9.6', await penWith({}, 60));
    for (const line of lines) {
      expect(widthOf(line)).toBeLessThanOrEqual(60);
      expect(line).toMatch(/^── Fact/);
    }
    expect(lines.at(-1)).toMatch(/rule 9\.6$/);
  });
});

describe('structured text', () => {
  test('is drawn as headings, facts, lists and tables that fit the width', async () => {
    const pen = await penWith({ title: 'U-47' }, 44);
    const lines = blockLines(
      [
        { kind: 'heading', level: 1, text: text('title') },
        {
          kind: 'facts',
          facts: [
            { label: 'Hull', value: 2, tone: 'warn' },
            { label: 'Flooding', value: 0 },
          ],
        },
        { kind: 'list', items: ['steam torpedoes in all of the tubes of the boat'] },
        {
          kind: 'table',
          caption: 'Sunk',
          head: ['Ship', 'Tons'],
          rows: [
            ['Nicolas Pateras, a freighter of great age and size', 4362],
            ['San Alberto', 7397],
          ],
        },
      ],
      pen,
    );
    expect(lines[0]).toBe('═ U-47 ═');
    expect(lines.slice(1, 2)).toEqual(['Hull      2    Flooding  0']);
    expect(lines).toContain('• steam torpedoes in all of the tubes of the');
    expect(lines).toContain('  boat');
    expect(lines.some((line) => /San Alberto +7,397$/.test(line))).toBe(true);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(44);
  });
});

describe('fields of a form', () => {
  const ships: Field = {
    id: 'ships',
    kind: 'many',
    min: 0,
    max: 3,
    options: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, refuse('d', 'why.out', '3.1')],
  };

  test('take numbers, ranges, ids, and changes to what is chosen', async () => {
    const pen = await penWith({ 'why.out': 'it is in the yard' });
    const read = (typed: string, now: string[] = []) => readField(ships, typed, now, pen);
    expect(read('1 3')).toEqual({ value: ['a', 'c'], again: false });
    expect(read('1-3')).toEqual({ value: ['a', 'b', 'c'], again: false });
    expect(read('b,c')).toEqual({ value: ['b', 'c'], again: false });
    expect(read('+2 -1', ['a'])).toEqual({ value: ['b'], again: true });
    expect(read('0', ['a'])).toEqual({ value: [] });
    expect(read('5')).toEqual({ fault: '"5" is not among the numbers 1 to 4.' });
    expect(read('3-1')).toHaveProperty('fault');
    expect(read('4')).toEqual({ fault: '4: it is in the yard [3.1]' });
  });

  test('take a number as the place in the list, also where ids are numbers', async () => {
    const pen = await penWith({});
    const target: Field = { id: 't', kind: 'choice', options: [{ id: 'hold' }, { id: '0' }, { id: '1' }] };
    expect(readField(target, '1', 'hold', pen)).toEqual({ value: 'hold' });
    expect(readField(target, '2', 'hold', pen)).toEqual({ value: '0' });
    expect(readField(target, 'hold', '0', pen)).toEqual({ value: 'hold' });
    expect(readField(target, '4', 'hold', pen)).toEqual({ fault: 'Type a number from 1 to 3.' });
    const many: Field = { id: 'm', kind: 'many', min: 0, max: 3, options: [{ id: '2' }, { id: '1' }] };
    expect(readField(many, '1', [], pen)).toEqual({ value: ['2'], again: false });
  });

  test('refuse what is not of their kind', async () => {
    const pen = await penWith({});
    const count: Field = { id: 'n', kind: 'count', min: 2, max: 5 };
    expect(readField(count, '4', 2, pen)).toEqual({ value: 4 });
    for (const typed of ['1', '6', '2.5', 'three'])
      expect(readField(count, typed, 2, pen)).toHaveProperty('fault');
    const yes: Field = { id: 'y', kind: 'yes' };
    expect(readField(yes, 'J', false, pen)).toEqual({ value: true });
    expect(readField(yes, 'non', true, pen)).toEqual({ value: false });
    expect(readField(yes, 'perhaps', true, pen)).toHaveProperty('fault');
    const name: Field = { id: 't', kind: 'text', max: 3 };
    expect(readField(name, 'abcd', '', pen)).toEqual({ fault: 'At most 3 characters.' });
  });
});

describe('layout', () => {
  test('wraps between words, keeps margins and counts no colours', () => {
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
    expect(wrap('unbreakablelongword', 5)).toEqual(['unbreakablelongword']);
    expect(wrap('a\nb', 10)).toEqual(['a', 'b']);
    expect(wrap('one  two', 5)).toEqual(['one', 'two']);
    const { strong } = styleFor(true, { TERM: 'xterm' });
    expect(widthOf(strong('ship'))).toBe(4);
    expect(widthOf('é')).toBe(1);
    expect(clip('abcdef', 4)).toBe('abc…');
  });

  test('narrows the columns of a table by wrapping what costs least, and loses no word', async () => {
    const table = (width: number) =>
      penWith({}, width).then((pen) =>
        blockLines(
          [
            {
              kind: 'table',
              caption: '',
              head: ['Area', 'Events on entering', 'Next to'],
              rows: [
                ['North Sea', 1, 'Germany, British Isles, Norwegian Sea'],
                ['Southwestern Approaches', 12, 'Iberian Approaches'],
              ],
            },
          ],
          pen,
        ),
      );
    expect(await table(60)).toEqual([
      'Area                Events on entering  Next to',
      'North Sea                            1  Germany, British',
      '                                        Isles, Norwegian Sea',
      'Southwestern                        12  Iberian Approaches',
      'Approaches',
    ]);
    const narrow = await table(28);
    expect(Math.max(...narrow.map(widthOf))).toBeLessThanOrEqual(28);
    expect(narrow.join('')).not.toContain('…');
    expect(narrow.join('\n')).toMatch(/-/);
  });

  test('lines up columns and sets long lists side by side', () => {
    expect(
      columns(
        [
          ['a', '1'],
          ['bbb', '22'],
        ],
        [false, true],
      ),
    ).toEqual(['a     1', 'bbb  22']);
    const list = Array.from({ length: 12 }, (_, i) => `ship ${i}`);
    expect(sideBySide(list, 40).length).toBeLessThan(12);
    expect(sideBySide(list.slice(0, 5), 40)).toHaveLength(5);
  });
});

describe('the program’s own sentences', () => {
  test('exist in every language with the same placeholders', () => {
    const names = (sentence: string) =>
      [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
    const { en, ...others } = programTexts;
    for (const [language, catalogue] of Object.entries(others)) {
      expect(Object.keys(catalogue).sort(), language).toEqual(Object.keys(en).sort());
      for (const [key, sentence] of Object.entries(en))
        expect(names(catalogue[key] ?? ''), `${language} ${key}`).toEqual(names(sentence));
    }
  });

  test('of the help fit a screen of 80 columns', () => {
    for (const catalogue of Object.values(programTexts))
      for (const line of (catalogue['cli.help'] ?? '').split('\n'))
        expect(widthOf(line)).toBeLessThanOrEqual(80);
  });
});
