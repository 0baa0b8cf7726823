/** The men, each with how he is: the mark beside the name says it, colour only repeats it. */
import { useContext } from 'preact/hooks';
import { CrewOf, Face } from '../crew/Crew.tsx';
import type { CrewState, Man, Wound } from '../game.ts';
import { word } from '../text/index.ts';

interface Props {
  readonly crew: Readonly<CrewState>;
  /** An agent is on board. */
  readonly agent: boolean;
  /** The boat is lost, and whoever lives a prisoner of war. */
  readonly captive: boolean;
}

type State = Wound | 'captive';

const MEN: readonly Man[] = ['kommandant', 'firstOfficer', 'secondOfficer', 'engineer', 'doctor'];

const MARKS: Readonly<Record<State, string>> = { fit: '', LW: '∕', SW: '∕∕', KIA: '✕', captive: '⊘' };

/** Officers and crew as a row of small cards. */
export function Crew({ crew, agent, captive }: Props) {
  const now = (wound: Wound): State => (captive && wound !== 'KIA' ? 'captive' : wound);
  const men: readonly Man[] = agent ? [...MEN, 'agent'] : MEN;
  return (
    <ul class="mat-crew" aria-label={word('mat.crew')}>
      {men.map((man) => (
        <Sailor
          key={man}
          man={man}
          wound={now(crew.men[man])}
          expert={man in crew.experts && crew.experts[man as keyof CrewState['experts']]}
        />
      ))}
      <li class="mat-hands">
        <span class="mat-man-name">{word(QUALITIES[crew.quality] ?? 'crew.trained')}</span>
        <span class="mat-hands-row">
          {crew.hands.map((wound, i) => (
            <Hand key={i} wound={now(wound)} />
          ))}
        </span>
      </li>
    </ul>
  );
}

/** How good a crew is, from the greenest. */
export const QUALITIES = ['crew.green', 'crew.trained', 'crew.veteran', 'crew.elite'] as const;

function Sailor({ man, wound, expert }: { man: Man; wound: State; expert: boolean }) {
  const post = word(`man.${man}`);
  const name = useContext(CrewOf).nameOf(man);
  return (
    <li class={`mat-man mat-man-${wound}`}>
      <Face man={man} name={name} state={wound} />
      <span class="mat-man-words">
        {name && <b>{name}</b>}
        <span class="mat-man-name">
          {post}
          {expert && <em> {word('crew.expert')}</em>}
        </span>
        <span class={wound === 'fit' ? 'unseen' : 'mat-man-state'}>
          <span aria-hidden="true">{MARKS[wound]}</span> {word(`wound.${wound}`)}
        </span>
      </span>
    </li>
  );
}

function Hand({ wound }: { wound: State }) {
  return (
    <span
      class={`mat-hand mat-man-${wound}`}
      role="img"
      aria-label={word(`wound.${wound}`)}
      title={word(`wound.${wound}`)}
    >
      {MARKS[wound] || '●'}
    </span>
  );
}
