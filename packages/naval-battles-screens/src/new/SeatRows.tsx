/** Who sits where: a name, a person or the computer, and what each sails under. */

import type { Wish } from '@flotilla/naval-battles';
import type { SeatRecord } from '@flotilla/table/run';
import { plainName } from '@flotilla/table/run';
import { botWords } from '@flotilla/ui/parts/botWords.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import type { Navy } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';

interface Props {
  readonly bots: readonly string[];
  readonly seats: readonly SeatRecord[];
  readonly set: (seats: readonly SeatRecord[]) => void;
  readonly wishes: readonly Wish[] | null; // null where the battle gives the navies
  readonly sides: readonly { readonly name: string; readonly navy: Navy }[] | null;
  readonly teams: string;
  readonly choosing: number;
  readonly choose: (seat: number) => void;
}

/** The seats. */
export function SeatRows({ bots, seats, set, wishes, sides, teams, choosing, choose }: Props) {
  const put = (seat: number, change: Partial<SeatRecord>): void =>
    set(seats.map((old, i) => (i === seat ? { ...old, ...change } : old)));
  const everybody = (bot: string | null): void =>
    set(seats.map((old, i) => (i === 0 ? old : { ...old, bot })));
  return (
    <fieldset class="nb-seats">
      <legend class="field-label">{ui('new.seats')}</legend>
      {seats.length > 2 && (
        <div class="row">
          <button type="button" data-id="all-people" onClick={() => everybody(null)}>
            {word('new.allPeople')}
          </button>
          <button
            type="button"
            data-id="all-bots"
            onClick={() => everybody(bots.includes('steady') ? 'steady' : (bots[0] ?? null))}
          >
            {word('new.allBots')}
          </button>
        </div>
      )}
      <ol>
        {seats.map((seat, i) => (
          <li key={i} data-part="seat" data-id={i}>
            {teams !== '' && <b class="nb-team">{teams.charAt(i)}</b>}
            {wishes?.[i] !== null && wishes && (
              <button
                type="button"
                class="nb-seat-navy"
                aria-pressed={choosing === i}
                aria-label={word('new.chooseFor', { name: seat.name })}
                onClick={() => choose(i)}
              >
                <Wished wish={wishes[i] ?? 'lot'} />
              </button>
            )}
            {sides?.[i] && <Pennant navy={sides[i].navy} />}
            <label>
              <span class="unseen">{ui('new.name', { seat: i + 1 })}</span>
              <input
                type="text"
                maxLength={40}
                value={seat.name}
                onInput={(event) => put(i, { name: event.currentTarget.value })}
                onChange={(event) => put(i, { name: plainName(event.currentTarget.value) })}
              />
            </label>
            <fieldset class="segments" aria-label={ui('new.who', { seat: i + 1 })}>
              {[null, ...bots.filter((bot) => bot !== 'random')].map((bot) => (
                <button
                  key={bot ?? 'person'}
                  type="button"
                  aria-pressed={seat.bot === bot}
                  data-id={bot ?? 'person'}
                  onClick={() => put(i, { bot })}
                >
                  {bot === null ? word('new.person') : botWords(bot)}
                </button>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      {seats.filter(({ bot }) => bot === null).length > 1 && <p class="muted">{ui('new.hotSeat')}</p>}
    </fieldset>
  );
}

const Wished = ({ wish }: { wish: Exclude<Wish, null> }) =>
  wish === 'lot' ? <span aria-hidden="true">⚄</span> : <Pennant navy={wish} />;
