/** A convoy card's layout on a small board: where its ships and escorts stand before anybody has moved. */
import { type convoyCard, DISPLAY, isEscort } from '../game.ts';
import { outlineOf, piecesIn, RIM } from '../geometry/board.ts';

/** The small board; what it shows is told in words beside it. */
export function SmallBoard({ layout }: { layout: ReturnType<typeof convoyCard>['layout'] }) {
  return (
    <svg class="ubl-small-board" viewBox="-309 -309 618 618" aria-hidden="true">
      <circle class="ubl-rim" r={(RIM.from + RIM.to) / 2} stroke-width={RIM.to - RIM.from} />
      {DISPLAY.map(({ id, ring }) => (
        <path key={id} class={`ubl-sector ubl-ring-${ring}`} d={outlineOf(id)} />
      ))}
      {DISPLAY.map(({ id }) => {
        const here = layout.filter(({ area }) => area === id);
        const spots = piecesIn(id, here.length);
        return here.map((slot, i) => (
          <rect
            key={slot.slot}
            class={isEscort(slot) ? 'escort' : 'ship'}
            x={(spots[i]?.x ?? 0) - 20}
            y={(spots[i]?.y ?? 0) - 20}
            width="40"
            height="40"
            rx={isEscort(slot) ? 20 : 0}
          />
        ));
      })}
      <path class="ubl-heading" d="M0 -303l-14 24h28z" />
    </svg>
  );
}
