/** Under the scene: bow tubes, stern tube, gun, and to let her go. */
import { stations } from '../plan.ts';
import { word } from '../text/index.ts';

/** The stations; nothing where there is no choice of weapons. */
export function Stations() {
  const now = stations.value;
  if (!now) return null;
  return (
    <ul class="stations" aria-label={word('station.title')}>
      {now.faces.map(({ id, chance, left, closed }) => (
        <li key={id}>
          <button
            type="button"
            class={`station station-${id}`}
            data-id={id}
            aria-pressed={now.manned === id}
            aria-disabled={closed !== ''}
            title={closed || undefined}
            onClick={() => closed === '' && now.man(id)}
          >
            <b>{word(`station.${id as 'forward' | 'aft' | 'gun' | 'done'}`)}</b>
            {chance && <strong>{chance}</strong>}
            <span>{closed || left}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
