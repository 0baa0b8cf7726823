/** My result of an event to tell others: one line and a picture; neither names a ship or a place. */
import '@flotilla/ui/art/art.css';
import type { StandingRow } from '@flotilla/protocol';
import { spoken as dailySpoken } from '@flotilla/ui/sea/text/index.ts';
import { ShareCard } from '@flotilla/ui/wall/ShareCard.tsx';
import { Tell } from '@flotilla/ui/wall/Tell.tsx';
import {
  columnsOf,
  columnWords,
  countedOf,
  countedText,
  endText,
  scoreOf,
  scoreWord,
  sumOf,
  toldText,
} from './score.ts';
import { word } from './text/index.ts';
import type { SeaEvent } from './wire.ts';

/** The line to copy. */
export function lineOf(event: SeaEvent, row: StandingRow, of: number, title = event.title): string {
  const score = scoreOf(event.game);
  const { counts } = event.settings;
  const figures = sumOf(score, row.seas);
  const counted = countedOf(score, counts, row.score, figures);
  return [
    `⚓ Flotilla · ${title}`,
    word('tell.place', { place: row.place ?? 0, of }),
    toldText(score, counts, counted, figures),
    // The first column is told with the score.
    ...(figures ? [...columnWords(score, figures).slice(1), endText(score, figures.end)] : []),
  ].join(' · ');
}

/** The panel with line and picture. */
export function TellEvent({
  event,
  row,
  of,
  title = event.title,
}: {
  event: SeaEvent;
  row: StandingRow;
  of: number;
  title?: string;
}) {
  const score = scoreOf(event.game);
  const { counts } = event.settings;
  const figures = sumOf(score, row.seas);
  if (!dailySpoken() || !figures) return null;
  const [first = ''] = columnsOf(score);
  const ships = Number(figures[first] ?? 0);
  const boat = typeof event.options.boat === 'string' ? event.options.boat : 'VIIC';
  return (
    <Tell line={lineOf(event, row, of, title)} note={word('tell.safe')} name={`flotilla-${event.id}`}>
      <ShareCard
        title={title}
        ships={Array.from({ length: Math.min(6, ships) }, () => ({
          kind: 'freighter' as const,
          name: '',
          tons: 5000,
          state: 'afloat' as const,
        }))}
        boat={boat}
        figures={[
          [countedText(score, counts, countedOf(score, counts, row.score, figures)), ''],
          [scoreWord(score, `${first}.row`, { n: ships }), ''],
          [word('tell.placeLarge', { place: row.place ?? 0 }), word('tell.of', { of })],
          [endText(score, figures.end), ''],
        ]}
      />
    </Tell>
  );
}
