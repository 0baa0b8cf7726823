/** The board shows the state of the beat on the stage and nothing later, in all three games: live, shown again, after a reload, after an undo past a roll, at a desk and on a phone. */
import type { ClientHere } from '@flotilla/client';
import { answerOfBot, Client, TableHere } from '@flotilla/client';
import type { Beat } from '@flotilla/companion';
import { beatsByHeading, companionOf } from '@flotilla/companion';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, Choice, FormChoice, GameShape, LogEvent, Moment } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, Session as KernelSession, optionsOf, replay } from '@flotilla/table/run';
import type { AnswerStory, Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { phone, stacked, wide } from '@flotilla/ui/base/wide.ts';
import type { OwnScreens } from '@flotilla/ui/frame/screens.ts';
import { eventWords } from '@flotilla/ui/parts/log.tsx';
import { Director } from '@flotilla/ui/stage/director.ts';
import { stagedBy } from '@flotilla/ui/stage/staged.ts';
import { paceOf, SECTION } from '@flotilla/ui/stage/timing.ts';
import { OwnStageOf, StageOf } from '@flotilla/ui/stage/useStage.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { signal } from '@preact/signals';
import { cleanup, render } from '@testing-library/preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakHunters } from '../../hunters-screens/src/text/index.ts';
import { speakBattles } from '../../naval-battles-screens/src/text/index.ts';
import { speak as speakLeader } from '../../uboat-leader-screens/src/text/index.ts';
import { screensOf } from '../src/table/screens.ts';

/** Games that are recorded: their options, and how many sit at them. */
const GAMES = [
  ['hunters', { boat: 'VIIB' }, 1],
  ['uboat-leader', { campaign: 'happy-time', length: 'long' }, 1],
  ['naval-battles', { points: 15 }, 2],
] as const;

/** So many answers are looked at, and so many of them, those with most to see, as a reader sees them. */
const ANSWERS = 90;
const LOOKED_AT = 3;

beforeAll(async () => {
  await Promise.all([speakHunters('en'), speakBattles('en'), speakLeader('en')]);
});

/** A game in a session like the page's own, answered for the person by the steady bot. */
function recorded(game: AnyGame, options: object, seats: number) {
  const kernel = new KernelSession<GameShape>(game, {
    options: optionsOf(game, options as never) as FormChoice,
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `Player ${i + 1}`,
      bot: i === 0 ? null : 'steady',
    })),
    seed: 'board at beat',
  });
  const table = new TableHere('beats', kernel, {
    thinker: { bot: async (question) => answerOfBot(game, question), advice: () => () => {}, stop: () => {} },
    keep: async () => null,
    realDice: () => false,
    pace: () => 0,
    throwDice: (count) => new Array<number>(count).fill(6),
  });
  const session = new Client(table);
  const rng = rngFrom(seedFrom('board at beat'), 'bot');
  const give = async (choice: Choice): Promise<void> => {
    session.answer(choice);
    await new Promise((done) => setTimeout(done, 0));
  };
  let last: Choice | null = null;
  const answer = async (): Promise<void> => {
    const decision = session.decision.value;
    if (!decision) return;
    last = chosenBy(botNamed(game, 'steady'), kernel.table, decision, rng) as Choice;
    await give(last);
  };
  /** Takes the last answer back, past every roll, and gives it anew. */
  const answerAnew = async (): Promise<void> => {
    const before = session.position.value;
    session.can.value.practice?.();
    const refusal = session.can.value.undo?.();
    if (refusal !== null || last === null) throw new Error('The answer cannot be taken back.');
    expect(session.position.value).toBeLessThan(before);
    await give(last);
    expect(session.position.value).toBe(before);
  };
  return { session, answer, answerAnew };
}

/** A director that moves only when it is told to, and lets the player throw every big roll. */
function directorOf(game: AnyGame, { stage = {} }: OwnScreens, shown = 0): Director {
  const { timingOf = () => SECTION } = stage;
  return new Director({
    beatsOf: companionOf(game).beats ?? beatsByHeading,
    paceOf: (beat) => paceOf(timingOf(beat), 'story'),
    paceAgain: (beat) => paceOf(timingOf(beat), 'story'),
    throws: ({ big }) => big,
    waits: () => true,
    atOnce: () => false,
    later: () => () => {},
    now: () => 0,
    shownOf: () => shown,
    keepShown: () => {},
  });
}

/** How many beats are told. */
const beatsIn = (game: AnyGame, { story }: AnswerStory): number =>
  (companionOf(game).beats ?? beatsByHeading)(story.moments).length;

/** What a record tells when it is opened again: the oracle for everything that can be seen. */
function replayed(game: AnyGame, session: ClientHere, { since, story }: AnswerStory): readonly Moment[] {
  const record = session.can.peek().record?.();
  if (!record) throw new Error('The game has no record.');
  const opened = replay(game, record);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value.storiesSince(since, [story.seat])[0]?.moments ?? [];
}

/** Goes through all phases of all beats. */
function* phases(director: Director): Generator<Beat> {
  for (let steps = 0; director.beat.value; steps++) {
    if (steps > 2000) throw new Error('The beats do not end.');
    yield director.beat.value;
    director.goOn();
  }
}

/** Everything a reader can see or hear of a page. */
const wordsOn = (page: Element): string =>
  [
    page.textContent ?? '',
    ...[...page.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')),
  ]
    .join(' ')
    .replace(/\s+/g, ' ');

/** Sentences of the log that have not been told yet. */
function toCome(game: AnyGame, whole: readonly LogEvent[], known: readonly LogEvent[]): readonly string[] {
  const words = (event: LogEvent): string => eventWords(game, event, 'normal').replace(/\s+/g, ' ');
  const said = known.map(words).join(' ');
  const later = whole.slice(known.length).filter(({ roll }) => !roll);
  return later.map(words).filter((sentence) => sentence.length > 12 && !said.includes(sentence));
}

/** What the strip above the board says. */
const stripOf = (page: Element): string => page.querySelector('#status')?.textContent ?? '';

describe.each(GAMES)('the board of %s', (id, options, seats) => {
  let game: AnyGame;
  let screens: OwnScreens;
  beforeAll(async () => {
    game = await loadGame(id);
    screens = await screensOf(id);
    await withWords(game);
    await loadVoice(game, 'en');
    settings.value = { ...settings.value, speed: 'story' };
  });

  it('at every beat is that of a replay to the same line of the log, and no sentence comes before its time', async () => {
    const { session, answer, answerAnew } = recorded(game, options, seats);
    const { Table = () => null, stage = {} } = screens;
    const drawn = (shown: Session, director: Director | null): Element => {
      cleanup();
      return render(
        <StageOf.Provider value={director}>
          <OwnStageOf.Provider value={stage}>
            <Table session={shown} />
          </OwnStageOf.Provider>
        </StageOf.Provider>,
      ).container;
    };
    let beats = 0;
    let looked = 0;
    /** Goes through all beats of what was told, twice; gives how many there are. Looks at the page where it is told to. */
    const goThrough = (told: AnswerStory, where: string, looks: boolean): number => {
      const truth = replayed(game, session, told);
      const director = directorOf(game, screens);
      director.follow(told);
      const staged = stagedBy(session, director);
      const at = (log: number): object =>
        truth.find((moment) => moment.log === log)?.view ?? told.story.before.view;
      // Opened again in the middle of what was shown, it goes on with the position of that moment.
      const half = Math.floor(truth.length / 2);
      const reopened = directorOf(game, screens, half);
      reopened.follow({ ...told, when: 'again' });
      const shown = stagedBy(session, reopened);
      if (reopened.beat.value) expect(shown.view.value).toEqual(at(shown.log.value.length));
      let count = 0;
      for (const again of [false, true]) {
        if (again) director.again();
        for (const { kind } of phases(director)) {
          count++;
          const log = staged.log.value;
          const view = at(log.length);
          const here = `${where}, ${kind}, ${director.phase}`;
          expect(staged.view.value, here).toEqual(view);
          if (!looks || again) continue;
          const page = drawn(staged, director);
          const text = wordsOn(page);
          for (const sentence of toCome(game, told.log, log))
            expect(text.includes(sentence), `${here}: ${sentence}`).toBe(false);
          const strip = stripOf(page);
          const still = { ...sessionWith(game, { view, log }), seats: session.seats, asked: signal([]) };
          still.practice.value = session.practice.value;
          expect(strip, here).toBe(stripOf(drawn(still, null)));
        }
      }
      beats += count;
      return count;
    };
    for (let n = 0; n < ANSWERS && !session.outcome.value; n++) {
      await answer();
      const told = session.story.value;
      if (!told || told.story.moments.length === 0) continue;
      const looks = beatsIn(game, told) > 3 && looked++ < LOOKED_AT;
      const count = goThrough(told, `answer ${n}`, looks);
      if (!looks) continue;
      // On a phone the same table is laid out in another way.
      phone.value = stacked.value = true;
      wide.value = false;
      goThrough(told, `answer ${n} on a phone`, looked < 3);
      phone.value = stacked.value = false;
      wide.value = true;
      // Taken back past its rolls and given anew, the same answer is told anew, from its beginning.
      await answerAnew();
      const anew = session.story.value as AnswerStory;
      expect(anew.when).toBe('live');
      expect(goThrough(anew, `answer ${n} given anew`, looked === 1)).toBe(count);
    }
    cleanup();
    expect(beats).toBeGreaterThan(100);
    expect(looked).toBeGreaterThanOrEqual(LOOKED_AT);
  });
});
