import type { Beat } from '@flotilla/companion';
import type { LogEvent, Moment } from '@flotilla/table';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerStory } from '../base/session.ts';
import type { StageEnv } from './director.ts';
import { Director } from './director.ts';
import type { StageSpeed } from './timing.ts';

const event = (kind: string): LogEvent => ({
  kind,
  rule: '',
  decision: 0,
  density: 'normal',
  heading: null,
  to: null,
  data: {},
  roll: null,
});

/** A moment for every word; its first letter says of which beat it is: upper case stops, `R` and `r` are big rolls. */
const tell = (words: string, more: Partial<AnswerStory> = {}): AnswerStory => {
  const kinds = words.split(' ').filter(Boolean);
  const moments = kinds.map(
    (kind, i): Moment => ({ log: i + 1, events: [event(kind)], view: { at: i + 1 } }),
  );
  const story = { seat: 0, before: { log: 0, view: { at: 0 } }, moments };
  return { since: 0, story, log: moments.flatMap(({ events }) => events), when: 'live', ...more };
};

/** Neighbours of the same kind are one beat. */
const beatsOf = (moments: readonly Moment[]): Beat[] => {
  const groups: Moment[][] = [];
  const kindOf = (moment: Moment | undefined) => moment?.events[0]?.kind;
  for (const moment of moments) {
    const last = groups.at(-1);
    if (last && kindOf(last[0]) === kindOf(moment)) last.push(moment);
    else groups.push([moment]);
  }
  return groups.map((group) => {
    const kind = kindOf(group[0]) ?? '';
    return {
      kind,
      moments: group,
      stop: kind === kind.toUpperCase(),
      big: kind.toLowerCase() === 'r',
      headline: group[0]?.events[0] ?? null,
    };
  });
};

let time = 0;
let timers: { at: number; run: () => void }[] = [];
let kept: Record<string, number> = {};

/** Lets time pass. */
function pass(milliseconds: number): void {
  const end = time + milliseconds;
  for (;;) {
    const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    time = next.at;
    next.run();
  }
  time = end;
}

const PLAYED: StageSpeed = { dice: 100, play: 200, shows: 'last' };

function direct(change: Partial<StageEnv> = {}): Director {
  return new Director({
    beatsOf,
    paceOf: () => PLAYED,
    paceAgain: () => PLAYED,
    throws: (beat) => beat.big,
    waits: () => true,
    atOnce: () => false,
    later: (milliseconds, run) => {
      const timer = { at: time + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    now: () => time,
    shownOf: ({ since }) => kept[since] ?? null,
    keepShown: ({ since }, moments) => {
      kept[since] = moments;
    },
    ...change,
  });
}

/** What stands on the stage: beat, phase and how many moments can be seen. */
const stands = (director: Director): string =>
  `${director.beat.value?.kind ?? 'question'} ${director.phase} ${director.shown.value ?? 'all'}`;

beforeEach(() => {
  time = 0;
  timers = [];
  kept = {};
});

describe('a director', () => {
  it('shows every beat once, in order, and then the question', () => {
    const director = direct();
    director.follow(tell('a a b c'));
    const seen: string[] = [];
    for (let i = 0; i < 8; i++) {
      seen.push(stands(director));
      pass(100);
    }
    expect(seen).toEqual([
      'a play 0',
      'a play 0',
      'b play 2',
      'b play 2',
      'c play 3',
      'c play 3',
      'question hold all',
      'question hold all',
    ]);
  });

  it('tells how many beats there are only as far as they have been come to', () => {
    const director = direct();
    director.follow(tell('a B c'));
    expect([director.at, director.known]).toEqual([0, 1]);
    pass(400);
    expect([director.at, director.known]).toEqual([1, 2]);
    director.back();
    expect([director.at, director.known]).toEqual([0, 2]);
    director.skip();
    expect(director.known).toBe(3);
  });

  it('never shows more than the beats before the one that is played', () => {
    const director = direct();
    director.follow(tell('a b b r A c'));
    let last = 0;
    for (let i = 0; i < 60 && director.beat.value; i++) {
      const shown = director.shown.value as number;
      expect(shown).toBeGreaterThanOrEqual(last);
      last = shown;
      if (director.phase === 'roll' || director.phase === 'hold') director.goOn();
      pass(50);
    }
    expect(director.beat.value).toBeNull();
  });

  it('waits at a stop until somebody goes on', () => {
    const director = direct();
    director.follow(tell('A b'));
    pass(10_000);
    expect(stands(director)).toBe('A hold 1');
    director.goOn();
    expect(stands(director)).toBe('b play 1');
  });

  it('comes to the end of what moves when it is told to go on', () => {
    const director = direct();
    director.follow(tell('A b'));
    pass(50);
    director.goOn();
    expect(stands(director)).toBe('A hold 1');
    director.goOn();
    director.goOn();
    expect(stands(director)).toBe('question hold all');
    pass(1000);
    expect(stands(director)).toBe('question hold all');
  });

  it('shows nothing of a big roll before it is thrown; then the dice fall, then it happens', () => {
    const director = direct();
    director.follow(tell('r b'));
    pass(10_000);
    expect(stands(director)).toBe('r roll 0');
    director.roll();
    expect(stands(director)).toBe('r dice 0');
    pass(100);
    expect(stands(director)).toBe('r play 0');
    pass(200);
    expect(stands(director)).toBe('b play 1');
  });

  it('throws the rest when it is asked to, but not what is told next', () => {
    const director = direct();
    director.follow(tell('r b r'));
    director.rollRest();
    pass(10_000);
    expect(director.beat.value).toBeNull();
    director.follow(tell('r b', { since: 4 }));
    expect(stands(director)).toBe('r roll 0');
  });

  it('lets dice fall by themselves where the table throws', () => {
    const director = direct({ throws: () => false });
    director.follow(tell('r'));
    expect(stands(director)).toBe('r dice 0');
    pass(300);
    expect(director.beat.value).toBeNull();
  });

  it('skips to the question, and what is shown then is the same as after playing', () => {
    const played = direct({ throws: () => false });
    const skipped = direct({ throws: () => false });
    played.follow(tell('a R b A'));
    skipped.follow(tell('a R b A'));
    for (let i = 0; i < 100; i++) {
      pass(100);
      if (played.phase === 'hold') played.goOn();
    }
    pass(30);
    skipped.skip();
    expect(stands(skipped)).toBe(stands(played));
    pass(10_000);
    expect(stands(skipped)).toBe(stands(played));
  });

  it('steps back and forth through what was shown, standing still', () => {
    const director = direct();
    director.follow(tell('a b b C d'));
    director.skip();
    director.back();
    expect(stands(director)).toBe('d hold 5');
    director.back();
    director.back();
    expect(stands(director)).toBe('b hold 3');
    pass(10_000);
    expect(stands(director)).toBe('b hold 3');
    director.forth();
    expect(stands(director)).toBe('C hold 4');
    director.forth();
    director.forth();
    expect(stands(director)).toBe('question hold all');
    director.back();
    director.back();
    director.back();
    director.back();
    director.back();
    expect(stands(director)).toBe('a hold 1');
  });

  it('steps forward into what has not been shown by playing it', () => {
    const director = direct();
    director.follow(tell('A b C'));
    pass(200);
    director.forth();
    expect(stands(director)).toBe('b play 1');
    director.back();
    director.forth();
    expect(stands(director)).toBe('b play 1');
  });

  it('shows everything again without asking for dice that have been thrown', () => {
    const director = direct();
    director.follow(tell('a r'));
    director.skip();
    director.again();
    expect(stands(director)).toBe('a play 0');
    pass(200);
    expect(stands(director)).toBe('r dice 1');
    pass(300);
    expect(director.beat.value).toBeNull();
  });

  it('goes on with what is added while it plays, and afterwards', () => {
    const director = direct();
    director.follow(tell('a'));
    pass(100);
    director.follow(tell('a b'));
    expect(stands(director)).toBe('a play 0');
    pass(300);
    expect(director.beat.value).toBeNull();
    director.follow(tell('a b c'));
    expect(stands(director)).toBe('c play 2');
  });

  it('begins with the first beat that was not shown when the game is opened again', () => {
    const first = direct();
    first.follow(tell('a b C d'));
    pass(250);
    first.close();
    const again = direct();
    again.follow(tell('a b C d', { when: 'again' }));
    expect(stands(again)).toBe('b play 1');
    again.skip();
    const third = direct();
    third.follow(tell('a b C d', { when: 'again' }));
    expect(stands(third)).toBe('question hold all');
  });

  it('shows no old story of which nothing is known, nor one somebody went to', () => {
    const director = direct();
    director.follow(tell('a b', { when: 'again' }));
    expect(stands(director)).toBe('question hold all');
    director.follow(tell('a b', { when: 'past', since: 5 }));
    expect(stands(director)).toBe('question hold all');
    director.back();
    expect(stands(director)).toBe('b hold 2');
  });

  it('shows everything at once where the player wants that, except what he throws himself', () => {
    const atOnce = { atOnce: () => true, paceOf: () => ({ dice: 0, play: 0, shows: 'first' as const }) };
    const automatic = direct({ ...atOnce, throws: () => false });
    automatic.follow(tell('a B r C'));
    expect(stands(automatic)).toBe('question hold all');
    const own = direct(atOnce);
    own.follow(tell('a B r C', { since: 1 }));
    expect(stands(own)).toBe('r roll 2');
    own.roll();
    expect(stands(own)).toBe('question hold all');
  });

  it('shows a last beat without a picture beside the question', () => {
    const director = direct({ paceOf: () => ({ ...PLAYED, shows: 'first' }) });
    director.follow(tell('a b'));
    expect(stands(director)).toBe('a play 1');
    pass(200);
    expect(stands(director)).toBe('question hold all');
  });

  it('goes on by itself at a stop where nobody waits', () => {
    const director = direct({ waits: () => false });
    director.follow(tell('A r b'));
    pass(200);
    expect(stands(director)).toBe('A hold 1');
    pass(3000);
    expect(director.beat.value).toBeNull();
  });

  it('drops what no longer holds', () => {
    const director = direct();
    director.follow(tell('a b'));
    director.follow(null);
    expect(stands(director)).toBe('question hold all');
    pass(1000);
    expect(director.beats).toEqual([]);
  });

  it('knows how far the picture has got', () => {
    const director = direct();
    director.follow(tell('a b'));
    pass(50);
    expect(director.progress()).toBe(0.25);
    director.skip();
    expect(director.progress()).toBe(1);
  });

  describe('at a beat that nobody skips', () => {
    const stays = { stays: ({ kind }: Beat) => kind === 'X' };

    it('stops when the rest is skipped, once, and then goes on to the question', () => {
      const director = direct(stays);
      director.follow(tell('a b X c d'));
      director.skip();
      expect(director.beat.value?.kind).toBe('X');
      expect(director.phase).toBe('hold');
      expect(director.shown.value).toBe(3);
      director.skip();
      expect(director.beat.value?.kind).toBe('X');
      director.goOn();
      expect(director.beat.value?.kind).toBe('c');
      director.skip();
      expect(director.beat.value).toBeNull();
      director.again();
      director.skip();
      expect(director.beat.value).toBeNull();
    });

    it('stops where everything is shown at once', () => {
      const director = direct({
        ...stays,
        atOnce: () => true,
        throws: () => false,
        paceOf: () => ({ dice: 0, play: 0, shows: 'first' }),
      });
      director.follow(tell('a B r X c D'));
      expect(director.beat.value?.kind).toBe('X');
      expect(director.phase).toBe('hold');
      director.goOn();
      expect(director.beat.value).toBeNull();
    });
  });
});
