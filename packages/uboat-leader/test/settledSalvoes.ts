/** How the chances of attacks and contacts are settled (8.1, 9.12 - 9.20). */
import type { LogEvent } from '@flotilla/table';
import { sampleChoice } from '@flotilla/table';
import type { Between, Continuation, SumCheck } from '@flotilla/table/testkit';
import type { ShotResult } from '../src/rules/charts.ts';
import { boatOf } from '../src/rules/lookup.ts';
import type { Aim, Ship, State, UboatLeader } from '../src/state.ts';

/** All that has been declared is fired. */
const FIRE = { aim: 'fire', aimRaid: 'fire' };

const slotOf = ({ data }: LogEvent): string => (data.ship as unknown as Ship).slot;

const isShot = ({ kind }: LogEvent): boolean => kind === 'salvoFired' || kind === 'gunFired';

/** The attack that a choice declares. */
function declared({
  decision: { step },
  choice,
  args,
}: Continuation<UboatLeader>): Pick<Aim, 'weapon' | 'slot'> {
  if (step === 'spread') return args as Pick<Aim, 'weapon' | 'slot'>;
  return { weapon: 'gun', slot: String(choice).replace('gun:', '') };
}

/** What an attack did to its target; moot when it was sunk before, or struck by a torpedo that found its own way. */
function resultOf(seen: Continuation<UboatLeader>): ShotResult | 'moot' | null {
  const { weapon, slot } = declared(seen);
  const { events, stopped } = seen;
  const shots = events.filter((event) => isShot(event) && slotOf(event) === slot);
  const at = events.findIndex(
    (event) => isShot(event) && slotOf(event) === slot && (event.data.weapon ?? 'gun') === weapon,
  );
  if (at < 0) return stopped === null && !events.some(isShot) ? null : 'moot';
  if (shots.slice(0, shots.indexOf(events[at] as LogEvent)).some(({ data }) => data.weapon === 'fat'))
    return 'moot';
  const rest = events.slice(at + 1);
  const next = rest.findIndex(isShot);
  const told = (next < 0 ? rest : rest.slice(0, next)).find(
    ({ kind }) => kind === 'shipHit' || kind === 'shipSunk',
  );
  return told ? (told.data.damage as ShotResult) : 'miss';
}

/** An attack does this to its target. */
export const shotDoes = (wanted: ShotResult): SumCheck<UboatLeader> => ({
  through: FIRE,
  came: (seen) => {
    const result = resultOf(seen);
    return result === null || result === 'moot' ? result : result === wanted;
  },
});

/** What a search is judged by, except where the boat is. */
const searchFacts = (s: State, id: string, place: string): string => {
  const { attacked, contactBonus, damage, level, homeward } = boatOf(s, id);
  return JSON.stringify([s.marks[place], attacked, contactBonus, damage, level, homeward]);
};

/** Where an order leads. */
const placeAfter = (s: State, boat: string, choice: unknown): string =>
  String(choice).startsWith('to:') ? String(choice).slice(3) : boatOf(s, boat).place;

/** The boat searches where it was sent, as long as nothing has changed there and aboard since. */
const searchThere: Between<UboatLeader> = (next, _rng, fork, { table, choice, args }) => {
  const { boat } = args as { readonly boat: string };
  const place = placeAfter(table.state.game, boat, choice);
  const now = fork.state.game;
  const id = `search:${boat}`;
  const isAsShown =
    boatOf(now, boat).place === place &&
    searchFacts(now, boat, place) === searchFacts(table.state.game, boat, place);
  return isAsShown && next.kind === 'pick' && next.options.some((option) => option.id === id) ? id : null;
};

/** The boat stops where it has been sent; others go where they like. */
const sailOn: Between<UboatLeader> = (next, rng, _fork, { args }) => {
  const isOurs = next.about.boat === (args as { readonly boat: string }).boat;
  return isOurs && next.kind === 'pick' && next.options.some(({ id, refused }) => id === 'stop' && !refused)
    ? 'stop'
    : sampleChoice(next, rng);
};

/** 8.1 — a boat that is sent somewhere and looks for contacts there finds one, as things stand. */
export const contact: SumCheck<UboatLeader> = {
  through: {
    sail: sailOn,
    nextToSail: sampleChoice,
    event: sampleChoice,
    eventOffer: sampleChoice,
    boxEvents: sampleChoice,
    breakOff: sampleChoice,
    lookout: searchThere,
  },
  came: ({ events, args, stopped }) => {
    const { boat } = args as { readonly boat: string };
    const found = events.find(({ kind, data }) => kind === 'contactRoll' && data.boat === boat);
    if (found) return Number(found.data.n) > 0;
    return stopped === null ? null : 'moot';
  },
};
