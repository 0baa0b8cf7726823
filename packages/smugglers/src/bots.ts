/** Bots of Smugglers. */
import type { Bot, Choice, Rng } from '@flotilla/table';
import { kindOf, worthOf } from './cards.ts';
import type { Card, Smugglers, View } from './state.ts';

const ownHand = (view: View): readonly Card[] => view.smugglers[view.seat ?? 0]?.hand ?? [];
const worth = ({ face }: Card): number => (face === null ? 0 : worthOf(face));

/** Ships the two best cards, one of them to the quiet cove now and then, and guards its own boat. */
export const steady: Bot<Smugglers> = {
  choose: (view, decision, rng) => {
    if (decision.step === 'load') return bestCargo(view, rng);
    if (decision.step === 'share') return 'fee';
    const boat = Number(decision.about.boat) - 1;
    const lanterns = ownHand(view).filter(({ face }) => face !== null && kindOf(face) === 'lantern').length;
    const wanted = boat === view.seat ? 1 : 2;
    return lanterns >= wanted ? 'lantern' : 'wait';
  },
};

function bestCargo(view: View, rng: Rng): Choice {
  const cards = [...ownHand(view)].filter((card) => worth(card) > 0).sort((a, b) => worth(b) - worth(a));
  const cove = rng.pick(['north', 'middle', 'middle', 'south'] as const);
  const cargo = cards.slice(0, cove === 'north' ? 1 : 2).map(({ id }) => String(id));
  return { cargo, cove };
}
