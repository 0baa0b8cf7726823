/** The worker in which simulated captains sail a sea. */
import { companionOf } from '@flotilla/companion';
import { fieldOn, loadGame } from '@flotilla/lab';
import type { FieldTask } from './field.ts';

addEventListener('message', async ({ data }: MessageEvent<FieldTask>) => {
  const game = await loadGame(data.game);
  const scoring = await companionOf(game).scoring?.();
  if (!scoring?.house) throw new Error('This game has no captains of its own.');
  (postMessage as (message: object) => void)(fieldOn(game, scoring, scoring.house, data));
});
