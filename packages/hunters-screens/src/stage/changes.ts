/** What an event card changes, as figures or a few words: before, and now. */
import type { Beat } from '@flotilla/companion';
import { percent } from '@flotilla/table/run';
import { spoken } from '@flotilla/ui/text/index.ts';
import type { Events, View } from '../game.ts';
import { dudChances } from '../game.ts';
import { word } from '../text/index.ts';
import { factsOf } from './facts.ts';

/** One change. */
export interface Change {
  readonly label: string;
  /** How it was; nothing where only what comes counts. */
  readonly from?: string;
  readonly to: string;
  /** Whether the captain is glad of it. */
  readonly good: boolean;
}

/** What the card of a beat changes; nothing where it is ignored. */
export function changesOf(beat: Beat, before: View, after: View): readonly Change[] {
  const event = factsOf(beat, 'eventHappened')?.event;
  if (!event) return [];
  if (event === 'superiorTorpedoes') return fewerDuds(dudChances(before), dudChances(after));
  const change = changeBy(event, beat, before, after);
  return change ? [change] : [];
}

function changeBy(
  event: Exclude<Events['eventHappened']['event'], 'superiorTorpedoes'>,
  beat: Beat,
  before: View,
  after: View,
): Change | null {
  switch (event) {
    case 'luck':
      return { label: word('card.luck'), from: String(before.luck), to: String(after.luck), good: true };
    case 'spareParts':
      return { label: word('card.parts'), to: word('card.upTo', { n: 2 }), good: true };
    case 'luftwaffeReport':
      return { label: word('card.report'), to: word('card.ship'), good: true };
    case 'weatherReport':
    case 'storm':
      return { label: word('card.calm'), to: word('card.none'), good: false };
    case 'caughtUnawares':
      return { label: word('card.dive'), to: word('card.tooLate'), good: false };
    case 'gyroFailure': {
      const mended = factsOf(beat, 'gyroMended') !== null;
      return { label: word('card.patrol'), to: word(mended ? 'card.goesOn' : 'card.over'), good: mended };
    }
    case 'looseTorpedo':
      return crushed(beat, before);
    case 'manOverboard':
    case 'swimCall':
      return lost(beat, before);
  }
}

type Duds = ReturnType<typeof dudChances>;

/** Duds before and now: one line where both kinds of torpedo are as bad as each other. */
function fewerDuds(before: Duds, after: Duds): readonly Change[] {
  const line = (kind: keyof Duds, label: string): Change => ({
    label,
    from: percent(spoken(), before[kind]),
    to: percent(spoken(), after[kind]),
    good: true,
  });
  if (before.steam === before.electric && after.steam === after.electric)
    return [line('steam', word('card.duds'))];
  return (['steam', 'electric'] as const).map((kind) =>
    line(kind, `${word('card.duds')} · ${word(`torpedo.${kind}`)}`),
  );
}

function crushed(beat: Beat, before: View): Change | null {
  const facts = factsOf(beat, 'looseTorpedo');
  if (!facts) return null;
  const was = before.crew.hands[facts.hand] ?? 'fit';
  return {
    label: word('card.hand'),
    from: word(`wound.${was}`),
    to: word(`wound.${facts.wound}`),
    good: false,
  };
}

function lost(beat: Beat, before: View): Change | null {
  const facts = factsOf(beat, 'manLost');
  if (!facts) return null;
  const was = before.crew.men[facts.man];
  return { label: word(`man.${facts.man}`), from: word(`wound.${was}`), to: word('wound.KIA'), good: false };
}
