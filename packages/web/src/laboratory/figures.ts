/** Figures of the laboratory, as the terminal rounds them. */
import type { LabResult } from '@flotilla/lab';
import { measureName } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { capital } from '@flotilla/table/run';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { knows, say } from '@flotilla/ui/text/voice.ts';
import { word } from './text/index.ts';

/** Who names switches and measures of a game. */
export const namingOf = (game: AnyGame) => ({
  say: (said: Parameters<typeof say>[1]) => say(game, said),
  has: (key: string) => knows(game, key),
});

/** Whole numbers where they are large, otherwise three figures. */
export const shown = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 20 })
    .format(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
    .replace('-', '−');

/** The same with its sign. */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${shown(value)}`;

/** A measure as it is told: its name, and what its figures are multiplied by. */
export interface ToldMeasure {
  readonly id: string;
  readonly name: string;
  readonly factor: number;
}

/** The measures of a result. */
export const measuresOf = (game: AnyGame, { measures }: LabResult): ToldMeasure[] =>
  measures.map((id) => {
    const { name, percent } = measureName(id, namingOf(game));
    const title = capital(name);
    return { id, name: percent ? word('ofHundred', { measure: title }) : title, factor: percent ? 100 : 1 };
  });
