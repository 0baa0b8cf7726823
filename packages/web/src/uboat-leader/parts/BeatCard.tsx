/** A card that has been turned over: it lies on the board while its beat is played, before anything it does is shown. */
import type { AnyGame, Beat } from '@flotilla/table';
import { eventWords } from '../../parts/log.tsx';
import { SmallBoard } from '../display/SmallBoard.tsx';
import type { View } from '../game.ts';
import { convoyCard } from '../game.ts';
import { MapSign } from '../map/signs.tsx';

interface Props {
  readonly game: AnyGame;
  readonly view: View;
  readonly beat: Beat | null;
}

/** Which entry of the log turned a card over, by the kind of beat. */
const TURNED: Readonly<Record<string, string>> = { event: 'eventDrawn', contact: 'sighted' };

/** The card; nothing while no card is on the stage. */
export function BeatCard({ game, view, beat }: Props) {
  const drawn = beat?.moments.flatMap(({ events }) => events).find(({ kind }) => kind === TURNED[beat.kind]);
  if (!beat || !drawn) return null;
  return (
    <div class="ubl-beat-card" data-part="event" data-state={beat.kind} data-id={String(drawn.data.card)}>
      <b>
        <MapSign name="card" /> {String(drawn.data.number)}
      </b>
      <p>{eventWords(game, drawn, 'normal')}</p>
      {beat.kind === 'contact' && <SmallBoard layout={convoyCard(view, String(drawn.data.card)).layout} />}
    </div>
  );
}
