/** A tournament as everybody may see it: its rounds and boards, its standings with reasons, and the same as files. */
import type { Board, Round, TourStandings } from '@flotilla/protocol';
import type { PairingRow } from '../store/events.ts';
import type { Placing } from './boardStanding.ts';
import { explained, ORDER, standings } from './boardStanding.ts';
import type { CaptainPlacing, FlotillaResult, PackPlace } from './captains.ts';
import { captainStandings, packPlaces } from './captains.ts';
import type { Appointment } from './papers.ts';
import { hasBoards, plannedStart, roundsFor } from './terms.ts';
import type { Tour } from './tour.ts';
import { boardsIn, goneFrom, nameIn, sitsAt } from './tour.ts';

/** A board as everybody sees it. */
function shownBoard(tour: Tour, pairing: PairingRow): Board {
  const { board, seats, game, state, result } = pairing;
  const waits = state === 'waiting';
  return {
    board,
    // While a game has not begun it is told who is there already.
    seats: seats.map((entrant) => ({
      entrant,
      name: nameIn(tour)(entrant),
      ...(waits && { sits: sitsAt(tour, pairing, entrant) }),
    })),
    game,
    state,
    result,
  };
}

/** The rounds: those that were paired with their boards, and those to come with their times. */
export function shownRounds(tour: Tour): Round[] {
  const { event, terms, progress, pairings, entrants, kind } = tour;
  const present = entrants.filter(({ state }) => state === 'entered').length;
  const count = progress.rounds || roundsFor(kind, terms, Math.max(2, present));
  const rounds = Array.from({ length: count }, (_, i) => i + 1);
  return rounds.map((round) => {
    const boards = pairings.filter((one) => one.round === round);
    const [first] = boards;
    const opens = first?.opens ?? plannedStart(event.opens, terms, round);
    return {
      round,
      state:
        boards.length === 0 ? 'planned' : boards.every(({ state }) => state === 'over') ? 'over' : 'running',
      opens,
      closes: first?.closes ?? opens + terms.every * 60_000,
      boards: boards.map((one) => shownBoard(tour, one)),
    };
  });
}

const placesIn = ({ kind, entrants, pairings, progress, terms }: Tour): Placing[] =>
  hasBoards(kind)
    ? standings({
        kind,
        players: entrants.map(({ number }) => number),
        gone: goneFrom(entrants),
        boards: boardsIn(pairings),
        all: kind === 'robin' ? Math.max(1, progress.places.length - 1) * terms.cycles : 0,
      })
    : [];

/** The results of the tables of captains. */
const tablesIn = ({ pairings }: Tour) =>
  pairings.map(({ round, board, result }) => ({ round, board, result: result as FlotillaResult | null }));

/** The standings with what every figure is made of. */
export function shownStandings(tour: Tour): Pick<TourStandings, 'order' | 'places' | 'packs'> {
  const { entrants, kind } = tour;
  const nameOf = nameIn(tour);
  const gone = goneFrom(entrants);
  const who = (entrant: number) => ({ entrant, name: nameOf(entrant), withdrawn: gone.has(entrant) });
  if (!hasBoards(kind)) {
    const captains: CaptainPlacing[] = captainStandings(
      entrants.map(({ number }) => number),
      tablesIn(tour),
    );
    const packs: PackPlace[] = packPlaces(tablesIn(tour));
    return {
      order: ['tons'],
      places: captains.map(({ entrant, ...place }) => ({ ...who(entrant), ...place })),
      packs,
    };
  }
  return {
    order: ORDER[kind],
    places: placesIn(tour).map(({ player, ...place }) => ({
      ...who(player),
      ...place,
      measures: place.measures.map((measure) => ({ ...measure, sentence: explained(measure, nameOf) })),
    })),
    packs: [],
  };
}

const COLUMNS: Readonly<Record<'boards' | 'captains', readonly string[]>> = {
  boards: ['won', 'drawn', 'lost', 'played', 'led'],
  captains: ['tons', 'sunkTons', 'ships', 'patrols'],
};

type Cell = string | number | null;

/** The standings for a spreadsheet, with a heading. */
export function standingsLines(tour: Tour): Cell[][] {
  const { order, places } = shownStandings(tour);
  const two = hasBoards(tour.kind);
  const plain = COLUMNS[two ? 'boards' : 'captains'];
  const figures = two ? order : [];
  const rows = places.map((place): Cell[] => {
    const fields = place as unknown as Record<string, Cell>;
    const measures = 'measures' in place ? place.measures : [];
    return [
      place.place,
      place.entrant,
      place.name,
      ...figures.map((by) => measures.find((one) => one.by === by)?.value ?? null),
      ...plain.map((column) => fields[column] ?? null),
      place.withdrawn ? 'withdrawn' : '',
    ];
  });
  return [['place', 'entrant', 'name', ...figures, ...plain, 'state'], ...rows];
}

/** The rounds for a calendar, with who meets whom as far as it is known. */
export const roundDates = (tour: Tour): Appointment[] =>
  shownRounds(tour).map(({ round, opens, closes, boards }) => ({
    id: `${tour.event.id}.${round}`,
    title: `${tour.event.title}: round ${round}`,
    from: opens,
    to: closes,
    about: boards
      .map(({ board, seats }) => `${board}. ${seats.map(({ name }) => name).join(' – ')}`)
      .join('\n'),
  }));

/** What everybody may know of a tournament besides its row. */
export function shownTour({ kind, terms, progress, entrants }: Tour) {
  const entered = entrants.filter(({ state }) => state === 'entered').length;
  return {
    round: progress.round,
    rounds: progress.rounds || roundsFor(kind, terms, Math.max(2, entered)),
    list: entrants.map(({ number, name, state }) => ({ entrant: number, name, state })),
  };
}

/** How many more can enter: none once a round robin has no free place or a cup has begun. */
export function placesLeft({ kind, event, entrants, progress }: Tour, most: number): number {
  const entered = entrants.filter(({ state }) => state === 'entered').length;
  if (event.state === 'announced') return most - entered;
  if (kind === 'cup') return 0;
  if (kind !== 'robin') return most - entered;
  const late = entrants.filter(
    ({ number, state }) => state === 'entered' && !progress.places.includes(number),
  );
  return progress.places.filter((place) => place === null).length - late.length;
}
