/** What must hold in every career, watched from one answer to the next. */
import { BOATS } from '../src/data/boats.ts';
import { torpedoes } from '../src/rules/boat.ts';
import type { Captain, State } from '../src/state.ts';

interface Before {
  hull: number;
  torpedoes: number;
  mines: number;
  ammo: number;
  month: number;
  day: number;
  tons: number;
  patrols: number;
  number: number;
  resupplied: boolean;
  events: number;
}

const loose = (captain: Captain): number => {
  const { steam, electric } = torpedoes(captain.boat);
  return steam + electric;
};

const mines = ({ boat }: Captain): number =>
  [...boat.forward, ...boat.aft].filter((tube) => tube === 'mine').length;

const sunkTons = (captain: Captain): number =>
  captain.log
    .flatMap(({ ships }) => ships)
    .reduce((sum, ship) => sum + (ship.fate === 'sunk' ? ship.tons : 0), 0);

/** Names the first promise a state breaks on its own. */
function brokenNow(captain: Captain): string | null {
  const { boat, crew } = captain;
  const facts = BOATS[boat.type];
  const places = facts.forwardTubes + facts.aftTubes + facts.forwardReloads + facts.aftReloads;
  const ships = captain.log.flatMap((page) => page.ships);
  if (captain.tons !== sunkTons(captain)) return 'The tonnage is not the sum of the ships sunk.';
  if (captain.sunk !== ships.filter(({ fate }) => fate === 'sunk').length)
    return 'Ships sunk are not counted right.';
  for (const page of captain.log) {
    const tons = page.ships.reduce((sum, ship) => sum + (ship.fate === 'sunk' ? ship.tons : 0), 0);
    if (page.tons !== tons) return 'The tonnage of a patrol is not the sum of its ships sunk.';
  }
  if (loose(captain) + mines(captain) > places) return 'There are more torpedoes than places.';
  if (boat.ammo < 0 || boat.ammo > facts.ammo) return 'The deck gun has impossible ammunition.';
  if (boat.hull < 0 || boat.hull > facts.hull) return 'The hull has impossible damage.';
  if (boat.hull === facts.hull && captain.fate === 'serving') return 'A boat without hull is still afloat.';
  if (boat.flooding >= facts.flooding && captain.fate === 'serving') return 'A flooded boat is still at sea.';
  if (crew.quality < 0 || crew.quality > 3) return 'The crew has an impossible quality.';
  if (captain.rank < 0 || captain.rank > 4 || captain.award < 0 || captain.award > 4)
    return 'Impossible rank or award.';
  if (captain.luck < 0 || captain.requests < 0) return 'A marker was spent that was not there.';
  if (new Set(captain.capitals).size !== captain.capitals.length) return 'A capital ship was sunk twice.';
  if (captain.crew.men.kommandant === 'KIA' && captain.fate === 'serving')
    return 'A dead Kommandant commands.';
  if (captain.patrol === null && captain.fight !== null) return 'A fight without a patrol.';
  if (captain.month > 45) return 'A patrol after June 1943.';
  for (const ship of captain.fight?.ships ?? []) {
    if (ship.points < 0 || ship.points > 5) return `${ship.name} has impossible damage.`;
  }
  return null;
}

/** Names the first promise broken between two answers. */
function brokenSince(captain: Captain, before: Before): string | null {
  const { patrol, boat } = captain;
  if (captain.month < before.month) return 'The date has gone back.';
  if (captain.tons < before.tons) return 'Tonnage was lost.';
  if (captain.patrols < before.patrols) return 'Patrols were lost.';
  const samePatrol = patrol !== null && captain.patrols === before.patrols && boat.number === before.number;
  if (!samePatrol) return null;
  if (patrol.day < before.day) return 'The day has gone back.';
  if (boat.hull < before.hull && patrol.box >= 0) return 'The hull healed at sea.';
  if (boat.ammo > before.ammo && !patrol.resupplied) return 'Ammunition came from nowhere.';
  if (
    patrol.box >= 0 &&
    loose(captain) > before.torpedoes &&
    !patrol.resupplied &&
    before.mines === mines(captain)
  ) {
    return 'Torpedoes came from nowhere.';
  }
  return null;
}

const remember = (captain: Captain): Before => ({
  hull: captain.boat.hull,
  torpedoes: loose(captain),
  mines: mines(captain),
  ammo: captain.boat.ammo,
  month: captain.month,
  day: captain.patrol?.day ?? 0,
  tons: captain.tons,
  patrols: captain.patrols,
  number: captain.boat.number,
  resupplied: captain.patrol?.resupplied ?? false,
  events: 0,
});

/** A fresh watch over one game: called after every answer, it names the first broken promise. */
export function watchCareer(): (s: State) => string | null {
  let before: Before[] = [];
  return (s) => {
    const broken = s.captains.map((captain, i) => {
      const was = before[i];
      return brokenNow(captain) ?? (was ? brokenSince(captain, was) : null);
    });
    before = s.captains.map(remember);
    return broken.find((promise) => promise !== null) ?? null;
  };
}
