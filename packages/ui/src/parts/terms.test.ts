import { hunters } from '@flotilla/hunters';
import { anyGame } from '@flotilla/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { change } from '../base/settings.ts';
import { loadVoice } from '../text/voice.ts';
import { piecesOf, termsOf } from './terms.ts';

const game = anyGame(hunters);
const marked = (said: string): string[] =>
  piecesOf(game, said).flatMap(({ words, term }) => (term ? [words] : []));

describe('terms in a sentence', () => {
  beforeAll(() => loadVoice(game, 'en'));

  it('are found whatever their form, each once', () => {
    expect(marked('A dud and two more Duds; the escorts drop depth charges.')).toEqual([
      'dud',
      'escorts',
      'depth charges',
    ]);
  });

  it('are whole words', () => {
    expect(marked('The escorted ship was a dudgeon.')).toEqual([]);
  });

  it('leave the sentence as it was', () => {
    const said = 'Below test depth the convoy hears nothing.';
    expect(
      piecesOf(game, said)
        .map(({ words }) => words)
        .join(''),
    ).toBe(said);
  });

  it('follow the language', async () => {
    change({ language: 'de' });
    await loadVoice(game, 'de');
    expect(marked('Unter Prüftiefe sucht das Geleit.')).toEqual(['Prüftiefe', 'Geleit']);
    expect(termsOf(game).find(({ id }) => id === 'dud')).toMatchObject({ rule: '9.2.4' });
    change({ language: 'en' });
    await loadVoice(game, 'en');
  });
});
