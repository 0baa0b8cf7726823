/** What has been turned over or thrown: it lies on the board while its beat is played, before anything it does is shown. */
import type { Beat } from '@flotilla/companion';
import { rollsOf } from '@flotilla/companion';
import type { AnyGame, LogEvent } from '@flotilla/table';
import { RollCard } from '@flotilla/ui/parts/rollCard.tsx';
import { EventWords } from '@flotilla/ui/parts/Terms.tsx';
import { SmallBoard } from '../display/SmallBoard.tsx';
import type { View } from '../game.ts';
import { convoyCard } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { EventPicture } from './EventPicture.tsx';
import { HitCounters } from './HitCounters.tsx';
import { Sign } from './signs.tsx';

interface Props {
  readonly game: AnyGame;
  readonly view: View;
  readonly beat: Beat | null;
  /** Whether what comes of the beat can be seen. */
  readonly shows: boolean;
}

/** Which entry of the log turned a card over, by the kind of beat. */
const TURNED: Readonly<Record<string, string>> = {
  event: 'eventDrawn',
  contact: 'sighted',
  condition: 'conditionKnown',
};

const eventsOf = (beat: Beat): readonly LogEvent[] => beat.moments.flatMap(({ events }) => events);

/** The card, or the dice of who acts; nothing while the question stands on the stage. */
export function BeatCard({ game, view, beat, shows }: Props) {
  if (!beat) return null;
  const drawn = eventsOf(beat).find(({ kind }) => kind === TURNED[beat.kind]);
  if (drawn) return <Turned game={game} view={view} beat={beat} drawn={drawn} />;
  // The dice of a big roll lie on the sheet, where they are thrown.
  const rolls = beat.big ? [] : rollsOf(beat);
  // In a fight counters lie beside the lens; on the chart they lie here.
  const counters = view.battle ? [] : eventsOf(beat).filter(({ kind }) => kind === 'hitCounter');
  if (!shows || rolls.length + counters.length === 0 || (!view.battle && counters.length === 0)) return null;
  return (
    <div class="ubl-beat-roll" data-part="reaction" data-state={beat.kind}>
      {beat.headline && (
        <p>
          <EventWords game={game} event={beat.headline} density="normal" />
        </p>
      )}
      <div class="ubl-beat-dice">
        {rolls.map((event, i) => (
          <RollCard key={i} game={game} event={event} />
        ))}
      </div>
      <HitCounters game={game} drawn={counters} />
    </div>
  );
}

/** A card that was turned over: its number, what it says and, of a convoy, where everybody stands. */
function Turned({ game, view, beat, drawn }: Pick<Props, 'game' | 'view'> & { beat: Beat; drawn: LogEvent }) {
  const { card, condition, number } = drawn.data;
  const known = eventsOf(beat).find((event) => event.kind === 'conditionKnown' && event !== drawn);
  return (
    <div class="ubl-beat-card" data-part="event" data-state={beat.kind} data-id={String(card ?? condition)}>
      <b>
        {beat.kind === 'condition' ? <Sign name="charge" /> : <MapSign name="card" />}{' '}
        {number === undefined ? '' : String(number)}
      </b>
      {beat.kind === 'event' && <EventPicture face={String(drawn.data.face)} />}
      <p>
        <EventWords game={game} event={drawn} density="normal" />
      </p>
      {known && (
        <p>
          <EventWords game={game} event={known} density="normal" />
        </p>
      )}
      {beat.kind === 'contact' && <SmallBoard layout={convoyCard(view, String(card)).layout} />}
    </div>
  );
}
