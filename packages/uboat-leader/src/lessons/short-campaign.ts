/** A short campaign: buying a boat, special options, the map, events, and the refit. */
import type { Lesson } from '@flotilla/companion';

/** About eight minutes, from the desk to the yard. The medium length has room for a patrol after the refit. */
export const shortCampaign: Lesson = {
  id: 'short-campaign',
  options: { length: 'medium' },
  seed: 'lesson:a',
  cues: [
    { id: 'buy', at: 'enlist', part: 'board', choose: 'U-30', hold: true },
    { id: 'crew', at: 'crew', part: 'question', choose: 'trained', hold: true },
    { id: 'enough', at: 'enlist', part: 'question', choose: 'done', hold: true },
    { id: 'options', at: 'spend', part: 'question', choose: 'intelligence:british-isles', hold: true },
    { id: 'saved', at: 'spend', part: 'status', choose: 'done', hold: true },
    { id: 'map', at: 'sail', part: 'board', choose: 'to:north-sea', hold: true },
    { id: 'event', at: 'sail', part: 'question', choose: 'to:british-isles', hold: true },
    { id: 'offer', at: 'eventOffer', part: 'question', choose: 'fire', hold: true },
    { id: 'station', at: 'sail', part: 'question', choose: 'stop', hold: true },
    { id: 'quiet', at: 'lookout', part: 'question', choose: 'rest:U-30', hold: true },
    { id: 'nextTurn', at: 'spend', part: 'status', choose: 'done', hold: true },
    { id: 'back', at: 'sail', part: 'board', choose: 'to:north-sea', hold: true },
    { id: 'port', at: 'sail', part: 'question', choose: 'port:germany', hold: true },
    { id: 'refit', at: 'spend', part: 'status' },
  ],
};
