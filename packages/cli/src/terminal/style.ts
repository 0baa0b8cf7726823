/** Colours and weights, left out where nobody can see them. */

/** Ways to style a text; without colour each returns the text as it is. */
export interface Style {
  readonly strong: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly warn: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly accent: (text: string) => string;
}

const plain = (text: string): string => text;

const dress =
  (open: number, close: number) =>
  (text: string): string =>
    text === '' ? '' : `\x1b[${open}m${text}\x1b[${close}m`;

/** Nothing but the text. */
export const PLAIN: Style = {
  strong: plain,
  dim: plain,
  good: plain,
  warn: plain,
  bad: plain,
  accent: plain,
};

const COLOURED: Style = {
  strong: dress(1, 22),
  dim: dress(2, 22),
  good: dress(32, 39),
  warn: dress(33, 39),
  bad: dress(31, 39),
  accent: dress(36, 39),
};

/** Coloured on a terminal unless `NO_COLOR` is set or the terminal is dumb; `FORCE_COLOR` insists. */
export function styleFor(screen: boolean, env: Readonly<Record<string, string | undefined>>): Style {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return PLAIN;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0') return COLOURED;
  return screen && env.TERM !== 'dumb' ? COLOURED : PLAIN;
}
