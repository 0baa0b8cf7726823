/** An area of the display: a button in the shape it has. */

import { still } from '@flotilla/ui/base/still.tsx';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import type { PlotModel } from '../desk.ts';
import { answerWords } from '../desk.ts';
import type { View } from '../game.ts';
import { zoneText } from '../game.ts';
import { outlineOf, stepTo } from '../geometry/board.ts';
import type { PiecesByArea } from './standing.ts';

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'out', ArrowDown: 'in' } as const;

/** The desk as it lies now, for hands on parts that are not drawn anew with every question. */
type Held = RefObject<PlotModel>;

interface SectorProps {
  readonly id: string;
  readonly ring: string;
  readonly desk: PlotModel;
  readonly standing: PiecesByArea;
  readonly view: View;
  readonly held: Held;
}

/** An area: what it stands for now. It is drawn again only where that is another. */
export function Sector({ id, ring, desk, standing, view, held }: SectorProps) {
  const answer = desk.of(id);
  const state = answer ? (answer.option.refused ? 'refused' : 'offered') : 'plain';
  const name = [
    sayIn(desk.session.game, zoneText(id)),
    ...(standing.get(id) ?? []).map((piece) => piece.words(view, desk.session.game)),
    answerWords(desk, answer),
    desk.chanceWords(answer),
  ].filter((part) => part !== '');
  return (
    <SectorShape
      id={id}
      ring={ring}
      state={state}
      name={name.join(', ')}
      focusable={answer !== null || id === 'C-UL'}
      looked={desk.looked?.thing === id}
      held={held}
    />
  );
}

interface ShapeProps {
  readonly id: string;
  readonly ring: string;
  readonly state: 'plain' | 'offered' | 'refused';
  readonly name: string;
  readonly focusable: boolean;
  readonly looked: boolean;
  readonly held: Held;
}

const SectorShape = still(({ id, ring, state, name, focusable, looked, held }: ShapeProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button
  <path
    class={`ubl-sector ubl-ring-${ring}`}
    d={outlineOf(id)}
    data-part="sector"
    data-id={id}
    data-state={state}
    role="button"
    tabIndex={focusable ? 0 : -1}
    aria-disabled={state !== 'offered'}
    aria-label={name}
    data-looked={looked ? '' : undefined}
    onClick={(event) => held.current?.press(id, event)}
    onPointerEnter={(event) => event.pointerType === 'mouse' && held.current?.look(id)}
    onFocus={() => held.current?.looked?.by !== 'touch' && held.current?.look(id)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        held.current?.press(id);
      } else walk(event, id);
    }}
  />
));

/** Arrow keys go from area to area. */
function walk(event: TargetedKeyboardEvent<SVGPathElement>, area: string): void {
  const way = ARROWS[event.key as keyof typeof ARROWS];
  if (!way) return;
  event.preventDefault();
  const disc = event.currentTarget.ownerSVGElement;
  disc?.querySelector<SVGElement>(`[data-id="${stepTo(area, way)}"]`)?.focus();
}
