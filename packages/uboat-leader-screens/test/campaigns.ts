/** Campaigns of U-Boat Leader brought to a wanted question by the steady bot, for tests of its screens. */
import type { AnyGame, Choice, Decision, FormChoice, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, Session as KernelSession, optionsFault, optionsOf } from '@flotilla/table/run';
import type { View } from '@flotilla/uboat-leader';
import { uboatLeader } from '@flotilla/uboat-leader';

/** The game as the site knows it. */
export const game: AnyGame = anyGame(uboatLeader);

/** Whether the question that waits is the one a test wants. */
export type Wanted = (decision: Decision, view: View) => boolean;

/** A test asks for a step by its name. */
export const asked =
  (...steps: readonly string[]): Wanted =>
  ({ step }) =>
    steps.includes(step);

/** What a test answers itself; null leaves the answer to the bot. */
export type Habit = (decision: Decision, view: View) => Choice | null;

/** Spends on air searches as long as there are any, so that two convoy cards are drawn. */
export const searchesByAir: Habit = (decision) =>
  decision.step === 'spend' && decision.kind === 'pick'
    ? (decision.options.find(({ id }) => id.startsWith('airSearch:'))?.id ?? null)
    : null;

/** Boats of a pack. */
const PACK = 3;

/** Where the boats of a pack meet. */
const MEETING = 'southwest-approaches';

/** Sends every boat to one sea area and calls two of them to the first contact. */
export const gathersPack: Habit = (decision, { battle }) => {
  if (decision.kind !== 'pick') return null;
  const find = (...wanted: readonly string[]): string | null => {
    for (const start of wanted) {
      const option = decision.options.find(({ id }) => id === start || id.startsWith(`${start}:`));
      if (option) return option.id;
    }
    return null;
  };
  if (decision.step === 'wolfpack')
    return (battle?.boats.length ?? 0) < PACK ? find('radio', 'join', 'call') : find('done');
  if (decision.step === 'sail') return find(`to:${MEETING}`, 'stop');
  return decision.step === 'spend' ? find('done') : null;
};

/** The first order of a fight with three boats on the display. */
export const packOfThree: Wanted = ({ step }, { battle }) =>
  step === 'boatsMove' && battle?.boats.length === PACK && battle.boats.every(({ area }) => area !== null);

/** A contact that one boat has sighted, with nobody near who could be called. */
export const isAlone: Wanted = ({ step }, { battle, boats, active }) =>
  step === 'engage' &&
  battle !== null &&
  boats.every(({ id, place, searched }) => id === active || place !== battle.place || searched);

const MOST_ANSWERS = 1500;

/** What the steady bot answers now. */
export function steadyAnswer(
  session: KernelSession<GameShape>,
  rng = rngFrom(seedFrom('test'), 'bot'),
): Choice {
  const [decision] = session.decisions;
  if (!decision) throw new Error('Nothing is asked.');
  return chosenBy(botNamed(game, 'steady'), session.table, decision, rng);
}

/** What a test changes of the usual options. */
export type Options = Readonly<Partial<FormChoice>>;

/** A campaign of one seat, not begun; options that no player could choose are refused, because no file with them opens. */
export function newCampaign(changed: Options = {}, seed = 'plot'): KernelSession<GameShape> {
  const options = optionsOf(game, changed) as FormChoice;
  const seats = [{ name: 'Anna', bot: null }];
  const fault = optionsFault(game, options, seats.length);
  if (fault) throw new Error(fault);
  return new KernelSession(game, { options, seats, seed });
}

/** A campaign played by the steady bot up to the wanted question. */
export function campaignUntil(
  wanted: Wanted,
  options: Options = {},
  seed = 'plot',
  habit: Habit = () => null,
): KernelSession<GameShape> {
  const session = newCampaign(options, seed);
  const rng = rngFrom(seedFrom(`${seed} bots`), 'bot');
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const [decision] = session.decisions;
    if (!decision) throw new Error('The campaign was over before the wanted question.');
    const view = session.table.view(decision.seat) as View;
    if (wanted(decision, view)) return session;
    session.choose(decision.seat, habit(decision, view) ?? steadyAnswer(session, rng));
  }
  throw new Error(`The wanted question did not come in ${MOST_ANSWERS} answers.`);
}

/** A campaign of the steady bot just before the answer at some step that brings an event about, and that answer. */
export function campaignBefore(
  kind: string,
  step: string,
  options: Options,
  seeds: readonly string[],
): { readonly campaign: KernelSession<GameShape>; readonly choice: Choice } {
  for (const seed of seeds) {
    const session = newCampaign(options, seed);
    while (session.decisions.length > 0) {
      const asked = session.decisions[0]?.step;
      const before = session.table.log?.length ?? 0;
      const choice = steadyAnswer(session);
      session.choose(0, choice);
      if (asked !== step || !session.table.log?.slice(before).some((event) => event.kind === kind)) continue;
      const campaign = newCampaign(options, seed);
      for (const { choice: given } of session.record().answers.slice(0, -1)) campaign.choose(0, given);
      return { campaign, choice };
    }
  }
  throw new Error(`No answer at "${step}" brought "${kind}".`);
}
