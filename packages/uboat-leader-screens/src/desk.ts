/** What is in hand at the plotting table: the way of answering that is chosen, and what a press does with it. */
import type { Decision, Odds, Option } from '@flotilla/table';
import { capital, oddsText, optionText, percent } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { paired } from '@flotilla/ui/text/paired.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { signal } from '@preact/signals';
import type { Answers, OfferedAnswer } from './answers.ts';
import { answerFor, answersOf, offeredWays, waysOf } from './answers.ts';
import type { Boat, View } from './game.ts';
import { keptFor } from './kept.ts';
import { growOn } from './salvo/draft.ts';
import { word } from './text/index.ts';

const chosen = signal<{ readonly question: string; readonly way: string }>({ question: '', way: '' });

/** What a hand rests on: a finger that has not yet pressed twice, or a pointer passing over. */
interface Looked {
  readonly question: string;
  readonly thing: string;
  readonly by: 'touch' | 'pointer';
}

/** Chances by question and option, and what stands for what: worked out once, however often the table is drawn. */
const oddsKept = keptFor<Decision, readonly Odds[]>();
const answersKept = keptFor<Decision, Answers>();

const NO_ANSWERS: Answers = new Map();

const looked = signal<Looked>({ question: '', thing: '', by: 'pointer' });

/** The plotting table for the question that waits. */
export interface PlotModel {
  readonly session: Session;
  readonly answers: Answers;
  readonly ways: readonly string[];
  readonly way: string;
  readonly choose: (way: string) => void;
  /** What a thing stands for now: its answer, allowed or refused; null where it answers nothing. */
  readonly of: (thing: string) => OfferedAnswer | null;
  /** Answers for a thing; a finger looks first and answers when it presses the same thing again. */
  readonly press: (thing: string, event?: Event) => void;
  /** Answers for a thing at once, whatever pressed it. */
  readonly give: (thing: string) => void;
  /** The thing that is looked at, with how; null while none is. */
  readonly looked: Pick<Looked, 'thing' | 'by'> | null;
  /** Answers for a thing in a way that was carried there from the tray. */
  readonly drop: (way: string, thing: string) => void;
  /** Looks at a thing as a finger does: its order is shown and waits to be given. */
  readonly preview: (thing: string) => void;
  /** Looks at a thing without answering; at nothing when it is empty. */
  readonly look: (thing: string) => void;
  /** A chance that goes with an answer, the one that matters most; null where there is none, or chances are hidden. */
  readonly chance: (answer: OfferedAnswer | null) => number | null;
  /** The same with its fellows: being detected has a figure for each fall-back. Each with what it is about. */
  readonly chances: (
    answer: OfferedAnswer | null,
  ) => readonly { readonly about: string; readonly chance: string }[];
  /** The same in one sentence. */
  readonly chanceWords: (answer: OfferedAnswer | null) => string;
  readonly words: (option: Option) => string;
}

/** Chances worth a chip, the most telling first: of those with the name of a fall-back that of keeping station. */
const TELLING = [
  'detected',
  'detectedHolding',
  'detectedBack',
  'detectedMost',
  'detectedThere',
  'detectedThereHolding',
  'detectedThereBack',
  'detectedThereMost',
  'contact',
  'detects',
  'joins',
  'sunk',
  'shakesOff',
];

/** Chances of one kind, in the order of the rules: all of being detected, or the one that is most telling. */
function fellowsOf(odds: readonly Odds[]): readonly Odds[] {
  const found = odds.filter(({ of }) => /^detected/.test(of));
  return found.length > 0 ? found : odds.filter(({ of }) => of === mostTelling(odds)?.of);
}

const mostTelling = (odds: readonly Odds[]): Odds | null =>
  TELLING.map((of) => odds.find((one) => one.of === of)).find((one) => one) ?? null;

/** Lays the desk for what is asked now. */
export function plotModelOf(session: Session): PlotModel {
  const decision = session.decision.value;
  const { boats } = session.view.value as View;
  const here = boats.find(({ id }) => id === decision?.about.boat)?.place ?? '';
  const answers = decision ? answersKept(decision, here, () => answersOf(decision, here)) : NO_ANSWERS;
  // Special options lie in a tray, where each can be taken in hand even when no other is left.
  const ways = decision?.step === 'spend' ? offeredWays(answers) : waysOf(answers);
  const question = `${session.id} ${decision?.number ?? ''}`;
  const way =
    chosen.value.question === question && ways.includes(chosen.value.way)
      ? chosen.value.way
      : (ways[0] ?? '');
  const of = (thing: string): OfferedAnswer | null => answerFor(answers, thing, way);
  const words = (option: Option): string =>
    capital(say(session.game, optionText(decision?.step ?? '', option)));
  const lookAt = (thing: string, by: Looked['by']): void => {
    const last = looked.peek();
    if (last.question !== question || last.thing !== thing || last.by !== by)
      looked.value = { question, thing, by };
  };
  const give = ({ option }: OfferedAnswer): void => {
    const refusal = option.refused ?? session.answer(option.id);
    if (refusal) tell(paired(words(option), say(session.game, refusal.why)));
  };
  const told = (answer: OfferedAnswer | null): readonly Odds[] => {
    if (!decision || !answer || answer.option.refused || !settings.value.odds) return [];
    return oddsKept(decision, answer.option.id, () => fellowsOf(session.odds(answer.option)));
  };
  const chances: PlotModel['chances'] = (answer) =>
    told(answer).map((odds) => ({
      about: say(session.game, oddsText(odds)),
      chance: percent(spoken(), odds.chance),
    }));
  const now = looked.value.question === question && looked.value.thing !== '' ? looked.value : null;
  return {
    session,
    answers,
    ways,
    way,
    of,
    words,
    looked: now,
    look: (thing) => lookAt(thing, 'pointer'),
    choose: (next) => {
      chosen.value = { question, way: next };
    },
    give: (thing) => {
      const answer = of(thing);
      if (answer && session.mode === 'play') give(answer);
    },
    press: (thing, event) => {
      const answer = of(thing);
      if (!answer || session.mode !== 'play' || growOn(session, thing)) return;
      const seen = now?.thing === thing && now.by === 'touch';
      if (!seen && (isTouch(event) || asksFirst(answer))) lookAt(thing, 'touch');
      else give(answer);
    },
    drop: (dropped, thing) => {
      const answer = answerFor(answers, thing, dropped);
      if (answer && session.mode === 'play') give(answer);
    },
    preview: (thing) => lookAt(thing, 'touch'),
    chance: (answer) => mostTelling(told(answer))?.chance ?? null,
    chances,
    chanceWords: (answer) =>
      chances(answer)
        .map(({ about, chance }) => `${about} ${chance}`)
        .join(', '),
  };
}

/** A finger hides what it presses, and what it starts may not be taken back: so it is told from a mouse. */
export const isTouch = (event: Event | undefined): boolean =>
  (event as PointerEvent | undefined)?.pointerType === 'touch';

/** 7.2 — a boat that enters a port ends its patrol: that is said before it is done, whatever hand presses. */
const asksFirst = ({ way, option }: OfferedAnswer): boolean => way === 'port' && !option.refused;

/** The boat a question is about; null where it is about none. */
export function boatAsked(session: Session, view: View): Boat | null {
  const { boat } = session.decision.value?.about ?? {};
  return view.boats.find(({ id }) => id === boat) ?? null;
}

/** What a thing says to a screen reader about the answer it stands for. */
export function answerWords(desk: PlotModel, answer: OfferedAnswer | null): string {
  if (!answer) return '';
  const { refused } = answer.option;
  if (!refused) return desk.words(answer.option);
  return word('refused', { what: desk.words(answer.option), why: say(desk.session.game, refused.why) });
}
