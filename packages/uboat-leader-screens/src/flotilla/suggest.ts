/** The flotilla as the steady player would build it, and as the player changes it: nothing sails before that is said. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { signal } from '@preact/signals';
import type { View } from '../game.ts';
import { steadyChoice, suggestOne } from '../panels/suggestOne.ts';

/** Questions of the set-up, asked until the flotilla is complete. */
const SETUP: readonly string[] = ['enlist', 'crew', 'dealMore', 'takeDealt', 'station'];

/** More questions than any flotilla asks. */
const MOST = 120;

/** The flotilla that was suggested last, by game and boats. */
const suggested = signal('');

const nameOf = (session: Session): string =>
  `${session.id} ${(session.view.value as View).boats.map(({ id, level }) => `${id} ${level}`).join()}`;

/** Whether the flotilla is the suggested one, as it was suggested. */
export const isSuggested = (session: Session): boolean => suggested.value === nameOf(session);

/** Fills the tray as the steady player does; each answer can be taken back, and to sail is a press of its own. */
export function suggestFlotilla(session: Session): void {
  for (let n = 0; n < MOST; n++) {
    const step = session.decision.peek()?.step ?? '';
    if (!SETUP.includes(step)) break;
    if (step === 'enlist' && steadyChoice(session) === 'done') break;
    if (!suggestOne(session)) break;
  }
  suggested.value = nameOf(session);
}

/** Whether boats can be taken out again: a flotilla that goes on from an earlier campaign is no longer only bought. */
export const canChange = (session: Session): boolean => {
  const { finished, dealt } = session.view.value as View;
  return (
    session.mode === 'play' &&
    finished.length === 0 &&
    dealt === 0 &&
    session.decision.value?.step === 'enlist'
  );
};

/** Takes every boat out of the tray. */
export function emptyTray(session: Session): void {
  while (session.position.peek() > 0 && session.can.peek().undo?.() === null);
}

/** Takes one boat out of the tray: the others are bought again as they were. */
export function takeOut(session: Session, boat: string): void {
  const answers = session.can.peek().record?.().answers ?? [];
  const choices = answers.slice(0, session.position.peek()).map(({ choice }) => choice);
  const bought = (session.view.peek() as View).boats.map(({ id }) => id);
  const kept: typeof choices = [];
  let isKept = true;
  for (const choice of choices) {
    if (typeof choice === 'string' && bought.includes(choice)) isKept = choice !== boat;
    if (isKept) kept.push(choice);
  }
  emptyTray(session);
  for (const choice of kept) if (session.answer(choice)) return;
}
