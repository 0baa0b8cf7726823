/** People who take part in a tournament over HTTP and sockets, and what the test reckons of it by itself. */
import { newShare } from '../../src/tables/dice.ts';
import { call } from './client.ts';
import { Player } from './load.ts';

/** A board as the server shows it. */
export interface ShownBoard {
  readonly board: number;
  readonly seats: readonly { readonly entrant: number; readonly name: string }[];
  readonly game: string | null;
  readonly state: string;
  readonly result: {
    readonly points: readonly number[];
    readonly how: string;
    readonly sunk: readonly number[];
  } | null;
}

/** A round as the server shows it. */
export interface ShownRound {
  readonly round: number;
  readonly state: string;
  readonly opens: number;
  readonly closes: number;
  readonly boards: readonly ShownBoard[];
}

/** A tournament and its organiser's key. */
export interface TestTour {
  readonly id: string;
  readonly owner: string;
}

/** Announces a tournament; it begins an hour from the given time. */
export async function announce(url: string, now: number, wanted: Record<string, unknown>): Promise<TestTour> {
  const made = await call(url, '/events', {
    title: 'Autumn Cup',
    game: 'naval-battles',
    entry: 'open',
    opens: now + 3_600_000,
    ...wanted,
  });
  if (made.status !== 201) throw new Error(`No tournament: ${made.text}`);
  return { id: made.body.id as string, owner: made.body.token as string };
}

/** Somebody who takes part. */
export class Entrant {
  readonly name: string;
  readonly event: string;
  number = 0;
  token = '';

  constructor(event: string, name: string) {
    this.event = event;
    this.name = name;
  }

  /** Puts the name on the list. */
  async enter(url: string, more: Record<string, unknown> = {}): Promise<this> {
    const { status, body, text } = await call(url, `/events/${this.event}/enter`, {
      name: this.name,
      ...more,
    });
    if (status !== 200) throw new Error(`${this.name} could not enter: ${text}`);
    this.number = body.entrant as number;
    this.token = body.token as string;
    return this;
  }

  /** Sits down at this round's board; gives the game, or the sentence that refuses. */
  async sit(url: string): Promise<{ readonly game: string; readonly seat: number } | string> {
    const { status, body } = await call(url, `/events/${this.event}/sit`, { share: newShare() }, this.token);
    return status === 200 ? (body as { game: string; seat: number }) : (body.error as string);
  }

  /** Sits down and plays to the end. */
  async play(url: string): Promise<string> {
    const seat = await this.sit(url);
    if (typeof seat === 'string') return seat;
    return new Player(seat.game, this.token).play(url);
  }

  act(url: string, game: string, what: object): ReturnType<typeof call> {
    return call(url, `/games/${game}/me`, what, this.token);
  }
}

/** The rounds of a tournament. */
export const roundsOf = async (url: string, event: string): Promise<ShownRound[]> =>
  (await call(url, `/events/${event}/rounds`)).body.rounds as ShownRound[];

/** Points, Buchholz and Sonneborn-Berger by hand, from nothing but the boards. */
export function byHand(rounds: readonly ShownRound[], entrants: readonly number[]) {
  const games = rounds.flatMap(({ boards }) =>
    boards.flatMap(({ seats: [lead, other], result }) => {
      if (!result) return [];
      const free = ['bye', 'absent', 'nobody', 'withdrawn'].includes(result.how);
      const [mine = 0, yours = 0] = result.points;
      return [
        { who: lead?.entrant, rival: other?.entrant ?? null, points: mine, free, sunk: result.sunk[0] ?? 0 },
        ...(other
          ? [
              {
                who: other.entrant,
                rival: lead?.entrant ?? null,
                points: yours,
                free,
                sunk: result.sunk[1] ?? 0,
              },
            ]
          : []),
      ];
    }),
  );
  const of = (who: number | null | undefined) => games.filter((game) => game.who === who);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const points = (who: number | null): number => sum(of(who).map((game) => game.points));
  return entrants.map((entrant) => ({
    entrant,
    points: points(entrant),
    buchholz: sum(
      of(entrant).map(({ rival, free, points: got }) =>
        !free ? points(rival) : got > 0 ? points(entrant) : 0,
      ),
    ),
    sonneborn: sum(of(entrant).map(({ rival, free, points: got }) => (free ? 0 : got * points(rival)))),
    wins: of(entrant).filter(({ free, points: got }) => !free && got === 1).length,
    sunk: sum(of(entrant).map(({ free, sunk }) => (free ? 0 : sunk))),
  }));
}
