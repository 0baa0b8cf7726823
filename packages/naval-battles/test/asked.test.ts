/** Forms and questions out of turn, in words: every question with its rule, every option, every chance. */
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { lay, uk, usa } from './fleets.ts';
import { fire, noDefence, ship } from './position.ts';
import { asPercent, brief, chances, listed, question, shown } from './reading.ts';

const PASSES = [
  'passTurn — Pass for the rest of this turn',
  'mineOnly — Pass, and from now on ask me only about cards that concern me (standing order)',
  'passAlways — Pass from now on (standing order)',
];

const DEFENCE_ORDERS = [
  'ask — Ask me',
  'hopeless — Pass when I cannot stop it, otherwise ask me',
  'dearest — Defend the dearest ship with the best cards, otherwise only with ships',
  'best — Defend everything worth a card with the best cards',
];

describe('cards that help, reinforcements and orders', () => {
  it('card.repair, card.plan, reinforce, orders: what each of them asks', () => {
    const b = lay([
      usa({
        damage: { Leahy: ['A021', 'A004'] },
        hand: ['A018', 'A066', 'A099'],
        reserve: ['Pegasus', 'Sturgeon'],
      }),
      uk(),
    ]);
    b.expect('actions', 'repair:A099');
    expect(shown(b)).toEqual([
      'Which damage is repaired? Repaired ships do not act this turn. [card.repair]',
      'wounds: Damage cards',
      'usa-leahy/A021 — Leahy: 2 damage points',
      'usa-leahy/A004 — Leahy: 1 damage point',
    ]);
    b.expect('chooseRepairs', { wounds: [`${ship('Leahy')}/A021`] });
    b.expect('actions', 'plan:A066');
    expect(shown(b)).toEqual([
      'Battle Plan: whose dice does it change this turn? [card.plan]',
      'own — +1 on all my dice',
      'against1 — −1 on all dice of United Kingdom',
    ]);
    b.expect('choosePlan', 'own');
    b.expect('actions', 'orders');
    expect(shown(b)).toEqual([
      'What shall happen while others take their turns? [orders]',
      'intelligence: When a card could be cancelled',
      'ask — Ask me',
      'mine — Ask me only about cards that concern me',
      'pass — Pass',
      'orders: When your fleet is attacked',
      ...DEFENCE_ORDERS,
    ]);
    b.expect('setOrders', { intelligence: 'mine', orders: 'hopeless' });
    expect(b.player(0).orders).toEqual({ intelligence: 'mine', defence: 'hopeless' });
    b.expect('actions', 'reinforce');
    expect(shown(b)).toEqual([
      'Discard cards and bring in ships worth no more than the cards. [reinforce]',
      'cards: Cards to discard',
      'A018 — Gun Combat — reinforcement 3',
      'A110 — Screening Ship — reinforcement 1',
      'ships: Ships from the reserve',
      'usa-pegasus — Pegasus – missile boat, hull 2; small gun, surface missile; defends: evasion 5+',
      'usa-sturgeon — Sturgeon – submarine; torpedo, submarine hunt 5+; defends: evasion 3+ passive, 4+ active',
      'row: Row for the surface ships that arrive',
      '1 — Row 1',
      '2 — Row 2',
    ]);
  });

  it('card.tactics, R30: how a copy of Air Support is used', () => {
    const b = lay([usa({ hand: ['A052', 'A096'] }), uk({ passive: ['Trafalgar'] })]);
    b.expect('actions', 'hunt:A052+1');
    if (b.asked().step === 'fly') b.expect('fly', ship('Trafalgar'));
    expect(shown(b)).toEqual([
      'Superior Tactics as a copy of Air Support: how? [card.tactics]',
      'strike — Air strike',
      'hunt — Submarine hunt',
    ]);
  });

  it('rearrange: rows for ships and a mode for submarines, as they are', () => {
    const b = lay([usa({ rows: [['Knox'], ['Leahy']], passive: ['Sturgeon'], active: ['Seawolf'] }), uk()]);
    b.expect('actions', 'rearrange');
    expect(shown(b)).toEqual([
      'Rearrange your fleet. Declared attacks must stay possible. [rearrange]',
      ...['usa-knox: Knox', '1 — Row 1', '2 — Row 2'],
      ...['usa-leahy: Leahy', '1 — Row 1', '2 — Row 2'],
      ...['usa-sturgeon: Sturgeon', 'passive — Passive', 'active — Active'],
      ...['usa-seawolf: Seawolf', 'passive — Passive', 'active — Active'],
    ]);
    const asked = b.asked();
    const starts = asked.kind === 'fill' ? asked.form.map((field) => 'start' in field && field.start) : [];
    expect(starts).toEqual(['1', '2', 'passive', 'active']);
  });
});

describe('answers out of turn', () => {
  it('card.intelligence: what the card would do is told to those who may cancel it', () => {
    const b = lay([
      usa({
        rows: [['Knox', 'Virginia', 'Leahy']],
        damage: { Leahy: ['A021'] },
        hand: ['A010', 'A066', 'A099', 'A069', 'A076'],
      }),
      uk({ hand: ['A070', 'A077'] }),
    ]);
    const deeds: string[] = [];
    const window = (seat: number, choice: string) => {
      deeds.push(question(b.asked(seat)));
      b.expect('window', choice, seat);
    };
    b.expect('actions', 'repair:A099');
    b.expect('chooseRepairs', { wounds: [`${ship('Leahy')}/A021`] });
    expect(listed(b.asked(1))).toEqual(['pass — Let it pass', 'cancel — Play Intelligence', ...PASSES]);
    window(1, 'pass');
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'own');
    window(1, 'pass');
    fire(b, 'A010', 'Amazon', 'Knox');
    window(1, 'cancel');
    window(0, 'pass');
    expect(deeds).toEqual([
      'United States: Repair. It takes damage away. Cancel it? [card.intelligence]',
      'United States: Battle Plan. It changes dice for this turn. Cancel it? [card.intelligence]',
      'United States: Gun Combat. It attacks United Kingdom. Cancel it? [card.intelligence]',
      'United Kingdom: Intelligence. It would cancel an Intelligence card or the card it answers. Cancel it? [card.intelligence]',
    ]);
  });

  it('card.tactics, R30: every way to aim copies of Intelligence', () => {
    const b = lay([usa({ hand: ['A010', 'A069', 'A096', 'A097'] }), uk({ hand: ['A076', 'A077'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'close');
    expect(shown(b, 1).slice(0, 4)).toEqual([
      'United States: 1 attack on your fleet. Declare all your defences now. [defences]',
      'attack1: Gun Combat at Amazon (damage 2)',
      'card:A076 — Near Miss',
      'card:A077 — Near Miss',
    ]);
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076', 'card:A077'] }, 1);
    const apart = 'Play Intelligence against this card, and Superior Tactics as a copy against';
    const other = 'Near Miss at Amazon – United Kingdom';
    expect(shown(b, 0)).toEqual([
      'United Kingdom: Near Miss. It tries to stop an attack. Cancel it? [card.intelligence]',
      'pass — Let it pass',
      'cancel — Play Intelligence',
      'cancelTwice — Play Intelligence with Superior Tactics as a copy',
      `cancel>3 — ${apart} ${other}`,
      'cancel+2 — Play Intelligence with 2 Superior Tactics as copies',
      `cancel>2>3 — ${apart} ${other}, ${other}`,
      `cancel>3>3 — ${apart} ${other}, ${other}`,
      ...PASSES,
    ]);
  });

  it('card.tactics, R30: a copy may be aimed at a plan as well, which is about no ship', () => {
    const b = lay([usa({ hand: ['A066', 'A096', 'A010'] }), uk({ hand: ['A069', 'A097'] })]);
    b.expect('actions', 'plan:A066+1');
    b.expect('choosePlan', 'own');
    b.expect('choosePlan', 'against1');
    expect(listed(b.asked(1)).filter((line) => line.startsWith('cancel>'))).toEqual([
      'cancel>2 — Play Intelligence against this card, and Superior Tactics as a copy against Battle Plan – United States',
    ]);
  });

  it('defences, defence.symbols, card.screen, R73: everything that may be set against an attack, and what comes next', () => {
    const b = lay([
      usa({ hand: ['A052'] }),
      uk({
        rows: [['Amazon'], ['Glasgow', 'Somerset'], ['Hermes']],
        passive: ['Trafalgar'],
        hand: ['A104', 'A105', 'A080', 'A096', 'A010'],
      }),
    ]);
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Hermes'));
    b.expect('actions', 'close');
    const screens = (card: string) =>
      ['Amazon', 'Glasgow', 'Somerset'].map(
        (name) => `screen:${card}>${ship(name)} — Screening Ship: ${name} steps in`,
      );
    const copies = (card: string) =>
      ['Amazon', 'Glasgow', 'Somerset'].map(
        (name) =>
          `copy:A096=${card}>${ship(name)} — Superior Tactics as a copy of Screening Ship: ${name} steps in`,
      );
    expect(shown(b, 1)).toEqual([
      'United States: 1 attack on your fleet. Declare all your defences now. [defences]',
      'attack1: air strike on Hermes (4+ sinks)',
      'guard:uk-glasgow:0 — Glasgow, own defence (4+)',
      'guard:uk-somerset:0 — Somerset, own defence (5+)',
      'guard:uk-hermes:0 — Hermes, own defence (5+)',
      'card:A080 — Near Miss',
      ...screens('A104'),
      ...screens('A105'),
      'copy:A096=A080 — Superior Tactics as a copy of Near Miss',
      ...copies('A104'),
      ...copies('A105'),
      'dice: Dice and ships that step in',
      'auto — In the order declared',
      'byHand — One by one, as I choose',
      'orders: The next time I am attacked',
      ...DEFENCE_ORDERS,
    ]);
    const named = [
      `screen:A104>${ship('Glasgow')}`,
      `screen:A105>${ship('Somerset')}`,
      `copy:A096=A104>${ship('Glasgow')}`,
      'card:A080',
    ];
    b.expect('defend', { ...noDefence(b, 1), attack1: named, dice: 'byHand' }, 1);
    expect(shown(b, 1).slice(0, 3)).toEqual([
      'Which defence comes next? [defences]',
      '1 — Glasgow steps in: air strike on Hermes (4+ sinks)',
      '2 — Somerset steps in: air strike on Hermes (4+ sinks)',
    ]);
    expect(chances(b, '1', 1)).toEqual([]);
    expect(chances(b, '4', 1)).toEqual(['stops the attack: 83 %']);
    b.expect('rollNext', '1', 1);
    expect(shown(b, 1)).toEqual([
      'Which defence comes next? [defences]',
      '2 — Somerset steps in: air strike on Glasgow (4+ sinks)',
      '4 — Near Miss (2+): air strike on Glasgow (4+ sinks)',
      '3 — Glasgow steps in: air strike on Glasgow (4+ sinks) ✗ Glasgow cannot step in for Glasgow: it must be another ship in the same row or in a row in front of it. [card.screen]',
    ]);
  });

  it('defences, R14, attack.hard: the chances that declared dice stop all attacks, or none', () => {
    const b = lay([
      usa({ rows: [['Pegasus', 'Knox']], hand: ['A001', 'A010', 'A066'] }),
      uk({ hand: ['A076', 'A077', 'A088', 'A104'] }),
    ]);
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'own');
    fire(b, 'A001', 'Amazon', 'Pegasus');
    fire(b, 'A010', 'Antrim', 'Knox');
    b.expect('actions', 'close');
    const asked = b.asked(1);
    const odds = (attack1: string[], attack2: string[]) =>
      b.table.odds(asked, { ...noDefence(b, 1), attack1, attack2 }).map(asPercent);
    expect(odds([], [])).toEqual(['all attacks stopped by dice: 0 %', 'no attack stopped by dice: 100 %']);
    expect(odds(['card:A076'], ['card:A077'])).toEqual([
      'all attacks stopped by dice: 22 %',
      'no attack stopped by dice: 22 %',
    ]);
    expect(odds(['card:A076', 'card:A088'], ['card:A077', `screen:A104>${ship('Amazon')}`])).toEqual([
      'all attacks stopped by dice: 37 %',
      'no attack stopped by dice: 15 %',
    ]);
  });

  it('defences: who can do nothing is told so where everybody is asked', () => {
    const b = lay([usa({ rows: [['Knox', 'Virginia']], hand: ['A010', 'A011'] }), uk({ hand: ['A080'] })], {
      options: { windows: 'everyone' },
    });
    for (const card of ['A010', 'A011']) {
      fire(b, card, 'Amazon', card === 'A010' ? 'Knox' : 'Virginia');
      b.expect('windowForAll', 'pass', 1);
    }
    b.expect('actions', 'close');
    expect(question(b.asked(1))).toBe(
      'United States: 2 attacks on your fleet. Nothing you have can stop them: confirm. [defences]',
    );
  });
});

describe('the set-up asks', () => {
  it('setup.navies, R43: which navy is commanded, those taken with the reason', () => {
    const t = scriptedTable(navalBattles, {
      seats: 2,
      options: { points: 25 },
      dice: { firstPlayer: [6, 1] },
    });
    t.expect('chooseNavy', 'usa');
    expect([question(t.asked()), ...listed(t.asked())]).toEqual([
      'Which navy do you command? [setup.navies]',
      'ussr — Soviet Union (22 ships worth 117 points)',
      'uk — United Kingdom (14 ships worth 75 points)',
      'france — France (9 ships worth 59 points)',
      'japan — Japan (10 ships worth 42 points)',
      'china — China (11 ships worth 40 points)',
      'taiwan — Taiwan (8 ships worth 27 points; weak in a battle of this size)',
      'norway — Norway (7 ships worth 24 points; weak in a battle of this size)',
      'argentina — Argentina (6 ships worth 23 points; weak in a battle of this size)',
      'usa — United States ✗ United States is taken; a navy can be commanded once. [R43]',
    ]);
  });

  it('option.teams, R67: how points are divided, and whether the others agree', () => {
    const t = scriptedTable(navalBattles, {
      seats: 3,
      options: { teams: 'AAB', points: 21 },
      dice: { firstPlayer: [6, 1, 2] },
    });
    for (const navy of ['usa', 'uk', 'norway']) t.expect('chooseNavy', navy);
    const asked = t.asked();
    expect([question(asked), ...listed(asked)]).toEqual([
      'How does your team divide its 21 points? [option.teams]',
      'seat0: United States',
      'seat1: United Kingdom',
    ]);
    expect(asked.kind === 'fill' && asked.form).toMatchObject([
      { min: 2, max: 21, start: 11 },
      { min: 3, max: 21, start: 10 },
    ]);
    const over = { seat: 0, decision: asked.number, choice: { seat0: 11, seat1: 11 } };
    expect(t.table.refusalOf(over)).toEqual({
      rule: 'option.teams',
      why: { key: 'refused.teamPoints', args: { sum: 22, points: 21 } },
    });
    expect(t.table.refusalOf({ ...over, choice: { seat0: 11, seat1: 10 } })).toBeNull();
    t.expect('dividePoints', { seat0: 14, seat1: 7 }, 0);
    expect([question(t.asked()), ...listed(t.asked())]).toEqual([
      'Your team’s points would be divided 14 / 7. Agreed? [option.teams]',
      'agree — Agree',
      'refuse — Refuse; the next member proposes, in the end the shares are even',
    ]);
  });

  it('option.cards: cards that can still be paid, each design once', () => {
    const t = scriptedTable(navalBattles, {
      seats: 2,
      options: { cardReserve: true, points: 20 },
      dice: { firstPlayer: [6, 1] },
    });
    t.expect('chooseNavy', 'usa');
    t.expect('chooseNavy', 'uk');
    t.expect('buildFleets', { ships: ['Nimitz', 'Virginia'].map(ship) }, 0);
    t.expect('buildFleets', { ships: ['Hermes', 'Ark Royal'].map(ship) }, 1);
    while (t.asked().step === 'layOut') {
      const asked = t.asked();
      t.expect(
        'layOut',
        Object.fromEntries(asked.kind === 'fill' ? asked.form.map(({ id }) => [id, '1']) : []),
      );
    }
    expect(question(t.asked())).toBe('Buy an action card? 2 points left. [option.cards]');
    const ids = brief(listed(t.asked()));
    expect(ids.slice(0, 3)).toEqual([
      'none — Buy nothing this time',
      'GC-1 — Gun Combat for 1',
      'GC-2 — Gun Combat for 2',
    ]);
    expect(ids.filter((line) => line.endsWith('for 3'))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    t.expect('buyCard', 'GC-1', 0);
    expect(question(t.asked())).toContain('Buy an action card? 1 point left.');
  });
});
