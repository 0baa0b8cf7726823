import { describe, expect, it } from 'vitest';
import type { Position } from './position.ts';
import { battle, ship } from './position.ts';

/** The printed example: Alan (USA), Keith (USSR) and Mike (UK), some rounds into a battle; it is Alan's turn. */
const example: Position = {
  fleets: [
    {
      navy: 'usa',
      rows: [['O.H. Perry', 'Gary'], ['Virginia'], ['Enterprise']],
      passive: ['Los Angeles'],
      damage: { Virginia: ['A007'] },
      hand: ['A026', 'A006', 'A020', 'A001', 'A052', 'A031', 'A019'],
    },
    {
      navy: 'ussr',
      rows: [['Druzhny', 'Smerch'], ['Slava', 'Titan'], ['Kiev']],
      pile: ['Broadsword'],
      hand: ['A053', 'A043', 'A044', 'A008', 'A010', 'A014', 'A099', 'A066'],
    },
    {
      navy: 'uk',
      rows: [['Glasgow', 'Somerset'], ['Invincible']],
      passive: ['Trafalgar'],
      hand: ['A023', 'A076', 'A004', 'A045', 'A100', 'A067', 'A064'],
    },
  ],
  dice: { defence: [6, 1, 3, 1, 4, 6], evasion: [5, 4], strike: [4] },
};

/** A form with nothing declared and the dice rolled one by one. */
const unused = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((field) => [field, field === 'dice' ? 'byHand' : field === 'orders' ? 'ask' : []]),
  );

/** Plays Alan's action phase up to, not including, the close. */
function alanActs() {
  const b = battle(example);
  b.expect('actions', 'reinforce');
  b.expect('reinforce', { cards: ['A026', 'A006'], ships: [ship('George Philip')], row: '1' });
  b.expect('actions', `turn:${ship('Los Angeles')}`);
  b.expect('actions', `fly:${ship('Enterprise')}`);
  b.expect('fly', ship('Druzhny'));
  b.expect('fly', ship('Smerch'));
  b.expect('actions', `hunt:${ship('Los Angeles')}`);
  b.expect('actions', 'attack:A020');
  b.expect('aim', ship('Glasgow'));
  b.expect('commitShip', ship('Gary'));
  return b;
}

function alanAttacks() {
  const b = alanActs();
  b.expect('actions', 'attack:A001');
  b.expect('aim', ship('Glasgow'));
  b.expect('commitShip', ship('George Philip'));
  b.expect('actions', 'strike:A052');
  b.expect('fly', ship('Kiev'));
  b.expect('actions', 'attack:A031');
  b.expect('aim', ship('Somerset'));
  b.expect('commitShip', ship('O.H. Perry')); // Virginia is the only other ship that can: it is not asked for
  b.expect('actions', 'close');
  return b;
}

/** The line of the defence form for the attack of a type on a ship. */
const attackOn = (b: ReturnType<typeof battle>, name: string, type: string) =>
  `attack${b.state().attacks.find((attack) => attack.target === ship(name) && attack.types.includes(type as never))?.id}`;

const defenceIn = (b: ReturnType<typeof battle>, what: { ship?: string; card?: string }) =>
  String(
    b
      .state()
      .defences.find((defence) => (what.ship ? defence.ship === ship(what.ship) : defence.card === what.card))
      ?.id,
  );

function keithDefends(b: ReturnType<typeof battle>) {
  const kiev = attackOn(b, 'Kiev', 'air');
  b.expect('defend', {
    ...unused(b.ids(1)),
    [kiev]: [`guard:${ship('Kiev')}:0`, `guard:${ship('Slava')}:0`],
    [attackOn(b, 'Druzhny', 'air')]: ['card:A053'],
  });
  b.expect('rollNext', defenceIn(b, { ship: 'Slava' })); // Kiev's own defence is lost, and one die is left: nobody is asked
}

describe('the printed example turn', () => {
  it('lets Philip come in for three points and act at once (reinforce, R27)', () => {
    const b = alanActs();
    expect(b.vessel('George Philip')).toMatchObject({ row: 1, acted: false });
    expect(b.state().discard).toEqual(['A026', 'A006']);
  });

  it('refuses Gary a second action (attack)', () => {
    const b = alanActs();
    b.expect('actions', 'attack:A001');
    b.expect('aim', ship('Glasgow'));
    expect(b.why(ship('Gary'))).toBe('refused.acted [attack]');
    expect(b.refusal(ship('George Philip'))).toBeNull();
  });

  it('counts the range from Virginia: the second row is too far (R3, attack.range)', () => {
    const b = alanActs();
    b.expect('actions', 'attack:A001');
    b.expect('aim', ship('Glasgow'));
    b.expect('commitShip', ship('George Philip'));
    b.expect('actions', 'attack:A031');
    expect(b.why(ship('Invincible'))).toBe('refused.range [attack.range]');
  });

  it('refuses an attack by the passive Los Angeles and an air strike on Trafalgar (inherent.asw, R7, card.air.strike)', () => {
    const b = battle(example);
    expect(b.why(`hunt:${ship('Los Angeles')}`)).toBe('refused.passive [inherent.asw]');
    b.expect('actions', `fly:${ship('Enterprise')}`);
    expect(b.why(ship('Trafalgar'))).toBe('refused.airSubmarine [card.air.strike]');
  });

  it('does not offer Invincible’s guard against a card with the surface missile symbol only (R13, defence.symbols)', () => {
    const b = alanAttacks();
    keithDefends(b);
    const form = b.asked(2);
    if (form.kind !== 'fill') throw new Error('a form was expected');
    const offered = (attack: string) => {
      const field = form.form.find((other) => other.id === attack);
      return field?.kind === 'many' ? field.options.map((option) => option.id) : [];
    };
    const guard = `guard:${ship('Invincible')}:0`;
    expect(offered(attackOn(b, 'Somerset', 'cruise'))).toContain(guard);
    expect(offered(attackOn(b, 'Glasgow', 'ssm'))).not.toContain(guard);
  });

  it('loses Kiev’s own roll once Slava has stopped the strike (R14)', () => {
    const b = alanAttacks();
    keithDefends(b);
    const status = (name: string) =>
      b.state().defences.find((defence) => defence.ship === ship(name))?.status;
    expect([status('Slava'), status('Kiev')]).toEqual(['worked', 'lost']);
  });

  it('ends outcome by outcome as printed (example, defences, discard, evasion, R2, R57, R73)', () => {
    const b = alanAttacks();
    keithDefends(b);
    const missile = attackOn(b, 'Glasgow', 'ssm');
    b.expect('defend', {
      ...unused(b.ids(2)),
      [missile]: ['card:A023', 'card:A076'],
      [attackOn(b, 'Glasgow', 'gunSmall')]: ['card:A004'],
      [attackOn(b, 'Somerset', 'cruise')]: [`guard:${ship('Invincible')}:0`],
    });
    b.expect('rollNext', defenceIn(b, { card: 'A004' }));
    b.expect('rollNext', defenceIn(b, { card: 'A023' }));
    b.expect('rollNext', defenceIn(b, { card: 'A076' }));
    const outcomes = Object.fromEntries(
      b.state().attacks.map((attack) => [`${attack.aimed} ${attack.types.join('/')}`, attack.status]),
    );
    expect(outcomes).toEqual({
      [`${ship('Druzhny')} air`]: 'hit',
      [`${ship('Smerch')} air`]: 'stopped',
      [`${ship('Trafalgar')} asw`]: 'stopped',
      [`${ship('Glasgow')} ssm`]: 'stopped',
      [`${ship('Glasgow')} gunSmall`]: 'hit',
      [`${ship('Kiev')} air`]: 'stopped',
      [`${ship('Somerset')} ssm/cruise`]: 'stopped',
    });
    const joint = b.state().attacks.find((attack) => attack.card === 'A031');
    expect(joint?.ships).toEqual([ship('O.H. Perry'), ship('Virginia')]);
    expect(b.vessel('Druzhny')).toBeUndefined();
    expect(b.player(0).pile).toEqual([ship('Druzhny')]);
    expect(b.vessel('Glasgow')?.wounds).toEqual([{ card: 'A001', points: 1 }]);
    for (const name of ['Smerch', 'Kiev', 'Somerset', 'Trafalgar'])
      expect(b.vessel(name)?.wounds).toEqual([]);

    expect(b.table.view(0).players.map((player) => player.limit)).toEqual([7, 8, 7]);
    const before = [0, 1, 2].map((seat) => b.player(seat).hand.length);
    b.expect('discardCards', { cards: ['A019'] });
    const drawn = [0, 1, 2].map(
      (seat) => b.player(seat).hand.length - (before[seat] ?? 0) + (seat === 0 ? 1 : 0),
    );
    expect(drawn).toEqual([7, 1, 3]);
    expect(new Set(b.state().discard)).toEqual(
      new Set(['A026', 'A006', 'A020', 'A052', 'A031', 'A019', 'A053', 'A023', 'A076', 'A004']),
    );
    expect(b.asked().seat).toBe(1);
    expect(b.table.state.scripted).toEqual({ defence: 6, evasion: 2, strike: 1 });
  });
});
