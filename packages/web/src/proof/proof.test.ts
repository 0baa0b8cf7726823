import type { ReplayClient } from '@flotilla/client';
import { Client, lookAgain } from '@flotilla/client';
import { navalBattles } from '@flotilla/naval-battles';
import { nightWatch } from '@flotilla/night-watch';
import type { AnyGame, FormChoice } from '@flotilla/table';
import { anyGame, rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { commitmentTo, mixedSeed, optionsAtTable, optionsOf, Session, sealOf } from '@flotilla/table/run';
import { speak } from '@flotilla/ui/wall/text/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultyProof, follow, proofOf } from './proof.ts';

const game: AnyGame = anyGame(nightWatch);

/** A game of the watch that ends when `answers` have been given or everything is over. */
function record(answers = 999, dice: 'seed' | 'ask' = 'seed'): GameRecord {
  const seats = [{ name: 'Anna', bot: null }];
  const session = new Session(game, { options: { watches: 2 }, seats, seed: 'proof', dice });
  for (let given = 0; given < answers && session.decisions[0]; given++)
    if (session.choose(0, given % 3 === 2 ? 'write' : 'look').kind !== 'done') break;
  return session.record();
}

const proved = (of: GameRecord, rules = game) => {
  const opened = lookAgain('one', rules, of);
  if (typeof opened === 'string') throw new Error(opened);
  return proofOf(opened);
};
const states = ({ checks }: ReturnType<typeof faultyProof>) => checks.map(({ state }) => state);

beforeAll(() => speak('en'));

describe('the verdict', () => {
  it('is good for a whole game, with every throw counted', () => {
    const proof = proved(record());
    expect(proof.verdict).toBe('good');
    expect(states(proof)).toEqual(['good', 'good', 'good', 'good']);
    const throws = proof.histograms.reduce((sum, { throws }) => sum + throws, 0);
    expect(proof.checks[1]?.title).toBe(`${throws} rolls repeat`);
    expect(proof.facts).toContainEqual(['verify.seed', 'proof']);
  });

  it('says of a game under way only its fingerprint, and of practice that it is none', () => {
    const open = proved(record(2));
    expect(open.verdict).toBe('open');
    expect(open.facts.map(([, value]) => value)).not.toContain('proof');
    const practice = proved({ ...record(), practice: true });
    expect(practice.verdict).toBe('practice');
    expect(states(practice)).toEqual(['good', 'good', 'good', 'bad']);
  });

  it('is good for a game that an event has ended, with the shares its seed was mixed from', () => {
    const [server, part] = ['a'.repeat(64), 'b'.repeat(64)];
    const seed = mixedSeed('sea.1', server, [part]);
    const seats = [{ name: 'Anna', bot: null }];
    const session = new Session(game, { options: { watches: 2 }, seats, seed });
    session.choose(0, 'look');
    const origin = { id: 'sea.1', server, sealed: sealOf('sea.1', server), parts: [part] };
    const proof = proved({ ...session.record(), origin });
    expect(proof.verdict).toBe('good');
    expect(proof.facts).toContainEqual(['verify.seed', seed]);
    expect(proved({ ...session.record(), origin: { ...origin, parts: [server] } }).verdict).toBe('chosen');
  });

  it('is bad where fingerprint and dice do not belong together', () => {
    const proof = proved({ ...record(), commitment: commitmentTo('another seed') });
    expect(proof.verdict).toBe('bad');
    expect(proof.text).toContain('fingerprint does not belong');
    expect(states(proof)[0]).toBe('bad');
  });

  it('names the decision from which on a changed record does not fit', () => {
    const whole = record();
    const answers = whole.answers.map((answer, i) => (i === 3 ? { ...answer, choice: 'sleep' } : answer));
    const changed = { ...whole, answers };
    const followed = follow(game, changed);
    expect(followed).toMatchObject({ decisions: 3, whole: false });
    const proof = faultyProof(changed, followed);
    expect(proof.text).toContain('Decision 4 does not fit');
    expect(states(proof)).toEqual(['good', 'good', 'bad', 'none']);
  });

  it('gives the part that can be followed as a record of its own, which can be watched', () => {
    const whole = record();
    const answers = whole.answers.map((answer, i) => (i === 3 ? { ...answer, choice: 'sleep' } : answer));
    const upTo = follow(game, { ...whole, answers })?.record as GameRecord;
    expect(upTo.answers).toEqual(whole.answers.slice(0, 3));
    const watched = lookAgain('one', game, upTo);
    expect(watched).toBeInstanceOf(Client);
    expect((watched as ReplayClient).length.value).toBe(3);
  });

  it('says that another ending is recorded than the game has', () => {
    const changed = { ...record(), stateHash: '0'.repeat(64) };
    const proof = faultyProof(changed, follow(game, changed));
    expect(proof.text).toContain('does not end as the record says');
    expect(proof.checks[2]?.title).toBe('Another ending');
  });

  it('has nothing to follow in what is no record of this game', () => {
    const proof = faultyProof(null, null);
    expect(states(proof)).toEqual(['none', 'none', 'bad', 'none']);
    expect(follow(game, { ...record(), seed: null })).toBeNull();
  });
});

describe('a game with hidden hands under way', () => {
  const battles = anyGame(navalBattles);
  const seats = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].map((name) => ({ name, bot: null }));
  const options = optionsAtTable(battles, optionsOf(battles) as FormChoice, seats);
  const begin = () => new Session(battles, { options, seats, seed: 'whispers' });

  /** A battle up to a question that several are asked in secret. */
  function whispered() {
    const session = begin();
    const rng = rngFrom(seedFrom('whispers'), 'test');
    for (;;) {
      const { decisions } = session;
      const [decision] = decisions;
      if (!decision) throw new Error('The battle is over.');
      if (decisions.length > 1 && decisions.every(({ hushed }) => hushed)) return session;
      session.choose(decision.seat, sampleChoice(decision, rng));
    }
  }

  it('is proved alike, whether somebody has answered in secret or not, and whatever', () => {
    const session = whispered();
    const decision = session.decisions[0] as (typeof session.decisions)[number];
    const proofs = [proved(session.record(), battles)];
    for (const salt of ['a', 'b', 'c', 'd']) {
      const twin = begin();
      for (const answer of session.answers) twin.answer(answer);
      twin.choose(decision.seat, sampleChoice(decision, rngFrom(seedFrom(salt), 'test')));
      expect(twin.record().stateHash).not.toBe(session.record().stateHash);
      proofs.push(proved(twin.record(), battles));
    }
    for (const proof of proofs) expect(proof).toEqual(proofs[0]);
  });
});
