/** What people are told, and by which ways. */
import type { Channel } from '@flotilla/protocol';
import type { ContactRow } from '../store/talk.ts';
import type { Letterbox, Target } from './letterbox.ts';

/**
 * What a notice is about. At a table: `turn`, it is his turn; `pause`, somebody may answer, and nobody is told who. Of an event:
 * `opened`, it can be sailed; `round`, a board is ready; `deadline`, time is running out for it; `closed` and `cancelled`.
 */
export type About = 'turn' | 'pause' | 'opened' | 'round' | 'deadline' | 'closed' | 'cancelled';

/** What somebody is told: never more than what there is to do, and where. */
export interface Notice {
  readonly about: About;
  /** The id of the table, or of the event. */
  readonly id: string;
  /** The title of the game, or of the event; the latter is the organiser's own words. */
  readonly title: string;
  /** The title of the game that is played: nobody's words go to an address that anybody may have given. */
  readonly plays: string;
  readonly language: string;
  /** Leads there; holds no key. */
  readonly url: string;
  /** Leads to the page that ends these notices. */
  readonly stopUrl: string;
  /** Ends them by a POST, without a page (RFC 8058). */
  readonly stopPost: string;
  /** The round of a tournament. */
  readonly round?: number;
}

/** A way to tell somebody. */
export interface Carrier {
  /** What is wrong with a target; null when it can be used. */
  fault(target: string): string | null;
  /** Tells; fails when that does not work. */
  tell(contact: Pick<ContactRow, 'target'>, notice: Notice): Promise<void>;
  /** Asks the owner of a target to confirm it by a link; without this a target needs no confirmation. */
  ask?(target: string, letter: { readonly language: string; readonly url: string }): Promise<void>;
}

/** The ways that are set up here. */
export type Carriers = Partial<Record<Channel, Carrier>>;

/** What telling needs besides. */
export interface TellingSettings {
  readonly carriers: Carriers;
  readonly publicUrl: string | null;
  readonly letterbox: Letterbox;
  counted(worked: boolean): void;
  fault(about: string, error: unknown): void;
}

/** Tells somebody by a way that is set up; null when it is not any more or must be silent, otherwise whether it worked. */
export async function tellBy(
  { carriers, letterbox, counted, fault }: TellingSettings,
  contact: Pick<ContactRow, 'channel' | 'target'>,
  notice: Notice,
): Promise<boolean | null> {
  const carrier = carriers[contact.channel];
  if (!carrier || !(await letterbox.mayTell(contact))) return null;
  const worked = await carrier.tell(contact, notice).then(
    () => true,
    (error: unknown) => {
      fault(`notice by ${contact.channel}`, error instanceof Error ? error.message : error);
      return false;
    },
  );
  counted(worked);
  return worked;
}

/** What is wrong with a way to tell somebody; null when it can be used. */
export function contactFault(carriers: Carriers, { channel, target }: Target): string | null {
  const carrier = carriers[channel];
  return carrier ? carrier.fault(target) : channel;
}
