/** The rules of Smugglers, step by step in the order of a night. */
import type { FormChoice, Option, Turn } from '@flotilla/table';
import { refuse, rulebook, text } from '@flotilla/table';
import { COVES, cardText, coveText, cutterChart, FACES, FEE, HAND, kindOf, worthOf } from './cards.ts';
import type { Boat, Cove, Smugglers, State } from './state.ts';

const { step, roll, pick, pickTogether, fillTogether } = rulebook<Smugglers>();

const allSeats = (s: State): number[] => s.hands.map((_, seat) => seat);
const faceOf = (s: State, id: number): string => s.faces[id] as string;
const handOf = (s: State, seat: number): number[] => s.hands[seat] as number[];
const boatOf = (s: State, seat: number): Boat => s.boats[seat] as Boat;
const inPort = (): Boat => ({ cargo: [], cove: null });

/** The game before the first card is dealt. */
export const setup = (nights: number, seats: number): State => {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    nights,
    night: 1,
    faces: [...FACES],
    deck: FACES.map((_, id) => id),
    hands: each(() => []),
    boats: each(inPort),
    cellars: each(() => []),
    coins: each(() => 0),
    peeked: each(() => []),
    shown: [],
    cutter: null,
  };
};

/** 1 — the cards are shuffled (faces move, identities stay) and every smuggler gets a hand. */
const deal = step('deal', (t) => {
  t.shuffle(t.state.faces, 'deck');
  for (const seat of allSeats(t.state)) fillHand(t, seat);
  t.next('night');
});

/** 1.1 — a hand is filled up while there are cards; only its owner sees what comes. */
function fillHand(t: Turn<Smugglers>, seat: number): void {
  const s = t.state;
  const hand = handOf(s, seat);
  while (hand.length < HAND) {
    const card = s.deck.pop();
    if (card === undefined) return;
    hand.push(card);
    t.reveal();
    t.tell([seat], 'drew', '1.1', { card: faceOf(s, card) });
  }
}

/** 2 — night falls. */
const night = step('night', (t) => {
  t.at(t.state.night);
  t.say('nightFalls', '2', { night: t.state.night });
  t.next('load');
  t.next('patrol');
});

/** 2.1 — all smugglers load up to two cards and choose a cove, in secret. */
const load = fillTogether('load', {
  rule: '2.1',
  seats: allSeats,
  form: (s, _, seat) => [
    { id: 'cargo', kind: 'many', options: handOptions(s, seat), min: 0, max: COVES.south.most },
    { id: 'cove', kind: 'choice', options: COVE_OPTIONS, start: 'south' },
  ],
  check: (_, choice) => {
    const { most } = COVES[choice.cove as Cove];
    const cards = cargoOf(choice).length;
    return cards > most ? { why: text('refused.shallow', { most, cards }), rule: '2.2' } : null;
  },
  sample: (s, rng, _, seat) => {
    const cove = rng.pick(COVE_OPTIONS).id as Cove;
    const cards = rng.shuffled(handOf(s, seat)).slice(0, rng.below(COVES[cove].most + 1));
    return { cargo: cards.map(String), cove };
  },
  take: (t, chosen) => {
    t.reveal();
    for (const { seat, choice } of chosen) sail(t, seat, choice);
  },
});

const COVE_OPTIONS: readonly Option[] = (Object.keys(COVES) as Cove[]).map((id) => ({
  id,
  label: coveText(id),
}));

const cargoOf = (choice: FormChoice): number[] => (choice.cargo as readonly string[]).map(Number);

const handOptions = (s: State, seat: number): Option[] =>
  handOf(s, seat).map((card) => ({ id: String(card), label: cardText(faceOf(s, card)) }));

function sail(t: Turn<Smugglers>, seat: number, choice: FormChoice): void {
  const s = t.state;
  const cargo = cargoOf(choice);
  if (cargo.length === 0) {
    t.say('stayed', '2.1', { seat: seat + 1 });
    return;
  }
  const cove = choice.cove as Cove;
  s.boats[seat] = { cargo, cove };
  s.hands[seat] = handOf(s, seat).filter((card) => !cargo.includes(card));
  t.say('sailed', '2.1', { seat: seat + 1, cards: cargo.length, cove });
}

/** 3 — the cutter takes station; every boat in that cove is in danger. */
const patrol = roll('patrol', {
  chart: cutterChart,
  fell: (t, { outcome }) => {
    const s = t.state;
    s.cutter = outcome;
    for (const boat of allSeats(s)) if (boatOf(s, boat).cove === s.cutter) t.next('respond', { boat });
    t.next('dawn');
  },
});

/**
 * 4 — everybody may show a lantern to warn the boat, out of turn, all at once and in secret. All are asked, even those without a
 * lantern: being asked must not give a hand away.
 */
const respond = pickTogether('respond', {
  rule: '4',
  seats: allSeats,
  ask: 'always',
  about: (_, { boat }) => ({ boat: boat + 1 }),
  options: (s, _, seat) => [
    { id: 'wait' },
    lanternOf(s, seat) === undefined ? refuse('lantern', 'refused.noLantern', '4') : { id: 'lantern' },
  ],
  take: (t, chosen, { boat }) => {
    const warners = chosen.filter(({ choice }) => choice.id === 'lantern').map(({ seat }) => seat);
    for (const seat of warners) showLantern(t, seat, boat);
    if (warners.length === 0) return seize(t, boat);
    if (warners.includes(boat)) return;
    t.next('share', { boat, by: firstAfter(boat, warners, t.seats) });
  },
});

const lanternOf = (s: State, seat: number): number | undefined =>
  handOf(s, seat).find((card) => kindOf(faceOf(s, card)) === 'lantern');

function showLantern(t: Turn<Smugglers>, seat: number, boat: number): void {
  const s = t.state;
  const lantern = lanternOf(s, seat) as number;
  s.hands[seat] = handOf(s, seat).filter((card) => card !== lantern);
  s.shown.push(lantern);
  t.reveal();
  t.say('warned', '4', { seat: seat + 1, boat: boat + 1 });
}

/** 4.1 — the cargo of a boat nobody warned is seized and shown to all. */
function seize(t: Turn<Smugglers>, seat: number): void {
  const { cargo } = boatOf(t.state, seat);
  const worth = cargo.reduce((sum, card) => sum + worthOf(faceOf(t.state, card)), 0);
  t.state.shown.push(...cargo);
  t.state.boats[seat] = inPort();
  t.reveal();
  t.say('seized', '4.1', { seat: seat + 1, cards: cargo.length, worth });
}

const firstAfter = (boat: number, warners: readonly number[], seats: number): number => {
  const distance = (seat: number): number => (seat - boat + seats) % seats;
  return warners.reduce((nearest, seat) => (distance(seat) < distance(nearest) ? seat : nearest));
};

/** 4.2 — a smuggler who warned another's boat (the next in turn, if several did) takes a fee or a look at its cargo. */
const share = pick('share', {
  rule: '4.2',
  seat: (_, { by }) => by,
  about: (_, { boat }) => ({ boat: boat + 1 }),
  options: () => [{ id: 'fee', args: { coins: FEE } }, { id: 'look' }],
  take: (t, option, { boat, by }) => {
    const s = t.state;
    if (option.id === 'fee') {
      s.coins[by] = (s.coins[by] as number) + FEE;
      return t.say('tookFee', '4.2', { seat: by + 1, boat: boat + 1 });
    }
    t.reveal();
    t.say('looked', '4.2', { seat: by + 1, boat: boat + 1 });
    for (const card of boatOf(s, boat).cargo) {
      (s.peeked[by] as number[]).push(card);
      t.tell([by, boat], 'saw', '4.2', { boat: boat + 1, card: faceOf(s, card) });
    }
  },
});

/** 5 — what is still aboard goes into the cellars; then comes the next night, or the count. */
const dawn = step('dawn', (t) => {
  const s = t.state;
  for (const seat of allSeats(s)) {
    (s.cellars[seat] as number[]).push(...boatOf(s, seat).cargo);
    s.boats[seat] = inPort();
  }
  s.cutter = null;
  s.night++;
  if (s.night > s.nights) return count(t);
  for (const seat of allSeats(s)) fillHand(t, seat);
  t.next('night');
});

/** 5.1 — the cellars are opened: worth of the cargo plus coins. */
function count(t: Turn<Smugglers>): void {
  t.reveal();
  for (const seat of allSeats(t.state))
    t.say('counted', '5.1', { seat: seat + 1, score: scoreOf(t.state, seat) });
}

/** Whether the cellars have been opened. */
export const isOver = (s: State): boolean => s.night > s.nights;

/** 5.1 — what a smuggler has made. */
export const scoreOf = (s: State, seat: number): number =>
  (s.cellars[seat] as number[]).reduce(
    (sum, card) => sum + worthOf(faceOf(s, card)),
    s.coins[seat] as number,
  );

/** Names a card that is lost or duplicated; null when each is in exactly one place. */
export function lostCard(s: State): string | null {
  const places = [s.deck, ...s.hands, ...s.boats.map(({ cargo }) => cargo), ...s.cellars, s.shown].flat();
  const isWhole = new Set(places).size === FACES.length && places.length === FACES.length;
  return isWhole ? null : 'A card is lost or doubled.';
}

/** All steps by name. */
export const steps = { deal, night, load, patrol, respond, share, dawn };
