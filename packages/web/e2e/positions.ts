/** Battles brought to a wanted question by the steady bots and laid into a page as a file: no test has to play its way there. */
import type { View } from '@flotilla/naval-battles';
import { navalBattles } from '@flotilla/naval-battles';
import type { Choice, Decision, FormChoice, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { botNamed, chosenBy, optionsOf, recordToText, Session } from '@flotilla/table/run';
import type { Page } from 'playwright-core';
import { dealt } from './battle.ts';
import { visit } from './reader.ts';

const game = anyGame(navalBattles);

/** Whether the question that waits for the first seat is the one a test wants. */
export type Wanted = (decision: Decision, view: View) => boolean;

/** What is fought. */
export interface Fought {
  readonly seats?: number; // 2 when left out
  readonly people?: number; // how many of them, the first ones, are people; 1 when left out
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** What the first seat answers, given what the steady bot would. */
  readonly habit?: (decision: Decision, steady: Choice) => Choice;
}

/** So many battles are begun before a test gives up looking for its position. */
const MOST_BATTLES = 60;
const MOST_ANSWERS = 1200;

const attacksOn = (view: View): number =>
  view.attacks.filter(({ on, status }) => on === view.seat && status === 'declared').length;

/** A step, asked of the first seat. */
export const asked =
  (step: string): Wanted =>
  (decision) =>
    decision.step === step;

/** A response window with so many attacks. */
export const attackedBy =
  (least: number, most = Number.POSITIVE_INFINITY): Wanted =>
  (decision, view) =>
    decision.step === 'defend' && attacksOn(view) >= least && attacksOn(view) <= most;

/** The own turn with a card in hand that can attack. */
export const canAttack: Wanted = ({ step, ...decision }) =>
  step === 'actions' &&
  decision.kind === 'pick' &&
  decision.options.some(({ value }) => {
    const move = value as
      | { readonly do?: string; readonly use?: string; readonly copies?: number }
      | undefined;
    return move?.do === 'card' && move.use === 'attack' && move.copies === 0;
  });

/** Takes an option wherever it is offered in the own turn, and answers as the steady bot does otherwise. */
export const takes =
  (id: string) =>
  (decision: Decision, steady: Choice): Choice =>
    decision.kind === 'pick' && decision.options.some((option) => option.id === id) ? id : steady;

/** The own turn with somebody so near the end that it cannot be far. */
export const nearTheEnd: Wanted = (decision, view) =>
  decision.step === 'actions' &&
  Math.max(...view.players.map(({ sunk }) => sunk)) >= view.terms.target * 0.95;

/** Plays one battle to the wanted question, or to its end. */
function battleTo(wanted: Wanted, seed: string, fought: Fought): { save: string; isOver: boolean } {
  const { seats: count = 2, people = 1, options = {}, habit } = fought;
  const seats: SeatRecord[] = Array.from({ length: count }, (_, i) => ({
    name: `Player ${i + 1}`,
    bot: i < people ? null : 'steady',
  }));
  const session = new Session<GameShape>(game, {
    options: optionsOf(game, options) as FormChoice,
    seats,
    seed,
  });
  const rng = rngFrom(seedFrom(seed), 'bot');
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const [decision] = session.decisions;
    if (!decision) return { save: recordToText(session.record()), isOver: true };
    const own = session.decisions.find(({ seat }) => seat === 0);
    if (own && wanted(own, session.table.view(0) as View))
      return { save: recordToText(session.record()), isOver: false };
    const steady = chosenBy(botNamed(game, 'steady'), session.table, decision, rng);
    session.choose(decision.seat, decision.seat === 0 && habit ? habit(decision, steady) : steady);
  }
  throw new Error(`A battle did not end with ${MOST_ANSWERS} answers.`);
}

/** The save of the first of a row of battles in which the wanted question comes. */
export function battleUntil(wanted: Wanted, fought: Fought = {}): string {
  for (let i = 1; i <= MOST_BATTLES; i++) {
    const { save, isOver } = battleTo(wanted, `position ${i}`, fought);
    if (!isOver) return save;
  }
  throw new Error(`The question did not come in ${MOST_BATTLES} battles.`);
}

/** The save of a battle fought to its end. */
export function battleEnded(): string {
  return battleTo(() => false, 'to the end', { options: { points: 15 } }).save;
}

/** Opens a save in a page and waits for its question or curtain, and for every card on the board. */
export async function openBattle(page: Page, save: string): Promise<void> {
  await visit(page, '/games');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(save) });
  await page.locator('[data-part=rail], .curtain, [data-part=end]').first().waitFor({ timeout: 40_000 });
  await dealt(page);
}
