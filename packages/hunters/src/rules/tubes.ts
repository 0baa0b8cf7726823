/** Aiming forms: tubes and rounds, the ships they are aimed at, and the resulting shots (rules 9.2.1, 9.4.2, 9.5.2). */
import type { Field, FormChoice, Option, Refusal, Rng, Text } from '@flotilla/table';
import { labelled, option, text } from '@flotilla/table';
import type { Boat, End, Ship, Shot } from '../state.ts';
import { readyAt, tubesOf } from './boat.ts';
import { shipText, toldApart } from './diary.ts';

/** Both ends of a boat. */
export const ENDS: readonly End[] = ['forward', 'aft'];

/** A tube or round that is not fired. */
export const HOLD: Option = option('hold', { text: 'hold' });

/** Targets as options of a form: those afloat by name, sunk ones greyed (9.2.5). */
export const targetOptions = (ships: readonly Ship[]): Option[] =>
  toldApart(ships).map((ship, index) => {
    const label = text('ship.option', { ship: shipText(ship), tons: ship.tons });
    return labelled(String(index), label, undefined, ship.points > 0 ? undefined : SUNK);
  });

const SUNK: Refusal = { why: text('refused.sunk'), rule: '9.2.5' };

/** The fields of one end: every loaded tube with a target, or held. */
export function tubeFields(boat: Boat, end: End, options: readonly Option[]): Field[] {
  if (readyAt(boat, end) === 0) return [];
  const fields: Field[] = [];
  tubesOf(boat, end).forEach((tube, i) => {
    if (tube !== 'steam' && tube !== 'electric') return;
    const { id, steam, electric } = namesAt(end)[i] as TubeName;
    fields.push({ id, label: tube === 'steam' ? steam : electric, kind: 'choice', options, start: 'hold' });
  });
  return fields;
}

/** The name of a tube in forms, and its label by what is in it. */
interface TubeName {
  readonly id: string;
  readonly steam: Text;
  readonly electric: Text;
}

/** No end of any boat has more tubes. */
export const MOST_TUBES = 6;

const tubeNames = (end: End): readonly TubeName[] =>
  Array.from({ length: MOST_TUBES }, (_, i) => {
    const label = (torpedo: string) =>
      text(`tube.${end}`, { number: i + 1, torpedo: text(`torpedo.${torpedo}`) });
    return { id: `${end}${i + 1}`, steam: label('steam'), electric: label('electric') };
  });

const FORWARD_TUBES = tubeNames('forward');
const AFT_TUBES = tubeNames('aft');

const namesAt = (end: End): readonly TubeName[] => (end === 'forward' ? FORWARD_TUBES : AFT_TUBES);

/** What a form aims a tube at: the number of a ship, or nothing when the tube is held or empty. */
function targetIn(choice: FormChoice, { id }: TubeName): number | null {
  const target = choice[id];
  return target === undefined || target === 'hold' ? null : Number(target);
}

/** The torpedoes a filled-in form fires from one end. */
export function shotsFrom(boat: Boat, end: End, choice: FormChoice, second: boolean): Shot[] {
  const shots: Shot[] = [];
  const tubes = tubesOf(boat, end);
  const names = namesAt(end);
  for (let i = 0; i < tubes.length; i++) {
    const torpedo = tubes[i];
    if (torpedo !== 'steam' && torpedo !== 'electric') continue;
    const target = targetIn(choice, names[i] as TubeName);
    if (target !== null) shots.push({ end, torpedo, target, second });
  }
  return shots;
}

/** Empties the tubes of one end that a form fires; returns how many there were. */
export function emptyFired(boat: Boat, end: End, choice: FormChoice): number {
  const tubes = tubesOf(boat, end);
  const names = namesAt(end);
  let fired = 0;
  for (let i = 0; i < tubes.length; i++) {
    if (tubes[i] === 'empty' || targetIn(choice, names[i] as TubeName) === null) continue;
    tubes[i] = 'empty';
    fired++;
  }
  return fired;
}

/** A form filled in at random. */
export function sampleTargets(fields: readonly Field[], rng: Rng): Record<string, string> {
  const choice: Record<string, string> = {};
  for (const field of fields) {
    if (field.kind !== 'choice') continue;
    choice[field.id] = rng.pick(field.options.filter((option) => !option.refused)).id;
  }
  return choice;
}

/** Whether a form fires anything from one end. */
export function uses(choice: FormChoice, end: End): boolean {
  for (const name of namesAt(end)) if (targetIn(choice, name) !== null) return true;
  return false;
}

const otherEnd = (end: End): End => (end === 'forward' ? 'aft' : 'forward');

/** The end that fires the first salvo: the one chosen, unless only the other fires (9.5.2). */
function leadIn(choice: FormChoice): End {
  const chosen: End = choice.lead === 'aft' ? 'aft' : 'forward';
  return uses(choice, chosen) ? chosen : otherEnd(chosen);
}

/** The torpedoes of a salvo in the order they run: the second salvo last (9.5.2). */
export function salvoShots(boat: Boat, choice: FormChoice): Shot[] {
  const lead = leadIn(choice);
  const shots = shotsFrom(boat, lead, choice, false);
  for (const shot of shotsFrom(boat, otherEnd(lead), choice, true)) shots.push(shot);
  return shots;
}

/**
 * The shot of the torpedo in one tube, as if it were aimed even if it is still held; null for tubes without a torpedo. A second
 * salvo is fired on the surface only: when submerged, each end fires alone (9.2.1).
 */
export function shotIn(boat: Boat, choice: FormChoice, tube: string, surfaced: boolean): Shot | null {
  for (const end of ENDS) {
    const torpedo = tubesOf(boat, end)[namesAt(end).findIndex(({ id }) => id === tube)];
    if (torpedo !== 'steam' && torpedo !== 'electric') continue;
    const target = choice[tube] === 'hold' ? '0' : (choice[tube] ?? '0');
    const second = surfaced && leadIn({ ...choice, [tube]: target }) !== end;
    return { end, torpedo, target: Number(target), second };
  }
  return null;
}

/** Whether a salvo is fired from both ends (9.5.2). */
export function fromBothEnds(shots: readonly Shot[]): boolean {
  const last = shots[shots.length - 1];
  return last !== undefined && last.end !== shots[0]?.end;
}
