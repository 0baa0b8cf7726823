/** What a roll needs, in words. */
import type { RollNeed } from '@flotilla/companion';
import { bigRollOf, companionOf, needOf } from '@flotilla/companion';
import type { AnyGame, RollRecord } from '@flotilla/table';
import { diceOf } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { spoken, ui } from '../text/index.ts';

/** What is known of a roll before its dice fall; null when the game does not list it. */
export function needFor(game: AnyGame, roll: RollRecord): RollNeed | null {
  const big = bigRollOf(companionOf(game).bigRolls ?? [], roll);
  return big && needOf(big, roll);
}

/** The numbers that bring it: `8 or less`. */
export function needWords({ need, chance }: RollNeed): string {
  if (!need) return chance === 0 ? ui('stage.never') : '';
  const { from, to } = need;
  if (from === null && to === null) return ui('stage.always');
  if (from === null) return ui('stage.less', { n: to as number });
  if (to === null) return ui('stage.more', { n: from });
  return from === to ? ui('stage.exactly', { n: from }) : ui('stage.between', { from, to });
}

/** The dice of a roll: `on 2 dice`. */
export function diceWords({ dice }: RollRecord): string {
  const { count } = diceOf(dice);
  return count === 1 ? ui('stage.oneDie') : ui('stage.dice', { n: count });
}

/** The name of the button that throws: everything one wants to know before. */
export function buttonWords(title: string, need: RollNeed | null, best: string): string {
  if (best) return ui('stage.named', { title, what: best });
  const needed = need?.about === 'whether' ? needWords(need) : '';
  if (!need || !needed)
    return title.endsWith('?') ? `${title} ${ui('stage.roll')}` : ui('stage.bare', { title });
  const said = { title, need: needed, chance: percent(spoken(), need.chance) };
  return ui(title.endsWith('?') ? 'stage.buttonAsking' : 'stage.button', said);
}
