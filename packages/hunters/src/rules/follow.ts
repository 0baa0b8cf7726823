/** Following escorted ships and convoys (rule 9.7). */
import type { Odds, Option } from '@flotilla/table';
import { labelled, option, refuse, shownChance, text } from '@flotilla/table';
import { FOLLOW, FOLLOW_DAMAGED } from '../data/charts/encounters.ts';
import type { Captain, Fight, Ship, State } from '../state.ts';
import { armed, canHurt, gunReady, reasonToAbort } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, me, patrolOf, pick } from './book.ts';
import { endEncounter, identify, newFight } from './contact.ts';
import { afloatFacts, kindText, shipFacts, shipsText, shipText, toldApart } from './diary.ts';
import { roll } from './luck.ts';
import { ownDice, placeDice, seaForAll } from './sea.ts';

/** The award that keeps contact without a roll (11.3.6). */
export const DIAMONDS = 4;

/** Whether a ship was hit and is still afloat (9.7.6). */
export const crippled = (ship: Ship): boolean => ship.damaged && ship.points > 0;
const intact = (ship: Ship): boolean => !ship.damaged;

/** Whether following is over for this engagement: nothing was fired at an escorted cripple (9.7.10). */
const letGo = (s: State, fight: Fight): boolean =>
  s.rules.printing === 2 && fight.mustFire && fight.fired === 0;

/** Why the ships that were not hit cannot be followed, or null when they can. */
function chaseRefusal({ boat }: Captain, fight: Fight): { why: string; rule: string } | null {
  if (!canHurt(boat, fight)) return { why: 'refused.unarmed', rule: '9.2.1' };
  if (fight.kind === 'convoy') return null;
  if (fight.kind === 'damaged') return { why: 'refused.convoyGone', rule: '9.7.8' };
  if (fight.ships[0]?.kind === 'capital') return { why: 'refused.capitalFast', rule: '9.7.4' };
  return fight.ships.some(intact) ? null : { why: 'refused.noneIntact', rule: '9.7.8' };
}

/** 9.7.8 — go after the damaged ships, go after the others, or let them go. */
export const follow = pick('follow', {
  rule: '9.7',
  about: (s) => ({ what: kindText(fightOf(me(s)).kind) }),
  options: (s) => {
    const captain = me(s);
    const fight = fightOf(captain);
    if (reasonToAbort(captain) || patrolOf(captain).aborted || letGo(s, fight)) return LEAVE;
    const refusal = chaseRefusal(captain, fight);
    const chase = fight.ships.length === 1 && fight.ships.every(intact) ? SHIP : SHIPS;
    return [crippleOption(captain, fight), refusal ? refusedChase(chase, refusal) : chase, LET_GO];
  },
  odds: (s, { id }) => {
    if (id === 'leave') return [];
    if (id === 'ships') return [keepContactOdds(s)];
    const capital = fightOf(me(s)).ships[0]?.kind === 'capital';
    if (capital) return [{ of: 'straggler', chance: 0 }];
    return [shownChance(s, followDamaged, null, (outcome) => outcome === 'straggler', { of: 'straggler' })];
  },
  take: (t, { id }) => {
    if (id === 'leave') return endEncounter(t);
    const captain = me(t.state);
    const fight = fightOf(captain);
    patrolOf(captain).sea++;
    placeDice(t);
    ownDice(t);
    if (id === 'ships') return keepsContact(captain) ? contactKept(t) : t.next('followShips');
    if (fight.ships[0]?.kind === 'capital') return t.next('chooseDamaged', { escorted: true });
    t.next('followDamaged');
  },
});

/** 11.3.6 — whether the captain finds ships again without a roll. */
const keepsContact = ({ award }: Captain): boolean => award >= DIAMONDS;

const refusedChase = (chase: Option, { why, rule }: { why: string; rule: string }): Option =>
  option(chase.id, { text: chase.text, refused: { why: text(why), rule } });

/** 9.7.6 — a damaged ship may turn out to be alone, and then the gun is enough; a capital ship keeps her escort (9.7.4). */
export function crippleOption({ boat }: Captain, { ships }: Fight): Option {
  if (!ships.some(crippled)) return NO_CRIPPLES;
  const gunWillDo = ships[0]?.kind !== 'capital' && gunReady(boat);
  return armed(boat) || gunWillDo ? CRIPPLES : UNARMED;
}

const CRIPPLES: Option = option('damaged');
const SHIPS: Option = option('ships');
const SHIP: Option = option('ships', { text: 'ship' });
const LET_GO = option('leave');
const LEAVE = [LET_GO];
const NO_CRIPPLES = refuse('damaged', 'refused.noneDamaged', '9.7.6');
const UNARMED = refuse('damaged', 'refused.unarmed', '9.2.1');

const keepContactOdds = (s: State): Odds =>
  keepsContact(me(s))
    ? { of: 'keepContact', chance: 1 }
    : shownChance(s, followShips, null, (outcome) => outcome === 'contact', { of: 'keepContact' });

/** 9.7.7 — the convoy or the ships are found again, or slip away. */
export const followShips = roll('followShips', {
  chart: FOLLOW,
  welcome: (outcome) => outcome === 'contact',
  fell: (t, { outcome }) => {
    if (outcome === 'contact') return contactKept(t);
    t.say('lostContact', '9.7.7', {});
    endEncounter(t);
  },
});

/** 9.7.7, 9.7.9 — a convoy shows new ships and new escorts; other ships are the same as before. */
function contactKept(t: T) {
  const captain = me(t.state);
  const { kind, ships, quality } = fightOf(captain);
  const found = kind === 'convoy' ? [] : ships.filter(intact);
  t.say('followed', '9.7.7', () => ({ what: kind, ships: afloatFacts(found) }));
  seaForAll(t);
  captain.fight = newFight(kind, true);
  if (kind === 'convoy') return identify(t, kind);
  captain.fight.ships = found;
  captain.fight.quality = quality;
  t.next('light');
}

/** 9.7.6 — damaged ships stay under escort, or fall behind as stragglers. */
export const followDamaged = roll('followDamaged', {
  chart: FOLLOW_DAMAGED,
  welcome: (outcome) => outcome === 'straggler',
  fell: (t, { outcome }) => t.next('chooseDamaged', { escorted: outcome === 'escorted' }),
});

/** 9.7.6 — one damaged ship is followed; all others are gone. */
export const chooseDamaged = pick('chooseDamaged', {
  rule: '9.7.6',
  about: (s) => ({ ships: shipsText(toldApart(fightOf(me(s)).ships).filter(crippled)) }),
  options: (s) => {
    const options: Option<number>[] = [];
    toldApart(fightOf(me(s)).ships).forEach((ship, index) => {
      if (!crippled(ship)) return;
      const label = text('ship.option', { ship: shipText(ship), tons: ship.tons });
      options.push(labelled(String(index), label, index));
    });
    return options;
  },
  take: (t, { value = 0 }, { escorted }) => {
    const captain = me(t.state);
    const { ships, quality } = fightOf(captain);
    const ship = ships[value] as Ship;
    const fight = newFight('damaged', escorted);
    fight.ships = [ship];
    fight.quality = quality;
    fight.mustFire = escorted;
    captain.fight = fight;
    t.say(escorted ? 'stillEscorted' : 'straggler', '9.7.6', () => shipFacts([ship], 0));
    t.next('chooseLight');
  },
});
