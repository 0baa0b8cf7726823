/** Tournaments as kinds of events: round robin, Swiss, cup, and captains on one sea. */
import { GAMES } from '@flotilla/lab';
import type { NewEvent, TourKind, TourSettings, TourStandings } from '@flotilla/protocol';
import type { EventRow } from '../store/events.ts';
import { insertSea, readSeas } from '../store/events.ts';
import type { OpenTables } from '../tables/openTables.ts';
import type { Referee, SeatAct } from '../tables/referee.ts';
import { optionsHere } from '../tables/seating.ts';
import { Refused } from '../words.ts';
import { tableSizes } from './boardTables.ts';
import { freshSea } from './dice.ts';
import type { Arrival, Placed } from './entering.ts';
import type { EventPlan, KindOfEvent, OwnPlace, ToldOfKind } from './kinds.ts';
import type { Appointment } from './papers.ts';
import { publishGames } from './publishGames.ts';
import type { Rounds } from './rounds.ts';
import { ENTRANTS, hasBoards, plannedStart, roundsFor } from './terms.ts';
import { sitsAt } from './tour.ts';
import { roundDates, shownStandings, shownTour, standingsLines } from './tourShown.ts';
import { boardNow, enterTour, leaveBoards, tourOf } from './tours.ts';

/** The acts that are not allowed at a board, because the tournament decides them; everything else is as at any table. */
const FORBIDDEN: ReadonlySet<SeatAct> = new Set(['ready', 'begin', 'settings', 'rematch']);

/** Whether a game may be played by captains at several tables, by its manifest. */
const takesCaptains = (game: string): boolean =>
  GAMES.some(({ id, events }) => id === game && events.includes('captains'));

/** The tournaments of one kind. */
export class TourEvents implements KindOfEvent {
  readonly #kind: TourKind;
  readonly #house: OpenTables;
  readonly #rounds: Rounds;

  constructor(kind: TourKind, house: OpenTables, rounds: Rounds) {
    this.#kind = kind;
    this.#house = house;
    this.#rounds = rounds;
  }

  async normalise(wanted: Pick<NewEvent, 'game' | 'options' | 'settings'>): Promise<EventPlan> {
    const { game, options, settings } = wanted;
    const rules = await this.#house.library(game, null);
    if (!rules || rules.seats.max < 2) throw new Refused(400, 'noGame');
    const sizes = await tableSizes(this.#house, game, options);
    // In the words of the rules, when they refuse these options for any number.
    if (!sizes) await optionsHere(rules, options, [null, null]);
    const two = hasBoards(this.#kind);
    if (two && sizes?.min !== 2) throw new Refused(400, 'twoSeats');
    if (!two && !(takesCaptains(game) && (sizes?.max ?? 0) >= 3)) throw new Refused(400, 'notCaptains');
    return { rules: rules.version, options, settings };
  }

  /** The latest end, as far as it can be known before anybody has entered. */
  end(wanted: NewEvent): number {
    const terms = wanted.settings as TourSettings;
    return plannedStart(wanted.opens, terms, roundsFor(this.#kind, terms, ENTRANTS[this.#kind].max) + 1);
  }

  async announced({ id, settings }: EventRow): Promise<void> {
    if (hasBoards(this.#kind)) return;
    const rounds = roundsFor(this.#kind, settings as TourSettings, 2);
    const seas = Array.from({ length: rounds }, (_, i) => freshSea(this.#house.vault, id, i + 1));
    await this.#house.store.db.batch(seas.map(insertSea));
  }

  /** From its opening on the rounds look after it. */
  async open({ id }: EventRow): Promise<null> {
    await this.#rounds.look(id);
    return null;
  }

  round({ id }: EventRow): Promise<number | null> {
    return this.#rounds.step(id);
  }

  /** Ended by its organiser: games under way are judged as at the end of a round, and no further round is played. */
  async close({ id }: EventRow): Promise<void> {
    await this.#rounds.finish(id);
    await publishGames(this.#house, id);
  }

  async enter(event: EventRow, arrival: Arrival): Promise<Placed> {
    const { number, name } = await enterTour(this.#house, await tourOf(this.#house, event), arrival);
    return { entrant: number, name, state: event.state, sea: null, game: null };
  }

  async withdrawn(event: EventRow, entrant: number): Promise<void> {
    await leaveBoards(this.#house, this.#rounds, await tourOf(this.#house, event), entrant);
  }

  async own(event: EventRow, entrant: number): Promise<OwnPlace> {
    const tour = await tourOf(this.#house, event);
    const board = boardNow(tour, entrant);
    return {
      withdrawn: tour.entrants.some(({ number, state }) => number === entrant && state === 'withdrawn'),
      board: board && {
        round: board.round,
        board: board.board,
        game: board.game,
        seat: board.seats.indexOf(entrant),
        sits: sitsAt(tour, board, entrant),
        closes: board.closes,
        state: board.state,
      },
    };
  }

  async told(event: EventRow): Promise<ToldOfKind> {
    const seas = await readSeas(this.#house.store.db, event.id);
    return {
      ...shownTour(await tourOf(this.#house, event)),
      seas: seas.map(({ number, sealed, commitment, parts }) => ({ number, sealed, commitment, parts })),
    };
  }

  async standings(event: EventRow): Promise<TourStandings> {
    const tour = await tourOf(this.#house, event);
    const { title, state } = tour.event;
    const { round, rounds } = tour.progress;
    const counts = hasBoards(this.#kind) ? 'points' : 'tons';
    return {
      event: event.id,
      title,
      kind: this.#kind,
      state,
      round,
      rounds,
      counts,
      ...shownStandings(tour),
    };
  }

  async csv(event: EventRow): Promise<readonly (readonly (string | number | null)[])[]> {
    return standingsLines(await tourOf(this.#house, event));
  }

  async dates(event: EventRow): Promise<readonly Appointment[]> {
    return roundDates(await tourOf(this.#house, event));
  }

  async referee({ state }: EventRow): Promise<Referee> {
    return {
      isDone: () => false,
      atEnd: () => [],
      forbids: (_, act) => (FORBIDDEN.has(act) ? 'inEvent' : null),
      // Others may still be on the same sea.
      isPublic: () => hasBoards(this.#kind) || state === 'closed',
      moved: (game) => this.#rounds.follow(game),
    };
  }
}
