import type { Lesson } from '@flotilla/companion';
import { beginLesson } from '@flotilla/companion';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import { anyGame } from '@flotilla/table';
import { describe, expect, it } from 'vitest';

const lesson: Lesson = { id: 'small', options: {}, seed: 'lesson:small', cues: [] };

describe('a lesson begins', () => {
  it('with its own options, and the usual ones where it names none', () => {
    const watches = (options: Lesson['options']) =>
      beginLesson(anyGame(nightWatch), { ...lesson, options }, 'Anna').record().options;
    expect(watches({})).toEqual({ watches: 4 });
    expect(watches({ watches: 2 })).toEqual({ watches: 2 });
  });

  it('as practice where the learner sits alone, and as a game where bots sit there too', () => {
    const alone = beginLesson(anyGame(nightWatch), lesson, 'Anna').record();
    expect(alone).toMatchObject({ practice: true, seats: [{ name: 'Anna', bot: null }] });
    const bots = ['steady', 'random'];
    const shared = beginLesson(anyGame(smugglers), { ...lesson, bots }, 'Anna').record();
    expect(shared).toMatchObject({ practice: false, seed: 'lesson:small' });
    expect(shared.seats.map(({ bot }) => bot)).toEqual([null, ...bots]);
  });

  it('with bots called as whoever begins it calls them', () => {
    const called = (seat: number) => `Player ${seat + 1}`;
    const { seats } = beginLesson(
      anyGame(smugglers),
      { ...lesson, bots: ['steady', 'random'] },
      '',
      called,
    ).record();
    expect(seats.map(({ name }) => name).slice(1)).toEqual(['Player 2', 'Player 3']);
  });

  it('after its opening, answered for the learner', () => {
    const session = beginLesson(anyGame(nightWatch), { ...lesson, opening: ['look', 'look'] }, 'Anna');
    expect(session.answers.map(({ choice }) => choice)).toEqual(['look', 'look']);
    const refused = { ...lesson, opening: ['swim'] };
    expect(() => beginLesson(anyGame(nightWatch), refused, 'Anna')).toThrow(
      'The opening of the lesson "small" is refused at "carryOn".',
    );
  });
});
