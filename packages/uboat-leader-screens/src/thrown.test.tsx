// @vitest-environment happy-dom

import { beatsByHeading, companionOf, rollsOf } from '@flotilla/companion';
import type { Choice, FormChoice } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { ScriptedDice } from '@flotilla/table/run';
import { botNamed, chosenBy, Session as KernelSession, optionsOf } from '@flotilla/table/run';
import { Director } from '@flotilla/ui/stage/director.ts';
import { OnStage } from '@flotilla/ui/stage/OnStage.tsx';
import { stagedBy } from '@flotilla/ui/stage/staged.ts';
import { paceOf, SECTION } from '@flotilla/ui/stage/timing.ts';
import { OwnStageOf, StageOf } from '@flotilla/ui/stage/useStage.tsx';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { game } from '../test/campaigns.ts';
import { Board } from './Board.tsx';
import { stage } from './stage.ts';
import { tableOf, withWords } from './testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

const MOST_ANSWERS = 900;

const withDice = (edition: string, dice: ScriptedDice) =>
  new KernelSession(
    game,
    {
      options: optionsOf(game, { edition, campaign: 'happy-time' }) as FormChoice,
      seats: [{ name: 'Anna', bot: null }],
      seed: 'beats',
    },
    dice,
  );

/** What the steady bot answers until something is rolled for, and that answer last. */
function answersUntil(purpose: string, edition: string): readonly Choice[] {
  const session = withDice(edition, {});
  const rng = rngFrom(seedFrom('beats'), 'bot');
  const given: Choice[] = [];
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const [decision] = session.decisions;
    if (!decision) break;
    const choice = chosenBy(botNamed(game, 'steady'), session.table, decision, rng);
    given.push(choice);
    session.choose(decision.seat, choice);
    if (session.table.log?.some(({ roll }) => roll?.purpose === purpose)) return given;
  }
  throw new Error(`Nobody rolled for ${purpose}.`);
}

/** Board and sheet as they are when the player is about to throw for something the first time. */
function beforeTheThrow(purpose: string, edition: string, face: number): Element {
  const given = answersUntil(purpose, edition);
  const campaign = withDice(edition, { [purpose]: new Array<number>(12).fill(face) });
  for (const choice of given.slice(0, -1)) campaign.choose(0, choice);
  const session = tableOf(campaign);
  expect(session.answer(given.at(-1) as Choice)).toBeNull();
  const director = new Director({
    beatsOf: companionOf(game).beats ?? beatsByHeading,
    paceOf: (beat) => paceOf(stage.timingOf?.(beat) ?? SECTION, 'story'),
    paceAgain: (beat) => paceOf(stage.timingOf?.(beat) ?? SECTION, 'story'),
    throws: ({ big }) => big,
    waits: () => true,
    atOnce: () => false,
    later: () => () => {},
    now: () => 0,
    shownOf: () => 0,
    keepShown: () => {},
  });
  director.follow(session.story.value);
  const waitsFor = (): string | undefined => {
    const beat = director.beat.value;
    return director.phase === 'roll' && beat ? rollsOf(beat)[0]?.roll?.purpose : undefined;
  };
  while (director.beat.value && waitsFor() !== purpose) director.goOn();
  expect(waitsFor()).toBe(purpose);
  const staged = stagedBy(session, director);
  return render(
    <StageOf.Provider value={director}>
      <OwnStageOf.Provider value={stage}>
        <Board session={staged} />
        <OnStage session={staged} director={director} />
      </OwnStageOf.Provider>
    </StageOf.Provider>,
  ).container;
}

const CASES = [
  {
    purpose: 'contact',
    edition: 'second',
    button: /^U-\d+ searches [\w ]+ for contacts(: (\d or more|any throw), \d+%)?\. Roll\.$/,
  },
  { purpose: 'detection', edition: 'second', button: /^.+ searches for U-\d+: \d+ or more, \d+%\. Roll\.$/ },
  { purpose: 'torpedo', edition: 'second', button: /^\d torpedo(es)? at .+: sunk \d+%\. Roll\.$/ },
  { purpose: 'torpedo', edition: 'first', button: /^\d torpedo(es)? at .+: sunk \d+%\. Roll\.$/ },
  { purpose: 'crashDive', edition: 'second', button: /^U-\d+ crash-dives: \d or less, \d+%\. Roll\.$/ },
  { purpose: 'enemyAttack', edition: 'first', button: /^.+ attacks U-\d+: \d+ or more, \d+%\. Roll\.$/ },
];

describe('a big roll of a campaign', () => {
  it.each(CASES)(
    'says on its button who throws at whom, what is needed and how likely it is: $purpose, $edition edition',
    ({ purpose, edition, button }) => {
      const said = beforeTheThrow(purpose, edition, 5).querySelector('.stage-go .unseen')?.textContent;
      expect(said).toMatch(button);
    },
  );

  it.each(CASES)(
    'leaves board and sheet the same whatever it will bring: $purpose, $edition edition',
    ({ purpose, edition }) => {
      const low = beforeTheThrow(purpose, edition, 1).innerHTML;
      cleanup();
      expect(beforeTheThrow(purpose, edition, 10).innerHTML).toBe(low);
    },
  );
});
