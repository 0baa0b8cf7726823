/** Packs and scenarios of players, checked. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { flotilla, scriptFile } from './desk.ts';

describe('pack check', () => {
  test('says what is wrong with a file, and what is sound', async () => {
    const file = scriptFile({ format: 'flotilla/uboat-leader-pack', version: 1, name: 'Mine' });
    const sound = await flotilla(['pack', 'check', file]);
    expect([sound.code, sound.out]).toEqual([
      0,
      expect.stringContaining('is a sound pack for U-Boat Leader'),
    ]);
    const wrong = await flotilla(['pack', 'check', scriptFile({ sides: [] })]);
    expect([wrong.code, wrong.err]).toEqual([
      1,
      expect.stringContaining('in this scenario for Modern Naval Battles'),
    ]);
    expect((await flotilla(['pack', 'check', scriptFile('{'), '--for', 'uboat-leader'])).out).toContain(
      'not JSON',
    );
    expect((await flotilla(['pack'])).code).toBe(2);
    expect((await flotilla(['pack', 'check', file, '--for', 'hunters'])).code).toBe(2);
  });

  test('finds the scenario sound that the page about them shows, and it can be played', async () => {
    const page = readFileSync(new URL('../../../docs/own-files.md', import.meta.url), 'utf8');
    const file = scriptFile(/```json\n(.*?)```/s.exec(page)?.[1]);
    expect((await flotilla(['pack', 'check', file])).out).toContain('is a sound scenario');
    const argv = ['play', 'naval-battles', '--scenario', 'custom', '--custom', `@${file}`];
    expect((await flotilla(argv, { typed: ['q'] })).out).toContain('Lay out your fleet');
  });
});
