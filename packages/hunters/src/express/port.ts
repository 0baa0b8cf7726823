/** In port: refit, recovery, honours, new boats (rules 4.5, 10.10, 10.11, 11). */
import { BOATS_WISHED } from '../bots/judgement.ts';
import { takeAboard } from '../rules/boat.ts';
import { refitOf } from '../rules/book.ts';
import { advances, seriouslyWounded } from '../rules/crew.ts';
import * as honours from '../rules/honours.ts';
import { endCareer } from '../rules/loss.ts';
import * as newboat from '../rules/newboat.ts';
import * as refit from '../rules/refit.ts';
import { freeNumber, hasChoice } from '../rules/setup.ts';
import type { Hand } from './hand.ts';
import { carry, rolled, rollOf } from './hand.ts';

const RECOVERY = rollOf(refit.recovery);
const OWN_COMMAND = rollOf(honours.ownCommand);
const ADVANCEMENT = rollOf(honours.advancement);
const PROMOTION = rollOf(honours.promotion);
const BOAT_REQUEST = rollOf(newboat.boatRequestRoll);

/** 10.10 — all that happens between two patrols, in the order of 6.1. */
export function layUp(h: Hand) {
  const { captain } = h;
  refit.comeHome(h);
  refit.beginRefit(h);
  const advance = advances(captain);
  for (const wounded of seriouslyWounded(captain.crew)) carry(h, RECOVERY, wounded);
  carry(h, OWN_COMMAND, null);
  refit.musterCrew(h);
  if (advance) carry(h, ADVANCEMENT, null);
  carry(h, PROMOTION, { final: false });
  honours.decorate(h);
  askForBoat(h);
  newboat.logRefit(captain);
  if (refit.nextMonth(captain) <= h.state.rules.lastMonth) return castOff(h);
  if (newboat.closesInJune(captain)) carry(h, PROMOTION, { final: true });
  endCareer(h, 'survived');
}

/** 11.4.3, 11.4.5 — one of the newer boats; who gets a boat anyway takes the standard model. */
function askForBoat(h: Hand) {
  const { captain, state } = h;
  if (refitOf(captain).newBoat !== 'none') {
    const sails = refit.nextMonth(captain) <= state.rules.lastMonth;
    if (sails && newboat.special(captain).length > 0) h.answers++;
    return;
  }
  for (;;) {
    const offered = newboat.boatsToAskFor(state);
    if (offered.length === 0) return;
    h.answers++;
    const boat = BOATS_WISHED.find((wish) => offered.includes(wish));
    if (!boat) return;
    captain.requests--;
    if (rolled(h, BOAT_REQUEST, { boat }) === 'granted') return newboat.grant(h, boat);
  }
}

function castOff(h: Hand): void {
  const { captain } = h;
  if (newboat.castOff(h) !== null) {
    h.answers++;
    captain.boat.number = freeNumber(h.state);
  }
  restock(h);
}

/** 4.5 — the load the boat had before, or the standard one. */
export function restock(h: Hand): void {
  const { boat } = h.captain;
  if (hasChoice(boat)) h.answers++;
  takeAboard(boat, boat.load);
}
