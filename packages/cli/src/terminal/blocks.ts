/** Structured text of a game's view on a terminal. */
import type { Block, Fact, Text } from '@flotilla/table';
import { columns, padEnd, padStart, unbroken, widthOf, wrap, wrapWords } from './layout.ts';
import type { CardPen } from './rollCard.ts';
import type { Style } from './style.ts';

/** Blocks as lines, an empty line between them. */
export function blockLines(blocks: readonly Block[], pen: CardPen): string[] {
  return blocks.flatMap((block, i) => {
    const lines = linesOf(block, pen);
    const close = blocks[i - 1]?.kind === 'heading' && block.kind !== 'heading';
    return i === 0 || close ? lines : ['', ...lines];
  });
}

function linesOf(block: Block, pen: CardPen): string[] {
  const { speaker, style, width } = pen;
  switch (block.kind) {
    case 'heading':
      return headingLines(speaker.say(block.text), block.level, style, width);
    case 'paragraph':
      return wrap(speaker.say(block.text), width);
    case 'list':
      return block.items.flatMap((item) => wrap(`• ${speaker.say(item)}`, width, '  '));
    case 'facts':
      return factLines(block.facts, pen);
    case 'table':
      return tableLines(block, pen);
  }
}

/** A heading of any level; the strokes of the highest stay with its first and its last word. */
export function headingLines(words: string, level: 1 | 2 | 3, style: Style, width: number): string[] {
  if (level === 3) return wrap(words, width).map(style.strong);
  const framed = level === 1 ? wrap(`═ ${words}`, width - 2, '  ') : wrap(words, width);
  const lines = level === 1 ? [...framed.slice(0, -1), `${framed.at(-1)} ═`] : framed;
  return lines.map((line) => style.strong(style.accent(line)));
}

/** A fact's value in words, in the colour of its tone. */
export function factValue(fact: Fact, { speaker, style }: CardPen): string {
  const words = wordsOf(fact.value, speaker);
  return fact.tone ? style[fact.tone](words) : words;
}

const wordsOf = (value: Text | number, speaker: CardPen['speaker']): string =>
  typeof value === 'number' ? speaker.number(value) : speaker.say(value);

/** Facts in as many columns as fit. */
function factLines(facts: readonly Fact[], pen: CardPen): string[] {
  const { speaker, style, width } = pen;
  const labels = facts.map((fact) => speaker.say(fact.label));
  const values = facts.map((fact) => factValue(fact, pen));
  const label = Math.max(0, ...labels.map(widthOf));
  const cells = facts.map((_, i) => `${style.dim(padEnd(labels[i] ?? '', label))}  ${values[i]}`);
  const cell = Math.max(0, ...cells.map(widthOf));
  const across = Math.max(1, Math.min(3, Math.floor((width + 4) / (cell + 4))));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (__, column) => cells[column * down + row] ?? '')
      .map((text, column, all) => (column < all.length - 1 ? padEnd(text, cell + 4) : text))
      .join('')
      .trimEnd(),
  ).flatMap((line) => wrap(line, width, ' '.repeat(Math.min(label + 2, 20))));
}

function tableLines(block: Extract<Block, { kind: 'table' }>, pen: CardPen): string[] {
  const { speaker, style, width } = pen;
  const head = block.head.map((text) => speaker.say(text));
  const body = block.rows.map((row) => row.map((value) => wordsOf(value, speaker)));
  const right = head.map(
    (_, i) => block.rows.length > 0 && block.rows.every((row) => typeof row[i] === 'number'),
  );
  const caption = speaker.say(block.caption);
  const [top = [], ...rows] = fitted([head, ...body], right, width);
  return [
    ...(caption ? [style.strong(caption)] : []),
    ...(head.some((text) => text !== '') ? top.map(style.dim) : []),
    ...rows.flat(),
  ];
}

/** The lines of every row, with columns that together are not wider than the screen. */
function fitted(rows: readonly (readonly string[])[], right: readonly boolean[], width: number): string[][] {
  const natural = (rows[0] ?? []).map((_, i) => Math.max(1, ...rows.map((row) => widthOf(row[i] ?? ''))));
  if (across(natural) <= width) return columns(rows, right).map((line) => [line]);
  const widths = narrowed(rows, natural, width);
  return rows.map((row) => {
    const cells = row.map((text, i) => wrapWords(text, widths[i] ?? 8));
    const height = Math.max(1, ...cells.map((cell) => cell.length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((cell, i) => {
          const text = cell[line] ?? '';
          return right[i] ? padStart(text, widths[i] ?? 8) : padEnd(text, widths[i] ?? 8);
        })
        .join('  ')
        .trimEnd(),
    );
  });
}

const across = (widths: readonly number[]): number => widths.reduce((sum, w) => sum + w + 2, -2);

/** Narrower columns: the one whose wrapping adds the least height gives way; words are broken only as a last resort. */
function narrowed(
  rows: readonly (readonly string[])[],
  natural: readonly number[],
  width: number,
): readonly number[] {
  const widths = [...natural];
  const least = natural.map((_, i) => Math.max(...rows.map((row) => longestWord(row[i] ?? ''))));
  const heights = (i: number, room: number): number[] => rows.map((row) => wrap(row[i] ?? '', room).length);
  const now = widths.map((room, i) => heights(i, room));
  const tall = (i: number): number => {
    const tried = heights(i, (widths[i] ?? 1) - 1);
    return sum(
      rows.map((_, row) => Math.max(...now.map((column, j) => (j === i ? tried : column)[row] ?? 1))),
    );
  };
  while (across(widths) > width) {
    const whole = widths.flatMap((room, i) => (room > (least[i] ?? 1) ? [i] : []));
    const [first, ...others] = whole.length > 0 ? whole : widths.keys();
    if (first === undefined || Math.max(...widths) <= NARROWEST) break;
    const costs = new Map([first, ...others].map((i) => [i, whole.length > 0 ? tall(i) : 0]));
    const give = others.reduce((best, i) => {
      const less = (costs.get(i) ?? 0) - (costs.get(best) ?? 0);
      return less < 0 || (less === 0 && (widths[i] ?? 0) > (widths[best] ?? 0)) ? i : best;
    }, first);
    widths[give] = (widths[give] ?? 1) - 1;
    now[give] = heights(give, widths[give] ?? 1);
  }
  return widths;
}

/** No column is made narrower than this. */
const NARROWEST = 8;

const longestWord = (text: string): number => Math.max(...unbroken(text).map(widthOf));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
