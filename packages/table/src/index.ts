/**
 * The public door of the kernel: everything games, bots, screens and servers may rely on. Whatever is not named here is
 * internal and may change without notice; `npm run docs` makes a page for every name.
 */

// What a game is, and what a running step may do

export type {
  Block, // one block of a description
  Fact, // a label with its value; the tone adds to the words, it never replaces them
} from './describe.ts';
export type {
  AfterRoll, // sees every roll of a step before its result is carried out
  AnyGame, // any game, where its own types do not matter
  AnyStep, // a step whose own name does not matter
  Chosen, // what one seat chose
  Fallen, // what is kept of a roll: its outcome, and what the dice showed
  Figures, // what a game measures once it is over, for simulations
  FillStep, // a step that asks one seat or, in secret, several at once to fill in a form
  Frame, // a pending step
  GameDefinition, // a game
  GameShape, // the types of a game: each game lists its own in one interface
  Odds, // a chance worth showing before a choice
  Offering, // what a step offers a seat; what it refuses goes into the list too, or into `greyed`
  Outcome, // how a game ended
  PickStep, // a step that offers a list to one seat or, in secret, to several at once
  PlainStep, // a step that asks nobody
  RollSpec, // what is rolled, and what the result does
  RollStep, // a step that rolls and carries out the result
  Step, // any step of a game
  StepName, // the names of a game's steps
  Steps, // all steps of a game, one definition for each name
  Supposed, // what other seats are supposed to choose when they are asked in secret
  Telling, // turns the facts of each event into the arguments of its sentence
  WaitingStep, // a pending step with its own types: the arguments match the name
} from './game.ts';
export {
  anyGame, // hides a game's own types, for registries that hold many games
  defineGame, // checks what the compiler cannot (names, first step, bots), and returns the game
  oddsText, // what a chance is about, in words
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
  Throw, // the result of a throw that no chart reads
  ThrownRoll, // a roll that has been made, for those who watch a recording table
  Turn, // what a running step works with
} from './turn.ts';

// Lessons, and what is going on

export type {
  Cue, // what is said at one question of a lesson
  Lesson, // a game with scripted dice, and its cues
  LessonFacts, // what is known of a lesson before its game is loaded
  Mark, // the state of a lesson at one question
} from './lesson.ts';
export {
  atQuestion, // notes that the learner is asked something
  beginLesson, // begins a lesson: the table at the learner's first question
  cueNow, // the cue that speaks now
  cueText, // the words of a cue
  heldBack, // why an answer is not allowed yet
  isLesson, // whether a record is a lesson, which is left out of every list of results
  isLessonOver, // whether the last cue has spoken
  wholeChoice, // the whole answer a cue means
} from './lesson.ts';
export type {
  Situation, // who and where, what is at stake, what comes next
} from './situation.ts';

// Dice, charts, modifiers and declared rolls

export type {
  Chart, // a chart ready for look-ups
  ChartData, // a chart as it is written in a data file
  Check, // what a simple check needs: dice that must reach, or stay at or under, a number
  Row, // one line of a chart: the totals `from`..`to` (an end left out is open) give `result`
} from './chart.ts';
export {
  chanceIn, // the exact chance that a column gives a wanted result when `plus` is added to the dice
  chanceToPass, // the exact chance that a check is passed when `plus` is added to the dice
  chartFaults, // checks that every total the dice and modifiers can reach has exactly one row in every column
  checkChart, // the two-row chart behind a check: `passed` or `failed`
  defineChart, // makes a chart from its data
  knownOddsOf, // the same as `oddsOf`, but worked out only once for each chart, column and sum
  lookup, // the result of a column for a total
  oddsOf, // the exact chance of each result label of a column when `plus` is added to the dice
  rowThrown, // the row for a throw with modifiers
  under, // the same chart under another purpose: its rolls have a name and dice of their own
} from './chart.ts';
export type {
  Dice, // a parsed dice expression
  DiceText, // `2d6` (sum), `d10` (one die), `3d10kh` / `3d10kl` (keep the highest / lowest)
} from './dice.ts';
export {
  diceOf, // parses a dice expression; throws a sentence when it cannot
  distributionOf, // the exact chance of every number the dice can show
} from './dice.ts';
export type {
  Applied, // a modifier as it counted in one roll
  Modifier, // one line of a modifier list, judged against what the roll is about
} from './modifiers.ts';
export {
  appliedOf, // the modifiers that apply, each with its value; those worth nothing are left out
  reachOf, // the lowest and highest sum a modifier list can reach
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
  Answer, // an answer to one decision
  Choice, // what an answer chooses: the id of an option, or a filled-in form
  Decision, // what a seat is asked
  Field, // one line of a form
  FieldValue, // what a field may hold
  FillDecision, // a small form
  FormChoice, // a filled-in form
  Greyed, // where a step puts the options it refuses
  OpenQuestion, // a question put openly to the whole table
  Option, // something a seat may choose, or may not choose now
  PickDecision, // a choice from a finite list
  PlainDecision, // a decision as it may leave the process: plain data only
  Refusal, // why something is not allowed: a text key with arguments, and the rule that forbids it
} from './decision.ts';
export {
  askedSeats, // the seats that a seat (null: a spectator) may know to be asked
  asWord, // whatever somebody sent, made fit to be quoted in a sentence
  checkForm, // checks that every field of a form is present, of the right kind and within its limits
  fieldsOf, // the fields of a form that mean something, given its other entries
  fieldText, // the label of a field of a form
  labelled, // an option with a label of its own
  numbersOf, // the numbers under which the allowed options of a decision are shown
  option, // an option with every field present and in the same order
  optionNumbered, // the option with a number; a refused option may keep its own
  options, // options that need nothing but their ids
  optionText, // the text of an option of a decision, or of a field of its form
  plainDecision, // strips a decision of its functions so that it can be sent or stored
  questionText, // the text of a question
  refusalText, // why a form is refused, naming its fields by their labels rather than their ids
  refuse, // an option that is shown but not allowed now
  sampleChoice, // an allowed answer chosen at random: what the random bot and the fuzzer do
  startOf, // a form as it stands before anybody fills it in
} from './decision.ts';

// Cards, counters and tracks

export type {
  Deck, // a deck of cards with its discard pile
  Shuffler, // what piles need of a running step
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

// What is told of a game that was played

export type {
  Honour, // what is counted in the tale of a game, and how much is required
} from './honours.ts';
export {
  countsOf, // how far a game came towards every honour, by id
} from './honours.ts';

// The log, and putting things into words

export type {
  Density, // how much of the log is shown
  EventStyle, // how an event of one kind appears in the log
  Facts, // what an event knows: plain facts, such as numbers and ids, never sentences
  LogEvent, // something that happened
  RollRecord, // everything about one roll
} from './log.ts';
export {
  DENSITIES, // the densities of the log, from the war diary to every die
  endingText, // how a game ended in words: `ending.<ending>`
  eventText, // the sentence of an event: `story.<kind>` at story density where the catalogue has it
  logFor, // what a seat may read of the log (a spectator is null), down to a density
  modifierText, // the reason of a modifier in words: `modifier.<why>`
  ROLLED, // the kind of event the kernel writes for every roll
  rollOutcome, // the result of a roll in words
  rollTitle, // what a roll is called: `roll.<purpose>`
} from './log.ts';
export {
  isPlainName, // whether a text is already a plain name, spaces aside
  MOST_NAME, // the longest name that is shown, in characters as a reader counts them
  oneLine, // a text on one line, without anything that a screen obeys rather than shows
  plainName, // a name as it may be shown anywhere
} from './names.ts';
export type {
  Catalogue, // the sentences of one language by key
  Language, // one of the languages every game speaks
  Speech, // a language and its sentences
  Text, // a literal (a proper name) or a key of the catalogue with its arguments
  TextArgs, // what fills the placeholders of a text
} from './text.ts';
export {
  capital, // a sentence that begins with a capital, even if its first word is a name without one
  LANGUAGES, // the languages every game speaks
  percent, // a chance as a whole percentage
  placeholdersOf, // the names of the placeholders a sentence uses
  text, // makes a key with arguments
  withSeats, // a catalogue that names the players
  words, // puts a text into words
} from './text.ts';
export {
  tableTexts, // the kernel's sentences in every language; a game's own catalogue takes precedence
} from './texts.ts';

// A table, its state and its chance

export type {
  Chance, // source of keyed random numbers; `open` places it, `below` takes numbers from there
  Context, // the place of a draw: up to four whole numbers, for example patrol, box, encounter, round
  Draw, // one draw of random numbers, with everything it follows from besides the seed
  Rng, // random choices for a bot, a sample or a test; never used by rules
} from './chance.ts';
export {
  KeyedChance, // what `keyedChance` returns
  keyedChance, // the keyed chance of one seed
  rngFrom, // a generator for bots and tests, with a seed and purpose of its own
} from './chance.ts';
export type {
  Seed, // a seed as four 32-bit words: two become the key of the generator, two blend into its counter
} from './seed.ts';
export {
  commitmentTo, // the hash of a seed; it may be shown before the first roll without giving the seed away
  seedFrom, // spreads a seed text evenly over 128 bits
} from './seed.ts';
export type {
  Lane, // the dice of one lane: their context, and how often each purpose was drawn there
  TableState, // the kernel's part of the state
} from './state.ts';
export {
  hashOf, // the hash of a state: SHA-256 of its canonical JSON (keys sorted, no spaces)
} from './state.ts';
export type {
  Setting, // how a table is laid
} from './table.ts';
export {
  Table, // a game in progress
} from './table.ts';

// Bots, and games they play alone

export {
  ANSWER_CAP, // a game that needs more answers than this counts as endless
  botRngs, // one generator for each seat's bot, separate from the game's own dice
  notOverAfter, // what is told of a game that was cut short
  optionsOf, // the default options of a game, with any changes a test wants
  playOn, // plays with one bot for each seat until the game is over or the limit is reached
  playOut, // plays with one bot for each seat until the game is over; throws when it does not end
} from './autoplay.ts';
export type {
  Bot, // chooses an answer from what its seat may know
} from './bots.ts';
export {
  botNamed, // finds a bot by name; if there is none, throws a sentence that lists the names there are
  botNames, // the names of all bots that can play a game
  chosenBy, // what a bot chooses for a decision that is waiting at a table
  randomBot, // chooses at random among what is allowed, in any game
  seatsWithoutBot, // the seats whose bot the game does not have
} from './bots.ts';

// How games are weighed

export {
  MOST_NEIGHBOURS, // the most single changes of a form that are named unless somebody wants more
  neighboursOf, // the allowed forms that differ from a filled-in one by a single change
} from './neighbours.ts';
export type {
  Manner, // a manner in which a plan may be suggested
  OddsOf, // the chances shown for a choice
  Suggestion, // a plan with its reason
  Weighing, // what advice and reviews of a game go by
  Worth, // something a game may be about, measured at its end
} from './weighing.ts';
export {
  habitOf, // the bot that plays imagined games on
  MANNERS, // the manners in which a plan may be suggested
  plansTogether, // one suggestion for each plan that differs, with all the manners that come to it
  shortNumber, // a mean as it is told: small ones keep a decimal
  whyByOdds, // the chances shown for a plan as its reason
  worthsBy, // the same where no state of it is at hand, only what it was judged by
  worthsOf, // what a game of so many seats may be judged by, the usual first
} from './weighing.ts';

// New games: options, seats and who sits there

export {
  meaningful, // the fields of a new game that mean something, given the other entries
  settled, // sets every field that is not shown back to its first value, so that it cannot forbid anything
} from './newGame.ts';
export {
  hasSecrets, // whether the seats of a game know different things
  optionsAtTable, // the options with which a new game begins at these seats
  personsOf, // the seats at which people sit
  settledOptions, // the options that follow from who sits at these seats; nobody chooses them
} from './people.ts';

// Sessions, records, and moving them to other rules

export {
  drawsOf, // every random number of a record, with what it follows from
} from './draws.ts';
export type {
  Reader, // who something is for: a seat, the public (null), or a reader who may know everything
} from './handedOut.ts';
export {
  handedOut, // a record as its reader may have it
  isSecret, // whether anybody at the table holds something that others may not know yet
  mayKnow, // whether a reader may know an answer
  stopsFor, // after how many answers a reader may look at a game
  usualReader, // who reads a game: `all`, the only person at the table, or the public
} from './handedOut.ts';
export type {
  LaidOver, // options of an older game, fitted to today's form
  Moving, // a record under the rules of today
} from './moving.ts';
export {
  droppedNames, // the names of the dropped options; one that the game no longer knows goes by its id
  howFar, // how far a record holds, in a sentence that does not say what differs
  optionsOver, // fits the options of an older game to today's form, field by field
  underTheseRules, // replays a record of any version under the rules given here
} from './moving.ts';
export type {
  GameRecord, // a game as it is stored
  PlayedStraight, // what differs between records of games played with the seed's dice and without undo
  Reason, // puts into words why something is not allowed
  SeatRecord, // who sits at a seat
} from './record.ts';
export {
  inEnglish, // a text of the kernel in English, for callers without a language of their own
  optionsFault, // why the options of a new game or a record are not allowed, as a sentence in the caller's words
  optionsRefusal, // why options are not allowed with this number of seats; null when they are
  RECORD_FORMAT, // marks a file as one of ours
  RECORD_VERSION, // version of the record file's own layout
  reasonIn, // reasons in the caller's words, followed by the bare rule case
  recordFromText, // reads a record file; a truncated, edited or foreign one gives a sentence
  recordToSealedText, // a record as the text of a file to continue with elsewhere
  recordToText, // a record as the text of a file, with a checksum so that damage and edits are noticed
  SEALED_FORMAT, // marks a file that holds a sealed record
  straightRecord, // the record of a game played with the seed's dice and without undo
} from './record.ts';
export type {
  Answered, // what an answer came to: done, refused, or waiting for real dice
  SessionStart, // how a session begins
} from './session.ts';
export {
  openingOf, // the session of a record before its first answer
  replay, // replays a record from its first answer
  Session, // a game being played, with everything needed to save it, undo and redo
} from './session.ts';

// Real dice and scripts

export type {
  RollAhead, // what is known about a roll before its dice are thrown
  Script, // where scripted numbers come from
  ScriptEntry, // one number thrown, one named item, or (for a shuffle) the items that end on top
  ScriptedDice, // typed-in numbers by the purpose of the roll they are for
} from './script.ts';
export {
  DiceWanted, // raised when the game needs dice that only a person can throw
  ScriptError, // a typed-in number that is impossible
  unusedDice, // a sentence for every scripted list that was not used up
} from './script.ts';

// Moments and beats, for screens that show a game as it unfolds

export type {
  Beat, // moments that are shown together
  BeatsOf, // groups moments into beats, in order and each into exactly one; a pure function
} from './beats.ts';
export {
  beatsByHeading, // the beats of a game that has none of its own: one for each heading of its log
  headlineOf, // the log entry that names these moments: their heading, or the first entry that is not a roll
  rollsOf, // the rolls of a beat, in the order they were made
} from './beats.ts';
export type {
  BigRoll, // one kind of roll that a game lists as big
  DiceSum, // one number the dice can show
  RollNeed, // what is known of a roll before its dice fall
} from './bigRolls.ts';
export {
  bigRollOf, // the entry in a game's list of big rolls; null when the roll is not in it
  needOf, // what a big roll needs, modifiers allowed for
} from './bigRolls.ts';
export type {
  Moment, // the position after a step that wrote something a seat may read
  Story, // what one seat saw happen: where it began, and every moment since
} from './moments.ts';
export {
  joined, // a story and its sequel, joined into one
  Watch, // watches a table for some seats
} from './moments.ts';

// Plain data

export type {
  Json, // plain JSON values: the only thing a state, an answer or a log event may hold
  Result, // the outcome of something that may be refused
} from './json.ts';
export {
  canonical, // writes plain data as JSON with sorted keys and no spaces
  clone, // copies plain data; the copy shares nothing with the original
  isTooDeep, // whether data is nested so deeply that walking through it would overflow the stack
  own, // what a record holds under a name that came from outside
} from './json.ts';
export {
  sha256, // the SHA-256 digest of a text as 64 hexadecimal digits
} from './sha256.ts';
export {
  shared, // a copy of `now` in which every part that equals its counterpart in `before` is that very part
} from './shared.ts';

// One table, several machines

export type {
  Difference, // what changed between two pieces of plain data
} from './difference.ts';
export {
  differenceOf, // the difference that turns one value into another; an undefined field counts as absent
  withDifference, // applies a difference to a value
} from './difference.ts';
export type {
  SameSea, // how a game is sailed by many on the same sea, each at a table of their own
  SeaCount, // what counts on such a sea
  SeaFigures, // what came of an attempt, without a ship or a place
  SeaLength, // how long an attempt is
} from './sameSea.ts';
export type {
  SeedOrigin, // where a seed came from: the shares of the server and of everybody at the table
} from './shares.ts';
export {
  entrantSealOf, // the seal of somebody's share of the dice of an event, in one round of mixing
  isShare, // whether a text is a share: 256 bits in hexadecimal digits
  mixedSeed, // the seed of a game from all shares
  originFault, // what is wrong with the origin of a seed; null when everything fits
  sealOf, // the seal of the server's share, which is shown before the other shares are known
} from './shares.ts';
