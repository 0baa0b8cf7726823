/** Verdicts: words for losses that are clear, with the false alarms of a whole game held together. */
import type { GameShape, ReviewScale } from '@flotilla/table';
import { CLEAR } from '../statistics/pairs.ts';
import type { ClearDifference } from '../why.ts';
import type { Question } from './questions.ts';
import type { Yardstick } from './scale.ts';
import { leadOf, meanOf } from './tally.ts';
import type { Verdict, VerdictNote, VerdictWord, WeighedAnswer } from './types.ts';
import type { Judging, Loss, Weighed } from './weighed.ts';
import { clearOf, distinctOf, lossOf, standFor, toldLeadOf, toldValueOf, zOf } from './weighed.ts';
import { HAPPENS } from './work.ts';

/** The share of false alarms among the words of a game. */
const FALSE_ALARMS = 0.1;

/** A question with what is known of it. */
export interface Case {
  readonly question: Question;
  readonly weighed: Weighed;
}

/**
 * The questions whose losses stand when all of the game are judged together (Benjamini and Hochberg). Questions still open count as
 * luck, so that what stands once stands for good.
 */
export function standing(cases: readonly Case[]): ReadonlySet<number> {
  const counted = cases.filter(({ question }) => question.candidates.length > 1).length;
  const ranked = cases
    .flatMap(({ question, weighed: { ended } }) =>
      ended?.clear ? [{ number: question.number, luck: ended.luck }] : [],
    )
    .sort((a, b) => a.luck - b.luck || a.number - b.number);
  let last = -1;
  ranked.forEach(({ luck }, i) => {
    if (luck <= (FALSE_ALARMS * (i + 1)) / counted) last = i;
  });
  return new Set(ranked.slice(0, last + 1).map(({ number }) => number));
}

/** The word for a loss of so much that is clear; null for less than a doubtful one. */
export function wordOf(
  loss: number,
  { doubtful, mistake, blunder }: Pick<ReviewScale, 'doubtful' | 'mistake' | 'blunder'>,
): VerdictWord | null {
  if (loss >= blunder) return 'blunder';
  if (loss >= mistake) return 'mistake';
  return loss >= doubtful ? 'doubtful' : null;
}

/** The word for a loss; null for less than a doubtful one. */
export const wordFor = ({ scale }: Judging, { loss, clear }: Loss): VerdictWord | null =>
  loss && clear ? wordOf(loss.mean, scale) : null;

/** The verdict on a question; `stands` are those whose losses stand, `done` says that no more will. */
export function verdictOn<G extends GameShape>(
  yardstick: Yardstick<G>,
  judging: Judging,
  { question, weighed }: Case,
  stands: ReadonlySet<number>,
  done: boolean,
): Verdict {
  const { played, habit, number, touched } = question;
  const found = weighed.ended ?? lossOf(judging, question, weighed);
  const wanted = weighed.ended ? wordFor(judging, found) : null;
  const word = stands.has(number) && !touched ? wanted : null;
  const alone = question.candidates.length < 2;
  const same = !alone && weighed.ended !== null && distinctOf(weighed) < 2;
  const answers = answersOf(judging, question, weighed);
  const notes: VerdictNote[] = [
    ...(isOnlyChoice(judging, question, weighed, found) ? ['onlyChoice' as const] : []),
    ...(isBrave(yardstick, question, weighed, found.best) ? ['brave' as const] : []),
    ...(wanted && !word && !touched && done ? ['tooMany' as const] : []),
    ...(touched ? ['practice' as const] : []),
  ];
  const clearLoss = found.loss !== null && found.best !== standFor(weighed, played);
  return {
    question: number,
    kind: alone ? 'noChoice' : same ? 'same' : 'weighed',
    settled: weighed.ended !== null && (wanted === null || word !== null || touched || done),
    word,
    loss: found.loss,
    clearAt: clearOf(weighed),
    played,
    habit,
    best: found.best,
    answers,
    why: clearLoss ? whyOf(weighed, found.best, standFor(weighed, played)) : null,
    notes,
    worlds: weighed.blocks.reduce((sum, { worlds }) => sum + worlds, 0),
  };
}

function answersOf(judging: Judging, question: Question, weighed: Weighed): WeighedAnswer[] {
  const played = standFor(weighed, question.played);
  return question.candidates.map(({ choice, from }, i) => {
    const stands = standFor(weighed, i);
    const { mean, error, worlds } = toldLeadOf(judging, weighed.blocks, stands, played);
    return {
      choice,
      from,
      value: toldValueOf(judging, weighed, i),
      lead: { mean, error },
      worlds,
      same: stands === played,
      dropped: !weighed.racing.includes(stands),
    };
  });
}

/** Every other answer is clearly worse, and by a blunder. */
function isOnlyChoice(judging: Judging, question: Question, weighed: Weighed, { best }: Loss): boolean {
  const played = standFor(weighed, question.played);
  if (!weighed.ended || best !== played) return false;
  const others = [...new Set(weighed.alike)].filter((one) => one !== played);
  const z = clearOf(weighed);
  return (
    others.length > 0 &&
    others.every((other) => {
      const lead = toldLeadOf(judging, weighed.blocks, played, other);
      return lead.mean >= judging.scale.blunder && lead.mean > z * lead.error;
    })
  );
}

/** Clearly more of one part of the worth and clearly less of another than the habit's answer, or the best. */
function isBrave<G extends GameShape>(
  { by, measures }: Yardstick<G>,
  question: Question,
  weighed: Weighed,
  best: number,
): boolean {
  const parts = measures.find(({ worth }) => worth.id === by)?.worth.parts ?? [];
  const [gain, price] = parts;
  if (!weighed.ended || gain === undefined || price === undefined) return false;
  const played = standFor(weighed, question.played);
  const habit = standFor(weighed, question.habit);
  const other = habit === played ? best : habit;
  if (other === played) return false;
  const z = clearOf(weighed);
  return (
    zOf(leadOf(weighed.blocks, gain, played, other, 1)) >= z &&
    zOf(leadOf(weighed.blocks, price, played, other, 1)) <= -z
  );
}

/** What happens clearly more, and clearly less, often after the best answer than after the one given. */
function whyOf(weighed: Weighed, best: number, played: number): Verdict['why'] {
  const blocks = weighed.blocks.filter(({ raced }) => raced.includes(best) && raced.includes(played));
  const found = Object.keys(blocks[0]?.sums ?? {})
    .filter((measure) => measure.startsWith(HAPPENS))
    .map((measure) => ({ measure, z: zOf(leadOf(blocks, measure, best, played, 1)) }))
    .filter(({ z }) => Math.abs(z) >= CLEAR)
    .sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
  const told = (sign: 1 | -1): ClearDifference | null => {
    const one = found.find(({ z }) => z * sign > 0);
    if (!one) return null;
    const share = (answer: number): number => meanOf(blocks, one.measure, answer, 1).mean;
    return { what: one.measure.slice(HAPPENS.length), first: share(best), second: share(played) };
  };
  return { gains: told(1), costs: told(-1) };
}
