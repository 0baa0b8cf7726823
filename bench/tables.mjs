/** Tables for measuring: made as people make them, and played by what a bot would answer. */
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy } from '@flotilla/table/run';

const server = (path) => import(new URL(`../packages/server/dist/${path}`, import.meta.url));
export const { createServer, readConfig } = await server('index.js');
const { openTable, begin } = await server('tables/seating.js');
const { claimLink, claimSeat } = await server('tables/links.js');
const { newShare } = await server('tables/dice.js');
const { newToken } = await server('tables/ids.js');

/** A table of Naval Battles with persons at all seats, and the keys of their devices. */
export async function seated(house, seats) {
  const wanted = {
    game: 'naval-battles',
    options: {},
    seats: Array(seats).fill(null),
    name: 'Host',
    share: newShare(),
    pace: { kind: 'none' },
    listed: false,
    watch: 'link',
    chat: true,
  };
  const tokens = Array.from({ length: seats }, newToken);
  const { game } = await openTable(house, wanted, tokens[0]);
  for (let seat = 1; seat < seats; seat++) {
    const link = await claimLink(house, game, seat);
    await claimSeat(house, game, { link, name: `Guest ${seat}`, share: newShare(), token: tokens[seat] });
  }
  await begin(house, game);
  return { game, tokens };
}

/** What the first seat that is asked would answer. */
export function wishOf(game, round) {
  const { table, game: rules } = game.session;
  const [decision] = table.decisions;
  if (!decision) return null;
  const rng = rngFrom(seedFrom(`${game.id} ${round}`), 'bench');
  const choice = chosenBy(botNamed(rules, 'steady'), table, decision, rng);
  const { seat, number: at } = decision;
  return { kind: 'answer', seat, key: `bench-${round}-${game.number}`, at, choice, author: 'person' };
}

/** The results of doing something several times, one after another. */
export async function several(times, work) {
  const results = [];
  for (let i = 0; i < times; i++) results.push(await work());
  return results;
}
