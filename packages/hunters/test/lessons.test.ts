import type { Cue, Mark, WayIn } from '@flotilla/companion';
import {
  adviceOf,
  atQuestion,
  beginLesson,
  cueNow,
  heldBack,
  isLessonOver,
  joining,
  markOfJoining,
  wholeChoice,
} from '@flotilla/companion';
import { lessonFaults, playLesson } from '@flotilla/companion/testkit';
import type { Choice, Decision, FormChoice } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { hunters } from '../src/index.ts';
import { firstPatrol } from '../src/lessons/first-patrol.ts';
import { lessons } from '../src/lessons/index.ts';

const game = anyGame(hunters);

const TUBES = ['forward1', 'forward2', 'forward3', 'forward4', 'aft1'];

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

  it('can be joined at the convoy, and come to their end whichever ship is fired at and whatever the dice do', () => {
    const wayIn = firstPatrol.wayIn as WayIn;
    const three = (faces: readonly number[]) => [...faces, ...faces, ...faces];
    const HIT = { 'torpedo.hit': three([1, 1]), 'torpedo.dud': three([6]) };
    const fates = {
      missed: { 'torpedo.hit': three([6, 6]) },
      spoilt: { 'torpedo.hit': three([1, 1]), 'torpedo.dud': three([1]) },
      // One point, then two that pass her by: too little for the smallest of them.
      struck: { 'torpedo.hit': [1, 1, 6, 6, 6, 6], 'torpedo.dud': [6], 'torpedo.damage': [6] },
      sunk: { ...HIT, 'torpedo.damage': three([1]) },
      'as they fall': {},
    };
    for (const [fate, dice] of Object.entries(fates))
      for (const ship of [0, 1, 2, 3]) {
        const way: WayIn = { ...wayIn, dice: { ...wayIn.dice, ...dice } };
        const lesson = joining(firstPatrol, way, 'fresh');
        const session = beginLesson(game, lesson, 'Learner');
        expect(session.decisions[0]?.step).toBe('salvo');
        let marks: readonly Mark[] = [markOfJoining(lesson, way, session.answers.length)];
        expect(cueNow(lesson, marks)?.id).toBe('salvo');
        const spoken: string[] = [];
        const plan = { forward1: String(ship), forward2: String(ship), forward3: String(ship) };
        for (let [decision] = session.decisions; decision; [decision] = session.decisions) {
          marks = atQuestion(lesson, marks, session.answers.length, decision.step);
          const cue = cueNow(lesson, marks);
          if (cue) spoken.push(cue.id);
          if (isLessonOver(lesson, marks) || session.answers.length > 60) break;
          const advised = cue?.choose === undefined ? 'leave' : adviceOf(decision, cue);
          const choice = wholeChoice(decision, cue?.id === 'salvo' ? plan : advised);
          expect(session.choose(0, choice).kind, `${decision.step}, ship ${ship}, ${fate}`).toBe('done');
        }
        expect(spoken.slice(0, 2), fate).toEqual(['salvo', 'deep']);
        expect(spoken.at(-1), fate).toBe('home');
        const { tons } = session.table.view(0) as { readonly tons: number };
        if (fate !== 'as they fall') expect(tons > 0, fate).toBe(fate === 'sunk');
      }
  });

  it('take any salvo at the convoy, and come to their end whatever was fired', () => {
    const at = (ship: number, torpedoes: number): FormChoice =>
      Object.fromEntries(TUBES.slice(0, torpedoes).map((tube) => [tube, String(ship)]));
    const plans = [0, 1, 2, 3].flatMap((ship) => [1, 2, 4, 5].map((torpedoes) => at(ship, torpedoes)));
    for (const plan of [
      ...plans,
      { aft1: '3' },
      { forward1: '0', forward2: '1', forward3: '2', forward4: '3' },
    ]) {
      const spoken: string[] = [];
      const session = beginLesson(game, firstPatrol, 'Learner');
      let marks: readonly Mark[] = [];
      for (let [decision] = session.decisions; decision; [decision] = session.decisions) {
        marks = atQuestion(firstPatrol, marks, session.answers.length, decision.step);
        const cue = cueNow(firstPatrol, marks);
        if (cue) spoken.push(cue.id);
        if (isLessonOver(firstPatrol, marks) || session.answers.length > 60) break;
        const advised = cue?.choose === undefined ? 'leave' : adviceOf(decision, cue);
        const choice = wholeChoice(decision, cue?.id === 'salvo' ? plan : advised);
        if (cue) expect(heldBack(firstPatrol, cue, decision, choice), cue.id).toBeNull();
        expect(session.choose(0, choice).kind, `${decision.step} after ${JSON.stringify(plan)}`).toBe('done');
      }
      expect(spoken.at(-1), JSON.stringify(plan)).toBe('home');
    }
  });

  it('hold back only an empty plan where any is taken', () => {
    const cue = firstPatrol.cues.find(({ id }) => id === 'salvo') as Cue;
    const session = beginLesson(game, firstPatrol, 'Learner');
    const before = firstPatrol.cues.slice(0, firstPatrol.cues.indexOf(cue));
    for (const { choose } of before)
      session.choose(0, wholeChoice(session.decisions[0] as Decision, choose as Choice));
    const [decision] = session.decisions;
    expect(decision?.step).toBe('salvo');
    expect(
      heldBack(firstPatrol, cue, decision as Decision, wholeChoice(decision as Decision, {})),
    ).not.toBeNull();
    expect(
      heldBack(firstPatrol, cue, decision as Decision, wholeChoice(decision as Decision, { aft1: '2' })),
    ).toBeNull();
  });

  it('are found out when the rules change under them', () => {
    const changed = { ...firstPatrol, dice: { ...firstPatrol.dice, encounter: [3, 4] } };
    expect(playLesson(game, changed).faults.join(' ')).toMatch(/never speak|recommends what is refused/);
  });
});
