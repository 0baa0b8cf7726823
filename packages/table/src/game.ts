/** What a game is: data, named steps and a few functions of its state. */
import type { Bot } from './bots.ts';
import type { Rng } from './chance.ts';
import type { Field, FormChoice, Greyed, OpenQuestion, Option, Refusal } from './decision.ts';
import type { Block, Fact } from './describe.ts';
import type { EventStyle } from './log.ts';
import type { Declared, Promised, RollFacts } from './rolls.ts';
import type { Catalogue, Text, TextArgs } from './text.ts';
import { text } from './text.ts';
import type { Roll, Turn } from './turn.ts';
import type { Weighing } from './weighing.ts';

/** The types of a game: each game lists its own in one interface. */
export interface GameShape {
  /** The whole state of the game, plain JSON. */
  state: object;
  /** What is settled before the first step. */
  options: object;
  /** Every step with the type of its arguments; `null` for a step that takes none. */
  steps: object;
  /** Every kind of log event with the type of its data. */
  events: object;
  /** What one seat may know. */
  view: object;
  /** The languages of its texts; whichever it has when left out. */
  language?: string;
}

/** The languages a game speaks. */
export type LanguageOf<G extends GameShape> = G extends { language: infer L extends string } ? L : string;

/** The names of a game's steps. */
export type StepName<G extends GameShape> = keyof G['steps'] & string;

/** A pending step. */
export interface Frame {
  readonly step: string;
  readonly args: unknown;
}

/** A pending step with its own types: the arguments match the name. */
export type WaitingStep<G extends GameShape> = {
  [N in StepName<G>]: { readonly step: N; readonly args: G['steps'][N] };
}[StepName<G>];

/** A chance worth showing before a choice. `of` identifies it; its text key is `odds.<text>`, or `odds.<of>`. */
export interface Odds {
  readonly of: string;
  readonly chance: number;
  readonly text?: string;
  readonly args?: TextArgs;
  /** The roll this is the chance of, where it is the chance of a single roll. */
  readonly promised?: Promised;
  /** Set when the chance depends on what others will choose in secret: what they are supposed to do. */
  readonly supposing?: Supposed;
}

/** What other seats are supposed to choose when they are asked in secret. */
export interface Supposed {
  readonly step: string;
  /** How likely each option is by its id, in any unit; all are alike when left out. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** What a chance is about, in words. */
export const oddsText = ({ of, text: key = of, args }: Odds): Text => text(`odds.${key}`, args);

/** A step that asks nobody. */
export interface PlainStep<G extends GameShape, N extends StepName<G>> {
  readonly kind: 'step';
  readonly name: N;
  readonly run: (t: Turn<G>, args: G['steps'][N]) => void;
}

/** A step that rolls and carries out the result. */
export interface RollStep<G extends GameShape, N extends StepName<G>, R = unknown>
  extends Declared<G['state'], G['steps'][N], R> {
  readonly kind: 'roll';
  readonly name: N;
  /** Rolls, unless there is nothing to roll for, and carries out the result. */
  readonly run: (t: Turn<G>, args: G['steps'][N]) => void;
  /** Carries out the result. */
  fell(t: Turn<G>, roll: Fallen<R>, args: G['steps'][N]): void;
}

/** What is kept of a roll: its outcome, and what the dice showed. */
export type Fallen<R> = Pick<Roll<R>, 'outcome' | 'natural'>;

/** What is rolled, and what the result does. */
export interface RollSpec<G extends GameShape, N extends StepName<G>, R, C extends string, A>
  extends RollFacts<G['state'], G['steps'][N], R, C, A> {
  /** Whether there is nothing to roll for after all. */
  readonly idle?: (t: Turn<G>, args: G['steps'][N]) => boolean;
  /** Done once before the dice are thrown, for example to place them. */
  readonly before?: (t: Turn<G>, args: G['steps'][N]) => void;
  readonly fell: (t: Turn<G>, roll: Fallen<R>, args: G['steps'][N]) => void;
}

/** Sees every roll of a step before its result is carried out; true when it takes the roll over, so that the result must wait. */
export type AfterRoll<G extends GameShape> = (
  t: Turn<G>,
  step: RollStep<G, StepName<G>>,
  roll: Roll<unknown>,
  args: unknown,
) => boolean;

/** What every step that asks has in common. */
export interface AskingStep<G extends GameShape, N extends StepName<G>> {
  readonly name: N;
  readonly rule: string | ((state: G['state'], args: G['steps'][N]) => string);
  readonly seats: (state: G['state'], args: G['steps'][N]) => readonly number[];
  /** Set when exactly one seat is ever asked: the same as `seats`, without a list. */
  readonly seat?: (state: G['state'], args: G['steps'][N]) => number;
  readonly about?: (state: G['state'], args: G['steps'][N], seat: number) => TextArgs;
  /** `always`, or a condition: the seat is asked even when only one option is allowed. */
  readonly ask?: 'always' | ((state: G['state'], args: G['steps'][N]) => boolean);
  /** Set when knowing who is asked would give away what somebody holds: other seats learn only that an answer is awaited. */
  readonly hushed?: true | ((state: G['state'], args: G['steps'][N]) => boolean);
  /** Given when the question and its arguments are the same for every seat and may be read by all. */
  readonly open?: (state: G['state'], args: G['steps'][N]) => OpenQuestion;
  /** Carried out in place of `take` when nobody had a choice; when left out, nothing happens then. */
  readonly nobody?: (t: Turn<G>, args: G['steps'][N]) => void;
}

/** What a step offers a seat; what it refuses goes into the list too, or into `greyed`. */
export type Offering<G extends GameShape, N extends StepName<G>, V> = (
  state: G['state'],
  args: G['steps'][N],
  seat: number,
  greyed: Greyed,
) => readonly Option<V>[];

/** A step that offers a list to one seat or, in secret, to several at once. */
export interface PickStep<G extends GameShape, N extends StepName<G>> extends AskingStep<G, N> {
  readonly kind: 'pick';
  readonly options: Offering<G, N, unknown>;
  readonly odds?: (
    state: G['state'],
    option: Option<unknown>,
    args: G['steps'][N],
    seat: number,
  ) => readonly Odds[];
  readonly take: (t: Turn<G>, chosen: readonly Chosen<Option<unknown>>[], args: G['steps'][N]) => void;
  /** Set where `seat` is: the same as `take`, without a list. */
  readonly takeOne?: (t: Turn<G>, choice: Option<unknown>, args: G['steps'][N]) => void;
}

/** A step that asks one seat or, in secret, several at once to fill in a form. */
export interface FillStep<G extends GameShape, N extends StepName<G>> extends AskingStep<G, N> {
  readonly kind: 'fill';
  readonly form: (state: G['state'], args: G['steps'][N], seat: number) => readonly Field[];
  /** The fields that the other entries make meaningless: they are not asked for, and keep their first value. */
  readonly idle?: (
    state: G['state'],
    choice: FormChoice,
    args: G['steps'][N],
    seat: number,
  ) => readonly string[];
  readonly check: (
    state: G['state'],
    choice: FormChoice,
    args: G['steps'][N],
    seat: number,
  ) => Refusal | null;
  readonly sample: (state: G['state'], rng: Rng, args: G['steps'][N], seat: number) => FormChoice;
  readonly odds?: (
    state: G['state'],
    choice: FormChoice,
    args: G['steps'][N],
    seat: number,
  ) => readonly Odds[];
  readonly take: (t: Turn<G>, chosen: readonly Chosen<FormChoice>[], args: G['steps'][N]) => void;
  /** Set where `seat` is: the same as `take`, without a list. */
  readonly takeOne?: (t: Turn<G>, choice: FormChoice, args: G['steps'][N]) => void;
}

/** What one seat chose. */
export interface Chosen<C> {
  readonly seat: number;
  readonly choice: C;
}

/** Any step of a game. */
export type Step<G extends GameShape, N extends StepName<G>> =
  | PlainStep<G, N>
  | RollStep<G, N>
  | PickStep<G, N>
  | FillStep<G, N>;

/** A step whose own name does not matter. */
export type AnyStep<G extends GameShape> = Step<G, StepName<G>>;

/** All steps of a game, one definition for each name. */
export type Steps<G extends GameShape> = { readonly [N in StepName<G>]: Step<G, N> };

/** Facts that can be put into a sentence as they are. */
type Arguments<F> = { readonly [P in keyof F]: Text | number };

/** Turns the facts of each event into the arguments of its sentence; an event whose facts will do as they are needs no entry. */
export type Telling<G extends GameShape> = {
  readonly [K in keyof G['events'] & string as G['events'][K] extends Arguments<G['events'][K]>
    ? never
    : K]: (facts: G['events'][K]) => TextArgs;
} & { readonly [K in keyof G['events'] & string]?: (facts: G['events'][K]) => TextArgs };

/** How a game ended. */
export interface Outcome {
  /** Last part of the text key `ending.<ending>`. */
  readonly ending: string;
  readonly args?: TextArgs;
  /** The seats that won; empty when nobody did. */
  readonly winners: readonly number[];
}

/** What a game measures once it is over, for simulations. */
export interface Figures {
  /** Numbers to average, by name. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Words to count, by name. */
  readonly tallies: Readonly<Record<string, string>>;
}

/** A game. */
export interface GameDefinition<G extends GameShape> {
  readonly id: string;
  /** The version of the rules; a record is replayed only under the version it was played with. */
  readonly version: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The form of a new game; text keys `field.options.<id>` and `pick.options.<id>`. */
  readonly optionFields: readonly Field[];
  /** The fields that the other entries make meaningless: a form leaves them out, and they keep their first value. */
  readonly idleOptions?: (options: G['options']) => readonly string[];
  /** Null when the chosen options go together, otherwise the reason. */
  readonly checkOptions?: (options: G['options'], seats: number) => Refusal | null;
  /** The state before the first step. */
  readonly setup: (options: G['options'], seats: number) => G['state'];
  /** Options that follow from the number of people at the table, so that nobody chooses them. */
  readonly forcedByPeople?: (people: number) => Partial<G['options']>;
  /** The step everything begins with. */
  readonly first: StepName<G>;
  readonly steps: Steps<G>;
  readonly events: { readonly [K in keyof G['events'] & string]: EventStyle };
  /** Turns the facts of events into the arguments of their sentences. */
  readonly tell: Telling<G>;
  /** What a seat (null: a spectator) may know, built field by field. */
  readonly view: (state: G['state'], seat: number | null) => G['view'];
  /**
   * Sums over a roll and all that may follow it, by the name of its step: they stand beside the roll in the log, as they were
   * before its dice fell. Everybody reads them, so they may tell no secret.
   */
  readonly rollSums?: (state: G['state'], step: string) => readonly Odds[];
  /** A view as structured text. */
  readonly describe: (view: G['view']) => readonly Block[];
  /** The few facts that are always shown. */
  readonly status: (view: G['view']) => readonly Fact[];
  /** What a seat is called now, by the keys `place.<number>` and `seat.<number>`, which players' names replace. */
  readonly seatText?: (view: G['view'], seat: number) => Text;
  /** Null while the game goes on. */
  readonly outcome: (state: G['state']) => Outcome | null;
  readonly figures: (state: G['state']) => Figures;
  /** What players want to read once it is over; every number of the figures when left out. */
  readonly results?: (state: G['state']) => readonly Fact[];
  /** Bots by name; `random` is added by the kernel. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  /** What advice and reviews go by; when left out `steady` plays on, and a win or the first figure counts. */
  readonly weighing?: Weighing<G>;
  /** The sentences of every language it speaks, at least one; `credits` says who made the printed game. */
  readonly texts: { readonly [L in LanguageOf<G>]: () => Promise<Catalogue> };
  /**
   * Deals afresh everything the seat cannot know and leaves the rest as it is; games without secrets need none. `waiting` is the
   * step whose question is waiting, null when the game is over: everybody knows that an answer is awaited. False when no other
   * deal was found, and nothing has changed.
   */
  readonly swapSecrets?: (
    state: G['state'],
    seat: number | null,
    rng: Rng,
    waiting: WaitingStep<G> | null,
    // biome-ignore lint/suspicious/noConfusingVoidType: a game that always finds another deal says nothing
  ) => false | void;
  /**
   * Set when `swapSecrets` leaves nothing in the state that the seat cannot know, so that the state may be handed to the seat:
   * with the same chance it must turn any two states the seat cannot tell apart into the same text.
   */
  readonly redealsAll?: true;
  /** Every secret text that the seat must not find in any message; outgoing messages are searched for them. */
  readonly secrets?: (state: G['state'], seat: number | null) => readonly string[];
  /** Names a promise that the state breaks, such as the number of cards; null when all are kept. The fuzzer calls it. */
  readonly invariant?: (state: G['state']) => string | null;
}

/** Any game, where its own types do not matter. */
export type AnyGame = GameDefinition<GameShape>;

/** Hides a game's own types, for registries that hold many games. */
export const anyGame = <G extends GameShape>(game: GameDefinition<G>): AnyGame => game as unknown as AnyGame;

/** Checks what the compiler cannot (names, first step, bots, texts), and returns the game. */
export function defineGame<G extends GameShape>(game: GameDefinition<G>): GameDefinition<G> {
  for (const [name, step] of Object.entries(game.steps) as [string, { name: string }][]) {
    if (step.name !== name)
      throw new Error(`${game.id}: the step listed as "${name}" calls itself "${step.name}".`);
  }
  if (!(game.first in game.steps)) throw new Error(`${game.id}: there is no first step "${game.first}".`);
  if (Object.keys(game.texts).length === 0)
    throw new Error(`${game.id}: a game needs texts in at least one language.`);
  if ('random' in game.bots) throw new Error(`${game.id}: the bot "random" comes with the kernel.`);
  return game;
}

/** The sentences of a game in a language; in English, or else the first language it speaks, where it does not speak that one. */
export function catalogueOf<G extends GameShape>(
  { texts }: Pick<GameDefinition<G>, 'texts'>,
  language: string,
): Promise<Catalogue> {
  const known = texts as Readonly<Record<string, () => Promise<Catalogue>>>;
  const load = known[language] ?? known.en ?? Object.values(known)[0];
  return (load as () => Promise<Catalogue>)();
}

const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The steps of a game by name, in a map because a game has too many for an object to look up quickly. */
export function stepsByName<G extends GameShape>(game: GameDefinition<G>): ReadonlyMap<string, AnyStep<G>> {
  const made = known.get(game.steps) ?? new Map(Object.entries(game.steps));
  known.set(game.steps, made);
  return made as ReadonlyMap<string, AnyStep<G>>;
}
