/** What both hands have in common: the state, what comes next, and the place of the dice. */
import { Agenda } from './agenda.ts';
import type { Chance, Context, KeyedChance } from './chance.ts';
import { shuffleInPlace } from './chance.ts';
import type { AnyStep, GameShape, StepName } from './game.ts';
import { LaneDice } from './lanes.ts';
import { purposeSlot, purposeWord } from './purposes.ts';
import type { TableState } from './state.ts';

/** What is fixed for a whole game. */
export interface Agreed<G extends GameShape> {
  readonly options: G['options'];
  readonly seats: number;
  readonly steps: ReadonlyMap<string, AnyStep<G>>;
  readonly chance: KeyedChance;
}

/** A hand; there are two, `Recorder` and `Quiet`. */
export abstract class Hand<G extends GameShape> {
  state: G['state'];
  readonly options: G['options'];
  readonly seats: number;
  /** Number of the decision that is waiting or comes next. */
  decision = 0;
  readonly agenda: Agenda<G>;
  protected chance: KeyedChance;
  /** The lanes of dice, and the one in use. */
  protected lanes: LaneDice[] = [];
  protected laneInUse = 0;
  protected place: LaneDice = new LaneDice();

  constructor({ options, seats, steps, chance }: Agreed<G>, table: TableState<G['state']>) {
    this.options = options;
    this.seats = seats;
    this.agenda = new Agenda(steps);
    this.chance = chance;
    this.state = table.game;
    this.lay(table);
  }

  /** Takes over a state. */
  lay({ game, agenda, lane, lanes, decision }: TableState<G['state']>): void {
    this.state = game;
    this.decision = decision;
    this.agenda.lay(agenda);
    this.lanes = lanes.map(LaneDice.read);
    this.lane(lane);
  }

  /** Draws from another chance from now on. */
  drawFrom(chance: KeyedChance): void {
    this.chance = chance;
  }

  /** The state as it stands, without the parts that the table keeps. */
  written(): Pick<TableState<G['state']>, 'game' | 'agenda' | 'lane' | 'lanes' | 'decision'> {
    return {
      game: this.state,
      agenda: this.agenda.frames(),
      lane: this.laneInUse,
      lanes: this.lanes.map((lane) => lane.written()),
      decision: this.decision,
    };
  }

  /** `Turn.next`, without the list that rest arguments would create on every call. */
  next(step: string, args: unknown = null): void {
    this.agenda.add(step, args);
  }

  /** `Turn.finish`. */
  finish(): void {
    this.agenda.clear();
  }

  /** `Turn.dropUntil`. */
  dropUntil(step: StepName<G>): boolean {
    return this.agenda.dropUntil(step);
  }

  /** `Turn.at`. */
  at(a: number, b = 0, c = 0, d = 0): void {
    this.place.move(a, b, c, d);
  }

  /** `Turn.context`. */
  get context(): Context {
    return this.place.at;
  }

  /** `Turn.lane`. */
  lane(lane: number): void {
    while (this.lanes.length <= lane) this.lanes.push(new LaneDice());
    this.laneInUse = lane;
    this.place = this.lanes[lane] as LaneDice;
  }

  /** A number drawn for a purpose by chance alone. */
  protected drawn(limit: number, purpose: string): number {
    return this.opened(purpose).below(limit);
  }

  /** A list shuffled for a purpose by chance alone. */
  protected shuffled<T>(items: T[], purpose: string): void {
    shuffleInPlace(items, this.opened(purpose));
  }

  /** Chance, placed for the next draw of a purpose. */
  protected opened(purpose: string, times = this.place.count(purposeSlot(purpose))): Pick<Chance, 'below'> {
    const { place0, place1 } = this.place;
    this.chance.openAt(purposeWord(purpose), place0, place1, times);
    return this.chance;
  }
}
