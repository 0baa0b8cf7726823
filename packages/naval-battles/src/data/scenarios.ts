/** The ten scenarios and one variant, in the format players use for their own. */
import type { ScenarioFile } from './scenario-types.ts';

export const SCENARIO_FILES: readonly ScenarioFile[] = [
  {
    id: 'raider-force-710',
    name: 'Raider Force-710',
    origin: 'printed',
    background:
      'A third world war has begun. Soviet raiders have been shelling anchorages along the Norwegian coast, and on the morning of 5 March a patrol of frigates finds them.',
    sides: [
      { name: 'Norway', navy: 'norway', ships: ['Bergen', 'Narvik', 'Trondheim', 'Ula'], reserve: 'navy' },
      { name: 'USSR', navy: 'ussr', ships: ['Druzhny', 'Smerch', 'K-316'], reserve: 'navy' },
    ],
    victory: { type: 'vp', target: 11 },
    printed: ['name', 'sides.ships', 'victory'],
  },
  {
    id: 'taking-the-bear',
    name: 'Taking the Bear',
    origin: 'printed',
    background:
      'The same imagined war. An American carrier group is caught between Soviet cruisers, submarines and a regiment of bombers.',
    sides: [
      {
        name: 'USA',
        navy: 'usa',
        ships: ['Enterprise', 'Ticonderoga', 'Los Angeles', 'Virginia', 'O.H. Perry', 'Gary'],
        reserve: 'navy',
      },
      {
        name: 'USSR',
        navy: 'ussr',
        ships: ['Kiev', 'Kirov', 'Slava', 'Admiral Isakov', 'Druzhny', 'K-316', 'K-503'],
        cards: [{ kind: 'bombardment', count: 1 }],
        reserve: 'navy',
      },
    ],
    victory: { type: 'vp', target: 35 },
    printed: ['name', 'sides.ships', 'sides.cards', 'victory'],
  },
  {
    id: 'falkland-express',
    name: 'Falkland Express',
    origin: 'printed',
    background:
      'South Atlantic, 1982. The jump jets of the British carriers need spare parts; a hired supply ship with one escort runs south at full speed.',
    sides: [
      { name: 'United Kingdom', navy: 'uk', ships: ['Broadsword', 'Non-Combatant'], reserve: 'none' },
      { name: 'Argentina', navy: 'argentina', ships: ['Hercules'], reserve: 'none' },
    ],
    rounds: 3,
    rules: { reinforcements: false, airStrikes: false },
    victory: { type: 'nonCombatant', sunk: 'Argentina', afloat: 'United Kingdom' },
    printed: ['name', 'sides.ships', 'rounds', 'rules', 'victory'],
  },
  {
    id: 'falkland-express-closer',
    name: 'Falkland Express, closer',
    origin: 'own',
    variantOf: 'falkland-express',
    background:
      'The same run south, with a stronger Argentine group at sea and a frailer supply ship: a closer game than the printed one.',
    sides: [
      { name: 'United Kingdom', navy: 'uk', ships: ['Broadsword', 'Non-Combatant'], reserve: 'none' },
      {
        name: 'Argentina',
        navy: 'argentina',
        ships: ['Hercules', 'Santisima Trinidad', 'Drummond', 'General Belgrano'],
        reserve: 'none',
      },
    ],
    rounds: 3,
    rules: { reinforcements: false, airStrikes: false },
    nonCombatant: { hull: 2 },
    victory: { type: 'nonCombatant', sunk: 'Argentina', afloat: 'United Kingdom' },
  },
  {
    id: 'panda-bay',
    name: 'Panda Bay',
    origin: 'printed',
    background:
      'Taiwan builds a large battery of anti-ship missiles. When talks fail China strikes, just as a supply ship with the guidance equipment comes in.',
    sides: [
      {
        name: 'China',
        navy: 'china',
        ships: ['Hangzhou', 'Fuzhou', 'Wuhu', '725', '8119', '322'],
        reserve: 'navy',
      },
      {
        name: 'Taiwan',
        navy: 'taiwan',
        ships: ['Kee Lung', 'Su Ao', 'Cheng Ho', 'Hai Lung', 'Non-Combatant'],
        cards: [{ kind: 'airSupport', count: 1 }],
        reserve: 'navy',
      },
    ],
    nonCombatant: { vp: 5 },
    victory: { type: 'vp', target: 13 },
    printed: ['name', 'sides.ships', 'sides.cards', 'nonCombatant', 'rules', 'victory'],
  },
  {
    id: 'the-gap-1986',
    name: 'The Gap',
    origin: 'own',
    year: 1986,
    background:
      'A Soviet surface group and an attack submarine try to slip between Iceland and Scotland while a crisis may still become a war. A British hunting group stands in the way.',
    sides: [
      {
        name: 'United Kingdom',
        navy: 'uk',
        ships: ['Invincible', 'Glasgow', 'Broadsword', 'Trafalgar'],
        cards: [{ kind: 'airSupport', count: 1 }],
        reserve: 'none',
      },
      { name: 'USSR', navy: 'ussr', ships: ['Slava', 'Sovremenny', 'Obraztsovy', 'K-284'], reserve: 'none' },
    ],
    first: 'United Kingdom',
    rules: { reinforcements: false, rowRule: true },
    victory: { type: 'vp', target: 16 },
  },
  {
    id: 'southern-pincer-1982',
    name: 'Southern Pincer',
    origin: 'own',
    year: 1982,
    background:
      'What if the Argentine carrier group and the old cruiser had closed with the British task force on the same morning?',
    sides: [
      {
        name: 'Argentina',
        navy: 'argentina',
        ships: ['Veinticinco de Mayo', 'General Belgrano', 'Hercules', 'Santisima Trinidad', 'Drummond'],
        reserve: 'navy',
      },
      {
        name: 'United Kingdom',
        navy: 'uk',
        ships: ['Hermes', 'Invincible', 'Sheffield', 'Antrim', 'Broadsword', 'Conqueror'],
        reserve: 'none',
      },
    ],
    first: 'United Kingdom',
    victory: { type: 'vp', target: 15 },
  },
  {
    id: 'straits-of-tsushima-1991',
    name: 'Tsushima Watch',
    origin: 'own',
    year: 1991,
    background:
      'A hard-line crew has taken a Soviet battlecruiser to sea with a small escort. Japanese destroyers are to keep it out of the straits.',
    sides: [
      {
        name: 'Japan',
        navy: 'japan',
        ships: ['Hatsuyuki', 'Hatakaze', 'Haruna', 'Harushio'],
        reserve: 'none',
      },
      {
        name: 'USSR',
        navy: 'ussr',
        ships: ['Frunze', 'Udaloy', 'Obraztsovy', 'Burya', 'K-503'],
        reserve: 'none',
      },
    ],
    rounds: 8,
    rules: { reinforcements: false },
    victory: { type: 'vp', target: 14, tie: 'Japan' },
  },
  {
    id: 'strait-night-1996',
    name: 'Strait Night',
    origin: 'own',
    year: 1996,
    background:
      'Missile tests near Taiwan go wrong and patrols open fire in the dark. The weather keeps aircraft on the ground.',
    sides: [
      {
        name: 'China',
        navy: 'china',
        ships: ['Harbin', 'Jinan', 'Wuhu', '725', '8119', '401'],
        reserve: 'none',
      },
      {
        name: 'Taiwan',
        navy: 'taiwan',
        ships: ['Cheng Kung', 'Cheng Ho', 'Kang Ding', 'Chien Yang', 'Chin Chiang'],
        reserve: 'none',
      },
    ],
    rules: { reinforcements: false, airStrikes: false },
    victory: { type: 'vp', target: 9 },
  },
  {
    id: 'levant-convoy-1973',
    name: 'Levant Convoy',
    origin: 'own',
    year: 1973,
    background:
      'During the October war an American ammunition ship heads for the eastern Mediterranean. A Soviet squadron is told to stop it.',
    sides: [
      {
        name: 'USSR',
        navy: 'ussr',
        ships: ['Moskva', 'Nikolayev', 'Obraztsovy', 'Burya'],
        cards: [{ kind: 'airSupport', count: 1 }],
        reserve: 'none',
      },
      {
        name: 'USA',
        navy: 'usa',
        ships: ['Belknap', 'Charles F. Adams', 'Knox', 'Non-Combatant'],
        reserve: 'none',
      },
    ],
    first: 'USSR',
    rounds: 8,
    rules: { reinforcements: false, bombardments: false, nonCombatantLast: true },
    nonCombatant: { vp: 6, hull: 6 },
    victory: { type: 'nonCombatant', sunk: 'USSR', afloat: 'USA' },
  },
  {
    id: 'northern-shield-1988',
    name: 'Northern Shield',
    origin: 'own',
    year: 1988,
    background:
      'Four fleets off northern Norway: a British and a Norwegian group against the Northern Fleet in two divisions.',
    sides: [
      {
        name: 'United Kingdom',
        navy: 'uk',
        team: 'NATO',
        ships: ['Illustrious', 'Broadsword', 'Conqueror'],
        reserve: 'none',
      },
      {
        name: 'USSR strike group',
        navy: 'ussr',
        team: 'Northern Fleet',
        ships: ['Kirov', 'Smerch', 'K-503'],
        reserve: 'none',
      },
      { name: 'Norway', navy: 'norway', team: 'NATO', ships: ['Bergen', 'Narvik', 'Hauk'], reserve: 'none' },
      {
        name: 'USSR escort group',
        navy: 'ussr',
        team: 'Northern Fleet',
        ships: ['Udaloy', 'Druzhny', 'Burya'],
        reserve: 'none',
      },
    ],
    rules: { reinforcements: false },
    victory: { type: 'vp', target: 18 },
  },
];

/** The text keys of the sides named above; a side of a player's own scenario has the name in its file. */
export const SIDE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['USA', 'navy.usa'],
  ['USSR', 'navy.ussr'],
  ['United Kingdom', 'navy.uk'],
  ['China', 'navy.china'],
  ['Taiwan', 'navy.taiwan'],
  ['Japan', 'navy.japan'],
  ['Norway', 'navy.norway'],
  ['Argentina', 'navy.argentina'],
  ['USSR strike group', 'side.ussr.strike'],
  ['USSR escort group', 'side.ussr.escort'],
]);
