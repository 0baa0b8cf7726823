/** A rematch over HTTP: the same people at a new table, everybody one seat further on. */
import { expect, it } from 'vitest';
import { newShare } from '../src/tables/dice.ts';
import { call, seatedTable } from './support/client.ts';
import { openHouse } from './support/house.ts';

const house = openHouse();

it('moves people and bots up by one seat, and is the same table for everybody who wants it', async () => {
  await house.begin();
  const { url } = house.server;
  const { id, tokens } = await seatedTable(url, { game: 'smugglers', seats: [null, 'steady', null] });
  const act = (seat: number, body: object) => call(url, `/games/${id}/me`, body, tokens[seat]);
  const rematch = (seat: number) => act(seat, { do: 'rematch', share: newShare() });
  expect((await rematch(0)).body.error).toBe('notOver');
  for (const seat of [0, 2])
    expect((await act(seat, { do: 'endByAgreement', agreed: true })).status).toBe(200);
  const next = (await rematch(0)).body.id as string;
  expect((await rematch(2)).body.id).toBe(next);
  expect((await rematch(0)).body.id).toBe(next);
  expect((await call(url, `/games/${id}`, undefined, tokens[0])).body.rematch).toBe(next);
  const { body } = await call(url, `/games/${next}`, undefined, tokens[0]);
  expect(body).toMatchObject({
    you: 1,
    host: 1,
    state: 'open',
    seats: [
      { name: 'Guest 2', bot: null },
      { name: 'Anna', bot: null },
      { name: 'steady', bot: 'steady' },
    ],
  });
});
