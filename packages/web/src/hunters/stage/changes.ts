/** What an event card changes, as figures or a few words: before, and now. */
import type { Beat } from '@flotilla/table';
import { percent } from '@flotilla/table';
import { spoken } from '../../text/index.ts';
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

/** What the card of a beat changes; null where nothing is drawn. */
export function changeOf(beat: Beat, before: View, after: View): Change | null {
  const ignored = factsOf(beat, 'eventIgnored');
  if (ignored) return { label: word('card.ignored'), to: '–', good: true };
  const happened = factsOf(beat, 'eventHappened');
  return happened && changeBy(happened.event, beat, before, after);
}

function changeBy(
  event: Events['eventHappened']['event'],
  beat: Beat,
  before: View,
  after: View,
): Change | null {
  switch (event) {
    case 'superiorTorpedoes':
      return { label: word('card.duds'), from: dudWords(before), to: dudWords(after), good: true };
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

/** The chance of a dud: one figure where steam and electric torpedoes are as bad as each other. */
function dudWords(view: View): string {
  const { steam, electric } = dudChances(view);
  const chances = steam === electric ? [steam] : [steam, electric];
  return chances.map((chance) => percent(spoken(), chance)).join(' / ');
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
