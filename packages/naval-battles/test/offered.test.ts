/** What the active player is offered, in words: every refusal with its rule and reason, every chance. */
import { describe, expect, it } from 'vitest';
import { lay, norway, uk, usa } from './fleets.ts';
import { fire, ship } from './position.ts';
import { chances, question, shown } from './reading.ts';

/** A fleet with something of everything, against a frigate and against ships with a submarine. */
const everything = () =>
  lay([
    usa({
      rows: [['Knox', 'Virginia'], ['Enterprise'], ['Missouri']],
      active: ['Sturgeon'],
      passive: ['Seawolf'],
      hand: ['A020', 'A044', 'A051', 'A052', 'A064', 'A066', 'A069', 'A076', 'A096', 'A099', 'A104'],
    }),
    uk({ rows: [['Amazon']] }),
    norway({ passive: ['Ula'] }),
  ]);

describe('the action phase lists', () => {
  it('actions, attack.symbols, card.repair, card.tactics, inherent.asw: what may be done, and what may not with the reason', () => {
    expect(shown(everything())).toEqual([
      'Your turn: what do you do? [actions]',
      'attack:A020 — Attack: Missile Combat',
      'attack:A020+1 — attack with 1 copy by Superior Tactics: Missile Combat',
      'attack:A044 — Attack: Torpedo Combat',
      'attack:A044+1 — attack with 1 copy by Superior Tactics: Torpedo Combat',
      'strike:A052 — Air strike: Air Support',
      'strike:A052+1 — air strike with 1 copy by Superior Tactics: Air Support',
      'hunt:A052 — Submarine hunt: Air Support',
      'hunt:A052+1 — submarine hunt with 1 copy by Superior Tactics: Air Support',
      'bombard:A064 — Bombard: Bombardment',
      'bombard:A064+1 — bombardment with 1 copy by Superior Tactics: Bombardment',
      'plan:A066 — Play Battle Plan',
      'plan:A066+1 — plan with 1 copy by Superior Tactics: Battle Plan',
      'hunt:usa-knox — Submarine hunt from Knox (5+)',
      'hunt:usa-virginia — Submarine hunt from Virginia (5+)',
      'fly:usa-enterprise — Air strikes from Enterprise (4+, 4+)',
      'hunt:usa-enterprise — Submarine hunt from Enterprise (4+)',
      'turn:usa-seawolf — Turn Seawolf active',
      'hunt:usa-sturgeon — Submarine hunt from Sturgeon (5+)',
      'turn:usa-sturgeon — Turn Sturgeon passive',
      'reinforce — Bring in reinforcements',
      'rearrange — Rearrange the fleet',
      'orders — Write standing orders',
      'close — Finish: the attacks are final',
      'card:A051 — Torpedo Combat ✗ No ready ships show enough of the symbols on the card. [attack.symbols]',
      'card:A069 — Intelligence ✗ It is played in answer to a card of a rival. [card.intelligence]',
      'card:A076 — Near Miss ✗ It is played when your fleet is attacked. [card.nearMiss]',
      'card:A096 — Superior Tactics ✗ It is played together with another card, as its copy. [card.tactics]',
      'card:A099 — Repair ✗ No ship of yours that has not acted is damaged. [card.repair]',
      'card:A104 — Screening Ship ✗ It is played when your fleet is attacked. [card.screen]',
      'card:A110 — Screening Ship ✗ It is played when your fleet is attacked. [card.screen]',
      'hunt:usa-seawolf — Submarine hunt from Seawolf (4+) ✗ Seawolf is passive; turn it active first. [inherent.asw]',
    ]);
  });

  it('attack, R26, inherent.air: a ship that has acted does not act again, and a submarine that attacks stays active', () => {
    const b = everything();
    fire(b, 'A020', 'Amazon', 'Knox');
    fire(b, 'A044', 'Ula');
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Amazon'));
    b.expect('fly', 'enough');
    const ships = shown(b).filter((line) => /^(fly|hunt|turn):usa/.test(line));
    expect(ships).toEqual([
      'hunt:usa-virginia — Submarine hunt from Virginia (5+)',
      'turn:usa-seawolf — Turn Seawolf active',
      'hunt:usa-knox — Submarine hunt from Knox (5+) ✗ Knox has used its action this turn. [attack]',
      'fly:usa-enterprise — Air strikes from Enterprise (4+, 4+) ✗ Enterprise has used its action this turn. [attack]',
      'hunt:usa-enterprise — Submarine hunt from Enterprise (4+) ✗ Enterprise has used its action this turn. [attack]',
      'hunt:usa-seawolf — Submarine hunt from Seawolf (4+) ✗ Seawolf is passive; turn it active first. [inherent.asw]',
      'hunt:usa-sturgeon — Submarine hunt from Sturgeon (5+) ✗ Sturgeon has used its action this turn. [attack]',
      'turn:usa-sturgeon — Turn Sturgeon passive ✗ Sturgeon takes part in a declared attack and must stay active. [R26]',
    ]);
  });

  it('R26, inherent.asw: a submarine that hunts stays active, by whatever order', () => {
    const b = lay([usa({ active: ['Sturgeon'] }), uk({ passive: ['Trafalgar', 'Conqueror'] })]);
    b.expect('actions', `hunt:${ship('Sturgeon')}`);
    b.expect('fly', ship('Trafalgar'));
    expect(shown(b)).toContain(
      'turn:usa-sturgeon — Turn Sturgeon passive ✗ Sturgeon takes part in a declared attack and must stay active. [R26]',
    );
    b.expect('actions', 'rearrange');
    const rows = { [ship('Knox')]: '1', [ship('Leahy')]: '1' };
    expect(b.why({ ...rows, [ship('Sturgeon')]: 'passive' })).toBe('refused.breaksAttack [R26]');
    expect(b.refusal({ ...rows, [ship('Sturgeon')]: 'active' })).toBeNull();
  });

  it('R26: a submarine that has fired may turn passive once its attack was cancelled', () => {
    const b = lay([usa({ active: ['Sturgeon'], hand: ['A044', 'A010'] }), uk({ hand: ['A069'] })]);
    fire(b, 'A044', 'Amazon');
    b.expect('window', 'cancel', 1);
    fire(b, 'A010', 'Amazon', 'Knox');
    expect(shown(b)).toContain('turn:usa-sturgeon — Turn Sturgeon passive');
  });

  it('attack, inherent.air, reinforce: nothing to strike but a submarine, and nothing in reserve', () => {
    const b = lay([
      usa({ rows: [['Enterprise']], passive: ['Seawolf'], reserve: [], hand: ['A064', 'A066', 'A052'] }),
      uk({ rows: [], active: ['Conqueror'] }),
    ]);
    expect(shown(b)).toEqual([
      'Your turn: what do you do? [actions]',
      'plan:A066 — Play Battle Plan',
      'hunt:A052 — Submarine hunt: Air Support',
      'hunt:usa-enterprise — Submarine hunt from Enterprise (4+)',
      'turn:usa-seawolf — Turn Seawolf active',
      'orders — Write standing orders',
      'close — Finish: the attacks are final',
      'card:A064 — Bombardment ✗ No enemy ship of the kind it may attack is at sea. [attack]',
      'card:A110 — Screening Ship ✗ It is played when your fleet is attacked. [card.screen]',
      'fly:usa-enterprise — Air strikes from Enterprise (4+, 4+) ✗ No enemy surface ship is at sea for the aircraft of Enterprise. [inherent.air]',
      'hunt:usa-seawolf — Submarine hunt from Seawolf (4+) ✗ Seawolf is passive; turn it active first. [inherent.asw]',
      'reinforce — Bring in reinforcements ✗ Your reserve is empty. [reinforce]',
    ]);
  });

  it('scenarios, scenarios.falkland: what a scenario bars stays in sight', () => {
    const b = lay(
      [
        usa({ rows: [['Enterprise']], reserve: ['Nimitz'], hand: ['A064', 'A052', 'A053'] }),
        uk({ rows: [['Amazon']], active: ['Conqueror'] }),
      ],
      { terms: { airStrikes: false, bombardments: false, reinforcements: false } },
    );
    expect(shown(b).slice(1)).toEqual([
      'hunt:A052 — Submarine hunt: Air Support',
      'hunt:A053 — Submarine hunt: Air Support',
      'hunt:usa-enterprise — Submarine hunt from Enterprise (4+)',
      'orders — Write standing orders',
      'close — Finish: the attacks are final',
      'card:A064 — Bombardment ✗ This scenario does not allow it. [scenarios]',
      'strike:A052 — Air strike: Air Support ✗ This scenario does not allow it. [scenarios]',
      'strike:A053 — Air strike: Air Support ✗ This scenario does not allow it. [scenarios]',
      'card:A110 — Screening Ship ✗ It is played when your fleet is attacked. [card.screen]',
      'fly:usa-enterprise — Air strikes from Enterprise (4+, 4+) ✗ This scenario does not allow it. [scenarios]',
      'reinforce — Bring in reinforcements ✗ This scenario allows no reinforcements. [scenarios]',
    ]);
  });

  it('scenarios: Air Support without a submarine to hunt is barred altogether', () => {
    const b = lay([usa({ hand: ['A052'] }), uk()], { terms: { airStrikes: false } });
    expect(shown(b)).toContain('card:A052 — Air Support ✗ This scenario does not allow it. [scenarios]');
  });

  it('card.bombardment, reinforce: what is too dear', () => {
    const b = lay([usa({ rows: [['Enterprise']], reserve: ['Nimitz'], hand: ['A064'] }), uk()]);
    expect(shown(b).filter((line) => line.includes('✗'))).toEqual([
      'card:A064 — Bombardment ✗ It costs 2 other cards, and you do not have that many. [card.bombardment]',
      'card:A110 — Screening Ship ✗ It is played when your fleet is attacked. [card.screen]',
      'hunt:usa-enterprise — Submarine hunt from Enterprise (4+) ✗ No enemy submarine is at sea for Enterprise to hunt. [inherent.asw]',
      'reinforce — Bring in reinforcements ✗ All your cards together are worth less than the cheapest ship of your reserve. [reinforce]',
    ]);
  });

  it('attack.range: a card for which ships have the symbols but nothing is near enough', () => {
    const b = lay([
      usa({ rows: [['Leahy'], ['Spruance'], ['Gary']], hand: ['A004'] }),
      uk({ rows: [['Amazon']] }),
    ]);
    expect(shown(b)).toContain(
      'card:A004 — Gun Combat ✗ Nothing the card may hit is in range of ready ships with its symbols. [attack.range]',
    );
  });
});

describe('targets and firing ships', () => {
  it('attack, attack.symbols, attack.range, R1: who may be aimed at and who fires', () => {
    const b = everything();
    b.expect('actions', 'attack:A020');
    expect(shown(b)).toEqual([
      'Missile Combat: at which ship? [attack]',
      'uk-amazon — Amazon – United Kingdom, row 1, hull 4 of 4',
      'norway-bergen — Bergen – Norway, row 1, hull 3 of 3',
      'norway-narvik — Narvik – Norway, row 1, hull 3 of 3',
      'norway-ula — Ula ✗ Ula is a submarine: only torpedoes and submarine hunters can attack it. [R1]',
    ]);
    expect(chances(b, ship('Amazon'))).toEqual(['hits if they do nothing: 100 %']);
    b.expect('aim', ship('Amazon'));
    expect(shown(b)).toEqual([
      'Missile Combat at Amazon: which ship fires? [attack.symbols]',
      'usa-knox — Knox',
      'usa-virginia — Virginia',
      'usa-enterprise — Enterprise ✗ Enterprise does not show a symbol of the card. [attack.symbols]',
      'usa-missouri — Missouri ✗ Missouri would fire over 3 rows, which the card does not allow. [attack.range]',
      'usa-seawolf — Seawolf ✗ Seawolf does not show a symbol of the card. [attack.symbols]',
      'usa-sturgeon — Sturgeon ✗ Sturgeon does not show a symbol of the card. [attack.symbols]',
    ]);
  });

  it('card.torpedo, evasion: a passive submarine as a target, with its chance to evade', () => {
    const b = everything();
    b.expect('actions', 'attack:A044');
    expect(shown(b).at(-1)).toBe('norway-ula — Ula – Norway, passive submarine');
    expect(chances(b, ship('Ula'))).toEqual(['sinks if they do nothing: 17 %', 'it evades: 83 %']);
  });

  it.each([
    ['A043', 'Trafalgar', 'active', 50],
    ['A049', 'Trafalgar', 'active', 17],
    ['A043', 'Trafalgar', 'passive', 83],
  ] as const)(
    'evasion, attack.hard, card.plan: %s at %s, which is %s, is evaded in %i of 100 cases',
    (card, target, mode, chance) => {
      const b = lay([
        usa({ active: ['Sturgeon'], hand: [card, 'A066'] }),
        uk({ [mode]: [target], damage: { Amazon: ['A020'] } }),
      ]);
      b.expect('actions', `attack:${card}`);
      expect(shown(b).slice(1)).toEqual([
        'uk-amazon — Amazon – United Kingdom, row 1, hull 2 of 4',
        'uk-antrim — Antrim – United Kingdom, row 1, hull 5 of 5',
        `uk-trafalgar — Trafalgar – United Kingdom, ${mode} submarine`,
      ]);
      expect(chances(b, ship(target))).toEqual([
        `sinks if they do nothing: ${100 - chance} %`,
        `it evades: ${chance} %`,
      ]);
    },
  );

  it('inherent.air, R9: one strike after the other, with the chance to sink', () => {
    const b = everything();
    b.expect('actions', `fly:${ship('Enterprise')}`);
    expect(shown(b)).toEqual([
      'Enterprise, attack 1 of 2 (4+): at which ship? [inherent.air]',
      'uk-amazon — Amazon – United Kingdom, row 1, hull 4 of 4',
      'norway-bergen — Bergen – Norway, row 1, hull 3 of 3',
      'norway-narvik — Narvik – Norway, row 1, hull 3 of 3',
      'norway-ula — Ula ✗ Ula is a submarine: air strikes cannot hit it. [card.air.strike]',
    ]);
    expect(chances(b, ship('Amazon'))).toEqual(['sinks if they do nothing: 50 %']);
    b.expect('fly', ship('Amazon'));
    const [asked, ...list] = shown(b);
    expect(asked).toBe('Enterprise, attack 2 of 2 (4+): at which ship? So far at Amazon. [inherent.air]');
    expect(list).toContain('enough — No more: leave it at that');
    expect(chances(b, 'enough')).toEqual([]);
  });

  it('option.rows, card.plan, evasion: the chance of a strike counts rows, plans and evasion', () => {
    const b = lay(
      [
        usa({ hand: ['A052', 'A053', 'A066', 'A067'] }),
        { navy: 'ussr', rows: [['Druzhny'], ['Kiev'], ['Smerch']] },
      ],
      { terms: { rowRule: true } },
    );
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'own');
    b.expect('actions', 'strike:A052');
    expect(question(b.asked())).toBe('Air Support, attack 1 of 1 (4+): at which ship? [card.air.strike]');
    expect(['Druzhny', 'Kiev', 'Smerch'].map((name) => chances(b, ship(name)))).toEqual([
      ['sinks if they defend with all they show: 44 %', 'sinks if they do nothing: 67 %'],
      ['sinks if they defend with all they show: 33 %', 'sinks if they do nothing: 50 %'],
      ['sinks if they defend with all they show: 15 %', 'sinks if they do nothing: 22 %'],
    ]);
    b.expect('fly', ship('Smerch'));
    b.expect('actions', 'plan:A067');
    b.expect('choosePlan', 'against1');
    b.expect('actions', 'strike:A053');
    expect(chances(b, ship('Smerch'))).toEqual([
      'sinks if they defend with all they show: 23 %',
      'sinks if they do nothing: 28 %',
    ]);
  });

  it('card.bombardment, R31: all strikes at one fleet, the price asked first', () => {
    const b = everything();
    b.expect('actions', 'bombard:A064');
    expect(shown(b).slice(0, 3)).toEqual([
      'Bombardment costs 2 other cards. Which? [card.bombardment]',
      'cards: Cards to discard',
      'A020 — Missile Combat',
    ]);
    b.expect('payBombardment', { cards: ['A020', 'A044'] });
    b.expect('fly', ship('Bergen'));
    expect(shown(b)).toEqual([
      'Bombardment, attack 2 of 4 (5+): at which ship? So far at Bergen. [card.bombardment]',
      'norway-bergen — Bergen – Norway, row 1, hull 3 of 3',
      'norway-narvik — Narvik – Norway, row 1, hull 3 of 3',
      'uk-amazon — Amazon ✗ Amazon belongs to another fleet; a Bombardment strikes one fleet only. [card.bombardment]',
      'norway-ula — Ula ✗ Ula is a submarine: air strikes cannot hit it. [card.air.strike]',
    ]);
  });

  it('option.teams: ships of the own team stay in sight', () => {
    const lists = [0, 1].flatMap((team) =>
      ['attack:A010', 'strike:A052'].map((move) => {
        const b = lay([usa({ hand: ['A010', 'A052'], team }), uk({ team }), norway({ team: 1 - team })]);
        b.expect('actions', move);
        return shown(b).slice(1);
      }),
    );
    const list = [
      'norway-bergen — Bergen – Norway, row 1, hull 3 of 3',
      'norway-narvik — Narvik – Norway, row 1, hull 3 of 3',
      'uk-amazon — Amazon ✗ Amazon belongs to your own team. [option.teams]',
      'uk-antrim — Antrim ✗ Antrim belongs to your own team. [option.teams]',
    ];
    expect(lists).toEqual([list, list, list, list]);
  });
});
