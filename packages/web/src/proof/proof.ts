/** The proof of a game by replay: a verdict and four checks. */
import type { ReplayClient } from '@flotilla/client';
import type { AnyGame } from '@flotilla/table';
import type { Answer, GameRecord } from '@flotilla/table/run';
import { commitmentTo, logFor, openingOf, originFault, replay } from '@flotilla/table/run';
import type { Key } from '@flotilla/ui/wall/text/index.ts';
import { word } from '@flotilla/ui/wall/text/index.ts';
import type { Histogram } from './fairness.ts';
import { histogramsOf, rollsIn } from './fairness.ts';

/** What a game turned out to be. */
export type ProofVerdict = 'good' | 'practice' | 'typed' | 'open' | 'bad' | 'chosen';

/** One thing that was looked at. */
export interface ProofCheck {
  readonly state: 'good' | 'bad' | 'none';
  readonly title: string;
  readonly text: string;
}

/** The verdict on a game, and what it rests on. */
export interface Proof {
  readonly verdict: ProofVerdict;
  /** What the verdict means, in sentences. */
  readonly text: string;
  /** The game that was looked at; empty where it could not be read. */
  readonly about: string;
  readonly checks: readonly ProofCheck[];
}

/** The proof of a game that could be played again. */
export interface Verified extends Proof {
  readonly histograms: readonly Histogram[];
  readonly facts: readonly (readonly [name: Key, value: string])[];
}

const check = (state: ProofCheck['state'], title: string, text: Key): ProofCheck => ({
  state,
  title,
  text: word(text),
});

const UNCHECKED = (): ProofCheck => check('none', word('verify.unchecked'), 'verify.unchecked.text');

/** Whether the fingerprint of a record belongs to its dice; unknown while they are sealed. */
const isFixed = ({ seed, commitment }: GameRecord): boolean | null =>
  seed === null ? null : commitmentTo(seed) === commitment;

/** A server hands out shares and seed of a game that is over for everybody, though the rules might let it go on: an event has ended it. */
const isPublic = ({ origin, seed }: GameRecord, over: boolean): boolean =>
  over || Boolean(origin && seed !== null);

function verdictOn(record: GameRecord, over: boolean): ProofVerdict {
  const { seed, origin, practice, variation, dice, realDice } = record;
  if (isFixed(record) === false) return 'bad';
  if (origin && seed !== null && originFault(origin, seed)) return 'chosen';
  if (!isPublic(record, over)) return 'open';
  if (realDice || dice !== null) return 'typed';
  return practice || variation ? 'practice' : 'good';
}

function checksOf(record: GameRecord, verdict: ProofVerdict, rolls: number): ProofCheck[] {
  const fixed = isFixed(record);
  return [
    fixed === false
      ? check('bad', word('verify.fixed'), 'verify.fixed.bad')
      : check('good', word('verify.fixed'), verdict === 'open' ? 'verify.fixed.open' : 'verify.fixed.good'),
    verdict === 'typed'
      ? check('none', word('verify.unchecked'), 'verify.rolls.typed')
      : check('good', word('verify.rolls', { n: rolls }), 'verify.rolls.good'),
    check('good', word('verify.rules'), 'verify.rules.good'),
    record.practice
      ? check('bad', word('verify.back'), 'verify.back.bad')
      : check('good', word('verify.back'), 'verify.back.good'),
  ];
}

function textOf(verdict: ProofVerdict, { origin, seed }: GameRecord, rolls: number): string {
  if (verdict === 'chosen')
    return word(
      origin && seed !== null && originFault(origin, seed) === 'seal'
        ? 'verify.sealWrong'
        : 'verify.seedWrong',
    );
  if (verdict === 'bad') return word('verify.text.fingerprint');
  const text = word(`verify.text.${verdict}`, { n: rolls });
  return origin ? `${text} ${word('verify.mixed')}` : text;
}

/** The proof of a game that was opened, since opening replays it. */
export function proofOf(session: ReplayClient): Verified {
  const { game } = session;
  const { record } = session.link;
  const over = session.outcome.value !== null;
  const kernel = replay(game, record);
  const whole = kernel.ok ? (kernel.value.table.log ?? []) : [];
  const log = session.hides ? logFor(whole, session.seat.value) : whole;
  const rolls = rollsIn(log);
  const verdict = verdictOn(record, over);
  const { origin, commitment, seed, stateHash, seats } = record;
  return {
    verdict,
    text: textOf(verdict, record, rolls),
    about: [game.title, ...seats.map(({ name }) => name)].filter(Boolean).join(' · '),
    checks: checksOf(record, verdict, rolls),
    histograms: histogramsOf(log),
    facts: [
      ['verify.commitment', commitment],
      // Whoever knows the seed knows every die to come.
      ['verify.seed', isPublic(record, over) ? (seed ?? '') : word('verify.later')],
      // With the rules at hand, hidden cards can be found by trying until the hash is right.
      ['verify.state', session.hides ? word('verify.later') : stateHash],
      ...(origin
        ? [['verify.shares', [origin.server, ...origin.parts].filter(Boolean).join(' ')] as const]
        : []),
    ],
  };
}

/** How far a record that does not lead where it says can be followed. */
export interface Followed {
  readonly decisions: number;
  readonly rolls: number;
  /** Every decision fits, and yet the table ends otherwise. */
  readonly whole: boolean;
  /** The part of it that can be followed, which is a record of its own. */
  readonly record: GameRecord;
}

/** Plays a record as far as its decisions fit; null where it cannot even begin. */
export function follow(game: AnyGame, record: GameRecord): Followed | null {
  if (record.seed === null) return null;
  try {
    const session = openingOf(game, record, record.seed);
    let decisions = 0;
    while (decisions < record.position && session.answer(record.answers[decisions] as Answer).kind === 'done')
      decisions++;
    return {
      decisions,
      rolls: rollsIn(session.table.log ?? []),
      whole: decisions === record.position,
      record: session.record(),
    };
  } catch {
    return null;
  }
}

/** The verdict on a record that does not lead where it claims. */
export function faultyProof(record: GameRecord | null, followed: Followed | null): Proof {
  const fixed = record ? isFixed(record) : null;
  const next = (followed?.decisions ?? 0) + 1;
  const rules: ProofCheck = followed?.whole
    ? check('bad', word('verify.end'), 'verify.end.bad')
    : { state: 'bad', title: word('verify.rules'), text: word('verify.rules.badAt', { n: next }) };
  const text = [
    followed && word(followed.whole ? 'verify.text.badEnd' : 'verify.text.badAt', { n: next }),
    word('verify.text.bad'),
  ];
  return {
    verdict: 'bad',
    text: text.filter(Boolean).join(' '),
    about: record?.seats.map(({ name }) => name).join(' · ') ?? '',
    checks: [
      fixed === null
        ? UNCHECKED()
        : check(
            fixed ? 'good' : 'bad',
            word('verify.fixed'),
            fixed ? 'verify.fixed.good' : 'verify.fixed.bad',
          ),
      followed
        ? check('good', word('verify.rolls', { n: followed.rolls }), 'verify.rolls.soFar')
        : UNCHECKED(),
      followed ? rules : check('bad', word('verify.rules'), 'verify.rules.bad'),
      UNCHECKED(),
    ],
  };
}
