import { describe, expect, it } from 'vitest';
import type { Battle, Fleet } from './position.ts';
import { battle, fire, ship } from './position.ts';

const usa = (fleet: Partial<Fleet>): Fleet => ({ navy: 'usa', rows: [['Knox', 'Gary']], ...fleet });
const uk = (fleet: Partial<Fleet> = {}): Fleet => ({ navy: 'uk', rows: [['Glasgow', 'Amazon']], ...fleet });
const norway = (fleet: Partial<Fleet> = {}): Fleet => ({ navy: 'norway', rows: [['Bergen']], ...fleet });

/** Each position is at the question where the illegal choice would be made. */
const ILLEGAL: readonly {
  readonly what: string;
  readonly stand: () => Battle;
  readonly choice: string;
  readonly why: string;
}[] = [
  {
    what: 'a target out of range of every ship (attack.range)',
    stand: () => {
      const rows = [['Glasgow'], ['Somerset'], ['Amazon']];
      const b = battle({ fleets: [usa({ hand: ['A020'] }), uk({ rows })] });
      b.expect('actions', 'attack:A020');
      return b;
    },
    choice: ship('Amazon'),
    why: 'refused.range [attack.range]',
  },
  {
    what: 'a ship that is itself too far away (attack.range)',
    stand: () => {
      const rows = [['Knox', 'Gary'], ['Leahy']];
      const b = battle({
        fleets: [usa({ rows, hand: ['A020'] }), uk({ rows: [['Glasgow'], ['Somerset']] })],
      });
      b.expect('actions', 'attack:A020');
      b.expect('aim', ship('Somerset'));
      return b;
    },
    choice: ship('Leahy'),
    why: 'refused.outOfRange [attack.range]',
  },
  {
    what: 'a card for which no ship has the symbol (attack.symbols)',
    stand: () => battle({ fleets: [usa({ rows: [['Pegasus']], hand: ['A044'] }), uk()] }),
    choice: 'card:A044',
    why: 'refused.noPlatform [attack.symbols]',
  },
  {
    what: 'a ship without the symbol of the card (attack.symbols)',
    stand: () => {
      const rows = [['Knox', 'Charles F. Adams', 'Nimitz']];
      const b = battle({ fleets: [usa({ rows, hand: ['A010'] }), uk()] });
      b.expect('actions', 'attack:A010');
      b.expect('aim', ship('Amazon'));
      return b;
    },
    choice: ship('Nimitz'),
    why: 'refused.symbol [attack.symbols]',
  },
  {
    what: 'a ship that has used its action (attack)',
    stand: () => {
      const rows = [['Knox', 'Gary', 'Leahy']];
      const b = battle({ fleets: [usa({ rows, hand: ['A010', 'A020'] }), uk()] });
      fire(b, 'A010', 'Amazon', 'Knox');
      b.expect('actions', 'attack:A020');
      b.expect('aim', ship('Glasgow'));
      return b;
    },
    choice: ship('Knox'),
    why: 'refused.acted [attack]',
  },
  {
    what: 'aircraft of a carrier that has struck already (attack)',
    stand: () => {
      const b = battle({ fleets: [usa({ rows: [['Enterprise', 'Knox']] }), uk()] });
      b.expect('actions', `fly:${ship('Enterprise')}`);
      while (b.asked().step === 'fly') b.expect('fly', ship('Amazon'));
      return b;
    },
    choice: `fly:${ship('Enterprise')}`,
    why: 'refused.acted [attack]',
  },
  {
    what: 'a ship of the own team (option.teams)',
    stand: () => {
      const fleets = [
        usa({ hand: ['A010'], team: 0 }),
        uk({ team: 0 }),
        norway({ team: 1, rows: [['Bergen', 'Narvik']] }),
      ];
      const b = battle({ fleets });
      b.expect('actions', 'attack:A010');
      return b;
    },
    choice: ship('Amazon'),
    why: 'refused.ownTeam [option.teams]',
  },
  {
    what: 'a submarine as the target of an air strike (card.air.strike)',
    stand: () => {
      const b = battle({ fleets: [usa({ hand: ['A052'] }), uk({ active: ['Trafalgar'] })] });
      b.expect('actions', 'strike:A052');
      return b;
    },
    choice: ship('Trafalgar'),
    why: 'refused.airSubmarine [card.air.strike]',
  },
  {
    what: 'a submarine as the target of guns (R1)',
    stand: () => {
      const b = battle({ fleets: [usa({ hand: ['A010'] }), uk({ active: ['Trafalgar'] })] });
      b.expect('actions', 'attack:A010');
      return b;
    },
    choice: ship('Trafalgar'),
    why: 'refused.submarine [R1]',
  },
  {
    what: 'a passive submarine that would fire (R7)',
    stand: () => {
      const b = battle({
        fleets: [usa({ passive: ['Los Angeles'], active: ['Sturgeon', 'Seawolf'], hand: ['A044'] }), uk()],
      });
      b.expect('actions', 'attack:A044');
      b.expect('aim', ship('Glasgow'));
      return b;
    },
    choice: ship('Los Angeles'),
    why: 'refused.passive [R7]',
  },
  {
    what: 'a strike by Air Support where a scenario bars it, though the card may hunt (scenarios)',
    stand: () =>
      battle({
        fleets: [usa({ hand: ['A052'] }), uk({ passive: ['Trafalgar'] })],
        terms: { airStrikes: false },
      }),
    choice: 'strike:A052',
    why: 'refused.noAirStrikes [scenarios]',
  },
  {
    what: 'a strike by a carrier’s own aircraft where a scenario bars it (scenarios)',
    stand: () => battle({ fleets: [usa({ rows: [['Enterprise']] }), uk()], terms: { airStrikes: false } }),
    choice: `fly:${ship('Enterprise')}`,
    why: 'refused.noAirStrikes [scenarios]',
  },
];

describe('illegal attacks', () => {
  it.each(ILLEGAL)(
    '$what: in sight, refused with the rule, and nothing changes',
    ({ stand, choice, why }) => {
      const b = stand();
      const before = JSON.stringify(b.table.state);
      const asked = b.asked();
      const shown = asked.kind === 'pick' ? asked.refused.map((option) => option.id) : [];
      expect(shown).toContain(choice);
      expect(b.why(choice)).toBe(why);
      expect(b.table.answer({ seat: asked.seat, decision: asked.number, choice })).not.toBeNull();
      expect(JSON.stringify(b.table.state)).toBe(before);
    },
  );
});
