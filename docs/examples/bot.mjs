/**
 * A bot that plays Naval Battles over HTTP. It takes the seat of a link and answers at random until the battle is over.
 * Usage: node docs/examples/bot.mjs 'http://127.0.0.1:4173/t/GAME#LINK' [NAME]
 */
import { randomBytes, randomInt } from 'node:crypto';

const [address = '', name = 'Example bot'] = process.argv.slice(2);
const { origin, pathname, hash } = new URL(address);
const game = `${origin}/api/v1/games/${pathname.split('/').at(-1)}`;
let token = '';

/** Asks the server; gives the status and what it said. */
async function ask(path, body) {
  const response = await fetch(`${game}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, said: await response.json() };
}

const one = (list) => list[randomInt(list.length)];
const some = (list, count) => [...list].sort(() => randomInt(3) - 1).slice(0, count);

/** Fills in one field of a form at random, within its limits. */
function filled(field) {
  const open = field.options?.filter(({ refused }) => !refused).map(({ id }) => id) ?? [];
  if (field.kind === 'count') return field.min + randomInt(field.max - field.min + 1);
  if (field.kind === 'choice') return field.start ?? one(open) ?? '';
  if (field.kind === 'many') return some(open, field.min + randomInt(open.length + 1));
  return field.start ?? (field.kind === 'yes' ? false : '');
}

/** An answer to a question; lists in a form that was refused become as short as they may be, and then long again. */
function choiceFor(decision, tries) {
  if (decision.kind === 'pick') return one(decision.options).id;
  const cut = (value, min) =>
    Array.isArray(value) ? value.slice(0, Math.max(min, value.length - (tries % 20))) : value;
  return Object.fromEntries(decision.form.map((field) => [field.id, cut(filled(field), field.min)]));
}

const claim = { link: hash.slice(1), name, share: randomBytes(32).toString('hex') };
const seat = await ask('/claim', claim);
if (seat.status !== 200) throw new Error(seat.said.sentence);
token = seat.said.token;
await ask('/me', { do: 'ready', ready: true });

for (let tries = 0; ; ) {
  const { status, said: now } = await ask('/now');
  if (status === 200 && now.over) break;
  if (status !== 200 || !now.decision) {
    await new Promise((later) => setTimeout(later, 300));
    continue;
  }
  const key = randomBytes(12).toString('hex');
  const answer = { key, decision: now.decision.number, choice: choiceFor(now.decision, tries) };
  tries = (await ask('/answers', answer)).status === 200 ? 0 : tries + 1;
}
console.log('The battle is over.');
