/** What hands on the counters mean at the question that waits. */
import type { PlotModel } from '../desk.ts';
import type { Hands } from './gestures.ts';

/** The boat whose orders are asked for; empty at every other question. */
const steered = ({ session }: PlotModel): string => {
  const decision = session.decision.peek();
  return decision?.step === 'helm' ? String(decision.about.boat) : '';
};

/** The next depth in turn. */
function nextDepth({ ways, way, choose }: PlotModel): void {
  const next = ways[(ways.indexOf(way) + 1) % ways.length];
  if (next !== undefined) choose(next);
}

/**
 * A press on the boat that is steered changes its depth, holding it runs it silent, dragging it gives the order. Every other
 * counter answers for itself where the question names it, otherwise for its area; keys go by the area.
 */
export function handsOf(desk: PlotModel): Hands {
  return {
    press: (id, area, event) => {
      if (id === steered(desk) && id !== '') nextDepth(desk);
      else desk.press(desk.of(id) || area === '' ? id : area, event);
    },
    holds: (id) => id === steered(desk) && id !== '',
    hold: (_, area) => {
      if (!desk.ways.includes('silent')) return desk.give('silent');
      desk.choose('silent');
      desk.look(area);
    },
    over: desk.look,
    drop: (_, area) => desk.give(area),
  };
}
