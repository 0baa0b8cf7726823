/** The drawing on an event card: what the lookout sees, the sea, or the wireless. */
import { Aircraft } from '@flotilla/ui/art/Aircraft.tsx';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { ShipKind } from '@flotilla/ui/art/ships/index.ts';

const AIRCRAFT: readonly string[] = [
  'aircraft-alarm',
  'enemy-aircraft',
  'enemy-aircraft-radar',
  'leigh-light',
];

const SHIPS: Readonly<Record<string, ShipKind>> = {
  'lone-merchant': 'freighter',
  'independent-sailing': 'freighter',
  'neutral-shipping': 'liner',
  'night-sighting': 'freighter',
  'small-coaster': 'trawler',
  'survivors-in-the-water': 'trawler',
  'lone-patrol-vessel': 'corvette',
  'hunter-killer-group': 'sloop',
};

/** Lines of weather and wireless, in a box of 120 by 44. */
const LINES: Readonly<Record<string, string>> = {
  storm:
    'M0 34q10 -22 22 -4q8 -26 24 -2q10 -22 24 0q8 -26 26 -2q8 -18 24 4M12 6l-4 10M32 2l-4 10M54 6l-4 10M76 2l-4 10M98 6l-4 10',
  fog: 'M8 10h70M30 18h82M4 26h64M40 34h70',
  calm: 'M0 32q8 -4 16 0t16 0t16 0t16 0t16 0t16 0t16 0M60 20a10 10 0 0 1 20 0M46 24h48',
  radio:
    'M60 42V10M52 42l8 -32l8 32M46 16a18 18 0 0 1 0 -14M74 16a18 18 0 0 0 0 -14M38 20a28 28 0 0 1 0 -22M82 20a28 28 0 0 0 0 -22',
  mine: 'M60 8a16 16 0 1 1 0 32a16 16 0 1 1 0 -32M60 8V2M76 24h7M37 24h7M71 13l5 -5M49 13l-5 -5M0 34q8 -4 16 0t16 0M88 34q8 -4 16 0t16 0',
};

const DRAWN: Readonly<Record<string, keyof typeof LINES>> = {
  'rough-seas': 'storm',
  'atlantic-storm': 'storm',
  'dense-fog': 'fog',
  'clear-weather': 'calm',
  'calm-passage': 'calm',
  'quiet-waters': 'calm',
  'drifting-mine': 'mine',
  'cipher-changed': 'radio',
  'counter-intelligence': 'radio',
  'donitz-takes-notice': 'radio',
  'radio-intercept': 'radio',
  'signal-decrypt': 'radio',
  'ultra-intercept': 'radio',
  'ultra-intercept-late': 'radio',
};

function Drawing({ face }: { readonly face: string }) {
  if (AIRCRAFT.includes(face))
    return <Aircraft kind={face === 'aircraft-alarm' ? 'biplane' : 'flyingBoat'} />;
  const lines = LINES[DRAWN[face] ?? ''];
  if (lines)
    return (
      <svg viewBox="0 0 120 44" aria-hidden="true">
        <path d={lines} />
      </svg>
    );
  // Whatever happens aboard, or on a card of somebody else's pack, happens to a boat at sea.
  return <Silhouette kind={SHIPS[face] ?? 'uboat'} name={SHIPS[face] ? face : 'VIIC'} />;
}

/** The drawing of a face of an event card; its words say what it is. */
export const EventPicture = ({ face }: { readonly face: string }) => (
  <span class="ubl-event-picture" data-part="drawing" data-id={face} aria-hidden="true">
    <Drawing face={face} />
  </span>
);
