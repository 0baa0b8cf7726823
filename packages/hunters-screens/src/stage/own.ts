/** What The Hunters brings to the stage besides its beats. */
import type { Beat } from '@flotilla/companion';
import type { RollRecord } from '@flotilla/table';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { OwnStage, RollWords, Say } from '@flotilla/ui/stage/own.ts';
import type { Ship, View } from '../game.ts';
import { BOATS } from '../game.ts';
import { word } from '../text/index.ts';
import { shipWords } from '../words.ts';
import { Beside } from './Beside.tsx';
import { bedOf } from './bed.ts';
import { factsOf, firstRollOf } from './facts.ts';
import { salvoOf } from './salvo.ts';
import { soundsOf } from './sounds.ts';
import { timingOf } from './timing.ts';

/** The ship a beat of fire is about. */
function targetWords(director: Director, beat: Beat, say: Say): string {
  const facts =
    factsOf(beat, 'torpedoHit') ??
    factsOf(beat, 'torpedoDud') ??
    factsOf(beat, 'torpedoMissed') ??
    factsOf(beat, 'torpedoWasted') ??
    factsOf(beat, 'shellHit') ??
    factsOf(beat, 'shellMissed') ??
    factsOf(beat, 'shellWasted') ??
    aimedAt(director);
  return facts ? shipWords(facts, say) : '';
}

/** The ship the torpedo on the stage was aimed at, where nothing has come of it yet. */
function aimedAt(director: Director): Pick<Ship, 'name' | 'kind'> | null {
  const shot = salvoOf(director).find(({ ago }) => ago === 0);
  return (shot && (director.before.value as View).fight?.ships[shot.ship]) ?? null;
}

/** Which torpedo of the salvo is on the stage. */
const numberOf = (director: Director): number => salvoOf(director).find(({ ago }) => ago === 0)?.number ?? 1;

const rangeWords = ({ fight }: View): string =>
  fight?.approach ? word(`range.${fight.approach.range}`) : '';

function shotWords(director: Director, beat: Beat, say: Say): RollWords {
  const shot = salvoOf(director).find(({ ago }) => ago === 0);
  const kind = shot ? word(`torpedo.${shot.torpedo}`) : '';
  return {
    title: word('ask.torpedo', { number: numberOf(director), ship: targetWords(director, beat, say) }),
    under: [kind, rangeWords(director.before.value as View)].filter(Boolean).join(' · '),
  };
}

/** A roll in the words of the bridge. */
function rollWords(director: Director, beat: Beat, { purpose }: RollRecord, say: Say): RollWords | null {
  const view = director.before.value as View;
  const round = word('ask.round', { round: Math.max(1, view.fight?.round ?? 1) });
  switch (purpose) {
    case 'torpedo.hit':
      return shotWords(director, beat, say);
    case 'gun.hit':
      return { title: word('ask.gun', { ship: targetWords(director, beat, say) }), under: rangeWords(view) };
    case 'escort.approach':
      return { title: word('ask.slipIn'), under: rangeWords(view) };
    case 'escort.arrival':
    case 'escort.search':
      return { title: word('ask.search'), under: round };
    case 'escort.charges':
      return { title: word('ask.charges'), under: round };
    case 'air.bombs':
      return { title: word('ask.bombs') };
    case 'air.dive':
      return { title: word('ask.dive') };
    case 'pressure':
      return {
        title: word('ask.pressure'),
        under: word('ask.hull', { hull: view.boat.hull, limit: BOATS[view.boat.type].hull }),
      };
    case 'promotion':
      return { title: word('ask.promotion') };
    case 'scuttle':
      return { title: word('ask.scuttle') };
    case 'rescue':
      return { title: word('ask.rescue') };
    default:
      return null;
  }
}

/** What a loss looks like until its dice have fallen: like anything else that is rolled for in this way. */
const LOSS_ROLLS: Readonly<Record<string, 'depthCharges' | 'bombs' | 'pressure'>> = {
  'escort.charges': 'depthCharges',
  'air.bombs': 'bombs',
  pressure: 'pressure',
};

const beforeTheLoss = ({ phase }: Director, beat: Beat) =>
  (phase !== 'play' && LOSS_ROLLS[firstRollOf(beat)?.purpose ?? '']) || 'loss';

/** What is said while the picture of a beat moves, without giving away how it ends. */
function whileItMoves(director: Director, beat: Beat, say: Say): string | null {
  switch (beat.kind) {
    case 'torpedo':
      return word('caption.torpedo', { number: numberOf(director), ship: targetWords(director, beat, say) });
    case 'deckGun':
      return word('caption.deckGun', { ship: targetWords(director, beat, say) });
    case 'slipIn':
    case 'launch':
    case 'wasted':
    case 'search':
    case 'depthCharges':
    case 'damage':
    case 'flooding':
    case 'deep':
    case 'pressure':
    case 'aircraft':
    case 'crashDive':
    case 'flak':
    case 'bombs':
    case 'promotion':
      return word(`caption.${beat.kind}`);
    case 'loss':
      return word(`caption.${beforeTheLoss(director, beat)}`);
    default:
      return null;
  }
}

/** Rolls that fall by themselves and are worth a look. */
const DICE_SHOWN: ReadonlySet<string> = new Set(['damage', 'flooding', 'flak', 'deckGun']);

/** The stage of The Hunters. */
export const stage: OwnStage = {
  timingOf,
  rollWords,
  whileItMoves,
  soundsOf,
  bedOf,
  Beside,
  showsDice: ({ kind }) => DICE_SHOWN.has(kind),
  asksForSound: ({ kind }) => kind === 'launch',
};
