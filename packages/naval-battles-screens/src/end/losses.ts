/** Every ship a battle has cost: whose, when, and what sank her. */
import type { AttackFacts, Events } from '@flotilla/naval-battles';
import type { LogEvent } from '@flotilla/table';

/** What a ship can fall to. */
export type SunkBy = 'guns' | 'missiles' | 'torpedoes' | 'air' | 'hunt';

/** A ship that was sunk. */
export interface SunkShip {
  readonly ship: string;
  readonly owner: number; // seat
  readonly points: number;
  readonly round: number;
  readonly turn: number; // counts all turns of the battle
  readonly how: SunkBy | null;
}

const INHERENT: Readonly<Record<string, SunkBy>> = {
  strikeFrom: 'air',
  airCard: 'air',
  bombers: 'air',
  huntFrom: 'hunt',
  huntCard: 'hunt',
};

/** What an attack by a card was made with. */
function weaponOf({ types }: AttackFacts): SunkBy {
  if (types.some((type) => type.startsWith('gun'))) return 'guns';
  return types.includes('torpedo') ? 'torpedoes' : 'missiles';
}

/** The losses of a battle in their order. */
export function lossesOf(log: readonly LogEvent[]): readonly SunkShip[] {
  const losses: SunkShip[] = [];
  const attacks = new Map<number, SunkBy>();
  let round = 0;
  let turn = 0;
  for (const { kind, data } of log) {
    if (kind === 'round') round = (data as unknown as Events['round']).round;
    else if (kind === 'turn') {
      turn++;
      attacks.clear();
    } else if (kind === 'sunk') {
      const { ship, owner, points, attack } = data as unknown as Events['sunk'];
      losses.push({ ship, owner: owner.seat, points, round, turn, how: attacks.get(attack) ?? null });
    } else if (kind === 'attackCard' || kind in INHERENT) {
      const { attack } = data as unknown as Events['attackCard'];
      attacks.set(attack.number, INHERENT[kind] ?? weaponOf(attack));
    }
  }
  return losses;
}
