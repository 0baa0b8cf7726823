/** Bots that take over from somebody else: whatever was answered before, they give an offered answer and get on. */
import type { Decision, PickDecision, Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { botNamed, chosenBy } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { MERCHANTS } from '../src/data/index.ts';
import type { Depth } from '../src/data/types.ts';
import { uboatLeader } from '../src/index.ts';
import { ALL_AREAS } from '../src/rules/display.ts';
import type { UboatLeader } from '../src/state.ts';
import { closeIn, contact, EDITIONS, letPass, type Played, told } from './game.ts';

const steady = botNamed(uboatLeader, 'steady');
const ace = botNamed(uboatLeader, 'ace');

const luck = (): Rng => rngFrom(seedFrom('stuck'), 'stuck');

/** Lets a bot play on; returns the combat phases it needs until its boats are off the display, at most this many. */
function phasesLeft(table: Table<UboatLeader>, bot: typeof steady, most: number): number {
  const rng = luck();
  const battle = () => table.state.game.battle;
  const began = battle()?.round ?? 0;
  for (let phases = 0; phases < most; phases = (battle()?.round ?? 0) - began) {
    const decision = table.decisions[0] as Decision;
    const choice = chosenBy(bot, table, decision, rng);
    expect(table.answer({ seat: 0, decision: decision.number, choice })).toBeNull();
    if (!battle()?.boats.some(({ area }) => area !== null)) return phases;
  }
  return most;
}

/** Where a lamed boat is, and the ship that cannot move. */
interface Lamed {
  readonly card: string;
  readonly boat: string;
  readonly depth: Depth;
  readonly round: number;
}

/** U-103 without torpedoes, its engines hit, near an armed ship that cannot move: submerged the boat makes no way. */
function lamed({ card, boat: area, depth, round }: Lamed): Table<UboatLeader> {
  const game = contact('second', 'CV-31', {}, [['U-103', 'trained']]);
  game.expect('engage', 'attack');
  game.expect('place', 'submerged:L-N');
  const { table } = game;
  const boat = game.boat('U-103');
  Object.assign(boat, { gun: 2, stress: 9, damage: [{ part: 'engines', lasting: false, n: 1 }] });
  Object.assign(boat.ready, { plain: 0 });
  Object.assign(boat.stored, { plain: 0 });
  Object.assign(game.ship('L1'), { card, light: 1, slowed: 9, area: 'C-LL' });
  Object.assign(game.battle(), { round, condition: 'nothing-unusual' });
  Object.assign(game.fighter('U-103'), { area, depth });
  return table.copy({ script: null });
}

describe('a boat that can only get away on the surface (9.2, 9.28 2e)', () => {
  it.each([
    ['steady', steady],
    ['ace', ace],
  ])('%s leaves an armed ship that cannot move', (_name, bot) => {
    const found = lamed({ card: 'M-057', boat: 'C-LL', depth: 'submerged', round: 8 });
    expect(phasesLeft(found, bot, 40)).toBeLessThan(15);
  });

  const armed = MERCHANTS.filter((card) => 'surface' in card && card.surface.second.light > 0);
  const depths = ['surfaced', 'submerged'] as const;

  it.each(depths)('steady leaves every armed ship that cannot move from every area, %s', (depth) => {
    expect(armed.length).toBeGreaterThan(20);
    const stuck = armed.flatMap(({ id: card }) =>
      ALL_AREAS.filter((boat) => phasesLeft(lamed({ card, boat, depth, round: 8 }), steady, 60) === 60).map(
        (boat) => `${card} ${boat}`,
      ),
    );
    expect(stuck).toEqual([]);
  });
});

describe.each(EDITIONS)('torpedoes that somebody else has aimed (9.12, 9.13), %s edition', (edition) => {
  /** U-98 among four merchants, five torpedoes in its tubes; three of them are declared for the first. */
  function declared(): Played {
    const game = contact(edition, 'CV-37', {
      'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'],
      escortCourse: [5, 5],
    });
    closeIn(game, 'surfaced:L-S', 'surfaced:S-S');
    letPass(game, { react: 'hold', enemyAttacks: 'M3' });
    game.expect('aim', 'plain:M1');
    game.expect('spread', '3');
    return game;
  }

  it.each(['plain:M2', 'plain:M3', 'plain:M4', 'plain:E1'])(
    '9.13: steady shares out what is left for %s',
    (aim) => {
      const game = declared();
      game.expect('aim', aim);
      const decision = game.asked() as PickDecision;
      expect([decision.step, game.offered()]).toEqual(['spread', ['1', '2']]);
      expect(game.offered()).toContain(chosenBy(steady, game.table, decision, luck()));
    },
  );

  it('9.12: steady plans the rest of the salvo with the torpedoes that are left', () => {
    const game = declared();
    const rng = luck();
    while (game.asked().step === 'aim' || game.asked().step === 'spread') {
      const decision = game.asked();
      game.expect(decision.step, chosenBy(steady, game.table, decision, rng));
    }
    const salvoes = told(game, 'salvoFired').map(({ data }) => data as { n: number; ship: { slot: string } });
    expect(salvoes.map(({ n }) => n)).toEqual([3, 2]);
    expect(salvoes[1]?.ship.slot).not.toBe('M1');
  });
});
