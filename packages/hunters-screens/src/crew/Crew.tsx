/** Who the officers of a career are, for everything that shows or names them. */
import type { LogEvent } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { eventWords } from '@flotilla/ui/parts/eventWords.ts';
import type { MarkOf } from '@flotilla/ui/parts/lineMarks.ts';
import { Terms } from '@flotilla/ui/parts/Terms.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Man, Wound } from '../game.ts';
import { word } from '../text/index.ts';
import { Head } from './Head.tsx';
import type { LostOfficer, Roster } from './names.ts';
import { isOfficer, manIn, rosterOf } from './names.ts';

/** The crew as the screens know it. */
export interface CrewBook {
  /** A man by his name; null for those who have none. */
  readonly nameOf: (man: Man | 'crew' | 'hand') => string | null;
  /** Who an event told of; null where it is about nobody with a name. */
  readonly toldOf: (event: LogEvent) => string | null;
  readonly fallen: readonly LostOfficer[];
}

/** The officers of the career that is shown. */
export const CrewOf = createContext<CrewBook>({ nameOf: () => null, toldOf: () => null, fallen: [] });

/** What the names of a game are drawn from: its dice, which everybody can look up, or the game itself where they are typed in. */
const seeds = new Map<string, string>();

function seedOf(session: Session): string {
  const known = seeds.get(session.id);
  if (known !== undefined) return known;
  const seed = session.can.peek().record?.().seed ?? session.id;
  seeds.set(session.id, seed);
  return seed;
}

const books = new WeakMap<readonly LogEvent[], CrewBook>();

/** The officers of a session as far as a log of it has been told; the same log gives the same book. */
function bookOf(session: Session, log: readonly LogEvent[]): CrewBook {
  const known = books.get(log);
  if (known) return known;
  const roster: Roster = rosterOf(seedOf(session), log);
  const nameOf: CrewBook['nameOf'] = (man) => {
    if (man === 'kommandant') return word('crew.you');
    return isOfficer(man) ? roster.names[man] : null;
  };
  const toldOf: CrewBook['toldOf'] = (event) => {
    const man = manIn(event);
    return isOfficer(man) ? (roster.told.get(event) ?? roster.names[man]) : null;
  };
  const book = { nameOf, toldOf, fallen: roster.fallen };
  books.set(log, book);
  return book;
}

/** The officers of a session now. */
export const crewOf = (session: Session): CrewBook => bookOf(session, session.log.value);

/** What stands before the lines of a session's log that tell of a man: his head; and his name in the sentence. */
export const marksOf =
  (session: Session): MarkOf =>
  (event, said) => {
    const man = manIn(event);
    if (!man) return null;
    const name = bookOf(session, session.log.peek()).toldOf(event);
    return {
      art: <Face man={man} name={name} state={stateIn(event)} />,
      said: named(session, event, name, said),
    };
  };

/** How a man is after what an event tells of him. */
export function stateIn({ kind, data }: LogEvent): Wound {
  if (kind === 'diedOfWounds' || kind === 'manLost') return 'KIA';
  if (kind === 'wounded') return data.wound as Wound;
  return kind === 'recovers' ? 'SW' : 'fit';
}

/** A sentence that begins with a man's post, with his name before it: "Karl, the engineer, took over command." */
function named({ game }: Session, event: LogEvent, name: string | null, said: string): string {
  const post = say(game, text(`man.${manIn(event)}`));
  if (!name || !said.startsWith(post)) return said;
  const rest = said.slice(post.length);
  const apposed = word('crew.named', { name, said: `${post.charAt(0).toLowerCase()}${post.slice(1)}` });
  return /^[\s\u202f\u00a0]*:/.test(rest) ? `${apposed}${rest}` : `${apposed},${rest}`;
}

/** The sentence of an event, with the name of the man it tells of. */
export function useNamed(session: Session): (event: LogEvent, density: Density) => string {
  const { toldOf } = useContext(CrewOf);
  return (event, density) => named(session, event, toldOf(event), eventWords(session.game, event, density));
}

/** An entry of the log with the head of the man it tells of. */
export function ManTold(props: { session: Session; event: LogEvent; density: Density }) {
  const { session, event, density } = props;
  const said = useNamed(session)(event, density);
  const { toldOf } = useContext(CrewOf);
  const man = manIn(event);
  return (
    <>
      {man && <Face man={man} name={toldOf(event)} state={stateIn(event)} />}
      <span>
        <Terms game={session.game} said={said} />
      </span>
    </>
  );
}

/** The head of a man: the Kommandant's has a white cap. */
export const Face = (props: { man: Man; name: string | null; state: Wound | 'captive' }) => {
  const { man, name, state } = props;
  const cap = man === 'kommandant' ? 'white' : 'drawn';
  return <Head name={man === 'kommandant' ? man : (name ?? man)} state={state} cap={cap} />;
};
