/** What ships carry and what stops what, in symbols. */
import type { ShipCard, Threat } from '../game.ts';
import type { SignName } from '../signs.tsx';
import { Sign } from '../signs.tsx';

const SIGN_OF: Readonly<Record<Threat, SignName>> = {
  gunSmall: 'gun',
  gunMedium: 'gun',
  gunLarge: 'gun',
  ssm: 'ssm',
  cruise: 'cruise',
  torpedo: 'torpedo',
  air: 'air',
  asw: 'asw',
};

const CALIBRE: Partial<Record<Threat, string>> = { gunSmall: 'S', gunMedium: 'M', gunLarge: 'L' };

/** A weapon: its symbol, and the size of a gun. */
export const Weapon = ({ weapon }: { weapon: Threat }) => (
  <span class="nb-sym">
    <Sign name={SIGN_OF[weapon]} />
    {CALIBRE[weapon] && <b>{CALIBRE[weapon]}</b>}
  </span>
);

/** The symbol of the first thing an attack counts as. */
export const AttackSign = ({ types }: { types: readonly Threat[] }) => (
  <Sign name={SIGN_OF[types[0] ?? 'air']} />
);

/** What a guard is good against; all three guns are one symbol. */
export function Against({ against }: { against: readonly Threat[] }) {
  const signs = [...new Set(against.map((threat) => SIGN_OF[threat]))];
  return (
    <>
      {signs.map((name) => (
        <Sign key={name} name={name} />
      ))}
    </>
  );
}

/** The weapons, aircraft, hunters and command of a ship. */
export const Arms = ({ ship }: { ship: ShipCard }) => (
  <span class="nb-arms">
    {ship.weapons.map((weapon) => (
      <Weapon key={weapon} weapon={weapon} />
    ))}
    {ship.strikes.length > 0 && (
      <span class="nb-sym">
        <Sign name="air" />
        <b>{ship.strikes.map((n) => `${n}+`).join(' ')}</b>
      </span>
    )}
    {ship.asw.length > 0 && (
      <span class="nb-sym">
        <Sign name="asw" />
        <b>{ship.asw.map((n) => `${n}+`).join(' ')}</b>
      </span>
    )}
    {ship.command > 0 && (
      <span class="nb-sym">
        <Sign name="command" />
        <b>+{ship.command}</b>
      </span>
    )}
  </span>
);

/** Guards that are good against the same stand together, with the number of each. */
function guardGroups({
  guards,
}: ShipCard): readonly { readonly against: readonly Threat[]; readonly on: string }[] {
  const groups = new Map<string, { against: readonly Threat[]; on: string }>();
  for (const { against, on } of guards) {
    const key = against.join();
    groups.set(key, { against, on: `${groups.get(key)?.on ?? ''} ${on}+`.trim() });
  }
  return [...groups.values()];
}

/** What a ship stops, and on what she evades. */
export const Guards = ({ ship, evasion }: { ship: ShipCard; evasion: number | null }) => (
  <span class="nb-guards">
    {guardGroups(ship).map(({ against, on }) => (
      <span class="nb-sym" key={against.join()}>
        <Sign name="shield" />
        <Against against={against} />
        <b>{on}</b>
      </span>
    ))}
    {evasion !== null && (
      <span class="nb-sym">
        <Sign name="evade" />
        <b>{evasion}+</b>
      </span>
    )}
  </span>
);
