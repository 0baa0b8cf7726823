/** Careers that stand right before something: played by the kernel, opened in the browser as a file. */
import type { Beat } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import { hunters } from '@flotilla/hunters';
import type { Choice } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import type { ScriptedDice } from '@flotilla/table/run';
import { botNamed, chosenBy, optionsOf, recordToText, Session } from '@flotilla/table/run';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Watch } from './reader.ts';
import { at, newPage, newReader } from './reader.ts';

const game = anyGame(hunters);

const newCareer = (seed: string, dice: ScriptedDice = {}) =>
  new Session(
    game,
    {
      options: optionsOf(game, { boat: 'VIIB' }) as never,
      seats: [{ name: 'Anna', bot: null }],
      seed,
    },
    dice,
  );

/** Quiet boxes, then a convoy of four by night. */
const CONVOY: ScriptedDice = {
  'orders.request': [6],
  orders: [3, 4],
  encounter: [3, 4, 3, 4, 5, 5],
  'ship.size': [6, 1, 1, 1],
  'ship.name': [1, 2, 3, 4],
  light: [6],
};

/** The form that is asked for, as it is offered; whoever is asked for a name is called Brandt. */
function asOffered(session: ReturnType<typeof newCareer>): Choice {
  const [decision] = session.decisions;
  if (decision?.kind !== 'fill') throw new Error('No form is asked for.');
  return Object.fromEntries(
    decision.form.map((field) => [field.id, 'start' in field ? field.start : 'Brandt']),
  ) as never;
}

/** A career whose boat waits for her torpedoes. */
export function beforeLoad(dice: ScriptedDice = CONVOY): string {
  const session = newCareer('stage', dice);
  session.choose(0, asOffered(session));
  expect(session.decisions[0]?.step).toBe('loadout');
  return recordToText(session.record());
}

/** A career that has come to a step by these choices, with dice for everything that follows. */
export function careerBy(choices: readonly string[], step: string, dice: ScriptedDice = {}): string {
  const session = newCareer('stage', { ...CONVOY, ...dice });
  session.choose(0, asOffered(session));
  session.choose(0, asOffered(session));
  for (const choice of choices) session.choose(0, choice);
  expect(session.decisions[0]?.step).toBe(step);
  return recordToText(session.record());
}

/** A career that stands before its salvo, with dice for everything that follows. */
export const beforeSalvo = (dice: ScriptedDice): string =>
  careerBy(['steam', 'attack', 'surfaced-medium'], 'salvo', dice);

/** The first career in a row that comes to a step under way, as the steady captain sails it. */
export function careerAt(step: string): string {
  for (let number = 0; number < CAREERS; number++) {
    const seed = `at ${step} ${number}`;
    const session = newCareer(seed);
    const rng = rngFrom(seedFrom(seed), 'bot');
    for (let [decision] = session.decisions; decision; [decision] = session.decisions) {
      if (decision.step === step) return recordToText(session.record());
      session.choose(0, chosenBy(botNamed(game, 'steady'), session.table, decision, rng));
    }
  }
  throw new Error(`No career came to the step ${step}.`);
}

/** A small freighter by day, at close range on the surface; both rounds of the gun hit, and the second sinks her. */
export const ALONE: ScriptedDice = {
  encounter: [3, 4, 3, 4, 4, 4],
  'ship.size': [1],
  'ship.name': [38],
  light: [1],
  'gun.hit': [1, 2, 1, 2],
  'gun.damage': [1, 1],
};

/** A hit, a dud, a hit that sinks; found, two hits on the boat. */
export const DRAMA: ScriptedDice = {
  'torpedo.hit': [2, 2, 1, 3, 2, 3],
  'torpedo.dud': [6, 1, 6],
  'torpedo.damage': [6, 1],
  'escort.search': [6, 6],
  'escort.charges': [2, 4],
  hit: [1, 6, 2, 3],
  flooding: [1],
};

/** A career, and the digit that lets what follows happen. */
export interface Eve {
  readonly record: string;
  readonly key: string;
  /** What is going to be seen. */
  readonly beats: readonly Beat[];
}

/** So many careers are looked through. */
const CAREERS = 60;

/** The first of many careers, played by a bot, that stands before an answer with such beats. */
export function eveOf(wanted: (beats: readonly Beat[]) => boolean): Eve {
  for (let number = 0; number < CAREERS; number++) {
    const found = eveIn(number, wanted);
    if (found) return found;
  }
  throw new Error(`None of ${CAREERS} careers comes to that.`);
}

function eveIn(number: number, wanted: (beats: readonly Beat[]) => boolean): Eve | null {
  const session = newCareer(`eve ${number}`);
  const bot = botNamed(game, 'steady');
  const rng = rngFrom(seedFrom(`eve ${number}`), 'bot');
  session.watchAs([0]);
  while (!session.table.over) {
    const [decision] = session.decisions;
    if (!decision) return null;
    const choice = chosenBy(bot, session.table, decision, rng);
    const place = decision.kind === 'pick' ? decision.options.findIndex(({ id }) => id === choice) : -1;
    session.choose(0, choice);
    const beats = companionOf(game).beats?.(session.stories[0]?.moments ?? []) ?? [];
    if (place < 0 || place > 8 || !wanted(beats)) continue;
    const eve = newCareer(`eve ${number}`);
    for (const answer of session.answers.slice(0, -1)) eve.answer(answer);
    return { record: recordToText(eve.record()), key: String(place + 1), beats };
  }
  return null;
}

/** Whether beats of all these kinds follow each other, in this order. */
export const inOrder =
  (...kinds: readonly string[]) =>
  (beats: readonly Beat[]): boolean => {
    let at = 0;
    for (const { kind } of beats) if (kind === kinds[at]) at++;
    return at === kinds.length;
  };

/** Opens a career in a browser of its own. */
export async function openCareer(
  browser: Browser,
  record: string,
  settings: Record<string, unknown> = {},
  options: Parameters<typeof newReader>[2] = {},
): Promise<{ page: Page; watch: Watch }> {
  const context = await newReader(
    browser,
    { speed: 'brisk', whoRolls: 'big', soundAsked: true, ...settings },
    options,
  );
  const { page, watch } = await newPage(context);
  await page.goto(at('/'));
  await page.setInputFiles('input[type=file]', {
    name: 'career.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  await page.locator('#question').first().waitFor();
  return { page, watch };
}

/** Aims three torpedoes by the list and fires. */
export async function fire(page: Page): Promise<void> {
  await page.locator('.plan-tubes summary').click();
  const tubes = page.locator('.plan-tubes select');
  for (const [i, target] of ['0', '0', '1'].entries()) await tubes.nth(i).selectOption(target);
  await page.keyboard.press('Escape');
  await page.locator('.plan-fire').click();
  await page.locator('.on-stage').waitFor();
}

/** What stands on the stage: the beat, its place, and what it waits for; null when the question is there. */
export const onStage = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.on-stage');
    if (!stage) return null;
    const place = document.querySelector('.stage-dots, .stage-place');
    const theatre = document.querySelector<HTMLElement>('.theatre');
    return {
      kind: theatre?.dataset.beat ?? '',
      scene: /theatre-(\w+)/.exec(theatre?.className ?? '')?.[1] ?? '',
      place: place?.getAttribute('aria-label') ?? place?.textContent ?? '',
      waits: /on-stage-(roll|hold)/.test(stage.className),
    };
  });

/** Presses on until the question; gives the beats that were on the stage, in order. `see` looks at every scene of each. */
export async function playOn(
  page: Page,
  see: (kind: string, scene: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const seen: string[] = [];
  let shown = '';
  for (let i = 0; i < 400; i++) {
    const now = await onStage(page);
    if (!now) return seen;
    const beat = `${now.kind} ${now.place}`;
    if (seen.at(-1) !== beat) seen.push(beat);
    if (shown !== `${beat} ${now.scene}`) {
      shown = `${beat} ${now.scene}`;
      await see(now.kind, now.scene);
    }
    if (now.waits) await page.keyboard.press('Space');
    await page.waitForTimeout(30);
  }
  throw new Error('The beats did not end.');
}
