/** The orders of a day, as a list. */
import type { OrderLine } from '@flotilla/ui/sea/ownSea.ts';

/** The list. */
export const Orders = ({ of }: { of: readonly OrderLine[] }) => (
  <dl class="daily-orders">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
