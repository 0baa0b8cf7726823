/** What ships show while the dice of whole battles fall. */
import { navalBattles } from '@flotilla/naval-battles';
import type { Moment } from '@flotilla/table';
import { botNamed, botRngs, optionsOf, playOut, Table, Watch } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { View } from '../game.ts';
import { hullOf, shipCard } from '../game.ts';
import { lightsOf } from './scene.ts';

/** Everything a spectator sees of battles of steady bots. */
function watched(seed: string): readonly Moment[] {
  const table = new Table({ game: navalBattles, options: optionsOf(navalBattles, {}), seats: 2, seed });
  const watch = new Watch([null]);
  watch.begin(table);
  table.watch = watch;
  const steady = botNamed(navalBattles, 'steady');
  playOut(table, [steady, steady], botRngs(seed, 2));
  return watch.stories[0]?.moments ?? [];
}

/** Every moment with what its ships show, and the one before it. */
const shown = (seed: string) => {
  const moments = watched(seed);
  return moments.slice(1).map((moment, i) => {
    const view = moment.view as View;
    return { view, events: moment.events, lights: lightsOf(moment.events, moments[i]?.view as View, view) };
  });
};

describe('ships under fire', () => {
  it('are called safe only when nothing else hits them in that turn', () => {
    let stopped = 0;
    for (const seed of ['safe 1', 'safe 2', 'safe 3']) {
      const all = shown(seed);
      all.forEach(({ view, lights }, i) => {
        for (const [ship, { bar }] of lights) {
          if (bar?.tone !== 'safe') continue;
          const later = all.slice(i).filter((other) => other.view.turn === view.turn);
          const about = later
            .flatMap(({ events }) => events)
            .map(({ kind, data }) => {
              const { ship: named, attack } = data as unknown as {
                ship?: string;
                attack?: { target?: string };
              };
              return `${kind} ${kind === 'damaged' ? attack?.target : named}`;
            });
          // Whoever steps in later takes a new attack on herself, which nobody could foresee.
          if (about.includes(`redirected ${ship}`)) continue;
          const struck = about.includes(`sunk ${ship}`) || about.includes(`damaged ${ship}`);
          if (bar.big === '✓ Stopped') stopped++;
          else expect(struck, `${seed}, turn ${view.turn}: ${ship}`).toBe(false);
        }
      });
    }
    expect(stopped).toBeGreaterThan(0);
  });

  it('lose no more hull than they had', () => {
    let hits = 0;
    for (const seed of ['hull 1', 'hull 2'])
      for (const { view, lights } of shown(seed))
        for (const [ship, { lost, bar }] of lights) {
          if (lost === undefined) continue;
          const [, from = 0, to = 0] = (/hull (\d+) → (\d+)/.exec(bar?.small ?? '') ?? []).map(Number);
          expect(from).toBeLessThanOrEqual(hullOf(view.terms, shipCard(ship)));
          expect(lost, ship).toBe(from - to);
          hits++;
        }
    expect(hits).toBeGreaterThan(5);
  });
});
