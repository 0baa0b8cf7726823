/**
 * Chances shown when something happens before the die: falling back, tactics counters, stress of a dive (9.5, 9.7, 9.23, 9.30).
 */
import type { Decision, LogEvent, Odds } from '@flotilla/table';
import { botNamed, botRngs, chosenBy, oddsText, optionsOf, Table, words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { ESCORTS } from '../src/data/index.ts';
import { TACTICS } from '../src/data/tactics.ts';
import { uboatLeader } from '../src/index.ts';
import { chanceOfLoss } from '../src/rules/hits.ts';
import { levelOf } from '../src/rules/lookup.ts';
import { en } from '../src/text/en/index.ts';
import {
  buy,
  closeIn,
  contact,
  EDITIONS,
  letPass,
  oddsFor,
  optionOf,
  type Played,
  play,
  sail,
} from './game.ts';

/** Four ships of speed 2: nobody falls back. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

/** U-552 in The Hunted, in reach of both escorts of a convoy, neither of which has a tactics counter. */
function sought(dice: Record<string, readonly (number | string)[]> = {}): Played {
  const game = play(
    { edition: 'first', campaign: 'hunted' },
    {
      'deck.events': ['EV-038', 'EV-019'],
      'deck.convoys': ['CV-37'],
      'deck.merchants': EVEN,
      'deck.escorts': ['E-201', 'E-202'],
      contact: [10],
      ...dice,
    },
  );
  buy(game, ['U-552', 'veteran', 'france']);
  game.expect('spend', 'done');
  sail(game, 'U-552', 'to:bay-of-biscay', 'stop');
  game.expect('lookout', 'search:U-552');
  closeIn(game, 'surfaced:L-N', 'surfaced:M-NNE');
  return game;
}

describe('tactics counters still in the cup (9.30)', () => {
  /** The chance of a d10 against 5, averaged over the counters left in the cup. */
  function meanWithout(...taken: readonly string[]): number {
    const cup = TACTICS.flatMap((counter) =>
      new Array<(typeof TACTICS)[number]>(
        counter.count - taken.filter((id) => id === counter.id).length,
      ).fill(counter),
    );
    return cup.reduce((sum, { detect }) => sum + 0.6 + detect / 10, 0) / cup.length;
  }

  it('count in the chance to be detected', () => {
    const game = sought();
    expect(game.asked().step).toBe('escorts');
    expect(game.ship('E1')).toMatchObject({ card: 'E-201', tactics: null });
    expect(oddsFor(game, 'E1').detects).toBeCloseTo(meanWithout());
    expect(meanWithout()).toBeCloseTo(0.6 + 13 / 200);
  });

  it('are one less for the next escort', () => {
    const game = sought();
    Object.assign(game.ship('E2'), { tactics: 'T-5' });
    expect(oddsFor(game, 'E1').detects).toBeCloseTo(meanWithout('T-5'));
    expect(oddsFor(game, 'E2').detects).toBeCloseTo(0.8);
  });

  it('9.30: are drawn out of the cup by a number', () => {
    const game = sought({ tactics: [20, 1], detection: [1, 1] });
    game.expect('escorts', 'E1');
    // the cup begins with six T-1 and ends with two T-5
    expect([game.ship('E1').tactics, game.ship('E2').tactics]).toEqual(['T-5', 'T-1']);
  });

  it('are the same for every boat an escort looks for', () => {
    const game = sought();
    const { boats } = game.battle();
    boats.push(...boats.map((fighter) => ({ ...fighter })));
    // nine counters bring nothing, nine 1 and two 2
    expect(oddsFor(game, 'E1').detects).toBeCloseTo(1 - (9 * 0.4 ** 2 + 9 * 0.3 ** 2 + 2 * 0.2 ** 2) / 20);
  });
});

describe('a crash dive that shakes the crew (9.23, 9.26 2e)', () => {
  it('takes the hits of a shaken crew, in the chances as in the fight', () => {
    const game = contact(
      'second',
      'CV-39',
      {
        'deck.merchants': EVEN,
        'deck.escorts': ['E-203', 'E-202'],
        detection: [10, 10],
        crashDive: [10],
        hit: [9, 9, 9],
      },
      [['U-99', 'veteran']],
    );
    game.expect('engage', 'attack');
    const boat = game.boat('U-99');
    boat.stress = levelOf(game.state(), boat).okayTo;
    game.expect('place', 'surfaced:S-E');
    game.expect('helm', 'surfaced:S-E');
    letPass(game, { driftBoat: 'S-SE', escorts: 'E1', aim: 'hold', enemyAttacks: 'E1' });
    const before = { ...boat };
    const held = oddsFor(game, 'hold').lost as number;
    const { evades, lost } = oddsFor(game, 'crashDive');
    game.expect('react', 'crashDive');
    const [first] = (game.table.log ?? []).filter(({ kind }) => kind === 'attackHits');
    const { light, heavy } = first?.data ?? {};
    expect(evades).toBeCloseTo(0.3);
    expect(lost).toBeCloseTo(0.7 * chanceOfLoss(game.state(), before, Number(light), Number(heavy)));
    expect(lost).toBeGreaterThan(0.7 * held);
  });
});

describe.each(EDITIONS)('the chance to be detected after falling back (9.5, 9.7), %s edition', (edition) => {
  /** U-99, an Infiltrator, about to start near a convoy of speed 2 whose escorts are ahead of it on both bows. */
  function starting(dice: Record<string, readonly (number | string)[]> = {}): Played {
    const escorts = { 'deck.merchants': EVEN, 'deck.escorts': ['E-203', 'E-202'] };
    const game = contact(edition, 'CV-37', { ...escorts, ...dice }, [['U-99', 'veteran']]);
    game.expect('engage', 'attack');
    return game;
  }

  /** What the chances of an option are about, in words. */
  const said = (game: Played, id: string): string[] =>
    game.table
      .odds(game.asked(), optionOf(game, id))
      .map((odds) => words({ language: 'en', catalogue: en }, oddsText(odds)));

  it('9.5: names keeping station and the area to fall back to, when taking station too', () => {
    const game = starting();
    expect(said(game, 'surfaced:S-E')).toEqual([
      'detected if it stays and keeps station',
      'detected if it stays and falls back to medium south-southeast',
    ]);
    game.expect('place', 'surfaced:S-E');
    expect(said(game, 'surfaced:S-E')).toEqual([
      'detected keeping station',
      'detected falling back to medium south-southeast',
    ]);
  });

  it('9.7: of an escort nobody has made out is the mean of all it may be', () => {
    const game = starting();
    const chances = ESCORTS.filter((card) => !card.fleet).map(({ surface }) => (11 - surface.detect) / 10);
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
    // only the escort on the starboard bow is near, as long as the boat does not fall back
    expect(oddsFor(game, 'surfaced:S-E').detectedThereBack).toBe(0);
    expect(oddsFor(game, 'surfaced:S-E').detectedThereHolding).toBeCloseTo(mean);
    expect(mean).toBeLessThan(1);
  });

  it('9.5: is none for a submerged boat that must fall back out of reach', () => {
    const game = starting();
    // Submerged it makes 1 and falls back at least one area; beside the escort it is safe after that.
    expect(oddsFor(game, 'submerged:S-E')).toEqual({});
    expect(Object.keys(oddsFor(game, 'surfaced:S-E'))).toHaveLength(2);
    game.expect('place', 'submerged:S-E');
    expect(oddsFor(game, 'submerged:S-E')).toEqual({});
    game.expect('helm', 'submerged:S-E');
    game.expect('driftBoat', 'S-SE');
    letPass(game, { aim: 'hold' });
    expect(game.thrown('detection')).toEqual([]);
  });

  it('9.5: is told for keeping station and for falling back, the likelier first, and is exact at each end', () => {
    const game = starting({ detection: [1] });
    game.expect('place', 'surfaced:S-E');
    for (const slot of ['E1', 'E2']) expect(game.ship(slot).card === null).toBe(slot === 'E1');
    expect(Object.entries(oddsFor(game, 'surfaced:S-E'))).toEqual([
      ['detectedHolding', expect.closeTo(0.6)],
      ['detectedBack', 0],
    ]);
    game.expect('helm', 'surfaced:S-E');
    expect(oddsFor(game, 'S-SE')).toEqual({ detected: expect.closeTo(0.6) });
    expect(oddsFor(game, 'M-SSE')).toEqual({});
    game.expect('driftBoat', 'S-SE');
    game.expect('escorts', 'E2');
    const rolls = (game.table.log ?? []).flatMap(({ roll }) => (roll?.purpose === 'detection' ? [roll] : []));
    expect(rolls.map(({ outcome, chance }) => [outcome, chance])).toEqual([['failed', expect.closeTo(0.4)]]);
  });

  it('9.5: takes escorts that must fall back at their ends too', () => {
    const game = starting();
    game.expect('place', 'surfaced:L-SE');
    expect(oddsFor(game, 'surfaced:L-SE')).toEqual({});
    // Heavily damaged, the escort on the right bow cannot move and falls back two areas, where it may or may not see the boat.
    Object.assign(game.ship('E2'), { card: game.state().decks.escorts.draw.pop(), heavy: 1 });
    expect(oddsFor(game, 'surfaced:L-SE')).toEqual({
      detectedHolding: expect.closeTo(0.4),
      detectedAstern: 0,
    });
    expect(said(game, 'surfaced:L-SE')).toEqual(['detected keeping station', 'detected falling out astern']);
    expect(said(game, 'surfaced:M-SSW')).toEqual([
      'detected keeping station, at most',
      'detected falling out astern',
    ]);
    expect(oddsFor(game, 'surfaced:L-NE')).toEqual({ detectedMost: expect.closeTo(0.4) });
    // a boat that must fall back chooses between areas, and each has its own figure
    expect(oddsFor(game, 'submerged:M-ESE')).toEqual({
      detectedBack: expect.closeTo(0.3),
      detectedBackBest: 0,
    });
    expect(said(game, 'submerged:M-ESE')).toEqual([
      'detected falling back to medium south-southeast, at most',
      'detected falling back to the wake (long south)',
    ]);
  });
});

/** A boat whose chances were shown when it moved or fell back, with what may have made them inexact since. */
interface Shown {
  readonly boat: string;
  readonly step: 'helm' | 'driftBoat';
  /** where the course led */
  readonly area: string;
  readonly odds: readonly Odds[];
  readonly from: number;
  readonly round: number;
}

describe('shown chances to be detected (9.5, 9.7)', () => {
  /** Plays a campaign and compares every chance shown with the dice of the same phase that all missed. */
  function compare(edition: 'first' | 'second', campaign: string, bot: string, seed: string) {
    const options = optionsOf(uboatLeader, { edition, campaign, length: 'medium', convoys: 'all' });
    const table = new Table({ game: uboatLeader, options, seats: 1, seed });
    const player = botNamed(uboatLeader, bot);
    const [rng] = botRngs(seed, 1);
    const log = table.log as LogEvent[];
    const met = { helm: 0, driftBoat: 0, named: 0 };
    let shown: Shown[] = [];
    while (!table.over && rng) {
      const decision = table.decisions[0] as Decision;
      const choice = chosenBy(player, table, decision, rng);
      const battle = table.state.game.battle;
      const option = decision.kind === 'pick' ? decision.options.find(({ id }) => id === choice) : undefined;
      const boat = String(decision.about.boat ?? '');
      const { step } = decision;
      if (battle && option && isWatched(step, choice)) {
        const fighter = battle.boats.find(({ id }) => id === boat);
        if (fighter && !fighter.detected)
          shown.push({
            boat,
            step,
            area: String(choice).replace(/^.*:/, ''),
            odds: table.odds(decision, option),
            from: log.length,
            round: battle.round,
          });
      }
      table.answer({ seat: 0, decision: decision.number, choice });
      const after = table.state.game.battle;
      for (const seen of shown.filter(({ round }) => after?.round !== round)) {
        const rolled = missedBy(log.slice(seen.from), seen.boat);
        if (rolled === null) continue;
        const end = after?.boats.find(({ id }) => id === seen.boat)?.area;
        if (!end) continue;
        const told = chanceAt(seen, end);
        if (!told) continue;
        const where = `${seen.step} ${seen.boat} ${seed}`;
        expect(rolled, where).toBeLessThanOrEqual(told.chance + 1e-9);
        if (told.sure) expect(rolled, where).toBeGreaterThanOrEqual(told.chance - 1e-9);
        if (rolled > 0) met[seen.odds.length > 1 ? 'named' : seen.step]++;
      }
      shown = shown.filter(({ round }) => after?.round === round);
    }
    return met;
  }

  /** What was shown for the area a boat has fallen back to; null where nothing was. */
  function chanceAt({ odds, area }: Shown, end: string): { chance: number; sure: boolean } | null {
    const [only] = odds;
    if (!only) return { chance: 0, sure: true };
    if (odds.length === 1) return { chance: only.chance, sure: only.of === 'detected' };
    const of = (one: Odds) =>
      one.of === 'detectedHolding' ? end === area : JSON.stringify(one.args?.zone).includes(`"zone.${end}"`);
    const told = odds.find((one) => one.of !== 'detectedAstern' && of(one));
    return told ? { chance: told.chance, sure: told.args?.bound === '' } : null;
  }

  const isWatched = (step: string, choice: unknown): step is Shown['step'] =>
    step === 'driftBoat' || (step === 'helm' && /^(surfaced|submerged):/.test(String(choice)));

  /** What makes a chance differ from the one shown: a ship identified, a counter drawn. */
  const NEWS = ['revealed', 'misidentified', 'tacticsDrawn'];

  /** The combined chance of the dice of a phase, all of which missed; null when one hit, or something new became known. */
  function missedBy(events: readonly LogEvent[], boat: string): number | null {
    const end = events.findIndex(({ kind }) => kind === 'roundBegins' || kind === 'contactOver');
    const phase = end < 0 ? events : events.slice(0, end);
    const of = (wanted: string) => (event: LogEvent) => event.kind === wanted && event.data.boat === boat;
    const last = phase.map(of('undetected')).lastIndexOf(true);
    const before = last < 0 ? phase : phase.slice(0, last);
    if (phase.some(of('detected')) || before.some(({ kind }) => NEWS.includes(kind))) return null;
    let missed = 1;
    phase.forEach((event, i) => {
      if (of('undetected')(event)) missed *= phase[i - 1]?.roll?.chance ?? Number.NaN;
    });
    return 1 - missed;
  }

  /** Campaigns of each edition; `npm run fuzz` plays more. */
  const CAMPAIGNS = process.env.FUZZ_GAMES ? 160 : 80;

  it.each(EDITIONS)('9.7: are those of the dice that follow, %s edition', (edition) => {
    const met = { helm: 0, driftBoat: 0, named: 0 };
    for (let i = 0; i < CAMPAIGNS; i++) {
      const sheet = i % 2 === 0 ? 'happy-time' : 'drumbeat';
      const one = compare(edition, sheet, i % 3 === 0 ? 'steady' : 'random', `shown ${i}`);
      for (const kind of ['helm', 'driftBoat', 'named'] as const) met[kind] += one[kind];
    }
    expect(met.helm).toBeGreaterThan(1);
    expect(met.driftBoat).toBeGreaterThan(10);
    expect(met.named).toBeGreaterThan(3);
  });
});
