// @vitest-environment happy-dom
/** Rules: their chips, their list, and the case a number leads to. */
import { loadGame } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { nearestCase, openRule, Rule, RuleList, RulesOf } from '@flotilla/ui/parts/rule.tsx';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const game = anyGame(nightWatch);

beforeEach(() => withWords(game));
afterEach(() => {
  cleanup();
  openRule.value = null;
});

describe('rule chips', () => {
  it.each([
    ['en', /^Range$/],
    ['fr', /^Portée$/],
  ] as const)(
    'of a rulebook without numbers show a heading in the language %s',
    async (language, heading) => {
      const battles = await loadGame('naval-battles');
      await withWords(battles, language);
      const { container } = render(
        <RulesOf.Provider value={battles}>
          <Rule rule="attack.range" />
          <Rule rule="9.6.7" />
        </RulesOf.Provider>,
      );
      const [named, numbered] = [...container.querySelectorAll('.rule')];
      expect(named?.textContent).toMatch(heading);
      expect(numbered?.textContent).toBe('9.6.7');
      fireEvent.click(named as HTMLElement);
      expect(openRule.value).toBe('attack.range');
    },
  );

  it('open rules that say more than their heading, in the order of the book', async () => {
    const battles = await loadGame('naval-battles');
    await withWords(battles);
    const { container } = render(<RuleList game={battles} rule="attack.range" />);
    const cases = [...container.querySelectorAll('.rule-case')];
    expect(cases[0]?.id).toBe('rule-setup');
    const here = container.querySelector('.rule-here') as HTMLElement;
    expect(here.querySelector('dt')?.textContent).toContain('Range');
    for (const one of cases) expect(one.querySelector('dd')?.textContent?.length).toBeGreaterThan(40);
  });
});

describe('a rule number', () => {
  it('leads to its own case, or to the nearest it is part of', () => {
    expect(nearestCase(game, '2.1')).toBe('2.1');
    expect(nearestCase(game, '2.1.7')).toBe('2.1');
    expect(nearestCase(game, '3.9')).toBe('3');
    expect(nearestCase(game, '99')).toBeNull();
  });
});
