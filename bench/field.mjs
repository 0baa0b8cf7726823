/**
 * Checks the field of a sea: what 100 captains thinned from 400 patrols say, against so many simulated captains of the same sea.
 * Usage: node bench/field.mjs [captains 10000] [seas 3]
 */
import { companionOf } from '@flotilla/companion';
import { fieldOn, GAMES, loadGame, seaWords, worseThan } from '@flotilla/lab';

const captains = Number(process.argv[2] ?? 10_000);
const seas = Number(process.argv[3] ?? 3);
const game = await loadGame(GAMES.find(({ daily }) => daily).id);
const scoring = await companionOf(game).scoring();
const { house } = scoring;
const [counts] = Object.keys(scoring.orders);

for (let i = 0; i < seas; i++) {
  const day = new Date(Date.UTC(2026, 10, 20 + i)).toISOString().slice(0, 10);
  const task = { ...scoring.day(day), seed: `field ${i}`, counts };
  const small = fieldOn(game, scoring, house, task);
  const large = fieldOn(game, scoring, house, task, { sailed: captains, captains });
  // Every tenth of the larger field: how far apart the two say such a result stands.
  const apart = Array.from({ length: 9 }, (_, tenth) => {
    const own = large.captains[Math.floor(((tenth + 1) * captains) / 10)];
    return Math.abs(worseThan(small, own) - (worseThan(large, own) / captains) * 100);
  });
  const said = (field) => Object.values(seaWords(house, field)).join(', ');
  console.info(
    `sea ${i + 1}: mean ${Math.round(small.mean)} against ${Math.round(large.mean)} t, lost ${small.lost.toFixed(1)} against ` +
      `${large.lost.toFixed(1)} in 100, "${said(small)}" against "${said(large)}", places apart at most ${Math.max(...apart).toFixed(1)} of 100`,
  );
}
