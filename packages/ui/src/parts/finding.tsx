/** What the laboratory found about a switch of a new game. */
import type { AnyGame } from '@flotilla/table';
import { findingOf } from '@flotilla/table/run';
import { say } from '../text/voice.ts';
import './finding.css';

/** The finding about a switch such as `printing=first`, in words; null where nothing is known of it. */
export function findingWords(game: AnyGame, id: string): string | null {
  const finding = findingOf(game, id);
  return finding && say(game, finding);
}

/** The finding within the label of a switch: it describes the switch, and is no part of its name. */
export function FindingNote({ game, id, name }: { game: AnyGame; id: string; name: string }) {
  const words = findingWords(game, id);
  return (
    words && (
      <small id={name} class="finding" aria-hidden="true">
        {words}
      </small>
    )
  );
}
