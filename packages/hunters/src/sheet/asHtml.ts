/** The log sheet as a page for printing: self-contained, one sheet of paper for each captain. */
import { text } from '@flotilla/table';
import type { LogShip } from '../state.ts';
import type { Sheet, SheetPatrol, SheetRow } from './page.ts';
import type { Say } from './words.ts';
import { boatShort, monthShort, nameOf, patrolShort, resultShort, tonsShort } from './words.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe inside HTML. */
export const escaped = (words: string): string =>
  words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);

const STYLE = `
@page { size: A4; margin: 12mm; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem; background: #e9e6dc; color: #1f2a30; font: 10pt/1.25 "Courier Prime", "Courier New", monospace; }
.sheet { max-width: 60rem; margin: 0 auto 2rem; padding: 1.4rem 1.6rem; background: #fbf9f2; border: 1px solid #b9c4c0; break-after: page; }
.sheet:last-child { break-after: auto; }
h1 { margin: 0 0 .6rem; font: 700 1.35rem/1.1 "Barlow Condensed", "Arial Narrow", sans-serif; letter-spacing: .14em; text-transform: uppercase; color: #27535a; }
dl { display: flex; flex-wrap: wrap; gap: .2rem 2.2rem; margin: 0 0 .7rem; }
dl div { display: flex; gap: .5rem; }
dt { font: 600 .85rem/1.5 "Barlow Condensed", "Arial Narrow", sans-serif; text-transform: uppercase; color: #5b6f70; }
dd { margin: 0; border-bottom: 1px solid #8fa09f; padding: 0 .4rem; }
table { width: 100%; border-collapse: collapse; }
th { font: 600 .8rem/1.4 "Barlow Condensed", "Arial Narrow", sans-serif; text-transform: uppercase; text-align: left; color: #5b6f70; border-bottom: 2px solid #27535a; }
td { border-bottom: 1px solid #c9d2cd; padding: .08rem .35rem; vertical-align: bottom; height: 1.15rem; }
tr.refit td, tr.away td { color: #5b6f70; }
.sum, .result { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.ship { display: inline-block; margin: 0 .8rem 0 0; white-space: nowrap; }
.ship small { display: block; font-size: .72rem; color: #44565a; }
.sunk b, .third b { display: inline-block; border: 1.5px solid #1f2a30; border-radius: 50%; padding: 0 .35em; font-weight: 700; }
.damaged b::after { content: " \\2713"; }
b { font-weight: 400; }
.lost { color: #8c2f24; font-weight: 700; }
.boat { color: #27535a; font-style: italic; }
tfoot td { border: 0; border-top: 2px solid #27535a; font-weight: 700; height: auto; padding-top: .4rem; }
.legend { margin: .6rem 0 0; font-size: .78rem; color: #5b6f70; }
@media print { body { padding: 0; background: none; font-size: 7.6pt; } .sheet { border: 0; padding: 0; margin: 0; max-width: none; } td { height: .95rem; } }
`;

/** 9.2.6 — name above tonnage; the circle and the tick are drawn, and given in words too. */
function ship(target: LogShip, say: Say): string {
  const name = target.name === '' ? '' : `<small>${escaped(target.name)}</small>`;
  const told = escaped(say(text(`sheet.told.${target.fate}`)));
  return `<span class="ship ${target.fate}" title="${told}">${name}<b>${escaped(tonsShort(target, say))}</b></span>`;
}

function targets(patrol: SheetPatrol, say: Say): string {
  const boat = patrol.newBoat
    ? `<div class="boat">${escaped(say(text('sheet.newBoat', { boat: boatShort(patrol.newBoat, say) })))}</div>`
    : '';
  const lost = patrol.lost
    ? `<div class="lost">// ${escaped(say(text(`sheet.fate.${patrol.lost}`)))}</div>`
    : '';
  return boat + patrol.page.ships.map((one) => ship(one, say)).join('') + lost;
}

const ROW_CLASS: Readonly<Record<SheetRow['mark'], string>> = {
  patrol: 'patrol',
  P: 'away',
  R: 'refit',
  none: 'none',
};

function row(one: SheetRow, say: Say): string {
  const { patrol } = one;
  const mark =
    one.mark === 'none' ? '' : patrol ? patrolShort(patrol, say) : say(text(`sheet.mark.${one.mark}`));
  const sum = patrol ? say(text('sheet.sum', { tons: patrol.tons })) : '';
  const result = patrol ? resultShort(patrol, say) : '';
  const third = patrol?.page.advancement ? ' third' : '';
  return (
    `<tr class="${ROW_CLASS[one.mark]}"><td>${escaped(monthShort(one.month, say))}</td><td>${escaped(mark)}</td>` +
    `<td>${patrol ? targets(patrol, say) : ''}</td><td class="sum">${escaped(sum)}</td>` +
    `<td class="result${third}"><b>${escaped(result)}</b></td></tr>`
  );
}

function section(sheet: Sheet, say: Say): string {
  const told = (key: string): string => escaped(say(text(key)));
  const boats = sheet.boats.map((boat) => boatShort(boat, say)).join(', ');
  const total = say(text('sheet.total', { patrols: sheet.patrols, ships: sheet.sunk, tons: sheet.tons }));
  return `<section class="sheet">
<h1>${told('sheet.title')}</h1>
<dl><div><dt>${told('sheet.head.boat')}</dt><dd>${escaped(boats)}</dd></div>
<div><dt>${told('sheet.head.kommandant')}</dt><dd>${escaped(nameOf(sheet, say))}</dd></div></dl>
<table>
<thead><tr><th>${told('sheet.column.date')}</th><th>${told('sheet.column.patrol')}</th><th>${told('sheet.column.targets')}</th><th class="sum" colspan="2">${told('sheet.column.sunk')}</th></tr></thead>
<tbody>
${sheet.rows.map((one) => row(one, say)).join('\n')}
</tbody>
<tfoot><tr><td colspan="5">${escaped(total)} ${told(`sheet.fate.${sheet.fate}`)}</td></tr></tfoot>
</table>
<p class="legend">${told('sheet.legend')}</p>
</section>`;
}

/** 3.5 — the log sheets of all captains as one HTML page. */
export function sheetHtml(sheets: readonly Sheet[], say: Say): string {
  return `<!doctype html>
<html lang="${escaped(say(text('sheet.language')))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(say(text('sheet.title')))}</title>
<style>${STYLE}</style>
</head>
<body>
${sheets.map((sheet) => section(sheet, say)).join('\n')}
</body>
</html>
`;
}
