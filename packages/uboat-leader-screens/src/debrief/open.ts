/** Which page lies on the table: the chart, the debrief of the last turn, or the log sheet. */
import { signal } from '@preact/signals';

/** The pages. */
export type Page = 'chart' | 'debrief' | 'sheet';

const opened = signal<{ readonly question: string; readonly page: Page }>({ question: '', page: 'chart' });

/** The page that was laid on the table while a question waits; behind every answer the chart lies there again. */
export const pageAt = (question: string): Page =>
  opened.value.question === question ? opened.value.page : 'chart';

/** Lays a page on the table. */
export function lay(question: string, page: Page): void {
  opened.value = { question, page };
}
