/** How many torpedoes run at a target (9.12, 9.13). */
import type { Option } from '@flotilla/table';
import type { Aim, Boat, Known, Load } from '../state.ts';
import { patternPrey, targetOf, unaimed } from './attack.ts';
import { pick } from './book.ts';
import { boatOf, fighterOf, shipOf } from './lookup.ts';
import { raidTarget, unaimedInRaid } from './missions.ts';
import { battleOf } from './sight.ts';
import { salvoOddsAt, type Target } from './torpedoes.ts';

/** 9.13 — every torpedo more makes the others better; each target is declared once. */
export const spread = pick('spread', {
  rule: '9.13',
  about: (s, { boat, weapon, slot }) => ({
    boat,
    weapon,
    slot,
    left: loadIn(s, boatOf(s, boat))[weapon],
    salvo: { key: `aim.${weapon}`, args: { ship: targetIn(s, boat, slot)?.card?.name ?? slot } },
  }),
  options: (s, { boat, weapon, slot }) => {
    const most = loadIn(s, boatOf(s, boat))[weapon];
    return Array.from({ length: most }, (_, i): Option<Aim> => {
      const n = i + 1;
      return { id: String(n), text: 'n', args: { n }, value: { weapon, slot, n } };
    });
  },
  odds: (s, { value }, { boat, slot }) => {
    if (!value || slot === '') return [];
    return salvoOddsAt(s, boatOf(s, boat), value, targetIn(s, boat, slot), aimsIn(s));
  },
  take: (t, { value }) => {
    if (value) aimsIn(t.state).push({ ...value });
  },
});

/** The attacks declared so far. */
export const aimsIn = (s: Known): Aim[] => s.raid?.aims ?? battleOf(s).aims;

/** The target of an attack mission or on the display; none for torpedoes that find their own. */
export function targetIn(s: Known, boat: string, slot: string): Target | null {
  if (slot === '') return null;
  if (s.raid) return raidTarget(s, slot);
  const battle = battleOf(s);
  return targetOf(s, fighterOf(battle, boat), shipOf(battle, slot));
}

/** Torpedoes that can still be declared. */
export const loadIn = (s: Known, boat: Boat): Load =>
  s.raid ? unaimedInRaid(s, boat) : unaimed(battleOf(s), boat);

/** 9.16 — the ships that pattern-running torpedoes of a boat may find. */
export const patternTargets = (s: Known, boat: string): readonly string[] =>
  s.raid ? s.raid.targets : patternPrey(s, fighterOf(battleOf(s), boat)).map(({ slot }) => slot);
