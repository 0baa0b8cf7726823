/** The head of these pages: what is asked, and the ways to the desk, the attack of the day and the exercises. */

import { headInstead } from '@flotilla/ui/learn/holding.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { useLayoutEffect } from 'preact/hooks';
import { href } from '../router.ts';
import { word } from './text/index.ts';
import '../review/review.css';

interface Props {
  readonly here: 'attack' | 'exercises';
  readonly title: string;
  readonly below: string;
}

/** Puts it into the head of the page while it is shown. */
export function PageHead({ here, title, below }: Props) {
  useLayoutEffect(() => {
    headInstead.value = <Head here={here} title={title} below={below} />;
    return () => {
      headInstead.value = null;
    };
  }, [here, title, below]);
  return null;
}

const Head = ({ here, title, below }: Props) => (
  <div class="review-head">
    <p>
      <strong>{title}</strong>
      <small>{below}</small>
    </p>
    <nav aria-label={word('places')}>
      <a href={href('/')}>{ui('nav.home')}</a>
      <a href={href('/attack')} aria-current={here === 'attack' ? 'page' : undefined}>
        {word('attack')}
      </a>
      <a href={href('/exercises')} aria-current={here === 'exercises' ? 'page' : undefined}>
        {word('exercises')}
      </a>
    </nav>
  </div>
);
