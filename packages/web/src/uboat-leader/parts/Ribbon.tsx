/** The ribbon: the stations of a turn, or of a combat phase, and where we are. */
import type { View } from '../game.ts';
import { word } from '../text/index.ts';

const SEGMENTS = ['strategic', 'operations', 'tactical', 'refit'] as const;
const PHASES = ['move', 'fallBack', 'search', 'aggressive', 'enemy', 'cautious'] as const;

/** Which station of a combat phase a question belongs to. */
const STATION: Readonly<Record<string, (typeof PHASES)[number]>> = {
  boatsMove: 'move',
  helm: 'move',
  driftShip: 'fallBack',
  driftBoat: 'fallBack',
  escorts: 'search',
  enemyAttacks: 'enemy',
  react: 'enemy',
};

/** The station of a combat phase; attacks of aggressive boats come before the enemy's, those of cautious ones after. */
function stationOf(step: string, rule: string): (typeof PHASES)[number] | null {
  if (step === 'boatsAttack' || step === 'aim' || step === 'spread')
    return rule === '9.31' ? 'cautious' : 'aggressive';
  return STATION[step] ?? null;
}

/** The ribbon. */
export function Ribbon({ view, step, rule }: { view: View; step: string; rule: string }) {
  const phase = view.battle ? stationOf(step, rule) : null;
  const stations = phase ? PHASES : SEGMENTS;
  const now = phase ?? view.segment;
  const at = (stations as readonly string[]).indexOf(now);
  if (view.segment === 'setup' || view.segment === 'over') return null;
  return (
    <ol
      class="ubl-ribbon"
      data-part="ribbon"
      aria-label={word(phase ? 'ribbon.phase' : 'ribbon.turn', {
        n: phase ? (view.battle?.round ?? 1) : view.turn,
      })}
    >
      <li class="ubl-ribbon-head" aria-hidden="true">
        {word(phase ? 'ribbon.phase' : 'ribbon.turn', { n: phase ? (view.battle?.round ?? 1) : view.turn })}
      </li>
      {stations.map((name, i) => (
        <li
          key={name}
          data-state={i < at ? 'done' : i === at ? 'now' : 'ahead'}
          aria-current={i === at ? 'step' : undefined}
        >
          <b aria-hidden="true">{i < at ? '✓' : i + 1}</b> {word(`station.${name}`)}
        </li>
      ))}
    </ol>
  );
}
