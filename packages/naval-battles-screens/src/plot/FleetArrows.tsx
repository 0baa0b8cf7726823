/** The attacks of a rival between the fleets in small: from who attacks to everybody who is struck. */
import type { PlayerView, View } from '../game.ts';

/** What a fleet has to do with the attacks of this turn, where a rival makes them. */
export interface FleetPart {
  readonly by: number; // attacks it makes
  readonly on: number; // attacks on it that were not cancelled
  readonly cancelled: number; // attacks on it that were
}

const NOTHING: FleetPart = { by: 0, on: 0, cancelled: 0 };

/** The part of a fleet; in the own turn none, for the plot shows it all. */
export function partIn({ attacks, active, seat: own }: View, seat: number): FleetPart {
  if (active === own || attacks.length === 0) return NOTHING;
  const at = attacks.filter(({ on }) => on === seat);
  const cancelled = at.filter(({ status }) => status === 'cancelled').length;
  return {
    by: attacks.filter(({ by, status }) => by === seat && status !== 'cancelled').length,
    on: at.length - cancelled,
    cancelled,
  };
}

/** The arrow to one fleet. */
interface Arrow {
  readonly seat: number;
  readonly to: number; // place of its middle, of 100; below the water for the own fleet
  readonly kind: 'told' | 'to-come' | 'cancelled';
  readonly count: number;
}

interface Props {
  readonly view: View;
  readonly others: readonly PlayerView[];
  /** The attack that is told now. */
  readonly told: number | null;
}

/** The middle of a fleet in small, of 100. */
const middleOf = (others: readonly PlayerView[], seat: number): number =>
  (100 * (others.findIndex((player) => player.seat === seat) + 0.5)) / others.length;

/** Every fleet that is struck, with its arrow. */
function arrowsOf({ view, others, told }: Props): readonly Arrow[] {
  const now = view.attacks.find(({ id }) => id === told);
  return view.players.flatMap(({ seat }) => {
    const { on, cancelled } = partIn(view, seat);
    if (on + cancelled === 0 || seat === view.active) return [];
    const kind = on === 0 ? 'cancelled' : now?.on === seat ? 'told' : 'to-come';
    const to = seat === view.seat ? middleOf(others, view.active) : middleOf(others, seat);
    return [{ seat, to, kind, count: on === 0 ? cancelled : on } as const];
  });
}

/** Water below the strips with an arrow to every fleet that is struck; one that points down is for the own fleet. */
export function FleetArrows(props: Props) {
  const { view, others } = props;
  const from = middleOf(others, view.active);
  const arrows = arrowsOf(props);
  return (
    <div class="nb-fleet-arrows" aria-hidden="true" data-part="fleet-arrows">
      <svg viewBox="0 0 100 58" preserveAspectRatio="none" aria-hidden="true">
        {arrows.map(({ seat, to, kind }) => (
          <path
            key={seat}
            class={`nb-fleet-arrow nb-fleet-${kind}`}
            data-part="fleet-arrow"
            data-id={seat}
            data-state={kind}
            d={seat === view.seat ? `M${from} 0V48` : `M${from} 0C${from} 60 ${to} 60 ${to} 10`}
          />
        ))}
      </svg>
      {arrows.map(({ seat, to, kind, count }) => (
        <span key={seat} class={`nb-fleet-end nb-fleet-${kind}`}>
          <i class={seat === view.seat ? 'down' : undefined} style={{ left: `${to}%` }} />
          <b style={{ left: `${(from + to) / 2}%`, top: seat === view.seat ? '24px' : '42px' }}>
            {kind === 'cancelled' ? '✕' : count}
          </b>
        </span>
      ))}
    </div>
  );
}
