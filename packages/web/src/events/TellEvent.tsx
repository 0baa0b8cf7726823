/** My result of an event to tell others: one line and a picture; neither names a ship or a place. */
import '../art/art.css';
import type { StandingRow } from '@flotilla/protocol';
import { spoken as dailySpoken } from '../daily/text/index.ts';
import { ShareCard } from '../record/ShareCard.tsx';
import { Tell } from '../record/Tell.tsx';
import { scoreText, sumOf } from './Standings.tsx';
import type { Key } from './text/index.ts';
import { word } from './text/index.ts';
import type { SeaEvent } from './wire.ts';

/** The line to copy. */
export function lineOf(event: SeaEvent, row: StandingRow, of: number, title = event.title): string {
  const figures = sumOf(row.seas);
  const score = scoreText(event.settings.counts, row.score, figures);
  return [
    `⚓ Flotilla · ${title}`,
    word('tell.place', { place: row.place ?? 0, of }),
    word(event.settings.counts === 'points' ? 'tell.points' : 'tell.tons', { n: figures?.ships ?? 0, score }),
    ...(figures && figures.hullOf > 0 ? [word('row.hull', { hull: figures.hull, of: figures.hullOf })] : []),
    ...(figures ? [word(endKey(figures.end))] : []),
  ].join(' · ');
}

const endKey = (end: string): Key => (end === 'broke off' ? 'end.brokeOff' : (`end.${end}` as Key));

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
  const figures = sumOf(row.seas);
  if (!dailySpoken() || !figures) return null;
  const score = scoreText(event.settings.counts, row.score, figures);
  const boat = typeof event.options.boat === 'string' ? event.options.boat : 'VIIC';
  return (
    <Tell line={lineOf(event, row, of, title)} note={word('tell.safe')} name={`flotilla-${event.id}`}>
      <ShareCard
        title={title}
        ships={Array.from({ length: Math.min(6, figures.ships) }, () => ({
          kind: 'freighter' as const,
          name: '',
          tons: 5000,
          state: 'afloat' as const,
        }))}
        boat={boat}
        figures={[
          [event.settings.counts === 'points' ? word('tell.pointsLarge', { score }) : `${score} t`, ''],
          [word('row.ships', { n: figures.ships }), ''],
          [word('tell.placeLarge', { place: row.place ?? 0 }), word('tell.of', { of })],
          [word(endKey(figures.end)), ''],
        ]}
      />
    </Tell>
  );
}
