/** Who sits where at a new game, and its seed. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { botNames, normalised, plainName } from '@flotilla/table/run';
import type { GameDraft } from '../base/draft.ts';
import { settings } from '../base/settings.ts';
import { ui } from '../text/index.ts';
import { botWords } from './botWords.ts';

/** The bot that sits down when nobody says otherwise. */
const usualBot = (game: AnyGame): string => ('steady' in game.bots ? 'steady' : 'random');

/** The seats as they are offered at first: one person, bots at all others. */
export const firstSeats = (game: AnyGame, count: number): SeatRecord[] =>
  Array.from({ length: count }, (_, seat) => ({
    name:
      seat === 0
        ? settings.peek().name || ui('seat.number', { seat: 1 })
        : ui('seat.number', { seat: seat + 1 }),
    bot: seat === 0 ? null : usualBot(game),
  }));

/** What a form begins with: as it was filled in elsewhere, or as it starts. */
export const firstOptions = (game: AnyGame, filled?: GameDraft): FormChoice =>
  filled ? normalised(game, filled.options) : startOf(game.optionFields);

/** Who sits at the table at first: those who were named elsewhere, as many as can, or as it is offered. */
export function seatsAtFirst(game: AnyGame, filled?: GameDraft): SeatRecord[] {
  const { min, max } = game.seats;
  const count = Math.min(max, Math.max(min, filled?.seats.length ?? min));
  return firstSeats(game, count).map((fresh, seat) => filled?.seats[seat] ?? fresh);
}

/** How many can sit at the table. */
export const seatCounts = ({ seats: { min, max } }: AnyGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Who sits where. */
export function Seats(props: {
  game: AnyGame;
  seats: readonly SeatRecord[];
  set: (seats: SeatRecord[]) => void;
  /** How many seats are offered; as many as the game has when left out. */
  counts?: readonly number[];
}) {
  const { game, seats, set, counts = seatCounts(game) } = props;
  const put = (seat: number, change: Partial<SeatRecord>): void =>
    set(seats.map((old, i) => (i === seat ? { ...old, ...change } : old)));
  const resize = (count: number): void => {
    const wanted = firstSeats(game, count);
    set(wanted.map((fresh, i) => seats[i] ?? fresh));
  };
  return (
    <fieldset class="field">
      <legend class="field-label">{ui('new.seats')}</legend>
      {counts.length > 1 && (
        <fieldset class="segments" aria-label={ui('new.howMany')}>
          {counts.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={seats.length === count}
              onClick={() => resize(count)}
            >
              {count}
            </button>
          ))}
        </fieldset>
      )}
      <ol class="seats">
        {seats.map((seat, i) => (
          <li key={i}>
            <label class="field">
              <span class="field-label">{ui('new.name', { seat: i + 1 })}</span>
              <input
                type="text"
                maxLength={40}
                value={seat.name}
                onInput={(event) => put(i, { name: event.currentTarget.value })}
                onChange={(event) => put(i, { name: plainName(event.currentTarget.value) })}
              />
            </label>
            <label class="field">
              <span class="field-label">{ui('new.who', { seat: i + 1 })}</span>
              <select
                value={seat.bot ?? ''}
                onChange={(event) => put(i, { bot: event.currentTarget.value || null })}
              >
                <option value="">{ui('new.person')}</option>
                {botNames(game).map((bot) => (
                  <option key={bot} value={bot}>
                    {ui('new.bot', { name: botWords(bot) })}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ol>
      {seats.filter(({ bot }) => bot === null).length > 1 && <p class="muted">{ui('new.hotSeat')}</p>}
    </fieldset>
  );
}

/** The seed, for those who want one. */
export const SeedField = ({ seed, set }: { seed: string; set: (seed: string) => void }) => (
  <label class="field">
    <span class="field-label">{ui('new.seed')}</span>
    <input type="text" maxLength={80} value={seed} onInput={(event) => set(event.currentTarget.value)} />
    <small class="muted">{ui('new.seedText')}</small>
  </label>
);
