/** A table of several players, played over HTTP by one person against bots, as a page would. */
import { randomBytes } from 'node:crypto';

/** The plainest answer to a question: the first option, or a form as it comes. */
function plainAnswer({ kind, options, form }) {
  if (kind === 'pick') return options[0].id;
  const values = form.map(({ id, kind, start, options }) => [
    id,
    kind === 'many' ? [] : (start ?? options?.[0]?.id),
  ]);
  return Object.fromEntries(values);
}

/** Opens a table at an address, plays it to its end and returns its record; `answered` may move the server to another address. */
export async function playTable(address, { game, bots, answered = async () => address }) {
  let url = address;
  const ask = async (path, body, token) => {
    const answer = await fetch(`${url}/api/v1/games${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The server answered ${path} with ${answer.status}.`);
    return answer.json();
  };
  const share = randomBytes(32).toString('hex');
  const { id, token } = await ask('', { game, seats: [null, ...bots], name: 'Visitor', share });
  await ask(`/${id}/me`, { do: 'begin' }, token);
  for (let answers = 0; ; ) {
    const { over, decision } = await ask(`/${id}/now`, null, token);
    if (over) return ask(`/${id}/record`);
    if (!decision) continue;
    const { number } = decision;
    await ask(
      `/${id}/answers`,
      { key: `visit-key-${number}`, decision: number, choice: plainAnswer(decision) },
      token,
    );
    url = await answered(++answers);
  }
}
