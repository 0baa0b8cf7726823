import { describe, expect, it } from 'vitest';
import { NAMES, OFFICERS, rosterOf } from './names.ts';

const namesOf = (seed: string, log: readonly object[] = []) => rosterOf(seed, log as never).names;

describe('the names of the officers', () => {
  it('come from sixty different ones', () => {
    expect(new Set(NAMES).size).toBe(60);
  });

  it('are the same for the same seed, and no two officers of a boat share one', () => {
    for (let seed = 0; seed < 300; seed++) {
      const names = namesOf(`career ${seed}`);
      expect(namesOf(`career ${seed}`)).toEqual(names);
      expect(new Set(OFFICERS.map((officer) => names[officer])).size).toBe(OFFICERS.length);
    }
    const firsts = new Set(Array.from({ length: 300 }, (_, i) => namesOf(`career ${i}`).firstOfficer));
    expect(firsts.size).toBeGreaterThan(40);
  });

  it('change with the man, leave the others theirs, and are not given twice', () => {
    for (let seed = 0; seed < 100; seed++) {
      const before = namesOf(`career ${seed}`);
      const replaced = { kind: 'replaced', data: { man: 'doctor', hand: -1 } };
      const roster = rosterOf(`career ${seed}`, [replaced] as never);
      expect(Object.values(before)).not.toContain(roster.names.doctor);
      expect({ ...roster.names, doctor: '' }).toEqual({ ...before, doctor: '' });
      // Whoever did not come back is called by his own name, not by his successor's.
      expect([...roster.told.values()]).toEqual([before.doctor]);
    }
  });

  it('go along with whoever steps up', () => {
    const before = namesOf('career');
    const after = namesOf('career', [
      { kind: 'leftForOwnBoat', data: {} },
      { kind: 'stepsUp', data: {} },
    ]);
    expect(after.firstOfficer).toBe(before.secondOfficer);
    expect(Object.values(before)).not.toContain(after.secondOfficer);
  });

  it('outlast a career that uses all of them up', () => {
    const many = Array.from({ length: 200 }, () => ({ kind: 'replaced', data: { man: 'engineer' } }));
    expect(NAMES).toContain(namesOf('career', many).engineer);
  });
});
