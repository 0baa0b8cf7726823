/**
 * What goes with a game besides its rules. Authors furnish their game with it; pages, terminals and servers read it. Whatever is not
 * named here is internal.
 */

// The game and its companion

export type {
  Companion, // what goes with a game
} from './furnish.ts';
export {
  companionOf, // what goes with a game; empty for a game that brings nothing
  furnish, // says what goes with a game
} from './furnish.ts';

// Lessons, and what is going on

export type {
  Cue, // what is said at one question of a lesson
  Lesson, // a game with scripted dice, and its cues
  LessonFacts, // what is known of a lesson before its game is loaded
  Mark, // the state of a lesson at one question
  WayIn, // a way into the middle of a lesson
} from './lesson.ts';
export {
  adviceOf, // what a cue advises at a question
  atQuestion, // notes that the learner is asked something
  beginLesson, // begins a lesson: the table at the learner's first question
  cueNow, // the cue that speaks now
  cueText, // the words of a cue
  heldBack, // why an answer is not allowed yet
  isLesson, // whether a record is a lesson, which is left out of every list of results
  isLessonOver, // whether the last cue has spoken
  joining, // a lesson as it is begun by its way in
  markOfJoining, // where a lesson stands for somebody who has come in by its way in
  wholeChoice, // the whole answer a cue means
} from './lesson.ts';
export type {
  Situation, // who and where, what is at stake, what comes next
} from './situation.ts';

// Beats and big rolls, for screens that show a game as it unfolds

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

// What is told of a game that was played, and how players are compared

export type {
  Comparing, // how figures are compared, apart from where they come from
  House, // the captains of the house, and how a sea is judged by what becomes of them
  Length, // how long an attempt is
  Scored, // what came of an attempt, as it is stored and sent
  ScoreFigure, // a figure of an attempt
  ScoreForm, // a form of tournament for several at one table
  ScorePlan, // an attempt that can be announced as it is
  Scoring, // how players of a game are compared, each at a table of their own or several at one
  SeatScore, // what one seat of a table of several has come to
} from './scoring.ts';
export {
  countOf, // how many a length is of
  figureOf, // one figure of an attempt, whether it is stored or follows from others
  isDuplicate, // whether the score is the number of those left behind
  keyOf, // the numbers by which attempts are compared, the most important first
  leadOf, // the figure in which an order is told
  mindOf, // the dice of a ghost's own mind
  tiesOf, // what decides between equals, in this order
  worthOf, // what one attempt is worth by itself
} from './scoring.ts';
export type {
  Presets, // what is answered beforehand, question by question
  Start, // a ready-made beginning
  StartWishes, // what somebody may say before a ready-made beginning
} from './starts.ts';
export type {
  Honour, // what is counted in the tale of a game, and how much is required
  TaleFacts, // what is kept of a tale
  TaleReader, // how the tale of a game is read
} from './tale.ts';
export {
  countsOf, // how far a game got towards every honour, by id
} from './tale.ts';
