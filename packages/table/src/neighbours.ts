/** The single changes of a filled-in form: one unit moved or dropped, one choice changed; always the same ones, and not too many. */
import type { Field, FieldValue, FillDecision, FormChoice, Option } from './decision.ts';
import { startOf } from './decision.ts';
import { canonical } from './json.ts';

/** The most neighbours that are named unless somebody wants more. */
export const MOST_NEIGHBOURS = 12;

/**
 * The allowed forms that differ from a filled-in one by a single change. A count gives one unit to another count, or takes or
 * gives up one; a choice becomes another; a list passes one entry to another list, exchanges, drops or adds one; a yes becomes a
 * no. Names are left alone. Every field has its turn before any has a second one, so that a limit cuts none of them off.
 */
export function neighboursOf(
  decision: FillDecision,
  choice: FormChoice,
  most = MOST_NEIGHBOURS,
): FormChoice[] {
  const idle = new Set(decision.idle?.(choice) ?? []);
  const fields = decision.form.filter(({ id }) => !idle.has(id));
  const known = new Set([canonical(choice)]);
  const found: FormChoice[] = [];
  for (const changed of inTurn(fields.map((field) => changesOf(field, fields, choice)))) {
    if (found.length >= most) break;
    const neighbour = normalised(decision, changed);
    const key = canonical(neighbour);
    if (known.has(key)) continue;
    known.add(key);
    if (decision.check(neighbour) === null) found.push(neighbour);
  }
  return found;
}

/** The first of every list, then the second of every list, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/** A form whose meaningless fields have their first values again. */
function normalised(decision: FillDecision, choice: FormChoice): FormChoice {
  const idle = decision.idle?.(choice) ?? [];
  if (idle.length === 0) return choice;
  const start = startOf(decision.form);
  return { ...choice, ...Object.fromEntries(idle.map((id) => [id, start[id] as FieldValue])) };
}

/** Every form in which one field has changed, or one unit has gone from it to another. */
function changesOf(field: Field, fields: readonly Field[], choice: FormChoice): FormChoice[] {
  const value = choice[field.id];
  switch (field.kind) {
    case 'count':
      return changedCounts(field.id, fields, choice);
    case 'choice':
      return allowed(field.options)
        .filter((id) => id !== value)
        .map((id) => ({ ...choice, [field.id]: id }));
    case 'many':
      return changedLists(field, fields, choice);
    case 'yes':
      return [{ ...choice, [field.id]: value !== true }];
    case 'text':
      return [];
  }
}

const allowed = (options: readonly Option[]): string[] =>
  options.filter(({ refused }) => !refused).map(({ id }) => id);

function changedCounts(id: string, fields: readonly Field[], choice: FormChoice): FormChoice[] {
  const count = Number(choice[id]);
  const moved = fields
    .filter((other) => other.kind === 'count' && other.id !== id)
    .map((other) => ({ ...choice, [id]: count - 1, [other.id]: Number(choice[other.id]) + 1 }));
  return [...moved, { ...choice, [id]: count + 1 }, { ...choice, [id]: count - 1 }];
}

type ListField = Extract<Field, { kind: 'many' }>;

function changedLists(field: ListField, fields: readonly Field[], choice: FormChoice): FormChoice[] {
  const list = listIn(choice, field.id);
  const ids = allowed(field.options);
  const without = (id: string): string[] => list.filter((other) => other !== id);
  const absent = ids.filter((id) => !list.includes(id));
  const moved = list.flatMap((id) =>
    fields
      .filter((other): other is ListField => other.kind === 'many' && other.id !== field.id)
      .filter((other) => allowed(other.options).includes(id) && !listIn(choice, other.id).includes(id))
      .map((other) => ({
        ...choice,
        [field.id]: without(id),
        [other.id]: [...listIn(choice, other.id), id],
      })),
  );
  const dropped = list.map((id) => ({ ...choice, [field.id]: without(id) }));
  const added = absent.map((id) => ({ ...choice, [field.id]: [...list, id] }));
  const exchanged = absent.flatMap((id) =>
    list.map((gone) => ({ ...choice, [field.id]: [...without(gone), id] })),
  );
  return [...inTurn([moved, exchanged, dropped, added])];
}

const listIn = (choice: FormChoice, id: string): readonly string[] => {
  const value = choice[id];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};
