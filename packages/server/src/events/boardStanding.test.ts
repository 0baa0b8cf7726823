import type { By } from '@flotilla/protocol';
import { describe, expect, it } from 'vitest';
import type { Placing } from './boardStanding.ts';
import { explained, figure, standings } from './boardStanding.ts';
import type { BoardEnd, RoundBoard } from './boards.ts';
import { BYE } from './boards.ts';

const board = (
  round: number,
  lead: number,
  other: number | null,
  points: readonly [number, number],
  how: BoardEnd = 'played',
  sunk: readonly [number, number] = [10, 10],
): RoundBoard => ({ round, board: lead, lead, other, result: other === null ? BYE : { points, how, sunk } });

const of = (places: readonly Placing[], player: number, by: By): number | undefined =>
  places.find((place) => place.player === player)?.measures.find((one) => one.by === by)?.value;

/** Five players, three rounds: 1 beats 2, 3 draws with 4, 5 is free; and so on. */
const SWISS: RoundBoard[] = [
  board(1, 1, 2, [1, 0]),
  board(1, 3, 4, [0.5, 0.5]),
  board(1, 5, null, [1, 0]),
  board(2, 5, 1, [0, 1]),
  board(2, 4, 3, [1, 0], 'absent'),
  board(2, 2, null, [1, 0]),
  board(3, 1, 4, [0.5, 0.5]),
  board(3, 2, 5, [1, 0], 'resigned', [12, 3]),
  board(3, 3, null, [1, 0]),
];

describe('the standings of a Swiss tournament', () => {
  const places = standings({ kind: 'swiss', players: [1, 2, 3, 4, 5], gone: new Set(), boards: SWISS });

  it('go by points, then by those one met', () => {
    // Points by hand: 1: 1+1+½; 2: 0+1+1; 3: ½+0+1; 4: ½+1+½; 5: 1+0+0.
    expect([1, 2, 3, 4, 5].map((player) => of(places, player, 'points'))).toEqual([2.5, 2, 1.5, 2, 1]);
    // 1 met 2, 5 and 4; 2 met 1 and 5 and counts his own 2 for the bye; 4 met 3 and 1, and his free point counts 2.
    expect([1, 2, 4].map((player) => of(places, player, 'buchholz'))).toEqual([
      2 + 1 + 2,
      2.5 + 1 + 2,
      1.5 + 2.5 + 2,
    ]);
    // 3 met 4 only, has a bye (his own 1½), and stayed away once, which counts nothing.
    expect(of(places, 3, 'buchholz')).toBe(2 + 1.5);
    expect(places.map(({ place, player, behindBy }) => [place, player, behindBy])).toEqual([
      [1, 1, null],
      [2, 4, 'points'],
      [3, 2, 'buchholz'],
      [4, 3, 'points'],
      [5, 5, 'points'],
    ]);
  });

  it('count for Sonneborn-Berger who was beaten whole and who drew half', () => {
    expect(of(places, 1, 'sonneborn')).toBe(2 + 1 + 2 / 2);
    expect(of(places, 2, 'sonneborn')).toBe(1);
    expect(of(places, 4, 'sonneborn')).toBe(1.5 / 2 + 2.5 / 2);
  });

  it('explain every figure with what it is made of', () => {
    const names = ['', 'Anna', 'Jonas', 'Mei', 'Luca', 'Ines'];
    const measures = places[1]?.measures ?? [];
    const say = (by: By): string | undefined => {
      const found = measures.find((one) => one.by === by);
      return found && explained(found, (player) => names[player] ?? '');
    };
    expect(say('points')).toBe('Points 2: 1 for a win or a bye, ½ for a draw (Mei ½, Mei 1, Anna ½).');
    expect(say('buchholz')).toBe(
      'Buchholz 6: the points of those you met; a bye counts your own points (Mei 1½, Mei 2, Anna 2½).',
    );
    expect(figure(0.5)).toBe('½');
    expect(figure(0)).toBe('0');
    expect(figure(7.75)).toBe('7¾');
  });

  it('compare those who are otherwise equal by their own game, and only if all have met', () => {
    const equal: RoundBoard[] = [
      board(1, 1, 2, [1, 0]),
      board(1, 3, 4, [1, 0]),
      board(2, 2, 3, [1, 0]),
      board(2, 4, 1, [1, 0]),
    ];
    const ring = standings({ kind: 'robin', players: [1, 2, 3, 4], gone: new Set(), boards: equal });
    // All have one point; nobody has met everybody, so the games between them say nothing.
    expect([1, 2, 3, 4].map((player) => of(ring, player, 'direct'))).toEqual([0, 0, 0, 0]);
    expect(ring.map(({ place }) => place)).toEqual([1, 1, 1, 1]);
    const met = standings({
      kind: 'robin',
      players: [1, 2, 3],
      gone: new Set(),
      boards: [
        board(1, 1, 2, [0, 1]),
        board(2, 1, 3, [1, 0]),
        board(3, 3, 2, [0.5, 0.5]),
        board(4, 1, 3, [0.5, 0.5]),
      ],
    });
    expect(met.map(({ player, behindBy }) => [player, behindBy])).toEqual([
      [2, null],
      [1, 'direct'],
      [3, 'points'],
    ]);
  });

  it('share a place where everything is equal, and the next place is left out', () => {
    const places = standings({
      kind: 'swiss',
      players: [1, 2, 3, 4],
      gone: new Set(),
      boards: [board(1, 1, 2, [0.5, 0.5]), board(1, 3, 4, [0, 0], 'nobody')],
    });
    expect(places.map(({ place, player }) => [place, player])).toEqual([
      [1, 1],
      [1, 2],
      [3, 3],
      [3, 4],
    ]);
  });
});

describe('the standings of a round robin', () => {
  const boards = [
    board(1, 1, 4, [1, 0]),
    board(1, 2, 3, [1, 0]),
    board(2, 4, 3, [1, 0], 'withdrawn'),
    board(2, 1, 2, [0, 1]),
  ];

  it('leave out the games of somebody who left before half of his own', () => {
    const places = standings({ kind: 'robin', players: [1, 2, 3, 4], gone: new Set([4]), boards, all: 3 });
    expect(of(places, 1, 'points')).toBe(0);
    expect(places.at(-1)).toMatchObject({ player: 4, annulled: true, place: 4 });
  });

  it('keep them when he had played half', () => {
    const places = standings({ kind: 'robin', players: [1, 2, 3, 4], gone: new Set([4]), boards, all: 2 });
    expect(of(places, 1, 'points')).toBe(1);
    expect(places.some(({ annulled }) => annulled)).toBe(false);
  });
});

describe('the standings of a cup', () => {
  it('go by how far one came, whatever the draws were', () => {
    const boards = [
      board(1, 1, 4, [0.5, 0.5], 'played', [9, 8]),
      board(1, 2, 3, [0, 1]),
      board(2, 1, 3, [0, 1]),
    ];
    const places = standings({ kind: 'cup', players: [1, 2, 3, 4], gone: new Set(), boards });
    expect(places.map(({ player, place }) => [place, player])).toEqual([
      [1, 3],
      [2, 1],
      [3, 4],
      [4, 2],
    ]);
  });
});
