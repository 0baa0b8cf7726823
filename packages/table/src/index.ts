/**
 * The public door of the kernel: everything games, bots, screens and servers may rely on. Whatever is not named here is
 * internal and may change without notice; `npm run docs` makes a page of every name.
 */

// What a game is, and what a running step may do

export type {
  Block, // one block of a description
  Fact, // a label with its value; the tone adds to the words, it never replaces them
} from './describe.ts';
export type {
  AfterRoll, // sees every roll of a step before anything comes of it
  AnyGame, // any game, where its own types do not matter
  AnyStep, // a step whose own name does not matter
  Chosen, // what one seat chose
  Fallen, // what a roll leaves behind: what it means, and what the dice showed
  Figures, // what a game measures about itself when it is over, for simulations
  FillStep, // a step that asks for a form from one seat or, secretly, from several at once
  Frame, // a pending step
  GameDefinition, // a game
  GameShape, // the types a game brings: one interface per game lists them
  Odds, // a chance worth showing before a choice
  Offering, // what a step offers to a seat; what it refuses goes into the list too, or into `greyed`
  Outcome, // how a game ended
  PickStep, // a step that offers a list to one seat or, secretly, to several at once
  PlainStep, // a step that asks nobody
  RollSpec, // what a roll is and what comes of it
  RollStep, // a step that rolls, and does what comes of it
  Step, // any step of a game
  StepName, // the names of a game's steps
  Steps, // all steps of a game, one definition for each name
  Telling, // the arguments of each event's sentence, made of its facts
  WaitingStep, // a pending step as its game knows it: the arguments go with the name
} from './game.ts';
export {
  anyGame, // hides a game's own types, for registries that hold many games
  defineGame, // checks what the compiler cannot (names, first step, bots) and returns the game
  oddsText, // what a chance is of, in words
} from './game.ts';
export type {
  FillSpec, // what a single-seat form needs; the seat is 0 when left out
  PickSpec, // what a single-seat pick needs; the seat is 0 when left out
} from './rulebook.ts';
export {
  rulebook, // the definers of one game's steps, typed by that game; a hook sees every roll of a step
} from './rulebook.ts';
export type {
  Roll, // how a roll fell
  Throw, // how dice fell that no chart reads
  ThrownRoll, // a roll that was thrown, for whoever watches a recorded table
  Turn, // what a running step holds
} from './turn.ts';

// Dice, charts, modifiers and declared rolls

export type {
  Chart, // a chart ready for look-ups
  ChartData, // a chart as it stands in a data file
  Check, // what a simple check needs: dice that must reach, or stay at or under, a number
  Row, // one line of a chart: the totals `from`..`to` (an end left out is open) give `result`
} from './chart.ts';
export {
  chanceIn, // the exact chance that a column gives a result, with the dice it came from, as wished
  chanceToPass, // the exact chance that a check is passed when `plus` is added to the dice
  chartFaults, // checks that every total the dice and modifiers can reach maps to exactly one row of every
  checkChart, // the two-row chart behind a check: `passed` or `failed`
  defineChart, // makes a chart out of its data
  knownOddsOf, // the same as `oddsOf`, worked out only once for each chart, column and sum
  lookup, // the result of a column for a total
  oddsOf, // the exact chance of each result label of a column when `plus` is added to the dice
  rowThrown, // the row that answers dice with modifiers
  under, // the same chart under another purpose: its rolls have a name and dice of their own
} from './chart.ts';
export type {
  Dice, // a parsed dice expression
  DiceText, // `2d6` (sum), `d10` (one die), `3d10kh` / `3d10kl` (keep the highest / lowest)
} from './dice.ts';
export {
  diceOf, // parses a dice expression; throws a sentence when it is not one
  distributionOf, // the exact chance of every number the dice can show
} from './dice.ts';
export type {
  Applied, // a modifier as it fell in one roll
  Modifier, // one line of a modifier list, judged against what the roll is about
} from './modifiers.ts';
export {
  appliedOf, // the modifiers that apply, each with its value; those worth nothing are left out
  reachOf, // the lowest and highest sum a modifier list can reach
  sumOf, // the sum of all modifiers that apply
} from './modifiers.ts';
export type {
  Declared, // a declared roll
  Promised, // what a shown chance stands for: the roll that is to follow, and the results that were meant
  RollFacts, // what a roll is
  RollOf, // a declared roll of a game
  Showing, // how a chance is shown, besides its number
} from './rolls.ts';
export {
  appliedFor, // the modifiers that would apply now
  chanceOf, // the exact chance that a declared roll falls as wanted, as things stand in a state
  chancesOf, // the exact chance of each result of a declared roll by its label
  chartFor, // the chart a roll would be thrown on now, under its own purpose
  columnFor, // the column a roll would be read in now
  declareRoll, // declares a roll
  plusFor, // what would be added to the dice now
  resultsOf, // every result of a declared roll with its chance: what sums over several rolls are made of
  shownChance, // a chance to show before a choice
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
  Greyed, // where a step puts what it refuses
  OpenQuestion, // a question that lies open for the whole table
  Option, // something a seat may choose, or may not choose now
  PickDecision, // a choice from a finite list
  PlainDecision, // a decision as it may leave the process: plain data only
  Refusal, // why something is not allowed: a text key with arguments, and the rule that forbids it
} from './decision.ts';
export {
  askedSeats, // the seats that a seat (null: a spectator) may know to be asked
  asWord, // whatever somebody sent, in words that fit into a sentence
  checkForm, // judges the form itself (every field present, of its kind and within its limits)
  fieldsOf, // the fields of a form that mean something as it is filled in
  fieldText, // the label of a field of a form
  labelled, // an option with a label of its own
  numbersOf, // the numbers under which the allowed options of a decision are shown
  option, // an option with every field in its place
  optionNumbered, // the option that has a number; one that is not allowed now may keep its own
  options, // options that are told by their names alone
  optionText, // the text of an option of a decision, or of a field of its form
  plainDecision, // strips a decision of its functions so that it can be sent or stored
  questionText, // the text of a question
  refusalText, // why a form is refused; its fields are called by their labels and not by their ids
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
  deckOf, // a deck of these cards, not yet shuffled
  discardCard, // lays a card on the discard pile
  drawCard, // draws the top card; an empty draw pile is first refilled from the discards
  drawCards, // draws up to `count` cards, fewer when deck and discards run out
  moveOnTrack, // moves a marker, stopping at the ends; gives the distance it really moved
  reshuffle, // shuffles the discards under the draw pile
  takeFromCup, // takes one counter blindly out of a cup; null when the cup is empty
  trackOf, // a track with its marker on `at`
} from './piles.ts';

// What is told of a game that was played

export type {
  Honour, // what is counted in the tale of a game, and how much of it is asked for
} from './honours.ts';
export {
  countsOf, // how far a game came towards every honour, by id
} from './honours.ts';

// The log, and everything that is put into words

export type {
  Density, // how much of the log is shown
  EventStyle, // how an event of one kind appears in the log
  Facts, // what an event knows: plain facts, such as numbers and ids, never sentences
  LogEvent, // something that happened
  RollRecord, // everything about one roll
} from './log.ts';
export {
  DENSITIES, // from the war diary to every die
  endingText, // how a game ended in words: `ending.<ending>`
  eventText, // the sentence of an event: `story.<kind>` at story density where the catalogue has it
  logFor, // what a seat may read of the log (a spectator is null), down to a density
  modifierText, // the reason of a modifier in words: `modifier.<why>`
  ROLLED, // the kind of event the kernel writes for every roll
  rollOutcome, // the result of a roll in words
  rollTitle, // what a roll is called: `roll.<purpose>`
} from './log.ts';
export {
  isPlainName, // whether a text is a name already, whatever blanks stand in it
  MOST_NAME, // as many characters of a name are shown, counted as a reader counts them
  oneLine, // a text on one line, without anything that a screen obeys rather than shows
  plainName, // a name as it may be shown anywhere
} from './names.ts';
export type {
  Catalogue, // the sentences of one language by key
  Language, // one of the languages every game speaks
  Speech, // a language with the sentences to speak it
  Text, // a literal (a proper name) or a key of the catalogue with its arguments
  TextArgs, // what fills the placeholders of a text
} from './text.ts';
export {
  capital, // a sentence with a capital at its beginning, whatever name it begins with
  LANGUAGES, // the languages every game speaks
  percent, // a chance as a whole percentage
  placeholdersOf, // the names of the placeholders a sentence uses
  text, // makes a key with arguments
  withSeats, // a catalogue that names the players
  words, // puts a text into words
} from './text.ts';
export {
  tableTexts, // the kernel's sentences in every language; a game's catalogue is laid over them
} from './texts.ts';

// A table, its state and its chance

export type {
  Chance, // source of keyed random numbers; `open` places it, `below` takes numbers from there
  Context, // places a draw: up to four whole numbers from 0 to 65535, for example patrol, box, encounter
  Rng, // random choices for a bot, a sample or a test; never used by rules
} from './chance.ts';
export {
  KeyedChance, // what `keyedChance` gives
  keyedChance, // keyed chance of one seed
  rngFrom, // a generator for bots and tests
} from './chance.ts';
export type {
  Seed, // a seed as four 32-bit words: two become the key of the generator, two blend into its counter
} from './seed.ts';
export {
  commitmentTo, // the hash of a seed that may be shown before the first roll without telling the seed
  seedFrom, // spreads a seed text evenly over 128 bits
} from './seed.ts';
export type {
  Lane, // where the dice of one lane stand: their context, and how often each purpose was drawn there
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
  botRngs, // one generator for each seat's bot, apart from the game's own dice
  optionsOf, // the options of a game with everything left as the form starts, changed where a test says so
  playOut, // lets one bot for each seat play until the game is over or the limit is reached
} from './autoplay.ts';
export type {
  Bot, // chooses an answer from what its seat may know
} from './bots.ts';
export {
  botNamed, // finds a bot by name; throws a sentence that lists the names there are
  botNames, // the names of all bots that can sit at a game
  chosenBy, // what a bot chooses at a table for a decision that waits there
  randomBot, // chooses evenly among what is allowed, at any game
  seatsWithoutBot, // the seats of a game whose bots it does not have
} from './bots.ts';

// New games: options, seats and who sits there

export {
  meaningful, // the fields of a new game that mean something as the form stands
  settled, // what is not shown must not forbid anything: it goes back to how it starts
} from './newGame.ts';
export {
  hasSecrets, // whether the seats of a game know different things
  optionsAtTable, // the options with which a new game begins at these seats
  personsOf, // the seats at which people sit
  settledOptions, // the options that the people at these seats settle; nobody chooses them
} from './people.ts';

// Sessions, records, and moving them to other rules

export type {
  Reader, // whose eyes something is for: a seat, the public (null), or everybody, who may know all
} from './handedOut.ts';
export {
  handedOut, // a record as its reader may have it
  isSecret, // whether somebody at the table holds something that others may not know yet
  mayKnow, // whether a reader may know an answer
  stopsFor, // after how many answers a reader may look at a game
  usualReader, // who reads a game: everybody where nothing is hidden (any more)
} from './handedOut.ts';
export type {
  LaidOver, // old options laid over today's form
  Moving, // a record under the rules of today
} from './moving.ts';
export {
  droppedNames, // the names of options that were dropped; one the game has forgotten goes by its id
  howFar, // how far a record holds, in a sentence; what differs is not told
  optionsOver, // lays the options of an older game over today's form, field by field
  underTheseRules, // plays a record of any version again under the rules given here, answer by answer
} from './moving.ts';
export type {
  GameRecord, // a game as it is kept
  PlayedStraight, // what the record of a game holds that was played by the seed's dice and without a step
  Reason, // puts into words why something is not allowed
  SeatRecord, // who sits at a seat
} from './record.ts';
export {
  inEnglish, // the kernel's own sentences in English, for callers that speak no language of their own
  optionsFault, // judges the options of a new game or a record
  optionsRefusal, // why options are not allowed at so many seats; null when they are
  RECORD_FORMAT, // marks a file as one of ours
  RECORD_VERSION, // version of the record file's own layout
  reasonIn, // reasons in the caller's words, with the bare rule case behind them
  recordFromText, // reads a record file; a truncated
  recordToSealedText, // a record as a file to go on with elsewhere
  recordToText, // a record as a file: with a check sum over all the rest
  SEALED_FORMAT, // marks a file that holds a record under a seal
  straightRecord, // the record of a game that was played by the seed's dice and without a step back
} from './record.ts';
export type {
  Answered, // what an answer came to: done, refused, or waiting for real dice
  SessionStart, // how a session begins
} from './session.ts';
export {
  openingOf, // the session of a record before its first answer
  replay, // replays a record from its first answer
  Session, // a game being played, with everything needed to save it, take back and do again
} from './session.ts';

// Real dice and scripts

export type {
  RollAhead, // what a throw on a chart is about, as far as it is known before the dice fall
  Script, // where scripted numbers come from
  ScriptEntry, // one throw value, one named item, or (for a shuffle) the items that come first
  ScriptedDice, // typed-in numbers by the purpose of the roll they are for
} from './script.ts';
export {
  DiceWanted, // thrown when the game needs dice that only a person can throw
  ScriptError, // a typed-in number that cannot be
  unusedDice, // a sentence for every dice list that was not used up
} from './script.ts';

// Moments and beats, for whoever shows a game as it unfolds

export type {
  Beat, // something that is shown as one thing
  BeatsOf, // groups moments into beats; pure: every moment comes into exactly one beat, and in its order
} from './beats.ts';
export {
  beatsByHeading, // the beats of a game that has none of its own: one for each heading of its log
  headlineOf, // the entry that names moments: their heading, otherwise the first that is no roll
  rollsOf, // the rolls of a beat, in the order they fell
} from './beats.ts';
export type {
  BigRoll, // one kind of roll that a game lists as big
  DiceSum, // one number the dice can show
  RollNeed, // what is known of a roll before its dice fall
} from './bigRolls.ts';
export {
  bigRollOf, // what a game lists about a roll; null when it is not a big one
  needOf, // what a big roll needs, modifiers taken into account
} from './bigRolls.ts';
export type {
  Moment, // the position after a step that wrote something into the log of a seat
  Story, // how something came about before the eyes of one seat: where it began, and every moment since
} from './moments.ts';
export {
  joined, // one story and what came after it, as one
  Watch, // watches a table for some seats
} from './moments.ts';

// Plain data

export type {
  Json, // plain JSON values: the only thing a state, an answer or a log event may hold
  Result, // the outcome of something that may be refused
} from './json.ts';
export {
  canonical, // writes plain data as JSON with sorted keys and no spaces
  clone, // copies plain data; nothing of the copy is shared with the original
  isTooDeep, // whether data is nested so deep that whoever walks through it would fall
  own, // what a record holds under a name that came from outside
} from './json.ts';
export {
  sha256, // the SHA-256 digest of a text as 64 hexadecimal digits
} from './sha256.ts';
export {
  shared, // a copy of `now` in which every part that equals its counterpart in `before` is that very part
} from './shared.ts';

// Several places, one table

export type {
  Difference, // what changed between two pieces of plain data
} from './difference.ts';
export {
  differenceOf, // what turns one value into another
  withDifference, // lays a difference on a value
} from './difference.ts';
export type {
  SeedOrigin, // where a seed came from: the shares of the server and of everybody at the table
} from './shares.ts';
export {
  isShare, // whether a text is a share: 256 bits in hexadecimal digits
  mixedSeed, // the seed of a game from all shares
  originFault, // what is wrong with the origin of a seed; null when everything fits
  sealOf, // what is shown of the server's share before the others are known
} from './shares.ts';
