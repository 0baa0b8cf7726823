/** The boat mat: the long section with everything on it, the two tracks, torpedoes and crew. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { Boxes } from '@flotilla/ui/art/Boxes.tsx';
import { Torpedo } from '@flotilla/ui/art/Torpedo.tsx';
import { still } from '@flotilla/ui/base/still.tsx';
import type { Condition, System, View } from '../game.ts';
import { BOATS, isCaptive, isSubmerged, isSunk } from '../game.ts';
import { word } from '../text/index.ts';
import { Crew } from './Crew.tsx';
import { Figures } from './Figures.tsx';
import { fittedSystems, Section } from './Section.tsx';
import { Racks, Tubes } from './Tubes.tsx';
import type { Trim } from './zones.ts';

type Boat = View['boat'];

interface Props {
  readonly boat: Boat;
  readonly crew: View['crew'];
  readonly fate: View['fate'];
  /** An agent waits on board to be landed. */
  readonly agent: boolean;
  /** How she lies in the water. */
  readonly trim: Trim;
  /** Where she is drawn: here, or in the scene above, which shows her in the water. */
  readonly drawn: 'here' | 'inScene';
  readonly say: (said: Text) => string;
}

/** Whether an agent is on board. */
export const hasAgent = ({ patrol }: Pick<View, 'patrol'>): boolean =>
  patrol?.task === 'agent' && patrol.mission === 'pending';

/** How the boat lies in the water just now; `hunted`: the escorts are searching. */
export function trimOf({ fight, raid, fate }: View, hunted: boolean): Trim {
  if (hunted || fight?.deep || isSunk(fate)) return 'deep';
  if (raid) return raid.surfaced ? 'surfaced' : 'periscope';
  return fight && isSubmerged(fight) ? 'periscope' : 'surfaced';
}

/** Systems that are not sound, worst first. */
export function brokenSystems(boat: Boat): readonly (readonly [System, Exclude<Condition, 'sound'>])[] {
  return fittedSystems(boat.type)
    .flatMap((system) => {
      const condition = boat.systems[system];
      return condition === 'sound' ? [] : [[system, condition] as const];
    })
    .sort(([, a], [, b]) => (a === b ? 0 : a === 'inoperable' ? -1 : 1));
}

/** The mat. */
export const BoatMat = still(({ boat, crew, fate, agent, trim, drawn, say }: Props) => {
  const facts = BOATS[boat.type];
  return (
    <section class="mat" aria-label={word('mat.title', { number: boat.number })}>
      {drawn === 'here' ? (
        <svg
          class={`mat-drawing mat-trim-${trim}`}
          viewBox="0 56 1000 222"
          role="img"
          aria-label={matWords(boat, trim, say)}
        >
          <Section
            type={boat.type}
            systems={boat.systems}
            hull={boat.hull}
            flooding={boat.flooding}
            floodingLimit={facts.flooding}
            trim={trim}
          />
          <Tubes tubes={boat.forward} end="forward" />
          <Tubes tubes={boat.aft} end="aft" />
          <Racks stock={boat.forwardReloads} end="forward" />
          <Racks stock={boat.aftReloads} end="aft" />
          {!isCaptive(fate) && <Figures men={crew.men} trim={trim} />}
        </svg>
      ) : (
        <p class="unseen">{matWords(boat, trim, say)}</p>
      )}
      <div class="mat-tracks">
        <WearTracks boat={boat} />
        <Stores boat={boat} />
      </div>
      <Broken boat={boat} say={say} />
      <Crew crew={crew} agent={agent} captive={isCaptive(fate)} />
    </section>
  );
});

/** How boat and crew are, without the drawing: what is kept in sight while the scene shows her. */
export const BoatAndCrew = still(
  ({ boat, crew, fate, agent }: Pick<Props, 'boat' | 'crew' | 'fate' | 'agent'>) => (
    <div class="condition">
      <WearTracks boat={boat} />
      <Crew crew={crew} agent={agent} captive={isCaptive(fate)} />
    </div>
  ),
);

/** Hull and flooding, box by box. */
const WearTracks = ({ boat }: { boat: Boat }) => (
  <>
    <Track name={word('mat.hull')} filled={boat.hull} limit={BOATS[boat.type].hull} tone="bad" />
    <Track name={word('mat.flooding')} filled={boat.flooding} limit={BOATS[boat.type].flooding} tone="sea" />
  </>
);

function Track({
  name,
  filled,
  limit,
  tone,
}: {
  name: string;
  filled: number;
  limit: number;
  tone: 'bad' | 'sea';
}) {
  const said = word('mat.track', { name, filled, limit });
  return (
    <div class="mat-track">
      <span class="mat-label">{name}</span>
      <Boxes filled={filled} limit={limit} label={said} tone={tone} />
      <span class="mat-figure" aria-hidden="true">
        {filled}/{limit}
      </span>
    </div>
  );
}

/** Torpedoes by kind, tubes and racks apart, and the gun's rounds. */
function Stores({ boat }: { boat: Boat }) {
  const gun = BOATS[boat.type].deckGun;
  return (
    <div class="mat-stores">
      {(['steam', 'electric'] as const).map((kind) => {
        const ready = [...boat.forward, ...boat.aft].filter((tube) => tube === kind).length;
        const reloads = boat.forwardReloads[kind] + boat.aftReloads[kind];
        return (
          <span key={kind} class="mat-store">
            <Torpedo kind={kind} />
            <span>{word(`mat.${kind}`, { ready, reloads })}</span>
          </span>
        );
      })}
      {gun && <span class="mat-store">{word('mat.ammo', { calibre: Number(gun), rounds: boat.ammo })}</span>}
    </div>
  );
}

/** What is broken, in words, with what follows from it. */
function Broken({ boat, say }: Pick<Props, 'boat' | 'say'>) {
  const broken = brokenSystems(boat);
  if (broken.length === 0) return <p class="mat-sound">{word('mat.sound')}</p>;
  return (
    <ul class="mat-broken">
      {broken.map(([system, condition]) => (
        <li key={system} class={`mat-${condition}`}>
          <strong>{say(text(`system.${system}`))}</strong>: {word(`condition.${condition}`)}.{' '}
          {word(`effect.${effectOf(system)}`)}
        </li>
      ))}
    </ul>
  );
}

const EFFECTS = {
  electric1: 'electric',
  electric2: 'electric',
  diesel1: 'diesel',
  diesel2: 'diesel',
  flak20: 'flak',
  flak37: 'flak',
  quadA: 'flak',
  quadB: 'flak',
  forwardDoor: 'door',
  aftDoor: 'door',
} as const;

type Effect = (typeof EFFECTS)[keyof typeof EFFECTS] | Exclude<System, keyof typeof EFFECTS>;

const effectOf = (system: System): Effect =>
  system in EFFECTS
    ? EFFECTS[system as keyof typeof EFFECTS]
    : (system as Exclude<System, keyof typeof EFFECTS>);

/** The whole drawing as one sentence. */
function matWords(boat: Boat, trim: Trim, say: (said: Text) => string): string {
  const facts = BOATS[boat.type];
  const broken = brokenSystems(boat).map(
    ([system, condition]) => `${say(text(`system.${system}`))} ${word(`condition.${condition}`)}`,
  );
  return [
    word('mat.title', { number: boat.number }),
    say(text(`boat.${boat.type}`)),
    word(`trim.${trim}`),
    word('mat.track', { name: word('mat.hull'), filled: boat.hull, limit: facts.hull }),
    word('mat.track', { name: word('mat.flooding'), filled: boat.flooding, limit: facts.flooding }),
    broken.length > 0 ? broken.join(', ') : word('mat.sound'),
  ].join('. ');
}
