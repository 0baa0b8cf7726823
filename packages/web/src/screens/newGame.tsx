/** A new game: its options, who sits where, and the seed for those who want one. */
import { companionOf } from '@flotilla/companion';
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame, FormChoice } from '@flotilla/table';
import { checkForm } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { fieldText, forcedOptions, meaningful, normalised, optionText } from '@flotilla/table/run';
import type { GameDraft } from '@flotilla/ui/base/draft.ts';
import { tell } from '@flotilla/ui/base/notes.ts';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import type { NewGameProps } from '@flotilla/ui/frame/screens.ts';
import { FormFields, refusalWords } from '@flotilla/ui/parts/form.tsx';
import { Fallback, Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { RulesDrawer, RulesOf } from '@flotilla/ui/parts/rule.tsx';
import { firstOptions, Seats, SeedField, seatsAtFirst } from '@flotilla/ui/parts/seats.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { loadVoice, say } from '@flotilla/ui/text/voice.ts';
import { useState } from 'preact/hooks';
import { LostScreen } from '../parts/lost.tsx';
import { go, href } from '../router.ts';
import { takeUp } from '../session/draft.ts';
import { beginGame } from '../session/open.ts';
import { Beginnings, HowToBegin } from '../starts/Beginnings.tsx';
import { screensOf } from '../table/screens.ts';

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
      <p>
        <a href={href(`/lab/${id}`)}>{ui('lab.open')}</a>
      </p>
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
