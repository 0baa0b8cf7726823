// @vitest-environment happy-dom
import type { Beat } from '@flotilla/companion';
import { beatsByHeading, companionOf } from '@flotilla/companion';
import type { LogEvent } from '@flotilla/table';
import { Director } from '@flotilla/ui/stage/director.ts';
import { OnStage } from '@flotilla/ui/stage/OnStage.tsx';
import { stagedBy } from '@flotilla/ui/stage/staged.ts';
import { paceOf } from '@flotilla/ui/stage/timing.ts';
import { OwnStageOf, StageOf } from '@flotilla/ui/stage/useStage.tsx';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { game, newCampaign, steadyAnswer } from '../../test/campaigns.ts';
import { Board } from '../Board.tsx';
import { Status } from '../Status.tsx';
import { stage } from '../stage.ts';
import { tableOf, withWords } from '../testing.tsx';
import { eventsIn, shotsIn } from './facts.ts';
import { timingOf } from './timing.ts';

beforeAll(() => withWords());
afterEach(cleanup);

const beatsOf = companionOf(game).beats ?? beatsByHeading;

const EDITIONS = ['first', 'second'] as const;
const SEEDS = ['s0', 's1', 's2', 's3', 's4'];
const ENDS = ['shipSunk', 'finishedOff', 'boatLost'];

/** A campaign of the steady bot: every story of it as beats, and where it stood before the answer that brought it. */
function* storiesOf(edition: string, seed: string) {
  const session = newCampaign({ edition, campaign: 'hunted', length: 'medium' }, seed);
  session.watchAs([0]);
  while (session.decisions.length > 0) {
    const choice = steadyAnswer(session);
    const before = () => {
      const again = newCampaign({ edition, campaign: 'hunted', length: 'medium' }, seed);
      for (const { choice: given } of answers) again.choose(0, given);
      return again;
    };
    const answers = [...session.record().answers];
    session.choose(0, choice);
    const beats = beatsOf(session.stories[0]?.moments ?? []);
    yield { beats, before, choice };
  }
}

const kindsIn = (beat: Beat): string[] => eventsIn(beat).map(({ kind }) => kind);
const endsIn = (beat: Beat): LogEvent[] => eventsIn(beat).filter(({ kind }) => ENDS.includes(kind));

/** The first story of a few campaigns in which something happens. */
function storyWith(edition: string, kind: string) {
  for (const seed of SEEDS)
    for (const story of storiesOf(edition, seed))
      if (story.beats.some((beat) => kindsIn(beat).includes(kind))) return story;
  throw new Error(`Nothing of the kind ${kind} happens.`);
}

/** A stage whose clock is moved by hand. */
function stageOf(edition: string, kind: string) {
  const { before, choice } = storyWith(edition, kind);
  const session = tableOf(before());
  expect(session.answer(choice)).toBeNull();
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  const pace = (beat: Beat) => paceOf(timingOf(beat), 'story');
  const director = new Director({
    beatsOf,
    paceOf: pace,
    paceAgain: pace,
    throws: () => false,
    waits: () => true,
    atOnce: () => false,
    stays: (beat) => stage.stays?.(beat) ?? false,
    later: (milliseconds, run) => {
      const timer = { at: time + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    now: () => time,
    shownOf: () => 0,
    keepShown: () => {},
  });
  const pass = (milliseconds: number): void => {
    time += milliseconds;
    for (const { run } of timers.filter(({ at }) => at <= time).sort((a, b) => a.at - b.at)) run();
    timers = timers.filter(({ at }) => at > time);
  };
  director.follow(session.story.value);
  const staged = stagedBy(session, director);
  // A picture moves with the frames of a browser: here everything is drawn anew instead.
  const table = () => (
    <StageOf.Provider key={time} value={director}>
      <OwnStageOf.Provider value={stage}>
        <Status session={staged} />
        <Board session={staged} />
        <OnStage session={staged} director={director} />
      </OwnStageOf.Provider>
    </StageOf.Provider>
  );
  return {
    director,
    pass,
    table,
    goOnUntil: (wanted: string) => {
      while (director.beat.value && !kindsIn(director.beat.value).includes(wanted)) director.goOn();
    },
  };
}

describe.each(EDITIONS)('deaths of the %s edition', (edition) => {
  it('have a scene of 800 milliseconds or a stop, each in a beat of its own', () => {
    let deaths = 0;
    for (const seed of SEEDS)
      for (const { beats } of storiesOf(edition, seed))
        for (const beat of beats) {
          const ends = endsIn(beat);
          if (ends.length === 0) continue;
          deaths += ends.length;
          expect(beat.stop || timingOf(beat).story >= 800).toBe(true);
          expect(beat.stop).toBe(true);
          if (beat.kind === 'lost') expect(ends).toHaveLength(1);
          else expect(shotsIn(beat).filter(({ result }) => result === 'sunk')).toHaveLength(ends.length);
        }
    expect(deaths).toBeGreaterThan(10);
  });

  it('are not given away: while torpedoes run nobody is sunk, no points have come, and no wreck is seen', () => {
    const { director, pass, table, goOnUntil } = stageOf(edition, 'shipSunk');
    goOnUntil('shipSunk');
    const sinking = director.beat.value as Beat;
    const shot = shotsIn(sinking).find(({ result }) => result === 'sunk');
    const { container, rerender } = render(table());
    const points = container.querySelector('.ubl-points')?.textContent;
    const seen: string[] = [];
    while (director.beat.value === sinking && director.phase !== 'hold') {
      const scene = container.querySelector<SVGElement>('[data-part=scene]');
      seen.push(scene?.dataset.state ?? '');
      expect(container.querySelector(`[data-part=wreck][data-id="${shot?.ship.slot}"]`)).toBeNull();
      expect(container.querySelector('.ubl-register [data-state=sunk]')).toBeNull();
      expect(container.querySelector('.ubl-points')?.textContent).toBe(points);
      if (!['down', 'gone'].includes(seen.at(-1) ?? ''))
        expect(container.querySelector('[data-part=caption]')?.textContent).not.toContain('gone');
      pass(250);
      rerender(table());
    }
    expect([...new Set(seen)]).toEqual(expect.arrayContaining(['running', 'down', 'gone']));
    expect(container.querySelector('[data-part=display]')).not.toBeNull();
    expect(container.querySelector(`[data-part=wreck][data-id="${shot?.ship.slot}"]`)).not.toBeNull();
    expect(container.querySelector('.ubl-points')?.textContent).not.toBe(points);
  });

  it('of a boat: it breaks up on the board, its card stays until it is pressed, and only then points fall', () => {
    const { director, pass, table, goOnUntil } = stageOf(edition, 'boatLost');
    goOnUntil('boatLost');
    const losing = director.beat.value as Beat;
    const { container, rerender } = render(table());
    const points = container.querySelector('.ubl-points')?.textContent;
    while (director.phase !== 'hold') {
      expect(container.querySelector('.ubl-loss')).toBeNull();
      expect(container.querySelector('[data-part=display]')).not.toBeNull();
      expect(container.querySelector('[data-part=scene]')?.getAttribute('data-state')).toBe('lost');
      pass(200);
      rerender(table());
    }
    const card = container.querySelector('.ubl-loss') as HTMLElement;
    const { boat } = endsIn(losing)[0]?.data ?? {};
    expect(card.getAttribute('role')).toBe('alertdialog');
    expect(card.getAttribute('aria-label')).toContain(`${boat}. Lost with all hands.`);
    expect(container.querySelectorAll('.ubl-loss')).toHaveLength(1);
    expect(container.querySelector('[data-part=display]')).not.toBeNull();
    expect(container.querySelector('.ubl-points')?.textContent).toBe(points);
    director.skip();
    pass(60_000);
    rerender(table());
    expect(director.beat.value).toBe(losing);
    expect(container.querySelector('.ubl-points')?.textContent).toBe(points);
    fireEvent.click(container.querySelector('.ubl-loss button') as Element);
    pass(1);
    rerender(table());
    expect(container.querySelector('.ubl-loss')).toBeNull();
    expect(container.querySelector('.ubl-points')?.textContent).toContain('Boat lost: −3');
  });
});
