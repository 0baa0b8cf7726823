/** The plot glass: the fleet above, the contact line, the fleet below, and the attacks between them. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardModel } from '../desk/desk.ts';
import type { PlayerView, Vessel, View } from '../game.ts';
import type { ThrownDie } from '../stage/scene.ts';
import { word } from '../text/index.ts';
import { Arrows } from './Arrows.tsx';
import { ContactLine } from './ContactLine.tsx';
import { Fleet, linesOf } from './Fleet.tsx';
import { useInSight } from './inSight.ts';
import { partsOf } from './parts.ts';
import { Strips } from './Strips.tsx';
import { aboveOf, belowOf, isIdle, turnTable } from './shown.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly desk: BoardModel;
  readonly sinking: readonly Vessel[];
  readonly dice: readonly ThrownDie[];
}

/** The plot with everything that lies on it. */
export function Glass({ session, view, desk, sinking, dice }: Props) {
  const glass = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  const above = aboveOf(session, view, desk, before.current);
  before.current = above?.seat ?? null;
  const below = view.players[belowOf(session, view)];
  const parts = useMemo(() => partsOf(view), [view.attacks, view.defences]);
  const shared = { session, view, desk, parts };
  const isOverview = isIdle(session, view, desk);
  useInSight(glass, desk.beat);
  const goingIn = (seat: number | undefined): readonly Vessel[] =>
    sinking.filter(({ id }) => view.players[seat ?? -1]?.lost.includes(id) || isIn(view, seat, id));
  return (
    <div class={isOverview ? 'nb-plot nb-overview' : 'nb-plot'}>
      {above && <Strips session={session} view={view} desk={desk} above={above.seat} />}
      <div
        class="nb-glass"
        ref={glass}
        style={sharesOf(above, below)}
        data-by={desk.beat?.by ?? undefined}
        data-at={desk.beat?.at ?? undefined}
      >
        <Arrows glass={glass} view={view} above={above?.seat ?? null} eye={desk.attack} dice={dice} />
        {above && <Fleet {...shared} player={above} side="theirs" sinking={goingIn(above.seat)} />}
        <ContactLine session={session} desk={desk} />
        {below && <Fleet {...shared} player={below} side="mine" sinking={goingIn(below.seat)} />}
        {view.seat === null && (
          <button type="button" class="nb-turn-table" onClick={() => turnTable(session, view)}>
            {word('table.turn')}
          </button>
        )}
      </div>
    </div>
  );
}

/** With more lines than these a fleet takes room from the other one. */
const FAIR_LINES = 3;

/** How the two fleets share the height of the glass: alike, unless one of them is crowded. */
function sharesOf(above: PlayerView | null, below: PlayerView | undefined): Record<string, string> {
  const lines = [above, below].map((player) => Math.max(2, linesOf(player?.fleet ?? [])));
  const [over, under] = Math.max(...lines) > FAIR_LINES ? lines : [1, 1];
  return { '--above': `${over}fr`, '--below': `${under}fr` };
}

const isIn = (view: View, seat: number | undefined, ship: string): boolean =>
  view.players[seat ?? -1]?.fleet?.some(({ id }) => id === ship) ?? false;
