/** Pennants: one pattern for each navy, of our own making; no flag of any state. */
import { still } from '@flotilla/ui/base/still.tsx';
import type { Navy } from './game.ts';

const CLOTH = 'var(--pennant-cloth)';

const PATTERNS: Readonly<Record<Navy, readonly [ground: string, mark: string, path: string]>> = {
  usa: ['var(--pennant-usa)', CLOTH, 'M8 0h6v24H8zM20 0h6v24h-6z'],
  ussr: ['var(--pennant-ussr)', CLOTH, 'M17 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z'],
  uk: [CLOTH, 'var(--pennant-uk)', 'M0 0h17v12H0zM17 12h17v12H17z'],
  china: [CLOTH, 'var(--pennant-china)', 'M0 0h34v7H0zM0 17h34v7H0z'],
  taiwan: ['var(--pennant-taiwan)', CLOTH, 'M17 2L31 12L17 22L3 12z'],
  japan: [CLOTH, 'var(--pennant-japan)', 'M0 0L20 12L0 24z'],
  norway: ['var(--pennant-norway)', CLOTH, 'M6 5h22v14H6z'],
  argentina: [CLOTH, 'var(--pennant-argentina)', 'M0 8h34v8H0z'],
  france: [CLOTH, 'var(--pennant-france)', 'M0 0L34 24H0z'],
  nonCombatant: ['var(--pennant-non-combatant)', CLOTH, 'M0 9h34v6H0z'],
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
