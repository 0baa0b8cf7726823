/** A course over several areas: each step is answered in turn, as long as nothing happens that wants a new thought. */
import type { Decision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Boat, Route, View } from '../game.ts';
import { boatOfView, statusOf } from '../game.ts';

interface Course {
  readonly session: string;
  readonly boat: string;
  /** Places still to be entered. */
  readonly steps: readonly string[];
  /** How the crew bore up when the course was set. */
  readonly crew: string;
}

const course = signal<Course | null>(null);

/** Sets a course: the first step is taken at once, the others as soon as the boat may sail on. */
export function setCourse(session: Session, view: View, boat: Boat, { steps }: Route): void {
  course.value = { session: session.id, boat: boat.id, steps, crew: statusOf(view, boat) };
  sailOn(session, view, session.decision.peek());
}

/** The place a course enters next; null where it has ended or something has come between. */
function nextStep(course: Course, session: Session, view: View, decision: Decision | null): string | null {
  if (course.session !== session.id || decision?.kind !== 'pick' || decision.step !== 'sail') return null;
  if (decision.about.boat !== course.boat) return null;
  if (statusOf(view, boatOfView(view, course.boat)) !== course.crew) return null;
  const id = `to:${course.steps[0]}`;
  return decision.options.some((option) => option.id === id) ? id : null;
}

/** Takes the next step, or gives the course up: a port is entered by the player's own order. */
function sailOn(session: Session, view: View, decision: Decision | null): void {
  const set = course.peek();
  if (!set || !decision || session.mode !== 'play' || session.sending.peek()) return;
  const next = nextStep(set, session, view, decision);
  course.value = next === null ? null : { ...set, steps: set.steps.slice(1) };
  if (next !== null) session.answer(next);
}

/** Keeps a boat on its course whenever it may sail on. */
export function useCourse(session: Session, view: View): void {
  const decision = session.decision.value;
  useEffect(() => sailOn(session, view, decision), [decision?.number, session.position.value]);
}
