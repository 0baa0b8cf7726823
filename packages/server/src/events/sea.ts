/** The same sea for many: one of the kinds of events. */

import type { Length, Scored, Scoring } from '@flotilla/companion';
import { companionOf, countOf, figureOf, leadOf, tiesOf } from '@flotilla/companion';
import { GAMES } from '@flotilla/lab';
import type { SeaSettings, SeaStandings } from '@flotilla/protocol';
import type { AnyGame } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { optionsRefusal } from '@flotilla/table/run';
import { markAttempt, readAttempts } from '../store/attempts.ts';
import type { Statement } from '../store/database.ts';
import type { EventRow } from '../store/events.ts';
import { insertSea, readEntrants, readSeas, updateSea } from '../store/events.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { inWords } from '../tables/seating.ts';
import { Refused } from '../words.ts';
import type { SteadyTask } from '../work/seas.worker.ts';
import type { Threads } from '../work/threads.ts';
import { freshSea, mixedSea, openedSea } from './dice.ts';
import type { EventAsker, EventPlan, KindOfEvent, ToldOfKind } from './kinds.ts';
import { firstVoyages, marksFromDoors, marksFromTraces, tracesOf } from './marks.ts';
import { mix, openPlain, toldMixing } from './mixing.ts';
import { publishGames } from './publishGames.ts';
import { seaReferee } from './seaReferee.ts';
import type { Results, SeaStandingRow } from './standing.ts';
import { rankedApart, standingsOf } from './standing.ts';
import type { SteadyFigures } from './steady.ts';

/** How many attempts are ended at once when an event closes. */
const AT_ONCE = 50;

/** How often `steady` sails a sea, and the limits of that. */
const STEADY = { runs: 100, ms: 10 * 60_000, mb: 256 };

/** What the seas of many need around them. */
export interface SeaParts {
  readonly house: OpenTables;
  readonly threads: Threads;
  fault(about: string, error: unknown): void;
}

/** Same-sea events. */
export class SeaEvents implements KindOfEvent {
  readonly #house: OpenTables;
  readonly #threads: Threads;
  readonly #fault: SeaParts['fault'];
  readonly #shown = new Map<string, { readonly at: number; readonly lines: Promise<SeaStandingRow[]> }>();

  constructor({ house, threads, fault }: SeaParts) {
    this.#house = house;
    this.#threads = threads;
    this.#fault = fault;
  }

  /** The rules of a game and how those who sail it are compared; refused where nobody can. */
  async gameOf(id: string): Promise<{ readonly rules: AnyGame; readonly sea: Scoring }> {
    const rules = await this.#house.library(id, null);
    const sea = rules && (await companionOf(rules).scoring?.());
    if (!rules || !sea || sea.lengths.length === 0)
      throw new Refused(400, 'noSea', { games: await this.#gamesWithSeas() });
    return { rules, sea };
  }

  /** What counts of an attempt at an event. */
  async leadIn({ game, settings }: EventRow): Promise<(scored: Scored) => number> {
    const { sea } = await this.gameOf(game);
    const lead = leadOf(sea, (settings as SeaSettings).counts);
    return (scored) => figureOf(sea, lead, scored);
  }

  async #gamesWithSeas(): Promise<string> {
    const games = await Promise.all(GAMES.map(({ id }) => this.#house.library(id, null)));
    const seas = await Promise.all(
      games.map(async (game) => (game && (await companionOf(game).scoring?.())?.lengths) ?? []),
    );
    return games.flatMap((game, i) => (game && seas[i]?.length ? [game.id] : [])).join(', ');
  }

  async normalise({
    game,
    options: given,
    settings,
  }: Parameters<KindOfEvent['normalise']>[0]): Promise<EventPlan> {
    const { rules, sea } = await this.gameOf(game);
    const { length, counts } = settings as SeaSettings;
    if (!isOffered(sea, length))
      throw new Refused(400, 'noLength', { lengths: sea.lengths.map(({ id }) => id).join(', ') });
    if (!(counts in sea.orders))
      throw new Refused(400, 'noCount', { counts: Object.keys(sea.orders).join(', ') });
    const options = { ...startOf(rules.optionFields), ...given, ...sea.settled };
    const refusal = optionsRefusal(rules, options, 1);
    if (refusal) throw new Refused(400, 'notAllowed', { why: await inWords(rules, refusal) });
    return { rules: rules.version, options, settings };
  }

  /** Draws the server's shares; with plain dice the organiser's is added at once. */
  async announced(event: EventRow, share: string): Promise<void> {
    const { seas, dice } = event.settings as SeaSettings;
    const { vault, store } = this.#house;
    const made = Array.from({ length: seas }, (_, i) => freshSea(vault, event.id, i + 1));
    const parts = share === '' ? [] : [share];
    await store.db.batch(made.map((sea) => insertSea(dice === 'strict' ? sea : mixedSea(vault, sea, parts))));
  }

  async open(event: EventRow): Promise<number | null> {
    const now = this.#house.time.now();
    if (event.state === 'announced' && now < event.opens) return event.opens;
    const { dice } = event.settings as SeaSettings;
    return dice === 'strict' ? mix(this.#house, event) : openPlain(this.#house, event);
  }

  /** Ends every attempt under way as it stands, and notes what is worth a look. */
  async close(event: EventRow): Promise<void> {
    const attempts = await readAttempts(this.#house.store.db, event.id);
    const running = attempts.filter(({ state }) => state === 'running');
    for (let i = 0; i < running.length; i += AT_ONCE)
      await Promise.all(running.slice(i, i + AT_ONCE).map(({ game }) => this.#end(game)));
    await this.#mark(event.id);
    this.#shown.delete(event.id);
    await publishGames(this.#house, event.id);
  }

  async #end(id: string): Promise<void> {
    const game = await this.#house.game(id);
    await game?.close();
  }

  async #mark(event: string): Promise<void> {
    const { db, journal } = this.#house.store;
    const traces = [];
    for (const { game, sea } of await readAttempts(db, event))
      traces.push(tracesOf(game, sea, await journal.read(game)));
    const statements: Statement[] = [];
    for (const [game, marks] of marksFromTraces(traces))
      if (marks.length > 0) statements.push(markAttempt(game, marks));
    if (statements.length > 0) await db.batch(statements);
  }

  /** Works out what `steady` makes of the seas of a closed event; false when the server stops before it is done. */
  async reckon(event: EventRow): Promise<boolean> {
    const { store, vault } = this.#house;
    const { counts, length } = event.settings as SeaSettings;
    for (const sea of await readSeas(store.db, event.id)) {
      if (sea.steady !== null || sea.parts === null) continue;
      const task: SteadyTask = {
        do: 'steady',
        game: event.game,
        options: event.options,
        seed: openedSea(vault, sea).seed,
        length,
        counts,
        runs: STEADY.runs,
      };
      const done = await this.#threads.run<SteadyTask, SteadyFigures>(task, STEADY);
      if (!done.ok && done.why === 'stopped') return false;
      if (!done.ok) throw new Error(`What steady makes of a sea could not be worked out: ${done.why}.`);
      const { sql, values } = updateSea(event.id, sea.number, { steady: done.result });
      await store.db.run(sql, values);
      this.#shown.delete(event.id);
    }
    return true;
  }

  async told(event: EventRow): Promise<ToldOfKind> {
    const { store, vault } = this.#house;
    const { dice, counts } = event.settings as SeaSettings;
    const { sea: scoring } = await this.gameOf(event.game);
    const isOpen = event.state === 'closed';
    const seas = (await readSeas(store.db, event.id)).map((sea) => ({
      number: sea.number,
      sealed: sea.sealed,
      commitment: sea.commitment,
      parts: sea.parts,
      past: sea.past,
      ...(isOpen && sea.parts && { ...openedSea(vault, sea), steady: sea.steady }),
    }));
    return {
      seas,
      ties: tiesOf(scoring, counts),
      ...(dice === 'strict' && { dice: await toldMixing(this.#house, event) }),
    };
  }

  /** The lines of the standings with everything that may ever be in them; reckoned at most once a second. */
  #lines(event: EventRow, withMarks: boolean): Promise<SeaStandingRow[]> {
    const key = withMarks ? `${event.id} marks` : event.id;
    const now = this.#house.time.now();
    const shown = this.#shown.get(key);
    if (shown && now >= shown.at && now - shown.at < 1_000) return shown.lines;
    const lines = this.#reckonLines(event, withMarks);
    if (this.#shown.size > 100) this.#shown.clear();
    this.#shown.set(key, { at: now, lines });
    lines.catch(() => this.#shown.delete(key));
    return lines;
  }

  async #reckonLines(event: EventRow, withMarks: boolean): Promise<SeaStandingRow[]> {
    const { db } = this.#house.store;
    const { counts } = event.settings as SeaSettings;
    const { sea } = await this.gameOf(event.game);
    const [entrants, attempts, seas] = await Promise.all([
      readEntrants(db, event.id),
      readAttempts(db, event.id),
      readSeas(db, event.id),
    ]);
    const doors = withMarks ? marksFromDoors(entrants, attempts) : new Map<number, string[]>();
    const isOpen = event.state === 'closed';
    const results: Results = {
      counts,
      scoring: sea,
      entrants: entrants.map((entrant) => ({ ...entrant, marks: doors.get(entrant.number) ?? [] })),
      attempts,
      steady: new Map(
        isOpen
          ? seas.flatMap(({ number, steady }) => (steady ? [[number, steady as SteadyFigures]] : []))
          : [],
      ),
      isOpen,
      withMarks,
    };
    return isOfTheDay(event) ? rankedApart(results, firstVoyages(entrants, attempts)) : standingsOf(results);
  }

  async standings(event: EventRow, { organiser }: EventAsker): Promise<SeaStandings> {
    const withMarks = organiser || showsMarks(event);
    const { counts, seas } = event.settings as SeaSettings;
    const { sea } = await this.gameOf(event.game);
    const rows = (await this.#lines(event, withMarks)) as SeaStandings['rows'];
    return { event: event.id, state: event.state, counts, ties: tiesOf(sea, counts), seas, rows };
  }

  async csv(event: EventRow): Promise<readonly (readonly (string | number | null)[])[]> {
    const lines = await this.#lines(event, showsMarks(event));
    return [
      HEADING,
      ...lines.flatMap(({ place, entrant, name, score, seas, firstPlace, marks = [] }) =>
        (seas.length > 0 ? seas : [null]).map((line) => [
          place,
          entrant,
          name,
          score,
          line?.sea ?? null,
          line?.state ?? null,
          ...FIGURES.map((field) => line?.figures?.[field] ?? null),
          line?.minutes ?? null,
          line?.against ?? null,
          firstPlace ?? null,
          marks.join(' '),
        ]),
      ),
    ];
  }

  async referee(event: EventRow) {
    const { sea } = await this.gameOf(event.game);
    return seaReferee(event, sea, ({ sql, values }) => {
      this.#house.store.db.run(sql, values).catch((error: unknown) => this.#fault(event.id, error));
    });
  }
}

/** Whether a game can be sailed for so long. */
const isOffered = ({ lengths }: Scoring, length: Length): boolean => {
  const offered = lengths.find(({ id }) => id === length.kind);
  if (!offered?.count) return offered !== undefined;
  const count = countOf(length);
  return count >= offered.count.min && count <= offered.count.max;
};

/** The columns of the table for other programs, the same for every game: what a game does not count stays empty. */
const FIGURES = ['tons', 'ships', 'points', 'patrols', 'hull', 'hullOf', 'fired', 'hits', 'end'] as const;

const HEADING = [
  ...['place', 'entrant', 'name', 'score', 'sea', 'state', ...FIGURES, 'minutes', 'against'],
  ...['firstPlace', 'marks'],
];

/** The sea of the day has no organiser. */
const isOfTheDay = ({ ownerHash }: EventRow): boolean => ownerHash === null;

/** Whether everybody sees marks: nobody else would look at those of the sea of the day. */
const showsMarks = (event: EventRow): boolean => event.state === 'closed' || isOfTheDay(event);
