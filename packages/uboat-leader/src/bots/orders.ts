/** How `steady` sends boats to sea, looks for contacts and decides what to fight. */
import type { PickDecision } from '@flotilla/table';
import { convoyCard } from '../rules/contact.ts';
import {
  boatCard,
  boatOf,
  campaignOf,
  levelOf,
  seaArea,
  statusOf,
  targetCard,
  torpedoesAboard,
} from '../rules/lookup.ts';
import { cardsOnEntering, stepsHome } from '../rules/operations.ts';
import { contactPlus } from '../rules/search.ts';
import { mayEnter } from '../rules/strategic.ts';
import type { Boat } from '../state.ts';
import type { View } from '../view.ts';

/** Stress an average event card and an average contact bring. */
const EVENT_STRESS = 0.85;

/** Mean number of contacts on an area's table with a modifier. */
function meanContacts(view: View, area: string, plus: number): number {
  const table = seaArea(view, area).contacts;
  let sum = 0;
  for (let face = 1; face <= 10; face++)
    sum += table.find((row) => row.upTo === null || face + plus <= row.upTo)?.contacts ?? 0;
  return sum / 10;
}

/** What an area promises a boat: contacts, less those that other boats there will frighten off, less the events. */
function areaWorth(view: View, boat: Boat, area: string): number {
  const marks = view.marks[area];
  const rivals = view.boats.filter(
    (other) => other !== boat && other.fate === 'serving' && other.place === area && !other.inPort,
  ).length;
  const plus = (marks?.intelligence ? 2 : 0) - 2 * (marks?.warnings ?? 0) - 2 * rivals;
  return meanContacts(view, area, plus) * 2.2 - seaArea(view, area).patrolling * EVENT_STRESS * 0.5;
}

/** Whether the boat has done what it can: empty, or too worn to go on. */
function isSpent(view: View, boat: Boat): boolean {
  const level = levelOf(view, boat);
  const room = level.shakenTo - boat.stress;
  const torpedoes = torpedoesAboard(boat) + Math.min(2, boat.gun);
  return torpedoes < 3 || room < 3 || boat.damage.filter((damage) => damage.lasting).length >= 2;
}

/** Orders for a boat: out to the best waters, back when it is spent. */
export function chooseCourse(view: View, decision: PickDecision): string {
  const boat = boatOf(view, String(decision.about.boat));
  const ids = decision.options.map((option) => option.id);
  const first = ids[0] as string;
  const box = ids.find((id) => id.startsWith('box:'));
  if (box) return box;
  if (boat.inPort) return leaveOrStay(view, boat, ids);
  const port = ids.find((id) => id.startsWith('port:'));
  if (isSpent(view, boat)) {
    if (port) return port;
    const home = stepsHome(view, boat);
    const nearer = ids.find(
      (id) => id.startsWith('to:') && (home.get(id.slice(3)) ?? 99) < (home.get(boat.place) ?? 99),
    );
    return nearer ?? first;
  }
  const goal = missionGoal(view, boat) ?? bestArea(view, boat);
  if (goal !== boat.place) return stepTowards(view, boat, goal, ids);
  return ids.find((id) => id === 'stop' || id === 'stay') ?? first;
}

function leaveOrStay(view: View, boat: Boat, ids: readonly string[]): string {
  const level = levelOf(view, boat);
  const others = view.boats.some((other) => other !== boat && other.fate === 'serving' && !other.inPort);
  const rested = boat.stress <= (others ? 1 : Math.floor(level.okayTo / 2));
  if (!rested && ids.includes('stay')) return 'stay';
  const goal = missionGoal(view, boat) ?? bestArea(view, boat);
  return stepTowards(view, boat, goal, ids);
}

/** The nearest area with a box for a mission the boat carries. */
function missionGoal(view: View, boat: Boat): string | null {
  if (boat.missions.length === 0) return null;
  const areas = campaignOf(view).areas.filter(
    (area) => area.boxes.some((box) => boat.missions.includes(box.mission)) && mayEnter(view, boat, area.id),
  );
  return areas[0]?.id ?? null;
}

/** The area worth most after the stress of the way there. */
function bestArea(view: View, boat: Boat): string {
  let best = boat.place;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const area of campaignOf(view).areas) {
    if (!area.mayStop || !mayEnter(view, boat, area.id)) continue;
    const way = wayTo(view, boat, area.id);
    if (way === undefined) continue;
    const trip = area.id === boat.place ? seaArea(view, area.id).patrolling : way;
    const worth = areaWorth(view, boat, area.id) * 2.5 - trip * EVENT_STRESS * 0.5;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = area.id;
    }
  }
  return best;
}

const charts = new Map<string, ReadonlyMap<string, ReadonlyMap<string, number>>>();

/** Event cards on the cheapest way between any two areas, for a class of boat; worked out once for each map. */
function chartFor(view: View, boat: Boat): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const key = `${view.campaign} ${boatCard(view, boat.id).type}`;
  const known = charts.get(key);
  if (known) return known;
  const chart = new Map(campaignOf(view).areas.map((area) => [area.id, cheapestWays(view, boat, area.id)]));
  charts.set(key, chart);
  return chart;
}

function cheapestWays(view: View, boat: Boat, from: string): Map<string, number> {
  const cost = new Map<string, number>();
  const queue: [string, number][] = [[from, 0]];
  while (queue.length > 0) {
    queue.sort((a, b) => b[1] - a[1]);
    const [id, sum] = queue.pop() as [string, number];
    if (!mayEnter(view, boat, id) || (cost.get(id) ?? Number.POSITIVE_INFINITY) <= sum) continue;
    cost.set(id, sum);
    for (const near of seaArea(view, id).adjacent)
      queue.push([near, sum + cardsOnEntering(view, boat, near)]);
  }
  return cost;
}

/** Event cards on the cheapest way from where the boat is. */
function wayTo(view: View, boat: Boat, goal: string): number | undefined {
  const chart = chartFor(view, boat);
  if (!boat.inPort) return chart.get(boat.place)?.get(goal);
  let best: number | undefined;
  for (const area of campaignOf(view).ports.find((port) => port.id === boat.place)?.adjacent ?? []) {
    const onward = chart.get(area)?.get(goal);
    if (onward === undefined) continue;
    const cost = onward + cardsOnEntering(view, boat, area);
    if (best === undefined || cost < best) best = cost;
  }
  return best;
}

/** The first step of the cheapest way to a goal. */
function stepTowards(view: View, boat: Boat, goal: string, ids: readonly string[]): string {
  let best = ids[0] as string;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    if (!id.startsWith('to:')) continue;
    const area = id.slice(3);
    const onward = chartFor(view, boat).get(area)?.get(goal);
    if (onward === undefined) continue;
    const cost = onward + cardsOnEntering(view, boat, area);
    if (cost < bestCost) {
      bestCost = cost;
      best = id;
    }
  }
  return best;
}

/** Searches with every boat that is armed and fit enough, the most promising first. */
export function chooseLookout(view: View, decision: PickDecision): string {
  const searches = decision.options.filter((option) => option.id.startsWith('search:'));
  const able = searches.filter((option) => isAble(view, boatOf(view, option.id.slice('search:'.length))));
  const plus = (id: string) => contactPlus(view, boatOf(view, id));
  const best = able.sort((a, b) => plus(b.id.slice(7)) - plus(a.id.slice(7)))[0];
  return (best ?? decision.options.find((option) => option.id.startsWith('rest:')))?.id ?? '';
}

/** Whether a crew can stand another contact. */
function isAble(view: View, boat: Boat): boolean {
  const room = levelOf(view, boat).shakenTo - boat.stress;
  return statusOf(view, boat) !== 'unfit' && room >= 3 && (boat.ready.plain >= 2 || boat.gun >= 3);
}

/** Lets strong screens and, with worn crews, warships go. */
export function chooseEngagement(view: View): string {
  const battle = view.battle;
  if (!battle) return 'attack';
  const boat = boatOf(view, battle.active);
  const card = convoyCard(view, battle.card);
  const escorts = card.layout.filter((slot) => slot.kind === 'escort' || slot.kind === 'fleet').length;
  const room = levelOf(view, boat).shakenTo - boat.stress;
  if (card.type === 'naval' && (room < 5 || escorts >= 3)) return 'retreat';
  return escorts * 0.8 + 2 > room ? 'retreat' : 'attack';
}

/** The better of two convoy cards: many ships for few escorts. */
export function chooseCard(view: View, decision: PickDecision): string {
  const worth = (id: string) => {
    const card = convoyCard(view, id);
    const escorts = card.layout.filter((slot) => slot.kind === 'escort' || slot.kind === 'fleet').length;
    return (card.layout.length - escorts) * (card.type === 'naval' ? 0.8 : 1) - 0.9 * escorts;
  };
  return [...decision.options].sort((a, b) => worth(b.id) - worth(a.id))[0]?.id ?? '';
}

/** After a contact: finish off what is worth it, go on while the crew can. */
export function chooseRemaining(view: View, decision: PickDecision): string {
  const ids = decision.options.map((option) => option.id);
  const boat = boatOf(view, view.active);
  const finish = bestFinish(view, ids);
  if (finish) return finish;
  return isAble(view, boat) && ids.includes('newContact') ? 'newContact' : 'nothing';
}

function bestFinish(view: View, ids: readonly string[]): string | null {
  const shots = ids.filter((id) => id.startsWith('finish:'));
  const worth = (id: string) => {
    const ship = view.battle?.ships.find((other) => other.slot === id.split(':')[1]);
    return ship ? shipPoints(view, ship.card) - (id.endsWith(':gun') ? 0 : 0.3) : 0;
  };
  const best = shots.sort((a, b) => worth(b) - worth(a))[0];
  return best && worth(best) >= 1 ? best : null;
}

const shipPoints = (view: View, id: string | null): number => (id === null ? 0 : targetCard(view, id).vp);
