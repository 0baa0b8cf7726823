/** A new career: the eight boats side by side, and the rules one wants to play by. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import { checkForm, text } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { meaningful, normalised, percent } from '@flotilla/table/run';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { GameDraft } from '@flotilla/ui/base/draft.ts';
import { tell } from '@flotilla/ui/base/notes.ts';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import type { NewGameProps } from '@flotilla/ui/frame/screens.ts';
import { FindingNote, findingWords } from '@flotilla/ui/parts/finding.tsx';
import { FormFields, refusalWords } from '@flotilla/ui/parts/form.tsx';
import { RulesDrawer } from '@flotilla/ui/parts/rule.tsx';
import {
  firstOptions,
  firstSeats,
  Seats,
  SeedField,
  seatCounts,
  seatsAtFirst,
} from '@flotilla/ui/parts/seats.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import { useId, useState } from 'preact/hooks';
import { simulatedFor } from '../career/simulated.ts';
import type { BoatType } from '../game.ts';
import { BOAT_TYPES, BOATS, monthText } from '../game.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';

/** The fields that say who plays with whom, and how long. */
const WAYS: readonly string[] = ['mode', 'until', 'packs'];

/** What is agreed and who plays. */
function useAgreement(game: AnyGame, filled?: GameDraft) {
  const [options, setOptions] = useState<FormChoice>(() => firstOptions(game, filled));
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => seatsAtFirst(game, filled));
  const refusalFor = (chosen: FormChoice, count: number) =>
    checkForm(game.optionFields, chosen, '') ?? game.checkOptions?.(chosen, count) ?? null;
  const countsFor = (chosen: FormChoice): number[] =>
    seatCounts(game).filter((count) => !refusalFor(chosen, count));
  // Another way to play needs other seats: the fewest that will do are offered.
  const change = (wanted: FormChoice): void => {
    const chosen = normalised(game, wanted);
    setOptions(chosen);
    const counts = countsFor(chosen);
    const [fewest] = counts;
    if (fewest === undefined || counts.includes(seats.length)) return;
    setSeats(firstSeats(game, fewest).map((fresh, seat) => seats[seat] ?? fresh));
  };
  const refusal = refusalFor(options, seats.length);
  return { options, seats, counts: countsFor(options), refusal, change, setSeats };
}

type Agreement = ReturnType<typeof useAgreement>;

/** The form. */
export function NewCareer({ game, start, seed: given, filled }: NewGameProps) {
  const agreement = useAgreement(game, filled);
  const { options, seats, refusal, change } = agreement;
  const [seed, setSeed] = useState(given ?? filled?.seed ?? '');
  const say: Say = (said) => sayIn(game, said);
  const why = refusal && refusalWords(game, 'options', game.optionFields, refusal);
  const others = game.optionFields.filter(({ id }) => id !== 'boat' && !WAYS.includes(id));
  return (
    <form
      class="new-career"
      onSubmit={(event) => {
        event.preventDefault();
        if (why) tell(why);
        else start(options, seats, seed.trim() || newSeed());
      }}
    >
      <p class="new-lead">{word('new.lead')}</p>
      <fieldset class="boats">
        <legend>{word('new.boat')}</legend>
        <div class="boats-grid">
          {BOAT_TYPES.map((type) => (
            <BoatCard
              key={type}
              type={type}
              game={game}
              say={say}
              chosen={options.boat === type}
              choose={() => change({ ...options, boat: type })}
            />
          ))}
        </div>
      </fieldset>
      <WaysToPlay game={game} agreement={agreement} />
      <details class="new-rules" open={filled !== undefined}>
        <summary>{word('new.rules')}</summary>
        <FormFields game={game} step="options" form={others} choice={options} change={change} />
        {given === undefined && <SeedField seed={seed} set={setSeed} />}
      </details>
      <Verdict refusal={why} rule={refusal?.rule ?? ''} />
      <div class="new-start">
        <button type="submit" class="primary big" aria-disabled={why !== null}>
          {options.boat === 'choose'
            ? word('new.startAny')
            : word('new.start', { boat: say(text(`boat.${String(options.boat)}`)) })}
        </button>
      </div>
      <RulesDrawer game={game} />
    </form>
  );
}

/** Alone, for two, or a tournament; with others it is also asked who sits where. */
function WaysToPlay({ game, agreement }: { game: AnyGame; agreement: Agreement }) {
  const { options, seats, counts, change, setSeats } = agreement;
  const ways = meaningful(game, options).filter(({ id }) => WAYS.includes(id));
  const alone = options.mode === undefined || options.mode === 'solitaire';
  const eachChooses = options.boat === 'choose';
  return (
    <details class="new-rules" open={!alone}>
      <summary>{word('new.ways')}</summary>
      <FormFields game={game} step="options" form={ways} choice={options} change={change} />
      {!alone && (
        <>
          <label class="radio">
            <input
              type="checkbox"
              checked={eachChooses}
              onChange={() => change({ ...options, boat: eachChooses ? 'VIIB' : 'choose' })}
            />
            {word('new.eachChooses')}
          </label>
          <Seats game={game} seats={seats} set={setSeats} counts={counts} />
        </>
      )}
    </details>
  );
}

interface CardProps {
  readonly type: BoatType;
  readonly game: AnyGame;
  readonly say: Say;
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** One boat with everything its mat prints, and what simulations say of careers in it. */
function BoatCard({ type, game, say, chosen, choose }: CardProps) {
  const name = useId();
  const finding = `boat=${type}`;
  const facts = BOATS[type];
  const expected = simulatedFor(type);
  const rows: readonly (readonly [string, string])[] = [
    [word('new.tubes'), word('new.tubesOf', { forward: facts.forwardTubes, aft: facts.aftTubes })],
    [word('new.torpedoes'), `${facts.steam + facts.electric} (${facts.steam} + ${facts.electric})`],
    [
      word('new.gun'),
      facts.deckGun
        ? word('new.gunOf', { calibre: Number(facts.deckGun), rounds: facts.ammo })
        : word('new.noGun'),
    ],
    [word('mat.hull'), String(facts.hull)],
    [word('mat.flooding'), String(facts.flooding)],
    [word('new.patrols'), word('new.patrolsOf', { patrols: Math.round(expected.patrols) })],
    [word('new.survival'), percent(spoken(), expected.survived)],
    [word('new.tons'), word('new.tonsOf', { tons: expected.tons[2] })],
  ];
  return (
    <label class={chosen ? 'boat-card boat-chosen' : 'boat-card'}>
      <input
        type="radio"
        name="boat"
        checked={chosen}
        aria-describedby={chosen && findingWords(game, finding) ? name : undefined}
        onChange={choose}
      />
      <span class="boat-name">{say(text(`boat.${type}`))}</span>
      <span class="boat-from">{word('new.from', { month: say(monthText(facts.available)) })}</span>
      <Silhouette kind="uboat" name={type} scale="same" />
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.limited && <small>{word('new.limited')}</small>}
      {chosen && <FindingNote game={game} id={finding} name={name} />}
    </label>
  );
}
