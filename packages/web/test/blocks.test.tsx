// @vitest-environment happy-dom
/** What a game describes, drawn in blocks. */
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { Blocks } from '@flotilla/ui/parts/blocks.tsx';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const game = anyGame(nightWatch);

beforeEach(() => withWords(game));
afterEach(cleanup);

describe('a description', () => {
  it('is drawn with headings, facts, lists and tables, and a tone is also a word', () => {
    const { container } = render(
      <Blocks
        game={game}
        blocks={[
          { kind: 'heading', level: 1, text: 'The boat' },
          { kind: 'paragraph', text: 'She lies in port.' },
          { kind: 'facts', facts: [{ label: 'Hull', value: 3, tone: 'bad' }] },
          { kind: 'list', items: ['one', 'two'] },
          { kind: 'table', caption: 'Ships', head: ['Name', 'Tons'], rows: [['the Olaf', 12000]] },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The boat');
    expect(container.querySelector('.fact')?.textContent).toBe('Hull3 (danger)');
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(screen.getByRole('table').textContent).toContain('The Olaf12,000');
  });
});
