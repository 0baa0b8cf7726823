// @vitest-environment happy-dom
import type { ClientHere } from '@flotilla/client';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asked } from '../../test/campaigns.ts';
import { Board } from '../Board.tsx';
import { Panel } from '../Panel.tsx';
import { tableAt, withWords } from '../testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

const lastAnswer = (session: ClientHere): unknown => session.link.record.answers.at(-1)?.choice;

const happyTime = { campaign: 'happy-time', length: 'medium' };

describe('a flotilla drawn by lot', () => {
  it('13.4: lays the dealt card on the wall with its two crews', () => {
    const session = tableAt(asked('takeDealt'), { ...happyTime, selection: 'lot' });
    const { container } = render(
      <>
        <Board session={session} />
        <Panel session={session} />
      </>,
    );
    expect(container.querySelectorAll('.ubl-wall [data-part=boat]')).toHaveLength(1);
    const crews = container.querySelectorAll<HTMLElement>('.ubl-crew-offer');
    expect(crews).toHaveLength(2);
    fireEvent.click(crews[0] as Element);
    expect(lastAnswer(session)).toBe(crews[0]?.dataset.id);
  });
});
