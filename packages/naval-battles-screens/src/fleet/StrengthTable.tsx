/** What a fleet can do, in symbols and figures. */
import { strengthOf } from '../game.ts';
import { Sign } from '../signs.tsx';
import { word } from '../text/index.ts';

const dice = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '–' : numbers.map((n) => `${n}+`).join(' ');

/** The table. */
export function StrengthTable({ ships }: { ships: readonly string[] }) {
  const { guns, missiles, torpedoes, strikes, hunts, guards, fireable, attackCards } = strengthOf(ships);
  const calibres = [
    ['S', guns.small],
    ['M', guns.medium],
    ['L', guns.large],
  ] as const;
  const gunWords = calibres.filter(([, n]) => n > 0).map(([size, n]) => `${size} ${n}`);
  const rows = [
    ['gun', word('strength.guns'), gunWords.join(' · ') || '–'],
    ['ssm', word('strength.missiles'), String(missiles)],
    ['torpedo', word('strength.torpedoes'), String(torpedoes)],
    ['air', word('strength.strikes'), dice(strikes)],
    ['asw', word('strength.hunts'), dice(hunts)],
    ['shield', word('strength.guards'), String(guards)],
  ] as const;
  return (
    <>
      <dl class="nb-strength">
        {rows.map(([sign, name, value]) => (
          <div key={sign}>
            <dt>
              <Sign name={sign} />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="nb-told">{word('strength.cards', { n: fireable, of: attackCards })}</p>
    </>
  );
}
