/** Battles on the wall of the wardroom. */
import type { BattleFacts } from '@flotilla/naval-battles';
import { navalBattles } from '@flotilla/naval-battles';
import type { AnyGame } from '@flotilla/table';
import { anyGame, text } from '@flotilla/table';
import { href } from '@flotilla/ui/base/shell.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Of } from '@flotilla/ui/wall/ownWall.ts';
import { wallOf } from '@flotilla/ui/wall/ownWall.ts';
import { ReviewLink } from '@flotilla/ui/wall/ReviewLink.tsx';
import { word } from '@flotilla/ui/wall/text/index.ts';

const BATTLES: AnyGame = anyGame(navalBattles);

/** A navy by its name; nothing before one is chosen. */
const navyName = ({ navy }: Pick<BattleFacts, 'navy'>): string =>
  navy === null ? '' : say(BATTLES, text(`navy.${navy}`));

const Plaque = ({ of: battle }: { of: Of<BattleFacts> }) => (
  <li class={battle.over ? 'plaque' : 'plaque plaque-open'}>
    <a href={href(`/g/${battle.id}`)}>
      <strong>{navyName(battle)}</strong>
      <span class="plaque-boat">Naval Battles</span>
      <p>
        <b>{word('plaque.battle', { points: battle.points, against: battle.against })}</b>
      </p>
      <p class={battle.won === null ? 'plaque-end' : battle.won ? 'plaque-end good' : 'plaque-end bad'}>
        {word(battle.won === null ? 'plaque.running' : battle.won ? 'plaque.won' : 'plaque.defeat')}
      </p>
    </a>
    {battle.over && <ReviewLink id={battle.id} name={navyName(battle)} />}
  </li>
);

/** Battles, the clearest victories first. */
export default wallOf<BattleFacts>({
  kind: 'battle',
  place: 3,
  compare: (a, b) => b.points - b.against - (a.points - a.against),
  Plaque,
  totals(battles) {
    const over = battles.filter(({ won }) => won !== null);
    const won = over.filter((battle) => battle.won).length;
    return [[word('sum.battlesOf', { won, n: over.length }), word('sum.battles')]];
  },
  best(battles) {
    const battle = battles.find(({ won }) => won);
    return battle ? [[word('best.battle'), navyName(battle), `${battle.points} : ${battle.against}`]] : [];
  },
});
