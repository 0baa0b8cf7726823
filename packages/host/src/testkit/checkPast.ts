/** The contract of every place where a game is looked at again. */
import type { AnyGame, FormChoice, GameShape, LogEvent, Refusal } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { hashOf, logFor, optionsAtTable, optionsOf, Session } from '@flotilla/table/run';
import type { ShownMoment } from './port.ts';

/** What is shown of a place in a game. */
export interface PastPlace {
  readonly view: object;
  readonly log: readonly LogEvent[];
  /** The moments of the answer before it; left out where they are not shown. */
  readonly told?: readonly ShownMoment[] | undefined;
}

/** A game that is looked at again as a seat. */
export interface Past {
  at(answers: number, seat: number | null): PastPlace;
  /** Tries to answer what is asked there. */
  answer(): Refusal | null;
  hash(): string;
}

const plain = (value: unknown): string => JSON.stringify(value);

/** What a table shows a seat, as text. */
const placeOf = ({ table }: Session<GameShape>, seat: number | null): string =>
  plain([table.view(seat), logFor(table.log ?? [], seat)]);

/** Plays a game of chance to its end, or so far, looks at every place of it again in a wild order, and gives what is shown otherwise. */
export function checkPast(
  open: (session: Session<GameShape>) => Past,
  game: AnyGame,
  seats: number,
  most: number,
): string[] {
  const sitting = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
  const options = optionsAtTable(game, optionsOf(game) as FormChoice, sitting);
  const session = new Session<GameShape>(game, { options, seats: sitting, seed: `past ${game.id}` });
  const readers = [...sitting.keys(), null];
  session.watchAs(readers);
  const rng = rngFrom(seedFrom(`past ${game.id}`), 'test');
  const places = [readers.map((seat) => placeOf(session, seat))];
  const stories: (readonly ShownMoment[])[][] = [[]];
  for (let turn = 0; turn < most; turn++) {
    const [decision] = session.decisions;
    if (!decision) break;
    session.choose(decision.seat, sampleChoice(decision, rng));
    places.push(readers.map((seat) => placeOf(session, seat)));
    stories.push(session.stories.map(({ moments }) => moments.map(({ log, view }) => ({ log, view }))));
  }
  const past = open(session);
  const hash = hashOf(session.table.state);
  const faults: string[] = [];
  for (let i = 0; i < places.length; i++) {
    const place = (i * 7) % places.length;
    for (const [at, seat] of readers.entries()) {
      const { view, log, told } = past.at(place, seat);
      if (plain([view, log]) !== places[place]?.[at])
        faults.push(`place ${place}, seat ${seat}: shown otherwise`);
      const story = stories[place]?.[at] ?? [];
      if (told && story.length > 0 && plain(told.map(({ log, view }) => ({ log, view }))) !== plain(story))
        faults.push(`place ${place}, seat ${seat}: told otherwise`);
    }
    if (!past.answer()) faults.push(`place ${place}: an answer is taken`);
  }
  if (past.hash() !== hash) faults.push('looking has changed the game');
  return faults;
}
