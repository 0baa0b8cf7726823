import { describe, expect, it } from 'vitest';
import { FIRST_WORDS, routeOf } from './addresses.ts';
import { today } from './days.ts';

describe('an address', () => {
  it('of a screen leads there', () => {
    expect(routeOf('')).toEqual({ at: 'home' });
    expect(routeOf('index.html')).toEqual({ at: 'home' });
    expect(routeOf('games')).toEqual({ at: 'games' });
    expect(routeOf('settings/')).toEqual({ at: 'settings' });
    expect(routeOf('about')).toEqual({ at: 'about' });
    expect(routeOf('privacy')).toEqual({ at: 'privacy' });
    expect(routeOf('invited', '#a-_b')).toEqual({ at: 'invited', key: 'a-_b' });
    expect(routeOf('new/hunters')).toEqual({ at: 'new', game: 'hunters' });
    expect(routeOf('g/abc')).toEqual({ at: 'game', id: 'abc' });
    expect(routeOf('g/abc/watch')).toEqual({ at: 'replay', id: 'abc', position: null });
    expect(routeOf('verify/abc')).toEqual({ at: 'verify', id: 'abc' });
    expect(routeOf('daily/2026-02-28')).toEqual({ at: 'daily', day: '2026-02-28' });
    expect(routeOf('daily')).toEqual({ at: 'daily', day: today() });
    expect(routeOf('lab/hunters', '#games=9')).toEqual({ at: 'lab', game: 'hunters', asked: 'games=9' });
  });

  it('of a review leads to all of it, to a question or to its endings, for a seat', () => {
    const whole = { at: 'review', id: 'abc', seat: null, question: null, endings: false };
    expect(routeOf('g/abc/review')).toEqual(whole);
    expect(routeOf('g/abc/review', '#2')).toEqual({ ...whole, seat: 1 });
    expect(routeOf('g/abc/review/12')).toEqual({ ...whole, question: 12 });
    expect(routeOf('g/abc/review/12/endings')).toEqual({ ...whole, question: 12, endings: true });
    for (const path of ['g/abc/review/0', 'g/abc/review/x', 'g/abc/review/x/endings', 'g/abc/review/1/2'])
      expect(routeOf(path)).toEqual({ at: 'lost' });
  });

  it('of an exercise or an attack of the day leads to its question', () => {
    const first = { at: 'exercises', id: null, question: null, seat: null };
    expect(routeOf('exercises')).toEqual(first);
    expect(routeOf('exercises/abc/7')).toEqual({ ...first, id: 'abc', question: 7 });
    expect(routeOf('exercises/abc/7', '#2')).toEqual({ ...first, id: 'abc', question: 7, seat: 1 });
    expect(routeOf('exercises/abc/x')).toEqual({ at: 'lost' });
    expect(routeOf('attack')).toEqual({ at: 'attack', game: '', day: today() });
    expect(routeOf('attack/hunters/2026-02-28')).toEqual({
      at: 'attack',
      game: 'hunters',
      day: '2026-02-28',
    });
    expect(routeOf('attack/hunters/2026-02-30')).toEqual({ at: 'lost' });
  });

  it('keeps the place of a replay, the case of a rule and the data of a link behind its hash', () => {
    expect(routeOf('g/abc/replay', '#12')).toEqual({ at: 'replay', id: 'abc', position: 12 });
    expect(routeOf('g/abc/replay', '')).toEqual({ at: 'replay', id: 'abc', position: 0 });
    expect(routeOf('g/abc/replay', '#end')).toEqual({ at: 'replay', id: 'abc', position: null });
    expect(routeOf('g/abc/replay', '#main')).toEqual({ at: 'replay', id: 'abc', position: null });
    expect(routeOf('rules/hunters', '#9.6')).toEqual({ at: 'rules', game: 'hunters', rule: '9.6' });
    expect(routeOf('import', '#a-_b')).toEqual({ at: 'import', data: 'a-_b' });
  });

  it('that is none of ours is a lost one, whatever it looks like', () => {
    for (const path of [
      'chess',
      'new',
      'g',
      'g/a/b',
      'g/a/replay/b',
      'new/a/b',
      '%',
      'home',
      'a/b/c/d',
      'daily/today',
      'daily/2026-02-30',
    ])
      expect(routeOf(path), path).toEqual({ at: 'lost' });
    expect(routeOf('', '', '?lost')).toEqual({ at: 'lost' });
  });
});

describe('the page of a folder', () => {
  it('knows every word an address begins with, and none that stands for others', () => {
    for (const word of ['g', 't', 'e', 'learn', 'open', 'events', 'tables', 'wardroom', 'daily', 'verify'])
      expect(FIRST_WORDS).toContain(word);
    for (const word of FIRST_WORDS) expect(word).toMatch(/^\w+$/);
  });
});
