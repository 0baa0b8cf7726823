/** Which page lies on the table: the chart, the debrief of the last turn, or the log sheet. */
import { signal } from '@preact/signals';

/** The pages. */
export type Page = 'chart' | 'debrief' | 'sheet';

const laid = signal<{ readonly question: string; readonly page: Page }>({ question: '', page: 'chart' });

/** The page that was laid on the table while a question waits; behind every answer the chart lies there again. */
export const pageAt = (question: string): Page =>
  laid.value.question === question ? laid.value.page : 'chart';

/** Lays a page on the table. */
export function lay(question: string, page: Page): void {
  laid.value = { question, page };
}
