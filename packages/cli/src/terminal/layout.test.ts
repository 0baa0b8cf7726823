import { text } from '@flotilla/table';
import { describe, expect, test } from 'vitest';
import { speechFor } from '../support/speech.ts';
import { programTexts } from '../text/index.ts';
import { headingLines } from './blocks.ts';
import { helpLines, widthOf, wrap } from './layout.ts';
import { refusedLines } from './question.ts';
import { PLAIN } from './style.ts';

describe('lines', () => {
  test('never part a number from its unit', () => {
    expect(wrap('Il piroscafo Gro, 6.900 t, affonda', 24)).toEqual(['Il piroscafo Gro,', '6.900 t, affonda']);
    expect(wrap('sunk 6,900 tons today', 12)).toEqual(['sunk', '6,900 tons', 'today']);
    expect(wrap('box 3 torpedoes', 8)).toEqual(['box 3', 'torpedoes']);
  });

  test('of a long heading keep its strokes with its words', () => {
    expect(headingLines('a b c d e f g h i', 1, PLAIN, 19)).toEqual(['═ a b c d e f g h', '  i ═']);
    expect(headingLines('short', 1, PLAIN, 19)).toEqual(['═ short ═']);
    for (let width = 12; width < 40; width++) {
      const lines = headingLines('U-45, Type VIIB: Kapitänleutnant Otto', 1, PLAIN, width);
      expect(lines.map((line) => line.trim())).not.toContain('═');
    }
  });

  test.each(['en', 'fr', 'it', 'de'] as const)('of the help fit a narrow screen in %s', (language) => {
    const lines = helpLines(programTexts[language]['cli.help'] ?? '', 60);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(60);
    expect(lines.find((line) => line.startsWith(' '))).toMatch(/^ {10,}\S/);
  });
});

describe('French', () => {
  test('has a space that does not break before its high signs', async () => {
    for (const [key, sentence] of Object.entries(programTexts.fr))
      expect(sentence, key).not.toMatch(/[^\u00a0][:;!](?:\s|$)|« | »/);
    const speaker = await speechFor(null, 'fr');
    const refused = [{ id: 'dive', label: 'Plonger', refused: { why: text('cli.over'), rule: '' } }];
    const decision = { options: [], refused, step: 'x' } as unknown as Parameters<typeof refusedLines>[0];
    const [line] = refusedLines(decision, { speaker, style: PLAIN, width: 80 });
    expect(line).toContain('Plonger\u00a0: pas maintenant\u00a0: La partie est finie.');
  });
});
