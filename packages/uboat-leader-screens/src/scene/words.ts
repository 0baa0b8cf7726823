/** What is said while a scene is played: one sentence at a time, and never a word of what comes later. */
import type { Beat } from '@flotilla/companion';
import type { AnyGame } from '@flotilla/table';
import { eventWords } from '@flotilla/ui/parts/eventWords.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { Say } from '@flotilla/ui/stage/own.ts';
import type { View } from '../game.ts';
import { shipName, targetCard } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Shot, ShotMark } from './facts.ts';
import { eventsIn, lossIn, shotsIn } from './facts.ts';
import type { AttackProgress } from './timing.ts';
import { BREAKS, playedOf, SINKS, TURN, timingOf } from './timing.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What one torpedo or shell did. */
function markWords({ marks, weapon, bestCounts }: Shot, at: number): string {
  const mark = marks[at] as ShotMark;
  const what = weapon === 'gun' ? word('shot.shell') : word('shot.torpedo', { n: at + 1 });
  const result = word(`stamp.${mark.result}`).toLowerCase();
  if (mark.natural === null || mark.total === null) return word('shot.toldBare', { what, result });
  const { natural, total } = mark;
  const told =
    natural === total
      ? word('shot.toldPlain', { what, natural, result })
      : word('shot.told', { what, natural, plus: signed(total - natural), total, result });
  const best = Math.max(...marks.map((one) => one.natural ?? 0));
  if (!bestCounts || at < marks.length - 1) return told;
  const ties = marks.filter((one) => one.natural === best).length;
  return `${told} ${word(ties > 1 ? 'shot.ties' : 'shot.best', { n: ties })}`;
}

/** What a ship is worth that has been sunk; 0 where nobody knows. */
export const worthOf = (view: View, { ship }: Shot): number =>
  ship.card === null ? 0 : targetCard(view, ship.card).vp;

/** The sentence of an attack at the moment it has come to. */
export function shotWords(view: View, shot: Shot, played: AttackProgress, say: Say): string | null {
  const { stamped, gone, flown } = played;
  const points = worthOf(view, shot);
  if (flown === 1 && points > 0) return word('shot.points', { n: points });
  const ship = say(shipName(shot.ship));
  if (gone > 0 || (shot.result === 'sunk' && flown === 1))
    return shot.tons > 0
      ? word('shot.gone', { ship, tons: figure(shot.tons) })
      : word('shot.goneBare', { ship });
  return stamped > 0 ? markWords(shot, stamped - 1) : null;
}

/** What is told of a beat when so much of it has been played; empty where nothing is yet. */
export function sceneWords(
  game: AnyGame,
  director: Director,
  beat: Beat,
  share: number,
  view: View,
  say: Say,
): string {
  const time = share * timingOf(beat).story;
  const shots = shotsIn(beat);
  const told = eventsIn(beat).find(({ roll, kind }) => !roll && kind !== 'stress');
  const words = told ? eventWords(game, told, 'normal') : '';
  if (shots.length > 0) {
    const played = playedOf(beat, share);
    return shotWords(view, shots[played.at] as Shot, played, say) ?? words;
  }
  const loss = lossIn(beat);
  if (loss)
    return time < BREAKS + SINKS ? word('lost.breaks', { boat: String(loss.data.boat) }) : word('lost.hands');
  if (beat.kind === 'counter') return time < TURN ? '' : words;
  return director.shows ? words : '';
}
