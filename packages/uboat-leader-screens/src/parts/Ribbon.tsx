/** The ribbon: the stations of a turn, or of a combat phase, and where we are. */
import type { Beat } from '@flotilla/companion';
import { rollsOf } from '@flotilla/companion';
import type { View } from '../game.ts';
import { word } from '../text/index.ts';

const SEGMENTS = ['strategic', 'operations', 'tactical', 'refit'] as const;
const CONTACT = ['sighted', 'station', 'pack', 'condition', 'combat'] as const;
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

/** Which station before the fight a question belongs to. */
const BEFORE: Readonly<Record<string, (typeof CONTACT)[number]>> = {
  chooseConvoy: 'sighted',
  engage: 'sighted',
  place: 'station',
  wolfpack: 'pack',
  relocate: 'condition',
};

interface Props {
  readonly view: View;
  readonly step: string;
  readonly rule: string;
  /** What is on the stage; null while the question stands there. */
  readonly beat: Beat | null;
}

/** A row of stations: where we are, and what it is called. */
interface Row {
  readonly stations: readonly Station[];
  readonly now: string;
  readonly head: string;
}

type Station = (typeof SEGMENTS)[number] | (typeof CONTACT)[number] | (typeof PHASES)[number];

const firstRoll = (beat: Beat): string | undefined => rollsOf(beat)[0]?.roll?.purpose;

/** Beats of an attack on a boat. */
const ENEMY: readonly string[] = ['attack', 'struck', 'counter', 'lost'];

/** The station of a combat phase whose beat is played. */
function stationPlayed({ battle }: View, beat: Beat | null): (typeof PHASES)[number] | null {
  if (beat?.kind === 'escort') return 'search';
  if (beat && ENEMY.includes(beat.kind)) return 'enemy';
  if (beat?.kind === 'evading') return firstRoll(beat) === 'silent' ? 'move' : 'enemy';
  if (beat?.kind !== 'shot') return null;
  return battle?.ships.some(({ fired }) => fired) ? 'cautious' : 'aggressive';
}

function rowOf({ view, step, rule, beat }: Props): Row {
  const before = BEFORE[step];
  if (before) return { stations: CONTACT, now: before, head: word('ribbon.contact') };
  const phase = view.battle ? (stationOf(step, rule) ?? stationPlayed(view, beat)) : null;
  if (phase)
    return { stations: PHASES, now: phase, head: word('ribbon.phase', { n: view.battle?.round ?? 1 }) };
  return { stations: SEGMENTS, now: view.segment, head: word('ribbon.turn', { n: view.turn }) };
}

/** The ribbon. */
export function Ribbon(props: Props) {
  const { view } = props;
  const { stations, now, head } = rowOf(props);
  const at = (stations as readonly string[]).indexOf(now);
  if (view.segment === 'setup' || view.segment === 'over') return null;
  return (
    <ol
      class="ubl-ribbon"
      data-part="ribbon"
      data-id={now}
      data-state={at < 0 ? 'none' : 'now'}
      aria-label={head}
    >
      <li class="ubl-ribbon-head" aria-hidden="true">
        {head}
      </li>
      {stations.map((name, i) => (
        <li
          key={name}
          data-id={name}
          data-state={i < at ? 'done' : i === at ? 'now' : 'ahead'}
          aria-current={i === at ? 'step' : undefined}
        >
          <b aria-hidden="true">{i < at ? '✓' : i + 1}</b> {word(`station.${name}`)}
        </li>
      ))}
    </ol>
  );
}
