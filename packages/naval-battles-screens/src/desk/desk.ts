/** The desk: what every ship, card and row on the board does now. One file for each kind of question fills it. */

/** What a bar across a ship says: in a word, why, and the sum of damage against her hull. */
export interface ShipBar {
  readonly tone: 'lit' | 'hit' | 'safe';
  readonly big: string;
  /** The same for a card on a phone. */
  readonly short?: string;
  /** The chance of it; nothing where it is sure or no chance is shown. */
  readonly figure?: string;
  readonly small: string;
  /** The same in fewer words, for a card without room. */
  readonly brief?: string;
}

/** How something is pressed: a finger on a target aims first, everything else does it. */
export type Pressed = 'tap' | 'press';

/** How something on the board is lit, and what pressing it does. */
export interface Light {
  readonly look:
    | 'can'
    | 'fires'
    | 'target'
    | 'guards'
    | 'picked'
    | 'mate'
    | 'pays'
    | 'defends'
    | 'place'
    | 'off';
  /** What pressing it does; without it pressing says why not. */
  readonly press?: (how?: Pressed) => void;
  /** What lifting it to drag it does; without it nothing before it is let fall. */
  readonly lift?: () => void;
  /** Whether its tick box is ticked; no tick box when left out. */
  readonly ticked?: boolean;
  readonly bar?: ShipBar;
  /** Boxes of her hull that break now. */
  readonly lost?: number;
  /** A few words in its last corner. */
  readonly slot?: string;
  /** Why it cannot be used now. */
  readonly why?: string;
  /** Its number in the rail. */
  readonly number?: number;
  /** What is said of it before its name. */
  readonly said?: string;
}

/** One of several things that what is picked can do. */
export interface WayOn {
  readonly id: string;
  readonly label: string;
  readonly number?: number;
  readonly press: () => void;
}

/** What the contact line says. */
export interface Contact {
  readonly lead: string;
  readonly text?: string;
  readonly hint?: string;
  readonly ways?: readonly WayOn[];
  /** Takes the pick back. */
  readonly back?: () => void;
}

/** Which rows a card reaches, and from where. */
export interface Reach {
  readonly rows: readonly number[];
  readonly from: readonly number[];
}

/** What the board does now. */
export interface BoardModel {
  readonly ships: ReadonlyMap<string, Light>;
  readonly cards: ReadonlyMap<string, Light>;
  /** Own rows as places, by number; 0 lies beside the rows. */
  readonly rows: ReadonlyMap<number, Light>;
  /** Damage cards that may be chosen, by ship and card. */
  readonly wounds: ReadonlyMap<string, Light>;
  readonly contact: Contact;
  readonly reach: Reach | null;
  /** Ships of the own fleet drawn where they would lie, by row. */
  readonly arriving: readonly { readonly ship: string; readonly row: number }[];
  /** Rows of own ships while they are being moved. */
  readonly moved: Readonly<Record<string, number>>;
  /** Attacks that the eye is on. */
  readonly attack: number | null;
  /** The ship that would be fired at if nothing else were chosen. */
  readonly target: string | null;
  /** While a beat is played: who attacks in it, and who is struck. */
  readonly beat: Struck | null;
}

/** The ships of a beat; null where the attack is no ship's, or nobody is struck. */
export interface Struck {
  readonly by: string | null;
  readonly at: string | null;
}

const NONE: ReadonlyMap<never, Light> = new Map<never, Light>();

/** A desk on which nothing is lit. */
export const quietDesk = (contact: Contact): BoardModel => ({
  ships: NONE,
  cards: NONE,
  rows: NONE,
  wounds: NONE,
  contact,
  reach: null,
  arriving: [],
  moved: {},
  attack: null,
  target: null,
  beat: null,
});
