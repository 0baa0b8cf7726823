// @vitest-environment happy-dom
import { packFaults } from '@flotilla/uboat-leader';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { game } from '../../test/campaigns.ts';
import { withWords } from '../testing.tsx';
import type { Card } from './draft.ts';
import { draftFrom, emptyDraft, faultsOf, newCard, ours, put, textOf, withCards } from './draft.ts';
import { placeOf } from './faults.ts';
import { PackEditor } from './PackEditor.tsx';
import type { Fields, Shape } from './shapes.ts';
import { DECK_NAMES, DECKS } from './shapes.ts';
import { speak } from './text/index.ts';

beforeAll(async () => {
  await withWords();
  await speak('en');
});
afterEach(cleanup);

/** The names of all fields a shape can hold, at any depth. */
function namesIn(fields: Fields): string[] {
  const within = (shape: Shape): string[] => {
    if (shape.kind === 'group') return namesIn(shape.fields);
    if (shape.kind === 'list') return within(shape.of);
    if (shape.kind === 'verb') return Object.values(shape.verbs).flatMap(namesIn);
    return [];
  };
  return Object.entries(fields).flatMap(([name, shape]) => [name, ...within(shape)]);
}

/** Fields of our cards that a pack need not bring: what is printed, and what only our decks use. */
const BESIDE = [
  'printed',
  'do',
  'exclusiveWith',
  'admittedBy',
  'rapidReload',
  'misidentified',
  'campaigns',
  'areas',
];

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)]);
}

describe('a pack being made', () => {
  it('is sound with nothing in it, and reads back what it has written', () => {
    const draft = emptyDraft('Mine');
    expect(faultsOf(draft)).toEqual([]);
    expect(draftFrom(textOf(draft))).toEqual(draft);
    expect(draftFrom('{}')).toBeNull();
    expect(draftFrom('no json')).toBeNull();
  });

  it.each(DECK_NAMES)('has a field for everything our %s say', (deck) => {
    const names = new Set([...namesIn(DECKS[deck]), ...BESIDE]);
    for (const card of ours(deck)) for (const key of keysIn(card)) expect([...names]).toContain(key);
  });

  it.each(['boats', 'merchants', 'escorts', 'naval', 'convoys', 'events'] as const)(
    'stays sound when all our %s are taken over',
    (deck) => {
      expect(faultsOf(withCards(emptyDraft('Mine'), deck, ours(deck), 'replace'))).toEqual([]);
    },
  );

  it('is told what is wrong with a card, and where', () => {
    const [boat] = ours('boats');
    const broken = put(boat, ['levels', 'green', 'okayTo'], 99) as Card;
    const [fault] = faultsOf(withCards(emptyDraft('Mine'), 'boats', [broken]));
    expect(placeOf(fault as string)).toEqual({
      deck: 'boats',
      card: 0,
      fields: ['levels', 'green', 'okayTo'],
    });
  });

  it('gets new cards that lack only what a player must type in', () => {
    for (const deck of DECK_NAMES) {
      const faults = faultsOf(withCards(emptyDraft('Mine'), deck, [newCard(deck, 1)]));
      for (const fault of faults) expect(placeOf(fault).deck, JSON.stringify(fault)).toBe(deck);
    }
  });
});

describe('the editor', () => {
  const editor = (text = '') => {
    const played: string[] = [];
    render(<PackEditor game={game} text={text} leave={() => {}} play={(pack) => played.push(pack)} />);
    return played;
  };
  const state = (): string | null =>
    document.querySelector('[data-part=faults]')?.getAttribute('data-state') ?? null;

  it('takes a boat of ours over, changes her captain and plays with her', () => {
    const played = editor();
    fireEvent.click(document.querySelector('[data-part=ours][data-id="U-47"]') as Element);
    const captain = screen.getByLabelText('Captain');
    fireEvent.input(captain, { target: { value: 'Anna Boe' } });
    expect(state()).toBe('sound');
    fireEvent.click(document.querySelector('[data-id=play]') as Element);
    expect(packFaults(played[0] ?? '')).toEqual([]);
    expect(JSON.parse(played[0] ?? '')).toMatchObject({
      boats: { mode: 'extend', cards: [{ id: 'U-47', captain: 'Anna Boe' }] },
    });
  });

  it('says in a sentence what is wrong, and does not play with it', () => {
    const played = editor();
    fireEvent.click(document.querySelector('[data-part=ours][data-id="U-47"]') as Element);
    fireEvent.input(screen.getByLabelText('Captain'), { target: { value: '' } });
    expect(state()).toBe('faulty');
    expect(document.querySelector('[data-part=faults]')?.textContent).toMatch(/Captain: must be a name/);
    fireEvent.click(document.querySelector('[data-id=play]') as Element);
    expect(played).toEqual([]);
  });
});
