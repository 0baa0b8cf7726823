/** Every ship a battle has cost: whose, when, and what sank her. */
import type { AttackFacts, Events } from '@flotilla/naval-battles';
import type { LogEvent } from '@flotilla/table';

/** What a ship can fall to. */
export type How = 'guns' | 'missiles' | 'torpedoes' | 'air' | 'hunt';

/** A ship that was sunk. */
export interface Loss {
  readonly ship: string;
  readonly owner: number; // seat
  readonly points: number;
  readonly round: number;
  readonly turn: number; // counts all turns of the battle
  readonly how: How | null;
}

const INHERENT: Readonly<Record<string, How>> = {
  strikeFrom: 'air',
  airCard: 'air',
  bombers: 'air',
  huntFrom: 'hunt',
  huntCard: 'hunt',
};

/** What an attack by a card was made with. */
function weaponOf({ types }: AttackFacts): How {
  if (types.some((type) => type.startsWith('gun'))) return 'guns';
  return types.includes('torpedo') ? 'torpedoes' : 'missiles';
}

/** The losses of a battle in their order. */
export function lossesOf(log: readonly LogEvent[]): readonly Loss[] {
  const losses: Loss[] = [];
  const attacks = new Map<number, How>();
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
