import type { Choice, Decision } from '@flotilla/table';
import { startOf, text } from '@flotilla/table';
import { botNamed, botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { actionCard, NON_COMBATANT_ID, shipCard } from '../src/data/cards.ts';
import type { Victory } from '../src/data/scenario-types.ts';
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';
import { lostCards } from '../src/rules/conservation.ts';
import { carrierInFront } from '../src/rules/preset.ts';
import type { Battle } from './position.ts';
import { battle, closeUndefended, fire, noDefence, ship } from './position.ts';

const open = (scenario: string, seats: number, seed = 'scenario') =>
  new Table({ game: navalBattles, options: optionsOf(navalBattles, { scenario }), seats, seed });

/** Plays a scenario to its end with steady bots; `watch` sees every decision. */
function play(scenario: string, seats: number, seed: string, watch?: (decision: Decision) => void) {
  const table = open(scenario, seats, seed);
  const bots = Array.from({ length: seats }, () => botNamed(navalBattles, 'steady'));
  playOut(table, bots, botRngs(seed, seats), watch);
  return table.state.game;
}

const all = SCENARIO_FILES.map((file) => [file.id, file.sides.length] as const);
const offered = (decision: Decision): string[] =>
  decision.kind === 'pick' ? decision.options.map((option) => option.id) : [];

describe('every scenario', () => {
  it.each(all)('%s is laid out with its fleets and its cards (scenarios)', (id, seats) => {
    const state = open(id, seats).state.game;
    const file = SCENARIO_FILES.find((other) => other.id === id);
    state.players.forEach((player, seat) => {
      const side = file?.sides[seat];
      expect(player.fleet.map((vessel) => shipCard(vessel.id).name)).toEqual(side?.ships);
      expect(player.side).toBe(side?.name);
    });
    expect(lostCards(state)).toBeNull();
  });

  it.each(all)(
    '%s accepts the preset formation, which puts no carrier in front (setup.formation)',
    (id, seats) => {
      const table = open(id, seats);
      for (let [asked] = table.decisions; asked?.step === 'layOut'; [asked] = table.decisions) {
        const choice = asked.kind === 'fill' ? startOf(asked.form) : '';
        expect(table.answer({ seat: asked.seat, decision: asked.number, choice })).toBeNull();
      }
      for (const { fleet } of table.state.game.players) {
        expect(fleet.every((vessel) => vessel.row > 0 || shipCard(vessel.id).submarine)).toBe(true);
        expect(carrierInFront(fleet)).toBe(false);
      }
    },
  );

  it.each(all)('%s is played to the end by bots (scenarios)', (id, seats) => {
    for (let game = 0; game < 3; game++) {
      const state = play(id, seats, `${id} ${game}`);
      expect(state.ending).not.toBeNull();
      expect(state.ending?.winners.length).toBeGreaterThan(0);
      expect(lostCards(state)).toBeNull();
    }
  });
});

describe('special rules of scenarios', () => {
  it('cards beside a fleet are of their kind and not part of the hand (scenarios.panda, R62, R36)', () => {
    const table = open('panda-bay', 2);
    while (table.state.game.phase === 'setup') {
      const [decision] = table.decisions;
      if (decision?.kind !== 'fill') break;
      const choice = Object.fromEntries(decision.form.map((field) => [field.id, '1']));
      table.answer({ seat: decision.seat, decision: decision.number, choice });
    }
    const taiwan = table.state.game.players[1];
    expect(taiwan?.stock.map((card) => actionCard(card).kind)).toEqual(['airSupport']);
    expect(table.view(1).stock).toEqual(taiwan?.stock);
    expect(table.view(0)).toMatchObject({ stock: [], players: [{}, { stock: 1 }] });
    expect(taiwan?.hand.length).toBe(8); // seven and the command of Kee Lung; the card beside the fleet does not count
  });

  it.each(['falkland-express', 'strait-night-1996'])(
    '%s allows no air strike, no Bombardment and no reinforcement (scenarios.falkland, scenarios)',
    (id) => {
      for (let game = 0; game < 4; game++)
        play(id, 2, `${id} air ${game}`, (decision) => {
          const ids = offered(decision);
          expect(ids.filter((option) => /^(strike|bombard|fly|reinforce)/.test(option))).toEqual([]);
        });
    },
  );

  it('Falkland Express ends after three rounds at the latest; the non-combatant decides (scenarios.falkland, R59)', () => {
    for (let game = 0; game < 10; game++) {
      const state = play('falkland-express', 2, `falkland ${game}`);
      const sunk = state.players[0]?.lost.includes(NON_COMBATANT_ID);
      expect(state.round).toBeLessThanOrEqual(3);
      if (state.ending?.how === 'last') expect(state.ending.winners).toEqual([0]);
      else
        expect(state.ending).toEqual({
          how: sunk ? 'nonCombatantSunk' : 'nonCombatantSafe',
          winners: [sunk ? 1 : 0],
        });
    }
  });

  it('scenarios.falkland, R59: three rounds without a shot, and the non-combatant is safe', () => {
    const table = open('falkland-express', 2);
    for (let [asked] = table.decisions; asked; [asked] = table.decisions) {
      const choice = asked.kind === 'fill' ? startOf(asked.form) : 'close';
      expect(offered(asked).filter((id) => /^(strike|bombard|fly|reinforce)/.test(id))).toEqual([]);
      expect(table.answer({ seat: asked.seat, decision: asked.number, choice })).toBeNull();
    }
    expect(table.state.game).toMatchObject({ round: 3, ending: { how: 'nonCombatantSafe', winners: [0] } });
  });

  it.each([
    ['Non-Combatant', { how: 'nonCombatantSunk', winners: [0] }],
    ['Broadsword', null],
  ])('scenarios.falkland, R59: the loss of the %s decides at once, or does not', (target, ending) => {
    const { terms } = open('falkland-express', 2).state.game;
    const b = battle({
      fleets: [
        { navy: 'argentina', rows: [['Hercules']], hand: ['A010', 'A110'] },
        {
          navy: 'uk',
          rows: [['Broadsword', 'Non-Combatant']],
          damage: { Broadsword: ['A011', 'A004'], 'Non-Combatant': ['A020'] },
        },
      ],
      terms: { ...terms, victory: { type: 'nonCombatant', sunk: 0, afloat: 1 } },
    });
    fire(b, 'A010', target);
    closeUndefended(b);
    expect(b.player(0).pile).toEqual([ship(target)]);
    expect(b.state().ending).toEqual(ending);
  });

  it('the non-combatant has the hull and the worth of the scenario (setup.nonCombatant, R51)', () => {
    expect(open('falkland-express', 2).state.game.terms).toMatchObject({
      nonCombatantHull: 4,
      nonCombatantVp: 0,
    });
    expect(open('falkland-express-closer', 2).state.game.terms.nonCombatantHull).toBe(2);
    expect(open('panda-bay', 2).state.game.terms.nonCombatantVp).toBe(5);
  });

  it('setup.nonCombatant, R51: it sinks at the hull and counts the worth that the scenario gives it, screened or not', () => {
    const sunk = ['A020', 'A021'].map((_, shots) => {
      const b = battle({
        fleets: [
          { navy: 'usa', rows: [['Knox', 'Leahy']], hand: ['A020', 'A021', 'A110'] },
          { navy: 'uk', rows: [['Amazon', 'Non-Combatant']], hand: ['A104'] },
        ],
        terms: { scenario: 'supplies', nonCombatantVp: 5, nonCombatantHull: 3 },
      });
      for (const [index, by] of ['Knox', 'Leahy'].slice(0, shots + 1).entries())
        fire(b, `A02${index}`, 'Non-Combatant', by);
      b.expect('actions', 'close');
      const form = b.asked(1);
      const [line] = form.kind === 'fill' ? form.form : [];
      expect(line?.kind === 'many' && line.options.map((option) => option.id)).toEqual([
        `screen:A104>${ship('Amazon')}`,
      ]);
      b.expect('defend', noDefence(b, 1));
      return b.table.view(0).players[0]?.sunk;
    });
    expect(sunk).toEqual([0, 5]);
  });

  it('R71: a battle about the non-combatant does not end by quiet rounds', () => {
    const b = battle({
      fleets: [
        { navy: 'usa', rows: [['Knox']], hand: ['A110'] },
        { navy: 'uk', rows: [['Amazon', 'Non-Combatant']], hand: ['A109'] },
      ],
      terms: {
        scenario: 'quiet',
        rounds: 3,
        stalemate: 1,
        victory: { type: 'nonCombatant', sunk: 0, afloat: 1 },
      },
    });
    while (!b.table.over) {
      const { step, seat } = b.asked();
      b.expect(step, step === 'actions' ? 'close' : { cards: [] }, seat);
    }
    expect(b.state()).toMatchObject({ round: 3, ending: { how: 'nonCombatantSafe', winners: [1] } });
  });

  it('R74, R25: rows close up as always where the non-combatant keeps to the last one', () => {
    const b = battle({
      fleets: [
        { navy: 'usa', rows: [['Knox']], hand: ['A052', 'A110'] },
        { navy: 'uk', rows: [['Amazon'], ['Antrim'], ['Non-Combatant']] },
      ],
      terms: { scenario: 'convoy', nonCombatantLast: true },
      dice: { strike: [4] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    closeUndefended(b);
    expect(b.player(1).fleet.map(({ id, row }) => [id, row])).toEqual([
      [ship('Antrim'), 1],
      [NON_COMBATANT_ID, 2],
    ]);
  });

  it('the ships are shown with the hull they have in the scenario, before they are laid out too (R51)', () => {
    const blocks = navalBattles.describe(open('falkland-express-closer', 2).view(0));
    const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const hulls = lines.map((line) => (typeof line === 'string' ? {} : { ...line.args }));
    expect(hulls).toContainEqual(expect.objectContaining({ ship: text('ship.nonCombatant'), hull: 2 }));
  });

  it('a non-combatant in reserve costs what it is worth there', () => {
    const b = battle({
      fleets: [
        { navy: 'usa', rows: [['Knox']], hand: ['A018'], reserve: ['Non-Combatant'] },
        { navy: 'uk', rows: [['Amazon']] },
      ],
      terms: { scenario: 'supplies', nonCombatantVp: 3, nonCombatantHull: 5 },
    });
    b.expect('actions', 'reinforce');
    const asked = b.asked();
    const [, ships] = asked.kind === 'fill' ? asked.form : [];
    expect(ships?.kind === 'many' && ships.options).toMatchObject([
      { cost: 3, label: { args: { hull: 5 } } },
    ]);
  });

  it('action cards are not bought in a scenario (option.cards)', () => {
    const options = { ...optionsOf(navalBattles, { scenario: 'panda-bay' }), cardReserve: true };
    expect(navalBattles.checkOptions?.(options, 2)).toEqual({
      why: { key: 'refused.scenarioCards', args: {} },
      rule: 'option.cards',
    });
    expect(navalBattles.checkOptions?.({ ...options, cardReserve: false }, 2)).toBeNull();
  });

  it('Levant Convoy keeps the non-combatant in the last row', () => {
    const table = open('levant-convoy-1973', 2);
    expect(table.state.game.first).toBe(0);
    const [first] = table.decisions;
    const fields = first?.kind === 'fill' ? first.form.map((field) => field.id) : [];
    const soviet = Object.fromEntries(fields.map((field) => [field, '1']));
    table.answer({ seat: 0, decision: table.state.decision, choice: soviet });
    const rows = {
      [ship('Belknap')]: '1',
      [ship('Charles F. Adams')]: '1',
      [ship('Knox')]: '2',
      [NON_COMBATANT_ID]: '1',
    };
    const answer = (choice: Record<string, string>) => ({ seat: 1, decision: table.state.decision, choice });
    expect(table.refusalOf(answer(rows))).toMatchObject({
      rule: 'scenarios',
      why: { key: 'refused.nonCombatantLast' },
    });
    expect(table.refusalOf(answer({ ...rows, [NON_COMBATANT_ID]: '2' }))).toBeNull();
  });

  it('a non-combatant that comes in takes its place in the last row, and nothing comes in behind it (R69)', () => {
    const late = {
      id: 'late-convoy',
      name: 'Late convoy',
      sides: [
        { name: 'North', navy: 'norway', ships: ['Bergen', 'Narvik'], reserve: ['Non-Combatant', 'Hauk'] },
        { name: 'South', navy: 'argentina', ships: ['Drummond', 'Hercules'], reserve: 'none' },
      ],
      first: 'North',
      rules: { nonCombatantLast: true },
      nonCombatant: { vp: 1 },
      victory: { type: 'vp', target: 3 },
    };
    const options = optionsOf(navalBattles, { scenario: 'custom', custom: JSON.stringify(late) });
    const table = new Table({ game: navalBattles, options, seats: 2, seed: 'late' });
    const answer = (choice: Choice) => {
      const seat = table.decisions[0]?.seat ?? 0;
      return { seat, decision: table.state.decision, choice };
    };
    table.answer(answer({ [ship('Bergen')]: '1', [ship('Narvik')]: '2' }));
    table.answer(answer({ [ship('Drummond')]: '1', [ship('Hercules')]: '1' }));
    table.answer(answer('reinforce'));
    const [card = '', other = ''] = table.state.game.players[0]?.hand ?? [];
    const arriving = (row: string) => answer({ cards: [card], ships: [NON_COMBATANT_ID], row });
    expect(table.refusalOf(arriving('1'))).toMatchObject({
      rule: 'scenarios',
      why: { key: 'refused.nonCombatantLast' },
    });
    table.answer(arriving('2'));
    table.answer(answer('reinforce'));
    expect(table.refusalOf(answer({ cards: [other], ships: [ship('Hauk')], row: '3' }))).not.toBeNull();
    expect(table.refusalOf(answer({ cards: [other], ships: [ship('Hauk')], row: '1' }))).toBeNull();
  });

  it('Tsushima Watch ends after eight rounds at the latest', () => {
    const rounds = Array.from(
      { length: 6 },
      (_, game) => play('straits-of-tsushima-1991', 2, `tsushima ${game}`).round,
    );
    expect(Math.max(...rounds)).toBeLessThanOrEqual(8);
  });

  it.each([
    [0, 8, 'time'],
    [4, 4, 'stalemate'],
  ])(
    'Tsushima Watch without a shot, stalemate after %i quiet rounds, is a tie which Japan wins',
    (stalemate, round, how) => {
      const options = optionsOf(navalBattles, { scenario: 'straits-of-tsushima-1991', stalemate });
      const table = new Table({ game: navalBattles, options, seats: 2, seed: 'quiet' });
      for (let [asked] = table.decisions; asked; [asked] = table.decisions) {
        const choice = asked.kind === 'fill' ? startOf(asked.form) : 'close';
        expect(table.answer({ seat: asked.seat, decision: asked.number, choice })).toBeNull();
      }
      expect(table.state.game).toMatchObject({ round, ending: { how, winners: [0] } });
    },
  );

  it('Northern Shield is won by a team together', () => {
    const state = play('northern-shield-1988', 4, 'shield');
    expect([
      [0, 2],
      [1, 3],
    ]).toContainEqual(state.ending?.winners);
    expect(state.players.map((player) => player.team)).toEqual([0, 1, 0, 1]);
  });

  it('The Gap uses the row rule and lets the United Kingdom begin', () => {
    const { terms, first } = open('the-gap-1986', 2).state.game;
    expect([terms.rowRule, first, terms.target]).toEqual([true, 0, 16]);
  });

  it('a custom scenario is played like a built-in one (scenarios)', () => {
    const custom = JSON.stringify({
      id: 'two-frigates',
      name: 'Two frigates',
      sides: [
        { name: 'North', navy: 'norway', ships: ['Bergen', 'Hauk'], reserve: ['Ula'] },
        { name: 'South', navy: 'argentina', ships: ['Drummond', 'Hercules'], reserve: 'none' },
      ],
      first: 'South',
      victory: { type: 'vp', target: 4 },
    });
    const table = new Table({
      game: navalBattles,
      options: optionsOf(navalBattles, { scenario: 'custom', custom }),
      seats: 2,
      seed: 'custom',
    });
    expect(table.state.game).toMatchObject({ first: 1, terms: { name: 'Two frigates', target: 4 } });
    playOut(
      table,
      [botNamed(navalBattles, 'steady'), botNamed(navalBattles, 'steady')],
      botRngs('custom', 2),
    );
    expect(table.state.game.ending).not.toBeNull();
  });
});

/** Three fleets in the third and last round of a scenario; France is the last to move, with two air strikes in hand. */
const lastRound = (victory: Victory, pile: readonly string[] = [], target = 50): Battle =>
  battle({
    fleets: [
      { navy: 'usa', rows: [['Knox']] },
      { navy: 'uk', rows: [['Amazon', 'Non-Combatant']], pile: pile.slice(0, 1) },
      { navy: 'france', rows: [['Suffren']], pile: pile.slice(1), hand: ['A052', 'A053', 'A110'] },
    ],
    active: 2,
    round: 3,
    terms: { scenario: 'last-round', rounds: 3, target, nonCombatantHull: 4, victory },
    dice: { strike: [6, 6] },
  });

/** France strikes ships that do not defend themselves, and the battle goes on until it is over. */
function strike(b: Battle, ...ships: string[]): void {
  ships.forEach((name, index) => {
    b.expect('actions', `strike:A05${2 + index}`);
    b.expect('fly', ship(name));
  });
  b.expect('actions', 'close');
  while (!b.table.over) {
    const { step, seat } = b.asked();
    b.expect(step, step === 'defend' ? noDefence(b, seat) : { cards: [] }, seat);
  }
}

describe('the end of the last round', () => {
  it.each([
    ['it is behind', 0, [2]],
    ['it is one of them', 1, [1]],
  ])('a tie goes to the side named only if it is among those who tie (R75): %s', (_, tie, winners) => {
    const b = lastRound({ type: 'vp', target: 50, tie }, ['George Philip', 'Gary']);
    strike(b);
    expect(b.state().ending).toEqual({ how: 'time', winners });
  });

  it('a tie at the target goes to the side named as well (R75)', () => {
    const b = lastRound({ type: 'vp', target: 1, tie: 1 }, ['George Philip', 'Gary'], 1);
    strike(b);
    expect(b.state().ending).toEqual({ how: 'points', winners: [1] });
  });

  it('an eliminated side does not win by the non-combatant (R75)', () => {
    const safe = lastRound({ type: 'nonCombatant', sunk: 2, afloat: 0 });
    strike(safe, 'Knox');
    expect(safe.player(0).out).toBe(true);
    expect(safe.state().ending).toEqual({ how: 'time', winners: [2] });
    const sunk = lastRound({ type: 'nonCombatant', sunk: 0, afloat: 1 });
    strike(sunk, 'Knox', 'Non-Combatant');
    expect(sunk.state().ending).toEqual({ how: 'nonCombatantSunk', winners: [2] });
  });

  it('the side that wins by the non-combatant wins while it is in play', () => {
    const safe = lastRound({ type: 'nonCombatant', sunk: 2, afloat: 0 });
    strike(safe);
    expect(safe.state().ending).toEqual({ how: 'nonCombatantSafe', winners: [0] });
  });
});
