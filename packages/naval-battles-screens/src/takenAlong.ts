/** The fleets somebody has kept go along to another device. */
import type { TakenAlong } from '@flotilla/ui/base/takenAlong.ts';
import { readAll, takeFleets } from './fleet/saved.ts';

const fleets: TakenAlong = { name: 'fleets', pack: readAll, take: takeFleets };

export default fleets;
