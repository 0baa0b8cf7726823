import { companionOf, cueText } from '@flotilla/companion';
import { GAMES } from '@flotilla/lab';
import type { Language } from '@flotilla/table';
import { catalogueOf, LANGUAGES, words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { flotilla } from './desk.ts';

const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** The titles of a lesson's cues in a language. */
async function titles(game: (typeof GAMES)[number], id: string, language: Language): Promise<string[]> {
  const loaded = await game.load();
  const lesson = ((await companionOf(loaded).lessons?.()) ?? []).find((one) => one.id === id);
  const catalogue = await catalogueOf(loaded, language);
  return (lesson?.cues ?? []).map((cue) =>
    flat(words({ language, catalogue }, cueText(lesson as NonNullable<typeof lesson>, cue, 'title'))),
  );
}

const LESSONS = GAMES.flatMap((game) => game.lessons.map(({ id }) => ({ id, game })));

describe('lessons at the terminal', () => {
  it('are listed with their games and minutes', async () => {
    const { code, out } = await flotilla(['learn', '--list', '--lang', 'de']);
    expect(code).toBe(0);
    expect(out).toContain('first-patrol  The Hunters: Erste Feindfahrt, 10 min');
  });

  it.each(LESSONS.flatMap((one) => LANGUAGES.map((language) => ({ ...one, language }))))(
    '$id is played to its end by what it recommends, in $language',
    async ({ id, game, language }) => {
      const expected = await titles(game, id, language);
      expect(expected.length).toBeGreaterThan(4);
      const typed = Array.from({ length: 80 }, () => 'do');
      const { out } = await flotilla(['learn', id, '--lang', language], { typed });
      const read = flat(out);
      let from = 0;
      for (const title of expected) {
        const at = read.indexOf(title, from);
        expect(at, `${title} after ${from}`).toBeGreaterThanOrEqual(from);
        from = at;
      }
    },
  );

  it('hold back what is not asked for, and say so', async () => {
    const { out } = await flotilla(['learn', 'first-patrol'], { typed: ['box', 'steam'] });
    expect(out).toContain('Not that yet. Carry on until something happens.');
    expect(flat(out)).toContain('A ship, all alone');
  });

  it('end when the learner knows it all, and the game goes on', async () => {
    const { out } = await flotilla(['learn'], { typed: ['know', 'box'] });
    expect(out).toContain('The lesson has ended.');
    expect(out).not.toContain('Not that yet');
    expect(out).not.toContain('2 of 16');
  });

  it('are refused by a sentence when nobody knows them', async () => {
    const { code, err } = await flotilla(['learn', 'first-patrl']);
    expect(code).not.toBe(0);
    expect(err).toContain('first-patrol');
  });

  it('say on request what is going on and what the question is about', async () => {
    const { out } = await flotilla(['learn'], { typed: ['w'] });
    const read = flat(out);
    expect(read).toContain('You command U-45 (1 September 1939, outward bound)');
    expect(read).toContain('the lookouts report when something is in sight');
    expect(read).toContain('Carrying on skips the quiet boxes.');
  });
});
