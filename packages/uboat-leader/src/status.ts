/** How the campaign stands: the facts shown beside every question. */
import type { Block, Fact, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { boatOf, strainText } from './rules/lookup.ts';
import { bandsOf, nextBand, standing } from './rules/standing.ts';
import type { View } from './view.ts';

/** What is always in sight. */
export function status(view: View): Fact[] {
  const { vp } = standing(view);
  return [
    { label: text('fact.edition'), value: text(`edition.${view.edition}`), alone: true },
    { label: text('fact.turn'), value: view.turn },
    { label: text('fact.segment'), value: text(`segment.${view.segment}`) },
    { label: text('fact.vp'), value: vp },
    { label: text('fact.evaluation'), value: evaluationText(view) },
    { label: text('fact.so'), value: view.so },
    ...(view.active === '' ? [] : [{ label: text('fact.active'), value: activeText(view) }]),
    ...(view.contacts > 0 ? [{ label: text('fact.contacts'), value: view.contacts }] : []),
  ];
}

/** 12.2 — the evaluation as it stands and, while the campaign goes on, the points to the next better one. */
function evaluationText(view: View): Text {
  const evaluation = text(`evaluation.${standing(view).evaluation}`);
  const next = view.segment === 'over' ? null : nextBand(view);
  if (!next) return evaluation;
  return text('screen.nextBand', {
    evaluation,
    points: next.points,
    next: text(`evaluation.${next.evaluation}`),
  });
}

/** 3.3 — the points needed for each evaluation, while they can still be won. */
export function bandFacts(view: View): Block[] {
  if (view.segment === 'over') return [];
  return [
    { kind: 'facts', facts: [{ label: text('fact.bands'), value: text('screen.bands', bandsOf(view)) }] },
  ];
}

/** 2.8 — the active boat with the stress of its crew. */
function activeText(view: View): Text {
  const boat = boatOf(view, view.active);
  return text('screen.active', { boat: boat.id, strain: strainText(view, boat) });
}
