/** The picture of the first visit: a moment to play where the game brings one, otherwise a position of it. */
import { settings } from '@flotilla/ui/base/settings.ts';
import { Fallback, useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { canJoin, join } from '../../learn/joined.ts';
import { BoardPicture } from '../../pictures/BoardPicture.tsx';

/** The scene. */
export function LiveScene({ game }: { game: string }) {
  const joined = useLoaded(async () => {
    return canJoin(game) ? join(game) : null;
  }, [game, settings.value.language]);
  const picture = <BoardPicture game={game} />;
  if (joined === undefined) return null;
  if (!joined || joined === 'failed') return picture;
  const { Scene, session, take } = joined;
  return (
    <Fallback said={null} instead={picture}>
      <Scene session={session} onTake={(moments) => void take(moments)} />
    </Fallback>
  );
}
