/** Several captains: who leads, who still sails, and who is at sea now. */
import { text } from '@flotilla/table';
import type { View } from '../game.ts';
import { WOLFPACKS } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';

interface Props {
  readonly view: View;
  readonly say: Say;
}

/** The race as it stands. */
export function Rivals({ view, say }: Props) {
  const most = Math.max(1, ...view.standings.map(({ tons }) => tons));
  return (
    <details class="rivals" open={view.standings.length < 4}>
      <summary>{word('rivals.title')}</summary>
      <AtSea view={view} say={say} />
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
          {view.standings.map(({ place, captain, name, boat, tons, sunk, patrols, fate }) => (
            <tr key={captain} class={captain === view.captain ? 'end-own' : ''}>
              <td class="number">{place}</td>
              <td>
                {captain === view.active && <span aria-hidden="true">▸ </span>}
                {name || say(text('kommandant'))}, U-{boat}
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

/** Another captain's boat is moving: what she is in. */
function AtSea({ view, say }: Props) {
  const rival = view.rivals.find(({ captain }) => captain === view.active);
  if (!rival) return null;
  const what = rival.fight
    ? say(text(`sighting.${rival.fight.kind}`))
    : word(rival.raid ? 'raid.title' : 'rivals.quiet');
  return <p>{word('rivals.atSea', { number: rival.number, what })}</p>;
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
            <td>{WOLFPACKS[name]?.name ?? say(text('pack.unnamed', { number: pack + 1 }))}</td>
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
