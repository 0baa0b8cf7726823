import { readFileSync } from 'node:fs';
import { loadGame } from '@flotilla/lab';
import { catalogueOf, LANGUAGES } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { filesFor, termsIn } from '../../../scripts/glossary.mjs';

const root = new URL('../../../', import.meta.url);
const TERMS = termsIn(readFileSync(new URL('docs/glossary.md', root), 'utf8'));

describe('the glossary', () => {
  it('is what the games were given', () => {
    expect(TERMS.length).toBeGreaterThan(20);
    for (const [path, text] of Object.entries(filesFor(TERMS)))
      expect(bare(readFileSync(new URL(path, root), 'utf8')), path).toBe(bare(text));
  });

  it.each(LANGUAGES)(
    'is used by the games, and every term has its card and its rule, in %s',
    async (language) => {
      const wrong: string[] = [];
      for (const term of TERMS) {
        const texts = await catalogueOf(await loadGame(term.game), language);
        const card = texts[`term.${term.id}.card`] ?? '';
        const sentences = card.split(/[.!?](?: |$)/).filter(Boolean).length;
        if (sentences < 1 || sentences > 3) wrong.push(`${term.id}: a card of ${sentences} sentences`);
        if (!texts[`rule.${term.rule}`]) wrong.push(`${term.id}: no rule ${term.rule}`);
        const said = Object.entries(texts)
          .filter(([key]) => !key.startsWith('term.'))
          .map(([, sentence]) => sentence.toLowerCase());
        const forms = String(term[language]).split(' / ');
        if (!forms.some((form) => said.some((sentence) => sentence.includes(form.toLowerCase()))))
          wrong.push(`${term.id}: nobody says ${forms.join(', ')}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** A file without the ways of its formatter. */
const bare = (text: string): string => text.replace(/\s+/g, '');
