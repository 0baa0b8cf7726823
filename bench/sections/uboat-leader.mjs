/** U-Boat Leader: short campaigns by the steady captain, replay of a long one, and the ace's time to answer. */
import { botNamed, botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import { uboatLeader } from '@flotilla/uboat-leader';
import { gamesLine, medianRecord, replayLine, steadyRecord } from '../games.mjs';
import { compare, duration } from '../harness.mjs';

export const title = 'U-Boat Leader';

const EDITIONS = ['first', 'second'];
const ORDINAL = { first: '1st', second: '2nd' };

/** Lines of all measurements. */
export function measure() {
  for (let i = 0; i < WARM_UP; i++) campaign(EDITIONS[i % 2], i >> 1);
  return [...EDITIONS.map(campaigns), ...EDITIONS.map(replays), ...EDITIONS.flatMap(thoughts)];
}

const steady = botNamed(uboatLeader, 'steady');
const ace = botNamed(uboatLeader, 'ace');

/** Campaigns timed at once, campaigns played before so that everything is compiled, and dice of a campaign. */
const CAMPAIGNS = 24;
const WARM_UP = 600;
const DRAWS = { count: 300, sides: 10 };

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

function campaigns(edition) {
  const sail = () => {
    for (let i = 0; i < CAMPAIGNS; i++) campaign(edition, i);
  };
  const what = `short campaigns by steady, unrecorded, ${ORDINAL[edition]} edition`;
  return gamesLine(what, CAMPAIGNS, sail, DRAWS, 100);
}

/** Long campaigns of all sheets by the steady captain, the one with the median number of answers. */
function replays(edition) {
  const records = Array.from({ length: 12 }, (_, i) =>
    steadyRecord(uboatLeader, optionsFor(edition, 'long', i), 1, `bench ${i}`),
  );
  const name = `a long campaign, ${ORDINAL[edition]} edition`;
  return replayLine(name, uboatLeader, medianRecord(records), 50_000);
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
