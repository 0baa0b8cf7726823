/** Pattern-running torpedoes: how many run, and which ships each of them may find. */
import type { AnyGame, Odds, PickDecision } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import type { View } from '../game.ts';
import { patternOdds } from '../game.ts';
import type { Salvo } from '../salvo/draft.ts';
import { word } from '../text/index.ts';
import { Legend, Stack, sinks } from './Chances.tsx';
import type { TargetFacts } from './targets.tsx';
import { TargetHead } from './targets.tsx';

interface Props {
  readonly view: View;
  readonly salvo: Salvo;
  readonly decision: PickDecision;
  readonly targets: readonly TargetFacts[];
  readonly game: AnyGame;
}

/** The number that runs, what each would do on average, and every ship it may find. */
export function Patterns({ view, salvo, targets, game }: Props) {
  const { boat, most, laid, lay, declared, aims } = salvo;
  const earlier = [...declared, ...aims.filter(({ weapon }) => weapon !== 'fat')];
  const found = patternOdds(view, boat, earlier);
  const n = laid('fat', '');
  const mean = settings.value.odds ? meanOdds(found.map(({ odds }) => odds)) : [];
  return (
    <div class="ubl-patterns">
      <p>{word('fat.how')}</p>
      <div class="ubl-spread">
        {Array.from({ length: most('fat', '') }, (_, i) => (
          <button
            key={`${i}`}
            type="button"
            data-id={String(i + 1)}
            aria-pressed={i + 1 === n}
            onClick={() => lay('fat', '', i + 1 === n ? 0 : i + 1)}
          >
            <strong>{i + 1}</strong>
          </button>
        ))}
      </div>
      {mean.length > 0 && <Legend odds={mean} />}
      <p class="label">{word('fat.each', { chance: percent(spoken(), 1 / Math.max(1, found.length)) })}</p>
      <ul class="ubl-targets">
        {found.map(({ slot, odds }) => {
          const target = targets.find((one) => one.slot === slot);
          return target ? (
            <li key={slot} data-id={slot}>
              <TargetHead target={target} game={game} />
              {settings.value.odds && odds.length > 0 && (
                <span class="ubl-found">
                  <Stack odds={odds} /> <b>{sinks(odds)}</b>
                </span>
              )}
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

/** The mean over the ships a torpedo may find; none while one of them is not made out. */
function meanOdds(all: readonly (readonly Odds[])[]): readonly Odds[] {
  const [first] = all;
  if (!first || all.some((odds) => odds.length === 0)) return [];
  return first.map(({ of }) => ({
    of,
    chance: all.reduce((sum, odds) => sum + (odds.find((one) => one.of === of)?.chance ?? 0), 0) / all.length,
  }));
}
