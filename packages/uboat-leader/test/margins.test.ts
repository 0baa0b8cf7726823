/** Where a rule begins and ends: the last point, the last torpedo, and nothing at all. */
import { botRngs, reachOf, sampleChoice } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { BOATS } from '../src/data/index.ts';
import type { ConditionOp } from '../src/data/types.ts';
import { ATTACK_DIE_MODIFIERS, LIGHT_HIT_MODIFIERS } from '../src/rules/enemy.ts';
import { DETECTION_MODIFIERS } from '../src/rules/escorts.ts';
import { EVENT_MODIFIERS } from '../src/rules/events.ts';
import { campaignOf, cards, portOf, seaArea } from '../src/rules/lookup.ts';
import { RAID_MODIFIERS } from '../src/rules/missions.ts';
import { stepsHome } from '../src/rules/operations.ts';
import { GUN_MODIFIERS, TORPEDO_MODIFIERS } from '../src/rules/salvo.ts';
import { CONTACT_MODIFIERS } from '../src/rules/search.ts';
import { WOLFPACK_MODIFIERS } from '../src/rules/wolfpack.ts';
import { en } from '../src/text/en.ts';
import {
  buy,
  closeIn,
  contact,
  EDITIONS,
  hunted,
  letPass,
  oddsFor,
  type Played,
  play,
  sail,
} from './game.ts';

const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'];

/** Four ships of speed 2: nobody falls back. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

const told = (game: Played, kind: string) => (game.table.log ?? []).filter((event) => event.kind === kind);

/** An option of the question asked now. */
function optionOf(game: Played, id: string) {
  const decision = game.asked();
  const option = decision.kind === 'pick' ? decision.options.find((other) => other.id === id) : undefined;
  if (!option) throw new Error(`${decision.step} does not offer ${id}.`);
  return option;
}

/** Two hundred answers at random to the form that is asked, each of which would be taken. */
function samples(game: Played): Record<string, number>[] {
  const [rng] = botRngs('margins', 1);
  const decision = game.asked();
  return Array.from({ length: 200 }, () => {
    const choice = sampleChoice(decision, rng as NonNullable<typeof rng>);
    expect(game.table.refusalOf({ seat: 0, decision: decision.number, choice })).toBeNull();
    return choice as Record<string, number>;
  });
}

const most = (found: readonly Record<string, number>[], field: string): number =>
  Math.max(...found.map((choice) => choice[field] ?? 0));

describe.each(EDITIONS)('special option points, %s edition', (edition) => {
  it('13.2, 6.1: the last point buys a snorkel, half a point does not', () => {
    const game = play({ edition, campaign: 'battle-begins', snorkel: true });
    buy(game, ['U-47', 'trained'], ['U-51', 'green']);
    game.state().so = 2;
    game.expect('spend', 'snorkel:U-47');
    expect(game.refusal('snorkel:U-51')).toBeNull();
    game.expect('spend', 'snorkel:U-51');
    expect(game.state().so).toBe(0);
    const poor = play({ edition, campaign: 'hunted', snorkel: true });
    buy(poor, ['U-98', 'veteran', 'france']);
    poor.state().so = 1;
    poor.expect('spend', 'advanced:U-98');
    poor.expect('loadAdvanced', { fatReady: 1, t5Ready: 0, fatStored: 0, t5Stored: 0 });
    expect(poor.refusal('snorkel:U-98')).toBe('refused.soLeft [6.1]');
  });

  /** U-98 in port in The Hunted, about to take advanced torpedoes aboard for so many points. */
  function loading(so: number): Played {
    const game = play({ edition, campaign: 'hunted' });
    buy(game, ['U-98', 'veteran', 'france']);
    game.state().so = so;
    game.expect('spend', 'advanced:U-98');
    return game;
  }

  it('6.6: advanced torpedoes may cost every point that is left, but no more', () => {
    const game = loading(1);
    expect(() => game.answer({ fatReady: 1, t5Ready: 1, fatStored: 1, t5Stored: 0 })).toThrow(
      'refused.soLeft',
    );
    game.expect('loadAdvanced', { fatReady: 1, t5Ready: 0, fatStored: 0, t5Stored: 1 });
    expect([game.state().so, game.state().bought.advancedTorpedo]).toEqual([0, 2]);
  });

  it('6.6: there are no more of them in a place than ordinary torpedoes they are swapped for', () => {
    const game = loading(20);
    expect(() => game.answer({ fatReady: 0, t5Ready: 0, fatStored: 5, t5Stored: 5 })).toThrow(
      'refused.noTorpedoes',
    );
    game.expect('loadAdvanced', { fatReady: 2, t5Ready: 3, fatStored: 4, t5Stored: 5 });
    expect(game.boat('U-98')).toMatchObject({ ready: { plain: 0 }, stored: { plain: 0 } });
  });

  it('6.6: a load at random keeps to the points and the torpedoes there are', () => {
    const rich = samples(loading(20));
    expect([most(rich, 'fatReady'), most(rich, 'fatStored')]).toEqual([5, 9]);
    const poor = samples(loading(1));
    expect(Math.max(...poor.map(({ fatReady = 0, fatStored = 0 }) => fatReady + fatStored))).toBe(2);
  });
});

describe.each(EDITIONS)('mines (6.9), %s edition', (edition) => {
  /** U-47 in port, armed as said. */
  function armed(ready: number, stored: number): Played {
    const game = play({ edition, campaign: 'battle-begins', length: 'long' });
    buy(game, ['U-47', 'trained'], ['U-51', 'green']);
    game.boat('U-47').ready.plain = ready;
    game.boat('U-47').stored.plain = stored;
    game.expect('spend', 'intelligence:north-sea');
    return game;
  }

  it('6.9: need a torpedo to be swapped for, wherever it is', () => {
    expect(armed(0, 0).refusal('mine:U-47')).toBe('refused.noTorpedoes [6.9]');
    for (const [ready, stored] of [[4, 4] as const, [1, 0] as const, [0, 1] as const])
      expect(armed(ready, stored).refusal('mine:U-47')).toBeNull();
  });

  it('6.9: as many as count are suggested, those in store first', () => {
    const suggested = (ready: number, stored: number) => {
      const game = armed(ready, stored);
      game.expect('spend', 'mine:U-47');
      const decision = game.asked();
      return decision.kind === 'fill'
        ? decision.form.map((field) => (field.kind === 'count' ? field.start : null))
        : [];
    };
    // 8 mines are worth 4 points, more are worth nothing
    expect([suggested(5, 9), suggested(5, 6), suggested(1, 2)]).toEqual([
      [8, 0],
      [6, 2],
      [2, 1],
    ]);
  });

  it('6.9: a load at random has at least one', () => {
    const loaded = (ready: number, stored: number) => {
      const game = armed(ready, stored);
      game.expect('spend', 'mine:U-47');
      return samples(game);
    };
    expect(most(loaded(0, 1), 'stored')).toBe(1);
    expect(most(loaded(1, 0), 'ready')).toBe(1);
  });
});

describe.each(EDITIONS)('tubes (10.2), %s edition', (edition) => {
  /** U-98 about to reload after a contact, with so much stored and three tubes empty. */
  function reloading(stored: object): Played {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    Object.assign(game.boat('U-98').ready, { plain: 2 });
    Object.assign(game.boat('U-98').stored, { plain: 0, fat: 0, t5: 0, ...stored });
    game.expect('helm', 'leave');
    return game;
  }

  it('10.2: a choice at random fills every tube with what is stored', () => {
    const game = reloading({ plain: 2, t5: 4 });
    expect(game.asked().step).toBe('reloadTubes');
    const found = samples(game);
    expect([most(found, 'plain'), most(found, 't5')]).toEqual([2, 3]);
    for (const choice of found) expect(Object.keys(choice).sort()).toEqual(['plain', 't5']);
  });

  it('10.2: a boat with nothing stored has nothing to tell', () => {
    expect(told(reloading({}), 'reloaded')).toEqual([]);
    const game = reloading({ plain: 1 });
    expect(told(game, 'reloaded')).toHaveLength(1);
    expect(game.boat('U-98')).toMatchObject({ ready: { plain: 3 }, stored: { plain: 0 } });
  });
});

describe.each(EDITIONS)('rapid reloading (13.1), %s edition', (edition) => {
  const withFreeTube = (id: string): Played => {
    const game = contact(edition, 'CV-37', {}, [[id, 'green']], { typeXXI: true });
    game.expect('engage', 'attack');
    game.boat(id).ready.plain -= 2;
    game.expect('place', 'surfaced:L-S');
    return game;
  };

  it('13.1: is for the Type XXI alone, once in a combat phase', () => {
    expect(withFreeTube('U-98').offered()).not.toContain('reload');
    const game = withFreeTube('U-2511');
    expect(game.offered()).toContain('reload');
    game.boat('U-2511').ready.plain -= 1;
    game.expect('helm', 'reload');
    game.boat('U-2511').ready.plain -= 1;
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'L-S', escorts: 'E1', aim: 'hold', react: 'hold', enemyAttacks: 'M3' });
    // a tube is empty again, and it is the next phase
    expect(game.offered()).toContain('reload');
  });

  it('13.1: needs a stored torpedo', () => {
    const game = contact(edition, 'CV-37', {}, [['U-2511', 'green']], { typeXXI: true });
    game.expect('engage', 'attack');
    game.boat('U-2511').ready.plain = 0;
    game.boat('U-2511').stored.plain = 0;
    game.expect('place', 'surfaced:L-S');
    expect(game.offered()).not.toContain('reload');
  });
});

describe.each(EDITIONS)('nothing happens, and nothing is told, %s edition', (edition) => {
  it('9.2: a boat that keeps its place and depth', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN });
    closeIn(game, 'surfaced:L-S', 'surfaced:L-S');
    expect([told(game, 'movesTo'), told(game, 'dives'), told(game, 'surfaces')]).toEqual([[], [], []]);
  });

  it('7.3: an offer that is paid in torpedoes costs no stress and no shells', () => {
    const game = play({ edition, campaign: 'battle-begins' }, { 'deck.events': ['EV-024'] });
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea');
    game.expect('eventOffer', 'fire');
    expect(told(game, 'torpedoSpent')).toHaveLength(1);
    for (const kind of ['stress', 'shellsSpent', 'noTorpedoFits']) expect(told(game, kind)).toEqual([]);
  });

  it('9.7: an escort too far away has no chance to show', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN });
    closeIn(game, 'surfaced:L-N', 'surfaced:M-NNE');
    game.ship('E1').area = 'L-S';
    expect(oddsFor(game, 'E1')).toEqual({});
    expect(oddsFor(game, 'E2').detects).toBeGreaterThan(0);
  });

  it('9.16: a boat without acoustic torpedoes is told nothing of them', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5] });
    for (const slot of ['E1', 'E2']) game.ship(slot).area = null;
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    expect(game.asked().step).toBe('aim');
    for (const idle of ['t5', 'fat']) expect(game.refusal(idle)).toMatch(/notOffered/);
  });

  it('10.7: a boat without torpedoes or shells is not offered to finish a ship off with them', () => {
    const game = contact(edition, 'CV-37');
    Object.assign(game.ship('M3'), { heavy: 1, card: game.state().decks.merchants.draw.pop(), area: null });
    const boat = game.boat('U-98');
    Object.assign(boat, { gun: 0 });
    for (const load of [boat.ready, boat.stored]) Object.assign(load, { plain: 0, fat: 0, t5: 0 });
    game.expect('engage', 'retreat');
    for (const weapon of ['torpedo', 'gun'])
      expect(game.refusal(`finish:M3:${weapon}`)).toMatch(/notOffered/);
  });
});

describe.each(EDITIONS)('attacking again (10.6), %s edition', (edition) => {
  it('10.6: a convoy of which only cripples are left cannot be attacked again', () => {
    const game = contact(edition, 'CV-37');
    for (const slot of ['M1', 'M2', 'M3', 'M4']) Object.assign(game.ship(slot), { heavy: 1 });
    game.expect('engage', 'retreat');
    expect(game.refusal('reattack')).toBe('refused.nothingLeft [10.6]');
  });
});

describe.each(EDITIONS)('what is told of a contact (10.6, 10.7), %s edition', (edition) => {
  /** The contact let go at once, with so many of its merchants made out. */
  function known(n: number): Played {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN });
    for (const slot of ['M1', 'M2', 'M3', 'M4'].slice(0, n))
      game.ship(slot).card = game.state().decks.merchants.draw.pop() as string;
    return game;
  }

  it('10.6: unknown ships are counted where there are some, and only there', () => {
    const met = (n: number) => {
      const game = known(n);
      game.expect('engage', 'retreat');
      return JSON.stringify(optionOf(game, 'reattack').args?.ships);
    };
    expect(met(4)).not.toContain('reattack.unknown');
    expect(met(3)).toContain('{"key":"reattack.unknown","args":{"n":1}}');
    expect(met(0)).toBe('{"key":"reattack.unknown","args":{"n":4}}');
  });

  it('10.7: a ship that is finished off is put down to its rule', () => {
    const game = known(1);
    game.ship('M1').heavy = 1;
    game.expect('engage', 'retreat');
    game.expect('remaining', 'finish:M1:gun');
    expect(told(game, 'finishedOff').map(({ rule }) => rule)).toEqual(['10.7']);
  });
});

describe('shots (9.14, 9.15)', () => {
  /** U-98 at range 2 of Telena, which sinks at 9 by torpedo and at 7 by gun. */
  function inRange(torpedo: readonly number[] = []): Played {
    const game = contact('second', 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5], torpedo });
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    return game;
  }

  it('9.15, 9.18: every weapon is shown with its own numbers', () => {
    const game = inRange();
    const worth = (id: string) => optionOf(game, id).args?.worth;
    const slot = ['M3', 'M4'].find((other) => game.ship(other).card === 'M-056');
    expect([worth(`plain:${slot}`), worth(`gun:${slot}`)]).toEqual([
      { key: 'aim.known', args: { vp: 2, numbers: '3-6-9' } },
      { key: 'aim.known', args: { vp: 2, numbers: '3-5-7' } },
    ]);
  });

  it.each([
    ['1', [1], 'd10'],
    ['3', [1, 1, 1], '3d10kh'],
  ] as const)('9.14 2e: a salvo of %s is thrown with its dice', (n, dice, notation) => {
    const game = inRange(dice);
    game.expect('aim', 'plain:M4');
    game.expect('spread', n);
    game.expect('aim', 'fire');
    const rolls = (game.table.log ?? []).filter(({ roll }) => roll?.purpose === 'torpedo');
    expect(rolls.map(({ roll }) => roll?.dice)).toEqual([notation]);
  });
});

describe.each(EDITIONS)('a torpedo that misses (9.14), %s edition', (edition) => {
  it('9.14: leaves the ship as it was, and is told and reckoned as a miss', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5], torpedo: [4] });
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    const slot = ['M3', 'M4'].find((other) => game.ship(other).card === 'M-056') as string;
    game.expect('aim', `plain:${slot}`);
    // two areas take 2 off the die; Telena is hit lightly from 3 on, heavily from 6 on
    const odds = oddsFor(game, '1');
    for (const [of, chance] of Object.entries({ miss: 0.4, light: 0.3, heavy: 0.3, sunk: 0 }))
      expect([of, odds[of]]).toEqual([of, expect.closeTo(chance)]);
    game.expect('spread', '1');
    game.expect('aim', 'fire');
    expect([told(game, 'missed').length, told(game, 'shipHit').length]).toEqual([1, 0]);
    expect(game.ship(slot)).toMatchObject({ light: 0, heavy: 0, sunk: false });
  });
});

describe.each(EDITIONS)('escorts under way (9.9, 9.10), %s edition', (edition) => {
  const rules = (game: Played, kind: string) => [...new Set(told(game, kind).map(({ rule }) => rule))];

  it('9.9, 9.10: the hunt for a detected boat and the patrol of the screen are put down to their rules', () => {
    expect(rules(hunted(edition, {}), 'escortHunts')).toEqual(['9.9']);
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [1, 1] });
    closeIn(game, 'surfaced:L-S', 'surfaced:L-S');
    expect([rules(game, 'escortMoves'), rules(game, 'escortHunts')]).toEqual([['9.10'], []]);
  });
});

describe('chances of an enemy attack (9.25 1e)', () => {
  it('9.25 1e: are those of its die where the boat takes it, and of the lower of two where it dives deep', () => {
    const game = hunted('first', {});
    // Ballinderry against a boat below: 1 stress from 5 on, 3 from 8 on, lost at 10
    const shown = (id: string) => {
      const { stress1, stress3, lost } = oddsFor(game, id);
      return [stress1, stress3, lost].map((chance) => Math.round(100 * (chance ?? -1)) / 100);
    };
    expect(shown('hold')).toEqual([0.3, 0.2, 0.1]);
    // 0.6² - 0.3², 0.3² - 0.1², 0.1²
    expect(shown('deepDive')).toEqual([0.27, 0.08, 0.01]);
  });
});

describe('repairs at sea (11.4 2e)', () => {
  it('11.3, 11.4: temporary damage is repaired and told, lasting damage stays', () => {
    const game = play({ edition: 'second', campaign: 'battle-begins' }, { 'deck.events': QUIET });
    buy(game, ['U-47', 'trained'], ['U-51', 'green']);
    game.expect('spend', 'done');
    for (const id of ['U-47', 'U-51']) sail(game, id, 'to:north-sea', 'stop');
    const hull = { part: 'hull', lasting: true, n: 1 } as const;
    game.boat('U-47').damage.push(hull, { part: 'flooding', lasting: false, n: 1 });
    game.expect('lookout', 'rest:U-47');
    game.expect('lookout', 'rest:U-51');
    expect(game.boat('U-47').damage).toEqual([hull]);
    expect(told(game, 'repaired').map(({ data }) => [data.boat, data.n])).toEqual([['U-47', 1]]);
  });
});

describe.each(EDITIONS)('ways and boxes (3.4, 7.1), %s edition', (edition) => {
  it('7.1, 7.4: a boat that has not moved is told the cards of its patrol with those of the box', () => {
    const game = play(
      { edition, campaign: 'battle-begins', length: 'long' },
      { 'deck.events': [...QUIET, 'EV-021', 'EV-022'] },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'mine:U-47');
    game.expect('loadMines', { stored: 8, ready: 0 });
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'to:british-isles');
    // one card in the box; two more for patrolling off the British Isles
    expect(optionOf(game, 'box:mine').args).toEqual({ events: 1 });
    game.expect('sail', 'stop');
    game.expect('lookout', 'rest:U-47');
    game.expect('spend', 'done');
    expect(optionOf(game, 'box:mine').args).toEqual({ events: 3 });
    const before = told(game, 'eventDrawn').length;
    game.expect('sail', 'box:mine');
    expect([told(game, 'eventDrawn').length - before, game.state().vp]).toEqual([3, 4]);
  });

  it('2.1: the sheets have no other campaigns, areas and ports than are printed', () => {
    const sheet = { campaign: 'hunted' };
    expect(() => campaignOf({ campaign: 'nowhere' })).toThrow('There is no campaign "nowhere".');
    expect(() => seaArea(sheet, 'nowhere')).toThrow('The map of hunted has no sea area "nowhere".');
    expect(() => portOf(sheet, 'nowhere')).toThrow('The map of hunted has no port "nowhere".');
  });

  it('3.4, 7.1: the way home leads through waters the boat may enter', () => {
    const game = play({ edition, campaign: 'happy-time' });
    buy(game, ['U-20', 'trained'], ['U-47', 'trained', 'france']);
    const home = (id: string) => Object.fromEntries(stepsHome(game.state(), game.boat(id)));
    expect(home('U-20')).toEqual({ 'north-sea': 1, 'british-isles': 2 });
    expect(home('U-47')).toMatchObject({ 'north-sea': 1, 'southwest-approaches': 1, 'north-atlantic': 2 });
  });
});

describe.each(EDITIONS)('raiders (6.11), %s edition', (edition) => {
  it('6.11: a boat makes no more attacks than its box lets it', () => {
    const game = play(
      { edition, campaign: 'happy-time' },
      { 'deck.events': QUIET, raid: [8, 1, 1, 1, 1, 8] },
    );
    buy(game, ['U-47', 'trained', 'france']);
    game.expect('spend', 'raider:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'to:north-atlantic', 'box:raider');
    for (let i = 0; i < 6; i++) game.expect('raiding', 'torpedo');
    expect([game.state().vp, game.thrown('raid').length, game.boat('U-47').missions]).toEqual([2, 6, []]);
    expect(game.boat('U-47')).toMatchObject({ stored: { plain: 3 }, ready: { plain: 5 } });
  });
});

describe('occasions of a turn (8.1, 8.3)', () => {
  it('8.1, 8.3: every search and every card drawn has chances of its own', () => {
    const game = contact('second', 'CV-37', { 'deck.convoys': ['CV-37', 'CV-38', 'CV-40'] });
    const seen = [game.state().occasion];
    game.expect('engage', 'retreat');
    game.expect('remaining', 'newContact');
    seen.push(game.state().occasion);
    game.expect('engage', 'retreat');
    game.expect('remaining', 'reattack');
    seen.push(game.state().occasion);
    // a search and a card; another card; the same convoy again
    expect(seen).toEqual([2, 3, 4]);
  });
});

describe('the reach of modifiers', () => {
  const skills = BOATS.flatMap(({ levels }) =>
    Object.values(levels).flatMap(({ okay, shaken }) => [okay, shaken]),
  );
  const ops = [...cards({ pack: '' }).conditions.values()].flatMap<ConditionOp>(({ ops: all }) => all);
  const between = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];

  it.each([
    ['9.15', 'torpedo', TORPEDO_MODIFIERS],
    ['9.18', 'gun', GUN_MODIFIERS],
    ['9.7', 'detection', DETECTION_MODIFIERS],
    ['9.26 1e', 'attack', ATTACK_DIE_MODIFIERS],
    ['9.26 2e', 'light hits', LIGHT_HIT_MODIFIERS],
    ['8.2', 'contact', CONTACT_MODIFIERS],
    ['8.6', 'wolfpack', WOLFPACK_MODIFIERS],
    ['7.3', 'event', EVENT_MODIFIERS],
    ['6.11', 'raid', RAID_MODIFIERS],
  ] as const)(
    '%s: each of the %s list has its words and its rule, and lies between a least and a most',
    (_rule, _name, list) => {
      for (const modifier of list) {
        expect([`modifier.${modifier.why}` in en, `rule.${modifier.rule}` in en]).toEqual([true, true]);
        if (typeof modifier.value === 'number') continue;
        const { least, most: highest } = reachOf([modifier]);
        expect([modifier.why, least < highest, least <= 0, highest >= 0]).toEqual([
          modifier.why,
          true,
          true,
          true,
        ]);
      }
    },
  );

  it('9.15, 9.18, 8.7: holds the skills of every crew and the number of every condition', () => {
    const reach = (list: readonly { readonly why: string }[], why: string) =>
      list.filter((modifier) => modifier.why === why).map((modifier) => reachOf([modifier as never]))[0];
    const holds = (list: readonly { readonly why: string }[], why: string, values: readonly number[]) => {
      const { least = 1, most: highest = 0 } = reach(list, why) ?? {};
      const [low = 0, high = 0] = between(values);
      expect([why, least <= low, high <= highest]).toEqual([why, true, true]);
    };
    holds(
      TORPEDO_MODIFIERS,
      'torpedoSkill',
      skills.map(({ torpedo }) => torpedo),
    );
    holds(
      GUN_MODIFIERS,
      'gunnery',
      skills.map(({ gunnery }) => gunnery),
    );
    holds(
      EVENT_MODIFIERS,
      'evasion',
      skills.map(({ evasion }) => evasion + 2),
    );
    holds(
      TORPEDO_MODIFIERS,
      'condition',
      ops.flatMap((op) => (op.do === 'torpedo' ? [op.n] : [])),
    );
    holds(
      DETECTION_MODIFIERS,
      'condition',
      ops.flatMap((op) => (op.do === 'detection' ? [op.n] : [])),
    );
  });
});
