/** The frame of every chart: the picture, what it is called, and the table that says the same. */
import type { ComponentChildren } from 'preact';
import type { ChartPlot } from './plot.ts';
import type { ReaderFigures } from './ReaderTable.tsx';
import { ReaderTable } from './ReaderTable.tsx';
import './charts.css';

interface Props {
  readonly plot: Pick<ChartPlot, 'width' | 'height'>;
  /** What it shows in a sentence; null where the words or the table beside it say it. */
  readonly label: string | null;
  /** The same in figures; `beside`: these stand beside the picture for everybody. */
  readonly figures: ReaderFigures | 'beside';
  /** The words below which the table is folded away; for screen readers alone when left out. */
  readonly below?: string;
  readonly class?: string;
  /** Drawn as large as the plot says; otherwise it fills its place. */
  readonly sized?: boolean;
  /** Fills its place whatever that does to its shape. */
  readonly stretched?: boolean;
  readonly children: ComponentChildren;
}

/** The chart. */
export function Chart({ plot, label, figures, below, class: own = '', sized, stretched, children }: Props) {
  const { width, height } = plot;
  const drawn = {
    class: `graph ${own}`.trimEnd(),
    viewBox: `0 0 ${width} ${height}`,
    ...(sized && { width, height }),
    ...(stretched && { preserveAspectRatio: 'none' as const }),
  };
  return (
    <>
      {label === null ? (
        <svg {...drawn} aria-hidden="true">
          {children}
        </svg>
      ) : (
        <svg {...drawn} role="img" aria-label={label}>
          {children}
        </svg>
      )}
      {figures !== 'beside' && (
        <ReaderTable {...figures} shown={below === undefined ? 'unseen' : { below }} />
      )}
    </>
  );
}
