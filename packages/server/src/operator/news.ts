/** News of the operator's acts for the other processes of a server, sent on the wire that carries the ids of games. */
import { passOnBlank } from '../tables/acts.ts';
import type { OpenTables } from '../tables/openTables.ts';

/** `door`: bans or mode have changed; `gone`: a table was removed; `reread`: a journal was changed; `line`: a line was blanked. */
export type News =
  | { readonly kind: 'door' }
  | { readonly kind: 'gone' | 'reread'; readonly game: string }
  | { readonly kind: 'line'; readonly game: string; readonly line: number };

const MARK = 'operator';

/** Tells the other processes. */
export function spread(house: OpenTables, news: News): void {
  const parts = [MARK, news.kind, 'game' in news ? news.game : '', 'line' in news ? String(news.line) : ''];
  house.store.wire.notify(parts.join(':'));
}

/** Follows what another process has told. */
export function followNews(
  house: OpenTables,
  door: () => Promise<void>,
  fault: (about: string, error: unknown) => void,
): void {
  const follow = async (told: string): Promise<void> => {
    const [mark, kind, game = '', line] = told.split(':');
    if (mark !== MARK) return;
    if (kind === 'door') return door();
    if (kind === 'gone') return house.vanish(game);
    const open = await house.inMemory(game);
    if (kind === 'reread') await open?.reread();
    if (kind === 'line' && open) await passOnBlank(house, open, [Number(line)]);
  };
  house.store.wire.onMessage((told) => void follow(told).catch((error: unknown) => fault('news', error)));
  house.store.wire.lost(() => void door().catch((error: unknown) => fault('news', error)));
}
