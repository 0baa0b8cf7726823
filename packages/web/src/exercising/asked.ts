/** A question to be answered again: the position as it was, and what every answer is worth. */
import type { ReplayClient } from '@flotilla/client';
import { Client, Replay } from '@flotilla/client';
import type { WeighedQuestion } from '@flotilla/lab';
import { loadGame, PUZZLING, puzzleOn, weighedPuzzle, weighedVerdict } from '@flotilla/lab';
import type { AnyGame, Decision, GameShape, LogEvent } from '@flotilla/table';
import type { GameRecord, Session as KernelSession } from '@flotilla/table/run';
import { botNames, canonical, logFor, sha256, variationOf } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { attackId, attackNamed } from '../exercises/names.ts';
import { readReview, reviewKey } from '../review/keeping.ts';
import type { NotReviewed } from '../review/reviewed.ts';
import { openReviewed } from '../review/reviewed.ts';
import type { Told } from '../review/telling.ts';

/** A question with its position. */
export interface AskedPosition {
  readonly game: AnyGame;
  /** The record of the game, and the table as its seat saw it when it was asked. */
  readonly record: GameRecord;
  readonly session: ReplayClient;
  readonly seat: number;
  /** How many answers come before it. */
  readonly at: number;
  readonly decision: Decision;
  readonly weighed: WeighedQuestion;
  /** The places of the answers in the order in which they are offered. */
  readonly order: readonly number[];
  readonly told: Told;
  /** What was answered then; null where that is nobody's business. */
  readonly formerly: number | null;
}

/** Why a question cannot be asked: its game cannot be reviewed, its review is not finished, or the rules no longer lead there. */
export type NotAsked = NotReviewed | { readonly kind: 'unweighed' } | { readonly kind: 'gone' };

/** The place of a question among those of a seat. */
export interface AskedMoment {
  readonly id: string;
  readonly seat: number | null;
  readonly question: number;
}

const DAY = 86_400_000;

/** The table at the end of a record, as the one person at it sees it. */
function tableAt(kernel: KernelSession<GameShape>): ReplayClient {
  return new Client(new Replay('exercise', kernel.record(), kernel));
}

/** Nobody but the seat is a person, so that its own hand is seen and no other. */
const alone = (game: AnyGame, { seats, ...record }: GameRecord, seat: number): GameRecord => ({
  ...record,
  seats: seats.map((one, i) => ({
    ...one,
    bot: i === seat ? null : (one.bot ?? botNames(game).at(-1) ?? null),
  })),
});

/** A question of one's own game, as it was asked then. */
export async function askMoment({ id, seat, question }: AskedMoment): Promise<AskedPosition | NotAsked> {
  const attack = attackNamed(id);
  if (attack) return askAttack(attack.game, attack.day);
  const reviewed = await openReviewed(id, seat);
  if ('kind' in reviewed) return reviewed;
  const { game, record, places } = reviewed;
  const before = await readReview(reviewKey(record, reviewed.seat));
  const review = before?.kind === 'finished' ? before.finished.reviews[0] : undefined;
  const verdict = review?.verdicts[question];
  const at = places[question];
  if (!review || !verdict || at === undefined) return { kind: 'unweighed' };
  const kernel = variationOf(game, alone(game, record, reviewed.seat), {
    of: id,
    at,
    dice: 'same',
    seed: '',
  });
  const decision = kernel.table.decisionFor(reviewed.seat);
  if (!decision) return { kind: 'gone' };
  const { by, shares, scale, ledger } = review;
  const weighed = weighedVerdict(verdict, scale);
  return {
    game,
    record,
    session: tableAt(kernel as unknown as KernelSession<GameShape>),
    seat: reviewed.seat,
    at,
    decision,
    weighed,
    order: orderOf(decision, weighed),
    told: { by, shares, grain: ledger.grain },
    formerly: verdict.played,
  };
}

/** Options as they are offered; plans mixed, so that their order gives nothing away. */
function orderOf(decision: Decision, { choices }: WeighedQuestion): number[] {
  const places = choices.map((_, i) => i);
  if (decision.kind === 'pick') return places;
  const keys = choices.map((choice) => sha256(canonical(choice)));
  return places.sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1));
}

/** The attack of a day. */
export async function askAttack(id: string, day: string): Promise<AskedPosition | NotAsked> {
  const entry = PUZZLING.find((one) => one.id === id);
  if (!entry?.puzzles) return { kind: 'gone' };
  const [game, book] = await Promise.all([loadGame(id), entry.puzzles()]);
  const found = puzzleOn(game, book, Math.floor(Date.parse(day) / DAY));
  if (!found) return { kind: 'gone' };
  const { puzzle, record } = found;
  await loadVoice(game, settings.value.language, record.seats);
  const kernel = variationOf(game, record, {
    of: attackId(id, day),
    at: record.position,
    dice: 'same',
    seed: '',
  });
  const decision = kernel.table.decisionFor(puzzle.seat);
  if (decision?.kind !== 'pick') return { kind: 'gone' };
  const weighed = weighedPuzzle(
    book,
    puzzle,
    decision.options.map((option) => option.id),
  );
  return {
    game,
    record,
    session: tableAt(kernel as unknown as KernelSession<GameShape>),
    seat: puzzle.seat,
    at: record.position,
    decision,
    weighed,
    order: orderOf(decision, weighed),
    told: book,
    formerly: null,
  };
}

/** The path of an exercise. */
export const exercisePath = ({ id, seat, question }: AskedMoment): string =>
  `/exercises/${id}/${question + 1}${seat ? `#${seat + 1}` : ''}`;

/** What the seat could read before it was asked. */
export const readBefore = ({ session, seat }: Pick<AskedPosition, 'session' | 'seat'>): readonly LogEvent[] =>
  logFor(session.log.value, seat);
