/**
 * The kernel's door for those who run a table: servers, pages, terminals and simulations. What a game is made of is at
 * `@flotilla/table`.
 */

// What a game is, and what a running step may do

export {
  catalogueOf, // the sentences of a game in a language, or in one it speaks
  oddsText, // what a chance is about, in words
} from './game.ts';

// Questions, options and answers

export type {
  Answer, // an answer to one decision
  FieldValue, // what a field may hold
  PlainDecision, // a decision as it may leave the process: plain data only
} from './decision.ts';
export {
  askedSeats, // the seats that a seat (null: a spectator) may know to be asked
  fieldsOf, // the fields of a form that mean something, given its other entries
  fieldText, // the label of a field of a form
  numbersOf, // the numbers under which the allowed options of a decision are shown
  optionNumbered, // the option with a number; a refused option may keep its own
  optionText, // the text of an option of a decision, or of a field of its form
  plainDecision, // strips a decision of its functions so that it can be sent or stored
  questionText, // the text of a question
  refusalText, // why a form is refused, naming its fields by their labels rather than their ids
} from './decision.ts';

export {
  findingOf, // what the laboratory found about a switch, in words
} from './findings.ts';

// The log, and putting things into words

export type {
  Density, // how much of the log is shown
} from './log.ts';
export {
  DENSITIES, // the densities of the log, from the war diary to every die
  endingText, // how a game ended in words: `ending.<ending>`
  eventText, // the sentence of an event: `story.<kind>` at story density where the catalogue has it
  logFor, // what a seat may read of the log (a spectator is null), down to a density
  modifierText, // the reason of a modifier in words: `modifier.<why>`
  rollOutcome, // the result of a roll in words
  rollTitle, // what a roll is called: `roll.<purpose>`
} from './log.ts';
export {
  plainName, // a name as it may be shown anywhere
} from './names.ts';
export type {
  Speech, // a language and its sentences
} from './text.ts';
export {
  capital, // a sentence that begins with a capital, even if its first word is a name without one
  LANGUAGES, // the languages of this house
  percent, // a chance as a whole percentage
  placeholdersOf, // the names of the placeholders a sentence uses
  withSeats, // a catalogue that names the players
  words, // puts a text into words
} from './text.ts';
export {
  reviewTexts, // the kernel's sentences about reviews in every language
  tableTexts, // the kernel's sentences in every language; a game's own catalogue takes precedence
} from './texts.ts';

// A table, its state and its chance

export type {
  Context, // the place of a draw: up to four whole numbers, for example patrol, box, encounter, round
} from './chance.ts';
export {
  keyedChance, // the keyed chance of one seed
} from './chance.ts';
export {
  commitmentTo, // the hash of a seed; it may be shown before the first roll without giving the seed away
  turnedSeed, // a seed text that gives way to another seed from a decision on
} from './seed.ts';
export type {
  TableState, // the kernel's part of the state
} from './state.ts';
export {
  hashOf, // the hash of a state: SHA-256 of its canonical JSON (keys sorted, no spaces)
} from './state.ts';
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
export {
  botNamed, // finds a bot by name; if there is none, throws a sentence that lists the names there are
  botNames, // the names of all bots that can play a game
  chosenBy, // what a bot chooses for a decision that is waiting at a table
  randomBot, // chooses at random among what is allowed, in any game
  seatsWithoutBot, // the seats whose bot the game does not have
} from './bots.ts';

// How games are weighed

export {
  habitOf, // the bot that plays imagined games on
  worthsBy, // the same where no state of it is at hand, only what it was judged by
  worthsOf, // what a game of so many seats may be judged by, the usual first
} from './weighing.ts';

// New games: options, seats and who sits there

export {
  meaningful, // the fields of a new game that mean something, given the other entries
  normalised, // sets every field that is not shown back to its first value, so that it cannot forbid anything
} from './newGame.ts';
export {
  forcedOptions, // the options that follow from who sits at these seats; nobody chooses them
  hasSecrets, // whether the seats of a game know different things
  optionsAtTable, // the options with which a new game begins at these seats
  personsOf, // the seats at which people sit
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
  Reason, // puts into words why something is not allowed
  SeatRecord, // who sits at a seat
  Variation, // where a game was taken over from another
} from './record.ts';
export {
  optionsFault, // why the options of a new game or a record are not allowed, as a sentence in the caller's words
  optionsRefusal, // why options are not allowed with this number of seats; null when they are
  RECORD_FORMAT, // marks a file as one of ours
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
  ScriptedDice, // typed-in numbers by the purpose of the roll they are for
} from './script.ts';
export {
  DiceWanted, // raised when the game needs dice that only a person can throw
  unusedDice, // a sentence for every scripted list that was not used up
} from './script.ts';

// Moments, for screens that show a game as it unfolds

export type {
  Story, // what one seat saw happen: where it began, and every moment since
} from './moments.ts';
export {
  Watch, // watches a table for some seats
} from './moments.ts';

// Plain data

export type {
  Result, // the outcome of something that may be refused
} from './json.ts';
export {
  canonical, // writes plain data as JSON with sorted keys and no spaces
  clone, // copies plain data; the copy shares nothing with the original
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
  SeedOrigin, // where a seed came from: the shares of the server and of everybody at the table
} from './shares.ts';
export {
  entrantSealOf, // the seal of somebody's share of the dice of an event, in one round of mixing
  isShare, // whether a text is a share: 256 bits in hexadecimal digits
  mixedSeed, // the seed of a game from all shares
  originFault, // what is wrong with the origin of a seed; null when everything fits
  sealOf, // the seal of the server's share, which is shown before the other shares are known
} from './shares.ts';
export type {
  Branching, // where a variation begins, and with which dice
} from './variation.ts';
export {
  variationOf, // a game that goes on from a moment of a recorded one, and counts for nothing
} from './variation.ts';
