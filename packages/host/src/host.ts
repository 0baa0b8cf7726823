/**
 * A table and everybody who looks at it. Pure: whoever owns the disk, the clock and the threads drives it, and decides when it is
 * told to whom. An entry that was played and could not be kept is undone by building the host anew.
 */

import type { AnyGame, Choice, Decision, GameShape, Refusal, Rng } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Answered, Context, Session, Table, TableState } from '@flotilla/table/run';
import { botNamed, chosenBy } from '@flotilla/table/run';
import type { BotQuestion } from './bots.ts';
import { botChance, placeOf } from './bots.ts';
import type { EntryBody, EntryKind, JournalEntry } from './entry.ts';
import { isHushed, isSeen, playEntry, questionOf } from './entry.ts';
import { imaginedFor } from './imagined.ts';
import type { Begun } from './story.ts';
import { Teller } from './teller.ts';
import type { TableReader, Wish } from './wish.ts';

const ONLY_LOOKING: Refusal = { why: text('table.refused.watching'), rule: '' };

/** Why a host does not take a wish that the rules of the game would. */
export type HostWord = 'movedOn' | 'notYours';

/** What one house does otherwise than another. */
export interface HouseRules {
  /** Whether anything is taken here; a house that only looks back takes nothing. */
  readonly takes: 'wishes' | 'nothing';
  /** Who may take an answer back: the seat that gave it, or anybody at the table. */
  readonly undoBy: 'lastAnswerer' | 'anybody';
  /** Where the chance of a bot stands that is asked at a moment. */
  readonly botContext: (decision: Decision, n: number) => Context;
  /** A refusal in the words of the house. */
  readonly refuse: (word: HostWord) => Refusal;
  /** A chance nobody can foresee, for imagined tables. */
  readonly freshRng: () => Rng;
}

/** What an entry brought. */
export interface EntryEffect {
  /** Whether everybody can notice it. */
  readonly seen: boolean;
  /** Whether another question waits than before. */
  readonly asks: boolean;
}

/** One game with everything that is told of it. */
export class Host {
  readonly session: Session<GameShape>;
  readonly #house: HouseRules;
  #n = 0;
  #teller: Teller | null = null;

  constructor(session: Session<GameShape>, house: HouseRules) {
    this.session = session;
    this.#house = house;
  }

  get game(): AnyGame {
    return this.session.game as AnyGame;
  }

  /** Counts the moments that everybody can notice. */
  get n(): number {
    return this.#n;
  }

  /** Puts moments into messages; made when the first one is wanted. */
  get teller(): Teller {
    this.#teller ??= new Teller(this.session, this.#n);
    return this.#teller;
  }

  /** Why a wish is not taken; null when it is. Changes nothing. */
  refusalOf({ kind, seat, at, choice }: Pick<Wish, 'kind' | 'seat' | 'at' | 'choice'>): Refusal | null {
    if (this.#house.takes === 'nothing') return ONLY_LOOKING;
    if (kind === 'answer')
      return this.session.table.refusalOf({ seat, decision: at, choice: choice as Choice });
    if (at !== this.#n) return this.#house.refuse('movedOn');
    return kind === 'undo' ? this.undoRefusal(seat) : this.redoRefusal(seat);
  }

  /** Why a seat cannot take the last answer back; null when it can. */
  undoRefusal(seat: number): Refusal | null {
    const { answers } = this.session;
    if (this.#house.undoBy === 'lastAnswerer' && answers.at(-1)?.seat !== seat)
      return this.#house.refuse('notYours');
    return this.session.undoRefusal();
  }

  /** Why a seat cannot do again what was taken back; null when it can. */
  redoRefusal(seat: number): Refusal | null {
    const [next] = this.session.ahead;
    if (this.#house.undoBy === 'lastAnswerer' && next?.seat !== seat) return this.#house.refuse('notYours');
    return next ? null : { why: text('table.redo.nothing'), rule: '' };
  }

  /** Plays an entry: a wish that was taken, or one that is read back; its body may be at hand unwritten. */
  play(entry: Pick<JournalEntry, 'number' | 'kind' | 'seat' | 'body'>, said?: EntryBody): EntryEffect {
    const asked = questionOf(this.session);
    const seen = playEntry(this.session, entry, said) === 'seen';
    return this.#noticed(entry.kind, seen, asked);
  }

  /** Judges a wish and plays it at once, for a house in which nothing has to be written first; an answer may wait for real dice. */
  take(wish: Pick<Wish, 'kind' | 'seat' | 'at' | 'choice'>): Answered {
    const refusal = this.refusalOf(wish);
    if (refusal) return { kind: 'refused', refusal };
    const { kind, seat, at, choice } = wish;
    return this.#act(kind, () => {
      if (kind === 'answer') return this.session.answer({ seat, decision: at, choice: choice as Choice });
      const wrong = kind === 'undo' ? this.session.undo() : this.session.redo();
      return wrong ? { kind: 'refused', refusal: wrong } : { kind: 'done' };
    });
  }

  /** Types in the faces of real dice an answer waits for. */
  typeDice(purpose: string, faces: readonly number[]): Answered {
    return this.#act('answer', () => this.session.typeDice(purpose, faces));
  }

  #act(kind: Wish['kind'], move: () => Answered): Answered {
    const asked = questionOf(this.session);
    const hushed = isHushed(this.session);
    const answered = move();
    if (answered.kind === 'done')
      this.#noticed(kind, kind !== 'answer' || isSeen(this.session, hushed, asked), asked);
    return answered;
  }

  #noticed(kind: EntryKind, seen: boolean, asked: number | null): EntryEffect {
    this.#teller?.hear(kind);
    if (seen) {
      this.#n++;
      this.#teller?.advance();
    }
    return { seen, asks: questionOf(this.session) !== asked };
  }

  /** The game after some of its answers, with the moments a seat saw since an earlier one; null where it saw nothing. */
  lookBack(
    answers: number,
    since: number,
    seat: number | null,
  ): { readonly table: Table<GameShape>; readonly told: Begun | null } {
    const { table, stories } = this.session.lookBack(answers, since, [seat]);
    const [story] = stories;
    return { table, told: answers > since && story ? { since, story } : null };
  }

  /** The table after some of the answers. */
  tableAt(answers: number): Table<GameShape> {
    return this.session.lookBack(answers).table;
  }

  /** Lets those watch how the next answer comes about who are there to be told. */
  watch(readers: Iterable<TableReader>): void {
    const seats = new Set<number | null>();
    for (const { seat, told } of readers) if (told) seats.add(seat);
    this.teller.watchAs(seats);
  }

  /**
   * The message for a reader who has everything up to a moment; null has nothing. `present`: the reader was there when the last
   * answer came.
   */
  messageFor(
    { seat, odds }: Omit<TableReader, 'told'>,
    from: number | null,
    clocks: unknown,
    present = false,
  ): string {
    const asked = seat !== null && odds && this.session.table.decisionFor(seat) !== null;
    const beside = {
      clocks,
      ...(asked && { table: this.imagined(seat) }),
      undo: seat !== null && this.undoRefusal(seat) === null,
      redo: seat !== null && this.redoRefusal(seat) === null,
    };
    return this.teller.message(seat, from, beside, present);
  }

  /** The table on which a seat may try things out; undefined where any would give something away. */
  imagined(seat: number): TableState<object> | undefined {
    return imaginedFor(this.session, seat, this.#house.freshRng);
  }

  /** What a bot chooses for a decision, found at once. */
  choiceOf(decision: Decision, bot: string): Choice {
    const { seed } = this.session.start;
    const rng = botChance(seed, this.#house.botContext(decision, this.#n));
    return chosenBy(botNamed(this.game, bot), this.session.table, decision, rng);
  }

  /** The same question for a bot that thinks elsewhere. */
  questionFor(decision: Decision, bot: string): BotQuestion {
    const context = this.#house.botContext(decision, this.#n);
    return { ...placeOf(this.session, decision.seat), bot, context };
  }
}
