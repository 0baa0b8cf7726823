/** Where a luck marker would help it is offered after the bad rolls, and after no others: every roll of the game (12.1.3, H12). */
import type { Choice, Decision, Rng } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, Table } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import type { Captain, Fight, Hunters, State } from '../src/state.ts';
import { planOf } from './plans.ts';

/** Whether a captain is content with a result: the results he likes, or what it depends on. */
type Content = readonly string[] | ((result: string, captain: Captain, args: never) => boolean);

const ANY: Content = () => true;
const afloat = (captain: Captain, target: number): number =>
  (captain.fight as Fight).ships[target]?.points ?? 0;
const sinks: Content = (points, captain, { target }: { target: number }) =>
  Number(points) >= afloat(captain, target);

/** Hits after the quality of the attacker and the courses: green crews hit once less, veterans once, elite twice more. */
const MORE_HITS: Readonly<Record<string, number>> = { green: -1, veteran: 1, elite: 2 };
const noHits = (blast: string, quality: string, courses: number): boolean =>
  blast !== 'sunk' && Math.max(0, Number(blast) + (MORE_HITS[quality] ?? 0)) + courses <= 0;

/** Two numbers make one course: left, right, straight on (14.8.1). */
const course = (number: number): number => Math.ceil(number / 2);

type Victim = keyof Captain['crew']['men'] | 'crew';

/** How the man is who would be hurt; of the crew the one hurt least. */
const woundOf = ({ crew }: Captain, man: Victim): string =>
  man === 'crew'
    ? (['fit', 'LW', 'SW', 'KIA'].find((wound) => crew.hands.some((hand) => hand === wound)) ?? 'KIA')
    : crew.men[man];

const isAboard = ({ patrol }: Captain, man: string): boolean =>
  man !== 'agent' || (patrol?.task === 'agent' && patrol.mission === 'pending');

const FAR: readonly string[] = ['caribbean', 'northAmerica', 'africa'];

/** Every roll, with the results after which no marker is offered. */
const CONTENT: Readonly<Record<string, Content>> = {
  additionalRound: ['none'],
  advancement: (who, { crew }) =>
    who === 'crew' ? crew.quality < 3 : !crew.experts[who as keyof Captain['crew']['experts']],
  airQuality: ['green'],
  arcticPosting: ANY,
  areaRequest: ['granted'],
  arrivalSearch: ['undetected'],
  assignment: ANY,
  boatRequestRoll: ['granted'],
  bombs: (blast, { raid }) => noHits(blast, raid?.quality ?? '', 0),
  capitalName: (name, { log }) =>
    !log.some(({ ships }) => ships.some((ship) => ship.name === name && ship.fate === 'sunk')),
  closeIn: ['undetected'],
  crashDive: ['dived'],
  depthCharges: (blast, { fight }) => noHits(blast, fight?.quality ?? '', fight?.courseHits ?? 0),
  dud: ['runs'],
  escortCourse: (escort, { fight }) => course(Number(escort)) !== course((fight as Fight).evade),
  escortQuality: ['green'],
  event: (what, { boat, patrol }) =>
    what === 'luck' ||
    what === 'superiorTorpedoes' ||
    (what === 'spareParts' && Object.values(boat.systems).includes('inoperable')) ||
    (what === 'luftwaffeReport' && !FAR.includes(patrol?.area ?? '')),
  flak: ['shotDown'],
  followDamaged: ['straggler'],
  followShips: ['contact'],
  gyro: ['repaired'],
  hit: ['minor'],
  injury: (man, captain) => !isAboard(captain, man) || woundOf(captain, man as Victim) === 'KIA',
  innerName: ANY,
  innerSize: ['large', 'tanker'],
  light: ['night'],
  lookout: (what) => what !== 'aircraft',
  missionWatch: (what) => what !== 'aircraft',
  moreFlooding: ['holds'],
  overboard: (man, captain) => woundOf(captain, man as Victim) === 'KIA',
  ownCommand: ['stays'],
  pressure: ['holds'],
  promotion: ['promoted'],
  gibraltarPassage: ['none'],
  recovery: (months, { refit }) => Number(months) <= (refit?.months ?? 0),
  rendezvous: ['met'],
  repair: ['repaired'],
  rescue: ['rescued'],
  scuttle: ['scuttled'],
  search: ['undetected'],
  secondBombs: ['strafes'],
  severity: (wound, captain, { man }: { man: Victim }) => {
    const before = woundOf(captain, man);
    return before === 'KIA' || (wound === 'LW' && (before === 'fit' || before === 'SW'));
  },
  shadowed: ['none'],
  shell: ['hit'],
  shellDamage: sinks,
  shipName: ANY,
  shipSize: ['large', 'tanker'],
  specialBoat: ['granted'],
  startingRank: ANY,
  tankerCount: (count) => Number(count) >= 4,
  tankerExposed: ['none'],
  tankerTorpedoes: ['steam', 'electric', 'both'],
  torpedo: ['hit'],
  torpedoDamage: sinks,
  waitForNight: ['night'],
  whichRoster: ANY,
  withoutDoctor: ['lives'],
  wolfpackDie: ['busy'],
};

/** A game to be played, with what happens seldom brought about before every question. */
interface Plan {
  readonly seed: string;
  readonly seats?: number;
  readonly options?: Partial<Hunters['options']>;
  readonly prepare?: (captain: Captain) => void;
  /** Answers that are taken wherever they are offered, by step. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
}

/** Plays a game in which every captain always has markers and keeps every roll; calls back for each roll. */
function play(
  { seed, seats = 1, options, prepare, answers = {} }: Plan,
  choose: (decision: Decision, rng: Rng, table: Table<Hunters>) => Choice,
  look: (roll: string, result: string, isWelcome: boolean, isOffered: boolean) => void,
): void {
  let fallen: { roll: string; result: string; isWelcome: boolean }[] = [];
  let captain: () => Captain | undefined = () => undefined;
  const table = new Table<Hunters>({
    game: hunters,
    options: optionsOf(hunters, { ...options, rerolls: 'helps' }),
    seats,
    seed,
    onRoll: ({ declared: roll, record: { outcome: result }, args }) => {
      const mine = captain();
      if (mine) fallen.push({ roll, result, isWelcome: contentWith(roll, result, mine, args) });
    },
  });
  const state: State = table.state.game;
  captain = () => state.captains[state.active];
  const rng = rngFrom(seedFrom(seed), 'luck');
  while (!table.over) {
    for (const each of state.captains) {
      each.luck = 9;
      prepare?.(each);
    }
    fallen = [];
    const decision = table.decisions[0] as Decision;
    const fixed = decision.step === 'luck' ? ['keep'] : (answers[decision.step] ?? []);
    const taken =
      decision.kind === 'pick' ? decision.options.find(({ id }) => fixed.includes(id)) : undefined;
    const choice = taken?.id ?? choose(decision, rng, table);
    table.answer({ seat: decision.seat, decision: decision.number, choice });
    const isOpen = table.decisions[0]?.step === 'luck';
    for (const [i, { roll, result, isWelcome }] of fallen.entries())
      look(roll, result, isWelcome, isOpen && i === fallen.length - 1);
  }
}

function contentWith(roll: string, result: string, captain: Captain, args: unknown): boolean {
  const content = CONTENT[roll];
  if (!content) throw new Error(`Nothing is said of the roll "${roll}".`);
  return typeof content === 'function' ? content(result, captain, args as never) : content.includes(result);
}

/** Games that lead to rolls which hardly ever come up, or hardly ever end well or badly. */
const RARE: readonly Omit<Plan, 'seed'>[] = [
  {
    prepare: ({ boat, fight }) => {
      if (fight) boat.flooding = 7;
    },
    answers: { contact: ['attack'] },
  },
  {
    prepare: ({ boat, fight }) => {
      if (fight)
        Object.assign(boat.systems, { diesel1: 'inoperable', diesel2: 'inoperable', radio: 'inoperable' });
    },
    answers: { contact: ['attack'] },
  },
  {
    prepare: ({ crew }) => {
      Object.assign(crew.men, { firstOfficer: 'KIA', secondOfficer: 'KIA', engineer: 'KIA' });
    },
  },
  {
    options: { boat: 'VIIC' },
    prepare: (captain) => {
      captain.requests = 1;
    },
    answers: { boatRequest: ['VIID', 'VIICFlak'], chooseNewBoat: ['VIID', 'VIICFlak'] },
  },
];

function planAt(number: number): Plan {
  if (number % 4 !== 3) return planOf(number, 'luck');
  return { ...(RARE[(number >> 2) % RARE.length] as Omit<Plan, 'seed'>), seed: `rare ${number}` };
}

const GAMES = 240;

test('12.1.3, H12 a marker is offered after the rolls a captain would rather not have made, and after no others', () => {
  const steady = botNamed(hunters, 'steady');
  const wrong = new Set<string>();
  const seen = new Map<string, Set<boolean>>();
  for (let number = 0; number < GAMES; number++)
    play(
      planAt(number),
      (decision, rng, table) =>
        number % 8 < 4 ? sampleChoice(decision, rng) : chosenBy(steady, table, decision, rng),
      (roll, result, isWelcome, isOffered) => {
        seen.set(roll, (seen.get(roll) ?? new Set()).add(isOffered));
        if (isWelcome === isOffered) wrong.add(`${roll} ${result} was ${isOffered ? '' : 'not '}offered`);
      },
    );
  expect([...wrong]).toEqual([]);
  const rolls = Object.values(hunters.steps).flatMap(({ kind, name }) => (kind === 'roll' ? [name] : []));
  expect(Object.keys(CONTENT).sort()).toEqual([...rolls].sort());
  // The second round of a flak boat is too rare; flakBoat.test.ts has it.
  const unseen = rolls.filter((roll) => CONTENT[roll] !== ANY && seen.get(roll)?.size !== 2);
  expect(unseen.filter((roll) => roll !== 'secondBombs')).toEqual([]);
});
