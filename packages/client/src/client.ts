/** What one reader knows of a game and may do, wherever it is played. */
import type { AnyGame, Choice, Decision, FormChoice, LogEvent, Odds, Option, Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import type { ReadonlySignal } from '@preact/signals';
import type { Capabilities } from './capabilities.ts';
import type { Link } from './link.ts';
import { Position } from './position.ts';
import type { Deadline, GameSession } from './session.ts';
import type { AdviceRequest, OnAdvice, StopThinking } from './thinking.ts';

const NOT_NOW: Refusal = { why: text('table.refused.notNow'), rule: '' };
const OVER: Refusal = { why: text('table.refused.over'), rule: '' };
const WATCHING: Refusal = { why: text('table.refused.watching'), rule: '' };
const NOTHING_TO_STOP: StopThinking = () => {};

/** A reader at a game. */
export class Client<L extends Link = Link> extends Position implements GameSession {
  readonly id: string;
  readonly game: AnyGame;
  readonly link: L;
  readonly can: ReadonlySignal<Capabilities>;
  declare readonly deadline?: ReadonlySignal<Deadline | null>;
  /** Why a lesson does not take an answer yet; null where none is learnt. */
  guard: ((decision: Decision, choice: Choice) => Refusal | null) | null = null;

  constructor(link: L) {
    super();
    this.id = link.id;
    this.game = link.game;
    this.link = link;
    this.can = link.can;
    if (link.deadline) this.deadline = link.deadline;
    link.open(this);
  }

  get seats(): readonly SeatRecord[] {
    return this.link.seats;
  }

  get options(): FormChoice {
    return this.link.options;
  }

  get hides(): boolean {
    return this.link.hides;
  }

  get variation(): GameSession['variation'] {
    return this.link.variation;
  }

  get ended(): GameSession['ended'] {
    return this.link.ended;
  }

  get mode(): GameSession['mode'] {
    return this.link.mode;
  }

  readonly answer = (choice: Choice): Refusal | null => {
    if (this.mode === 'replay') return WATCHING;
    // A second press on what is on its way already does nothing.
    if (this.sending.value) return null;
    const decision = this.decision.value;
    if (!decision || this.handTo.value !== null) return this.outcome.value ? OVER : NOT_NOW;
    return this.guard?.(decision, choice) ?? this.link.answer(decision, choice);
  };

  readonly odds = (choice: Option | FormChoice): readonly Odds[] => {
    const decision = this.decision.value;
    return decision ? this.link.odds(decision, choice) : [];
  };

  readonly momentOf = (event: LogEvent): number => this.link.momentOf(event);

  readonly advise = (tell: OnAdvice, wish: AdviceRequest = {}): StopThinking => {
    const decision = this.decision.value;
    const stop = decision && this.link.advise(decision, tell, wish);
    if (stop) return stop;
    tell(null, false);
    return NOTHING_TO_STOP;
  };

  readonly close = (): void => this.link.close();
}
