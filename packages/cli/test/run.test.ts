/** Scripts: dice and answers from a file, the events as a story or as JSON. */
import { describe, expect, test } from 'vitest';
import { flotilla, scriptFile } from './desk.ts';

const runScript = (script: unknown, ...more: string[]) => flotilla(['run', scriptFile(script), ...more]);

describe('run', () => {
  const script = {
    game: 'night-watch',
    options: { watches: 1 },
    dice: { look: [6, 5, 3, 3] },
    answers: ['look', { seat: 0, choice: 'write' }],
  };

  test('prints every event as a line of JSON and sums up', async () => {
    const { code, out } = await runScript(script, '--json');
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.kind)).toEqual(['watchBegins', 'rolled', 'rolled', 'wrote', 'summary']);
    expect(lines[1].roll).toMatchObject({ faces: [6, 5], total: 11, outcome: 'two' });
    expect(lines[3]).toMatchObject({ rule: '3', text: 'Lookout 1 writes 3 sightings into the log.' });
    expect(lines[4]).toMatchObject({ over: true, outcome: { ending: 'relieved' }, waiting: [] });
  });

  test('prints the story with roll cards for people', async () => {
    const { out } = await runScript(script);
    expect(out).toMatch(/2d6 {2}\[6\]\[5\] +11 {3}on 9\+ {3}→ TWO SIGHTINGS/);
    expect(out).toContain('All watches are stood.');
  });

  test('takes dice that are not listed from the seed, the same for the same seed', async () => {
    const open = { ...script, dice: {}, seed: 'sea', answers: ['write'] };
    const first = await runScript(open, '--json');
    expect(first.out).toBe((await runScript(open, '--json')).out);
    expect(first.out).not.toBe((await runScript({ ...open, seed: 'other' }, '--json')).out);
  });

  test('says what waits when the answers end early, and plays bots by itself', async () => {
    const { code, out } = await runScript({ ...script, dice: { look: [6, 5] }, answers: [] }, '--json');
    expect(code).toBe(0);
    const summary = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(summary.waiting).toEqual([{ seat: 0, step: 'carryOn', rule: '3', offered: ['look', 'write'] }]);
    const bots = await runScript({ game: 'night-watch', seats: ['steady', 'random'] }, '--json');
    expect(bots.out).toContain('"over":true');
  });

  test.each([
    [
      'a face the die does not have',
      { dice: { look: [7, 5] } },
      'The dice list "look" has 7 at place 1; a d6 shows 1 to 6.',
    ],
    [
      'a list that is not used up',
      { dice: { ...script.dice, fog: [1] } },
      'The dice list "fog" holds 1 numbers, only 0 were used.',
    ],
    [
      'an answer that is not offered',
      { answers: ['sail'] },
      'Answer 1 ("sail") does not fit the question "carryOn": "sail" is not offered. Offered: look, write. [3]',
    ],
    ['an answer of another seat', { answers: [{ seat: 2, choice: 'look' }] }, 'There is no such seat'],
    [
      'an answer after the end',
      { answers: ['look', 'write', 'write'] },
      'The game is over before answer 3 of 3: "write".',
    ],
    ['an option out of range', { options: { watches: 0 } }, 'watches must be a whole number from 1 to 12.'],
    ['an unknown game', { game: 'nightwatch' }, 'Did you mean "night-watch"?'],
    ['an unknown key', { anwers: [] }, 'Did you mean "answers"?'],
    ['an unknown bot', { seats: ['stedy'] }, 'Did you mean "steady"?'],
  ])('%s is an error that names it', async (_, change, sentence) => {
    const { code, err } = await runScript({ ...script, ...change });
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });

  test('a file that is no script is a sentence', async () => {
    expect((await runScript('{"game":')).err).toContain('it is not JSON');
    expect((await runScript('[]')).err).toContain('a script is an object');
    expect((await runScript('{"format":"flotilla-record"}')).err).toContain('this is a save file');
    expect((await flotilla(['run', '/nowhere/at/all.json'])).err).toContain(
      'there is no such file or folder',
    );
    expect((await flotilla(['run'])).code).toBe(2);
  });
});
