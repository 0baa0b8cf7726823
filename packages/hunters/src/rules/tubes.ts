/** Aiming forms: tubes and rounds, the ships they are aimed at, and the shots that come of it (rules 9.2.1, 9.4.2, 9.5.2). */
import type { Field, FormChoice, Option, Refusal, Rng, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Boat, End, Ship, Shot } from '../state.ts';
import { readyAt, tubesOf } from './boat.ts';
import { shipText } from './diary.ts';

/** Both ends of a boat. */
export const ENDS: readonly End[] = ['forward', 'aft'];

/** A tube or round that is not fired. */
export const HOLD: Option = { id: 'hold', text: 'hold' };

/** Targets as options of a form: those afloat by name, sunk ones greyed (9.2.5). */
export const targetOptions = (ships: readonly Ship[]): Option[] =>
  ships.map((ship, index) => {
    const label = text('ship.option', { ship: shipText(ship), tons: ship.tons });
    const id = String(index);
    return ship.points > 0 ? { id, label } : { id, label, refused: SUNK };
  });

const SUNK: Refusal = { why: text('refused.sunk'), rule: '9.2.5' };

/** The fields of one end: every loaded tube with a target, or held. */
export function tubeFields(boat: Boat, end: End, options: readonly Option[]): Field[] {
  if (readyAt(boat, end) === 0) return [];
  const fields: Field[] = [];
  tubesOf(boat, end).forEach((tube, i) => {
    if (tube !== 'steam' && tube !== 'electric') return;
    const { id, label } = TUBES[end][i] as TubeName;
    fields.push({ id, label: label[tube], kind: 'choice', options, start: 'hold' });
  });
  return fields;
}

/** A tube as forms name it, and its label by what lies in it. */
interface TubeName {
  readonly id: string;
  readonly label: Readonly<Record<'steam' | 'electric', Text>>;
}

const MOST_TUBES = 6;

const tubeNames = (end: End): readonly TubeName[] =>
  Array.from({ length: MOST_TUBES }, (_, i) => {
    const label = (torpedo: string) =>
      text(`tube.${end}`, { number: i + 1, torpedo: text(`torpedo.${torpedo}`) });
    return { id: `${end}${i + 1}`, label: { steam: label('steam'), electric: label('electric') } };
  });

const TUBES: Readonly<Record<End, readonly TubeName[]>> = {
  forward: tubeNames('forward'),
  aft: tubeNames('aft'),
};

/** What a form aims a tube at: the number of a ship, or nothing when the tube is held or empty. */
export function targetIn(choice: FormChoice, end: End, tube: number): number | null {
  const target = choice[(TUBES[end][tube] as TubeName).id];
  return target === undefined || target === 'hold' ? null : Number(target);
}

/** The torpedoes a filled-in form fires from one end, taken out of their tubes' count. */
export function shotsFrom(boat: Boat, end: End, choice: FormChoice, second: boolean): Shot[] {
  const shots: Shot[] = [];
  tubesOf(boat, end).forEach((tube, i) => {
    const target = targetIn(choice, end, i);
    if (target === null || (tube !== 'steam' && tube !== 'electric')) return;
    shots.push({ end, torpedo: tube, target, second });
  });
  return shots;
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
  for (let tube = 0; tube < MOST_TUBES; tube++) if (targetIn(choice, end, tube) !== null) return true;
  return false;
}

/** The torpedoes of a salvo in the order they run: the second salvo last (9.5.2). */
export function salvoShots(boat: Boat, choice: FormChoice): Shot[] {
  const aftFirst = choice.lead === 'aft' ? uses(choice, 'aft') : !uses(choice, 'forward');
  const lead: End = aftFirst ? 'aft' : 'forward';
  const other: End = lead === 'forward' ? 'aft' : 'forward';
  return [...shotsFrom(boat, lead, choice, false), ...shotsFrom(boat, other, choice, true)];
}
