import { anyGame } from '@flotilla/table';
import { lessonFaults, playLesson } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { hunters } from '../src/index.ts';
import { firstPatrol } from '../src/lessons/first-patrol.ts';
import { lessons } from '../src/lessons/index.ts';

const game = anyGame(hunters);

describe('the lessons of The Hunters', () => {
  it('are played to their end by what they recommend, in every language', async () => {
    expect(lessons.length).toBe(manifest.flotilla.lessons.length);
    expect(await lessonFaults(game, manifest.flotilla.lessons)).toEqual([]);
  });

  it('show a dud, a hunt and a way home on the first patrol', () => {
    const { session } = playLesson(game, firstPatrol);
    const kinds = (session.table.log ?? []).map(({ kind }) => kind);
    for (const kind of ['torpedoDud', 'depthCharged', 'wentDeep', 'escaped', 'returned'])
      expect(kinds, kind).toContain(kind);
    expect(session.table.view(0)).toMatchObject({ tons: 17_200, fate: 'serving' });
  });

  it('are found out when the rules change under them', () => {
    const changed = { ...firstPatrol, dice: { ...firstPatrol.dice, encounter: [3, 4] } };
    expect(playLesson(game, changed).faults.join(' ')).toMatch(/never speak|recommends what is refused/);
  });
});
