/** Charts: one small type for every chart of every game, with look-up, coverage check and exact distribution. */
import type { Dice, DiceText } from './dice.ts';
import { diceOf, waysOf } from './dice.ts';
import type { Modifier } from './modifiers.ts';
import { reachOf } from './modifiers.ts';
import { purposeSlot, purposeWord } from './purposes.ts';
import type { RollAhead } from './script.ts';

/** One line of a chart: the totals `from`..`to` (an end left out is open) give `result`. */
export interface Row<R> {
  readonly from?: number;
  readonly to?: number;
  readonly result: R;
  /** Names the result in texts and odds; a result that is itself a text needs none. */
  readonly label?: string;
}

/** A chart as it is written in a data file. */
export interface ChartData<R, C extends string = string> {
  /** The chart's printed code, such as `E2`. */
  readonly id: string;
  /** The rule case that calls for this chart. */
  readonly rule: string;
  readonly dice: DiceText;
  /** Names its rolls; defaults to the id. */
  readonly purpose?: string;
  /** A chart with one column calls it `all`. */
  readonly columns: Readonly<Record<C, readonly Row<R>[]>>;
  /** Natural throws that have a row of their own whatever is added to them, for example a natural 2. */
  readonly naturals?: Readonly<Record<number, Row<R>>>;
}

/** A chart ready for look-ups. */
export interface Chart<R, C extends string = string> extends ChartData<R, C> {
  readonly purpose: string;
  /** The purpose as the generator knows it, and its place among all purposes. */
  readonly word: number;
  readonly slot: number;
  readonly parsed: Dice;
  /** The names of the columns with their indexes beside them: there are so few that searching a list is faster than a map. */
  readonly names: readonly C[];
  readonly indexes: readonly ColumnIndex<R>[];
  /** The results of the only column, as in its index; null when there are several columns. */
  readonly results: readonly (R | undefined)[] | null;
  readonly least: number;
}

/** A column unrolled: `rows[i]` is the row for the total `least + i`; totals beyond the ends take the open row there. */
interface ColumnIndex<R> {
  readonly least: number;
  readonly rows: readonly (Row<R> | undefined)[];
  /** The results of the rows alone. */
  readonly results: readonly (R | undefined)[];
  /** The chances of its results by what is added to the dice, filled in as they are asked for. */
  readonly odds: Map<number, ReadonlyMap<string, number>>;
  /** The label for every number the dice can show, by what is added to them, filled in as they are asked for. */
  readonly labels: Map<number, readonly string[]>;
}

/** Makes a chart from its data. */
export function defineChart<R, C extends string>(data: ChartData<R, C>): Chart<R, C> {
  const { id, rule, dice, columns, purpose = id } = data;
  const naturals = data.naturals && naturalRows(data.naturals);
  const names = Object.keys(columns) as C[];
  const indexes = names.map((column) => indexColumn(columns[column].map(laidOut)));
  const sole = names.length === 1 && names[0] === 'all' ? indexes[0] : undefined;
  const results = sole?.results ?? null;
  const least = sole?.least ?? 0;
  const parsed = diceOf(dice);
  return named({ id, rule, dice, columns, naturals, parsed, names, indexes, results, least }, purpose);
}

/**
 * A chart under a purpose, with every field present and in the same order in all charts, so that rolls read them fast; those that
 * every roll needs come together.
 */
function named<R, C extends string>(
  chart: Omit<Chart<R, C>, 'purpose' | 'word' | 'slot'>,
  purpose: string,
): Chart<R, C> {
  const { id, rule, dice, columns, naturals, parsed, names, indexes, results, least } = chart;
  const word = purposeWord(purpose) | 0;
  const slot = purposeSlot(purpose);
  return { slot, word, parsed, naturals, results, least, names, indexes, purpose, id, rule, dice, columns };
}

function naturalRows<R>(naturals: NonNullable<ChartData<R>['naturals']>): Record<number, Row<R>> {
  const rows: Record<number, Row<R>> = {};
  for (const natural in naturals) rows[natural] = laidOut(naturals[natural] as Row<R>);
  return rows;
}

const renamed = new WeakMap<object, Map<string, unknown>>();

/** The same chart under another purpose: its rolls have a name and dice of their own. Made once for each purpose. */
export function under<R, C extends string>(chart: Chart<R, C>, purpose: string): Chart<R, C> {
  if (chart.purpose === purpose) return chart;
  const others = renamed.get(chart) ?? new Map<string, unknown>();
  renamed.set(chart, others);
  const other = others.get(purpose) ?? named(chart, purpose);
  others.set(purpose, other);
  return other as Chart<R, C>;
}

/** A row with every field present, in the same order in all rows so that rolls read them fast; its label is worked out once. */
const laidOut = <R>(row: Row<R>): Row<R> => ({
  from: row.from,
  to: row.to,
  result: row.result,
  label: labelOf(row),
});

function indexColumn<R>(rows: readonly Row<R>[]): ColumnIndex<R> {
  const ends = rows.flatMap((row) => [row.from, row.to]).filter((end) => end !== undefined);
  if (ends.length === 0) return indexed(0, [rows[0]]);
  const least = Math.min(...ends) - 1;
  const most = Math.max(...ends) + 1;
  const unrolled: (Row<R> | undefined)[] = [];
  for (let total = least; total <= most; total++) unrolled.push(rows.find((row) => covers(row, total)));
  return indexed(least, unrolled);
}

const indexed = <R>(least: number, rows: ColumnIndex<R>['rows']): ColumnIndex<R> => ({
  least,
  rows,
  results: rows.map((row) => row?.result),
  odds: new Map(),
  labels: new Map(),
});

const covers = (row: Row<unknown>, total: number): boolean =>
  total >= (row.from ?? Number.NEGATIVE_INFINITY) && total <= (row.to ?? Number.POSITIVE_INFINITY);

function indexOf<R, C extends string>(chart: Chart<R, C>, column: C): ColumnIndex<R> {
  const { names } = chart;
  for (let i = 0; i < names.length; i++) if (names[i] === column) return chart.indexes[i] as ColumnIndex<R>;
  throw new Error(`Chart ${chart.id} has no column "${column}".`);
}

/** A place among `count`; one beyond the ends becomes the first or last. */
const placeAmong = (count: number, place: number): number =>
  place < 0 ? 0 : place < count ? place : count - 1;

/** The row of a column for a total; throws when the chart has none. */
function rowFor<R, C extends string>(chart: Chart<R, C>, column: C, total: number): Row<R> {
  const { least, rows } = indexOf(chart, column);
  const row = rows[placeAmong(rows.length, total - least)];
  if (row === undefined) throw new Error(`Chart ${chart.id}, column ${column}, has no row for ${total}.`);
  return row;
}

/** The row for a throw with modifiers: that of the natural throw where the chart has one, otherwise that of the total. */
export const rowThrown = <R, C extends string>(
  chart: Chart<R, C>,
  column: C,
  natural: number,
  plus: number,
): Row<R> => chart.naturals?.[natural] ?? rowFor(chart, column, natural + plus);

/** The result for a throw with modifiers: that of `rowThrown`, found without the row in the plain case. */
export function resultThrown<R, C extends string>(
  chart: Chart<R, C>,
  column: C,
  natural: number,
  plus: number,
): R {
  if (chart.naturals === undefined) {
    let { results, least } = chart;
    if (results === null) {
      const index = indexOf(chart, column);
      results = index.results;
      least = index.least;
    }
    const result = results[placeAmong(results.length, (natural + plus - least) | 0)];
    if (result !== undefined) return result;
  }
  return rowThrown(chart, column, natural, plus).result;
}

/** The result of a column for a total. */
export const lookup = <R, C extends string>(chart: Chart<R, C>, column: C, total: number): R =>
  rowFor(chart, column, total).result;

/** The label of a row in texts and odds. */
export function labelOf(row: Row<unknown>): string {
  if (row.label !== undefined) return row.label;
  return typeof row.result === 'object' ? JSON.stringify(row.result) : String(row.result);
}

/** The results of a column with the totals that give them, for a player about to throw. */
export const rowsAhead = <R, C extends string>(chart: Chart<R, C>, column: C): RollAhead['rows'] =>
  chart.columns[column].map((row) => ({
    from: row.from ?? null,
    to: row.to ?? null,
    outcome: labelOf(row),
  }));

/** The exact chance of each result label of a column when `plus` is added to the dice. */
export function oddsOf<R, C extends string>(chart: Chart<R, C>, column: C, plus = 0): Map<string, number> {
  const { all, to } = waysOf(chart.dice);
  const counts = new Map<string, number>();
  for (const [natural, ways] of to) {
    const label = labelOf(rowThrown(chart, column, natural, plus));
    counts.set(label, (counts.get(label) ?? 0) + ways);
  }
  return new Map([...counts].map(([label, ways]): [string, number] => [label, ways / all]));
}

/** The same as `oddsOf`, but worked out only once for each chart, column and sum, as every recorded roll needs it. */
export function knownOddsOf<R, C extends string>(
  chart: Chart<R, C>,
  column: C,
  plus: number,
): ReadonlyMap<string, number> {
  const { odds } = indexOf(chart, column);
  const known = odds.get(plus);
  if (known) return known;
  const worked = oddsOf(chart, column, plus);
  odds.set(plus, worked);
  return worked;
}

/** The result for every number the dice can show, smallest first, when `plus` is added; worked out only once. */
export function knownLabelsOf<R, C extends string>(
  chart: Chart<R, C>,
  column: C,
  plus: number,
): readonly string[] {
  const { labels } = indexOf(chart, column);
  const known = labels.get(plus);
  if (known) return known;
  const worked = [...waysOf(chart.dice).to.keys()].map((natural) =>
    labelOf(rowThrown(chart, column, natural, plus)),
  );
  labels.set(plus, worked);
  return worked;
}

/** The exact chance that a column gives a wanted result when `plus` is added to the dice; the natural throw may matter too. */
export function chanceIn<R, C extends string>(
  chart: Chart<R, C>,
  column: C,
  plus: number,
  wanted: (result: R, natural: number) => boolean,
): number {
  const { all, to } = waysOf(chart.dice);
  let sum = 0;
  for (const [natural, ways] of to) {
    if (wanted(rowThrown(chart, column, natural, plus).result, natural)) sum += ways;
  }
  return sum / all;
}

/**
 * Checks that every total the dice and modifiers can reach has exactly one row in every column; gives a sentence for each gap and
 * overlap, so none when the chart is sound.
 */
export function chartFaults<R, C extends string>(
  chart: Chart<R, C>,
  modifiers: readonly Modifier<never>[] = [],
): string[] {
  const reach = reachOf(modifiers);
  const faults: string[] = [];
  for (const column in chart.columns) {
    for (const natural of waysOf(chart.dice).to.keys()) {
      if (chart.naturals?.[natural]) continue;
      for (let plus = reach.least; plus <= reach.most; plus++) {
        const total = natural + plus;
        const matches = chart.columns[column].filter((row) => covers(row, total)).length;
        if (matches === 1) continue;
        const fault = `Chart ${chart.id}, column ${column}: ${matches} rows answer ${total}, it must be one.`;
        if (!faults.includes(fault)) faults.push(fault);
      }
    }
  }
  return faults;
}

/** A check and the chart made for it. */
interface Threshold {
  readonly check: Check;
  readonly chart: Chart<boolean, 'all'>;
}

/** The charts made for checks so far, by purpose; a purpose has only a few. */
const thresholds = new Map<string, Threshold[]>();

/** What a simple check needs: dice that must reach, or stay at or under, a number. */
export interface Check {
  /** Names the roll, for example `evasion`. */
  readonly purpose: string;
  readonly rule: string;
  readonly dice: DiceText;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** The two-row chart behind a check: `passed` or `failed`. */
export function checkChart(check: Check): Chart<boolean, 'all'> {
  const made = thresholds.get(check.purpose);
  if (made)
    for (let i = 0; i < made.length; i++)
      if (isOf(made[i] as Threshold, check)) return (made[i] as Threshold).chart;
  const { purpose, rule, dice, atLeast, atMost } = check;
  const chart = defineChart<boolean, 'all'>({ id: purpose, rule, dice, columns: { all: checkRows(check) } });
  const threshold = { check: { purpose, rule, dice, atLeast, atMost }, chart };
  if (made) made.push(threshold);
  else thresholds.set(purpose, [threshold]);
  return chart;
}

const isOf = ({ check }: Threshold, { rule, dice, atLeast, atMost }: Check): boolean =>
  check.atLeast === atLeast && check.atMost === atMost && check.dice === dice && check.rule === rule;

function checkRows(check: Check): Row<boolean>[] {
  const passed = { result: true, label: 'passed' };
  const failed = { result: false, label: 'failed' };
  const { atLeast, atMost } = check;
  if (atLeast !== undefined)
    return [
      { ...passed, from: atLeast },
      { ...failed, to: atLeast - 1 },
    ];
  if (atMost !== undefined)
    return [
      { ...passed, to: atMost },
      { ...failed, from: atMost + 1 },
    ];
  throw new Error(`The check "${check.purpose}" needs atLeast or atMost.`);
}

/** The exact chance that a check is passed when `plus` is added to the dice. */
export const chanceToPass = (check: Check, plus = 0): number =>
  chanceIn(checkChart(check), 'all', plus, (passed) => passed);
