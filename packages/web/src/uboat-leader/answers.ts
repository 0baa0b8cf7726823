/** Which options of the waiting question belong to which thing on the board: areas, ports, boats, ships, sectors. */
import type { Decision, Option, PickDecision } from '@flotilla/table';

/** An option that is offered, or refused with its reason. */
export interface Answer {
  readonly option: Option;
  /** What the option's id says before the place: a depth, a counter, a weapon; empty where it names the place alone. */
  readonly way: string;
}

/** The options by the thing they name. */
export type Answers = ReadonlyMap<string, readonly Answer[]>;

/** Steps whose options name no thing of the board. */
const WITHOUT_PLACE = new Set([
  'done',
  'stay',
  'stop',
  'leave',
  'silent',
  'surface',
  'reload',
  'nothing',
  'rest',
]);

/** An option's id is `way:thing` or `thing`; torpedoes name their place and kind behind the ship. */
function partsOf(id: string): { readonly way: string; readonly thing: string } {
  const [first = '', second, ...more] = id.split(':');
  if (second === undefined) return { way: '', thing: first };
  return { way: [first, ...more].join(':'), thing: second };
}

/** Everything a question offers on the board; nothing while there is none, or a form is asked for. */
export function answersOf(decision: Decision | null): Answers {
  const found = new Map<string, Answer[]>();
  if (decision?.kind !== 'pick') return found;
  const add = (option: Option): void => {
    const { way, thing } = partsOf(option.id);
    if (way === '' && WITHOUT_PLACE.has(thing)) return;
    found.set(thing, [...(found.get(thing) ?? []), { option, way }]);
  };
  for (const option of (decision as PickDecision).options) add(option);
  for (const option of (decision as PickDecision).refused) add(option);
  return found;
}

/** The ways a question offers, in the order it lists them: depths, counters, weapons. */
export function waysOf(answers: Answers): string[] {
  const ways = new Set<string>();
  for (const list of answers.values())
    for (const { way, option } of list) if (way !== '' && !option.refused) ways.add(way);
  return [...ways];
}

/** The answer a press on a thing gives: that of the chosen way, or the only one there is. */
export function answerFor(answers: Answers, thing: string, way: string): Answer | null {
  const list = answers.get(thing) ?? [];
  const meant = list.filter((answer) => answer.way === way);
  const fit = meant.length > 0 ? meant : list;
  return fit.find(({ option }) => !option.refused) ?? fit[0] ?? null;
}
