/** The contract of every place where tables are played, held against a plain session that is given the same answers. */
import type { AnyGame, Choice, Decision, FormChoice, GameShape, Rng } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { Answer } from '@flotilla/table/run';
import { hashOf, logFor, optionsAtTable, optionsOf, plainDecision, Session } from '@flotilla/table/run';
import type { Port, PortTable, PortWish, ShownMoment } from './port.ts';

/** Which game is played how far. */
interface Plan {
  readonly game: AnyGame;
  readonly seats: number;
  /** So many answers, if the game lasts so long. */
  readonly answers: number;
}

/** Answers between two departures. */
const AGAIN_EVERY = 17;

const plain = (value: unknown): string => JSON.stringify(value);

/** One game at a port beside the session that says how it must go. */
class Trial {
  readonly faults: string[] = [];
  readonly #table: PortTable;
  readonly #session: Session<GameShape>;
  readonly #readers: readonly (number | null)[];
  readonly #shown = new Set<number | null>();
  readonly #rng: Rng;
  #keys = 0;

  constructor(game: AnyGame, seats: number, table: PortTable) {
    this.#table = table;
    this.#session = new Session<GameShape>(game, table.start);
    this.#readers = [...Array.from({ length: seats }, (_, seat) => seat), null];
    this.#session.watchAs(this.#readers);
    this.#rng = rngFrom(seedFrom(`contract ${game.id}`), 'test');
  }

  #fault(what: string): void {
    this.faults.push(`${this.#session.game.id}, answer ${this.#session.answers.length}: ${what}`);
  }

  #take(wish: PortWish): Promise<object | null> {
    return this.#table.take(wish);
  }

  #keyed(seat: number, at: number, choice: Choice): PortWish {
    return { kind: 'answer', seat, at, choice, key: `contract-${++this.#keys}` };
  }

  /** What is kept and what everybody is shown agrees with the session. */
  async #compare(after: string): Promise<void> {
    const { table, answers } = this.#session;
    const kept = await this.#table.kept();
    if (kept.answers !== answers.length || kept.hash !== hashOf(table.state))
      this.#fault(`${after}, another game is kept`);
    for (const reader of this.#readers) {
      const seen = await this.#table.seen(reader);
      if (!seen) continue;
      this.#shown.add(reader);
      const asked = reader === null ? null : table.decisionFor(reader);
      const who = reader === null ? 'a spectator' : `seat ${reader}`;
      if (plain(seen.view) !== plain(table.view(reader))) this.#fault(`${after}, ${who} sees another view`);
      if (plain(seen.log) !== plain(logFor(table.log ?? [], reader)))
        this.#fault(`${after}, ${who} reads another log`);
      if (plain(seen.decision) !== plain(asked && plainDecision(asked)))
        this.#fault(`${after}, ${who} is asked something else`);
      if (after === 'answered') this.#compareTold(reader, who, seen.told);
    }
  }

  #compareTold(reader: number | null, who: string, told?: readonly ShownMoment[]): void {
    const story = this.#session.stories.find(({ seat }) => seat === reader);
    if (!told || !story || story.moments.length < 2) return;
    const wanted = story.moments.map(({ log, view }) => ({ log, view }));
    const last = told.slice(-wanted.length).map(({ log, view }) => ({ log, view }));
    if (plain(last) !== plain(wanted)) this.#fault(`${who} is told another story`);
  }

  /** Nothing of this may be taken, whatever is asked. */
  async #mustRefuse(decision: Decision, choice: Choice): Promise<void> {
    const { seat, number } = decision;
    const stranger = this.#readers.find((one) => one !== null && !this.#session.table.decisionFor(one));
    const wrong: [string, PortWish][] = [
      ['a choice that is not offered', this.#keyed(seat, number, 'no such choice')],
      ['an answer to a question to come', this.#keyed(seat, number + 1, choice)],
      ['an answer to a question that is past', this.#keyed(seat, number - 1, choice)],
    ];
    if (stranger != null)
      wrong.push(['an answer of somebody not asked', this.#keyed(stranger, number, choice)]);
    for (const [what, wish] of wrong) if (!(await this.#take(wish))) this.#fault(`${what} is taken`);
  }

  async #answer(decision: Decision, choice: Choice): Promise<void> {
    const { seat, number } = decision;
    const wish = this.#keyed(seat, number, choice);
    if (await this.#take(wish)) this.#fault(`an offered answer is refused at ${decision.step}`);
    this.#session.answer({ seat, decision: number, choice } satisfies Answer);
    await this.#compare('answered');
    // Sent twice it may be refused or acknowledged, but counts once.
    await this.#take(wish);
    await this.#compare('sent twice');
  }

  /** Takes the last answer back where that is allowed, and gives it again. */
  async #backAndForth(): Promise<void> {
    const seat = this.#session.answers.at(-1)?.seat ?? 0;
    for (const kind of ['undo', 'redo'] as const) {
      const refusal = this.#session[kind]();
      const refused = await this.#take({ kind, seat, key: `contract-${++this.#keys}` });
      if ((refusal === null) !== (refused === null))
        this.#fault(`${kind} is ${refusal ? 'taken' : 'refused'}`);
      await this.#compare(kind);
    }
  }

  async play(most: number): Promise<string[]> {
    await this.#compare('begun');
    for (let turn = 0; turn < most && this.faults.length === 0; turn++) {
      // Not always the first: those who are asked together answer in any order.
      const asked = this.#session.decisions;
      const decision = asked[turn % asked.length];
      if (!decision) break;
      const choice = sampleChoice(decision, this.#rng);
      await this.#mustRefuse(decision, choice);
      await this.#compare('refused');
      await this.#answer(decision, choice);
      // Whether a game that is over can be taken back is each house's own affair.
      if (!this.#session.table.over && (turn % 5 === 2 || !this.#session.undoRefusal()))
        await this.#backAndForth();
      if (turn % AGAIN_EVERY !== AGAIN_EVERY - 1) continue;
      await this.#table.again();
      await this.#compare('come back');
    }
    const last = this.#session.answers.at(-1);
    if (
      this.#session.table.over &&
      last &&
      !(await this.#take(this.#keyed(last.seat, last.decision + 1, last.choice)))
    )
      this.#fault('something is taken after the end');
    for (const reader of this.#readers)
      if (reader !== null && !this.#shown.has(reader)) this.#fault(`seat ${reader} is never shown anything`);
    return this.faults;
  }
}

/** Plays games at a port and gives everything that is otherwise than it must be. */
export async function checkHost(port: Port, plans: readonly Plan[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { game, seats, answers } of plans) {
    const sitting = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
    const table = await port.open(game, optionsAtTable(game, optionsOf(game) as FormChoice, sitting), seats);
    faults.push(...(await new Trial(game, seats, table).play(answers)));
    await table.close();
  }
  return faults;
}
