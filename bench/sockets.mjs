/**
 * The pages of the server's bench, in a process of their own: two sockets for each table. The parent process says what is
 * answered, and is told how long it took from sending an answer until the other page heard of it, and how long a ping sent at the
 * same moment took.
 */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/** Tables whose answer is under way: when it was sent, and to whom the other page belongs. */
const underWay = new Map();
const heard = [];
const pings = [];
const sockets = [];
/** A page asks for everything. */
const HELLO = { t: 'hello', v: 1, odds: true, told: true };

/** A page that has said hello, and has been told where the game stands. */
function page(url, table, seat, id, token) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, 'flotilla.1');
  socket.on('pong', (sent) => pings.push(performance.now() - Number(sent)));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ ...HELLO, game: id, token })));
    socket.on('message', (data) => {
      if (!data.toString('latin1', 0, 12).startsWith('{"t":"now"')) return;
      resolve(socket);
      const sent = underWay.get(table);
      if (!sent || sent.seat === seat) return;
      heard.push(performance.now() - sent.at);
      underWay.delete(table);
    });
  });
}

async function connect({ url, tables }) {
  for (let first = 0; first < tables.length; first += 50)
    sockets.push(
      ...(await Promise.all(
        tables
          .slice(first, first + 50)
          .map(({ id, tokens }, i) =>
            Promise.all(tokens.map((token, seat) => page(url, first + i, seat, id, token))),
          ),
      )),
    );
}

function answer({ table, seat, decision, choice }) {
  const socket = sockets[table][seat];
  underWay.set(table, { seat, at: performance.now() });
  socket.send(JSON.stringify({ t: 'answer', key: randomUUID(), decision, choice }));
  socket.ping(String(performance.now()));
}

process.on('message', async (said) => {
  if (said.tables) {
    await connect(said);
    process.send('ready');
  } else if (said.choice !== undefined) answer(said);
  else process.send({ heard, pings }, () => process.exit());
});
