/** Tubes and racks with what lies in them. */
import type { Load } from '@flotilla/ui/art/Torpedo.tsx';
import { TorpedoShape } from '@flotilla/ui/art/Torpedo.tsx';
import { still } from '@flotilla/ui/base/still.tsx';
import type { Stock, Tube } from '../game.ts';
import { RACKS, TUBE } from './zones.ts';

/** The middle of the pressure hull. */
const AXIS = 203;

/** Tubes of one end, stacked, noses outward. */
export const Tubes = still(({ tubes, end }: { tubes: readonly Tube[]; end: 'forward' | 'aft' }) => {
  const x = end === 'forward' ? RACKS.forwardTubes : RACKS.aftTubes;
  const top = AXIS - (tubes.length * (TUBE.height + 1)) / 2;
  return (
    <g>
      {tubes.map((tube, i) => (
        <g key={`${end}${i}`} transform={`translate(${x} ${top + i * (TUBE.height + 1)})`}>
          <rect class={`mat-tube mat-tube-${tube}`} width={TUBE.width} height={TUBE.height} rx="7" />
          <g transform="translate(3 0) scale(1 0.94)">
            <TorpedoShape kind={tube} towards={end === 'forward' ? 1 : -1} />
          </g>
        </g>
      ))}
    </g>
  );
});

/** Reloads in their racks: every torpedo is drawn, so that a glance counts them. */
export const Racks = still(({ stock, end }: { stock: Stock; end: 'forward' | 'aft' }) => {
  const loads: Load[] = [...fillWith('steam', stock.steam), ...fillWith('electric', stock.electric)];
  const rows = end === 'forward' ? 5 : 2;
  const x = end === 'forward' ? RACKS.forwardReloads : RACKS.aftReloads;
  const top = AXIS - (rows * 12) / 2;
  const width = end === 'forward' ? 46 : 14;
  return (
    <g class="mat-racks">
      {loads.map((kind, i) => {
        const column = Math.floor(i / rows);
        const at = `translate(${x + column * width} ${top + (i % rows) * 12}) scale(${end === 'forward' ? 0.73 : 0.66} 0.69)`;
        return (
          <g key={i} transform={at}>
            <TorpedoShape kind={kind} towards={end === 'forward' ? 1 : -1} />
          </g>
        );
      })}
    </g>
  );
});

const fillWith = (kind: Load, count: number): Load[] => new Array<Load>(count).fill(kind);
