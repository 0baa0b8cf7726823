/** What is said of messages that cannot be read. */
import type { z } from 'zod';

/** What is wrong with a message, in a few words and without quoting it. */
export function faultIn(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'it has another form';
  const place = issue.path
    .join('.')
    .slice(0, 60)
    .replace(/[^\w.]/g, '?');
  const what = issue.code === 'custom' ? issue.message : issue.code.replaceAll('_', ' ');
  return `${place === '' ? '' : `${place}: `}${what}`;
}
