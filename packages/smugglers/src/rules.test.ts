import type { Refusal } from '@flotilla/table';
import { oddsOf, startOf } from '@flotilla/table';
import { logFor } from '@flotilla/table/run';
import { answerOf, chartFaults, scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { cutterChart, FACES, kindOf, worthOf } from './cards.ts';
import { smugglers } from './index.ts';
import type { Cove } from './state.ts';

const NORTH = 1;
const MIDDLE = 2;
const SOUTH = 6;

/** Hands are dealt seat by seat from the top of the deck. */
const HANDS = [
  ['T1', 'R1', 'S1', 'L1'],
  ['T2', 'R2', 'S2', 'S3'],
  ['T3', 'R3', 'S4', 'L2'],
];

const deal = (cutter: number[], nights = 2) =>
  scriptedTable(smugglers, { options: { nights }, dice: { deck: HANDS.flat(), cutter } });

type Play = ReturnType<typeof deal>;

const idOf = (play: Play, face: string): string => String(play.table.state.game.faces.indexOf(face));

const load = (play: Play, ...boats: [Cove, ...string[]][]): void =>
  boats.forEach(([cove, ...faces], seat) => {
    play.expect('load', { cargo: faces.map((face) => idOf(play, face)), cove }, seat);
  });

const respond = (play: Play, ...choices: string[]): void =>
  choices.forEach((choice, seat) => {
    play.expect('respond', choice, seat);
  });

const facesOf = (play: Play, ids: readonly number[]): string[] =>
  ids.map((id) => play.table.state.game.faces[id] as string);

const toldTo = (play: Play, seat: number | null): string[] =>
  logFor(play.table.log ?? [], seat).map(({ kind }) => kind);

describe('1 — the cards', () => {
  it('are 36, each with a mark of its own', () => {
    expect(FACES).toHaveLength(36);
    expect(new Set(FACES).size).toBe(36);
    expect(['T12', 'R10', 'S8', 'L6'].map((face) => [kindOf(face), worthOf(face)])).toEqual([
      ['tea', 1],
      ['rum', 2],
      ['silk', 3],
      ['lantern', 0],
    ]);
    expect(() => kindOf('X1')).toThrow('There is no card "X1".');
  });

  it('are dealt four to each; only the owner is told which', () => {
    const play = deal([]);
    expect(play.table.state.game.hands.map((hand) => facesOf(play, hand))).toEqual(HANDS);
    expect(toldTo(play, 1).filter((kind) => kind === 'drew')).toHaveLength(4);
    expect(toldTo(play, null)).not.toContain('drew');
  });

  it('1.1 — hands are filled up at dawn', () => {
    const play = deal([NORTH]);
    load(play, ['south', 'T1', 'R1'], ['south', 'T2'], ['south']);
    expect(play.table.state.game.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
    expect(play.table.state.game.deck).toHaveLength(36 - 12 - 3);
  });
});

describe('2 — loading', () => {
  it('2.1 — all three are asked at once, and nobody sails before the last answer', () => {
    const play = deal([NORTH]);
    expect(play.table.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    play.expect('load', { cargo: [idOf(play, 'R3')], cove: 'south' }, 2);
    expect(play.table.view(0).smugglers[2]?.cargo).toEqual([]);
    expect(toldTo(play, 0)).not.toContain('sailed');
  });

  it('2.2 — the shallow north cove takes one card only', () => {
    const play = deal([]);
    const number = play.table.state.decision;
    const choice = { cargo: [idOf(play, 'T1'), idOf(play, 'R1')], cove: 'north' };
    const refusal = play.table.answer(answerOf(0, number, choice)) as Refusal;
    expect(refusal).toEqual({ why: { key: 'refused.shallow', args: { most: 1, cards: 2 } }, rule: '2.2' });
  });

  it('only cards of the own hand are offered', () => {
    const play = deal([]);
    const number = play.table.state.decision;
    const stolen = { cargo: [idOf(play, 'S2')], cove: 'south' };
    expect(play.table.answer(answerOf(0, number, stolen))).not.toBeNull();
    const decision = play.table.decisionFor(0);
    if (decision?.kind !== 'fill') throw new Error('A form was expected.');
    expect(decision.check(startOf(decision.form))).toBeNull();
  });
});

describe('3 — the cutter', () => {
  it('is placed by one die: the north cove is watched least', () => {
    expect(chartFaults(cutterChart)).toEqual([]);
    expect(Object.fromEntries(oddsOf(cutterChart, 'all'))).toEqual({
      north: 1 / 6,
      middle: 2 / 6,
      south: 3 / 6,
    });
  });

  it('lies in wait for every boat in its cove, and for no boat in port', () => {
    const play = deal([SOUTH]);
    load(play, ['south', 'T1'], ['south'], ['south', 'T3']);
    expect(play.asked()).toMatchObject({ step: 'respond', about: { boat: 1 } });
    respond(play, 'wait', 'wait', 'wait');
    expect(play.asked()).toMatchObject({ step: 'respond', about: { boat: 3 } });
  });

  it('in an empty cove catches nobody', () => {
    const play = deal([MIDDLE]);
    load(play, ['south', 'T1'], ['south', 'T2'], ['north', 'T3']);
    expect(play.asked().step).toBe('load');
    expect(play.table.state.game.night).toBe(2);
    expect(play.table.state.game.cellars.map((cellar) => cellar.length)).toEqual([1, 1, 1]);
  });
});

describe('4 — responses, out of turn', () => {
  it('all are asked, also those without a lantern, who may only wait', () => {
    const play = deal([SOUTH]);
    load(play, ['south', 'S1'], ['middle'], ['middle']);
    expect(play.table.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const decision = play.table.decisionFor(1);
    expect(decision).toMatchObject({
      options: [{ id: 'wait' }],
      refused: [{ id: 'lantern', refused: { rule: '4' } }],
    });
    const refusal = play.table.answer(answerOf(1, play.table.state.decision, 'lantern'));
    expect(refusal).toEqual({ why: { key: 'refused.noLantern' }, rule: '4' });
  });

  it('4.1 — a boat nobody warns loses its cargo, which everybody sees', () => {
    const play = deal([SOUTH]);
    load(play, ['south', 'S1', 'R1'], ['middle'], ['middle']);
    respond(play, 'wait', 'wait', 'wait');
    expect(facesOf(play, play.table.state.game.shown)).toEqual(['S1', 'R1']);
    expect(play.table.state.game.cellars[0]).toEqual([]);
    expect(play.table.view(null).shown.map(({ face }) => face)).toEqual(['S1', 'R1']);
    expect(play.table.log?.find(({ kind }) => kind === 'seized')?.data).toEqual({
      seat: 1,
      cards: 2,
      worth: 5,
    });
  });

  it('the own lantern saves the boat and costs nothing but the lantern', () => {
    const play = deal([SOUTH]);
    load(play, ['south', 'S1'], ['middle'], ['middle']);
    respond(play, 'lantern', 'wait', 'wait');
    expect(play.asked().step).toBe('load');
    expect(facesOf(play, play.table.state.game.shown)).toEqual(['L1']);
    expect(facesOf(play, play.table.state.game.cellars[0] ?? [])).toEqual(['S1']);
  });

  it('4.2 — who warned another takes two coins', () => {
    const play = deal([SOUTH]);
    load(play, ['south', 'S1'], ['middle'], ['middle']);
    respond(play, 'wait', 'wait', 'lantern');
    expect(play.asked()).toMatchObject({ step: 'share', seat: 2, about: { boat: 1 } });
    play.expect('share', 'fee', 2);
    expect(play.table.state.game.coins).toEqual([0, 0, 2]);
  });

  it('4.2 — or looks at the cargo, which only these two are told', () => {
    const play = deal([SOUTH]);
    load(play, ['south', 'S1', 'T1'], ['middle'], ['middle']);
    respond(play, 'wait', 'wait', 'lantern');
    play.expect('share', 'look', 2);
    const faces = (seat: number | null) => play.table.view(seat).smugglers[0]?.cellar.map(({ face }) => face);
    expect([faces(0), faces(1), faces(2), faces(null)]).toEqual([
      ['S1', 'T1'],
      [null, null],
      ['S1', 'T1'],
      [null, null],
    ]);
    expect([0, 1, 2].map((seat) => toldTo(play, seat).filter((kind) => kind === 'saw').length)).toEqual([
      2, 0, 2,
    ]);
  });

  it('4.2 — when two others warn, the next in turn is paid, and the boat that warns itself pays nobody', () => {
    const play = deal([SOUTH]);
    load(play, ['middle'], ['south', 'T2'], ['middle']);
    respond(play, 'lantern', 'wait', 'lantern');
    expect(play.asked()).toMatchObject({ step: 'share', seat: 2 });
    const own = deal([SOUTH]);
    load(own, ['south', 'T1'], ['middle'], ['middle']);
    respond(own, 'lantern', 'wait', 'lantern');
    expect(own.asked().step).toBe('load');
    expect(facesOf(own, own.table.state.game.shown)).toEqual(['L1', 'L2']);
  });
});

describe('5 — the count', () => {
  it('5.1 — opens the cellars: worth plus coins', () => {
    const play = deal([MIDDLE, SOUTH]);
    load(play, ['south', 'S1', 'R1'], ['south', 'S2', 'S3'], ['north', 'T3']);
    load(play, ['middle', 'T1'], ['south', 'R2'], ['middle', 'S4', 'R3']);
    respond(play, 'lantern', 'wait', 'wait');
    play.expect('share', 'fee', 0);
    expect(play.table.over).toBe(true);
    expect(smugglers.outcome(play.table.state.game)).toEqual({
      ending: 'counted',
      winners: [0, 1],
      args: { best: 8 },
    });
    const open = play.table.view(null).smugglers.flatMap(({ cellar }) => cellar.map(({ face }) => face));
    expect(open).not.toContain(null);
    expect(play.table.view(null).smugglers[0]?.hand.every(({ face }) => face === null)).toBe(true);
    play.done();
  });
});
