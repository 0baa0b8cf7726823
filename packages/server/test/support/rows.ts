/** Rows for tests. */
import type { GameRow } from '../../src/store/games.ts';

/** A game at which people sit down. */
export const gameRow = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  id,
  game: 'smugglers',
  rules: '1.0.0',
  options: { nights: 4, 'odd "name"': 'ünïcode – ?' },
  secret: 's',
  sealed: 'x',
  origin: null,
  commitment: null,
  state: 'open',
  pace: { kind: 'live', minutes: 25, window: 45 },
  listed: true,
  watch: 'link',
  chat: true,
  host: 0,
  rematchOf: null,
  rematch: null,
  length: 0,
  asked: [],
  outcome: null,
  trouble: null,
  stand: null,
  event: null,
  round: null,
  until: null,
  created: 1_700_000_000_000,
  touched: 1_700_000_000_000,
  ended: null,
  ...more,
});
