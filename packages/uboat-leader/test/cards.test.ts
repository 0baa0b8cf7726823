/** Every event card and every convoy card is resolved at least once, in both editions. */
import { sampleChoice } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { botRngs } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { CAMPAIGNS, CORE_CONVOYS, EVENTS, MORE_CONVOYS } from '../src/data/index.ts';
import type { ConvoyCard } from '../src/data/types.ts';
import { brokenPromise } from '../src/rules/conservation.ts';
import type { UboatLeader } from '../src/state.ts';
import { buy, play, sail } from './game.ts';

/** Plays on at random until the step is asked (or the game ends), checking every state. */
function playUntil(table: Table<UboatLeader>, steps: readonly string[], seed: string): void {
  const [rng] = botRngs(seed, 1);
  for (let i = 0; i < 3000 && !table.over; i++) {
    const [decision] = table.decisions;
    if (!decision || !rng || steps.includes(decision.step)) return;
    table.answer({ seat: 0, decision: decision.number, choice: sampleChoice(decision, rng) });
    expect(brokenPromise(table.state.game)).toBeNull();
  }
}

/** A campaign that plays with a convoy card. */
function campaignWith(card: ConvoyCard): string {
  const sheet = CAMPAIGNS.find(
    ({ id, removedConvoys }) =>
      (card.campaigns?.includes(id) ?? true) && !removedConvoys.includes(card.number),
  );
  if (!sheet) throw new Error(`No campaign plays with convoy card ${card.number}.`);
  return sheet.id;
}

/** The port asked for where a campaign has several. */
const portIn = (campaign: string): string | undefined =>
  ['happy-time', 'hunted'].includes(campaign) ? 'france' : undefined;

const FACES = EVENTS.flatMap((card) =>
  (['early', 'late'] as const).map((side) => [card.number, side, card.id] as const),
);

describe.each(['first', 'second'] as const)('event cards, %s edition (7.3)', (edition) => {
  it.each(FACES)('2.9, 7.3: card %i, %s face', (_number, side, id) => {
    const game = play(
      { edition, campaign: side === 'early' ? 'battle-begins' : 'drumbeat', length: 'medium' },
      { 'deck.events': [id] },
    );
    buy(game, ['U-43', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-43', side === 'early' ? 'to:north-sea' : 'to:bay-of-biscay');
    const drawn = (game.table.log ?? []).filter((event) => event.kind === 'eventDrawn');
    expect(drawn).toHaveLength(1);
    const face = EVENTS.find((card) => card.id === id)?.[side] as string;
    expect(drawn[0]?.data.face).toBe(face);
    expect(brokenPromise(game.state())).toBeNull();
    playUntil(game.table, ['spend'], `event ${id}`);
  });
});

describe.each(['first', 'second'] as const)('convoy cards, %s edition (8.3, 8.7)', (edition) => {
  it.each([...CORE_CONVOYS, ...MORE_CONVOYS].map((card) => [card.number, card.id, card] as const))(
    '8.3, 8.7 1e: card %i',
    (_number, id, card) => {
      const campaign = campaignWith(card);
      const dice = {
        'deck.convoys': edition === 'first' ? [id] : [id, ...(id === 'CV-31' ? [] : ['CV-31'])],
        contact: [10],
      };
      const game = play({ edition, campaign, length: 'medium', convoys: 'all' }, dice);
      buy(game, ['U-43', 'veteran', portIn(campaign)]);
      game.expect('spend', 'done');
      const area = {
        'battle-begins': 'north-sea',
        'happy-time': 'southwest-approaches',
        drumbeat: 'bay-of-biscay',
        hunted: 'bay-of-biscay',
      }[campaign] as string;
      game.boat('U-43').contactBonus = 0;
      sail(game, 'U-43', `to:${area}`);
      playUntil(game.table, ['lookout', 'sail'], 'convoy');
      game.boat('U-43').stress = 0;
      if (game.asked().step === 'sail') game.expect('sail', 'stop');
      game.boat('U-43').contactBonus = 9;
      game.expect('lookout', 'search:U-43');
      expect(game.battle().card).toBe(id);
      expect(game.battle().ships.map((ship) => [ship.slot, ship.area])).toEqual(
        card.layout.map((slot) => [slot.slot, slot.area]),
      );
      game.expect('engage', 'attack');
      game.expect('place', 'surfaced:L-S');
      if (edition === 'first') expect(game.battle().condition).toBe(card.condition);
      playUntil(game.table, ['remaining', 'spend'], `convoy ${id}`);
      expect(brokenPromise(game.state())).toBeNull();
    },
  );
});

/** Every special condition with a convoy card that bears it. */
const CONDITIONS = [
  ...new Map([...CORE_CONVOYS, ...MORE_CONVOYS].map((card) => [card.condition, card] as const)),
];

describe('special conditions as the second edition draws them (8.7)', () => {
  it.each(CONDITIONS)('8.7 2e: %s', (condition, card) => {
    const campaign = campaignWith(card);
    const first = card.id === 'CV-39' ? 'CV-40' : 'CV-39';
    const game = play(
      { edition: 'second', campaign, convoys: 'all', length: 'medium' },
      { 'deck.convoys': [first, card.id], 'deck.events': ['EV-038', 'EV-019'] },
    );
    buy(game, ['U-43', 'trained', portIn(campaign)]);
    game.expect('spend', 'done');
    sail(game, 'U-43', game.offered().find((id) => id.startsWith('to:')) as string, 'stop');
    game.boat('U-43').contactBonus = 12;
    game.expect('lookout', 'search:U-43');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    expect(game.battle().condition).toBe(condition);
    playUntil(game.table, ['remaining', 'spend'], `condition ${condition}`);
  });
});
