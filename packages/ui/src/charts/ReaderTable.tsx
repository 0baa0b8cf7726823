/** What a chart shows, as a table: every chart carries one for those who do not see it. */
import type { ComponentChildren } from 'preact';
import { TableBox } from '../parts/tableBox.tsx';
import './charts.css';

/** A chart in figures; the first cell of a row names it. */
export interface ReaderFigures {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** The row that is the reader's own. */
  readonly own?: number;
}

interface Props extends ReaderFigures {
  /** For screen readers alone, folded away below these words, or open for everybody. */
  readonly shown?: 'unseen' | 'open' | { readonly below: string };
}

const isNumber = (cell: ComponentChildren): boolean => /^[+−±]?\d/.test(String(cell));

const Table = ({ caption, head, rows, own, class: looks }: ReaderFigures & { class?: string }) => (
  <table class={looks}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], i) => (
        <tr key={i} class={i === own ? 'graph-own' : undefined} aria-current={i === own ? 'true' : undefined}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={at} class={isNumber(cell) ? 'number' : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The table. */
export function ReaderTable({ shown = 'unseen', ...figures }: Props) {
  if (shown === 'unseen')
    return (
      <div class="unseen">
        <Table {...figures} />
      </div>
    );
  if (shown === 'open')
    return (
      <TableBox label={figures.caption}>
        <Table {...figures} class="table in-figures" />
      </TableBox>
    );
  return (
    <details class="as-table">
      <summary>{shown.below}</summary>
      <Table {...figures} />
    </details>
  );
}
