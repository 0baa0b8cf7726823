import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('begin with odds shown, the big dice thrown by the player, told as a story and without sound', () => {
    expect(readSettings(null)).toMatchObject({
      odds: true,
      whoRolls: 'big',
      speed: 'story',
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
      coach: false,
      whoRolls: 'type',
      speed: 'brisk',
      sound: true,
      soundAsked: true,
      volume: 50,
      beds: 25,
      shaking: false,
      oneTap: true,
      density: 'story',
      beginning: 'all',
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
      expect(readSettings(kept)).toMatchObject({ textSize: 100, whoRolls: 'big', name: '' });
  });

  it('that were kept before there were beats mean what they meant', () => {
    const kept = (speed: string, whoRolls: string) => readSettings(JSON.stringify({ speed, whoRolls }));
    expect(kept('off', 'click')).toMatchObject({ speed: 'instant', whoRolls: 'all' });
    expect(kept('fast', 'auto')).toMatchObject({ speed: 'brisk', whoRolls: 'auto' });
    expect(kept('normal', 'type')).toMatchObject({ speed: 'story', whoRolls: 'type' });
    expect(kept('slow', 'auto')).toMatchObject({ speed: 'story' });
  });
});
