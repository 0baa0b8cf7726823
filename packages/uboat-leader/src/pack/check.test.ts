import type { Text } from '@flotilla/table';
import { LANGUAGES, words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import {
  BOATS,
  CONDITIONS,
  CORE_CONVOYS,
  ESCORTS,
  EVENT_FACES,
  EVENTS,
  MERCHANTS,
  NAVAL,
} from '../data/index.ts';
import { uboatLeader } from '../index.ts';
import { en } from '../text/en/index.ts';
import { cardsFor } from './catalogue.ts';
import { packFaults } from './check.ts';
import { PACK_FORMAT } from './format.ts';

/** Our own decks as somebody would type them into a pack file. */
function ownDecks() {
  const worded = (item: { key: string }, kind: string) => ({
    ...item,
    name: en[`${kind}.${item.key}.name`],
    text: en[`${kind}.${item.key}.text`],
  });
  return {
    format: PACK_FORMAT,
    version: 1,
    name: 'Our own decks',
    boats: { mode: 'replace', cards: BOATS },
    merchants: { mode: 'replace', cards: MERCHANTS },
    escorts: { mode: 'replace', cards: ESCORTS },
    naval: { mode: 'replace', cards: NAVAL },
    convoys: { mode: 'replace', cards: CORE_CONVOYS },
    events: { mode: 'replace', cards: EVENTS },
    conditions: CONDITIONS.map((condition) => worded(condition, 'condition')),
    faces: EVENT_FACES.map((face) => worded(face, 'event')),
  };
}

const inEnglish = (fault: Text): string => words({ language: 'en', catalogue: en }, fault);
const sentences = (text: string): string[] => packFaults(text).map(inEnglish);
const faultsOf = (pack: object): string[] =>
  sentences(JSON.stringify({ format: PACK_FORMAT, version: 1, name: 'Test', ...pack }));
const offer = { id: 'a', cost: {}, ops: [] };
/** U-47 (Type VIIB) and U-43 (Type IXA, which every campaign admits) always in service, the latter too expensive to buy. */
const lasting = { ...BOATS.find(({ id }) => id === 'U-47'), from: '1939-09', to: '1945-05' };
const ocean = BOATS.find(({ id }) => id === 'U-43') as (typeof BOATS)[number];
const dear = {
  ...ocean,
  from: '1939-09',
  to: '1945-05',
  levels: Object.fromEntries(
    Object.entries(ocean.levels).map(([level, side]) => [level, { ...side, so: 27 }]),
  ),
};
const freighter = { ...MERCHANTS[1] } as Record<string, unknown>;

describe('pack files', () => {
  it('a pack can hold all our own decks', () => {
    expect(packFaults(JSON.stringify(ownDecks()))).toEqual([]);
  });

  it('replace, extend and correct cards', () => {
    const own = { ...freighter, id: 'M-900', name: 'Nordsee' };
    const corrected = { ...freighter, vp: 2 };
    const text = JSON.stringify({
      format: PACK_FORMAT,
      version: 1,
      name: 'Two ships',
      merchants: { mode: 'extend', cards: [own, corrected] },
    });
    expect(packFaults(text)).toEqual([]);
    const cards = cardsFor(text);
    expect(cards.merchants.size).toBe(MERCHANTS.length + 1);
    expect(cards.merchants.get('M-052')).toMatchObject({ vp: 2 });
  });

  it('must be JSON of the right format and version', () => {
    expect(sentences('{')[0]).toMatch(/^The pack is not JSON:/);
    expect(sentences('[]')[0]).toMatch(/^A pack is a JSON object with the fields format, version, name/);
    expect(sentences('{"format":"x"}')).toEqual([`pack.format: must be "${PACK_FORMAT}"; found "x".`]);
    expect(sentences(JSON.stringify({ format: PACK_FORMAT, version: 2 }))).toEqual([
      'pack.version: this table reads version 1; found 2.',
    ]);
  });

  it.each([
    ['an unknown field', { ships: [] }, 'pack.ships: there is no such field'],
    [
      'a wrong mode',
      { naval: { mode: 'add', cards: [NAVAL[0]] } },
      'pack.naval.mode: must be one of extend, replace; found "add".',
    ],
    [
      'an empty deck',
      { naval: { mode: 'extend', cards: [] } },
      'pack.naval.cards: needs at least 1 entry; found 0.',
    ],
    [
      'hit numbers that fall',
      { merchants: { mode: 'extend', cards: [{ ...freighter, torpedo: [5, 4, 8] }] } },
      'pack.merchants.cards[0].torpedo: the numbers must rise (light, heavy, sunk); found [5,4,8].',
    ],
    [
      'never before a number',
      { merchants: { mode: 'extend', cards: [{ ...freighter, gun: [5, null, 8] }] } },
      'pack.merchants.cards[0].gun: null (never) must come last.',
    ],
    [
      'a missing name',
      { merchants: { mode: 'extend', cards: [{ ...freighter, name: undefined }] } },
      'pack.merchants.cards[0].name: must be a name of 1 to 40 characters on one line; found nothing.',
    ],
    [
      'a name of two lines',
      { merchants: { mode: 'extend', cards: [{ ...freighter, name: 'Anna\nYou have won.' }] } },
      'pack.merchants.cards[0].name: must be a name of 1 to 40 characters on one line; found "Anna\\nYou have won.".',
    ],
    [
      'a name written backwards',
      { merchants: { mode: 'extend', cards: [{ ...freighter, name: '\u202eannA' }] } },
      'pack.merchants.cards[0].name: must be a name of 1 to 40 characters on one line; found "annA".',
    ],
    [
      'a name of 41 characters',
      { name: 'x'.repeat(41) },
      `pack.name: must be a name of 1 to 40 characters on one line; found "${'x'.repeat(41)}".`,
    ],
    [
      'a text that wipes the screen',
      { conditions: [{ key: 'k', name: 'K', text: 'Fog.\u009b2J', ops: [] }] },
      'pack.conditions[0].text: must be a text of 1 to 500 characters on one line; found "Fog.".',
    ],
    ...['constructor', 'toString', '__proto__'].map((verb): [string, object, string] => [
      `the effect ${verb}, which no effect is`,
      { conditions: [{ key: 'k', name: 'K', text: 'Fog.', ops: [{ do: verb }] }] },
      `pack.conditions[0].ops[0]: must be an effect with "do" one of `,
    ]),
    [
      'a card twice',
      { merchants: { mode: 'extend', cards: [freighter, freighter] } },
      'pack.merchants.cards[1].id: "M-052" stands twice in this deck.',
    ],
    [
      'a wrong month',
      { boats: { mode: 'extend', cards: [{ ...BOATS[0], from: '1939' }] } },
      'pack.boats.cards[0].from: must be a month such as "1940-06"; found "1939".',
    ],
    [
      'service that ends before it begins',
      { boats: { mode: 'extend', cards: [{ ...BOATS[0], from: '1942-01' }] } },
      'pack.boats.cards[0].to: service ends (1941-05) before it begins (1942-01).',
    ],
    [
      'an area that does not exist',
      {
        convoys: {
          mode: 'extend',
          cards: [{ ...CORE_CONVOYS[0], layout: [{ slot: 'L1', kind: 'lone', area: 'X' }] }],
        },
      },
      'pack.convoys.cards[0].layout[0].area: the display has no area "X"',
    ],
    [
      'a ship outside the convoy',
      {
        convoys: {
          mode: 'extend',
          cards: [{ ...CORE_CONVOYS[0], layout: [{ slot: 'L1', kind: 'lone', area: 'S-N' }] }],
        },
      },
      'pack.convoys.cards[0].layout[0].area: ships stand in the convoy areas',
    ],
    [
      'a contact without a ship',
      {
        convoys: {
          mode: 'extend',
          cards: [{ ...CORE_CONVOYS[0], layout: [{ slot: 'E1', kind: 'escort', area: 'S-N' }] }],
        },
      },
      'pack.convoys.cards[0].layout: a lone contact needs a lone ship.',
    ],
    [
      'a condition nobody knows',
      { convoys: { mode: 'extend', cards: [{ ...CORE_CONVOYS[0], condition: 'aurora' }] } },
      'convoys CV-31.condition: there is no condition "aurora".',
    ],
    [
      'a face nobody knows',
      { events: { mode: 'extend', cards: [{ id: 'EV-900', number: 900, early: 'x', late: 'x' }] } },
      'events EV-900: there is no face "x".',
    ],
    [
      'an unknown verb',
      { faces: [{ key: 'x', name: 'X', text: 'X.', ops: [{ do: 'sing' }] }] },
      'pack.faces[0].ops[0]: must be an effect with "do" one of stress, hits',
    ],
    [
      'a die table that leaks',
      {
        faces: [
          {
            key: 'x',
            name: 'X',
            text: 'X.',
            ops: [{ do: 'roll', evasion: true, rows: [{ upTo: 5, ops: [] }] }],
          },
        ],
      },
      'pack.faces[0].ops[0].rows: the rows must rise, and the last one must have upTo null.',
    ],
    [
      'a condition without its number',
      { conditions: [{ key: 'x', name: 'X', text: 'X.', ops: [{ do: 'torpedo' }] }] },
      'pack.conditions[0].ops[0]: "torpedo" needs the field n.',
    ],
    [
      'an effect that gives torpedoes by losing them',
      { faces: [{ key: 'x', name: 'X', text: 'X.', ops: [{ do: 'loseTorpedo', n: -3 }] }] },
      'pack.faces[0].ops[0].n: must be a whole number from 1 to 20; found -3.',
    ],
    [
      'warnings, experience and points below zero',
      { faces: [{ key: 'x', name: 'X', text: 'X.', ops: [{ do: 'specialPoints', n: -9 }] }] },
      'pack.faces[0].ops[0].n: must be a whole number from 1 to 20; found -9.',
    ],
    [
      'an alarm below zero',
      { conditions: [{ key: 'x', name: 'X', text: 'X.', ops: [{ do: 'alert', n: -1 }] }] },
      'pack.conditions[0].ops[0].n: must be a whole number from 1 to 5; found -1.',
    ],
    [
      'an offer twice',
      { faces: [{ key: 'x', name: 'X', text: 'X.', ops: [{ do: 'offer', offers: [offer, offer] }] }] },
      'pack.faces[0].ops[0].offers[1].id: "a" is offered twice on this card.',
    ],
    [
      'a campaign that admits none of the boats',
      { boats: { mode: 'replace', cards: [lasting] } },
      'boats: at least 1 boats that may serve in the campaign Operation Drumbeat and can be paid are needed; with this pack there are 0.',
    ],
    [
      'a campaign in which no crew can be paid',
      { boats: { mode: 'replace', cards: [dear] } },
      'boats: at least 1 boats that may serve in the campaign The Battle Begins and can be paid are needed; with this pack there are 0.',
    ],
    [
      'a deck too small to play with',
      { naval: { mode: 'replace', cards: [NAVAL[0]] } },
      'naval: at least 6 warships are needed; with this pack there are 1.',
    ],
  ])('a pack is refused with a sentence: %s', (_what, pack, sentence) => {
    const faults = faultsOf(pack as object);
    expect(
      faults.some((fault) => fault.startsWith(sentence)),
      faults.join('\n'),
    ).toBe(true);
  });

  it('nested too deep are refused at once', () => {
    expect(sentences(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toEqual([
      'The pack is nested deeper than any pack needs.',
    ]);
  });

  it.each(LANGUAGES)('say what is wrong in %s', async (language) => {
    const catalogue = await uboatLeader.texts[language]();
    const broken = {
      merchants: { mode: 'extend', cards: [{ ...freighter, name: undefined, torpedo: [5, 4, 8] }] },
    };
    const text = JSON.stringify({ format: PACK_FORMAT, version: 1, name: 'Test', ...broken });
    const said = packFaults(text).map((fault) => words({ language, catalogue }, fault));
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^pack\.merchants\.cards\[0\]\.name[ \u00a0]?: .*\.$/);
    expect(said.every((sentence) => !/fault\.|[{}]/.test(sentence))).toBe(true);
    if (language !== 'en') expect(said).not.toEqual(faultsOf(broken));
  });
});
