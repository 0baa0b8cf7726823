/** The books balance: torpedoes, points and cards are followed answer by answer through whole campaigns. */
import type { Decision, LogEvent } from '@flotilla/table';
import { botNamed, botRngs, chosenBy, clone, optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { BOAT_LOST } from '../src/data/charts.ts';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { campaignOf, cards, torpedoesAboard } from '../src/rules/lookup.ts';
import type { Aim, Boat, State } from '../src/state.ts';

/** One answer of a campaign: the states around it, what was asked, chosen and told. */
interface Move {
  readonly before: State;
  readonly after: State;
  readonly decision: Decision;
  readonly choice: unknown;
  readonly told: readonly LogEvent[];
}

/** Plays a campaign and shows every answer. */
function follow(
  options: Partial<Options>,
  bot: string,
  seed: string,
  look: (move: Move) => void,
): LogEvent[] {
  const table = new Table({ game: uboatLeader, options: optionsOf(uboatLeader, options), seats: 1, seed });
  const player = botNamed(uboatLeader, bot);
  const [rng] = botRngs(seed, 1);
  const log = table.log as LogEvent[];
  while (!table.over && rng) {
    const decision = table.decisions[0] as Decision;
    const before = clone(table.state.game);
    const from = log.length;
    const choice = chosenBy(player, table, decision, rng);
    expect(table.answer({ seat: 0, decision: decision.number, choice })).toBeNull();
    look({ before, after: table.state.game, decision, choice, told: log.slice(from) });
  }
  return log;
}

const CASES = (['random', 'steady'] as const).flatMap((bot) =>
  (['battle-begins', 'happy-time', 'drumbeat', 'hunted'] as const).map(
    (campaign) => [bot, campaign] as const,
  ),
);

const loaded = (boat: Boat): number => torpedoesAboard(boat) + boat.ready.mines + boat.stored.mines;

const torpedoesIn = (aims: readonly Aim[]): number =>
  aims.reduce((sum, aim) => sum + (aim.weapon === 'gun' ? 0 : aim.n), 0);

/** What an answer declares; a single torpedo that is left is not asked for. */
function declaredBy(decision: Decision, choice: unknown): Aim[] {
  const chosen =
    decision.kind === 'pick' ? decision.options.find((option) => option.id === choice) : undefined;
  return chosen?.value ? [{ n: 1, ...(chosen.value as object) } as Aim] : [];
}

/** Torpedoes and mines a boat used up in a move, by what was declared and told. */
function usedUp({ before, decision, choice, told }: Move, boat: Boat): number {
  let used = 0;
  const declares = ['aim', 'spread', 'aimRaid'].includes(decision.step);
  const fires = told.some(({ kind, data }) => kind === 'salvoFired' && data.boat === boat.id);
  const aims = (before.raid ?? before.battle)?.aims ?? [];
  if (declares && fires) used += torpedoesIn([...aims, ...declaredBy(decision, choice)]);
  if (decision.step === 'raiding' && String(choice).startsWith('torpedo') && decision.about.boat === boat.id)
    used++;
  for (const { kind, data } of told) {
    if (data.boat !== boat.id) continue;
    if (kind === 'torpedoSpent' || kind === 'torpedoLost') used += Number(data.n);
    if (kind === 'minesLaid') used += Number(data.mines);
    if (kind === 'finishedOff' && data.weapon !== 'gun') used++;
  }
  return used;
}

describe('torpedoes', () => {
  it.each(CASES)('leave a boat only by being fired, spent, lost or laid: %s, %s', (bot, campaign) => {
    let watched = 0;
    // in the first edition no hit ever costs a torpedo
    follow({ edition: 'first', campaign, length: 'medium' }, bot, `torpedoes ${campaign}`, (move) => {
      for (const boat of move.before.boats) {
        const after = move.after.boats.find((other) => other.id === boat.id);
        const armed = !after || after.inPort || move.after.turn !== move.before.turn;
        if (armed || after.fate !== 'serving' || boat.inPort) continue;
        expect(loaded(boat) - loaded(after), `${boat.id} ${move.decision.step}`).toBe(usedUp(move, boat));
        watched++;
      }
    });
    expect(watched).toBeGreaterThan(20);
  });

  it.each(CASES)('are filled up in port and nowhere else: %s, %s', (bot, campaign) => {
    follow(
      { edition: 'second', campaign, length: 'medium' },
      bot,
      `arms ${campaign}`,
      ({ before, after }) => {
        for (const boat of before.boats) {
          const now = after.boats.find((other) => other.id === boat.id);
          if (!now || now.inPort || boat.inPort) continue;
          expect(loaded(now)).toBeLessThanOrEqual(loaded(boat));
          expect(now.gun).toBeLessThanOrEqual(boat.gun);
          for (const kind of ['fat', 't5', 'mines'] as const)
            expect(now.ready[kind] + now.stored[kind]).toBeLessThanOrEqual(
              boat.ready[kind] + boat.stored[kind],
            );
        }
      },
    );
  });
});

/** Points by what was told. */
function pointsTold(log: readonly LogEvent[]): number {
  let points = 0;
  for (const { kind, data } of log) {
    if (kind === 'killRecorded') points += Number(data.vp);
    if (kind === 'pointsScored' || kind === 'minesLaid') points += Number(data.n);
    if (kind === 'raidHit') points += 1;
    if (kind === 'nobodyAtSea') points -= Number(data.n);
  }
  return points;
}

describe.each(['first', 'second'] as const)('points (10.4, 12.1), %s edition', (edition) => {
  it.each(CASES)('are exactly what was told, each ship once: %s, %s', (bot, campaign) => {
    let last = 0;
    let lost = 0;
    const log = follow(
      { edition, campaign, length: 'medium' },
      bot,
      `points ${campaign}`,
      ({ after, told }) => {
        last += pointsTold(told);
        lost += told.filter(({ kind }) => kind === 'boatLost').length;
        expect(after.vp).toBe(last);
      },
    );
    const count = (kind: string) => log.filter((event) => event.kind === kind).length;
    expect(count('killRecorded')).toBe(count('shipSunk') + count('finishedOff'));
    expect(log.find(({ kind }) => kind === 'campaignEnds')?.data.vp).toBe(last + BOAT_LOST * lost);
  });
});

describe('convoy cards', () => {
  it.each(CASES)('are all there, drawn, discarded or on the table: %s, %s', (bot, campaign) => {
    for (const convoys of ['core', 'all'] as const) {
      follow({ edition: 'second', campaign, convoys }, bot, `cards ${campaign}`, ({ after }) => {
        const all = cards(after);
        const sheet = campaignOf(after);
        const used = [...all.convoys.values()].filter(
          (card) =>
            (convoys === 'all' || all.core.has(card.id)) &&
            (card.campaigns?.includes(campaign) ?? true) &&
            !sheet.removedConvoys.includes(card.number),
        );
        const { draw, discard } = after.decks.convoys;
        const waiting = after.battle ? [after.battle.card] : [];
        const there = [...draw, ...discard, ...waiting].sort();
        expect(there).toEqual(used.map((card) => card.id).sort());
      });
    }
  });
});
