/** The plot glass: the fleet above, the contact line, the fleet below, and the attacks between them. */
import { useMemo, useRef } from 'preact/hooks';
import { useLate } from '../../parts/late.ts';
import type { Session } from '../../session/session.ts';
import type { Desk } from '../desk/desk.ts';
import type { Vessel, View } from '../game.ts';
import type { ThrownDie } from '../stage/scene.ts';
import { word } from '../text/index.ts';
import { Arrows } from './Arrows.tsx';
import { ContactLine } from './ContactLine.tsx';
import { Fleet } from './Fleet.tsx';
import { partsOf } from './parts.ts';
import { Strips } from './Strips.tsx';
import { aboveOf, belowOf, isIdle, turnTable } from './shown.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly desk: Desk;
  readonly sinking: readonly Vessel[];
  readonly dice: readonly ThrownDie[];
}

/** The plot with everything that lies on it. */
export function Glass({ session, view, desk, sinking, dice }: Props) {
  const glass = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  const wanted = aboveOf(session, view, desk, before.current);
  before.current = wanted?.seat ?? null;
  // Another fleet to the front is the largest thing that can change: it comes a frame after the question that brings it.
  const above = view.players[useLate(wanted?.seat ?? null) ?? -1];
  const below = view.players[belowOf(session, view)];
  const parts = useMemo(() => partsOf(view), [view.attacks, view.defences]);
  const shared = { session, view, desk, parts };
  const isOverview = isIdle(session, view, desk);
  const goingIn = (seat: number | undefined): readonly Vessel[] =>
    sinking.filter(({ id }) => view.players[seat ?? -1]?.lost.includes(id) || isIn(view, seat, id));
  return (
    <div class={isOverview ? 'nb-plot nb-overview' : 'nb-plot'}>
      {wanted && <Strips session={session} view={view} desk={desk} above={wanted.seat} />}
      <div class="nb-glass" ref={glass}>
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

const isIn = (view: View, seat: number | undefined, ship: string): boolean =>
  view.players[seat ?? -1]?.fleet?.some(({ id }) => id === ship) ?? false;
