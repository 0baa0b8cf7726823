/** Resupply at sea (rule 14.9). */
import type { FormChoice, Refusal, Rng } from '@flotilla/table';
import { options, shownChance, text } from '@flotilla/table';
import { E1 } from '../data/charts/encounters.ts';
import { TANKER_BOTH, TANKER_COUNT, TANKER_RENDEZVOUS, TANKER_TORPEDOES } from '../data/charts/port.ts';
import type { Boat, End, State, Stock } from '../state.ts';
import { reloadTubes } from './aftermath.ts';
import { meetAircraft } from './aircraft.ts';
import { electricLimit, factsOf, reloadsOf, torpedoes, tubesOf } from './boat.ts';
import { fill, me, patrolOf, pick, step } from './book.ts';
import { roll } from './luck.ts';
import { BISCAY } from './modifiers.ts';
import { ownDice, placeDice } from './sea.ts';
import { stationsOf, trackOf } from './track.ts';
import { ENDS } from './tubes.ts';

/** Dice of the meeting are placed after every encounter of the box. */
const MEETING = 8000;

/** 14.9.4 — look for a U-tanker, or go home. */
export const resupply = pick('resupply', {
  rule: '14.9',
  options: () => SEEK_OR_NOT,
  odds: (s, { id }) =>
    id === 'seek'
      ? [
          shownChance(s, rendezvous, null, (outcome) => outcome === 'met', { of: 'tankerMet' }),
          shownChance(s, tankerExposed, null, (outcome) => outcome === 'aircraft', {
            of: 'tankerSpoiled',
            through: ['luck'],
          }),
        ]
      : [],
  take: (t, { id }) => t.next(id === 'seek' ? 'rendezvous' : 'leaveBox'),
});

const SEEK_OR_NOT = options('decline', 'seek');

/** 14.9 — the tanker is at the meeting point, or not. */
export const rendezvous = roll('rendezvous', {
  chart: TANKER_RENDEZVOUS,
  before: (t) => {
    patrolOf(me(t.state)).sea = MEETING;
    placeDice(t);
    ownDice(t);
  },
  welcome: (outcome) => outcome === 'met',
  fell: (t, { outcome }) => {
    if (outcome === 'met') return t.next('tankerExposed');
    t.say('tankerMissed', '14.9', {});
    t.next('leaveBox');
  },
});

/** 14.9 — two boats on the surface: an aircraft spoils the meeting (14.9.2). */
export const tankerExposed = roll('tankerExposed', {
  chart: E1,
  column: () => 'biscay',
  purpose: 'encounter.tanker',
  rule: '14.9',
  modifiers: BISCAY,
  about: me,
  welcome: (outcome) => outcome === 'none',
  fell: (t, { outcome }) => {
    if (outcome === 'aircraft') {
      t.say('tankerSpoiled', '14.9.2', {});
      meetAircraft(t);
      return t.next('leaveBox');
    }
    const { boat } = me(t.state);
    patrolOf(me(t.state)).resupplied = true;
    boat.ammo = factsOf(boat).ammo;
    t.say('tankerMet', '14.9', { ammo: boat.ammo });
    t.next('tankerTorpedoes');
    t.next('backOnStation');
  },
});

/** 14.9 — with some luck there are torpedoes too. */
export const tankerTorpedoes = roll('tankerTorpedoes', {
  chart: TANKER_TORPEDOES,
  welcome: (outcome) => outcome !== 'none',
  fell: (t, { outcome }) => {
    if (outcome === 'none') return;
    if (outcome === 'both') return t.next('takeOver', { steam: TANKER_BOTH, electric: TANKER_BOTH });
    t.next('tankerCount', { kind: outcome });
  },
});

/** 14.9 — how many at most. */
export const tankerCount = roll('tankerCount', {
  chart: TANKER_COUNT,
  welcome: (count) => count >= 4,
  fell: (t, { outcome }, { kind }) =>
    t.next('takeOver', {
      steam: kind === 'steam' ? outcome : 0,
      electric: kind === 'electric' ? outcome : 0,
    }),
});

/** Free places at one end: empty tubes and reload racks. */
function room(boat: Boat, end: End): number {
  const facts = factsOf(boat);
  const racks = end === 'forward' ? facts.forwardReloads : facts.aftReloads;
  const stock = reloadsOf(boat, end);
  return tubesOf(boat, end).filter((tube) => tube === 'empty').length + racks - stock.steam - stock.electric;
}

/** The most of each kind that may be taken: what is offered and what the boat's mix allows (14.9.3). */
function limits(s: State, offered: Stock): Stock {
  const { boat } = me(s);
  const facts = factsOf(boat);
  const have = torpedoes(boat);
  return {
    steam: Math.max(0, Math.min(offered.steam, facts.steam + facts.adjust - have.steam)),
    electric: Math.max(0, Math.min(offered.electric, electricLimit(facts, s.rules) - have.electric)),
  };
}

/** 14.9.3 — torpedoes are taken over where there is room and as the boat's mix allows. */
export const takeOver = fill('takeOver', {
  rule: '14.9.3',
  about: (s, offered) => ({ ...limits(s, offered) }),
  form: (s, offered) => {
    const most = limits(s, offered);
    const { boat } = me(s);
    return ENDS.flatMap((end) => [
      { id: `${end}Steam`, kind: 'count' as const, min: 0, max: Math.min(most.steam, room(boat, end)) },
      { id: `${end}Electric`, kind: 'count' as const, min: 0, max: Math.min(most.electric, room(boat, end)) },
    ]);
  },
  check: checkTakeOver,
  sample: sampleTakeOver,
  take: (t, choice) => {
    const { boat } = me(t.state);
    for (const end of ENDS) stow(boat, end, Number(choice[`${end}Steam`]), Number(choice[`${end}Electric`]));
    const steam = Number(choice.forwardSteam) + Number(choice.aftSteam);
    const electric = Number(choice.forwardElectric) + Number(choice.aftElectric);
    t.say('tookOver', '14.9', { steam, electric });
  },
});

function checkTakeOver(s: State, choice: FormChoice, offered: Stock): Refusal | null {
  const most = limits(s, offered);
  const { boat } = me(s);
  const steam = Number(choice.forwardSteam) + Number(choice.aftSteam);
  const electric = Number(choice.forwardElectric) + Number(choice.aftElectric);
  if (steam > most.steam)
    return { why: text('refused.tooSteam', { steam, most: most.steam }), rule: '14.9.3' };
  if (electric > most.electric) {
    return { why: text('refused.tooElectric', { electric, most: most.electric }), rule: '14.9.3' };
  }
  const full = ENDS.find(
    (end) => Number(choice[`${end}Steam`]) + Number(choice[`${end}Electric`]) > room(boat, end),
  );
  if (!full) return null;
  return {
    why: text('refused.noRoom', { end: text(`end.${full}`), room: room(boat, full) }),
    rule: '14.9.3',
  };
}

function sampleTakeOver(s: State, rng: Rng, offered: Stock): FormChoice {
  const most = limits(s, offered);
  const choice: Record<string, number> = {};
  for (const end of ENDS) {
    let free = room(me(s).boat, end);
    for (const kind of ['steam', 'electric'] as const) {
      const taken = rng.below(Math.min(free, most[kind]) + 1);
      free -= taken;
      most[kind] -= taken;
      choice[`${end}${kind === 'steam' ? 'Steam' : 'Electric'}`] = taken;
    }
  }
  return choice;
}

/** Racks first, then straight into empty tubes. */
function stow(boat: Boat, end: End, steam: number, electric: number): void {
  const stock = reloadsOf(boat, end);
  stock.steam += steam;
  stock.electric += electric;
}

/** 14.9 — with new fuel the boat goes into the first box on station again; the patrol takes a month longer (14.9.5). */
export const backOnStation = step('backOnStation', (t) => {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  patrol.leg++;
  patrol.box = stationsOf(trackOf(captain)).first - 1;
  reloadTubes(t);
  t.next('nextBox');
});
