/** Contacts: wolfpacks gathering, contacts let go, convoys attacked again (8, 10). */
import { describe, expect, it } from 'vitest';
import { closeIn, contact, EDITIONS, letPass } from './game.ts';

describe.each(EDITIONS)('wolfpacks (8.6), %s edition', (edition) => {
  const pack = [
    ['U-98', 'veteran'],
    ['U-47', 'trained'],
    ['U-48', 'trained'],
  ] as const;

  it('8.6: a die of the sheet or more joins; a natural 1 costs stress and gives the alarm', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [5, 1] }, pack);
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    game.expect('place', 'submerged:L-E');
    expect(game.battle().boats.map((fighter) => fighter.id)).toEqual(['U-98', 'U-47']);
    expect(game.refusal('radio')).toBe('refused.radioTooLate [6.7]');
    const stress = game.boat('U-98').stress;
    game.expect('wolfpack', 'call:U-48');
    expect(game.battle().boats).toHaveLength(2);
    expect([game.boat('U-98').stress - stress, game.battle().alerted]).toEqual([1, 1]);
  });

  it('8.6: an Attacked counter takes 2 off the die', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [6] }, pack);
    game.boat('U-47').attacked = true;
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    expect(game.battle().boats).toHaveLength(1);
  });

  it('8.6: one less than the number of the sheet does not join, and a natural 2 gives no alarm', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [4, 2] }, pack);
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    game.expect('wolfpack', 'call:U-48');
    expect([game.battle().boats.length, game.battle().alerted, game.boat('U-98').stress]).toEqual([1, 0, 0]);
  });

  it('8.6: boats in the Searched box, elsewhere or Unfit are not called, nor one that was called already', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [1, 9] }, pack);
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    const callable = () => game.offered().filter((id) => id.startsWith('call:'));
    expect(callable()).toEqual(['call:U-47', 'call:U-48']);
    game.expect('wolfpack', 'call:U-47');
    expect(callable()).toEqual(['call:U-48']);
    for (const change of [
      { searched: true },
      { place: 'north-atlantic' },
      { inPort: true, place: 'france' },
      { stress: 30 },
    ]) {
      const other = contact(edition, 'CV-37', {}, pack);
      other.expect('engage', 'attack');
      Object.assign(other.boat('U-47'), change);
      other.expect('place', 'surfaced:L-S');
      expect(other.offered().filter((id) => id.startsWith('call:'))).toEqual(['call:U-48']);
    }
  });

  it('8.6: a boat that has searched before the caller stays in its box', () => {
    const game = contact(edition, 'CV-37', { contact: [1, 9] }, [
      ['U-47', 'trained'],
      ['U-98', 'veteran'],
      ['U-48', 'trained'],
    ]);
    // U-47 has found nothing
    expect(game.boat('U-47').searched).toBe(true);
    game.expect('lookout', 'search:U-98');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    expect(game.offered().filter((id) => id.startsWith('call:'))).toEqual(['call:U-48']);
  });

  it('6.7: a radio call lets boats join without a die', () => {
    const game = contact(edition, 'CV-37', {}, pack);
    const before = game.state().so;
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'radio');
    game.expect('wolfpack', 'join:U-47');
    game.expect('place', 'surfaced:L-SE');
    expect(game.battle().boats).toHaveLength(2);
    expect([before - game.state().so, game.thrown('wolfpack')]).toEqual([1, []]);
  });

  it('10.1, 10.3: boats that joined return with Attacked counters; the active boat has none', () => {
    const game = contact(edition, 'CV-37', { wolfpack: [9] }, pack.slice(0, 2));
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    game.expect('place', 'surfaced:L-N');
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'leave');
    game.expect('helm', 'leave');
    expect([game.boat('U-98').attacked, game.boat('U-47').attacked]).toEqual([false, true]);
    expect([game.boat('U-98').stress, game.boat('U-47').stress]).toEqual([1, 1]);
  });
});

describe.each(EDITIONS)('contacts (8), %s edition', (edition) => {
  it('8.4: a contact let go costs no stress', () => {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'retreat');
    expect([game.boat('U-98').stress, game.state().contacts]).toEqual([0, 2]);
    expect(game.asked().step).toBe('remaining');
  });

  it('8.4, 10.2: the tubes are reloaded after a contact that was let go', () => {
    const game = contact(edition, 'CV-37');
    const boat = game.boat('U-98');
    Object.assign(boat.ready, { plain: 1 });
    Object.assign(boat.stored, { plain: 2, t5: 1 });
    game.expect('engage', 'retreat');
    expect([boat.ready, boat.stored]).toMatchObject([
      { plain: 3, t5: 1 },
      { plain: 0, t5: 0 },
    ]);
    expect([boat.stress, boat.attacked]).toEqual([0, false]);
  });

  it('8.4, 10.2: the player chooses what goes into the tubes after a contact that was let go', () => {
    const game = contact(edition, 'CV-37');
    const boat = game.boat('U-98');
    Object.assign(boat.ready, { plain: 4 });
    Object.assign(boat.stored, { plain: 2, t5: 1 });
    game.expect('engage', 'retreat');
    game.expect('reloadTubes', { plain: 0, t5: 1 });
    expect([boat.ready.t5, game.asked().step]).toEqual([1, 'remaining']);
  });

  it('8.5: only an Infiltrator may start inside the long ring', () => {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'attack');
    expect(game.offered()).toHaveLength(16);
    expect(game.refusal('surfaced:S-S')).toMatch(/notOffered/);
    const inside = contact(edition, 'CV-37', {}, [['U-99', 'veteran']]);
    inside.expect('engage', 'attack');
    expect(inside.offered()).toEqual(
      expect.arrayContaining(['surfaced:S-S', 'submerged:M-SSE', 'surfaced:L-N']),
    );
  });

  it('8.3: the first card a boat draws in an area puts a warning there, later ones do not', () => {
    const game = contact(edition, 'CV-37', { 'deck.convoys': ['CV-37', 'CV-40', 'CV-38'] });
    expect(game.state().marks['southwest-approaches']?.warnings).toBe(1);
    game.expect('engage', 'retreat');
    game.expect('remaining', 'newContact');
    expect(game.state().marks['southwest-approaches']?.warnings).toBe(1);
    expect(game.state().contacts).toBe(1);
  });

  it('10.6: lone and naval contacts cannot be attacked again', () => {
    for (const card of ['CV-31', 'CV-42']) {
      const game = contact(edition, card);
      game.expect('engage', 'retreat');
      expect(game.refusal('reattack')).toBe('refused.reattackType [10.6]');
    }
  });

  it('10.6: a convoy attacked again has fresh escorts, sound ships in place and the alarm still on', () => {
    const game = contact(edition, 'CV-37', {
      torpedo: [10, 10, 10, 1, 1, 1],
      escortCourse: [5, 5],
      'deck.merchants': ['M-078', 'M-056'],
    });
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    game.expect('aim', 'plain:M4');
    game.expect('spread', '3');
    game.expect('aim', 'fire');
    expect(game.ship('M4').sunk).toBe(true);
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'gone' });
    game.expect('remaining', 'reattack');
    expect(game.battle().ships.map((ship) => [ship.slot, ship.area])).toEqual([
      ['M1', 'C-UL'],
      ['M2', 'C-UR'],
      ['M3', 'C-LL'],
      ['M4', null],
      ['E1', 'S-NW'],
      ['E2', 'S-NE'],
    ]);
    expect([
      game.ship('M3').card,
      game.ship('E1').card,
      game.battle().alerted,
      game.state().contacts,
    ]).toEqual(['M-078', null, 1, 1]);
    expect(game.state().vp).toBe(2);
  });

  it('10.7: a warship is finished off by torpedo only', () => {
    const game = contact(edition, 'CV-42', { 'deck.naval': ['N-303'] });
    game.expect('engage', 'retreat');
    Object.assign(game.ship('N1'), { heavy: 1, card: game.state().decks.naval.draw.pop(), area: null });
    game.expect('remaining', 'newContact');
    game.expect('engage', 'retreat');
    const again = contact(edition, 'CV-42', { 'deck.naval': ['N-303'] });
    Object.assign(again.ship('N1'), { heavy: 1, card: again.state().decks.naval.draw.pop(), area: null });
    again.expect('engage', 'retreat');
    expect(again.refusal('finish:N1:gun')).toBe('refused.gunWarship [10.7]');
    again.expect('remaining', 'finish:N1:torpedo');
    expect([again.state().vp, again.boat('U-98').xp, again.boat('U-98').stress]).toEqual([2, 2, 0]);
  });
});
