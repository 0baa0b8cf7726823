import type { Text } from '@flotilla/table';
import { words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { hunters } from '../src/index.ts';
import type { LogBook } from '../src/sheet/index.ts';
import { SHEET_WIDTH, sheetHtml, sheetOf, sheetText } from '../src/sheet/index.ts';
import type { LogPatrol, LogShip } from '../src/state.ts';
import { sheet } from '../src/text/en/sheet.ts';

const say = (said: Text): string => words({ language: 'en', catalogue: sheet }, said);

const ship = (kind: LogShip['kind'], tons: number, fate: LogShip['fate'] = 'missed', name = ''): LogShip => ({
  name,
  kind,
  tons,
  fate,
});

const patrol = (page: Partial<LogPatrol> & Pick<LogPatrol, 'month' | 'area' | 'ships'>): LogPatrol => ({
  task: 'none',
  tons: page.ships.reduce((sum, { tons, fate }) => sum + (fate === 'sunk' ? tons : 0), 0),
  result: 'S',
  patrolMonths: 0,
  refitMonths: 1,
  advancement: false,
  boat: 'VIIC',
  number: 235,
  ...page,
});

/** The filled-in example of the rulebook: five patrols of U-235 from October 1940 to December 1941. */
const U235: LogBook = {
  name: 'Blennemann',
  boat: { type: 'VIIC', number: 235 },
  fate: 'sunk',
  log: [
    patrol({
      month: 13,
      area: 'british',
      refitMonths: 2,
      ships: [
        ship('small', 4400),
        ship('small', 5000, 'sunk'),
        ship('small', 4700),
        ship('small', 4800, 'sunk'),
        ship('large', 10600, 'damaged'),
      ],
    }),
    patrol({
      month: 16,
      area: 'atlantic',
      refitMonths: 3,
      ships: [
        ship('small', 2500, 'sunk'),
        ship('tanker', 9000, 'sunk'),
        ship('small', 2200),
        ship('small', 4400),
        ship('small', 3700, 'sunk'),
        ship('large', 8900),
      ],
    }),
    patrol({
      month: 20,
      area: 'british',
      refitMonths: 2,
      advancement: true,
      ships: [
        ship('tanker', 9000, 'sunk'),
        ship('small', 3100),
        ship('large', 5900, 'sunk'),
        ship('small', 4600, 'sunk'),
        ship('small', 4700),
        ship('small', 4900, 'sunk'),
      ],
    }),
    patrol({
      month: 23,
      area: 'atlantic',
      refitMonths: 3,
      ships: [
        ship('small', 3300, 'sunk', 'Arlyn'),
        ship('large', 9000, 'missed', 'Titan'),
        ship('large', 7000, 'sunk', 'Louisiane'),
        ship('small', 2700, 'missed', 'Tweed'),
        ship('small', 5000, 'missed', 'Ogontz'),
        ship('capital', 34000, 'sunk', 'Nelson'),
      ],
    }),
    patrol({
      month: 27,
      area: 'mediterranean',
      result: 'open',
      refitMonths: 0,
      ships: [ship('large', 10900, 'missed', 'Rotorua'), ship('large', 8400, 'damaged', 'Santa Rita')],
    }),
  ],
};

const lines = (): string[] => sheetText(sheetOf(U235), say).split('\n');
const row = (month: string): string => {
  const found = lines().find((line) => line.startsWith(month));
  if (found === undefined) throw new Error(`The sheet has no row ${month}.`);
  return found;
};

describe('the patrol log sheet (3.5, 4.3)', () => {
  it('3.5 adds up the printed example of U-235: four sums, twelve ships, 93,700 tons', () => {
    const sheet = sheetOf(U235);
    const sums = sheet.rows.flatMap(({ patrol: filled }) => (filled ? [filled.tons] : []));
    expect(sums).toEqual([9800, 15200, 24400, 44300, 0]);
    expect([sheet.patrols, sheet.sunk, sheet.tons]).toEqual([5, 12, 93700]);
  });

  it('has a row for each month from September 1939 to June 1943', () => {
    const { rows } = sheetOf(U235);
    expect(rows).toHaveLength(46);
    const dated = lines().filter((line) => /^[A-Z][a-z]{2} \d\d(\s|$)/.test(line));
    expect(dated).toHaveLength(46);
    expect(dated[0]).toBe('Sep 39');
    expect(dated[45]).toBe('Jun 43');
  });

  it.each(['en', 'fr', 'it', 'de'] as const)('shows month and year in %s', async (language) => {
    const catalogue = await hunters.texts[language]();
    const printed = sheetText(sheetOf(U235), (said) => words({ language, catalogue }, said)).split('\n');
    expect(printed.filter((line) => /^\S+ (39|4[0-3])( |$)/.test(line))).toHaveLength(46);
  });

  it('writes R into the months of refit and the next patrol into the first month after (10.10.4)', () => {
    const marks = sheetOf(U235).rows.map(({ mark }) =>
      mark === 'patrol' ? '*' : mark === 'none' ? '.' : mark,
    );
    expect(marks.join('')).toBe(`${'.'.repeat(13)}*RR*RRR*RR*RRR*${'.'.repeat(18)}`);
    expect(row('Nov 40')).toBe('Nov 40   R');
  });

  it('writes P before R after the patrol of a Type IX (10.10.6)', () => {
    const log = [
      patrol({ month: 0, area: 'british', ships: [], patrolMonths: 1, boat: 'IXA', number: 37, result: 'F' }),
    ];
    const { rows } = sheetOf({ name: '', boat: { type: 'IXA', number: 37 }, fate: 'serving', log });
    expect(rows.slice(0, 4).map(({ mark }) => mark)).toEqual(['patrol', 'P', 'R', 'none']);
  });

  it('4.3.2 circles sunk ships, ticks damaged ones and leaves the others bare (9.2.6)', () => {
    const first = `${row('Oct 40')}\n${lines()[lines().indexOf(row('Oct 40')) + 1]}`;
    expect(first).toContain('(s5,000)');
    expect(first).toContain('(s4,800)');
    expect(first).toContain('L10,600 ✓');
    expect(first).toMatch(/ s4,400 /);
    expect(first).not.toContain('(s4,400)');
  });

  it('writes S beside the sum and circles the third success (7.5.2, 11.1)', () => {
    expect(row('Oct 40')).toMatch(/9,800 +S$/);
    expect(row('Jan 41')).toMatch(/15,200 +S$/);
    expect(row('May 41')).toMatch(/24,400 +\(S\)$/);
    expect(row('Aug 41')).toMatch(/44,300 +S$/);
  });

  it('names ships above their tonnage where names were logged (8.2.4)', () => {
    const at = lines().indexOf(row('Aug 41'));
    expect(lines()[at]).toMatch(/Arlyn +Titan +Louisiane +Tweed/);
    expect(lines()[at + 1]).toMatch(/\(s3,300\) +L9,000 +\(L7,000\) +s2,700/);
    expect(lines()[at + 3]).toContain('(C34,000)');
  });

  it('tells how the last boat was lost and closes with the totals (5.2.1)', () => {
    const printed = sheetText(sheetOf(U235), say);
    expect(printed).toContain('// Sunk by escorts with all hands.');
    expect(printed).toContain('Patrols: 5. Ships sunk: 12. Total tonnage: 93,700.');
    expect(printed).toContain('U-235 (Type VIIC)');
    expect(printed).toContain('Blennemann');
  });

  it('fits into a hundred columns, whatever the names', () => {
    const long = patrol({
      month: 2,
      area: 'northAmerica',
      task: 'agent',
      ships: Array.from({ length: 9 }, () => ship('large', 42300, 'sunk', 'A very long ship name indeed')),
    });
    const printed = sheetText(sheetOf({ ...U235, log: [long] }), say);
    for (const line of printed.split('\n')) {
      expect([...line].length).toBeLessThanOrEqual(SHEET_WIDTH);
    }
    expect(SHEET_WIDTH).toBeLessThanOrEqual(100);
  });

  it('14.4.2 marks a boat taken over between patrols and names all boats in its head (11.4)', () => {
    const log = [
      patrol({ month: 0, area: 'british', ships: [], boat: 'VIIA', number: 30, result: 'F' }),
      patrol({ month: 2, area: 'british', ships: [], boat: 'VIIB', number: 47, result: 'F' }),
    ];
    const sheet = sheetOf({ name: '', boat: { type: 'VIIB', number: 47 }, fate: 'serving', log });
    expect(sheet.boats.map(({ number }) => number)).toEqual([30, 47]);
    expect(sheetText(sheet, say)).toContain('takes over U-47 (Type VIIB)');
  });

  it('writes nothing after June 1943, though a refit lasts longer (5.1.1)', () => {
    const log = [patrol({ month: 44, area: 'atlantic', ships: [], refitMonths: 4, result: 'F' })];
    const { rows } = sheetOf({ ...U235, fate: 'survived', log });
    expect(rows).toHaveLength(46);
    expect(rows.slice(44).map(({ mark }) => mark)).toEqual(['patrol', 'R']);
  });
});

describe('the printed log sheet', () => {
  const html = sheetHtml([sheetOf(U235)], say);

  it('is self-contained and made for paper', () => {
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('@page');
    expect(html).toContain('@media print');
    expect(html).not.toMatch(/<script|<link|<img|https?:|url\(/);
  });

  it('shows the same figures as the text', () => {
    for (const figure of ['9,800', '15,200', '24,400', '44,300', '93,700']) expect(html).toContain(figure);
    expect(html.match(/class="ship sunk"/g)).toHaveLength(12);
    expect(html.match(/class="ship damaged"/g)).toHaveLength(2);
    expect(html.match(/class="result third"/g)).toHaveLength(1);
  });

  it('escapes what players type', () => {
    const name = `<b onload="x">O'Neil & Co</b>`;
    const page = sheetHtml([sheetOf({ ...U235, name })], say);
    expect(page).not.toContain('<b onload');
    expect(page).toContain('&lt;b onload=&quot;x&quot;&gt;O&#39;Neil &amp; Co&lt;/b&gt;');
  });
});
