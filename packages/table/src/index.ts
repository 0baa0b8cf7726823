/**
 * The kernel's door for authors of games: everything rules, bots and companions may rely on. Whoever runs a table finds the rest at
 * `@flotilla/table/run`. Whatever neither door names is internal and may change without notice; `npm run docs` makes a page for every
 * name.
 */

// What a game is, and what a running step may do

export type {
  Block, // one block of a description
  Fact, // a label with its value; the tone adds to the words, it never replaces them
} from './describe.ts';
export type {
  AnyGame, // any game, where its own types do not matter
  Chosen, // what one seat chose
  Fallen, // what is kept of a roll: its outcome, and what the dice showed
  Figures, // what a game measures once it is over, for simulations
  FillStep, // a step that asks one seat or, in secret, several at once to fill in a form
  GameDefinition, // a game
  GameShape, // the types of a game: each game lists its own in one interface
  LanguageOf, // the languages a game speaks
  Odds, // a chance worth showing before a choice
  Offering, // what a step offers a seat; what it refuses goes into the list too, or into `greyed`
  Outcome, // how a game ended
  PickStep, // a step that offers a list to one seat or, in secret, to several at once
  PlainStep, // a step that asks nobody
  RollSpec, // what is rolled, and what the result does
  RollStep, // a step that rolls and carries out the result
  StepName, // the names of a game's steps
  Steps, // all steps of a game, one definition for each name
  Supposed, // what other seats are supposed to choose when they are asked in secret
  Telling, // turns the facts of each event into the arguments of its sentence
  WaitingStep, // a pending step with its own types: the arguments match the name
} from './game.ts';
export {
  anyGame, // hides a game's own types, for registries that hold many games
  defineGame, // checks what the compiler cannot (names, first step, bots), and returns the game
} from './game.ts';
export type {
  FillSpec, // what a single-seat form needs; the seat is 0 when left out
  PickSpec, // what a single-seat pick needs; the seat is 0 when left out
} from './rulebook.ts';
export {
  rulebook, // the functions that define one game's steps, typed for that game
} from './rulebook.ts';
export type {
  Roll, // the result of a roll
  Turn, // what a running step works with
} from './turn.ts';

// Dice, charts, modifiers and declared rolls

export type {
  Chart, // a chart ready for look-ups
  ChartData, // a chart as it is written in a data file
  Row, // one line of a chart: the totals `from`..`to` (an end left out is open) give `result`
} from './chart.ts';
export {
  chanceIn, // the exact chance that a column gives a wanted result when `plus` is added to the dice
  chanceToPass, // the exact chance that a check is passed when `plus` is added to the dice
  checkChart, // the two-row chart behind a check: `passed` or `failed`
  defineChart, // makes a chart from its data
  lookup, // the result of a column for a total
  oddsOf, // the exact chance of each result label of a column when `plus` is added to the dice
  under, // the same chart under another purpose: its rolls have a name and dice of their own
} from './chart.ts';
export type {
  Dice, // a parsed dice expression
  DiceText, // `2d6` (sum), `d10` (one die), `3d10kh` / `3d10kl` (keep the highest / lowest)
} from './dice.ts';
export {
  diceOf, // parses a dice expression; throws a sentence when it cannot
  distributionOf, // the exact chance of every number the dice can show
  readDice, // reads thrown faces as the one number that the expression stands for
} from './dice.ts';
export type {
  Applied, // a modifier as it counted in one roll
  Modifier, // one line of a modifier list, judged against what the roll is about
} from './modifiers.ts';
export {
  sumOf, // the sum of all modifiers that apply
} from './modifiers.ts';
export type {
  Declared, // a declared roll
  Fate, // what may come of a throw, and how likely it is
  Promised, // what a shown chance stands for: the roll to come, and the results meant
  RollFacts, // what a roll is
  RollOf, // a declared roll of a game
  Showing, // how a chance is shown, apart from its number
} from './rolls.ts';
export {
  appliedFor, // the modifiers that would apply now
  chanceOf, // the exact chance that a declared roll gives a wanted result in a state
  chancesOf, // the exact chance of each result of a declared roll, by label
  chartFor, // the chart a roll would be made on now, under the purpose of the roll
  columnFor, // the column a roll would be read in now
  declareRoll, // declares a roll
  plusFor, // what would be added to the dice now
  resultsOf, // every result of a declared roll with its chance, for sums over several rolls
  shownChance, // a chance to show before a choice, worked out from the declaration of the roll that follows
} from './rolls.ts';

// Questions, options and answers

export type {
  Choice, // what an answer chooses: the id of an option, or a filled-in form
  Decision, // what a seat is asked
  Field, // one line of a form
  FillDecision, // a small form
  FormChoice, // a filled-in form
  Greyed, // where a step puts the options it refuses
  OpenQuestion, // a question put openly to the whole table
  Option, // something a seat may choose, or may not choose now
  PickDecision, // a choice from a finite list
  Refusal, // why something is not allowed: a text key with arguments, and the rule that forbids it
} from './decision.ts';
export {
  asWord, // whatever somebody sent, made fit to be quoted in a sentence
  checkForm, // checks that every field of a form is present, of the right kind and within its limits
  labelled, // an option with a label of its own
  option, // an option with every field present and in the same order
  options, // options that need nothing but their ids
  refuse, // an option that is shown but not allowed now
  sampleChoice, // an allowed answer chosen at random: what the random bot and the fuzzer do
  startOf, // a form as it stands before anybody fills it in
} from './decision.ts';

// Cards, counters and tracks

export type {
  Deck, // a deck of cards with its discard pile
  Track, // a marker on a row of numbered boxes
} from './piles.ts';
export {
  deckOf, // a deck of these cards, unshuffled
  discardCard, // lays a card on the discard pile
  drawCard, // draws the top card; an empty draw pile is first refilled from the discards
  drawCards, // draws up to `count` cards, fewer when deck and discards run out
  moveOnTrack, // moves a marker, stopping at the ends; returns the distance it actually moved
  reshuffle, // shuffles the discards under the draw pile
  takeFromCup, // takes one counter blindly out of a cup; null when the cup is empty
  trackOf, // a track with its marker on `at`
} from './piles.ts';

// The log, and putting things into words

export type {
  EventStyle, // how an event of one kind appears in the log
  Facts, // what an event knows: plain facts, such as numbers and ids, never sentences
  LogEvent, // something that happened
  RollRecord, // everything about one roll
} from './log.ts';
export {
  isPlainName, // whether a text is already a plain name, spaces aside
  MOST_NAME, // the longest name that is shown, in characters as a reader counts them
  oneLine, // a text on one line, without anything that a screen obeys rather than shows
} from './names.ts';
export type {
  Catalogue, // the sentences of one language by key
  Language, // one of the languages of this house, in which the kernel has its own sentences
  Text, // a literal (a proper name) or a key of the catalogue with its arguments
  TextArgs, // what fills the placeholders of a text
} from './text.ts';
export {
  text, // makes a key with arguments
} from './text.ts';

// A table, its state and its chance

export type {
  Rng, // random choices for a bot, a sample or a test; never used by rules
} from './chance.ts';
export {
  rngFrom, // a generator for bots and tests, with a seed and purpose of its own
} from './chance.ts';
export type {
  Seed, // a seed as four 32-bit words: two become the key of the generator, two blend into its counter
} from './seed.ts';
export {
  seedFrom, // spreads a seed text evenly over 128 bits
} from './seed.ts';

// Bots, and games they play alone

export type {
  Bot, // chooses an answer from what its seat may know
} from './bots.ts';

// How games are weighed

export type {
  Leading, // how the dice of an imagined game are led
  LedThrow, // a throw that falls as given
} from './leading.ts';
export {
  MOST_NEIGHBOURS, // the most single changes of a form that are named unless somebody wants more
  neighboursOf, // the allowed forms that differ from a filled-in one by a single change
} from './neighbours.ts';
export type {
  Horizon, // where imagined games may stop before their end, and what they are worth there
  Manner, // a manner in which a plan may be suggested
  OddsOf, // the chances shown for a choice
  ReviewFacts, // how reviews judge a game
  ReviewScale, // what counts as a doubtful answer, a mistake, a blunder, luck
  Suggestion, // a plan with its reason
  SwitchFindings, // what the laboratory found about the switches of a game
  Weighing, // what advice and reviews of a game go by
  Worth, // something a game may be about, measured at its end
} from './weighing.ts';
export {
  MANNERS, // the manners in which a plan may be suggested
  plansTogether, // one suggestion for each plan that differs, with all the manners that come to it
  shortNumber, // a mean as it is told: small ones keep a decimal
  whyByOdds, // the chances shown for a plan as its reason
} from './weighing.ts';

// Moments, for screens that show a game as it unfolds

export type {
  Moment, // the position after a step that wrote something a seat may read
} from './moments.ts';

// Plain data

export type {
  Json, // plain JSON values: the only thing a state, an answer or a log event may hold
} from './json.ts';
export {
  isTooDeep, // whether data is nested so deeply that walking through it would overflow the stack
  own, // what a record holds under a name that came from outside
} from './json.ts';
