/** The example turn of both rulebooks: The Happy Time, medium, U-122 against convoy card 37. */
import type { ScriptedDice } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { range } from '../src/rules/display.ts';
import { statusOf } from '../src/rules/lookup.ts';
import { buy, letPass, type Played, play, sail } from './game.ts';

const DICE = {
  'deck.events': [
    'EV-015',
    'EV-001',
    'EV-017',
    'EV-006',
    'EV-019',
    'EV-021',
    'EV-002',
    'EV-012',
    'EV-003',
    'EV-024',
  ],
  'deck.merchants': ['M-055', 'M-059', 'M-057', 'M-058'],
  'deck.escorts': ['E-203'],
  event: [6],
  contact: [5],
  escortCourse: [5, 8, 9],
  detection: [7],
  gun: [7],
  deepDive: [6],
};

function start(edition: 'first' | 'second'): Played {
  const own: ScriptedDice =
    edition === 'first'
      ? { 'deck.convoys': ['CV-37'], torpedo: [1, 2, 4, 5, 3], enemyAttack: [4, 5, 8, 10] }
      : { 'deck.convoys': ['CV-37', 'CV-31'], torpedo: [1, 2, 5, 6, 5, 3] };
  const game = play({ edition, campaign: 'happy-time', length: 'medium' }, { ...DICE, ...own });
  expect(game.state().so).toBe(41);
  buy(
    game,
    ['U-23', 'ace'],
    ['U-47', 'trained', 'france'],
    ['U-96', 'trained', 'germany'],
    ['U-122', 'veteran', 'france'],
  );
  return game;
}

function operate(game: Played): void {
  game.expect('spend', 'done');
  sail(game, 'U-96', 'to:north-sea');
  expect([game.state().marks['north-sea']?.warnings, game.boat('U-96').stress]).toEqual([1, 1]);
  sail(game, 'U-96', 'to:british-isles', 'stop');
  expect(game.boat('U-96').stress).toBe(3);
  sail(game, 'U-23', 'to:north-sea');
  expect(game.boat('U-23').stress).toBe(1);
  sail(game, 'U-23', 'to:british-isles', 'stop');
  expect(game.boat('U-23').stress).toBe(1);
  sail(game, 'U-47', 'to:southwest-approaches', 'stop');
  expect(game.boat('U-47').stress).toBe(1);
  sail(game, 'U-122', 'to:southwest-approaches');
  game.expect('eventOffer', 'fire');
  expect([game.state().vp, game.boat('U-122').stress, game.boat('U-122').stored.plain]).toEqual([1, 1, 15]);
  game.expect('sail', 'stop');
}

function makeContact(game: Played): void {
  game.expect('lookout', 'search:U-122');
  expect(game.state().contacts).toBe(1);
  expect(game.state().marks['southwest-approaches']?.warnings).toBe(1);
  expect(game.battle().card).toBe('CV-37');
  game.expect('engage', 'attack');
  game.expect('place', 'surfaced:L-S');
  game.expect('wolfpack', 'done');
}

function firstPhase(game: Played, edition: 'first' | 'second'): void {
  expect(game.battle().condition).toBe(edition === 'first' ? 'close-solutions' : 'firing-solutions');
  game.expect('helm', 'surfaced:S-S');
  expect(['M1', 'M2', 'M3', 'M4', 'E1', 'E2'].map((slot) => game.ship(slot).card)).toEqual([
    'M-055',
    'M-059',
    'M-057',
    'M-058',
    null,
    null,
  ]);
  letPass(game, { driftBoat: 'S-S' });
  expect([game.ship('E1').area, game.ship('E2').area]).toEqual(['S-NW', 'S-E']);
  expect([game.ship('E2').card, game.fighter('U-122').detected]).toEqual(['E-203', false]);
  if (edition === 'first') {
    expect(game.offered()).toEqual(['M3', 'M4']);
    game.expect('enemyAttacks', 'M3');
    game.expect('react', 'hold');
    expect(game.boat('U-122').stress).toBe(1);
    game.expect('react', 'hold');
    expect(game.boat('U-122').stress).toBe(2);
  }
  game.expect('aim', 'plain:M3');
  game.expect('spread', '4');
  game.expect('aim', 'plain:M4');
  game.expect('spread', '2');
  game.expect('aim', 'gun:M2'); // nothing is left to declare: they are fired
  expect(game.ship('M3').sunk).toBe(true);
  expect([game.ship('M4').light, game.ship('M4').heavy]).toEqual(edition === 'first' ? [1, 1] : [0, 1]);
  expect([game.ship('M2').light, game.ship('M2').heavy]).toEqual([1, 0]);
  expect(game.boat('U-122')).toMatchObject({ gun: 5, ready: { plain: 0 } });
  expect(game.battle().alerted).toBe(1);
}

function secondPhase(game: Played, edition: 'first' | 'second'): void {
  game.expect('helm', 'submerged:S-S');
  const fallBack: Record<string, string> = { M2: 'C-LR', M4: 'M-SSE' };
  while (game.asked().step === 'driftShip') {
    const decision = game.asked();
    const slot =
      decision.kind === 'pick' && decision.options.some((option) => option.id === 'C-LR') ? 'M2' : 'M4';
    game.answer(fallBack[slot] as string);
  }
  game.expect('driftBoat', 'M-SSE');
  expect([game.ship('M4').area, game.fighter('U-122').area]).toEqual(['M-SSE', 'M-SSE']);
  expect([
    range('M-SSE', game.ship('E2').area as string),
    range('M-SSE', game.ship('E1').area as string),
  ]).toEqual([2, 4]);
  game.expect('escorts', 'E1');
  expect(game.ship('E1').area).toBe('S-N');
  expect(game.fighter('U-122').detected).toBe(true);
  expect(game.ship('E2').area).toBe('M-SSE');
  game.expect('react', 'deepDive');
  const boat = game.boat('U-122');
  expect(boat.stress).toBe(edition === 'first' ? 7 : 3);
  expect(boat.damage).toEqual(edition === 'first' ? [] : [{ part: 'flooding', lasting: false, n: 1 }]);
}

function leave(game: Played): void {
  expect(game.asked().step).toBe('helm');
  game.expect('helm', 'submerged:L-S');
  letPass(game, { driftShip: 'S-SE' }); // Rigel falls back, Adamastos and U-122 fall out of the wake
  expect(game.asked().step).toBe('remaining');
  expect(game.ship('M4')).toMatchObject({ area: null, sunk: false });
}

describe.each(['first', 'second'] as const)('15: the example turn, %s edition', (edition) => {
  it('15: goes as printed from set-up to the reset of the map', () => {
    const game = start(edition);
    expect(game.state().so).toBe(1);
    expect(game.state().decks.convoys.draw).not.toEqual(expect.arrayContaining(['CV-32']));
    expect(['U-23', 'U-47', 'U-96', 'U-122'].map((id) => game.boat(id).gun)).toEqual([0, 6, 6, 6]);
    expect(game.boat('U-122')).toMatchObject({ ready: { plain: 6 }, stored: { plain: 16 } });
    operate(game);
    makeContact(game);
    firstPhase(game, edition);
    secondPhase(game, edition);
    leave(game);
    const boat = game.boat('U-122');
    expect(boat.stress).toBe(edition === 'first' ? 8 : 4);
    expect(boat).toMatchObject({ ready: { plain: 6 }, stored: { plain: 9 }, xp: 2 });
    expect(game.state().vp).toBe(4);
    game.expect('remaining', 'finish:M4:gun');
    expect(boat).toMatchObject({ gun: 4, xp: 3, searched: true });
    expect(boat.stress).toBe(edition === 'first' ? 8 : 4);
    expect(game.state().vp).toBe(6);
    expect(boat.log[0]?.sunk).toEqual(['M-057', 'M-058']);
    for (const id of ['U-23', 'U-47', 'U-96']) game.expect('lookout', `rest:${id}`);
    expect(['U-23', 'U-47', 'U-96', 'U-122'].map((id) => game.boat(id).stress)).toEqual([
      1,
      1,
      2,
      edition === 'first' ? 8 : 4,
    ]);
    expect(statusOf(game.state(), boat)).toBe(edition === 'first' ? 'shaken' : 'okay');
    expect(boat.damage).toEqual([]);
    expect(Object.values(game.state().marks).every((marks) => marks.warnings === 0)).toBe(true);
    expect(game.state().boats.every((other) => !other.searched)).toBe(true);
    expect(game.asked().step).toBe('spend');
    expect(game.state().turn).toBe(2);
    game.done();
  });
});
