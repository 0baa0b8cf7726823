/** U-Boat Leader: short campaigns by the steady captain, replay of a long one, and the ace's time to answer. */
import {
  botNamed,
  botRngs,
  keyedChance,
  optionsOf,
  playOut,
  replay,
  Session,
  seedFrom,
  Table,
} from '@flotilla/table';
import { uboatLeader } from '@flotilla/uboat-leader';
import { compare, duration, rate } from '../harness.mjs';

export const title = 'U-Boat Leader';

const EDITIONS = ['first', 'second'];
const ORDINAL = { first: '1st', second: '2nd' };

/** Lines of all measurements. */
export function measure() {
  return [...campaigns(), ...EDITIONS.flatMap(replays), ...EDITIONS.flatMap(thoughts)];
}

const steady = botNamed(uboatLeader, 'steady');
const ace = botNamed(uboatLeader, 'ace');

/** Campaigns timed at once, campaigns played before so that everything is compiled, and dice of a campaign. */
const CAMPAIGNS = 24;
const WARM_UP = 600;
const DRAWS = 300;

/** All four campaign sheets in turn. */
const SHEETS = ['battle-begins', 'happy-time', 'drumbeat', 'hunted'];
const optionsFor = (edition, length, i = 0) =>
  optionsOf(uboatLeader, { edition, length, campaign: SHEETS[i % SHEETS.length] });

function campaign(edition, i) {
  const seed = `bench ${i}`;
  const options = optionsFor(edition, 'short', i);
  const table = new Table({ game: uboatLeader, options, seats: 1, seed, recording: 'off' });
  playOut(table, [steady], botRngs(seed, 1));
}

function campaigns() {
  for (let i = 0; i < WARM_UP; i++) campaign(EDITIONS[i % 2], i >> 1);
  const chance = keyedChance(seedFrom('bench'));
  const context = [0, 0, 0, 0];
  let sum = 0;
  const took = compare([
    ...EDITIONS.map((edition) => ({
      name: edition,
      units: CAMPAIGNS,
      run: () => {
        for (let i = 0; i < CAMPAIGNS; i++) campaign(edition, i);
      },
    })),
    {
      name: 'draws',
      units: 1,
      run: () => {
        for (let i = 0; i < DRAWS; i++) {
          chance.open('bench', context, i);
          sum += chance.below(10);
        }
      },
    },
  ]);
  if (sum === 0) throw new Error('The dice show nothing.');
  const bare = { name: `${DRAWS} keyed draws alone`, nanoseconds: took.draws };
  return EDITIONS.map((edition) =>
    rate(`short campaigns by steady, unrecorded, ${ORDINAL[edition]} edition`, took[edition], bare, 100),
  );
}

/** A long campaign by the steady captain, recorded: the one with the median number of answers. */
function longRecord(edition) {
  const records = Array.from({ length: 12 }, (_, i) => {
    const seed = `bench ${i}`;
    const options = optionsFor(edition, 'long', i);
    const session = new Session(uboatLeader, { options, seats: [{ name: 'Flotilla', bot: 'steady' }], seed });
    const [rng] = botRngs(seed, 1);
    while (!session.table.over) {
      const [decision] = session.decisions;
      session.choose(0, steady.choose(session.table.view(0), decision, rng));
    }
    return session.record();
  });
  return records.sort((a, b) => a.answers.length - b.answers.length)[6];
}

function replays(edition) {
  const record = longRecord(edition);
  const took = compare([
    {
      name: 'replay',
      units: 1,
      run: () => {
        const opened = replay(uboatLeader, record);
        if (!opened.ok) throw new Error(opened.error);
      },
    },
    {
      name: 'answers',
      units: 1,
      run: () => {
        const { options, seed, answers } = record;
        const table = new Table({ game: uboatLeader, options, seats: 1, seed, recording: 'off' });
        for (const answer of answers) table.answer(answer);
      },
    },
  ]);
  const bare = { name: 'its answers alone, unrecorded', nanoseconds: took.answers };
  const what = `replay of a long campaign, ${record.answers.length} answers, verified, ${ORDINAL[edition]} edition`;
  return [duration(what, took.replay, bare, 50_000)];
}

/** Campaigns of each sheet over which the captains' answers are timed. */
const THOUGHTS = 4;

/** The mean time of an answer, rules included, of a captain in short campaigns. */
function thoughts(edition) {
  let answers = 0;
  const sailed = (bot) => () => {
    answers = 0;
    for (let i = 0; i < THOUGHTS; i++) {
      const seed = `bench ${i}`;
      const options = optionsFor(edition, 'short', i);
      const table = new Table({ game: uboatLeader, options, seats: 1, seed, recording: 'off' });
      answers += playOut(table, [bot], botRngs(seed, 1));
    }
  };
  const took = compare([
    { name: 'ace', units: 1, run: sailed(ace) },
    { name: 'steady', units: 1, run: sailed(steady) },
  ]);
  const each = (name, bot) => {
    sailed(bot)();
    return took[name] / answers;
  };
  const bare = { name: 'an answer of steady', nanoseconds: each('steady', steady) };
  return [duration(`an answer of ace, ${ORDINAL[edition]} edition`, each('ace', ace), bare)];
}
