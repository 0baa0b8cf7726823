/** The course that is looked at: where a boat would go if the order under the hand were given. */
import type { OfferedAnswer } from '../answers.ts';
import type { PlotModel } from '../desk.ts';
import type { Course } from '../game.ts';

const DEPTHS: Readonly<Record<string, Course['depth']>> = {
  surfaced: 'surfaced',
  submerged: 'submerged',
  silent: 'submerged',
};

/** The course an answer stands for; null where it is none, or refused. */
export function courseOf(answer: OfferedAnswer | null, area: string): Course | null {
  const depth = DEPTHS[answer?.way ?? ''];
  if (!answer || answer.option.refused || !depth) return null;
  return { area, depth, silent: answer.way === 'silent' };
}

/** The course under the hand; null while there is none. */
export function courseLookedAt(desk: PlotModel): Course | null {
  const area = desk.looked?.thing ?? '';
  return courseOf(desk.of(area), area);
}
