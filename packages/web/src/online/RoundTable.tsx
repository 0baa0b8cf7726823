/** A table from above, with everybody around it. The list beside it says the same in words. */
import { initials } from './initials.ts';
import { word } from './text/index.ts';

/** A seat as it is drawn. */
export interface DrawnSeat {
  readonly name: string;
  readonly bot: string | null;
  readonly taken: boolean;
  readonly ready: boolean;
}

/** The table; my own seat is at the bottom. */
export function RoundTable({ seats, you }: { seats: readonly DrawnSeat[]; you: number | null }) {
  const count = seats.length;
  const first = you ?? 0;
  return (
    <svg class="round-table" viewBox="0 0 320 210" aria-hidden="true">
      <ellipse cx="160" cy="105" rx="92" ry="52" class="table-rim" />
      <ellipse cx="160" cy="105" rx="84" ry="45" class="table-top" />
      <path d="M146 98h12v12h-12zM162 102h12v12h-12z" class="table-dice" />
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
            {seat.ready && !seat.bot && <path class="tick" d={`M${x + 9} ${y - 13}l4 4 7-8`} />}
          </g>
        );
      })}
    </svg>
  );
}
