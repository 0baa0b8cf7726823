/** The ledger: what a game was worth from question to question, in whole grains, so that it adds up exactly. */
import type { Estimate } from '../statistics/pairs.ts';
import type { Ledger, LedgerLine, LuckMoment, LuckWord, SkillMoment } from './types.ts';
import type { Case } from './verdicts.ts';
import type { Judging } from './weighed.ts';
import { standFor, toldLeadOf, toldValueOf, zOf } from './weighed.ts';

/** The root of the sum of two squares. */
const together = (one: number, other: number): number => Math.sqrt(one * one + other * other);

interface Stop {
  readonly question: number;
  readonly touched: boolean;
  /** What the habit's answer and the one given are worth. */
  readonly value: Estimate;
  readonly answered: Estimate;
  readonly skillError: number;
}

/** The account of a game that came to `result`, as it is told. */
export function ledgerOf(judging: Judging, cases: readonly Case[], result: number): Ledger {
  const { grain } = judging.scale;
  const grains = (amount: number): number => Math.round(amount / grain);
  const stops = cases.map((one) => stopOf(judging, one));
  const end = grains(result);
  const lines = stops.map((stop, i): LedgerLine => {
    const next = stops[i + 1];
    const [value, answered] = [grains(stop.value.mean), grains(stop.answered.mean)];
    return {
      question: stop.question,
      value,
      valueError: grains(stop.value.error),
      skill: answered - value,
      skillError: grains(stop.skillError),
      luck: (next ? grains(next.value.mean) : end) - answered,
      luckError: grains(together(stop.answered.error, next?.value.error ?? 0)),
    };
  });
  const counts = (line: LedgerLine, i: number): number => (stops[i]?.touched ? 0 : line.skill);
  const skill = lines.reduce((sum, line, i) => sum + counts(line, i), 0);
  const luck = lines.reduce((sum, line, i) => sum + (stops[i]?.touched ? 0 : line.luck), 0);
  const practice = lines.reduce((sum, line, i) => sum + (stops[i]?.touched ? line.skill + line.luck : 0), 0);
  const first = lines[0];
  const skillError = Math.round(
    Math.sqrt(lines.reduce((sum, line) => sum + line.skillError * line.skillError, 0)),
  );
  const expectedError = first?.valueError ?? 0;
  return {
    grain,
    result: end,
    expected: first?.value ?? end,
    expectedError,
    luck,
    luckError: Math.round(together(expectedError, skillError)),
    skill,
    skillError,
    practice,
    lines,
  };
}

function stopOf(judging: Judging, { question, weighed }: Case): Stop {
  const value = toldValueOf(judging, weighed, question.habit);
  const [played, habit] = [standFor(weighed, question.played), standFor(weighed, question.habit)];
  const answered = played === habit ? value : toldValueOf(judging, weighed, question.played);
  const all = [...weighed.blocks, ...weighed.more];
  return {
    question: question.number,
    touched: question.touched,
    value,
    answered,
    skillError: toldLeadOf(judging, all, played, habit).error,
  };
}

/** How many standard errors make luck or skill clear. */
const CLEAR_MOMENT = 2.5;
/** From which share of the game's spread luck has a word. */
const LUCKY = 0.1;
const VERY_LUCKY = 0.2;

/** The word for an amount of luck; null for little. */
export function luckWord({ scale: { spread } }: Judging, amount: number): LuckWord | null {
  const size = Math.abs(amount) / spread;
  if (size < LUCKY) return null;
  if (amount > 0) return size < VERY_LUCKY ? 'lucky' : 'veryLucky';
  return size < VERY_LUCKY ? 'unlucky' : 'veryUnlucky';
}

const isTouched = (cases: readonly Case[], number: number): boolean =>
  cases[number]?.question.touched === true;

/** The moments of luck that are clear, the largest first. */
export function luckMoments(judging: Judging, cases: readonly Case[], ledger: Ledger): LuckMoment[] {
  return ledger.lines
    .filter(({ question }) => !isTouched(cases, question))
    .map(({ question, luck, luckError }) => ({
      question,
      luck: { mean: luck * ledger.grain, error: luckError * ledger.grain },
    }))
    .filter(({ luck }) => Math.abs(zOf(luck)) >= CLEAR_MOMENT)
    .sort((a, b) => Math.abs(b.luck.mean) - Math.abs(a.luck.mean) || a.question - b.question)
    .map((moment) => ({ ...moment, word: luckWord(judging, moment.luck.mean), roll: null }));
}

/** The moments of skill that are clear, the largest first. */
export function skillMoments(cases: readonly Case[], ledger: Ledger): SkillMoment[] {
  return ledger.lines
    .filter(({ question, skill }) => skill > 0 && !isTouched(cases, question))
    .map(({ question, skill, skillError }) => ({
      question,
      skill: { mean: skill * ledger.grain, error: skillError * ledger.grain },
      best: isBest(cases[question]),
    }))
    .filter(({ skill }) => zOf(skill) >= CLEAR_MOMENT)
    .sort((a, b) => b.skill.mean - a.skill.mean || a.question - b.question);
}

const isBest = (one: Case | undefined): boolean =>
  one?.weighed.ended != null && one.weighed.ended.best === standFor(one.weighed, one.question.played);
