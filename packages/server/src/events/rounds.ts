/** Rounds on schedule: looks at a tournament, takes what is decided, and pairs the next round when its time has come. */
import { randomBytes } from 'node:crypto';
import type { SeatScore } from '@flotilla/companion';
import type { Statement } from '../store/database.ts';
import type { PairingRow } from '../store/events.ts';
import { changeEvent, eventsUnderWay } from '../store/events.ts';
import { jobOnce } from '../store/jobs.ts';
import { pairOnce, setBoardBegun, setBoardResult } from '../store/rounds.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { OpenTables } from '../tables/openTables.ts';
import type { PairResult } from './boards.ts';
import { beginWithout, boardTable, endAsItStands, tableSizes } from './boardTables.ts';
import type { Attendance, FlotillaResult } from './captains.ts';
import { captainsOf, flotillas } from './captains.ts';
import { boardSeats, givenResult, placesFor } from './pairing.ts';
import { publishGames } from './publishGames.ts';
import { scoresAt } from './scored.ts';
import type { TourProgress } from './terms.ts';
import {
  deadlineOf,
  ENTRANTS,
  graceEnd,
  hasBoards,
  isTourKind,
  plannedStart,
  roundsFor,
  warningBefore,
} from './terms.ts';
import type { Tour } from './tour.ts';
import { goneFrom, nameIn, readTour } from './tour.ts';
import { mixSea } from './tourSea.ts';
import { absenceOf, judged, resultOf } from './verdict.ts';

/** Timers are hints: however many are lost, a tournament is looked at this often. */
const AT_LEAST = 10 * 60_000;

/** The tournaments of this process. */
export class Rounds {
  readonly #house: OpenTables;
  readonly #noticed = new WeakSet<OpenGame>();
  readonly #wake: () => void;

  constructor(house: OpenTables, wake: () => void) {
    this.#house = house;
    this.#wake = wake;
  }

  /** Looks at every tournament again: something may have happened while no process was running. */
  async takeUp(): Promise<void> {
    const { store } = this.#house;
    for (const { id, kind } of await eventsUnderWay(store.db)) if (isTourKind(kind)) await this.look(id);
  }

  /** Has a tournament looked at now. */
  async look(id: string): Promise<void> {
    const { store, time } = this.#house;
    await store.jobs.set('round', id, time.now());
    this.#wake();
  }

  /** Notices a game of a tournament that is decided. */
  follow(game: OpenGame): void {
    const { row, seats } = game;
    if (row.event === null || row.round === null || this.#noticed.has(game)) return;
    if (row.state !== 'over' && !seats.some(({ resigned }) => resigned)) return;
    this.#noticed.add(game);
    void this.look(row.event).catch(() => this.#noticed.delete(game));
  }

  /** Ends what is under way, as at the end of a round. */
  async finish(id: string): Promise<void> {
    const tour = await readTour(this.#house, id);
    for (const pairing of tour?.pairings ?? [])
      if (tour && pairing.state !== 'over')
        await this.#board(tour, {
          ...pairing,
          closes: Math.min(pairing.closes ?? 0, this.#house.time.now()),
        });
  }

  /** Does what is due in a tournament; gives when to look again, or null when it is over. */
  async step(id: string): Promise<number | null> {
    const { time } = this.#house;
    for (;;) {
      const tour = await readTour(this.#house, id);
      const now = time.now();
      if (!tour) return null;
      const { state, opens } = tour.event;
      if (state === 'announced' && now < opens) return opens;
      if (state === 'announced') await this.#open(tour);
      else if (state !== 'open') return null;
      else {
        const due = await this.#move(tour);
        if (due !== 'again') return due === null ? null : Math.min(due, now + AT_LEAST);
      }
    }
  }

  /** Begins a tournament; without enough people it does not take place. */
  async #open({ event, kind, entrants }: Tour): Promise<void> {
    const { store, time } = this.#house;
    const present = entrants.filter(({ state }) => state === 'entered').length;
    const sizes = hasBoards(kind) ? null : await tableSizes(this.#house, event.game, event.options);
    const fewest = Math.max(ENTRANTS[kind].min, sizes?.min ?? 0);
    const state = present < fewest ? 'cancelled' : 'open';
    const now = time.now();
    if (state === 'cancelled') await store.jobs.setOnce('tell', `${event.id}.closed`, now);
    await changeEvent(
      store.db,
      event.id,
      { state, touched: now, ...(state === 'cancelled' && { ended: now }) },
      ['announced'],
    );
  }

  /** Takes what is decided; pairs the next round, or closes. `again`: something has changed. */
  async #move(tour: Tour): Promise<number | null | 'again'> {
    const { event, terms, progress, pairings } = tour;
    const now = this.#house.time.now();
    const current = pairings.filter(({ round }) => round === progress.round);
    let next = Number.POSITIVE_INFINITY;
    for (const pairing of current) {
      if (pairing.state === 'over') continue;
      const due = await this.#board(tour, pairing);
      if (due !== null) next = Math.min(next, due);
    }
    if (next < Number.POSITIVE_INFINITY) return next;
    if (current.some(({ state }) => state !== 'over')) return 'again';
    if (progress.round > 0 && progress.round >= progress.rounds) return this.#close(tour);
    const starts = plannedStart(event.opens, terms, progress.round + 1);
    if (now < starts && !(terms.early && progress.round > 0)) return starts;
    return this.#pair(tour);
  }

  /** Looks at a board: its table is there, and its result is taken when there is one. Gives when to look again; null: it is decided. */
  async #board(tour: Tour, pairing: PairingRow): Promise<number | null> {
    const { store, time } = this.#house;
    const now = time.now();
    const game = await boardTable(this.#house, tour.event, pairing, nameIn(tour));
    const { opens, closes } = { opens: pairing.opens ?? now, closes: pairing.closes ?? now };
    const result = await game.inTurn(async () => {
      await game.refreshNow();
      const scores = await scoresAt(game);
      return hasBoards(tour.kind)
        ? boardResult(tour, pairing, game, scores, now)
        : flotillaResult(pairing, game, scores, now);
    });
    if (result === null) {
      if (game.row.state === 'running' && pairing.state === 'waiting') await setBoardBegun(store.db, game.id);
      const sits = game.row.state === 'open' ? graceEnd(tour.kind, tour.terms, opens, closes) : closes;
      if (!hasBoards(tour.kind) && game.row.state === 'open' && now >= sits)
        await beginWithout(this.#house, game);
      return sits > now ? sits : closes;
    }
    await setBoardResult(store.db, pairing, result);
    if (game.row.state !== 'over' && (result.how === 'judged' || game.row.state === 'open' || now >= closes))
      await endAsItStands(this.#house, game);
    return null;
  }

  async #pair(tour: Tour): Promise<'again' | null> {
    const { event, kind, terms, progress, entrants } = tour;
    const { store, time } = this.#house;
    const now = time.now();
    const present = entrants.filter(({ state }) => state === 'entered').map(({ number }) => number);
    const round = progress.round + 1;
    const places = kind === 'robin' || kind === 'cup' ? placesFor(kind, progress.places, present) : [];
    const rounds =
      progress.rounds || roundsFor(kind, terms, kind === 'robin' ? places.length : present.length);
    // A tournament in which nobody is left to meet is over.
    if (present.length < 2) return this.#close(tour);
    const closes = deadlineOf(event.opens, terms, round, now);
    if (!hasBoards(kind))
      await mixSea(
        this.#house,
        event.id,
        round,
        entrants.filter(({ state }) => state === 'entered'),
      );
    const seats = hasBoards(kind)
      ? boardSeats(kind, tour, present, places, round)
      : flotillas(present, (await tableSizes(this.#house, event.game, event.options))?.max ?? 2, round);
    const gone = goneFrom(entrants);
    const rows = seats.map((these, i): PairingRow => {
      const result = givenResult(these, gone, hasBoards(kind));
      return {
        event: event.id,
        round,
        board: i + 1,
        seats: these,
        game: null,
        state: result ? 'over' : 'waiting',
        result,
        opens: now,
        closes,
      };
    });
    const mark = randomBytes(8).toString('hex');
    const next: TourProgress = { round, rounds, places, mark };
    const end = closes + (rounds - round) * terms.every * 60_000;
    const jobs = noticesOf(event.id, round, now, closes, graceEnd(kind, terms, now, closes));
    await pairOnce(store.db, event, next, { closes: end, jobs }, rows);
    return 'again';
  }

  async #close({ event }: Tour): Promise<null> {
    const { store, time } = this.#house;
    const now = time.now();
    // All boards are decided: whoever reads that it is closed finds everything open.
    await publishGames(this.#house, event.id);
    // It looks again until the tournament is closed, so that nothing is lost in between.
    await store.jobs.setOnce('tell', `${event.id}.closed`, now);
    const over = { state: 'closed', closes: now, ended: now, touched: now } as const;
    await changeEvent(store.db, event.id, over, ['open']);
    return null;
  }
}

/** Who is at the page of the tournament has seen by then that a round has begun. */
const AFTER_BEGIN = 30_000;

/** The notices of a round: that boards are ready, that somebody has still to sit down, that its end is near. */
function noticesOf(event: string, round: number, opens: number, closes: number, sits: number): Statement[] {
  const soon = (by: number): number => by - warningBefore(by - opens);
  return [
    jobOnce('tell', `${event}.round.${round}`, opens + AFTER_BEGIN),
    ...(sits < closes ? [jobOnce('tell', `${event}.seat.${round}`, soon(sits))] : []),
    jobOnce('tell', `${event}.deadline.${round}`, soon(closes)),
  ];
}

/** The result of a board of two; null while it is open. */
function boardResult(
  { kind, terms, entrants }: Tour,
  pairing: PairingRow,
  game: OpenGame,
  scores: readonly SeatScore[],
  now: number,
): PairResult | null {
  const decided = resultOf(game, scores);
  if (decided) return decided;
  const closes = pairing.closes ?? now;
  if (game.row.state === 'open') {
    const left = givenResult(pairing.seats, goneFrom(entrants), true);
    if (left) return left;
    return now >= graceEnd(kind, terms, pairing.opens ?? now, closes) ? absenceOf(game) : null;
  }
  return now >= closes ? judged(game, scores, terms) : null;
}

/** The result of a table of captains; null while it is open. */
function flotillaResult(
  { seats, closes }: PairingRow,
  game: OpenGame,
  scores: readonly SeatScore[],
  now: number,
): FlotillaResult | null {
  const over = game.row.state === 'over';
  if (!over && now < (closes ?? now)) return null;
  if (!game.session) return { how: 'nobody', captains: [] };
  const attended = game.seats.map(({ bot, resigned, botTookOver }): Attendance => {
    if (bot !== null) return 'absent';
    return resigned || botTookOver ? 'left' : 'there';
  });
  const captains = captainsOf(scores, seats, attended);
  return { how: over ? 'played' : 'judged', captains };
}
