/** A game begun in one press: one beginning that is recommended, a few others, and everything else behind a switch. */
import type { Start, StartWishes } from '@flotilla/companion';
import type { AnyGame, FormChoice } from '@flotilla/table';
import { startOf, text } from '@flotilla/table';
import { normalised, plainName } from '@flotilla/table/run';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { useState } from 'preact/hooks';
import '@flotilla/ui/art/art.css';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import { BEGINNINGS, change, settings } from '@flotilla/ui/base/settings.ts';
import type { NewGameProps } from '@flotilla/ui/frame/screens.ts';
import { Loading } from '@flotilla/ui/parts/lazy.tsx';
import { firstSeats } from '@flotilla/ui/parts/seats.tsx';
import { knows, say } from '@flotilla/ui/text/voice.ts';
import { lessonCards } from '../learn/lessons.ts';
import { Facts } from '../parts/facts.tsx';
import { BoardPicture } from '../pictures/BoardPicture.tsx';
import { href } from '../router.ts';
import { nameFor, startWords } from './starts.ts';
import { spoken, word } from './text/index.ts';
import './starts.css';

/** The switch between a few ready-made beginnings and everything there is to choose; it is remembered. */
export function HowToBegin() {
  if (!spoken()) return null;
  const { beginning } = settings.value;
  return (
    <fieldset class="segments how-to-begin" aria-label={word('how.title')}>
      {BEGINNINGS.map((how) => (
        <button
          key={how}
          type="button"
          data-id={how}
          aria-pressed={beginning === how}
          onClick={() => change({ beginning: how })}
        >
          {word(`how.${how}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface Props {
  readonly game: AnyGame;
  readonly starts: readonly Start[];
  readonly start: NewGameProps['start'];
}

/** How many sit down at a ready-made beginning: as few as can. */
const fewestFor = (game: AnyGame, options: FormChoice): number => {
  const { min, max } = game.seats;
  for (let seats = min; seats <= max; seats++) if (!game.checkOptions?.(options, seats)) return seats;
  return min;
};

/** The page of a newcomer. */
export function Beginnings({ game, starts, start }: Props) {
  const [said, setSaid] = useState<StartWishes>({ name: settings.peek().name, usual: true });
  const [recommended, ...others] = starts;
  if (!spoken() || !recommended) return <Loading />;
  const begin = ({ options: changed, presets: opening }: Start): void => {
    const given = plainName(said.name);
    if (given !== settings.peek().name) change({ name: given });
    const name = nameFor(game, given);
    const options = normalised(game, { ...startOf(game.optionFields), ...changed });
    const seed = newSeed();
    const seats = firstSeats(game, fewestFor(game, options)).map((seat, i) =>
      i === 0 && name ? { ...seat, name } : seat,
    );
    start(options, seats, seed, opening?.({ ...said, name }, seed));
  };
  return (
    <>
      <HowToBegin />
      <form
        class="beginning"
        onSubmit={(event) => {
          event.preventDefault();
          begin(recommended);
        }}
      >
        <div class="beginning-picture">
          <BoardPicture game={game.id} />
        </div>
        <div class="beginning-title">
          <p class="kicker">{word('recommended')}</p>
          <h2>{startWords(game, recommended, 'title')}</h2>
          <Facts game={game.id} />
        </div>
        <div class="beginning-form">
          <label class="field">
            <span class="field-label">{word('name')}</span>
            <input
              type="text"
              maxLength={40}
              value={said.name}
              onInput={(event) => setSaid({ ...said, name: event.currentTarget.value })}
            />
          </label>
          <button type="submit" class="primary big">
            {say(game, text('start.begin'))}
          </button>
          <Guide game={game.id} />
          {knows(game, 'start.usual') && <Usual game={game} said={said} set={setSaid} />}
        </div>
        <Points text={startWords(game, recommended, 'about')} />
      </form>
      <ul class="beginnings">
        {others.map((one) => (
          <li key={one.id}>
            <button type="button" data-id={one.id} onClick={() => begin(one)}>
              {typeof one.options.boat === 'string' && (
                <Silhouette kind="uboat" name={one.options.boat} scale="same" />
              )}
              <strong>{startWords(game, one, 'title')}</strong>
              <span>{startWords(game, one, 'about')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The way to learn the game first, for whoever has not yet. */
function Guide({ game }: { game: string }) {
  const lesson = lessonCards().find((card) => card.game === game);
  if (!lesson || lesson.state === 'done') return null;
  return (
    <a class="button guide" href={href(lesson.path)}>
      {word('guide', { minutes: lesson.minutes })}
    </a>
  );
}

/** What there is to know, a line each. */
const Points = ({ text }: { text: string }) => (
  <ul class="beginning-points">
    {text.split('\n').map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

interface UsualProps {
  readonly game: AnyGame;
  readonly said: StartWishes;
  readonly set: (said: StartWishes) => void;
}

/** What is left to the game, unless the player wants to choose it too. */
const Usual = ({ game, said, set }: UsualProps) => (
  <>
    <p class="muted">{say(game, text('start.usual'))}</p>
    <label class="radio">
      <input type="checkbox" checked={!said.usual} onChange={() => set({ ...said, usual: !said.usual })} />
      {say(game, text('start.own'))}
    </label>
  </>
);
