/** The form of an experiment: what is changed, how many games, whose, and what they begin with. */
import { switchName } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { botNames, normalised } from '@flotilla/table/run';
import { botWords } from '@flotilla/ui/parts/botWords.ts';
import { FindingNote } from '@flotilla/ui/parts/finding.tsx';
import { FormFields } from '@flotilla/ui/parts/form.tsx';
import { useId } from 'preact/hooks';
import type { LabWish } from './asked.ts';
import { GAMES, switchesFor } from './asked.ts';
import { namingOf } from './figures.ts';
import { figure, word } from './text/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly asked: LabWish;
  readonly ask: (asked: LabWish) => void;
}

/** The fields. */
export function Wishes({ game, asked, ask }: Props) {
  const { switches, games, seed, bot, options } = asked;
  const counts = [...new Set([...GAMES, games])].sort((a, b) => a - b);
  return (
    <>
      <Switches game={game} asked={asked} ask={ask} />
      <div class="lab-plan">
        <label class="field">
          <span class="field-label">{word('games')}</span>
          <select
            value={String(games)}
            onChange={(event) => ask({ ...asked, games: Number(event.currentTarget.value) })}
          >
            {counts.map((count) => (
              <option key={count} value={String(count)}>
                {figure(count)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="field-label">{word('bot')}</span>
          <select value={bot} onChange={(event) => ask({ ...asked, bot: event.currentTarget.value })}>
            {botNames(game).map((name) => (
              <option key={name} value={name}>
                {botWords(name)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="field-label">{word('seed')}</span>
          <input
            type="text"
            maxLength={80}
            value={seed}
            onInput={(event) => ask({ ...asked, seed: event.currentTarget.value })}
          />
        </label>
      </div>
      <details>
        <summary>{word('base')}</summary>
        <FormFields
          game={game}
          step="options"
          form={game.optionFields.filter(({ kind }) => kind !== 'text')}
          choice={options}
          change={(chosen) => {
            const now = normalised(game, chosen);
            const left = switchesFor(game, now).map(({ id }) => id);
            ask({ ...asked, options: now, switches: switches.filter((id) => left.includes(id)) });
          }}
        />
      </details>
    </>
  );
}

/** Every change that can be tried, with what is known of it. */
function Switches({ game, asked, ask }: Props) {
  const name = useId();
  const all = switchesFor(game, asked.options);
  const toggle = (id: string): void => {
    const chosen = asked.switches.includes(id)
      ? asked.switches.filter((other) => other !== id)
      : [...asked.switches, id];
    ask({ ...asked, switches: all.flatMap((one) => (chosen.includes(one.id) ? one.id : [])) });
  };
  return (
    <fieldset class="field lab-switches">
      <legend class="field-label">{word('switches')}</legend>
      <div class="radios">
        {all.map(({ id }, i) => (
          <label key={id} class="radio" data-switch={id}>
            <input
              type="checkbox"
              checked={asked.switches.includes(id)}
              aria-describedby={`${name}${i}`}
              onChange={() => toggle(id)}
            />
            <span>
              {switchName(game, id, namingOf(game))}
              <FindingNote game={game} id={id} name={`${name}${i}`} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
