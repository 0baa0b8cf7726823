import { render } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { useMeasured } from './measured.ts';

it('a reading that differs by a hair each time, as in Firefox, does not hold up the page', async () => {
  let readings = 0;
  const Card = () => {
    const read = useMeasured(
      () => {
        // Without an end nothing after this line would ever run.
        if (++readings > 500) throw new Error('There is no end to it.');
        return { height: 247.6 + (readings % 2) / 1e6 };
      },
      () => [],
    );
    return <p>{read?.height}</p>;
  };
  const { container, unmount } = render(<Card />);
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  expect(container.textContent).toContain('247.6');
  expect(readings).toBeLessThan(5);
  unmount();
});
