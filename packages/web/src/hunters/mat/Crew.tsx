/** The men, each with how he is: the mark beside the name says it, colour only repeats it. */
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
          name={word(`man.${man}`)}
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

const QUALITIES = ['crew.green', 'crew.trained', 'crew.veteran', 'crew.elite'] as const;

function Sailor({ name, wound, expert }: { name: string; wound: State; expert: boolean }) {
  return (
    <li class={`mat-man mat-man-${wound}`}>
      <Head wound={wound} />
      <span class="mat-man-name">
        {name}
        {expert && <em> {word('crew.expert')}</em>}
      </span>
      <span class={wound === 'fit' ? 'unseen' : 'mat-man-state'}>{word(`wound.${wound}`)}</span>
    </li>
  );
}

/** Head and shoulders with the mark of the wound. */
function Head({ wound }: { wound: State }) {
  return (
    <svg class="mat-head" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a4.6 4.6 0 0 1 4.6 4.6c0 3-2 5.2-4.6 5.2S7.4 10.6 7.4 7.6A4.6 4.6 0 0 1 12 3ZM3 22c0-5 4-7.4 9-7.4s9 2.4 9 7.4Z" />
      {wound !== 'fit' && (
        <text x="12" y="21" text-anchor="middle">
          {MARKS[wound]}
        </text>
      )}
    </svg>
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
