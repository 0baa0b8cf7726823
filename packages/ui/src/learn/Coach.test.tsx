// @vitest-environment happy-dom
import { hunters } from '@flotilla/hunters';
import type { PickDecision } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessionWith, withWords } from '../../test/helpers.tsx';
import { change } from '../base/settings.ts';
import { speakOfLearning } from '../text/learn/index.ts';
import { Coach } from './Coach.tsx';
import { keepLesson } from './kept.ts';
import { met } from './met.ts';

const game = anyGame(hunters);
const asked = (step: string) =>
  ({
    kind: 'pick',
    step,
    number: 1,
    seat: 0,
    rule: '8.2.6',
    options: [],
    refused: [],
    about: {},
  }) as unknown as PickDecision;

const shown = (step: string, id = 'test') =>
  render(<Coach session={{ ...sessionWith(game, { decision: asked(step) }), id }} />).container.textContent;

describe('the coach', () => {
  beforeAll(async () => {
    await withWords(game);
    await speakOfLearning('en');
  });
  afterEach(() => {
    cleanup();
    met.value = new Set();
    change({ coach: true });
  });

  it('says one sentence at the first meeting with a kind of question, and none at the second', () => {
    expect(shown('contact')).toContain('First time here. Weigh the tonnage');
    cleanup();
    expect(shown('contact')).toBe('');
    expect(shown('follow')).toContain('another hunt');
  });

  it('remembers the person, not the game', () => {
    shown('contact', 'one');
    cleanup();
    expect(shown('contact', 'another')).toBe('');
  });

  it('is put away', () => {
    const { container, getByRole } = render(
      <Coach session={sessionWith(game, { decision: asked('wait') })} />,
    );
    fireEvent.click(getByRole('button', { name: 'Put this away' }));
    expect(container.textContent).toBe('');
  });

  it('is silent when it is switched off, and in a lesson', () => {
    change({ coach: false });
    expect(shown('contact')).toBe('');
    change({ coach: true });
    keepLesson('hunters/first-patrol', { game: 'learning', marks: [], state: 'begun', learnt: false });
    expect(shown('contact', 'learning')).toBe('');
  });
});
