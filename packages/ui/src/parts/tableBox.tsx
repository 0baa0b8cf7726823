/** A table that may be wider than the page: it scrolls in a box of its own, by keyboard too. */
import type { ComponentChildren } from 'preact';

/** The box. */
export function TableBox({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
    <section class="table-box" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
