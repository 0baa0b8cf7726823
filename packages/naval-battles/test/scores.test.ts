/** How a battle stands, as always shown and as a table: alone, and in teams whose points count together. */
import type { Text } from '@flotilla/table';
import { words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { en } from '../src/text/en/index.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import type { Battle, Fleet } from './position.ts';

const say = (said: Text | number): string | number =>
  typeof said === 'number' ? said : words({ language: 'en', catalogue: en }, said);

const statusOf = (b: Battle, seat: number) =>
  navalBattles
    .status(b.table.view(seat))
    .slice(3, -1)
    .map(({ label, value, tone }) => [say(label), say(value), tone]);

function tableOf(b: Battle) {
  const [table] = navalBattles.describe(b.table.view(0)).filter((block) => block.kind === 'table');
  return {
    caption: say(table?.caption ?? ''),
    head: table?.head.map(say),
    rows: table?.rows.map((row) => row.map(say)),
  };
}

const headingsOf = (b: Battle) =>
  navalBattles
    .describe(b.table.view(0))
    .flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [say(block.text)] : []));

const fleets: readonly Fleet[] = [
  usa({ pile: ['Ark Royal'] }),
  uk({ pile: ['Knox'] }),
  norway({ pile: ['Sheffield'] }),
];
const inTeams = (letters: string) =>
  lay(fleets.map((fleet, seat) => ({ ...fleet, team: 'ABC'.indexOf(letters.charAt(seat)) })));

describe('the score without teams', () => {
  it('is every player’s own (win)', () => {
    expect(tableOf(lay(fleets))).toEqual({
      caption: 'Points (sinking 25 wins)',
      head: ['Fleet', 'Sunk', 'Afloat', 'Ships lost', 'Hand', 'Face down'],
      rows: [
        ['United States', 10, 7, 0, 1, 0],
        ['United Kingdom', 3, 7, 0, 0, 0],
        ['Norway', 4, 6, 0, 0, 0],
      ],
    });
    expect(statusOf(lay(fleets), 0)).toEqual([
      ['United States', '10 of 25 points sunk, 7 afloat', 'good'],
      ['United Kingdom', '3 of 25 points sunk, 7 afloat', undefined],
      ['Norway', '4 of 25 points sunk, 6 afloat', undefined],
    ]);
  });
});

describe('the score in teams', () => {
  it('names every fleet’s team and the sum of a team of several (option.teams)', () => {
    expect(tableOf(inTeams('ABA'))).toEqual({
      caption: 'Points (the team that sinks 25 wins)',
      head: ['Fleet', 'Team', 'Sunk', 'Afloat', 'Ships lost', 'Hand', 'Face down'],
      rows: [
        ['United States', 'A', 10, 7, 0, 1, 0],
        ['Norway', 'A', 4, 6, 0, 0, 0],
        ['Together', 'A', 14, 13, 0, 1, 0],
        ['United Kingdom', 'B', 3, 7, 0, 0, 0],
      ],
    });
    expect(headingsOf(inTeams('ABA')).slice(0, 3)).toEqual([
      'United Kingdom, team B (7 points afloat)',
      'Norway, team A (6 points afloat)',
      'United States, team A (7 points afloat)',
    ]);
  });

  it('is the team’s in what is always in sight, with its members (option.teams)', () => {
    const sums = (mine: string | undefined, theirs: string | undefined) => [
      ['Team A', '10 of 25 points sunk, 7 afloat — United States', theirs],
      ['Team B', '7 of 25 points sunk, 13 afloat — United Kingdom, Norway', mine],
    ];
    expect(statusOf(inTeams('ABB'), 2)).toEqual(sums('warn', undefined));
    expect(statusOf(inTeams('ABB'), 0)).toEqual(sums(undefined, 'good'));
  });

  it('is what the end of a battle tells (option.teams)', () => {
    const [first, second] = navalBattles.results?.(inTeams('ABB').state()) ?? [];
    expect([first, second].map((fact) => say(fact?.label ?? ''))).toEqual(['Team A', 'Team B']);
  });
});
