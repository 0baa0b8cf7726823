import { describe, expect, it } from 'vitest';
import { changesIn, NAMES, namesOf, OFFICERS } from './names.ts';

const NONE = { firstOfficer: 0, secondOfficer: 0, engineer: 0, doctor: 0 };

describe('the names of the officers', () => {
  it('come from sixty different ones', () => {
    expect(new Set(NAMES).size).toBe(60);
  });

  it('are the same for the same seed, and no two officers of a boat share one', () => {
    for (let seed = 0; seed < 300; seed++) {
      const names = namesOf(`career ${seed}`, NONE);
      expect(namesOf(`career ${seed}`, NONE)).toEqual(names);
      expect(new Set(OFFICERS.map((officer) => names[officer])).size).toBe(OFFICERS.length);
    }
    const firsts = new Set(Array.from({ length: 300 }, (_, i) => namesOf(`career ${i}`, NONE).firstOfficer));
    expect(firsts.size).toBeGreaterThan(40);
  });

  it('change with the man, and leave the others theirs', () => {
    const before = namesOf('career', NONE);
    const log = [{ kind: 'replaced', data: { man: 'doctor', hand: -1 } }] as never;
    const after = namesOf('career', changesIn(log));
    expect(after.doctor).not.toBe(before.doctor);
    expect({ ...after, doctor: '' }).toEqual({ ...before, doctor: '' });
  });
});
