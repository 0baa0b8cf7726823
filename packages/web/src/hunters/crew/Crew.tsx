/** Who the officers of a career are, for everything that shows or names them. */
import type { LogEvent } from '@flotilla/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import type { Man } from '../game.ts';
import { word } from '../text/index.ts';
import { changesIn, isOfficer, namesOf } from './names.ts';

/** A man of the crew by his name; null for those who have none. */
export type NameOf = (man: Man | 'crew' | 'hand') => string | null;

/** The names of the career that is shown. */
export const CrewOf = createContext<NameOf>(() => null);

/** What the names of a game are drawn from: its dice, which everybody can look up, or the game itself where they are typed in. */
const seeds = new Map<string, string>();

function seedOf(session: Session): string {
  const known = seeds.get(session.id);
  if (known !== undefined) return known;
  const seed = session.can.peek().record?.().seed ?? session.id;
  seeds.set(session.id, seed);
  return seed;
}

/** The names of a session as far as its log has been told. */
export function crewOf(session: Session): NameOf {
  const names = namesOf(seedOf(session), changesIn(session.log.value));
  return (man) => {
    if (man === 'kommandant') return word('crew.you');
    return isOfficer(man) ? names[man] : null;
  };
}

/** A sentence about a man, with his name before it. */
export function useNamed(): (event: LogEvent, said: string) => string {
  const nameOf = useContext(CrewOf);
  return ({ data, roll }, said) => {
    const man = roll ? undefined : (data.man as Man | undefined);
    const name = man && man !== 'kommandant' ? nameOf(man) : null;
    return name && said !== '' && !said.includes(name) ? word('crew.named', { name, said }) : said;
  };
}
