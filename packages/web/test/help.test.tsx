// @vitest-environment happy-dom
/** The list of keys. */
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { Help } from '@flotilla/ui/frame/menu.tsx';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

describe('the list of keys', () => {
  for (const language of ['en', 'de', 'fr', 'it'] as const) {
    it(`names them in ${language} as the tooltips do`, async () => {
      await withWords(anyGame(nightWatch), language);
      const { container } = render(<Help onClose={() => {}} />);
      const keys = [...container.querySelectorAll('kbd')].flatMap(
        ({ textContent }) => textContent?.split(/,? /) ?? [],
      );
      const tips = [
        ui('stage.goOnKey'),
        ui('stage.space'),
        ui('redo.key'),
        ui('replay.firstKey'),
        ui('replay.lastKey'),
      ].join(' ');
      for (const key of keys.filter((name) => /^\p{L}{3,}(\+|$)/u.test(name)).slice(1)) {
        if (key !== ui('keys.escape') && !key.endsWith('+Z')) expect(tips).toContain(key);
      }
      expect(keys).toContain(ui('keys.escape'));
    });
  }
});
