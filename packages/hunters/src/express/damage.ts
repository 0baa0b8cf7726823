/** Hits, wounds, water, repairs and reloading on the way (rules 9.2.8, 9.6.9, 9.6.10, 10.0). */
import * as aftermath from '../rules/aftermath.ts';
import { damaged, impaired, stranded } from '../rules/boat.ts';
import * as damage from '../rules/damage.ts';
import { rescue, scuttle, strand } from '../rules/loss.ts';
import { ENDS } from '../rules/tubes.ts';
import type { Hand } from './hand.ts';
import { carry, remains, rolled, rollOf } from './hand.ts';

const HIT = rollOf(damage.hit);
const INJURY = rollOf(damage.injury);
const SEVERITY = rollOf(damage.severity);
const MORE_FLOODING = rollOf(damage.moreFlooding);
const REPAIR = rollOf(aftermath.repair);
const SCUTTLE = rollOf(scuttle);
const RESCUE = rollOf(rescue);

/** 9.6.9 — hits one by one; false when the career ends with one of them. */
export function hits(h: Hand, count: number): boolean {
  for (let i = 0; i < count; i++) {
    const { water, men } = damage.suffer(h, rolled(h, HIT, null));
    if (water > 0) flood(h, water);
    if (!injuries(h, men)) return false;
  }
  return true;
}

/** 9.6.10 — men hurt one by one; false when the career ends. */
export function injuries(h: Hand, men: number): boolean {
  for (let i = 0; i < men && remains(h); i++) {
    const man = rolled(h, INJURY, null);
    if (damage.hurtable(h.captain, man)) carry(h, SEVERITY, { man });
  }
  return remains(h);
}

/** 10.1.2 — a boat full of water is scuttled. */
function flood(h: Hand, boxes: number): void {
  if (damage.takeWater(h, boxes)) carry(h, SCUTTLE, null);
}

/** 10.1.3 — after an attack that let water in; false when the career ends. */
export function moreFlooding(h: Hand): boolean {
  if (rolled(h, MORE_FLOODING, null) === 'leaks') flood(h, 1);
  return remains(h);
}

/** 10.7 — pumps, repairs, reloading; false when the boat does not sail on under her own power. */
export function mend(h: Hand): boolean {
  const { boat } = h.captain;
  aftermath.pumpOut(h, boat);
  const adrift = impaired(boat.systems.diesel1) && impaired(boat.systems.diesel2);
  for (const system of damaged(boat)) carry(h, REPAIR, { system });
  if (adrift && stranded(boat)) {
    abandon(h);
    return false;
  }
  reload(h);
  return true;
}

/** 10.2.1, 10.9.4 — without diesels the boat is towed in, or her crew waits to be found. */
function abandon(h: Hand): void {
  if (aftermath.towed(h)) return;
  strand(h);
  carry(h, RESCUE, null);
}

/** 9.2.8 — empty tubes are reloaded, with steam torpedoes as far as there are any. */
export function reload(h: Hand): void {
  const { boat } = h.captain;
  for (const end of ENDS) {
    const count = aftermath.toReload(boat, end);
    if (count === 0) continue;
    const { least, most } = aftermath.electricAmong(boat, end, count);
    if (most > least) h.answers++;
    aftermath.load(boat, end, { steam: count - least, electric: least });
  }
}
