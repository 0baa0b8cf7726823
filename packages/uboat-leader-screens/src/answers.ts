/** Which options of the waiting question belong to which thing on the board: areas, ports, boats, ships, sectors. */
import type { Decision, Option, PickDecision } from '@flotilla/table';

/** An option that is offered, or refused with its reason. */
export interface OfferedAnswer {
  readonly option: Option;
  /** What the option's id says before the place: a depth, a counter, a weapon; empty where it names the place alone. */
  readonly way: string;
}

/** The options by the thing they name. */
export type Answers = ReadonlyMap<string, readonly OfferedAnswer[]>;

/** An option's id is `way:thing` or `thing`; torpedoes name their place and kind behind the ship. */
function partsOf(id: string): { readonly way: string; readonly thing: string } {
  const [first = '', second, ...more] = id.split(':');
  if (second === undefined) return { way: '', thing: first };
  return { way: [first, ...more].join(':'), thing: second };
}

/** Orders to remain: they belong to the place where the boat is. */
const REMAIN = new Set(['stay', 'stop']);

/**
 * Everything a question offers on the board; nothing while there is none, or a form is asked for. `here` is the place
 * of the boat that is asked about.
 */
export function answersOf(decision: Decision | null, here = ''): Answers {
  const found = new Map<string, OfferedAnswer[]>();
  if (decision?.kind !== 'pick') return found;
  const add = (option: Option): void => {
    const { way, thing } = REMAIN.has(option.id) ? { way: '', thing: here } : partsOf(option.id);
    found.set(thing, [...(found.get(thing) ?? []), { option, way }]);
  };
  for (const option of (decision as PickDecision).options) add(option);
  for (const option of (decision as PickDecision).refused) add(option);
  return found;
}

/**
 * The ways a question offers, in the order it lists them: depths, counters, weapons. None where every thing stands for
 * one answer only, because then there is nothing to choose before it is pressed.
 */
export function waysOf(answers: Answers): string[] {
  const ways = new Set<string>();
  let contested = false;
  for (const list of answers.values()) {
    const offered = list.filter(({ option, way }) => way !== '' && !option.refused);
    contested ||= offered.length > 1;
    for (const { way } of offered) ways.add(way);
  }
  return contested ? [...ways] : [];
}

/** Every way a question offers, whether or not there is a choice between them. */
export const offeredWays = (answers: Answers): string[] => [
  ...new Set(
    [...answers.values()]
      .flat()
      .filter(({ option, way }) => way !== '' && !option.refused)
      .map(({ way }) => way),
  ),
];

/** The answer a press on a thing gives: in the chosen way, or in any where no way has to be chosen. */
export function answerFor(answers: Answers, thing: string, way: string): OfferedAnswer | null {
  const list = answers.get(thing) ?? [];
  const fit = way === '' ? list : list.filter((answer) => answer.way === way || answer.way === '');
  return fit.find(({ option }) => !option.refused) ?? fit[0] ?? null;
}
