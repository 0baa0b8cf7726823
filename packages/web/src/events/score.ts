/** How an event is scored, as its game declares it, in the game's own words. */
import type { Scored, Scoring } from '@flotilla/companion';
import { companionOf, figureOf, isDuplicate, leadOf } from '@flotilla/companion';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, TextArgs } from '@flotilla/table';
import { text } from '@flotilla/table';
import { settings } from '@flotilla/ui/base/settings.ts';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { loadVoice, say } from '@flotilla/ui/text/voice.ts';
import { signal } from '@preact/signals';
import { figure, word } from './text/index.ts';

/** A game with its scoring. */
export interface Score {
  readonly game: AnyGame;
  readonly scoring: Scoring;
}

const scores = signal<Readonly<Record<string, Score>>>({});

/** The scoring of a game that has been loaded. */
export const scoreOf = (game: string): Score => scores.value[game] as Score;

/** Loads a game with its words and its scoring. */
export async function loadScore(id: string): Promise<Score> {
  const game = await loadGame(id);
  await loadVoice(game, settings.peek().language);
  const scoring = await companionOf(game).scoring?.();
  if (!scoring) throw new Error(`${game.title} compares nobody.`);
  const score = { game, scoring };
  scores.value = { ...scores.peek(), [id]: score };
  return score;
}

/** The scoring of a game, loaded when it is needed. */
export const useScore = (id: string): Score | 'failed' | undefined =>
  useLoaded(() => loadScore(id), [id, settings.value.language]);

/** A text about scoring: `score.<key>` of the game. */
export const scoreWord = ({ game }: Score, key: string, args?: TextArgs): string =>
  say(game, text(`score.${key}`, args));

/** How an attempt ended. */
export const endText = (score: Score, end: string): string =>
  end === 'broke off' ? word('end.brokeOff') : scoreWord(score, `end.${end}`);

/** The figures with a column of their own. */
export const columnsOf = ({ scoring }: Score): readonly string[] =>
  Object.keys(scoring.figures).filter((name) => scoring.figures[name]?.shown === 'column');

/** A figure of a column and the one it is out of; null where there is nothing to be out of. */
export function columnOf({ scoring }: Score, name: string, scored: Scored): { n: number; of: number } | null {
  const { outOf } = scoring.figures[name] ?? {};
  const of = outOf === undefined ? 1 : Number(scored[outOf] ?? 0);
  return of > 0 ? { n: figureOf(scoring, name, scored), of: outOf === undefined ? 0 : of } : null;
}

/** The columns in one line: "3 ships · hull 2/8". */
export const columnWords = (score: Score, scored: Scored): readonly string[] =>
  columnsOf(score).flatMap((name) => {
    const shown = columnOf(score, name, scored);
    return shown ? [scoreWord(score, `${name}.row`, shown)] : [];
  });

/** The figure that counts for a player: points for those left behind, or the figure that decides the order. */
export const countedOf = (
  { scoring }: Score,
  counts: string,
  points: number | null,
  scored: Scored | null,
): number =>
  isDuplicate(scoring, counts) || !scored
    ? (points ?? 0)
    : figureOf(scoring, leadOf(scoring, counts), scored);

/** What counts with its unit: "12,400 t", "17 points". */
export function countedText({ scoring }: Score, counts: string, counted: number): string {
  const unit = isDuplicate(scoring, counts) ? undefined : scoring.figures[leadOf(scoring, counts)]?.unit;
  return unit ? `${figure(counted)} ${unit}` : word('tell.points', { score: figure(counted) });
}

/** What somebody has come to, for a line: "3 ships 12,400 t", "17 points". */
export function toldText(score: Score, counts: string, counted: number, scored: Scored | null): string {
  const { scoring } = score;
  const unit = isDuplicate(scoring, counts) ? undefined : scoring.figures[leadOf(scoring, counts)]?.unit;
  const [first] = columnsOf(score);
  const before =
    unit && first ? `${scoreWord(score, `${first}.row`, { n: Number(scored?.[first] ?? 0) })} ` : '';
  return `${before}${countedText(score, counts, counted)}`;
}

/** The figures of several attempts together: what is counted is added up, everything else is the last one's. */
export function sumOf(
  { scoring }: Score,
  seas: readonly { readonly figures: Scored | null }[],
): Scored | null {
  const all = seas.flatMap(({ figures }) => (figures ? [figures] : []));
  const last = all.at(-1);
  if (!last) return null;
  const partners = new Set(Object.values(scoring.figures).map(({ outOf }) => outOf));
  const added = Object.entries(scoring.figures).filter(
    ([name, { better, of }]) => !of && (better !== null || partners.has(name)),
  );
  const sums = added.map(([name]): [string, number] => [
    name,
    all.reduce((sum, one) => sum + Number(one[name] ?? 0), 0),
  ]);
  return { ...last, ...Object.fromEntries(sums) };
}
