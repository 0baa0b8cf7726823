/** Pennants: one pattern for each navy, of our own making; no flag of any state. */
import { still } from '@flotilla/ui/base/still.tsx';
import type { Navy } from './game.ts';

const PATTERNS: Readonly<Record<Navy, readonly [ground: string, mark: string, path: string]>> = {
  usa: ['#2b5377', '#f5efdc', 'M8 0h6v24H8zM20 0h6v24h-6z'],
  ussr: ['#8c2f22', '#f5efdc', 'M17 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z'],
  uk: ['#f5efdc', '#2b5377', 'M0 0h17v12H0zM17 12h17v12H17z'],
  china: ['#f5efdc', '#b4561d', 'M0 0h34v7H0zM0 17h34v7H0z'],
  taiwan: ['#4d7a3a', '#f5efdc', 'M17 2L31 12L17 22L3 12z'],
  japan: ['#f5efdc', '#6a3a63', 'M0 0L20 12L0 24z'],
  norway: ['#2f5a86', '#f5efdc', 'M6 5h22v14H6z'],
  argentina: ['#f5efdc', '#3a7c90', 'M0 8h34v8H0z'],
  france: ['#f5efdc', '#35589a', 'M0 0L34 24H0z'],
  nonCombatant: ['#7b7464', '#f5efdc', 'M0 9h34v6H0z'],
};

const EDGE = '<rect class="nb-pennant-edge" x=".75" y=".75" width="32.5" height="22.5" rx="2"/>';

/** The pennant of a navy; the name of the fleet stands beside it. */
export const Pennant = still(({ navy }: { navy: Navy | null }) => {
  const [ground, mark, path] = PATTERNS[navy ?? 'nonCombatant'];
  const drawn = `<rect width="34" height="24" rx="2" fill="${ground}"/><path d="${path}" fill="${mark}"/>${EDGE}`;
  return (
    <svg
      class="nb-pennant"
      viewBox="0 0 34 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
});
