/** The way from a plaque to the review of its game. */
import { href } from '../base/shell.ts';
import { ui } from '../text/index.ts';

/** The way. */
export const ReviewLink = ({ id, name }: { id: string; name: string }) => (
  <a class="plaque-review" href={href(`/g/${id}/review`)} aria-label={`${ui('review.title')}: ${name}`}>
    {ui('review.title')}
  </a>
);
