/**
 * The captains of the events' bench, in a process of their own: each has a socket and answers as soon as the last answer is acknowledged.
 * What they answer is worked out beforehand on the same seed, so that the time is the server's.
 */
import { randomUUID } from 'node:crypto';
import { loadGame } from '@flotilla/lab';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, Table } from '@flotilla/table/run';
import { WebSocket } from 'ws';

const { whimsical } = await import(new URL('../packages/server/dist/events/steady.js', import.meta.url));

/** What a captain answers on one sea after another, so many in all. */
function answersOf(game, { options, seeds, answers: most }, mind) {
  const seas = [];
  for (let left = most; left > 0 && seas.length < seeds.length; left -= seas.at(-1).length)
    seas.push(careerOf(game, { options, seed: seeds[seas.length] }, `${mind} ${seas.length}`, left));
  return seas;
}

/** The answers of a captain who mostly does what `steady` would, as many as wanted or as the career allows. */
function careerOf(game, { options, seed }, mind, most) {
  const own = seedFrom(`captain ${mind}`);
  const bot = whimsical(botNamed(game, 'steady'), rngFrom(own, 'whim'));
  const rng = rngFrom(own, 'bot');
  const table = new Table({ game, options, seats: 1, seed });
  const answers = [];
  while (!table.over && answers.length < most) {
    const [decision] = table.decisions;
    const answer = { decision: decision.number, choice: chosenBy(bot, table, decision, rng) };
    table.answer({ seat: 0, ...answer });
    answers.push(answer);
  }
  return answers;
}

/** A captain who has entered and said hello; with a key, on the next sea. */
async function aboard({ url, event }, number, key) {
  const response = await fetch(`${url}/api/v1/events/${event}/enter`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ name: `Captain ${number}` }),
  });
  const { game, token } = await response.json();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, 'flotilla.1');
  await new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', v: 1, game, token })));
    socket.on('message', (data) => {
      if (data.toString('latin1', 0, 10) === '{"t":"now"') resolve();
    });
  });
  return { socket, token };
}

/** Sails one sea after another until all answers are given. */
async function sailAll(task, captain, waits) {
  const { number, seas } = captain;
  let { socket, token } = captain;
  for (const [place, answers] of seas.entries()) {
    if (place > 0) ({ socket, token } = await aboard(task, number, token));
    await sail(socket, answers, waits);
    socket.terminate();
  }
}

/** Gives one answer after another, and notes how long each took to be acknowledged. */
function sail(socket, answers, waits) {
  return new Promise((resolve, reject) => {
    let next = 0;
    let sent = 0;
    const answer = () => {
      if (next === answers.length) return resolve();
      sent = performance.now();
      socket.send(JSON.stringify({ t: 'answer', key: randomUUID(), ...answers[next++] }));
    };
    socket.on('message', (data) => {
      const head = data.toString('latin1', 0, 14);
      if (head.startsWith('{"t":"refused"')) reject(new Error(data.toString()));
      if (!head.startsWith('{"t":"done"')) return;
      waits.push(performance.now() - sent);
      answer();
    });
    answer();
  });
}

process.once('message', async (task) => {
  const game = await loadGame('hunters');
  const scripts = Array.from({ length: task.captains }, (_, i) => answersOf(game, task, i));
  const fleet = [];
  for (let first = 0; first < scripts.length; first += 50)
    fleet.push(
      ...(await Promise.all(
        scripts.slice(first, first + 50).map(async (seas, i) => ({
          number: first + i,
          seas,
          ...(await aboard(task, first + i)),
        })),
      )),
    );
  process.send('ready');
  process.once('message', async () => {
    const waits = [];
    const began = performance.now();
    await Promise.all(fleet.map((captain) => sailAll(task, captain, waits)));
    const took = performance.now() - began;
    waits.sort((a, b) => a - b);
    const at = (share) => waits[Math.floor((waits.length - 1) * share)];
    process.send({ answers: waits.length, took, middle: at(0.5), late: at(0.99) }, () => process.exit());
  });
});
