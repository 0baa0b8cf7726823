/** What ships carry and what stops what, in symbols. */
import type { ShipCard, Threat } from '../game.ts';
import type { SignName } from '../signs.tsx';
import { Sign, signMarkup } from '../signs.tsx';

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

/** Something with its symbol before it. */
const marked = (signs: readonly SignName[], word: string): string =>
  `<span class="nb-sym">${signs.map(signMarkup).join('')}${word && `<b>${word}</b>`}</span>`;

const weaponMarkup = (weapon: Threat): string => marked([SIGN_OF[weapon]], CALIBRE[weapon] ?? '');

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

/** The symbols of what a guard is good against; all three guns are one. */
const signsOf = (against: readonly Threat[]): readonly SignName[] => [
  ...new Set(against.map((threat) => SIGN_OF[threat])),
];

/** What a guard is good against. */
export const Against = ({ against }: { against: readonly Threat[] }) => (
  <>
    {signsOf(against).map((name) => (
      <Sign key={name} name={name} />
    ))}
  </>
);

const numbers = (needs: readonly number[]): string => needs.map((n) => `${n}+`).join(' ');

function armsMarkup({ weapons, strikes, asw, command }: ShipCard): string {
  return [
    ...weapons.map(weaponMarkup),
    ...(strikes.length > 0 ? [marked(['air'], numbers(strikes))] : []),
    ...(asw.length > 0 ? [marked(['asw'], numbers(asw))] : []),
    ...(command > 0 ? [marked(['command'], `+${command}`)] : []),
  ].join('');
}

/** Guards that are good against the same stand together, with the number of each. */
function guardsMarkup({ guards }: ShipCard): string {
  const groups = new Map<string, { against: readonly Threat[]; on: string }>();
  for (const { against, on } of guards) {
    const key = against.join();
    groups.set(key, { against, on: `${groups.get(key)?.on ?? ''} ${on}+`.trim() });
  }
  return [...groups.values()].map(({ against, on }) => marked(['shield', ...signsOf(against)], on)).join('');
}

/** Made once for every ship: symbols and numbers of her card never change. */
function made(markup: (ship: ShipCard) => string): (ship: ShipCard) => string {
  const kept = new WeakMap<ShipCard, string>();
  return (ship) => {
    const known = kept.get(ship) ?? markup(ship);
    kept.set(ship, known);
    return known;
  };
}

const armsOf = made(armsMarkup);
const guardsOf = made(guardsMarkup);

/** The weapons, aircraft, hunters and command of a ship. */
export const Arms = ({ ship }: { ship: ShipCard }) => (
  <span class="nb-arms" dangerouslySetInnerHTML={{ __html: armsOf(ship) }} />
);

/** What a ship stops, and on what she evades. */
export const Guards = ({ ship, evasion }: { ship: ShipCard; evasion: number | null }) => (
  <span
    class="nb-guards"
    dangerouslySetInnerHTML={{
      __html: evasion === null ? guardsOf(ship) : `${guardsOf(ship)}${marked(['evade'], `${evasion}+`)}`,
    }}
  />
);
