/** Modifier lists: each line has its words and its rule, and keeps within its bounds. */
import { describe, expect, it } from 'vitest';
import { reachOf } from '../../table/src/modifiers.ts';
import { BOATS } from '../src/data/index.ts';
import type { ConditionOp } from '../src/data/types.ts';
import { ATTACK_DIE_MODIFIERS, LIGHT_HIT_MODIFIERS } from '../src/rules/enemy.ts';
import { DETECTION_MODIFIERS } from '../src/rules/escorts.ts';
import { EVENT_MODIFIERS } from '../src/rules/events.ts';
import { cards } from '../src/rules/lookup.ts';
import { RAID_MODIFIERS } from '../src/rules/missions.ts';
import { GUN_MODIFIERS, TORPEDO_MODIFIERS } from '../src/rules/salvo.ts';
import { CONTACT_MODIFIERS } from '../src/rules/search.ts';
import { WOLFPACK_MODIFIERS } from '../src/rules/wolfpack.ts';
import { en } from '../src/text/en/index.ts';

describe('the reach of modifiers', () => {
  const skills = BOATS.flatMap(({ levels }) =>
    Object.values(levels).flatMap(({ okay, shaken }) => [okay, shaken]),
  );
  const ops = [...cards({ pack: '' }).conditions.values()].flatMap<ConditionOp>(({ ops: all }) => all);
  const between = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];

  it.each([
    ['9.15', 'torpedo', TORPEDO_MODIFIERS],
    ['9.18', 'gun', GUN_MODIFIERS],
    ['9.7', 'detection', DETECTION_MODIFIERS],
    ['9.26 1e', 'attack', ATTACK_DIE_MODIFIERS],
    ['9.26 2e', 'light hits', LIGHT_HIT_MODIFIERS],
    ['8.2', 'contact', CONTACT_MODIFIERS],
    ['8.6', 'wolfpack', WOLFPACK_MODIFIERS],
    ['7.3', 'event', EVENT_MODIFIERS],
    ['6.11', 'raid', RAID_MODIFIERS],
  ] as const)(
    '%s: each of the %s list has its words and its rule, and lies between a least and a most',
    (_rule, _name, list) => {
      for (const modifier of list) {
        expect([`modifier.${modifier.why}` in en, `rule.${modifier.rule}` in en]).toEqual([true, true]);
        if (typeof modifier.value === 'number') continue;
        const { least, most: highest } = reachOf([modifier]);
        expect([modifier.why, least < highest, least <= 0, highest >= 0]).toEqual([
          modifier.why,
          true,
          true,
          true,
        ]);
      }
    },
  );

  it('9.15, 9.18, 8.7: holds the skills of every crew and the number of every condition', () => {
    const reach = (list: readonly { readonly why: string }[], why: string) =>
      list.filter((modifier) => modifier.why === why).map((modifier) => reachOf([modifier as never]))[0];
    const holds = (list: readonly { readonly why: string }[], why: string, values: readonly number[]) => {
      const { least = 1, most: highest = 0 } = reach(list, why) ?? {};
      const [low = 0, high = 0] = between(values);
      expect([why, least <= low, high <= highest]).toEqual([why, true, true]);
    };
    holds(
      TORPEDO_MODIFIERS,
      'torpedoSkill',
      skills.map(({ torpedo }) => torpedo),
    );
    holds(
      GUN_MODIFIERS,
      'gunnery',
      skills.map(({ gunnery }) => gunnery),
    );
    holds(
      EVENT_MODIFIERS,
      'evasion',
      skills.map(({ evasion }) => evasion + 2),
    );
    holds(
      TORPEDO_MODIFIERS,
      'condition',
      ops.flatMap((op) => (op.do === 'torpedo' ? [op.n] : [])),
    );
    holds(
      DETECTION_MODIFIERS,
      'condition',
      ops.flatMap((op) => (op.do === 'detection' ? [op.n] : [])),
    );
  });
});
