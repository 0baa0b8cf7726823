import type { Decision, LogEvent } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../src/data/types.ts';
import type { Intent, UboatLeader, View } from '../src/index.ts';
import { enemyIntent, fallBackEnds, uboatLeader } from '../src/index.ts';
import { unseenEscorts } from '../src/rules/intent.ts';
import type { State } from '../src/state.ts';
import { EDITIONS } from './game.ts';

interface Answered {
  readonly decision: Decision;
  readonly view: View;
  readonly state: State;
  readonly choice: unknown;
  /** what the answer brought about */
  readonly told: readonly LogEvent[];
  readonly after: View;
}

/** Plays a campaign with the steady bot; `look` sees every question of a contact and the result of its answer. */
function watch(
  edition: Edition,
  campaign: string,
  look: (answered: Answered) => void,
  seed = 'intent',
): void {
  const table = new Table<UboatLeader>({
    game: uboatLeader,
    options: optionsOf(uboatLeader, { edition, campaign, length: 'medium' }),
    seats: 1,
    seed,
  });
  const rng = rngFrom(seedFrom(`${seed} bots`), 'bot');
  for (let n = 0; n < 1200; n++) {
    const [decision] = table.decisions;
    if (!decision) return;
    const inContact = table.state.game.battle !== null;
    const view = inContact ? structuredClone(table.view(0)) : null;
    const state = inContact ? structuredClone(table.state.game) : null;
    const known = table.log?.length ?? 0;
    const choice = chosenBy(botNamed(uboatLeader, 'steady'), table, decision, rng);
    table.answer({ seat: 0, decision: decision.number, choice });
    if (view && state)
      look({ decision, view, state, choice, told: (table.log ?? []).slice(known), after: table.view(0) });
  }
}

/** The same over several campaigns: escorts are asked about only where their order matters. */
function watchSeveral(edition: Edition, look: (answered: Answered) => void): void {
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) watch(edition, 'happy-time', look, seed);
}

const of = (intents: readonly Intent[], slot: unknown): Intent | undefined =>
  intents.find((one) => one.slot === slot);

const tells = ({ kind, data }: LogEvent, kinds: readonly string[], slot: unknown): boolean =>
  kinds.includes(kind) && (data.ship as { slot?: string } | undefined)?.slot === slot;

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

describe.each(EDITIONS)('what escorts would do, %s edition', (edition) => {
  it.each(['happy-time', 'hunted'])(
    '9.3 — unknown escorts are reckoned from what lies open: %s',
    (campaign) => {
      let seen = 0;
      watch(edition, campaign, ({ view, state }) => {
        seen++;
        const unseen = unseenEscorts(view);
        expect(sorted(unseen('escort'))).toEqual(sorted(state.decks.escorts.draw));
        expect(sorted(unseen('fleet'))).toEqual(sorted(state.decks.fleet.draw));
      });
      expect(seen).toBeGreaterThan(100);
    },
  );

  it('9.7 — they look for the boats, and with the chances, that were foretold', () => {
    let compared = 0;
    watchSeveral(edition, ({ decision, view, choice, told }) => {
      if (decision.step !== 'escorts') return;
      const intent = of(enemyIntent(view, null, null), choice);
      const ship = view.battle?.ships.find(({ slot }) => slot === choice);
      for (const event of told) {
        if (event.roll?.purpose !== 'detection') continue;
        const said = told[told.indexOf(event) + 1];
        if (!said || !tells(said, ['detected', 'undetected'], choice) || ship?.card === null) continue;
        const boat = view.battle?.boats.find(({ id }) => id === said.data.boat);
        const look = intent?.looks.find((one) => one.boat === boat?.id)?.[boat?.depth ?? 'surfaced'];
        const found = said.kind === 'detected' ? event.roll.chance : 1 - event.roll.chance;
        expect(look?.sure).toBe(true);
        expect(look?.chance).toBeCloseTo(found, 9);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(10);
  });

  it('9.9, 9.10 — they go where it was foretold when they find nobody new', () => {
    let moved = 0;
    watchSeveral(edition, ({ decision, view, choice, told }) => {
      if (decision.step !== 'escorts' || told.some((event) => tells(event, ['detected', 'revealed'], choice)))
        return;
      const intent = of(enemyIntent(view, null, null), choice);
      const move = told.find((event) => tells(event, ['escortHunts', 'escortMoves'], choice));
      if (!move) return;
      const { zone } = move.data.ship as { zone: string };
      expect(intent?.ways.map(({ area }) => area)).toContain(zone);
      const shares = intent?.ways.map(({ share }) => share ?? 0) ?? [];
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      if (move.kind === 'escortHunts') expect(intent?.hunts).toContain(move.data.boat);
      moved++;
    });
    expect(moved).toBeGreaterThan(3);
  });

  it('9.21 — they attack whom, and as hard as, was foretold', () => {
    let attacked = 0;
    watchSeveral(edition, ({ decision, view, choice, told }) => {
      if (decision.step !== 'enemyAttacks') return;
      const attack = told.find((event) => tells(event, ['shipAttacks'], choice));
      const intent = of(enemyIntent(view, null, null), choice);
      if (!attack || !intent) return;
      const threat = intent.threats.find(({ boat }) => boat === attack.data.boat);
      expect(threat).toBeDefined();
      expect(
        edition === 'first' ? threat?.harms : (threat?.light ?? 0) + (threat?.heavy ?? 0),
      ).toBeGreaterThan(0);
      attacked++;
    });
    expect(attacked).toBeGreaterThan(0);
  });

  it('9.5 — a course is looked at where it ends, not where it leads', () => {
    let looked = 0;
    watch(edition, 'happy-time', ({ decision, view }) => {
      if (decision.step !== 'helm' || decision.kind !== 'pick') return;
      const boat = view.boats.find(({ id }) => id === decision.about.boat) as View['boats'][number];
      if (view.battle?.boats.find(({ id }) => id === boat.id)?.detected) return;
      for (const option of decision.options) {
        const [depth, area] = option.id.split(':');
        if ((depth !== 'surfaced' && depth !== 'submerged') || area === undefined) continue;
        const course = { area, depth, silent: false } as const;
        const gone = fallBackEnds(view, boat, course).every((end) => end === null);
        for (const { looks } of enemyIntent(view, boat, course)) {
          const look = looks.find((one) => one.boat === boat.id)?.[depth];
          if (gone) expect(look?.chance).toBe(0);
          looked++;
        }
      }
    });
    expect(looked).toBeGreaterThan(100);
  });
});
