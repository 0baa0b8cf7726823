/** The bar of a replay: back, play, forward and a scrubber. */

import { hasSecrets } from '@flotilla/table/run';
import { useEffect, useState } from 'preact/hooks';
import { useKeys } from '../base/keys.ts';
import type { Session } from '../base/session.ts';
import { go, href, REFUSED, shellParts } from '../base/shell.ts';
import { seatName } from '../parts/seatName.ts';
import { useDirector } from '../stage/useStage.tsx';
import { ui } from '../text/index.ts';

/** Drawn, because not every typeface has them. */
const ICONS = {
  first: 'M5 4v16M20 4 8 12l12 8z',
  back: 'M16 3 7 12l9 9 1-1-8-8 8-8z',
  play: 'M6 3l14 9-14 9z',
  pause: 'M7 4v16M17 4v16',
  forward: 'M8 3l9 9-9 9-1-1 8-8-8-8z',
  last: 'M19 4v16M4 4l12 8-12 8z',
};

const Icon = ({ of }: { of: keyof typeof ICONS }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[of]} />
  </svg>
);

interface BarButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly does: () => void;
  readonly name: string;
  /** The name with the key that does the same. */
  readonly title?: string;
}

const BarButton = ({ icon, does, name, title }: BarButtonProps) => (
  <button type="button" onClick={does} title={title} aria-label={name}>
    <Icon of={icon} />
  </button>
);

/** Milliseconds between two answers while a replay plays by itself. */
const STEP = 900;

/** Moves through a replay and keeps the place in the address. */
export function ReplayBar({ session }: { session: Session }) {
  const [playing, setPlaying] = useState(false);
  const position = session.position.value;
  const length = session.length.value;
  // A replay that plays by itself goes on when everything has been shown.
  const onStage = useDirector()?.beat.value != null;
  const to = (wanted: number): void => {
    const place = Math.max(0, Math.min(length, wanted));
    session.can.value.scrub?.goTo(place);
    go(`/g/${session.id}/replay#${place}`, 'replace');
  };
  // From where the session stands, not from what is drawn: keys may come faster than frames.
  const by = (steps: number): void => to(session.position.peek() + steps);
  useKeys({
    ArrowLeft: () => by(-1),
    ArrowRight: () => by(1),
    Home: () => to(0),
    End: () => to(length),
    ...(!onStage && { Enter: () => setPlaying(!playing) }),
  });
  useEffect(() => {
    if (!playing || onStage) return;
    if (position >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => by(1), STEP);
    return () => clearTimeout(timer);
  });
  const { WhatIf } = shellParts();
  const eyes = session.can.value.scrub?.lookAs && !session.hides && hasSecrets(session.game);
  return (
    <section class="replay-bar" aria-label={ui('replay.title')}>
      <strong class="label">{ui('replay.title')}</strong>
      <div class="row">
        <BarButton icon="first" does={() => to(0)} name={ui('replay.first')} title={ui('replay.firstKey')} />
        <BarButton icon="back" does={() => by(-1)} name={ui('replay.back')} title={ui('replay.backKey')} />
        <BarButton
          icon={playing ? 'pause' : 'play'}
          does={() => setPlaying(!playing)}
          name={ui(playing ? 'replay.pause' : 'replay.play')}
        />
        <BarButton
          icon="forward"
          does={() => by(1)}
          name={ui('replay.forward')}
          title={ui('replay.forwardKey')}
        />
        <BarButton
          icon="last"
          does={() => to(length)}
          name={ui('replay.last')}
          title={ui('replay.lastKey')}
        />
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={position}
        aria-label={ui('replay.scrub')}
        aria-valuetext={ui('replay.position', { position, length })}
        onInput={(event) => to(event.currentTarget.valueAsNumber)}
      />
      <span class="replay-place">{ui('replay.position', { position, length })}</span>
      {session.ended && <WhatIf session={session} />}
      {eyes && session.seats.length > 1 && <Eyes session={session} />}
      <a class="button" href={href(session.id === REFUSED ? `/verify/${session.id}` : `/g/${session.id}`)}>
        {ui('replay.leave')}
      </a>
    </section>
  );
}

function Eyes({ session }: { session: Session }) {
  return (
    <label class="field inline">
      <span class="field-label">{ui('replay.eyes')}</span>
      <select
        value={String(session.seat.value)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          session.can.value.scrub?.lookAs?.(value === 'null' ? null : Number(value));
        }}
      >
        <option value="null">{ui('replay.spectator')}</option>
        {session.seats.map((_, seat) => (
          <option key={seat} value={String(seat)}>
            {seatName(session, seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
