/** What is fought: an open battle or a scenario, each a card with a picture, its length and who is favoured. */
import type { AnyGame } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { findingWords } from '@flotilla/ui/parts/finding.tsx';
import { spoken } from '@flotilla/ui/text/index.ts';
import { knows, say } from '@flotilla/ui/text/voice.ts';
import { DRAWINGS, SCENARIO_FILES, scenarioById, shipCard } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';
import { SCENARIOS } from './simulated.generated.ts';

interface Props {
  readonly game: AnyGame;
  readonly chosen: string;
  readonly choose: (scenario: string) => void;
}

/** The cards; a scenario of one's own is behind "advanced" once it is chosen. */
export function BattleCards({ game, chosen, choose }: Props) {
  return (
    <fieldset class="nb-battles">
      <legend class="field-label">{word('new.battle')}</legend>
      <button
        type="button"
        class="nb-battle"
        aria-pressed={chosen === 'open'}
        data-part="battle"
        data-id="open"
        onClick={() => choose('open')}
      >
        <span class="nb-battle-picture">
          <Silhouette kind="modernCarrier" name="open" scale="same" />
          <Silhouette kind="missileCruiser" name="open" scale="same" />
        </span>
        <strong>{word('new.open')}</strong>
        <span>{word('new.openText')}</span>
      </button>
      {SCENARIO_FILES.map(({ id }) => (
        <ScenarioCard key={id} game={game} id={id} isChosen={chosen === id} choose={() => choose(id)} />
      ))}
      <button
        type="button"
        class="nb-battle nb-battle-own"
        aria-pressed={chosen === 'custom'}
        data-part="battle"
        data-id="custom"
        onClick={() => choose('custom')}
      >
        <strong>{word('new.custom')}</strong>
        <span>{word('new.customText')}</span>
      </button>
    </fieldset>
  );
}

/** The share of battles a side wins, with its team where it has one. */
const shareOf = (
  sides: readonly { readonly team: number | null }[],
  wins: readonly number[],
  seat: number,
): number => {
  const team = sides[seat]?.team ?? null;
  if (team === null) return wins[seat] ?? 0;
  return wins.reduce((sum, share, other) => (sides[other]?.team === team ? sum + share : sum), 0);
};

function ScenarioCard(props: { game: AnyGame; id: string; isChosen: boolean; choose: () => void }) {
  const { game, id, isChosen, choose } = props;
  const scenario = scenarioById(id);
  const simulated = SCENARIOS[id];
  if (!scenario) return null;
  return (
    <button
      type="button"
      class="nb-battle"
      aria-pressed={isChosen}
      data-part="battle"
      data-id={id}
      onClick={choose}
    >
      <span class="nb-battle-picture">
        {scenario.sides.slice(0, 2).map(({ name, ships }) => {
          const [flagship] = ships.map(shipCard).sort((a, b) => b.vp - a.vp);
          return (
            flagship && (
              <Silhouette key={name} kind={DRAWINGS[flagship.type]} name={flagship.name} scale="same" />
            )
          );
        })}
      </span>
      <strong>
        {say(game, { key: `scenario.${id}.name` })}
        {scenario.year !== null && ` · ${scenario.year}`}
      </strong>
      <span class="nb-battle-sides">
        {scenario.sides.map(({ name, navy }, seat) => (
          <span key={name}>
            <Pennant navy={navy} />
            {simulated && percent(spoken(), shareOf(scenario.sides, simulated.wins, seat))}
          </span>
        ))}
      </span>
      <span>
        {word('new.sides', { n: scenario.sides.length })}
        {simulated && ` · ${word('new.rounds', { rounds: Math.round(simulated.rounds) })}`}
      </span>
      {knows(game, `scenario.${id}.special`) && isChosen && (
        <small>{say(game, { key: `scenario.${id}.special` })}</small>
      )}
      {isChosen && <small class="finding">{findingWords(game, `scenario=${id}`)}</small>}
    </button>
  );
}
