/** The picture of a game on a card: a position of its own, or where somebody's game stands. */
import { publicView } from '@flotilla/client/seen';
import { loadGame } from '@flotilla/lab';
import type { GameRecord } from '@flotilla/table/run';
import { replay } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { readGame } from '../store/games.ts';
import { GameEmblem } from './gameEmblem.tsx';
import { drawingFor } from './index.ts';
import { atLeisure } from './leisure.ts';
import { sampleView } from './sample.ts';
import '@flotilla/ui/pictures/pictures.css';

/** Positions that were played once need not be played again. */
const samples = new Map<string, object>();

/** What is seen of a kept game, or of one that came along; null where it is not to be replayed by today's rules. */
async function standingOf(
  saved: string | GameRecord,
  game: Awaited<ReturnType<typeof loadGame>>,
): Promise<object | null> {
  const record = typeof saved === 'string' ? (await readGame(saved))?.record : saved;
  const kernel = record && replay(game, record);
  return kernel?.ok ? publicView(kernel.value) : null;
}

interface Props {
  readonly game: string;
  /** The game whose position is drawn, on the shelf or as it came; any position when left out. */
  readonly saved?: string | GameRecord;
  /** Counts how often that game was written. */
  readonly revision?: number;
}

/** The picture; until it is drawn, and for a game that has none, its emblem. */
export function BoardPicture({ game: id, saved, revision = 0 }: Props) {
  const { language } = settings.value;
  const loaded = useLoaded(async () => {
    const drawing = await drawingFor(id);
    if (!drawing) return null;
    const game = await loadGame(id);
    await Promise.all([loadVoice(game, language), atLeisure()]);
    const standing = saved === undefined ? null : await standingOf(saved, game);
    const view = standing ?? samples.get(id) ?? (await sampleView(game, drawing.sample));
    if (!standing) samples.set(id, view);
    return { game, view, Picture: drawing.Picture };
  }, [id, saved, revision, language]);
  if (!loaded || loaded === 'failed')
    return (
      <div class="picture picture-waiting">
        <GameEmblem game={id} />
      </div>
    );
  return (
    <div class="picture">
      <loaded.Picture game={loaded.game} view={loaded.view} />
    </div>
  );
}
