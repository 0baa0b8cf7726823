/** What a cue recommends, marked wherever it can be pressed. */
import type { Choice } from '@flotilla/table';

const ADVISED = 'data-advised';

/** What a choice names: itself, and what its pieces are about, as the card in `attack:A023`; of a form everything it fills in. */
export function namesIn(choose: Choice | undefined): readonly string[] {
  if (choose === undefined) return [];
  if (typeof choose === 'string') return [...new Set([choose, ...choose.split(':')])];
  // Numbers in a form are tubes, rows and ships of that form alone.
  const filled = Object.values(choose)
    .flat()
    .filter((value): value is string => typeof value === 'string' && /[a-z]/i.test(value));
  return [...new Set(filled.flatMap((value) => [value, ...value.split(':')]))];
}

const quoted = (name: string): string => `"${CSS.escape(name)}"`;

/** The elements that stand for what is advised. */
const found = (names: readonly string[]): Element[] =>
  names.length === 0
    ? []
    : [
        ...document.querySelectorAll(
          names.map((name) => `[data-option=${quoted(name)}],[data-id=${quoted(name)}]`).join(','),
        ),
      ];

/** Marks the recommended parts, which may be redrawn at any time. */
export function markAdvised(names: readonly string[]): readonly Element[] {
  const advised = found(names);
  for (const marked of document.querySelectorAll(`[${ADVISED}]`))
    if (!advised.includes(marked)) marked.removeAttribute(ADVISED);
  for (const element of advised) if (!element.hasAttribute(ADVISED)) element.setAttribute(ADVISED, '');
  return advised;
}

/** Whether something can be seen and pressed as it is, and is not only there for whoever listens. */
const isPlain = (element: Element): boolean =>
  !element.closest('.unseen') && element.getBoundingClientRect().width > 1;

/** Brings the first of them into sight, rather in the question than elsewhere. */
export function bringAdvised(advised: readonly Element[]): void {
  const plain = pressable(advised);
  const first = plain.find((element) => element.closest('[data-part~="question"]')) ?? plain[0];
  first?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** What may not be covered: everything advised that can be pressed. */
export const pressable = (advised: readonly Element[]): readonly Element[] => advised.filter(isPlain);

/** What is pressed to do what a part of the screen is for, wherever it lies: the ships at which a plan aims. */
export const pressedFor = (part: string): readonly Element[] =>
  pressable([...document.querySelectorAll(`[data-pressed-for=${quoted(part)}]`)]);
