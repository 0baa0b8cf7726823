/** A new game: its options, who sits where, and the seed for those who want one. */
import { companionOf } from '@flotilla/companion';
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame, FormChoice } from '@flotilla/table';
import { checkForm, startOf } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import {
  botNames,
  fieldText,
  forcedOptions,
  meaningful,
  normalised,
  optionText,
  plainName,
} from '@flotilla/table/run';
import { useState } from 'preact/hooks';
import { tell } from '../notes.ts';
import { botWords } from '../parts/botWords.ts';
import { FormFields, refusalWords } from '../parts/form.tsx';
import { Fallback, Loading, NotLoaded, useLoaded, useTitle } from '../parts/lazy.tsx';
import { RulesDrawer, RulesOf } from '../parts/rule.tsx';
import { Verdict } from '../parts/verdict.tsx';
import { go, href } from '../router.ts';
import type { NewGameProps } from '../screens.ts';
import { screensOf } from '../screens.ts';
import type { GameDraft } from '../session/draft.ts';
import { takeUp } from '../session/draft.ts';
import { beginGame } from '../session/open.ts';
import { settings } from '../settings.ts';
import { newSeed } from '../store/games.ts';
import { ui } from '../text/index.ts';
import { loadVoice, say } from '../voice.ts';
import { LostScreen } from './lost.tsx';
import { Beginnings, HowToBegin } from './starts/Beginnings.tsx';

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

/** What nobody chooses because of the people at the table. */
const SettledByPeople = ({ game, options }: { game: AnyGame; options: FormChoice }) => (
  <>
    {game.optionFields.map((field) => {
      const option = field.kind === 'choice' && field.options.find(({ id }) => id === options[field.id]);
      if (!option) return null;
      const what = say(game, fieldText('options', field));
      const how = say(game, optionText('options', option));
      return (
        <p key={field.id} class="muted">
          {ui('new.settled', { what, how })}
        </p>
      );
    })}
  </>
);

/** The form every game has that brings none of its own. */
export function GenericNewGame({ game, start, seed: given, filled }: NewGameProps) {
  const [options, setOptions] = useState<FormChoice>(() => firstOptions(game, filled));
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => seatsAtFirst(game, filled));
  const [seed, setSeed] = useState(given ?? filled?.seed ?? '');
  const byPeople = forcedOptions(game, seats);
  const fields = meaningful(game, options).filter(({ id }) => !(id in byPeople));
  const change = (chosen: FormChoice): void => setOptions(normalised(game, chosen));
  const refusal =
    checkForm(game.optionFields, options, '') ?? game.checkOptions?.(options, seats.length) ?? null;
  const words = refusal && refusalWords(game, 'options', game.optionFields, refusal);
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        if (words) tell(words);
        else start({ ...options, ...byPeople }, seats, seed.trim() || newSeed());
      }}
    >
      <FormFields game={game} step="options" form={fields} choice={options} change={change} />
      <Seats game={game} seats={seats} set={setSeats} />
      <SettledByPeople game={game} options={byPeople} />
      {given === undefined && (
        <details>
          <summary>{ui('new.more')}</summary>
          <SeedField seed={seed} set={setSeed} />
        </details>
      )}
      <Verdict refusal={words} rule={refusal?.rule ?? ''} />
      <div class="row">
        <button type="submit" class="primary big" aria-disabled={words !== null}>
          {ui('new.start')}
        </button>
        <a class="button" href={href(`/rules/${game.id}`)}>
          {ui('about.rules')}
        </a>
      </div>
      <RulesDrawer game={game} />
    </form>
  );
}

/** The screen that begins a game. */
export function NewGameScreen({ id }: { id: string }) {
  const entry = GAMES.find((game) => game.id === id);
  useTitle(entry ? ui('new.title', { game: entry.title }) : ui('lost.title'));
  if (!entry) return <LostScreen />;
  return (
    <section class="page">
      <h1>{ui('new.title', { game: entry.title })}</h1>
      <NewGameForm id={id} />
    </section>
  );
}

/** Why the form is filled in already. */
const FilledFrom = ({ draft }: { draft: GameDraft }) => (
  <>
    <p>{ui('new.filled')}</p>
    {draft.why.map((sentence) => (
      <p key={sentence} class="reason">
        {sentence}
      </p>
    ))}
  </>
);

/** A game's own form, or the general one. */
function NewGameForm({ id }: { id: string }) {
  const { language } = settings.value;
  const [filled] = useState(() => takeUp(id));
  const loaded = useLoaded(async () => {
    const game = await loadGame(id);
    await loadVoice(game, language);
    return { game, screens: await screensOf(id) };
  }, [id, language]);
  if (loaded === 'failed') return <NotLoaded />;
  if (!loaded) return <Loading />;
  const { game, screens } = loaded;
  const start: NewGameProps['start'] = (options, seats, dice, opening) => {
    beginGame(game, options, seats, dice, { opening }).then(
      (begun) => go(`/g/${begun}`),
      (error: Error) => tell(error.message),
    );
  };
  const given = { game, start, ...(filled && { filled }) };
  const readyMade = filled ? [] : (companionOf(game).starts ?? []);
  if (readyMade.length > 0 && settings.value.beginning === 'simple')
    return <Beginnings game={game} starts={readyMade} start={start} />;
  const Own = screens.NewGame;
  const generic = <GenericNewGame {...given} />;
  const own = Own && (
    <Fallback instead={generic}>
      <Own {...given} />
    </Fallback>
  );
  return (
    <RulesOf.Provider value={game}>
      {readyMade.length > 0 && <HowToBegin />}
      {filled && <FilledFrom draft={filled} />}
      {own ?? generic}
    </RulesOf.Provider>
  );
}
