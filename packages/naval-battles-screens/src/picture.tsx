/** Where a battle stands, drawn: the fleets as rows of cards, one's own below. */
import { profileOf } from '@flotilla/ui/art/ships/index.ts';
import type { PictureProps, Sample } from '@flotilla/ui/pictures/drawing.ts';
import type { PlayerView, Vessel, View } from './game.ts';
import { DRAWINGS, damageOf, hullOf, shipCard } from './game.ts';

const CARD = { width: 84, height: 46, gap: 8, edge: 6 } as const;

/** How far apart the boxes of a hull stand; those of a large one draw together, so that all lie on the card. */
const pitchOf = (hull: number): number => Math.min(8, (CARD.width - 2 * CARD.edge) / hull);

/** The picture of a battle. */
export function Picture({ view: shown }: PictureProps) {
  const view = shown as View;
  const mine = view.players.find(({ seat }) => seat === (view.seat ?? 0));
  const other = view.players.find(({ seat, out }) => seat !== mine?.seat && !out) ?? view.players[1];
  return (
    <svg class="plot" viewBox="-240 -125 480 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="plot-ground" x="-480" y="-250" width="960" height="500" />
      <circle class="plot-ring" r="60" />
      <circle class="plot-ring" r="120" />
      <circle class="plot-ring" r="190" />
      <path class="plot-line" d="M-480 0H480" />
      {other && <Rows view={view} player={other} side={-1} />}
      {mine && <Rows view={view} player={mine} side={1} />}
    </svg>
  );
}

/** The rows of a fleet, the one nearest the enemy at the line. */
function Rows({ view, player, side }: { view: View; player: PlayerView; side: 1 | -1 }) {
  const fleet = player.fleet ?? [];
  const rows = [1, 2, 3, 0].map((row) => fleet.filter((vessel) => vessel.row === row));
  return (
    <>
      {rows
        .filter((row) => row.length > 0)
        .map((row, depth) =>
          row.map((vessel, i) => {
            const x = (i - (row.length - 1) / 2) * (CARD.width + CARD.gap);
            const y = side * (36 + depth * (CARD.height + CARD.gap));
            return <Card key={vessel.id} view={view} vessel={vessel} x={x} y={y} mine={side === 1} />;
          }),
        )}
    </>
  );
}

function Card(props: { view: View; vessel: Vessel; x: number; y: number; mine: boolean }) {
  const { view, vessel, x, y, mine } = props;
  const ship = shipCard(vessel.id);
  const profile = profileOf(DRAWINGS[ship.type], ship.name);
  const scale = (CARD.width - 18) / Math.max(profile.width, 110);
  const hull = hullOf(view.terms, ship);
  const hurt = Math.min(hull, damageOf(vessel));
  return (
    <g transform={`translate(${x - CARD.width / 2} ${y - CARD.height / 2})`}>
      <rect class={mine ? 'plot-card mine' : 'plot-card'} width={CARD.width} height={CARD.height} rx="3" />
      <g
        class="plot-hull"
        transform={`translate(${(CARD.width - profile.width * scale) / 2} ${28 - profile.water * scale}) scale(${scale})`}
      >
        <path d={profile.upper} />
        <path d={profile.hull} />
      </g>
      {Array.from({ length: hull }, (_, i) => (
        <rect
          key={i}
          class={i < hull - hurt ? 'plot-box' : 'plot-box hurt'}
          x={CARD.edge + i * pitchOf(hull)}
          y="36"
          width={pitchOf(hull) * 0.75}
          height="6"
        />
      ))}
    </g>
  );
}

/** A battle in which something has been hit on both sides. */
export const sample: Sample = {
  options: { points: 25 },
  seed: 'picture 10',
  fits: (shown) =>
    (shown as View).players.every(
      ({ fleet }) => (fleet?.length ?? 0) > 4 && fleet?.some((vessel) => damageOf(vessel) > 0),
    ),
};
