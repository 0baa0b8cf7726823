/** What the cards of a pack are made of, field by field: the editor draws its fields from this and from nothing else. */

/** One value of a card. */
export type Shape =
  | { readonly kind: 'text' | 'prose' | 'month' | 'yes' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly orNone?: true }
  | { readonly kind: 'choice'; readonly words: readonly string[]; readonly orNone?: true }
  | { readonly kind: 'known'; readonly of: 'conditions' | 'faces' | 'areas' }
  | { readonly kind: 'many'; readonly words: readonly string[] }
  | { readonly kind: 'three'; readonly never: 'allowed' | 'whole' }
  | { readonly kind: 'group'; readonly fields: Fields }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'verb'; readonly verbs: Readonly<Record<string, Fields>> };

/** Fields by name, in the order in which they are shown. */
export type Fields = { readonly [name: string]: Shape };

const text: Shape = { kind: 'text' };
const prose: Shape = { kind: 'prose' };
const month: Shape = { kind: 'month' };
const yes: Shape = { kind: 'yes' };
const whole = (min: number, max: number): Shape => ({ kind: 'whole', min, max });
const choice = (...words: readonly string[]): Shape => ({ kind: 'choice', words });
const maybe = (...words: readonly string[]): Shape => ({ kind: 'choice', words, orNone: true });
const range: Shape = { kind: 'whole', min: 0, max: 3, orNone: true };
const edition = maybe('first', 'second');
const group = (fields: Fields): Shape => ({ kind: 'group', fields });
const list = (of: Shape): Shape => ({ kind: 'list', of });

const SKILLS = group({
  initiative: choice('aggressive', 'cautious'),
  gunnery: whole(-5, 5),
  torpedo: whole(-5, 5),
  evasion: whole(0, 10),
});

const levelWith = (promotion: Fields): Shape =>
  group({
    card: whole(0, 9999),
    so: whole(0, 99),
    ...promotion,
    okayTo: whole(0, 40),
    shakenTo: whole(0, 60),
    okay: SKILLS,
    shaken: SKILLS,
    abilities: { kind: 'many', words: ['infiltrator', 'cool', 'searcher'] },
  });

const LEVEL = levelWith({ promotion: whole(1, 99) });

const ATTACK = group({
  first: { kind: 'three', never: 'whole' },
  second: group({ light: whole(0, 9), heavy: whole(0, 9) }),
});

const TARGET: Fields = {
  id: text,
  name: text,
  type: text,
  speed: whole(0, 5),
  vp: whole(0, 20),
  xp: whole(0, 20),
  gun: { kind: 'three', never: 'allowed' },
  torpedo: { kind: 'three', never: 'allowed' },
};

const DETECTION = group({ detect: whole(1, 20), attack: ATTACK });
const DEPTHS = choice('surfaced', 'submerged', 'any');

const CONDITION_VERBS: Readonly<Record<string, Fields>> = {
  torpedo: { n: whole(-5, 5), from: range, to: range },
  gun: { n: whole(-5, 5) },
  noGun: {},
  detection: { n: whole(-5, 5), against: DEPTHS },
  alert: { n: whole(1, 5) },
  relocate: {
    rings: { kind: 'many', words: ['short', 'medium', 'long'] },
    who: choice('active', 'all'),
    forced: yes,
  },
  startSubmerged: { phases: whole(1, 9) },
  shipsHoldFire: { phases: whole(1, 9) },
  escortAttack: { first: whole(-5, 5), second: whole(-5, 5) },
  shipAttack: { first: whole(-5, 5), second: whole(-5, 5) },
  slowLastShip: { n: whole(-5, 5) },
};

/** Effects may hold effects (a die roll, an offer), but not deeper than the rules read them. */
function effects(deeper: number): Shape {
  const inner: Readonly<Record<string, Fields>> =
    deeper === 0
      ? {}
      : {
          roll: {
            evasion: yes,
            rows: list(
              group({ upTo: { kind: 'whole', min: -20, max: 40, orNone: true }, ops: effects(deeper - 1) }),
            ),
          },
          offer: {
            offers: list(
              group({
                id: text,
                cost: group({
                  torpedoes: { kind: 'whole', min: 1, max: 20, orNone: true },
                  gun: { kind: 'whole', min: 1, max: 20, orNone: true },
                  stress: { kind: 'whole', min: 1, max: 20, orNone: true },
                }),
                ops: effects(deeper - 1),
              }),
            ),
          },
          review: { rows: list(group({ gain: whole(0, 99), ops: effects(deeper - 1) })) },
        };
  return list({
    kind: 'verb',
    verbs: {
      stress: { n: whole(-20, 20), who: maybe('allAtSea'), edition },
      hits: { light: whole(0, 9), heavy: whole(0, 9), edition },
      contacts: { n: whole(-20, 20) },
      warning: { n: whole(1, 20) },
      dropIntelligence: {},
      detection: { n: whole(-20, 20), against: DEPTHS },
      victory: { n: whole(-20, 20) },
      experience: { n: whole(1, 20) },
      specialPoints: { n: whole(1, 20) },
      reload: {},
      endMovement: {},
      loseTorpedo: { n: whole(1, 20) },
      ...inner,
    },
  });
}

/** The decks of a pack, in the order of their tabs, and the fields of their cards. */
export const DECKS = {
  boats: {
    id: text,
    captain: text,
    type: text,
    from: month,
    to: month,
    surfaced: whole(0, 3),
    submerged: whole(0, 3),
    ready: whole(1, 12),
    stored: whole(0, 40),
    gun: whole(0, 12),
    hull: whole(1, 12),
    levels: group({ green: LEVEL, trained: LEVEL, veteran: LEVEL, ace: levelWith({}) }),
  },
  merchants: { ...TARGET, flag: text, tons: whole(1, 200_000), surface: ATTACK },
  escorts: { ...TARGET, fleet: yes, carrier: yes, surface: DETECTION, submerged: DETECTION },
  naval: { ...TARGET, tons: whole(1, 200_000), carrier: yes, surface: ATTACK, submerged: ATTACK },
  convoys: {
    id: text,
    number: whole(1, 9999),
    type: choice('lone', 'merchant', 'naval'),
    title: text,
    condition: { kind: 'known', of: 'conditions' },
    layout: list(
      group({
        slot: text,
        kind: choice('lone', 'merchant', 'naval', 'escort', 'fleet'),
        area: { kind: 'known', of: 'areas' },
      }),
    ),
  },
  events: {
    id: text,
    number: whole(1, 9999),
    early: { kind: 'known', of: 'faces' },
    late: { kind: 'known', of: 'faces' },
  },
  faces: { key: text, name: text, text: prose, ops: effects(2) },
  conditions: { key: text, name: text, text: prose, ops: list({ kind: 'verb', verbs: CONDITION_VERBS }) },
} as const satisfies Readonly<Record<string, Fields>>;

/** A deck by its name. */
export type DeckName = keyof typeof DECKS;

/** The decks in the order of their tabs. */
export const DECK_NAMES = Object.keys(DECKS) as readonly DeckName[];

/** A value of its shape to begin with. */
export function freshValue(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
    case 'prose':
      return '';
    case 'month':
      return '1940-06';
    case 'yes':
      return false;
    case 'whole':
      return shape.orNone ? null : Math.max(shape.min, 0);
    case 'choice':
      return shape.orNone ? undefined : shape.words[0];
    case 'known':
      return shape.of === 'areas' ? 'C-UL' : '';
    case 'many':
    case 'list':
      return [];
    case 'three':
      return [4, 7, 10];
    case 'group':
      return freshCard(shape.fields);
    case 'verb':
      return verbWith(shape.verbs, Object.keys(shape.verbs)[0] ?? '');
  }
}

/** A card, or a part of one, with every field at its beginning. */
export const freshCard = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, freshValue(shape)]));

/** An effect of a kind with its fields at their beginning. */
export const verbWith = (verbs: Readonly<Record<string, Fields>>, name: string) => ({
  do: name,
  ...freshCard(verbs[name] ?? {}),
});
