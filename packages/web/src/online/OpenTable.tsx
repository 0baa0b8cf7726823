/** Opening a table for friends: game, seats, pace, watchers. */
import { GAMES } from '@flotilla/lab';
import type { TimeControl, WatchRule } from '@flotilla/protocol';
import type { AnyGame, FormChoice } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import {
  botNames,
  forcedOptions,
  meaningful,
  normalised,
  optionsRefusal,
  plainName,
} from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import { change, settings } from '@flotilla/ui/base/settings.ts';
import { botWords } from '@flotilla/ui/parts/botWords.ts';
import { FormFields, refusalWords } from '@flotilla/ui/parts/form.tsx';
import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { RulesOf } from '@flotilla/ui/parts/rule.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { useState } from 'preact/hooks';
import { ask, newShare, RequestRefused } from '../net/api.ts';
import { rememberTable } from '../net/mine.ts';
import type { Key } from '../net/text/index.ts';
import { serverWord, spoken, word } from '../net/text/index.ts';
import { ClosedNote } from '../own/ClosedNote.tsx';
import { Cards } from '../parts/cards.tsx';
import { PrivacyLink } from '../parts/privacyLink.tsx';
import { SetUp } from '../parts/setUp.tsx';
import { BoardPicture } from '../pictures/BoardPicture.tsx';
import { go } from '../router.ts';
import { fitting } from './fitting.ts';
import { keepLinks } from './links.ts';
import { RoundTable } from './RoundTable.tsx';
import type { Door } from './TableFacts.tsx';
import { DOORS, WATCHES } from './TableFacts.tsx';

const PACES: Readonly<Record<TimeControl['kind'], TimeControl>> = {
  live: { kind: 'live', minutes: 25, window: 45 },
  days: { kind: 'days', days: 1 },
  none: { kind: 'none' },
};

/** Who will sit there, in words. */
function seatWords(seats: readonly (string | null)[]): string {
  const friends = seats.slice(1).filter((bot) => bot === null).length;
  const bots = seats.length - 1 - friends;
  return [
    word('open.me'),
    ...(friends > 0 ? [word('facts.friends', { n: friends })] : []),
    ...(bots > 0 ? [word('facts.bots', { n: bots })] : []),
  ].join(', ');
}

interface Seating {
  readonly game: AnyGame;
  readonly seats: readonly (string | null)[];
  readonly set: (seats: (string | null)[]) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
}

function SeatRows({ game, seats, set, name, setName }: Seating) {
  const put = (seat: number, bot: string | null): void =>
    set(seats.map((old, i) => (i === seat ? bot : old)));
  const { min, max } = game.seats;
  return (
    <fieldset class="field">
      <legend class="field-label">{word('open.seats')}</legend>
      <ol class="open-seats">
        {seats.map((bot, seat) => (
          <li key={seat}>
            <span class="seat-number">{seat + 1}</span>
            {seat === 0 ? (
              <>
                <strong>{word('open.me')}</strong>
                <input
                  type="text"
                  maxLength={40}
                  required
                  autocomplete="nickname"
                  aria-label={word('open.name')}
                  placeholder={word('open.name')}
                  value={name}
                  onInput={(event) => setName(event.currentTarget.value)}
                />
              </>
            ) : (
              <select
                aria-label={word('open.who', { seat: seat + 1 })}
                value={bot ?? ''}
                onChange={(event) => put(seat, event.currentTarget.value || null)}
              >
                <option value="">{word('open.friend')}</option>
                {botNames(game).map((name) => (
                  <option key={name} value={name}>
                    {word('open.bot', { name: botWords(name) })}
                  </option>
                ))}
              </select>
            )}
            {seat > 0 && bot === null && <span class="muted">{word('open.linkLater')}</span>}
            {seat > 0 && seats.length > Math.max(2, min) && (
              <button
                type="button"
                class="quiet"
                aria-label={word('open.remove', { seat: seat + 1 })}
                onClick={() => set(seats.filter((_, i) => i !== seat))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {seats.length < max && (
        <button type="button" class="quiet" onClick={() => set([...seats, null])}>
          + {word('open.add')}
        </button>
      )}
    </fieldset>
  );
}

function OpenForm({
  game,
  games,
  choose,
}: {
  game: AnyGame;
  games: readonly AnyGame[];
  choose: (id: string) => void;
}) {
  const [seats, setSeats] = useState<readonly (string | null)[]>(() =>
    Array.from({ length: Math.max(2, game.seats.min) }, () => null),
  );
  const [options, setOptions] = useState<FormChoice>(() =>
    fitting(game, seats.length, startOf(game.optionFields)),
  );
  const [name, setName] = useState(settings.value.name);
  const [pace, setPace] = useState<TimeControl['kind']>('none');
  const [door, setDoor] = useState<Door>('private');
  const [watch, setWatch] = useState<WatchRule>('link');
  const [chat, setChat] = useState(true);
  const [opening, setOpening] = useState(false);
  const crowd = [
    { name: '', bot: null },
    { name: '', bot: null },
  ];
  const byPeople = forcedOptions(game, crowd);
  const fields = meaningful(game, options).filter(({ id }) => !(id in byPeople));
  const refusal = optionsRefusal(game, { ...options, ...byPeople }, seats.length);
  const why = refusal && refusalWords(game, 'options', game.optionFields, refusal);

  const resize = (next: (string | null)[]): void => {
    setSeats(next);
    setOptions(fitting(game, next.length, options));
  };

  async function open(): Promise<void> {
    const plain = plainName(name);
    if (plain === '') return tell(word('claim.noName'));
    setOpening(true);
    try {
      const wanted = { game: game.id, options, seats, name: plain, share: newShare(), pace: PACES[pace] };
      const made = await ask('/games', {
        ...wanted,
        watch,
        listed: door === 'listed',
        chat,
        keep: 'cookie',
      });
      change({ name: plain });
      keepLinks(made.id, made.links);
      rememberTable({ id: made.id, game: game.id, seat: made.you ?? 0 });
      go(`/t/${made.id}`);
    } catch (error) {
      setOpening(false);
      tell(
        error instanceof RequestRefused
          ? serverWord({ key: `server.${error.word}`, args: error.args })
          : String(error),
      );
    }
  }

  return (
    <SetUp
      game={game}
      refusal={refusal}
      why={why}
      submit={() => void open()}
      busy={opening}
      button={word('open.button')}
      note={word('open.later')}
      label={word('open.yours')}
      result={
        <>
          <h2>{word('open.yours')}</h2>
          <RoundTable
            seats={seats.map((bot, seat) => ({
              name: seat === 0 ? name : bot ? botWords(bot) : '',
              bot,
              taken: seat === 0 || bot !== null,
              ready: bot !== null,
            }))}
            you={0}
          />
          <dl class="table-facts">
            <dt>{word('open.game')}</dt>
            <dd>{game.title}</dd>
            <dt>{word('open.seats')}</dt>
            <dd>{seatWords(seats)}</dd>
            <dt>{word('open.pace')}</dt>
            <dd>{word(`pace.${pace}`)}</dd>
            <dt>{word('open.door')}</dt>
            <dd>{word(`door.${door}`)}</dd>
            <dt>{word('open.watch')}</dt>
            <dd>{word(`watch.${watch}`)}</dd>
            <dt>{word('open.dice')}</dt>
            <dd>{word('open.diceText')}</dd>
          </dl>
        </>
      }
    >
      <Cards
        legend={word('open.game')}
        all={games.map(({ id }) => id)}
        chosen={game.id}
        choose={choose}
        title={(id) => games.find((one) => one.id === id)?.title ?? id}
        note={(id) => {
          const { min, max } = games.find((one) => one.id === id)?.seats ?? { min: 2, max: 2 };
          const from = Math.max(2, min);
          return from === max ? ui('facts.players', { n: max }) : ui('facts.range', { from, to: max });
        }}
        picture={(id) => <BoardPicture game={id} />}
      />
      <SeatRows game={game} seats={seats} set={resize} name={name} setName={setName} />
      <PrivacyLink />
      <Cards
        legend={word('open.pace')}
        all={['live', 'days', 'none']}
        chosen={pace}
        choose={setPace}
        title={(kind) => word(`pace.${kind}`)}
        note={(kind) => word(`pace.${kind}Text` as Key, { minutes: 25, window: 45 })}
      />
      <Cards
        legend={word('open.door')}
        all={DOORS}
        chosen={door}
        choose={setDoor}
        title={(one) => word(`door.${one}`)}
        note={(one) => word(`door.${one}Text`)}
      />
      <Cards
        legend={word('open.watch')}
        all={WATCHES}
        chosen={watch}
        choose={setWatch}
        title={(who) => word(`watch.${who}`)}
        note={(who) => word(`watch.${who}Text` as Key)}
      />
      <label class="check">
        <input type="checkbox" checked={chat} onChange={(event) => setChat(event.currentTarget.checked)} />
        {word('open.chat')}
      </label>
      {fields.length > 0 && (
        <details open={why !== null}>
          <summary>{word('open.options')}</summary>
          <FormFields
            game={game}
            step="options"
            form={fields}
            choice={options}
            change={(chosen) => setOptions(normalised(game, chosen))}
          />
        </details>
      )}
    </SetUp>
  );
}

/** The game that is offered first: the one that is played at boards of two. */
const USUAL = GAMES.find(({ events }) => events.includes('board'))?.id;

/** The screen on which a table is opened. */
export function OpenTableScreen({ game: wanted }: { game: string }) {
  const { language } = settings.value;
  const [chosen, setChosen] = useState(wanted);
  const loaded = useLoaded(async () => {
    const games = (await Promise.all(GAMES.map(({ load }) => load()))).filter(({ seats }) => seats.max > 1);
    for (const game of games) await loadVoice(game, language);
    return games;
  }, [language]);
  useTitle(word('open.title'));
  if (loaded === 'failed') return <NotLoaded />;
  if (!loaded || !spoken()) return <Loading />;
  const usual = loaded.find(({ id }) => id === USUAL) ?? loaded[0];
  const game = loaded.find(({ id }) => id === chosen) ?? usual;
  if (!game) return <p class="page">{ui('lost.title')}</p>;
  return (
    <section class="page">
      <h1>{word('open.title')}</h1>
      <p class="muted">{word('open.lead')}</p>
      <ClosedNote />
      <RulesOf.Provider value={game}>
        <OpenForm key={game.id} game={game} games={loaded} choose={setChosen} />
      </RulesOf.Provider>
    </section>
  );
}
