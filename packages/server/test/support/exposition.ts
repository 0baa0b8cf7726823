/** Reads the text format of Prometheus (0.0.4) as strictly as its specification is written. */

/** One value with its labels. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A figure: its samples belong together. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly samples: Sample[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const HEAD = new RegExp(`^# (HELP|TYPE) (${NAME}) (.+)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (-?[0-9.e+-]+|NaN|[+-]Inf)$`);
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/;
const TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped'];

function labelsIn(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const [all = '', name = '', value = ''] = LABEL.exec(rest) ?? [];
    if (all === '' || name in labels) throw new Error(`These are no labels: ${text}`);
    labels[name] = value;
    rest = rest.slice(all.length);
  }
  return labels;
}

function numberIn(text: string): number {
  if (text === 'NaN') return Number.NaN;
  if (text.endsWith('Inf')) return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`This is no number: ${text}`);
  return value;
}

/** Whether a sample belongs to a family: a histogram has samples with three endings. */
const belongs = (sample: string, { name, type }: Family): boolean =>
  type === 'histogram' ? ['_bucket', '_sum', '_count'].some((end) => sample === name + end) : sample === name;

/** Every figure in a text, by name; fails where Prometheus would, or would only guess. */
export function readExposition(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let help: readonly [string, string] | null = null;
  let family: Family | null = null;
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, kind, name = '', rest = ''] = HEAD.exec(line) ?? [];
    if (kind === 'HELP') help = [name, rest];
    else if (kind === 'TYPE') {
      if (help?.[0] !== name) throw new Error(`${name} has no words of its own before its type.`);
      if (families.has(name)) throw new Error(`${name} is there twice.`);
      if (!TYPES.includes(rest)) throw new Error(`${rest} is no type.`);
      family = { name, help: help[1], type: rest, samples: [] };
      families.set(name, family);
    } else {
      const [, sample = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      if (!family || !belongs(sample, family)) throw new Error(`This line belongs nowhere: ${line}`);
      const read = { name: sample, labels: labelsIn(labels), value: numberIn(value) };
      const series = JSON.stringify([sample, Object.entries(read.labels).sort()]);
      if (seen.has(series)) throw new Error(`${series} is there twice.`);
      seen.add(series);
      family.samples.push(read);
    }
  }
  for (const one of families.values()) checkFamily(one);
  return families;
}

function checkFamily({ name, type, samples }: Family): void {
  if (type === 'counter' && !name.endsWith('_total')) throw new Error(`${name} counts, and does not say so.`);
  if (type === 'counter' && samples.some(({ value }) => !(value >= 0)))
    throw new Error(`${name} counts backwards.`);
  if (type !== 'histogram') return;
  const buckets = samples.filter((sample) => sample.name === `${name}_bucket`);
  const count = samples.find((sample) => sample.name === `${name}_count`)?.value;
  const sum = samples.find((sample) => sample.name === `${name}_sum`);
  let [edge, below] = [Number.NEGATIVE_INFINITY, 0];
  for (const { labels, value } of buckets) {
    const next = numberIn(labels.le ?? '');
    if (next <= edge || value < below) throw new Error(`The buckets of ${name} do not rise.`);
    [edge, below] = [next, value];
  }
  if (edge !== Number.POSITIVE_INFINITY || below !== count || !sum)
    throw new Error(`${name} does not add up.`);
}

/** The value of a figure with these labels, and no others; undefined when there is none. */
export function valueIn(
  families: ReadonlyMap<string, Family>,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const family = families.get(name) ?? families.get(name.replace(/_(bucket|sum|count)$/, ''));
  const same = (one: Sample): boolean =>
    one.name === name &&
    Object.keys(one.labels).length === Object.keys(labels).length &&
    Object.entries(labels).every(([label, value]) => one.labels[label] === value);
  return family?.samples.find(same)?.value;
}
