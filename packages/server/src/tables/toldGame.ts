/** A table: who sits there, the moments of its game, and everybody who receives them. */
import type { Host } from '@flotilla/host';
import type { TableMessage } from '@flotilla/protocol';
import type { AnyGame, GameShape, Refusal } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import type { GameRow } from '../store/games.ts';
import type { SeatRow } from '../store/seats.ts';
import type { TableClocks } from './clock.ts';
import { clocksOf } from './clock.ts';
import { ownStanding, publicTable } from './people.ts';
import type { Receiver, TablePort } from './port.ts';
import { refuse } from './refusals.ts';

/** A game, as far as it is told. */
export class ToldGame {
  readonly id: string;
  readonly rules: AnyGame;
  row: GameRow;
  seats: readonly SeatRow[];
  /** Null until the game has begun, or while it cannot be played. */
  host: Host | null = null;
  /** When the waiting question was put. */
  askedAt = 0;
  readonly receivers = new Set<Receiver>();
  protected readonly around: TablePort;

  constructor(rules: AnyGame, row: GameRow, seats: readonly SeatRow[], around: TablePort) {
    this.id = row.id;
    this.rules = rules;
    this.row = row;
    this.seats = seats;
    this.around = around;
  }

  get session(): Session<GameShape> | null {
    return this.host?.session ?? null;
  }

  /** Counts the moments that everybody can notice. */
  get n(): number {
    return this.host?.n ?? 0;
  }

  /** Why a seat cannot take its last answer back; null when it can. */
  undoRefusal(seat: number): Refusal | null {
    return this.host ? this.host.undoRefusal(seat) : refuse('notYours');
  }

  /** Why a seat cannot do again what was taken back; null when it can. */
  redoRefusal(seat: number): Refusal | null {
    return this.host ? this.host.redoRefusal(seat) : refuse('notYours');
  }

  /** Sends the moment to everybody, or to one seat only, in one message for each kind of receiver. */
  protected sendNow(from: number | null, only: number | null): void {
    const made = new Map<string, string>();
    for (const receiver of this.receivers) {
      if (only !== null && receiver.seat !== only) continue;
      const kind = `${receiver.seat} ${receiver.odds} ${receiver.told}`;
      const message = made.get(kind) ?? this.nowFor(receiver, from, receiver.told);
      made.set(kind, message);
      receiver.send(message);
    }
  }

  /** The moment as a receiver may know it, who has everything up to `from`; null has nothing. */
  nowFor(receiver: Pick<Receiver, 'seat' | 'odds'>, from: number | null, present = false): string {
    return (this.host as Host).messageFor(receiver, from, this.clocks, present);
  }

  /** The clocks as everybody may see them; null where nobody is hurried. */
  get clocks(): TableClocks | null {
    if (!this.session || this.session.table.over) return null;
    const { decisions } = this.session;
    return clocksOf(this.row.pace, this.seats, decisions, this.askedAt, this.around.time.shift());
  }

  /** Tells everybody who sits there and what was agreed. */
  tellTable(): void {
    for (const receiver of this.receivers) receiver.send(this.tableFor(receiver.seat));
  }

  /** The table as a receiver may see it. */
  tableFor(seat: number | null): string {
    const table = publicTable(this.row, this.seats, this.around.time.now());
    const outcome = this.row.state === 'over' && this.row.outcome ? JSON.parse(this.row.outcome) : null;
    const message: TableMessage = {
      t: 'table',
      ...table,
      you: seat,
      own: ownStanding(this.seats, seat),
      outcome,
    };
    return JSON.stringify(message);
  }
}
