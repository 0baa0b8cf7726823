/** What is picked and filled in before it is an answer; forgotten when another question is put. */
import type { FormChoice } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';

/** A question being answered on the board. */
export interface AnswerDraft {
  /** The question it belongs to. */
  readonly key: string;
  /** A form as it is filled in. */
  readonly form: FormChoice;
  /** A card or ship that was picked and can do several things. */
  readonly held: string | null;
  /** Ships ticked to fire; null while those chosen beforehand stand. */
  readonly ticks: readonly string[] | null;
  /** The target looked at. */
  readonly target: string | null;
  /** The attack looked at. */
  readonly attack: number | null;
}

const drafts = new WeakMap<Session, Signal<AnswerDraft | null>>();

const drafting = (session: Session): Signal<AnswerDraft | null> => {
  const known = drafts.get(session);
  if (known) return known;
  const fresh = signal<AnswerDraft | null>(null);
  drafts.set(session, fresh);
  return fresh;
};

const keys = new WeakMap<Session, ReadonlySignal<string>>();

/**
 * What tells a question from every other: not how many answers stand, for others may answer theirs meanwhile, but what it is
 * about, for a question taken back leaves its number to the next.
 */
export function questionKey(session: Session): string {
  const known = keys.get(session);
  if (known) return known.value;
  const key = computed(() => keyOf(session));
  keys.set(session, key);
  return key.value;
}

function keyOf({ decision, mode, position }: Session): string {
  const asked = decision.value;
  if (!asked) return '';
  const place = mode === 'replay' ? position.value : '';
  return [asked.number, asked.seat, asked.step, place, JSON.stringify(asked.about)].join(' ');
}

/** The draft of the question that is put now. */
export function draftOf(session: Session): AnswerDraft {
  const decision = session.decision.value;
  const key = questionKey(session);
  const kept = drafting(session).value;
  if (kept?.key === key) return kept;
  const given = session.given.value?.choice;
  const form = decision?.kind === 'fill' ? (typeof given === 'object' ? given : startOf(decision.form)) : {};
  return { key, form, held: null, ticks: null, target: null, attack: null };
}

/** Changes the draft. */
export function redraft(session: Session, change: Partial<Omit<AnswerDraft, 'key'>>): void {
  drafting(session).value = { ...draftOf(session), ...change };
}

/** The chosen ones of a field. */
export const chosenIn = ({ form }: Pick<AnswerDraft, 'form'>, field: string): readonly string[] => {
  const value = form[field];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

/** Puts something into a field of several, or takes it out again. */
export function toggle(session: Session, field: string, id: string): void {
  const draft = draftOf(session);
  const chosen = chosenIn(draft, field);
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  redraft(session, { form: { ...draft.form, [field]: next } });
}

/** Fills in one field. */
export function setField(session: Session, field: string, value: FormChoice[string]): void {
  redraft(session, { form: { ...draftOf(session).form, [field]: value } });
}
