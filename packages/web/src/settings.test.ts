import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('begin with odds shown, dice thrown by the table and no sound', () => {
    expect(readSettings(null)).toMatchObject({
      odds: true,
      whoRolls: 'auto',
      sound: false,
      density: 'normal',
    });
  });

  it('come back as they were kept', () => {
    const kept = {
      language: 'it',
      theme: 'red',
      textSize: 130,
      odds: false,
      whoRolls: 'type',
      speed: 'slow',
      sound: true,
      density: 'story',
      name: 'Anna',
    };
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });

  it('fall back where the kept ones are damaged or from elsewhere', () => {
    for (const kept of [
      '',
      '{',
      '[]',
      'null',
      '7',
      '{"language":"xx","textSize":9000,"whoRolls":1,"name":[]}',
    ])
      expect(readSettings(kept)).toMatchObject({ textSize: 100, whoRolls: 'auto', name: '' });
  });
});
