/** Several captains: their boats side by side, who leads, who still sails, and who is at sea now. */
import { text } from '@flotilla/table';
import { Boxes } from '@flotilla/ui/art/Boxes.tsx';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { View } from '../game.ts';
import { assignmentText, BOATS, captainText, monthText } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';

interface Props {
  readonly view: View;
  readonly say: Say;
}

/** So many boats fit side by side; of a larger field only the one at sea is told of. */
const MOST_BOATS = 4;

/** The race as it stands. */
export function Rivals({ view, say }: Props) {
  const most = Math.max(1, ...view.standings.map(({ tons }) => tons));
  return (
    <details class="rivals" open={view.standings.length < 4}>
      <summary>{word('rivals.title')}</summary>
      {view.standings.length <= MOST_BOATS ? (
        <Boats view={view} say={say} />
      ) : (
        <AtSea view={view} say={say} />
      )}
      <table class="table">
        <thead>
          <tr>
            <th scope="col" aria-label="№" />
            <th scope="col">{word('rivals.captain')}</th>
            <th scope="col">{word('end.tons')}</th>
            <th scope="col">{word('end.shipsColumn')}</th>
            <th scope="col">{word('end.patrols')}</th>
            <th scope="col">{word('rivals.fate')}</th>
          </tr>
        </thead>
        <tbody>
          {view.standings.map(({ place, captain, seat, name, boat, tons, sunk, patrols, fate }) => (
            <tr key={captain} class={captain === view.captain ? 'end-own' : ''}>
              <td class="number">{place}</td>
              <td>
                {captain === view.active && <span aria-hidden="true">▸ </span>}
                {say(captainText({ name, seat }))}, U-{boat}
              </td>
              <td class="number">
                <svg class="rivals-bar" viewBox="0 0 60 8" aria-hidden="true">
                  <rect width={(tons / most) * 60} height="8" />
                </svg>
                {figure(tons)}
              </td>
              <td class="number">{sunk}</td>
              <td class="number">{patrols}</td>
              <td>{say(text(`fate.${fate}`))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.packs.length > 0 && <Packs view={view} say={say} />}
    </details>
  );
}

type Rival = View['rivals'][number];

/** One's own boat as the others see her; captains sit in their order. */
const ownBoat = (view: View): Omit<Rival, 'log' | 'rank' | 'award' | 'sunk'> => ({
  ...view,
  seat: view.captain,
  boat: view.boat.type,
  number: view.boat.number,
  hull: view.boat.hull,
});

/** All boats, each with where she is, what she is in and what her hull has taken. */
function Boats({ view, say }: Props) {
  const boats = [ownBoat(view), ...view.rivals].sort((a, b) => a.captain - b.captain);
  return (
    <>
      <p class="rivals-calendar">{word('rivals.until', { month: say(monthText(view.rules.lastMonth)) })}</p>
      <ul class="rivals-boats">
        {boats.map((rival) => (
          <li key={rival.captain} class={rival.captain === view.active ? 'rivals-active' : ''}>
            <Silhouette kind="uboat" name={rival.boat} state={lives(rival) ? 'afloat' : 'sunk'} />
            <strong>
              {rival.captain === view.active && <span aria-hidden="true">▸ </span>}
              {say(captainText(rival))}, U-{rival.number}
            </strong>
            <span>{say(text(`boat.${rival.boat}`))}</span>
            <span>
              {say(monthText(rival.month))} · {whereabouts(rival, say)}
            </span>
            <span class="rivals-hull">
              {word('mat.hull')}{' '}
              <Boxes
                filled={rival.hull}
                limit={BOATS[rival.boat].hull}
                label={word('mat.track', {
                  name: word('mat.hull'),
                  filled: rival.hull,
                  limit: BOATS[rival.boat].hull,
                })}
                tone="bad"
              />
            </span>
            <span>
              {word('ship.grt', { tons: figure(rival.tons) })} ·{' '}
              {word('rivals.patrols', { patrols: rival.patrols })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const sails = ({ fate }: Pick<Rival, 'fate'>): boolean => fate === 'serving';
const lives = ({ fate }: Pick<Rival, 'fate'>): boolean => fate === 'serving' || fate === 'survived';

/** Where a boat is, or what has become of her captain. */
function whereabouts(
  { fate, patrol, fight, raid }: Pick<Rival, 'fate' | 'patrol' | 'fight' | 'raid'>,
  say: Say,
) {
  if (!sails({ fate })) return say(text(`fate.${fate}`));
  if (fight) return say(text(`sighting.${fight.kind}`));
  if (raid) return word('raid.title');
  return patrol ? say(assignmentText(patrol)) : word('port.title');
}

/** Another captain's boat is moving: what she is in. */
function AtSea({ view, say }: Props) {
  const rival = view.rivals.find(({ captain }) => captain === view.active);
  if (!rival) return null;
  return <p>{word('rivals.atSea', { number: rival.number, what: whereabouts(rival, say) })}</p>;
}

function Packs({ view, say }: Props) {
  return (
    <table class="table">
      <caption>{word('rivals.packs')}</caption>
      <thead>
        <tr>
          <th scope="col" aria-label="№" />
          <th scope="col">{word('rivals.pack')}</th>
          <th scope="col">{word('end.tons')}</th>
          <th scope="col">{word('rivals.boats')}</th>
        </tr>
      </thead>
      <tbody>
        {view.packs.map(({ place, pack, name, tons, afloat, seats }) => (
          <tr key={pack}>
            <td class="number">{place}</td>
            <td>{name || say(text('pack.unnamed', { number: pack + 1 }))}</td>
            <td class="number">{figure(tons)}</td>
            <td class="number">
              {afloat}/{seats.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
