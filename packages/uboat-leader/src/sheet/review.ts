/** Campaigns looked at again from their log: what every turn brought, what the refit did, and what decided them. */
import type { LogEvent } from '@flotilla/table';
import { BOAT_LOST } from '../data/charts.ts';
import type { Level } from '../data/types.ts';
import type { Events } from '../events.ts';

/** Points won or lost at one stroke; whoever reads the log can go to where it happened. */
export interface Score {
  readonly what: 'ship' | 'mines' | 'raid' | 'event' | 'lost' | 'idle';
  readonly boat: string; // empty where the whole flotilla pays
  readonly card: string; // of the ship sunk; empty for anything else
  readonly name: string; // of the ship sunk or the captain lost
  readonly n: number;
  readonly event: LogEvent;
}

/** What the refit of a turn did for a boat. */
export interface Refit {
  readonly boat: string;
  readonly rested: number; // stress taken off
  readonly stress: number | null; // after the rest; null where there was none
  readonly repaired: number; // damage counters
  readonly promoted: Level | null;
  readonly home: boolean; // its patrols are made
}

/** One turn of a campaign. */
export interface TurnReview {
  readonly turn: number;
  readonly scores: readonly Score[];
  readonly special: number; // special option points from events
  readonly refits: readonly Refit[];
  readonly total: number; // points after the turn, losses taken off
}

/** Something that decided a campaign: a contact, a mission, a loss, a promotion. */
export interface Decisive {
  readonly turn: number;
  readonly boat: string;
  readonly what: 'contact' | 'promoted' | Exclude<Score['what'], 'ship'>;
  readonly ships: readonly string[]; // sunk, by name
  readonly lost: readonly string[]; // boats
  readonly level: Level | null; // of a promotion
  readonly n: number; // points
  readonly event: LogEvent; // with which it began
}

/** One campaign; linked ones follow each other. */
export interface CampaignReview {
  readonly campaign: string;
  readonly turns: readonly TurnReview[];
  readonly decisive: readonly Decisive[];
  readonly ends: Events['campaignEnds'] | null; // null while it goes on
}

/** So many moments are remembered of a campaign. */
const REMEMBERED = 6;

/** A promotion is worth remembering as much as a small ship. */
const PROMOTION_WEIGHT = 2;

const factsIn = <K extends keyof Events>(event: LogEvent, kind: K): Events[K] | null =>
  event.kind === kind ? (event.data as unknown as Events[K]) : null;

/** The points an event of the log is about; null where it is about none. */
function scoreOf(event: LogEvent): Score | null {
  const plain = { card: '', name: '', event };
  const kill = factsIn(event, 'killRecorded');
  if (kill) return { what: 'ship', boat: kill.boat, card: kill.card, name: kill.name, n: kill.vp, event };
  const mines = factsIn(event, 'minesLaid');
  if (mines) return { ...plain, what: 'mines', boat: mines.boat, n: mines.n };
  const raid = factsIn(event, 'raidHit');
  if (raid) return { ...plain, what: 'raid', boat: raid.boat, n: 1 };
  const points = factsIn(event, 'pointsScored');
  if (points) return { ...plain, what: 'event', boat: points.boat, n: points.n };
  const lost = factsIn(event, 'boatLost');
  if (lost) return { ...plain, what: 'lost', boat: lost.boat, name: lost.captain, n: BOAT_LOST };
  const idle = factsIn(event, 'nobodyAtSea');
  return idle ? { ...plain, what: 'idle', boat: '', n: -idle.n } : null;
}

const sumOf = (scores: readonly { readonly n: number }[]): number =>
  scores.reduce((sum, { n }) => sum + n, 0);

/** The refit of a turn, boat by boat in the order of the log. */
function refitsIn(events: readonly LogEvent[]): Refit[] {
  const found = new Map<string, Refit>();
  const put = (boat: string, change: Partial<Refit>): void => {
    const fresh = { boat, rested: 0, stress: null, repaired: 0, promoted: null, home: false };
    found.set(boat, { ...(found.get(boat) ?? fresh), ...change });
  };
  for (const event of events) {
    const relief = event.rule.startsWith('11.') ? factsIn(event, 'relief') : null;
    if (relief) put(relief.boat, { rested: relief.n, stress: relief.total });
    const repaired = factsIn(event, 'repaired');
    if (repaired) put(repaired.boat, { repaired: repaired.n });
    const promoted = factsIn(event, 'promoted');
    if (promoted) put(promoted.boat, { promoted: promoted.level });
    const home = factsIn(event, 'goesHome');
    if (home) put(home.boat, { home: true });
  }
  return [...found.values()];
}

/** Events that open a contact; its ships are recorded when it is over, so it goes on until something else begins. */
const OPENS: readonly string[] = ['sighted', 'reattacks'];

/** Whether the contacts of a turn are over: reviews of the segment, then the refit. */
const isBeyond = ({ kind, rule }: LogEvent): boolean => kind === 'reviewed' || rule.startsWith('11.');

/** The moments of a turn: each contact as a whole, everything else by itself. */
function momentsIn(turn: number, events: readonly LogEvent[]): Decisive[] {
  const found: Decisive[] = [];
  let contact: { readonly event: LogEvent; readonly boat: string; readonly scores: Score[] } | null = null;
  const close = (): void => {
    if (contact && contact.scores.length > 0) found.push(fought(turn, contact));
    contact = null;
  };
  for (const event of events) {
    if (isBeyond(event)) close();
    if (OPENS.includes(event.kind)) {
      close();
      contact = { event, boat: String(event.data.boat), scores: [] };
    }
    const promoted = factsIn(event, 'promoted');
    if (promoted)
      found.push({
        ...{ turn, boat: promoted.boat, what: 'promoted' as const, level: promoted.level },
        ...{ ships: [], lost: [], n: 0, event },
      });
    const score = scoreOf(event);
    if (score && contact) contact.scores.push(score);
    else if (score) found.push(alone(turn, score));
  }
  close();
  return found;
}

function fought(
  turn: number,
  contact: { readonly event: LogEvent; readonly boat: string; readonly scores: readonly Score[] },
): Decisive {
  const { event, boat, scores } = contact;
  const ships = scores.filter(({ what }) => what === 'ship').map(({ name }) => name);
  const lost = scores.filter(({ what }) => what === 'lost').map((score) => score.boat);
  return { turn, boat, what: 'contact', ships, lost, level: null, n: sumOf(scores), event };
}

/** Points that were scored in no contact: a mission, an event, an idle turn; a ship there is a warship in harbour. */
const alone = (turn: number, { what, boat, name, n, event }: Score): Decisive => ({
  ...{ turn, boat, n, event, level: null },
  what: what === 'ship' ? 'contact' : what,
  ships: what === 'ship' ? [name] : [],
  lost: what === 'lost' ? [boat] : [],
});

/** How much a moment counts; losses count for what they cost even where ships were sunk for them. */
const weightOf = ({ what, n, lost }: Decisive): number =>
  what === 'promoted' ? PROMOTION_WEIGHT : Math.abs(n) + 2 * lost.length * -BOAT_LOST;

/** The moments that decided most, in the order in which they came. */
function decisiveOf(moments: readonly Decisive[]): Decisive[] {
  const best = [...moments].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, REMEMBERED);
  return moments.filter((moment) => best.includes(moment));
}

/** Cuts a log before every event of a kind; what comes before the first one is left out. */
function cutAt(log: readonly LogEvent[], kind: keyof Events): LogEvent[][] {
  const parts: LogEvent[][] = [];
  for (const event of log) {
    if (event.kind === kind) parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

function campaignIn(log: readonly LogEvent[]): CampaignReview {
  const turns: TurnReview[] = [];
  const moments: Decisive[] = [];
  let total = 0;
  for (const events of cutAt(log, 'turnBegins')) {
    const turn = Number(events[0]?.data.turn);
    const scores = events.map(scoreOf).filter((score) => score !== null);
    const special = sumOf(events.flatMap((event) => factsIn(event, 'specialPoints') ?? []));
    total += sumOf(scores);
    turns.push({ turn, scores, special, refits: refitsIn(events), total });
    moments.push(...momentsIn(turn, events));
  }
  const last = log.find(({ kind }) => kind === 'campaignEnds');
  return {
    campaign: String(log[0]?.data.campaign),
    turns,
    decisive: decisiveOf(moments),
    ends: last ? factsIn(last, 'campaignEnds') : null,
  };
}

/** Looks at a game again, campaign by campaign; `log` is all that may be read of it. */
export const reviewOf = (log: readonly LogEvent[]): CampaignReview[] =>
  cutAt(log, 'campaignOpens').map(campaignIn);
