/** Standings in structured text. */
import type { Block } from '@flotilla/table';
import { text } from '@flotilla/table';
import { BOATS } from '../data/boats.ts';
import type { View } from '../state.ts';
import { captainText, fateText } from './pack.ts';

/** The standings of captains and packs; nothing in a solitaire game. */
export function standingBlocks(view: View): Block[] {
  if (view.standings.length < 2) return [];
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: text(`mode.${view.rules.mode}`) },
    ...helmBlocks(view),
    {
      kind: 'table',
      caption: text('table.standings'),
      head: [
        text('column.place'),
        text('column.captain'),
        text('column.boat'),
        text('column.patrols'),
        text('column.ships'),
        text('column.tons'),
        text('column.fate'),
      ],
      rows: view.standings.map((row) => [
        row.canWin ? row.place : text('standing.out', { place: row.place }),
        captainText(row),
        text('boat.number', { number: row.boat }),
        row.patrols,
        row.sunk,
        row.tons,
        fateText(view.rules, row.fate),
      ]),
    },
  ];
  if (view.packs.length > 0) blocks.push(packTable(view));
  return blocks;
}

/** The boat that is moving, when it is another captain's. */
function helmBlocks(view: View): Block[] {
  const rival = view.rivals.find(({ captain }) => captain === view.active);
  if (rival?.fate !== 'serving') return [];
  const place = rival.patrol ? text(`area.${rival.patrol.area}`) : text('place.port');
  const hull = text('outOf', { value: rival.hull, limit: BOATS[rival.boat].hull });
  return [
    {
      kind: 'paragraph',
      text: text('helm.now', { name: captainText(rival), boat: rival.number, place, hull }),
    },
  ];
}

const packTable = (view: View): Block => ({
  kind: 'table',
  caption: text('table.packs'),
  head: [
    text('column.place'),
    text('column.pack'),
    text('column.boats'),
    text('column.ships'),
    text('column.tons'),
  ],
  rows: view.packs.map((row) => [
    row.place,
    row.name || text('pack.unnamed', { number: row.pack + 1 }),
    text('outOf', { value: row.afloat, limit: row.seats.length }),
    row.sunk,
    row.tons,
  ]),
});
