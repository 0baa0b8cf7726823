/**
 * The director: shows what happened beat by beat and in its order. The answer that brought it about is stored long
 * before; what is played here changes nothing but what can be seen.
 */
import type { Beat, BeatsOf } from '@flotilla/companion';
import type { Moment } from '@flotilla/table';
import { batch, computed, signal } from '@preact/signals';
import type { AnswerStory } from '../base/session.ts';
import type { StageSpeed } from './timing.ts';

/**
 * `roll`: waits for the player to throw; `dice`: the dice fall; `play`: the picture moves; `hold`: it stands still, and
 * where the beat is a stop waits for the player to go on.
 */
export type Phase = 'roll' | 'dice' | 'play' | 'hold';

/** What a director needs to know of the house. */
export interface StageEnv {
  readonly beatsOf: BeatsOf;
  readonly paceOf: (beat: Beat) => StageSpeed;
  /** The pace of a beat that is shown again, which somebody wants to see even where everything is shown at once. */
  readonly paceAgain: (beat: Beat) => StageSpeed;
  /** Whether the player throws the dice of a beat. */
  readonly throws: (beat: Beat) => boolean;
  /** Whether stops wait for the player; a replay goes on by itself. */
  readonly waits: () => boolean;
  /** Whether everything is shown at once. */
  readonly atOnce: () => boolean;
  /** Whether the end of a beat is looked at even by those who skip the rest or see everything at once. */
  readonly stays?: (beat: Beat) => boolean;
  /** Runs something later; gives a way to call it off. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** The time now, in milliseconds. */
  readonly now: () => number;
  /** How much of a story has been shown; null when nothing is known of it. */
  readonly shownOf: (told: AnswerStory) => number | null;
  readonly keepShown: (told: AnswerStory, moments: number) => void;
}

/** Where nobody waits at a stop it is held so long, so that it can be read. */
const HELD = 1400;

/** Plays the beats of one table. */
export class Director {
  readonly #house: StageEnv;
  readonly #story = signal<AnswerStory | null>(null);
  readonly #beats = signal<readonly Beat[]>([]);
  readonly #at = signal(0);
  readonly #phase = signal<Phase>('hold');
  /** How many beats have been shown to their end. */
  #reached = 0;
  /** What has been shown before is shown again: nothing has to be thrown a second time. */
  #again = false;
  #restForMe = false;
  #callOff: () => void = () => {};
  #began = 0;
  #lasts = 0;

  constructor(house: StageEnv) {
    this.#house = house;
  }

  /** The beats of what is told. */
  get beats(): readonly Beat[] {
    return this.#beats.value;
  }

  /** The place of the beat on the stage; behind the last one when the question stands there. */
  get at(): number {
    return this.#at.value;
  }

  get phase(): Phase {
    return this.#phase.value;
  }

  /** What is told. */
  get story(): AnswerStory | null {
    return this.#story.value;
  }

  /** The beat on the stage; null when the question stands there. */
  readonly beat = computed<Beat | null>(() => this.#beats.value[this.#at.value] ?? null);

  /** How many moments can be seen; null when everything can. */
  readonly shown = computed<number | null>(() => {
    const beat = this.beat.value;
    if (!beat) return null;
    const before = countIn(this.#beats.value.slice(0, this.#at.value));
    return this.#showsBeat(beat, this.#phase.value) ? before + beat.moments.length : before;
  });

  /** Whether the position after the beat on the stage can be seen already. */
  get shows(): boolean {
    const beat = this.beat.value;
    return beat === null || this.#showsBeat(beat, this.#phase.value);
  }

  /** What could be seen before the beat on the stage. */
  readonly before = computed<object>(() => {
    const story = this.#story.value?.story;
    const shown = countIn(this.#beats.value.slice(0, this.#at.value));
    return story?.moments[shown - 1]?.view ?? story?.before.view ?? {};
  });

  /** How many beats the player knows of: those he has come to. How many are to come would tell him what comes of them. */
  get known(): number {
    return Math.min(this.beats.length, Math.max(this.#reached, this.at + 1));
  }

  /** Whether the player looks back at a beat that was shown before. */
  get looksBack(): boolean {
    return this.#at.value < this.#reached;
  }

  /** How far the phase has got, from 0 to 1; nothing is drawn anew because of it. */
  progress(): number {
    if (this.#lasts === 0) return 1;
    return Math.max(0, Math.min(1, (this.#house.now() - this.#began) / this.#lasts));
  }

  /** How many milliseconds the phase lasts. */
  get lasts(): number {
    return this.#lasts;
  }

  /** Something new is told, or there is more of it. */
  follow(told: AnswerStory | null): void {
    const before = this.#story.peek();
    const goesOn = told !== null && before !== null && sameStory(told, before);
    batch(() => {
      if (goesOn) this.#extend(told);
      else this.#begin(told);
    });
  }

  /** The player throws the dice. */
  roll(): void {
    if (this.#phase.peek() === 'roll') this.#fall();
  }

  /** The table throws this roll and the rest of what is told. */
  rollRest(): void {
    this.#restForMe = true;
    this.roll();
  }

  /** Goes on: throws, comes to the end of what moves, or takes up the next beat. */
  goOn(): void {
    if (!this.beat.peek()) return;
    const phase = this.#phase.peek();
    if (phase === 'roll') this.#fall();
    else if (phase === 'hold') this.#enter(this.#at.peek() + 1);
    else this.#end();
  }

  /** Goes to the question, or to the end of the next beat that nobody skips. */
  skip(): void {
    const at = this.#at.peek();
    const beats = this.#beats.peek();
    if (this.#staysAt(beats[at])) return;
    const next = beats.findIndex((beat, i) => i >= Math.max(at, this.#reached) && this.#stays(beat));
    if (next < 0) {
      this.#enter(beats.length);
      return;
    }
    batch(() => {
      this.#at.value = next;
      this.#end();
    });
  }

  #stays(beat: Beat): boolean {
    return this.#house.stays?.(beat) ?? false;
  }

  /** Whether a beat that nobody skips has come to its end and waits for the player. */
  #staysAt(beat: Beat | undefined): boolean {
    return beat !== undefined && !this.#again && this.#phase.peek() === 'hold' && this.#stays(beat);
  }

  /** Steps back to the end of the beat before. */
  back(): void {
    if (this.#at.peek() > 0) this.#stand(this.#at.peek() - 1);
  }

  /** Steps forward to the end of the next beat, as far as it has been shown; then goes on. */
  forth(): void {
    const at = this.#at.peek();
    if (at + 1 < this.#reached) this.#stand(at + 1);
    else this.goOn();
  }

  /** Shows everything again from its first beat. */
  again(): void {
    if (this.#beats.peek().length === 0) return;
    this.#again = true;
    this.#enter(0);
  }

  /** Ends whatever still runs. */
  close(): void {
    this.#callOff();
  }

  #begin(told: AnswerStory | null): void {
    this.#callOff();
    const beats = told ? this.#house.beatsOf(told.story.moments) : [];
    this.#story.value = told;
    this.#beats.value = beats;
    this.#again = false;
    this.#restForMe = false;
    const shown = told ? this.#shownBefore(told) : 0;
    this.#reached = indexAfter(beats, shown);
    this.#enter(this.#reached);
  }

  /** How many moments of something new have been shown before. */
  #shownBefore(told: AnswerStory): number {
    const all = told.story.moments.length;
    if (told.when === 'past') return all;
    return this.#house.shownOf(told) ?? (told.when === 'live' ? 0 : all);
  }

  #extend(told: AnswerStory): void {
    const beats = this.#beats.peek();
    const at = this.#at.peek();
    const before = countIn(beats.slice(0, at));
    const more = this.#house.beatsOf(told.story.moments);
    this.#story.value = told;
    this.#beats.value = more;
    // What was shown whole stays so; a beat to which something was added is played again from its beginning.
    if (at < beats.length && countIn(more.slice(0, at)) === before) return;
    this.#reached = Math.min(this.#reached, indexAfter(more, before));
    this.#enter(indexAfter(more, before));
  }

  #enter(at: number): void {
    this.#callOff();
    const beats = this.#beats.peek();
    const beat = beats[at];
    batch(() => {
      this.#at.value = Math.min(at, beats.length);
      if (beat && !this.#isShownAtOnce(beat)) this.#start(beat, at);
      else this.#finish();
    });
  }

  #start(beat: Beat, at: number): void {
    this.#keep(at);
    if (this.#waitsForThrow(beat)) this.#set('roll', 0);
    else if (beat.big) this.#fall();
    else this.#play();
  }

  /** Whether a beat needs no time of its own: everything at once, or the last one, which stands beside the question. */
  #isShownAtOnce(beat: Beat): boolean {
    if (this.#waitsForThrow(beat)) return false;
    if (this.#house.atOnce() && !this.#again)
      return !this.#restOf(beat).some((one) => this.#waitsForThrow(one) || this.#stays(one));
    const last = this.#at.peek() === this.#beats.peek().length - 1;
    return last && !beat.stop && !beat.big && this.#paceOf(beat).shows === 'first';
  }

  /** This beat and all after it. */
  #restOf(beat: Beat): readonly Beat[] {
    const beats = this.#beats.peek();
    return beats.slice(beats.indexOf(beat));
  }

  #finish(): void {
    const all = this.#beats.peek().length;
    this.#at.value = all;
    this.#reached = all;
    this.#again = false;
    this.#set('hold', 0);
    this.#keep(all);
  }

  #waitsForThrow(beat: Beat): boolean {
    return !this.#again && !this.#restForMe && this.#house.waits() && this.#house.throws(beat);
  }

  #fall(): void {
    const { dice } = this.#pace();
    if (dice === 0) {
      this.#play();
      return;
    }
    this.#set('dice', dice);
    this.#callOff = this.#house.later(dice, () => this.#play());
  }

  #play(): void {
    const { play } = this.#pace();
    if (play === 0) {
      this.#end();
      return;
    }
    this.#set('play', play);
    this.#callOff = this.#house.later(play, () => this.#end());
  }

  #end(): void {
    this.#callOff();
    const beat = this.beat.peek();
    if (!beat) return;
    const at = this.#at.peek();
    batch(() => {
      this.#set('hold', 0);
      this.#reached = Math.max(this.#reached, at + 1);
      this.#keep(at + 1);
      const hurries = this.#house.atOnce() && !this.#again && !this.#stays(beat);
      if (!beat.stop || hurries) this.#enter(at + 1);
      else if (!this.#house.waits()) this.#callOff = this.#house.later(HELD, () => this.#enter(at + 1));
    });
  }

  /** Shows the end of a beat, standing still. */
  #stand(at: number): void {
    this.#callOff();
    batch(() => {
      this.#at.value = at;
      this.#set('hold', 0);
    });
  }

  #set(phase: Phase, lasts: number): void {
    this.#began = this.#house.now();
    this.#lasts = lasts;
    this.#phase.value = phase;
  }

  #pace(): StageSpeed {
    return this.#paceOf(this.beat.peek() as Beat);
  }

  #paceOf(beat: Beat): StageSpeed {
    return this.#again ? this.#house.paceAgain(beat) : this.#house.paceOf(beat);
  }

  #showsBeat(beat: Beat, phase: Phase): boolean {
    if (phase === 'hold') return true;
    return phase === 'play' && this.#paceOf(beat).shows === 'first';
  }

  #keep(beats: number): void {
    const told = this.#story.peek();
    if (told && !this.looksBack) this.#house.keepShown(told, countIn(this.#beats.peek().slice(0, beats)));
  }
}

const sameStory = (one: AnswerStory, other: AnswerStory): boolean =>
  one.since === other.since &&
  one.story.seat === other.story.seat &&
  one.story.moments.length >= other.story.moments.length &&
  other.story.moments.every((moment, i) => sameMoment(moment, one.story.moments[i] as Moment));

const sameMoment = (one: Moment, other: Moment): boolean =>
  one === other || (one.log === other.log && one.events.length === other.events.length);

const countIn = (beats: readonly Beat[]): number =>
  beats.reduce((count, { moments }) => count + moments.length, 0);

/** The first beat that does not lie within so many moments. */
function indexAfter(beats: readonly Beat[], moments: number): number {
  let count = 0;
  const found = beats.findIndex((beat) => {
    count += beat.moments.length;
    return count > moments;
  });
  return found < 0 ? beats.length : found;
}
