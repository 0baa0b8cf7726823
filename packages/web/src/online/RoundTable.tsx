/** A table from above, with everybody around it. The list beside it says the same in words. */
import { initials } from '../net/initials.ts';
import { word } from '../net/text/index.ts';

/** A seat as it is drawn. */
export interface DrawnSeat {
  readonly name: string;
  readonly bot: string | null;
  readonly taken: boolean;
  readonly ready: boolean;
}

/** So many seats have room for a name each. */
const NAMED = 6;

/** The table; my own seat is at the bottom. */
export function RoundTable({ seats, you }: { seats: readonly DrawnSeat[]; you: number | null }) {
  const count = seats.length;
  const first = you ?? 0;
  return (
    <svg class="round-table" viewBox="-30 -18 380 250" aria-hidden="true">
      <ellipse cx="160" cy="105" rx="92" ry="52" class="table-rim" />
      <ellipse cx="160" cy="105" rx="84" ry="45" class="table-top" />
      <path d="M140 94h16v16h-16zM162 99h16v16h-16z" class="table-dice" />
      <path d="M144 98h.01M152 106h.01M148 102h.01M166 103h.01M174 111h.01" class="table-pips" />
      {seats.map((seat, i) => {
        const turn = Math.PI / 2 + ((i - first) / count) * 2 * Math.PI;
        const x = 160 + Math.cos(turn) * 118;
        const y = 105 + Math.sin(turn) * 78;
        const look = seat.bot ? 'is-bot' : seat.taken ? 'is-taken' : 'is-free';
        return (
          <g key={i} class={`round-seat ${look}`}>
            <circle cx={x} cy={y} r="19" />
            <text x={x} y={y + 5}>
              {seat.bot ? word('table.bot') : seat.taken ? initials(seat.name) : '+'}
            </text>
            {count <= NAMED && (
              <text class="seat-label" x={x} y={y > 105 ? y + 33 : y - 25}>
                {seat.name || word('open.who', { seat: i + 1 })}
              </text>
            )}
            {seat.ready && !seat.bot && <path class="tick" d={`M${x + 9} ${y - 13}l4 4 7-8`} />}
          </g>
        );
      })}
    </svg>
  );
}
