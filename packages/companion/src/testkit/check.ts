/** Checks in one go what must hold for any game and for what goes with it. */
import type { GameDefinition, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, sampleChoice, seedFrom, text } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import type { CheckedGame, GameCheck, NoteSaid } from '@flotilla/table/testkit';
import { englishOf, checkGame as kernelFaults, listener } from '@flotilla/table/testkit';
import { companionOf } from '../furnish.ts';
import type { Scoring } from '../scoring.ts';
import type { CheckedManifest } from './words.ts';
import { manifestFaults, orderFaults, wordFaults } from './words.ts';

/** What a check needs to know of a game and its companion. */
export interface FurnishedCheck<G extends GameShape> extends GameCheck<G> {
  /** The manifest of the package; not checked when left out. */
  readonly manifest?: CheckedManifest;
}

/** Returns a sentence, once, for everything that is wrong with a game or its companion; none when both are sound. */
export async function checkGame<G extends GameShape>(
  game: GameDefinition<G>,
  check: FurnishedCheck<G> = {},
): Promise<readonly string[]> {
  return [...new Set([...(await kernelFaults(game, check)), ...(await companionFaults(game, check))])];
}

/** Returns a sentence for everything that is wrong with what goes with a game. */
export async function companionFaults<G extends GameShape>(
  game: GameDefinition<G>,
  { games = [{}], manifest }: Pick<FurnishedCheck<G>, 'games' | 'manifest'> = {},
): Promise<readonly string[]> {
  const catalogue = await englishOf(anyGame(game));
  const scoring = (await companionOf(anyGame(game)).scoring?.()) ?? undefined;
  const faults = new Set<string>([
    ...(manifest ? await manifestFaults(game, manifest) : []),
    ...wordFaults(game, catalogue, scoring),
    ...(scoring ? orderFaults(scoring) : []),
  ]);
  const say = listener(catalogue, faults);
  for (const [number, plan] of games.entries())
    walk(game, plan, `companion ${number}`, say, (table) => {
      if (scoring)
        for (const fault of scoreFaults(table as unknown as Table<GameShape>, scoring, say))
          faults.add(fault);
    });
  return [...faults];
}

/** What is wrong with the scoring of a position: figures that are no numbers, seats that are not named. */
function scoreFaults(table: Table<GameShape>, scoring: Scoring, say: NoteSaid): string[] {
  const { state, log, setting } = table;
  const faults: string[] = [];
  for (const { id, count } of setting.seats === 1 ? scoring.lengths : []) {
    const length = { kind: id, ...(count && { [id]: count.min }) };
    const { end, ...figures } = scoring.result(state.game, log ?? [], length);
    for (const [name, figure] of Object.entries(figures))
      if (figure !== null && !Number.isFinite(figure)) faults.push(`The figure "${name}" is ${figure}.`);
    if (end !== BROKE_OFF) say(text(`score.end.${end}`));
  }
  const named = scoring.bySeat?.(state.game).map(({ seat }) => seat) ?? [];
  const seats = Array.from({ length: setting.seats }, (_, seat) => seat);
  if (scoring.bySeat && seats.some((seat) => !named.includes(seat)))
    faults.push(`"bySeat" names the seats ${named.join(', ')} of ${setting.seats}.`);
  return faults;
}

/** How an attempt ends that was not played to its end, in every game. */
const BROKE_OFF = 'broke off';

const MOST_ANSWERS = 250;

/** Plays a random game and listens to everything that the companion says on the way. */
function walk<G extends GameShape>(
  game: GameDefinition<G>,
  { options, seats = game.seats.min }: CheckedGame<G>,
  seed: string,
  say: NoteSaid,
  look: (table: Table<G>) => void,
): void {
  const { situation } = companionOf(game);
  const rng = rngFrom(seedFrom(seed), 'walk');
  const table = new Table<G>({ game, options: optionsOf(game, options), seats, seed });
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  for (let answers = 0; !table.over && answers < MOST_ANSWERS; answers++) {
    for (const seat of viewers) {
      const asked = seat === null ? null : table.decisionFor(seat);
      for (const sentence of Object.values(situation?.(table.view(seat), asked) ?? {})) say(sentence);
    }
    look(table);
    const decision = rng.pick(table.decisions);
    table.answer({ seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) });
  }
  look(table);
}
