/** Tests of secrecy: what a seat is sent must not change when only secrets change, and must not contain them. */
import type { Rng } from '../chance.ts';
import { askedSeats, plainDecision } from '../decision.ts';
import type { GameShape } from '../game.ts';
import { canonical, clone } from '../json.ts';
import { logFor } from '../log.ts';
import { Watch } from '../moments.ts';
import { Table } from '../table.ts';

/** Everything a seat is ever sent about one position of a game, as one text. */
export function messageFor<G extends GameShape>(table: Table<G>, seat: number | null): string {
  const decision = seat === null ? null : table.decisionFor(seat);
  return canonical({
    view: table.view(seat),
    decision: decision && plainDecision(decision),
    asked: askedSeats(table.decisions, seat),
    log: logFor(table.log ?? [], seat),
  });
}

/** Swaps all secrets of a state and says where the seat could notice; null when it could not. */
export function secretLeak<G extends GameShape>(
  table: Table<G>,
  seat: number | null,
  rng: Rng,
): string | null {
  const { game } = table.setting;
  if (!game.swapSecrets) return `${game.id} has no swapSecrets.`;
  const state = clone(table.state);
  // With a hushed question, nobody may know even who has already answered.
  const hushed = table.decisions.some((decision) => decision.hushed);
  state.held = state.held.filter((held) => !hushed || held.seat === seat);
  game.swapSecrets(state.game, seat, rng, table.waiting);
  const swapped = new Table({ ...table.setting, seed: `swapped ${rng.below(1 << 20)}` }, state);
  swapped.log?.push(...(table.log ?? []));
  const before = messageFor(table, seat);
  const after = messageFor(swapped, seat);
  if (before === after) return null;
  let at = 0;
  while (before[at] === after[at]) at++;
  return `…${before.slice(Math.max(0, at - 60), at + 40)}… became …${after.slice(Math.max(0, at - 60), at + 40)}…`;
}

/** Every quoted text in a message; collected once, so that a long message need not be searched again for each secret. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** Searches everything a seat is sent for texts it must not know; returns the first one found. */
export function secretFound<G extends GameShape>(table: Table<G>, seat: number | null): string | null {
  const { game, seed } = table.setting;
  const message = messageFor(table, seat);
  const secrets = game.secrets?.(table.state.game, seat) ?? [];
  const texts = new Set(message.match(QUOTED));
  const found = secrets.find((secret) => texts.has(JSON.stringify(secret)));
  if (found !== undefined) return found;
  return typeof seed === 'string' && message.includes(withinText(seed)) ? seed : null;
}

/** Watches what seats see between two answers, and throws at the first moment in which one sees a secret. */
export class SecrecyWatch<G extends GameShape> extends Watch {
  readonly #table: Table<G>;

  constructor(table: Table<G>, seats: readonly (number | null)[]) {
    super(seats);
    this.#table = table;
    this.begin(table);
  }

  override mark(table: Table<G>): void {
    super.mark(table);
    const { state } = this.#table;
    for (const { seat, moments } of this.stories) {
      const message = canonical(moments.at(-1) ?? null);
      const secrets = this.#table.setting.game.secrets?.(state.game, seat) ?? [];
      const texts = new Set(message.match(QUOTED));
      const found = secrets.find((secret) => texts.has(JSON.stringify(secret)));
      if (found !== undefined) throw new Error(`In a moment seat ${seat} sees ${found}.`);
    }
    this.begin(table);
  }
}

/** A secret as it would appear inside a longer text; a very short one counts only when it stands alone. */
const withinText = (secret: string): string => {
  const quoted = JSON.stringify(secret);
  return secret.length < 6 ? quoted : quoted.slice(1, -1);
};
