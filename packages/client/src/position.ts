/** What can be seen, as signals, and how a table gets into them; what each of them means stands in `session.ts`. */

import type { AnyGame, Decision, Fact, GameShape, LogEvent, Outcome, Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Answer, DiceWanted, Table } from '@flotilla/table/run';
import { askedSeats, logFor, shared } from '@flotilla/table/run';
import { signal } from '@preact/signals';
import { countSeen } from './seen.ts';
import type { AnswerStory, OpenWindow, SaveTrouble, Shown, StuckBot } from './session.ts';

/** What players may want to know of a finished game; measured numbers get one decimal at most. */
const resultsOf = (game: AnyGame, state: object): readonly Fact[] =>
  game.results?.(state) ??
  Object.entries(game.figures(state).numbers).map(([name, value]) => ({
    label: text(`figure.${name}`),
    value: Math.round(value * 10) / 10,
  }));

/** A position; at first that of an unknown table. */
export class Position implements Shown {
  readonly seat = signal<number | null>(null);
  readonly handTo = signal<number | null>(null);
  readonly visiting = signal(false);
  readonly open = signal<OpenWindow | null>(null);
  readonly view = signal<object>({});
  readonly decision = signal<Decision | null>(null);
  readonly asked = signal<readonly number[]>([]);
  readonly log = signal<readonly LogEvent[]>([]);
  readonly seen = signal(0);
  readonly story = signal<AnswerStory | null>(null);
  readonly outcome = signal<Outcome | null>(null);
  readonly results = signal<readonly Fact[]>([]);
  readonly sending = signal(false);
  readonly thinking = signal(false);
  readonly stuck = signal<StuckBot | null>(null);
  readonly dice = signal<DiceWanted | null>(null);
  readonly undoRefusal = signal<Refusal | null>(null);
  readonly canRedo = signal(false);
  readonly practice = signal(false);
  readonly trouble = signal<SaveTrouble | null>(null);
  readonly given = signal<Answer | null>(null);
  readonly position = signal(0);
  readonly length = signal(0);

  /** Shows what the looking seat may know of a table. */
  showTable(game: AnyGame, table: Table<GameShape>): void {
    const seat = this.seat.value;
    this.view.value = shared(this.view.value, table.view(seat));
    this.asked.value = askedSeats(table.decisions, seat);
    this.outcome.value = table.over ? game.outcome(table.state.game) : null;
    this.results.value = table.over ? resultsOf(game, table.state.game) : [];
  }

  /** Shows what the looking seat may read of a log, and how much of it was there before its last answer. */
  showLog(whole: readonly LogEvent[], answers: readonly Answer[]): void {
    const seat = this.seat.value;
    const log = logFor(whole, seat);
    this.log.value = log;
    this.seen.value = countSeen(log, answers, seat);
  }
}
