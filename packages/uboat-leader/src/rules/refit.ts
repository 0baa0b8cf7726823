/** The refit segment and the end of a campaign (11, 12, 13.5). */
import { COOL_RELIEF, NOBODY_AT_SEA, SUPPLY_RELIEF } from '../data/charts.ts';
import { CAMPAIGNS } from '../data/index.ts';
import type { Level } from '../data/types.ts';
import type { Boat, State } from '../state.ts';
import type { T } from './book.ts';
import { step } from './book.ts';
import { easeStress, rearm, reload } from './crew.ts';
import { form } from './editions.ts';
import { campaignOf, hasAbility, levelOf, portOf } from './lookup.ts';
import { serving } from './operations.ts';
import { accountOf, standing } from './standing.ts';

const NEXT_LEVEL: Readonly<Record<Level, Level | null>> = {
  green: 'trained',
  trained: 'veteran',
  veteran: 'ace',
  ace: null,
};

/** 11.1, 11.2 — promotions, then boats that have made their patrols go home. */
export const refit = step('refit', (t) => {
  const s = t.state;
  s.segment = 'refit';
  t.at(s.clock, 3);
  for (const boat of serving(s)) promote(t, boat);
  const limit = campaignOf(s).lengths[s.length].patrols;
  for (const boat of serving(s)) {
    if (boat.patrols < limit) continue;
    boat.fate = 'home';
    t.say('goesHome', '11.2', {
      boat: boat.id,
      patrols: boat.patrols,
      vp: boat.log.reduce((sum, line) => sum + line.vp, 0),
    });
  }
  t.next(serving(s).length > 0 ? 'recover' : 'closeCampaign');
});

/** 11.1 — a crew with enough experience goes up one level and keeps what is left over. */
function promote(t: T, boat: Boat): void {
  const needed = levelOf(t.state, boat).promotion;
  const next = NEXT_LEVEL[boat.level];
  if (needed === null || next === null || boat.xp < needed) return;
  boat.xp -= needed;
  boat.level = next;
  t.say('promoted', '11.1', { boat: boat.id, level: next, xp: boat.xp });
}

/** 11.3 - 11.8 — rest, repairs, the check at sea, torpedoes, and a clean map. */
export const recover = step('recover', (t) => {
  const s = t.state;
  for (const boat of serving(s)) (boat.inPort ? restInPort : restAtSea)(t, boat);
  if (serving(s).every((boat) => boat.inPort)) {
    s.vp += NOBODY_AT_SEA;
    t.say('nobodyAtSea', '11.5', { n: -NOBODY_AT_SEA, vp: standing(s).vp });
  }
  for (const boat of serving(s)) {
    if (boat.inPort) rearm(t, boat);
    else reload(t, boat);
  }
  resetMap(s);
  t.next('newTurn');
});

/** 11.3 — in port: the port's refit number, Cool, and all repairs. */
function restInPort(t: T, boat: Boat): void {
  const cool = hasAbility(t.state, boat, 'cool') ? COOL_RELIEF : 0;
  easeStress(t, boat, portOf(t.state, boat.place).refit + cool, '11.3');
  if (form(t.state.edition, 'repairs')) repair(t, boat, true);
}

/** 11.4 — at sea: a supply ship in the area, Cool, and temporary damage repaired. */
function restAtSea(t: T, boat: Boat): void {
  const cool = hasAbility(t.state, boat, 'cool') ? COOL_RELIEF : 0;
  const supply = t.state.marks[boat.place]?.supply ? SUPPLY_RELIEF : 0;
  easeStress(t, boat, supply + cool, '11.4');
  if (form(t.state.edition, 'repairs')) repair(t, boat, false);
}

function repair(t: T, boat: Boat, inPort: boolean): void {
  const left = inPort ? [] : boat.damage.filter((damage) => damage.lasting);
  if (left.length < boat.damage.length)
    t.say('repaired', '11.3', { boat: boat.id, n: boat.damage.length - left.length });
  boat.damage = left;
}

/** 11.8 — counters come off the map, boats out of the Searched boxes. */
function resetMap(s: State): void {
  for (const marks of Object.values(s.marks)) {
    Object.assign(marks, { airSearch: false, supply: false, intelligence: false, warnings: 0 });
  }
  s.rested = false;
  for (const boat of s.boats) {
    Object.assign(boat, {
      searched: false,
      moved: false,
      homeward: false,
      attacked: false,
      stunned: 0,
      contactBonus: 0,
      exposed: [],
      warned: [],
    });
  }
}

/** 12, 13.5 — the result of a campaign, and the next one if they are linked. */
export const closeCampaign = step('closeCampaign', (t) => {
  const s = t.state;
  const account = accountOf(s);
  const { vp, evaluation, lost } = account;
  s.finished.push(account);
  t.say('campaignEnds', '12', {
    campaign: s.campaign,
    vp,
    lost,
    evaluation,
  });
  const next = CAMPAIGNS[CAMPAIGNS.findIndex((campaign) => campaign.id === s.campaign) + 1];
  if (s.linked && next) {
    s.campaign = next.id;
    return t.next('openCampaign');
  }
  s.segment = 'over';
});
