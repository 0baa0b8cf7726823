/** The patrol track: where a boat is and which way is home (rules 7.1.2, 7.3, 8.1.1, 10.8.2). */
import type { BoatType } from '../data/boats.ts';
import { BOATS } from '../data/boats.ts';
import { BISCAY_FROM } from '../data/careers.ts';
import type { Waters } from '../data/charts/encounters.ts';
import type { Task } from '../data/charts/orders.ts';
import type { Area, Box, Mat, Track } from '../data/tracks.ts';
import { MATS, UNPRINTED_TRACKS } from '../data/tracks.ts';
import type { Commander, Patrol } from '../state.ts';

/** A track, with the facts that are needed again and again. */
interface Plan {
  readonly track: Track;
  /** Boxes, those marked x2 or x3 counting two or three times (10.8.6). */
  readonly length: number;
  /** First and last box that is neither transit nor reserved for a mission. */
  readonly first: number;
  readonly last: number;
}

/** The plan found last, kept because it saves a tenth of a whole game: a boat uses the same one throughout a patrol. */
let known: (Pick<Patrol, 'area' | 'task'> & { readonly type: BoatType; readonly plan: Plan }) | null = null;

function planOf(captain: Commander): Plan {
  const { area, task } = captain.patrol as Patrol;
  const { type } = captain.boat;
  if (known === null || known.type !== type || known.area !== area || known.task !== task)
    known = { type, area, task, plan: planFor(findTrack(type, area, task)) };
  return known.plan;
}

/** The row of boxes of the patrol under way. */
export const trackOf = (captain: Commander): Track => planOf(captain).track;

function findTrack(type: BoatType, area: Area, task: Task): Track {
  const mat = MATS[type];
  const row: keyof Mat = area === 'caribbean' ? 'northAmerica' : area;
  const special = area === 'british' && (task === 'mines' || task === 'agent');
  const track = (special ? mat.britishMission : undefined) ?? mat[row];
  return track ?? (UNPRINTED_TRACKS[BOATS[type].family][row] as Track);
}

/** The box the boat is in; the first one before she has left port, the last one when she has come in. */
export function boxOf(captain: Commander): Box {
  const track = trackOf(captain);
  return track[Math.min(track.length - 1, Math.max(0, captain.patrol?.box ?? 0))] as Box;
}

/** Whether the boat lies in port: between two patrols, or at the end of one that is still to be accounted for. */
export function isInPort(captain: Commander): boolean {
  const { patrol } = captain;
  if (!patrol) return true;
  return patrol.heading === 1 ? patrol.box >= trackOf(captain).length : patrol.box < 0;
}

/** A box on the way out or home. */
export const isTransit = (box: Box): boolean =>
  box.at === 'transit' || box.at === 'biscay' || box.at === 'gibraltar';

/** The box of the special mission the boat was sent on, whatever has become of it (7.4.5, ruling H5). */
export function isAtMission(captain: Commander): boolean {
  const { at } = boxOf(captain);
  return (at === 'mission' || at === 'landing') && captain.patrol?.mission !== 'none';
}

/** A box where a special mission is carried out now (7.4). */
export const isMissionBox = (captain: Commander): boolean =>
  captain.patrol?.mission === 'pending' && isAtMission(captain);

/** Which waters the boat is in (7.3.3, 7.3.6); `gibraltar` is the passage. */
export const watersOf = (captain: Commander): ReturnType<typeof watersIn> =>
  watersIn(captain, boxOf(captain));

/** Which waters a box of her track counts as. */
function watersIn(captain: Commander, { at }: Box): Exclude<Waters, 'mission'> | 'gibraltar' {
  const { area, gibraltar } = captain.patrol as Patrol;
  if (at === 'transit') return 'transit';
  if (at === 'gibraltar') return gibraltar ? 'gibraltar' : 'transit';
  if (at !== 'biscay') return area;
  return captain.month < BISCAY_FROM || (area === 'mediterranean' && !gibraltar) ? 'transit' : 'biscay';
}

const plans = new Map<Track, Plan>();

function planFor(track: Track): Plan {
  const made = plans.get(track);
  if (made) return made;
  const stations = track.flatMap((box, index) =>
    box.at === 'station' || box.at === 'landing' ? [index] : [],
  );
  const plan = {
    track,
    length: track.reduce((sum, box) => sum + box.rolls, 0),
    first: stations[0] ?? -1,
    last: stations[stations.length - 1] ?? -1,
  };
  plans.set(track, plan);
  return plan;
}

/** The first and last box that is neither transit nor reserved for a mission. */
export const stationsOf = (track: Track): { readonly first: number; readonly last: number } => planFor(track);

/** On the way out, on station or on the way home. */
export function stretchOf(captain: Commander): 'outward' | 'station' | 'homeward' {
  const { box } = captain.patrol as Patrol;
  const { track, first } = planOf(captain);
  if (box >= 0 && !isTransit(track[box] as Box)) return 'station';
  return box < first ? 'outward' : 'homeward';
}

/** Whether the next box is on the way home anyway: breaking off there would change nothing (10.8.5). */
export function homewardNext(captain: Commander): boolean {
  const next = trackOf(captain)[(captain.patrol as Patrol).box + 1];
  return (
    stretchOf(captain) === 'homeward' ||
    (stretchOf(captain) === 'station' && next !== undefined && isTransit(next))
  );
}

/** Notes whether a patrol broken off here was shorter than half (10.8.6), or did not reach the Mediterranean (7.3.3). */
export function breakOffPatrol(captain: Commander): void {
  const patrol = captain.patrol as Patrol;
  const stretch = stretchOf(captain);
  patrol.cutShort = stretch !== 'homeward' && patrol.entered * 2 < planOf(captain).length;
  patrol.turnedBack = patrol.gibraltar && stretch === 'outward';
}

/** In a transit box on the way back to base, or aborting (R1, weather reporting). */
export const homeward = (captain: Commander): boolean =>
  captain.patrol?.aborted === true || stretchOf(captain) === 'homeward';

/** The ways home from here: back along the track, on along it, or either when both are equally near (10.8.2, 7.3.3). */
export function waysHome(captain: Commander): readonly ('back' | 'on')[] {
  const patrol = captain.patrol as Patrol;
  const stretch = stretchOf(captain);
  if (stretch === 'outward') return BACK;
  if (stretch === 'homeward') return ON;
  if (patrol.area === 'mediterranean' && patrol.gibraltar) return ON;
  const track = trackOf(captain);
  const back = patrol.box - nearestTransit(track, patrol.box, -1);
  const on = nearestTransit(track, patrol.box, 1) - patrol.box;
  if (back === on) return EITHER;
  return back < on ? BACK : ON;
}

const BACK = ['back'] as const;
const ON = ['on'] as const;
const EITHER = ['back', 'on'] as const;

/** The nearest transit box in one direction. */
export function nearestTransit(track: Track, from: number, heading: 1 | -1): number {
  let box = from;
  while (!isTransit(track[box] as Box)) box += heading;
  return box;
}
