/** Playing on from a moment: with other dice or the same, as a variation that counts for nothing. */
import { loadGame } from '@flotilla/lab';
import type { GameRecord } from '@flotilla/table/run';
import { variationOf } from '@flotilla/table/run';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import { Dialog } from '@flotilla/ui/parts/dialog.tsx';
import { go } from '../router.ts';
import { saveNew } from '../session/open.ts';
import { spoken, word } from './text/index.ts';

/** Lays a variation on the shelf and gives its id. */
export async function beginVariation(
  id: string,
  record: GameRecord,
  answers: number,
  dice: 'same' | 'other',
): Promise<string> {
  const game = await loadGame(record.game);
  const options = { of: id, at: answers, dice, seed: newSeed() };
  return saveNew(variationOf(game, record, options) as Parameters<typeof saveNew>[0]);
}

interface Props {
  readonly id: string;
  readonly record: GameRecord;
  /** How many answers are taken over. */
  readonly answers: number;
  readonly onClose: () => void;
}

/** Asks with which dice, and begins. */
export function PlayOn({ id, record, answers, onClose }: Props) {
  if (!spoken()) return null;
  const begin = async (dice: 'same' | 'other'): Promise<void> => {
    const begun = await beginVariation(id, record, answers, dice);
    onClose();
    go(`/g/${begun}`);
  };
  return (
    <Dialog title={word('play.open')} onClose={onClose}>
      <p>{word('play.ask')}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => void begin('other')}>
          {word('play.other')}
        </button>
        <button type="button" onClick={() => void begin('same')}>
          {word('play.same')}
        </button>
      </div>
      <p class="small-print">{word('play.counts')}</p>
    </Dialog>
  );
}
