/** Detection: how good the escorts are, and whether they find the boat (rules 9.2.2, 9.4.6, 9.6.7, 14.6). */
import type { Detection } from '../data/charts/escorts.ts';
import { detectionChart, QUALITY } from '../data/charts/escorts.ts';
import type { Fight, State } from '../state.ts';
import { qualityColumn } from './blast.ts';
import { fightOf, me } from './book.ts';
import { roll } from './luck.ts';
import type { HuntScene } from './modifiers.ts';
import { APPROACH, SEARCH } from './modifiers.ts';

/** 14.6.1 — how good the escorts are, once for each encounter. */
export const escortQuality = roll('escortQuality', {
  chart: QUALITY,
  column: (s) => qualityColumn(me(s)),
  purpose: 'escort.quality',
  idle: (t) => fightOf(me(t.state)).quality !== 'unknown',
  welcome: (outcome) => outcome === 'green',
  fell: (t, { outcome }) => {
    fightOf(me(t.state)).quality = outcome;
    t.say('escortsRated', '14.6.2', { quality: outcome });
  },
});

/** Whether a search has found nothing. */
export const isUnseen = (outcome: Detection): boolean => outcome === 'undetected';

/** What the searches and depth charges of a hunt are judged by. */
export const aboutHunt = (s: State): HuntScene => ({ captain: me(s), fight: fightOf(me(s)) });

/** 9.2.2 — before firing at close range the boat must slip through the escorts. */
export const closeIn = roll('closeIn', {
  chart: ({ rules }) => detectionChart(rules),
  column: (s) => (s.rules.printing === 1 ? 'search' : 'approach'),
  purpose: 'escort.approach',
  rule: '9.2.2',
  modifiers: (s) => (s.rules.printing === 1 ? SEARCH : APPROACH),
  about: aboutHunt,
  welcome: isUnseen,
  fell: (t, { outcome }) => {
    const fight = fightOf(me(t.state));
    if (outcome !== 'undetected') {
      t.say('foundOnApproach', '9.2.2', { detection: outcome });
      fight.round = 1;
      fight.found = outcome;
      return t.next('attackRun');
    }
    fight.deep = false;
    t.say('slippedIn', '9.2.2', {});
    if (fight.kind === 'convoy' && t.state.rules.penetration) t.next('penetrate');
    t.next('salvo');
  },
});

/** 9.4.6 — escorts that arrive search at once; if undetected, the boat may still attack (ruling H13). */
export const arrivalSearch = roll('arrivalSearch', {
  chart: ({ rules }) => detectionChart(rules),
  column: () => 'search',
  purpose: 'escort.arrival',
  rule: '9.4.6',
  modifiers: SEARCH,
  about: aboutHunt,
  welcome: isUnseen,
  fell: (t, { outcome }) => {
    const fight = fightOf(me(t.state));
    if (outcome === 'undetected') {
      t.say('notFound', '9.6.2', {});
      return t.next('approach');
    }
    fight.round = 1;
    fight.found = outcome;
    t.next('attackRun');
  },
});

/** 9.6.7 — E2, the escorts search. */
export const search = roll('search', {
  chart: ({ rules }) => detectionChart(rules),
  column: () => 'search',
  modifiers: SEARCH,
  about: aboutHunt,
  welcome: isUnseen,
  fell: (t, { outcome }) => {
    const fight = fightOf(me(t.state));
    if (outcome === 'undetected') {
      t.say('escaped', '9.6.7', { rounds: fight.round });
      return t.next('aftermath');
    }
    fight.found = outcome;
    t.say('found', '9.6.7', { detection: outcome, round: fight.round });
    t.next('attackRun');
  },
});

/** The search that comes next: on the way in, when escorts have arrived, or in a round of the hunt. */
export function searchAhead({ round, arrival }: Fight) {
  if (round > 0) return search;
  return arrival ? arrivalSearch : closeIn;
}
