/** The race of a sea: the reader and the house's three captains, each with what he sank, and the hundred behind them. */
import { worseThan } from '@flotilla/lab';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import type { SeaResult } from '@flotilla/ui/sea/ownSea.ts';
import type { Key } from '@flotilla/ui/sea/text/index.ts';
import { figure, word } from '@flotilla/ui/sea/text/index.ts';
import type { FieldTold, GhostSailed } from './field.ts';
import { fieldOf, ghostsOn } from './field.ts';
import './race.css';

/** Ships of so many tons have room for their names. */
const NAMED = 4_600;

const isLost = ({ end }: SeaResult): boolean => end === 'lost' || end === 'rescued';

/** Most tons first; of equals the one whose boat came home. */
const better = (one: SeaResult, other: SeaResult): number =>
  other.tons - one.tons || Number(isLost(one)) - Number(isLost(other));

interface Row extends GhostSailed {
  readonly place: number;
}

/** All four in order; equals share a place. */
export function placed(you: SeaResult, ghosts: readonly GhostSailed[]): readonly Row[] {
  const all = [{ id: 'you', result: you }, ...ghosts].sort((a, b) => better(a.result, b.result));
  return all.map((one) => ({
    ...one,
    place: 1 + all.filter(({ result }) => better(result, one.result) < 0).length,
  }));
}

/** The ships of a captain, each as long as her tons. */
function Ships({ result, most }: { result: SeaResult; most: number }) {
  return (
    <span class="race-ships">
      <span class="unseen">{word('line.ships', { n: result.ships.length, tons: figure(result.tons) })}</span>
      {result.ships.map(({ name, tons }, i) => (
        <i key={i} aria-hidden="true" style={{ width: `${(tons / most) * 100}%` }} title={name}>
          {tons >= NAMED && name}
        </i>
      ))}
    </span>
  );
}

/** The race; nothing of it is known before the reader's own patrol is over. */
export function Race({ day, result }: { day: string; result: SeaResult }) {
  const ghosts = useLoaded(() => ghostsOn(day), [day]);
  if (!ghosts || ghosts === 'failed' || ghosts.length === 0) return null;
  const rows = placed(result, ghosts);
  const most = Math.max(1, ...rows.map((row) => row.result.tons));
  return (
    <div class="sheet-panel race-panel">
      <h2>{word('race')}</h2>
      <table class="race">
        <thead class="unseen">
          <tr>
            <th scope="col">{word('race.place')}</th>
            <th scope="col">{word('race.captain')}</th>
            <th scope="col">{word('result.tons')}</th>
            <th scope="col">{word('ships')}</th>
            <th scope="col">{word('result.hull')}</th>
            <th scope="col">{word('race.end')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, place, result: its }) => (
            <tr key={id} data-id={id} class={isLost(its) ? 'race-lost' : undefined}>
              <td>{place}</td>
              <th scope="row">
                <svg class={`race-key race-${id}`} viewBox="0 0 30 10" aria-hidden="true">
                  <path d="M1 5H29" />
                </svg>
                {word(`race.${id}` as Key)}
              </th>
              <td class="race-tons">{figure(its.tons)} t</td>
              <td class="race-sunk">
                <Ships result={its} most={most} />
              </td>
              <td>
                {its.hull}/{its.hullOf}
              </td>
              <td>{word(`card.${its.end === 'broke off' ? 'brokeOff' : its.end}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted">{word('race.house')}</p>
    </div>
  );
}

/** The hundred in a row, the least first; those who did worse than the reader are filled. */
function Hundred({ field, own }: { field: FieldTold['field']; own: number }) {
  const most = Math.max(1, own, ...field.captains);
  return (
    <svg class="hundred" viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true">
      {field.captains.map((tons, i) => {
        const height = 2 + (tons / most) * 40;
        return (
          <rect
            key={i}
            class={tons < own ? 'worse' : ''}
            x={i * 3}
            y={44 - height}
            width="2"
            height={height}
          />
        );
      })}
    </svg>
  );
}

/** Where the reader stands among simulated captains of this very sea, and what kind of sea it was. */
export function Standing({ day, result }: { day: string; result: SeaResult }) {
  const told = useLoaded(() => fieldOf(day), [day]);
  if (told === null || told === 'failed') return null;
  return (
    <div class="sheet-panel standing-panel">
      {told === undefined ? (
        <p role="status">{word('field.atSea')}</p>
      ) : (
        <>
          <p class="standing-figure">
            <b>{word('field.n', { n: worseThan(told.field, result.tons) })}</b> {word('field.worse')}
          </p>
          <Hundred field={told.field} own={result.tons} />
          <h2>{word(`sea.${told.words.riches}.${told.words.danger}`)}</h2>
          <p>
            {word('field.figures', {
              tons: figure(Math.round(told.field.mean / 100) * 100),
              n: Math.round(told.field.lost),
            })}
          </p>
        </>
      )}
    </div>
  );
}

const HOUSE = ['cautious', 'steady', 'bold'] as const;

/** What is known of the house's captains before the reader has sailed: that they have. */
export const SealedRace = () => (
  <div class="sheet-panel">
    <h2>{word('race')}</h2>
    <ul class="race-sealed">
      {HOUSE.map((id) => (
        <li key={id}>
          <svg viewBox="0 0 60 40" aria-hidden="true">
            <path class="envelope" d="M2 4H58V38H2Z" />
            <path class="flap" d="M2 4L30 24L58 4" />
            <circle class="wax" cx="30" cy="23" r="6" />
          </svg>
          {word(`race.${id}`)}
        </li>
      ))}
    </ul>
    <p class="muted">{word('race.sealed')}</p>
  </div>
);
