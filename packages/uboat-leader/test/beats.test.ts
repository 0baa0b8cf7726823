import type { Beat } from '@flotilla/companion';
import { bigRollOf, companionOf, rollsOf } from '@flotilla/companion';
import type { FormChoice, Moment, RollRecord } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { Options } from '../src/index.ts';
import { bigRolls, uboatLeader } from '../src/index.ts';
import { EDITIONS } from './game.ts';

const game = anyGame(uboatLeader);

/** Every story of a campaign played by the steady bot: the moments between two answers, and their beats. */
function stories(
  edition: string,
  options: Partial<Options> = { campaign: 'happy-time' },
  seed = 'beats',
): { moments: readonly Moment[]; beats: readonly Beat[] }[] {
  const session = new Session(game, {
    options: optionsOf(game, { edition, ...options }) as FormChoice,
    seats: [{ name: 'Anna', bot: null }],
    seed,
  });
  session.watchAs([0]);
  const rng = rngFrom(seedFrom(seed), 'bot');
  const found: { moments: readonly Moment[]; beats: readonly Beat[] }[] = [];
  for (let n = 0; n < 2000; n++) {
    const [decision] = session.decisions;
    if (!decision) break;
    session.choose(0, chosenBy(botNamed(game, 'steady'), session.table, decision, rng));
    const moments = session.stories[0]?.moments ?? [];
    found.push({ moments, beats: companionOf(uboatLeader).beats?.(moments) ?? [] });
  }
  return found;
}

const kindsIn = ({ moments }: Beat): string[] =>
  moments.flatMap(({ events }) => events.map(({ kind }) => kind));

describe.each(EDITIONS)('the beats of a campaign, %s edition', (edition) => {
  const all = stories(edition);
  const beats = all.flatMap((story) => story.beats);

  it('hold every moment once and in its order', () => {
    for (const story of all) expect(story.beats.flatMap(({ moments }) => moments)).toEqual(story.moments);
  });

  it('show an event card alone and wait for it, before anything it does', () => {
    const cards = beats.filter(({ kind }) => kind === 'event');
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      expect(card.stop).toBe(true);
      expect(card.moments).toHaveLength(1);
      expect(kindsIn(card).filter((kind) => kind === 'eventDrawn')).toHaveLength(1);
    }
  });

  it('show one escort at a time', () => {
    const turns = beats.filter(({ kind }) => kind === 'escort');
    expect(turns.length).toBeGreaterThan(1);
    for (const turn of turns) {
      const ships = turn.moments
        .flatMap(({ events }) => events)
        .filter(({ kind }) => ['detected', 'undetected', 'escortHunts', 'escortMoves'].includes(kind))
        .map(({ data }) => (data.ship as { slot: string }).slot);
      expect(new Set(ships).size).toBe(1);
    }
  });

  it('show one attack at a time', () => {
    for (const beat of beats.filter(({ kind }) => kind === 'attack'))
      expect(
        kindsIn(beat).filter((kind) => kind === 'shipAttacks' || kind === 'aircraftAttack'),
      ).toHaveLength(1);
  });

  it('11: show a refit as a whole and wait for it, with the turn that begins behind it', () => {
    const refits = beats.filter(({ kind }) => kind === 'refit');
    expect(refits.length).toBeGreaterThan(2);
    for (const refit of refits) expect(refit.stop).toBe(true);
    const begun = beats.filter((beat) => kindsIn(beat).includes('turnBegins'));
    expect(begun.map(({ kind }) => kind)).toEqual(['section', ...begun.slice(1).map(() => 'refit')]);
  });

  it('12: show the end of the last campaign without waiting', () => {
    const end = beats.find(({ kind }) => kind === 'end');
    expect(kindsIn(end as Beat)).toContain('campaignEnds');
    expect(end?.stop).toBe(false);
  });

  it('show what an attack does apart from the attack', () => {
    const hurts = (beat: Beat): boolean => kindsIn(beat).some((kind) => /^attack(Hits|Rattles)$/.test(kind));
    expect(beats.filter(hurts).length).toBeGreaterThan(0);
    for (const beat of beats.filter(hurts)) expect(['struck', 'evading']).toContain(beat.kind);
    for (const beat of beats.filter(({ kind }) => kind === 'struck')) {
      const told = kindsIn(beat).some((kind) => kind.startsWith('attack') && kind !== 'attackHarmless');
      const dies = rollsOf(beat).some(({ roll }) => roll?.outcome === 'sunk');
      expect(told || dies).toBe(true);
      expect(kindsIn(beat)).not.toContain('hitCounter');
    }
  });

  it('9.27: turn hit counters one by one and wait after the last, unless the boat is lost', () => {
    if (edition === 'first') return;
    let turned = 0;
    for (const story of all)
      for (const [i, beat] of story.beats.entries()) {
        const drawn = kindsIn(beat).filter((kind) => kind === 'hitCounter');
        expect(drawn).toHaveLength(beat.kind === 'counter' ? 1 : 0);
        if (beat.kind !== 'counter') continue;
        turned++;
        const next = story.beats[i + 1]?.kind;
        expect(beat.stop).toBe(next !== 'counter' && next !== 'lost');
      }
    expect(turned).toBeGreaterThan(3);
  });

  it('9.20, 10.7: wait when a ship is sunk, and show nothing after it but the alarm', () => {
    const sunk = beats.filter((beat) =>
      kindsIn(beat).some((kind) => kind === 'shipSunk' || kind === 'finishedOff'),
    );
    expect(sunk.length).toBeGreaterThan(3);
    for (const beat of sunk) {
      expect(beat.kind).toBe('shot');
      expect(beat.stop).toBe(true);
      const after = beat.moments.slice(1).flatMap(({ events }) => events.map(({ kind }) => kind));
      expect(after.filter((kind) => kind !== 'alerted')).toEqual([]);
    }
  });

  it('show the loss of a boat alone and wait', () => {
    const games = ['grey', 'iron', 'salt', 'north'].flatMap((seed) =>
      stories(edition, { campaign: 'hunted', length: 'medium' }, seed),
    );
    const unlucky = games.flatMap((story) => story.beats);
    const lost = unlucky.filter((beat) => kindsIn(beat).includes('boatLost'));
    expect(lost.length).toBeGreaterThan(0);
    for (const beat of lost) {
      expect(beat).toMatchObject({ kind: 'lost', stop: true });
      expect(kindsIn(beat)).toEqual(['boatLost']);
    }
  });

  it('begin with every big roll, so that whoever throws it sees nothing that comes of it', () => {
    const purposes = new Set<string>();
    for (const beat of beats) {
      const thrown = rollsOf(beat).map(({ roll }) => bigRollOf(bigRolls, roll as RollRecord)?.purpose);
      expect(beat.big).toBe(thrown[0] !== undefined);
      if (thrown.some((purpose) => purpose !== undefined)) expect(thrown[0]).toBeDefined();
      if (thrown[0]) purposes.add(thrown[0]);
    }
    expect([...purposes]).toEqual(expect.arrayContaining(['contact', 'detection', 'torpedo', 'crashDive']));
  });

  it('let an escort search for one boat in a beat', () => {
    for (const beat of beats)
      expect(rollsOf(beat).filter(({ roll }) => roll?.purpose === 'detection').length).toBeLessThanOrEqual(1);
  });

  it('turn the special condition over with its card: the convoy’s own, or a second one before the fight', () => {
    const turned = beats.filter((beat) => kindsIn(beat).includes('conditionKnown'));
    expect(turned.length).toBeGreaterThan(0);
    for (const { kind, stop } of turned) {
      expect(kind).toBe(edition === 'first' ? 'contact' : 'condition');
      expect(stop).toBe(true);
    }
  });
});
