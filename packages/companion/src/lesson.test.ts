import type { Decision } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import type { Lesson, Mark } from './lesson.ts';
import { adviceOf, atQuestion, cueNow, heldBack, isLesson, isLessonOver } from './lesson.ts';

const lesson: Lesson = {
  id: 'small',
  options: {},
  seed: 'lesson:small',
  cues: [
    { id: 'first', at: 'sail', part: 'board', choose: 'on', hold: true },
    { id: 'third', at: 'sail', times: 2, part: 'board' },
    { id: 'last', at: 'port', part: 'log' },
  ],
};

/** The cues that speak as these questions are asked one after another. */
function heard(steps: readonly string[], marks: readonly Mark[] = []): (string | null)[] {
  let now = marks;
  return steps.map((step, position) => {
    now = atQuestion(lesson, now, position, step);
    return cueNow(lesson, now)?.id ?? null;
  });
}

describe('the cues of a lesson', () => {
  it('wait for their step, and for as many times as they say', () => {
    expect(heard(['draw', 'sail', 'sail', 'sail', 'draw', 'port', 'port'])).toEqual([
      null,
      'first',
      null,
      'third',
      null,
      'last',
      null,
    ]);
  });

  it('speak again where an answer was taken back, and the same after it was done again', () => {
    const one = atQuestion(lesson, [], 0, 'sail');
    const two = atQuestion(lesson, one, 1, 'draw');
    expect(cueNow(lesson, two)).toBeNull();
    const back = atQuestion(lesson, two, 0, 'sail');
    expect(cueNow(lesson, back)?.id).toBe('first');
    expect(atQuestion(lesson, back, 1, 'draw')).toEqual(two);
    const three = atQuestion(lesson, two, 2, 'sail');
    expect(atQuestion(lesson, three, 1, 'draw')).toEqual(two);
  });

  it('are not passed by looking at one question twice', () => {
    const one = atQuestion(lesson, [], 0, 'sail');
    expect(atQuestion(lesson, one, 0, 'sail')).toBe(one);
  });

  it('end with the last one', () => {
    let marks: readonly Mark[] = [];
    const over = ['sail', 'sail', 'sail', 'port'].map((step, position) => {
      marks = atQuestion(lesson, marks, position, step);
      return isLessonOver(lesson, marks);
    });
    expect(over).toEqual([false, false, false, true]);
  });

  it('hold back everything but what they recommend, if they hold at all', () => {
    const decision = { kind: 'pick', options: [{ id: 'off' }, { id: 'on' }] } as unknown as Decision;
    const [first, third] = lesson.cues as [Lesson['cues'][number], Lesson['cues'][number]];
    expect(heldBack(lesson, first, decision, 'on')).toBeNull();
    expect(heldBack(lesson, first, decision, 'off')).toMatchObject({
      why: { key: 'table.lesson.notYet', args: { todo: { key: 'lesson.small.first.do' } } },
    });
    expect(heldBack(lesson, third, decision, 'off')).toBeNull();
  });

  it('advise the first way on where their own is not offered, and hold to that', () => {
    const decision = { kind: 'pick', options: [{ id: 'left' }, { id: 'right' }] } as unknown as Decision;
    const [first] = lesson.cues as [Lesson['cues'][number]];
    expect(adviceOf(decision, first)).toBe('left');
    expect(heldBack(lesson, first, decision, 'left')).toBeNull();
    expect(heldBack(lesson, first, decision, 'right')).not.toBeNull();
  });

  it('are passed over, where they may be, by the question of the next one', () => {
    const cue = (id: string, at: string, optional?: true) => ({
      id,
      at,
      part: 'x',
      ...(optional && { optional }),
    });
    const short: Lesson = {
      ...lesson,
      cues: [cue('a', 'one'), cue('b', 'two', true), cue('c', 'three', true), cue('d', 'four')],
    };
    const speaks = (steps: readonly string[]): (string | undefined)[] => {
      let marks: readonly Mark[] = [];
      return steps.map((step, position) => {
        marks = atQuestion(short, marks, position, step);
        return cueNow(short, marks)?.id;
      });
    };
    expect(speaks(['one', 'other', 'two', 'three', 'four'])).toEqual(['a', undefined, 'b', 'c', 'd']);
    expect(speaks(['one', 'three', 'four'])).toEqual(['a', 'c', 'd']);
    expect(speaks(['one', 'other', 'four'])).toEqual(['a', undefined, 'd']);
    expect(speaks(['two', 'one'])).toEqual([undefined, 'a']);
  });

  it('are those of a record whose seed says so', () => {
    expect(isLesson({ seed: lesson.seed })).toBe(true);
    expect(isLesson({ seed: 'lessons' })).toBe(false);
    expect(isLesson({ seed: null })).toBe(false);
  });
});
