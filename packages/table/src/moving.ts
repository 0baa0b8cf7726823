/** Moving a game to other rules: a record of one version is replayed under another, as far as its answers hold. */
import type { Answer, Decision, FormChoice, Refusal } from './decision.ts';
import { asWord, checkForm, fieldText, questionText, refusalText, startOf } from './decision.ts';
import type { AnyGame, GameDefinition, GameShape } from './game.ts';
import { anyGame } from './game.ts';
import { hasSecrets } from './people.ts';
import type { GameRecord } from './record.ts';
import { optionsRefusal } from './record.ts';
import type { ScriptedDice } from './script.ts';
import type { Answered, Session } from './session.ts';
import { openingOf } from './session.ts';
import { hashOf } from './state.ts';
import type { Text, TextArgs } from './text.ts';
import { text } from './text.ts';

/** Options of an older game, fitted to today's form. */
export interface FittedOptions {
  /** Today's default options, with every old value that is still allowed. */
  readonly options: FormChoice;
  /** The ids of the old options that are no longer allowed. */
  readonly dropped: readonly string[];
  /** Why they do not go together; null when they do. */
  readonly refusal: Refusal | null;
}

/** Fits the options of an older game to today's form, field by field. */
export function optionsOver(game: AnyGame, old: FormChoice, seats: number): FittedOptions {
  const taken = game.optionFields.filter(
    (field) => Object.hasOwn(old, field.id) && !checkForm([field], { [field.id]: old[field.id] }, ''),
  );
  const kept = Object.fromEntries(taken.map(({ id }) => [id, old[id]]));
  const options = { ...startOf(game.optionFields), ...kept } as FormChoice;
  const dropped = Object.keys(old).filter((id) => !Object.hasOwn(kept, id));
  const refusal = optionsRefusal(game, options, seats);
  const why = refusal && refusalText(refusal, 'options', game.optionFields);
  return { options, dropped, refusal: refusal && { ...refusal, why: why ?? refusal.why } };
}

/** The names of the dropped options; one that the game no longer knows goes by its id. */
export function droppedNames(game: AnyGame, dropped: readonly string[]): Text {
  const [first = '', ...others] = dropped.map((id): Text => {
    const field = game.optionFields.find((known) => known.id === id);
    return field ? fieldText('options', field) : id;
  });
  return others.reduce((one: Text, other) => text('table.move.list', { one, other }), first);
}

/** A record under the rules of today. */
export interface Moving<G extends GameShape> {
  /** The game as far as its answers hold; null when it cannot even be set up. */
  readonly session: Session<G> | null;
  /** How many answers hold, and of how many. */
  readonly held: number;
  readonly of: number;
  /** Whether they all hold and lead to the same state. */
  readonly same: boolean;
  /** The first difference, with its rule where one is known; null when there is none. */
  readonly difference: Refusal | null;
}

/** Replays a record of any version under the rules given here, up to the first answer that does not hold. */
export function underTheseRules<G extends GameShape>(game: GameDefinition<G>, record: GameRecord): Moving<G> {
  const of = record.position;
  const stuck = (difference: Refusal): Moving<G> => ({ session: null, held: 0, of, same: false, difference });
  if (record.game !== game.id)
    return stuck(differs('table.file.otherGame', { given: record.game, game: game.title }));
  if (record.seed === null) return stuck(differs('table.file.noSeed'));
  const { options, dropped, refusal } = optionsOver(anyGame(game), record.options, record.seats.length);
  if (refusal) return stuck(differs('table.move.options', { why: refusal.why }, refusal.rule));
  try {
    const laid = { ...record, options };
    const { session, broke } = playedAgain(game, laid, record.seed, of);
    const list = droppedNames(anyGame(game), dropped);
    const difference =
      broke ??
      (dropped.length > 0 ? differs('table.move.dropped', { list }) : null) ??
      (hashOf(session.table.state) === record.stateHash ? null : differs('table.move.otherState'));
    const held = session.answers.length;
    if (difference)
      return { session: cutOff(game, laid, record.seed, session), held, of, same: false, difference };
    session.adopt(record);
    return { session, held, of, same: true, difference };
  } catch (error) {
    return stuck(differs('table.move.noBeginning', { why: messageOf(error) }));
  }
}

/** How far a record holds, in a sentence that does not say what differs. */
export function howFar({ held, of, same }: Pick<Moving<GameShape>, 'held' | 'of' | 'same'>): Text {
  if (of === 0) return text('table.move.unanswered');
  if (same) return text('table.move.same', { of });
  if (held === of) return text('table.move.all', { of });
  return held === 0 ? text('table.move.none') : text('table.move.part', { held, of });
}

/** Gives the answers of a record one by one; returns what stopped them. */
function playedAgain<G extends GameShape>(
  game: GameDefinition<G>,
  record: GameRecord,
  seed: string,
  position: number,
): { session: Session<G>; broke: Refusal | null } {
  const session = openingOf(game, record, seed);
  for (let i = 0; i < position; i++) {
    const broke = given(session, record.answers[i] as Answer, i + 1);
    if (broke) return { session, broke };
  }
  return { session, broke: null };
}

/** Gives one answer; when it does not hold, the game stays as it was before. */
function given<G extends GameShape>(session: Session<G>, answer: Answer, number: number): Refusal | null {
  const asked = session.table.decisionFor(answer.seat);
  try {
    const answered = session.answer(answer);
    if (answered.kind === 'done') return null;
    if (isPrivate(session)) return differs('table.move.secret', { number, seat: answer.seat + 1 });
    return whyNot(answered, asked, answer, number);
  } catch (error) {
    return differs('table.move.breaks', { number, why: messageOf(error) });
  }
}

/** Whether answers may be private: the person who opens the game need not be the one who gave them. */
const isPrivate = <G extends GameShape>({ game, start }: Session<G>): boolean =>
  start.seats.length > 1 && hasSecrets(anyGame(game));

function whyNot(
  answered: Exclude<Answered, { kind: 'done' }>,
  asked: Decision | null,
  answer: Answer,
  number: number,
): Refusal {
  if (answered.kind === 'dice') {
    const { count, sides } = answered.wanted;
    return differs('table.move.dice', { number, dice: `${count}d${sides}` });
  }
  const { refusal } = answered;
  if (asked?.number !== answer.decision)
    return differs('table.move.notAsked', { number, why: refusal.why }, refusal.rule);
  const why = choiceRefusal(asked, answer, refusal);
  return differs('table.move.refused', { number, question: questionText(asked), why }, refusal.rule);
}

/** Why a choice that was once allowed is refused, naming the fields and not listing all the alternatives. */
function choiceRefusal(asked: Decision, { choice }: Answer, refusal: Refusal): Text {
  if (asked.kind === 'fill') return refusalText(refusal, asked.step, asked.form);
  if (asked.refused.some(({ id }) => id === choice)) return refusal.why;
  return text('table.move.notOffered', { choice: asWord(choice) });
}

/**
 * The game up to the last answer that holds, and nothing after it: dice typed in for later throws belong to questions that will
 * not come, so the player throws afresh. A practice game remains one.
 */
function cutOff<G extends GameShape>(
  game: GameDefinition<G>,
  record: GameRecord,
  seed: string,
  whole: Session<G>,
): Session<G> {
  const held = whole.answers.length;
  const cut = { ...record, answers: record.answers.slice(0, held), position: held, undone: [] };
  const dice = record.dice && usedOf(record.dice, whole.table.state.scripted);
  const session = record.dice ? playedAgain(game, { ...cut, dice }, seed, held).session : whole;
  session.adopt(cut);
  return session;
}

const usedOf = (dice: ScriptedDice, used: Readonly<Record<string, number>>): ScriptedDice =>
  Object.fromEntries(
    Object.entries(dice)
      .map(([purpose, list]) => [purpose, list.slice(0, used[purpose] ?? 0)] as const)
      .filter(([, list]) => list.length > 0),
  );

const differs = (key: string, args?: TextArgs, rule = ''): Refusal => ({ why: text(key, args), rule });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
