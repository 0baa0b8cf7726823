/** A new battle: what is fought as cards with a picture, who sits where, and everything else behind "advanced". */
import type { Wish } from '@flotilla/naval-battles';
import { openingOf } from '@flotilla/naval-battles';
import type { FormChoice } from '@flotilla/table';
import { checkForm } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { botNames, forcedOptions, meaningful, normalised } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import type { NewGameProps } from '@flotilla/ui/frame/screens.ts';
import { refusalWords } from '@flotilla/ui/parts/form.tsx';
import { RulesDrawer } from '@flotilla/ui/parts/rule.tsx';
import { firstOptions, firstSeats, SeedField, seatsAtFirst } from '@flotilla/ui/parts/seats.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { useState } from 'preact/hooks';
import type { Navy } from '../game.ts';
import { scenarioById } from '../game.ts';
import { word } from '../text/index.ts';
import { Advanced } from './Advanced.tsx';
import { BattleCards } from './BattleCards.tsx';
import { NavyCards } from './NavyCards.tsx';
import { SeatRows } from './SeatRows.tsx';
import { Segments } from './Segments.tsx';
import { teamsFor } from './teams.ts';

const SIZES = [15, 25, 40, 50, 60] as const;
const FEWEST = 2;
const MOST = 6;

/** Fields with a place of their own on the page. */
const SHOWN = ['scenario', 'points', 'teams'];

/** How many fight in a battle that has sides of its own; null where the players decide. */
const sidesIn = (scenario: unknown): number | null =>
  scenario === 'open' || scenario === 'custom'
    ? null
    : (scenarioById(String(scenario))?.sides.length ?? null);

/** The page. */
export function NewBattle({ game, start, seed: given, filled }: NewGameProps) {
  const [options, setOptions] = useState<FormChoice>(() => firstOptions(game, filled));
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => seatsAtFirst(game, filled));
  const [wishes, setWishes] = useState<readonly Wish[]>(() =>
    Array.from({ length: MOST }, () => 'lot' as const),
  );
  const [choosing, setChoosing] = useState(0);
  const [seed, setSeed] = useState(given ?? filled?.seed ?? '');
  const isOpen = options.scenario === 'open';
  const teams = [...new Set(['', ...teamsFor(seats.length), String(options.teams)])];
  const byPeople = forcedOptions(game, seats);
  const refusal =
    checkForm(game.optionFields, options, '') ?? game.checkOptions?.(options, seats.length) ?? null;
  const words = refusal && refusalWords(game, 'options', game.optionFields, refusal);
  const resize = (count: number, chosen: FormChoice = options): void => {
    setSeats(firstSeats(game, count).map((fresh, i) => seats[i] ?? fresh));
    setOptions(
      normalised(game, {
        ...chosen,
        teams: String(chosen.teams).length === count ? String(chosen.teams) : '',
      }),
    );
    setChoosing(0);
  };
  const choose = (scenario: string): void => {
    const chosen = normalised(game, { ...options, scenario });
    resize(sidesIn(scenario) ?? seats.length, chosen);
  };
  const wish = (navy: Wish): void => {
    const others = wishes.map((other, seat) =>
      seat !== choosing && other === navy && navy !== 'lot' ? 'lot' : other,
    );
    setWishes(others.map((other, seat) => (seat === choosing ? navy : other)));
    if (navy !== 'lot') setChoosing((choosing + 1) % seats.length);
  };
  const begin = (): void => {
    if (words) {
      tell(words);
      return;
    }
    const dice = seed.trim() || newSeed();
    start(
      { ...options, ...byPeople },
      seats,
      dice,
      isOpen ? openingOf(wishes.slice(0, seats.length), dice) : undefined,
    );
  };
  const advanced = meaningful(game, options).filter(({ id }) => !SHOWN.includes(id) && !(id in byPeople));
  return (
    <form
      class="new-game nb-new"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <BattleCards game={game} chosen={String(options.scenario)} choose={choose} />
      {isOpen && (
        <Segments
          title={word('new.size')}
          values={SIZES.map(String)}
          value={String(options.points)}
          words={(size) => word('new.points', { points: Number(size) })}
          set={(size) => setOptions(normalised(game, { ...options, points: Number(size) }))}
        />
      )}
      {sidesIn(options.scenario) === null && (
        <Segments
          title={word('new.fleets')}
          values={Array.from({ length: MOST - FEWEST + 1 }, (_, i) => String(FEWEST + i))}
          value={String(seats.length)}
          words={(count) => count}
          set={(count) => resize(Number(count))}
        />
      )}
      {isOpen && teams.length > 1 && (
        <Segments
          title={word('new.teams')}
          values={teams}
          value={String(options.teams)}
          words={(letters) => letters || word('new.noTeams')}
          set={(letters) => setOptions(normalised(game, { ...options, teams: letters }))}
        />
      )}
      <SeatRows
        bots={botNames(game)}
        seats={seats}
        set={setSeats}
        wishes={isOpen ? wishes : null}
        sides={scenarioById(String(options.scenario))?.sides ?? null}
        teams={String(options.teams)}
        choosing={choosing}
        choose={setChoosing}
      />
      {isOpen && (
        <NavyCards
          game={game}
          points={Number(options.points) / Math.max(1, membersOf(String(options.teams)))}
          wishes={wishes.slice(0, seats.length)}
          choosing={choosing}
          names={seats.map(({ name }) => name)}
          wish={(navy: Navy | 'lot') => wish(navy)}
        />
      )}
      <details class="nb-advanced" open={options.scenario === 'custom'}>
        <summary>{word('new.advanced')}</summary>
        <Advanced
          game={game}
          fields={advanced}
          options={options}
          change={(chosen) => setOptions(normalised(game, chosen))}
        />
        {isOpen && (
          <button
            type="button"
            role="switch"
            aria-checked={wishes[0] === null}
            class="nb-switch"
            data-id="atTable"
            onClick={() => setWishes(wishes.map(() => (wishes[0] === null ? 'lot' : null)))}
          >
            <i aria-hidden="true" />
            <span>{word('new.atTable')}</span>
          </button>
        )}
        {given === undefined && <SeedField seed={seed} set={setSeed} />}
      </details>
      <Verdict refusal={words} rule={refusal?.rule ?? ''} />
      <div class="row">
        <button type="submit" class="primary big" aria-disabled={words !== null}>
          {word('new.start')}
        </button>
      </div>
      <RulesDrawer game={game} />
    </form>
  );
}

/** The most seats in one team; one without teams. */
const membersOf = (teams: string): number =>
  Math.max(1, ...[...new Set(teams)].map((letter) => teams.split(letter).length - 1));
