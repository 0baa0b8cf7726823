/** The officers on the last page: who was aboard at the end, and who fell before. */

import { paired } from '@flotilla/ui/text/paired.ts';
import { useContext } from 'preact/hooks';
import { CrewOf, Face } from '../crew/Crew.tsx';
import { OFFICERS } from '../crew/names.ts';
import type { View, Wound } from '../game.ts';
import { isCaptive, monthText } from '../game.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';

/** Heads with name, post and fate. */
export function CareerCrew({ view, say }: { view: View; say: Say }) {
  const { nameOf, fallen } = useContext(CrewOf);
  const captive = isCaptive(view.fate);
  const stateOf = (wound: Wound): Wound | 'captive' => (captive && wound !== 'KIA' ? 'captive' : wound);
  const last = (['kommandant', ...OFFICERS] as const).map((man) => ({
    man,
    name: nameOf(man) ?? word(`man.${man}`),
    state: stateOf(view.crew.men[man]),
  }));
  const before = fallen.filter(({ name }) => !last.some((one) => one.name === name));
  return (
    <div>
      <h3>{word('end.crew')}</h3>
      <ul class="end-crew">
        {last.map(({ man, name, state }) => (
          <li key={man}>
            <Face man={man} name={name} state={state} />
            <span>
              <b>{name}</b>
              <span>{word(`man.${man}`)}</span>
              <span>{word(`wound.${state}`)}</span>
            </span>
          </li>
        ))}
        {before.map(({ man, name, month }) => (
          <li key={name}>
            <Face man={man} name={name} state="KIA" />
            <span>
              <b>{name}</b>
              <span>{word(`man.${man}`)}</span>
              <span>{paired(word('wound.KIA'), say(monthText(month)))}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
