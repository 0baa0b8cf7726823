/** Smugglers: a card game for three with hidden hands, secret simultaneous choices and out-of-turn responses. */
import { defineGame } from '@flotilla/table';
import { steady } from './bots.ts';
import { cardText, coveText } from './cards.ts';
import { isOver, lostCard, scoreOf, setup, steps } from './rules.ts';
import type { Smugglers, State } from './state.ts';
import { describe, secrets, status, swapSecrets, view } from './view.ts';

const scores = (s: State): number[] => s.hands.map((_, seat) => scoreOf(s, seat));

function winners(s: State): number[] {
  const all = scores(s);
  return all.flatMap((score, seat) => (score === Math.max(...all) ? [seat] : []));
}

/** The game as the registry lists it. */
export const smugglers = defineGame<Smugglers>({
  id: 'smugglers',
  version: '1.0.0',
  title: 'Smugglers',
  seats: { min: 3, max: 3 },
  optionFields: [{ id: 'nights', kind: 'count', min: 2, max: 5, start: 4 }],
  setup: (options, seats) => setup(options.nights, seats),
  first: 'deal',
  steps,
  events: {
    nightFalls: { density: 'normal', heading: 2 },
    drew: { density: 'normal' },
    sailed: { density: 'normal' },
    stayed: { density: 'normal' },
    warned: { density: 'story' },
    seized: { density: 'story' },
    tookFee: { density: 'normal' },
    looked: { density: 'normal' },
    saw: { density: 'normal' },
    counted: { density: 'story' },
  },
  tell: {
    drew: ({ card }) => ({ card: cardText(card) }),
    sailed: ({ seat, cards, cove }) => ({ seat, cards, cove: coveText(cove) }),
    saw: ({ boat, card }) => ({ boat, card: cardText(card) }),
  },
  view,
  describe,
  status,
  outcome: (s) =>
    isOver(s) ? { ending: 'counted', winners: winners(s), args: { best: Math.max(...scores(s)) } } : null,
  figures: (s) => ({
    numbers: { score: scoreOf(s, 0), best: Math.max(...scores(s)), shown: s.shown.length },
    tallies: { winner: winners(s).length === 1 ? String((winners(s)[0] as number) + 1) : 'shared' },
  }),
  bots: { steady },
  texts: {
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
    it: async () => (await import('./text/it.ts')).it,
    de: async () => (await import('./text/de.ts')).de,
  },
  swapSecrets,
  redealsAll: true,
  secrets,
  invariant: lostCard,
});
