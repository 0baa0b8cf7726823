/** What has been told of the time in port so far, one thing below the other: the dead before the honours. */
import type { LogEvent } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Grade } from '@flotilla/ui/art/Honours.tsx';
import { Award, Rank } from '@flotilla/ui/art/Honours.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { paired } from '@flotilla/ui/text/paired.ts';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { LevelBar } from '../career/LevelBar.tsx';
import { CrewOf, Face, stateIn, useNamed } from '../crew/Crew.tsx';
import { manIn } from '../crew/names.ts';
import type { HuntersEvent, Man, View, Wound } from '../game.ts';
import { AWARDS, eventOf, RANKS } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { HOME_BEATS, lastAtSea } from './facts.ts';
import { Yard } from './Yard.tsx';

interface Props {
  readonly session: Session;
  readonly director: Director;
  readonly say: Say;
}

/** The list. */
export function StageLog({ session, director, say }: Props) {
  const { beats, at, phase } = director;
  const until = phase === 'roll' || phase === 'dice' ? at : at + 1;
  const events = beats
    .slice(0, until)
    .filter(({ kind }) => HOME_BEATS.has(kind))
    .flatMap(({ moments }) => moments.flatMap((moment) => moment.events))
    .filter(({ roll }) => !roll);
  const list = useRef<HTMLOListElement>(null);
  // Where the list is longer than its place, what has just been given is in sight.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  const view = session.view.value as View;
  const sailed = lastAtSea(director);
  return (
    <ol class="stage-beside home-told" ref={list} aria-label={word('home.title')}>
      {events.map((event, i) => (
        <Entry key={i} session={session} event={event} view={view} sailed={sailed} say={say} />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly session: Session;
  readonly event: LogEvent;
  readonly view: View;
  /** The boat as she was on her way home. */
  readonly sailed: View | null;
  readonly say: Say;
}

/** One thing that is told, with what belongs to it. */
function Entry({ session, event, view, sailed, say }: EntryProps) {
  const told = eventOf(event);
  const sentence = useNamed(session)(event, 'story');
  const man = manIn(event);
  const name = useContext(CrewOf).toldOf(event);
  const face = man && <Face man={man} name={name} state={stateIn(event)} />;
  const month = (sailed ?? view).month;
  switch (told.kind) {
    case 'returned':
    case 'broughtHome':
      return <Judged event={told} view={view} sailed={sailed} say={say} />;
    case 'refitLength':
      return (
        <Thing kind={told.kind} title={sentence}>
          <Yard from={month} months={told.data.months} />
        </Thing>
      );
    case 'nextPatrol':
      return (
        <Thing kind={told.kind} title={sentence}>
          <Yard from={month} months={told.data.month - month - 1} ready={told.data.month} />
        </Thing>
      );
    case 'promoted':
      return (
        <Thing
          kind={told.kind}
          title={say(text(`rank.${told.data.rank}`))}
          art={
            <>
              {face}
              <Rank rank={RANKS.indexOf(told.data.rank)} />
            </>
          }
        >
          {sentence}
        </Thing>
      );
    case 'decorated':
      return (
        <Thing
          kind={told.kind}
          title={say(text(`award.${told.data.award}`))}
          art={<Award grade={AWARDS.indexOf(told.data.award) as Grade} />}
        >
          {word('home.after', { name: holder(view, say), ships: view.sunk })}
        </Thing>
      );
    default:
      return (
        <Thing kind={told.kind} art={face}>
          {sentence}
        </Thing>
      );
  }
}

/** Whose decoration it is: his rank, and his name where he has one. */
const holder = (view: View, say: Say): string =>
  `${say(text(`rank.${RANKS[view.rank] ?? RANKS[0]}`))} ${view.name}`.trim();

function Thing(props: {
  kind: string;
  title?: string;
  art?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const { kind, title, art, children } = props;
  return (
    <li class={`home-thing home-${kind}`}>
      {art && <span class="home-art">{art}</span>}
      <div>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
    </li>
  );
}

type Return = Extract<HuntersEvent, { kind: 'returned' | 'broughtHome' }>;

/** How the patrol is judged; who did not come home; what the career amounts to now. */
function Judged({
  event,
  view,
  sailed,
  say,
}: { event: Return } & Pick<EntryProps, 'view' | 'sailed' | 'say'>) {
  const { ships, tons, result } = event.data;
  return (
    <>
      <Thing kind="judged" title={word(result === 'S' ? 'home.success' : 'home.failure')}>
        {/* The scene says that there are no pennants. */}
        {ships > 0 && word('home.sum', { ships, tons: figure(tons) })}
      </Thing>
      <Missing crew={(sailed ?? view).crew} />
      <Thing kind="level">
        <LevelBar tons={view.tons} lately={tons} say={say} />
      </Thing>
    </>
  );
}

const WOUNDS: readonly Wound[] = ['KIA', 'SW', 'LW'];

/** The dead and the hurt of a crew, the dead first. */
function hurtIn({ men, hands }: View['crew']): readonly (readonly [Man | null, string, Wound])[] {
  return WOUNDS.flatMap((wound) => {
    const officers = (Object.keys(men) as Man[]).filter((man) => man !== 'agent' && men[man] === wound);
    const groups = hands.filter((hand) => hand === wound).length;
    return [
      ...officers.map((man) => [man, word(`man.${man}`), wound] as const),
      ...(groups > 0 ? [[null, word('home.hands', { n: groups }), wound] as const] : []),
    ];
  });
}

/** Who did not come home, or came home hurt: set apart, and before any honour. */
function Missing({ crew }: { crew: View['crew'] }) {
  const { nameOf } = useContext(CrewOf);
  const hurt = hurtIn(crew);
  if (hurt.length === 0) return null;
  const dead = hurt.some(([, , wound]) => wound === 'KIA');
  return (
    <Thing kind="missing" title={word(dead ? 'home.dead' : 'home.hurt')}>
      <ul>
        {hurt.map(([man, post, wound]) => {
          const name = man && nameOf(man);
          return (
            <li key={post + wound} class="home-man">
              {man && <Face man={man} name={name} state={wound} />}
              <span>
                {paired(name ? word('crew.named', { name, said: post }) : post, word(`wound.${wound}`))}
              </span>
            </li>
          );
        })}
      </ul>
    </Thing>
  );
}
