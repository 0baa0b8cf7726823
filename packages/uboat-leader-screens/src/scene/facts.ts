/** What a beat of a fight tells: who fires at whom with what result, which counters were drawn, who is lost. */
import type { Beat } from '@flotilla/companion';
import type { LogEvent, RollRecord } from '@flotilla/table';
import type { Aim, ShipFacts } from '../game.ts';

/** What a torpedo or a shell does. */
export type AttackResult = 'dud' | 'miss' | 'light' | 'heavy' | 'sunk';

/** One torpedo or shell. */
export interface ShotMark {
  readonly result: AttackResult;
  /** What its die showed; null for one without a die. */
  readonly natural: number | null;
  /** The same with everything that is added. */
  readonly total: number | null;
}

/** One attack on one ship. */
export interface Shot {
  readonly boat: string;
  readonly ship: ShipFacts;
  readonly weapon: Aim['weapon'];
  /** Torpedoes fired; 1 for the gun. */
  readonly n: number;
  /** In the order in which they are told: of a salvo of which the best one counts, the lowest first. */
  readonly marks: readonly ShotMark[];
  /** Whether only the highest die counts, with those that equal it. */
  readonly bestCounts: boolean;
  readonly result: AttackResult;
  readonly type: string;
  readonly tons: number;
}

interface Draft extends Omit<Shot, 'marks' | 'bestCounts' | 'result' | 'type' | 'tons'> {
  marks: ShotMark[];
  bestCounts: boolean;
  result: AttackResult;
  type: string;
  tons: number;
}

/** Everything told in a beat. */
export const eventsIn = ({ moments }: Pick<Beat, 'moments'>): readonly LogEvent[] =>
  moments.flatMap(({ events }) => events);

const shipIn = ({ data }: LogEvent): ShipFacts => data.ship as ShipFacts | undefined as ShipFacts;

const FIRED: readonly string[] = ['salvoFired', 'gunFired', 'finishedOff'];

function fired(event: LogEvent): Draft {
  const { kind, data } = event;
  const done = kind === 'finishedOff';
  return {
    boat: String(data.boat),
    ship: shipIn(event),
    weapon: kind === 'gunFired' ? 'gun' : (data.weapon as Aim['weapon']),
    n: Number(data.n ?? 1),
    marks: done ? [{ result: 'sunk', natural: null, total: null }] : [],
    bestCounts: false,
    result: done ? 'sunk' : 'miss',
    type: '',
    tons: 0,
  };
}

/** The dice of a salvo as single torpedoes; the record holds the result of each number a die can show. */
function marksOf({ faces, results, natural, total, outcome, dice }: RollRecord): ShotMark[] {
  const plus = total - natural;
  if (faces.length === 1) return [{ result: outcome as AttackResult, natural, total }];
  const keepsHighest = dice.endsWith('kh');
  const told = keepsHighest ? [...faces].sort((one, other) => one - other) : faces;
  return told.map((face) => ({
    result: (results[face - 1] ?? 'miss') as AttackResult,
    natural: face,
    total: face + plus,
  }));
}

const SHOTS: readonly string[] = ['torpedo', 'gun'];

function add(shot: Draft, event: LogEvent): void {
  const { kind, data, roll } = event;
  if (roll && SHOTS.includes(roll.purpose)) {
    shot.marks.push(...marksOf(roll));
    shot.bestCounts ||= roll.faces.length > 1;
  } else if (kind === 'duds') {
    for (let i = 0; i < Number(data.n); i++) shot.marks.push({ result: 'dud', natural: null, total: null });
    if (Number(data.n) === shot.n) shot.result = 'dud';
  } else if (kind === 'shipHit' || kind === 'shipSunk') {
    shot.result = data.damage as AttackResult;
    shot.type = String(data.type);
    shot.tons = Number(data.tons);
  }
}

const known = new WeakMap<Beat, readonly Shot[]>();

/** The attacks of boats on ships in a beat, in their order. */
export function shotsIn(beat: Beat): readonly Shot[] {
  const found = known.get(beat);
  if (found) return found;
  const shots: Draft[] = [];
  for (const event of eventsIn(beat)) {
    if (FIRED.includes(event.kind)) shots.push(fired(event));
    else if (shots.length > 0) add(shots.at(-1) as Draft, event);
  }
  known.set(beat, shots);
  return shots;
}

/** The boat that is lost in a beat; null where none is. */
export const lossIn = (beat: Beat): LogEvent | null =>
  eventsIn(beat).find(({ kind }) => kind === 'boatLost') ?? null;

/** The counters that an attack lays in a beat; 0 where it lays none. */
export function laidIn(beat: Beat): number {
  const laid = eventsIn(beat).find(({ kind }) => kind === 'attackHits');
  return laid ? Number(laid.data.light) + Number(laid.data.heavy) : 0;
}

const CONTACT_BEGINS: readonly string[] = ['sighted', 'reattacks'];

/** What was told last of some kinds, as far back as the contact reaches. */
export function lastOf(log: readonly LogEvent[], kinds: readonly string[]): LogEvent | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i] as LogEvent;
    if (kinds.includes(event.kind)) return event;
    if (CONTACT_BEGINS.includes(event.kind)) return null;
  }
  return null;
}

/** A place where somebody went down in this contact. */
export interface Wreck {
  /** Counter of the ship, or number of the boat. */
  readonly id: string;
  readonly name: string;
  readonly zone: string;
}

/** Who went down in the contact that is fought, and where. */
export function wrecksIn(log: readonly LogEvent[]): ReadonlyMap<string, Wreck> {
  const wrecks = new Map<string, Wreck>();
  for (let i = log.length - 1; i >= 0; i--) {
    const { kind, data } = log[i] as LogEvent;
    if (CONTACT_BEGINS.includes(kind)) break;
    const zone = kind === 'shipSunk' ? (data.ship as { zone: string | null }).zone : data.zone;
    if (typeof zone !== 'string') continue;
    if (kind === 'shipSunk') {
      const { slot, name } = shipIn(log[i] as LogEvent);
      wrecks.set(slot, { id: slot, name: name ?? slot, zone });
    } else if (kind === 'boatLost') {
      const boat = String(data.boat);
      wrecks.set(boat, { id: boat, name: boat, zone });
    }
  }
  return wrecks;
}
