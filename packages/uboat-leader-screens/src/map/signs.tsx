/** Small signs of map and rack, all own drawings on a field of 24 by 24. */
import { still } from '@flotilla/ui/base/still.tsx';

const PATHS = {
  card: 'M6 2h12v20H6zM12 6v7M12 17v1',
  torpedo: 'M2 12q0 -3 5 -3h11l4 -3v12l-4 -3H7q-5 0 -5 -3z',
  gun: 'M3 9l14 -5l1 3l-12 5v4h10v4H4v-7z',
  mine: 'M12 6a6 6 0 1 0 0.01 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M5 19l3 -3',
  attack: 'M12 4a8 8 0 1 0 0.01 0zM12 1v8M12 15v8M1 12h8M15 12h8',
  raider: 'M2 15h20l-3 5H5zM12 15V5h6v4h-6',
  intelligence: 'M3 6h18v12H3zM3 6l9 7l9 -7',
  airSearch: 'M12 3v18M3 11l9 -3l9 3M8 20l4 -2l4 2',
  supply: 'M6 4q6 -3 12 0v16q-6 3 -12 0zM6 9q6 3 12 0M6 15q6 3 12 0',
  hull: 'M2 12h20l-4 7H6z',
  snorkel: 'M2 18h20M8 18V5q0 -3 4 -3h4M8 9h6',
  radio: 'M12 22V8M6 4q-4 5 0 10M18 4q4 5 0 10M9 6q-2 3 0 6M15 6q2 3 0 6',
  infiltrator: 'M8 8a4 4 0 1 0 0.01 0zM12 12h10M18 12v4M21 12v3',
  cool: 'M12 2v20M3 7l18 10M21 7l-18 10M9 3l3 3l3 -3M9 21l3 -3l3 3',
  searcher: 'M10 3a7 7 0 1 0 0.01 0zM15 15l7 7',
  fit: 'M12 3a9 9 0 1 0 0.01 0zM8 12l3 3l5 -6',
  shaken: 'M12 3a9 9 0 1 0 0.01 0zM12 3v18',
  unfit: 'M12 3a9 9 0 1 0 0.01 0zM8 8l8 8M16 8l-8 8',
} as const;

/** The name of a sign. */
export type MapSignName = keyof typeof PATHS;

/** A sign; what it means stands beside it or is said by what holds it. */
export const MapSign = still(({ name }: { name: MapSignName }) => (
  <svg class={`ubl-sign ubl-sign-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
));
