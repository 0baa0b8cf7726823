/** What can be aimed at: ships of the display, or warships of an attack mission. */
import type { AnyGame, PickDecision } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import type { TargetCard, View } from '../game.ts';
import { fighterOfView, isEscort, knownCard, range, shipText, targetCard, typeText } from '../game.ts';
import { numbersWords } from '../parts/numbers.ts';
import { word } from '../text/index.ts';

/** A target as a panel shows it. */
export interface TargetFacts {
  readonly slot: string;
  readonly name: ReturnType<typeof shipText>;
  readonly card: TargetCard | null;
  /** null in an attack mission, where everything is fired from the mouth of the harbour */
  readonly range: number | null;
  readonly damage: 'heavy' | 'light' | null;
  readonly isEscort: boolean;
}

/** Every target the question speaks of, allowed or refused, in the order of the register. */
export function targetsOf(view: View, { options, refused, about }: PickDecision): readonly TargetFacts[] {
  const named = new Set([...options, ...refused].map(({ id }) => id.split(':')[1]));
  if (view.raid)
    return view.raid.targets.map((slot) => {
      const card = targetCard(view, slot);
      return { slot, name: card.name, card, range: null, damage: null, isEscort: false };
    });
  const from = fighterOfView(view, String(about.boat))?.area ?? null;
  return (view.battle?.ships ?? [])
    .filter(({ slot, area, sunk }) => area !== null && !sunk && named.has(slot))
    .map((ship) => ({
      slot: ship.slot,
      name: shipText(view, ship),
      card: knownCard(view, ship),
      range: from === null || ship.area === null ? null : range(from, ship.area),
      damage: ship.heavy > 0 ? 'heavy' : ship.light > 0 ? 'light' : null,
      isEscort: isEscort(ship),
    }));
}

/** Who she is, as far as anybody knows: name, type, range, what sinks her and what she is worth. */
export function TargetHead({ target, game }: { target: TargetFacts; game: AnyGame }) {
  const { slot, name, card, damage } = target;
  return (
    <span class="ubl-target">
      <i>{target.range === null ? '' : slot}</i> <strong>{say(game, name)}</strong>
      {card && !target.isEscort && <b> ◆{card.vp}</b>}
      {damage && <b class="ubl-tag bad">{word(`ship.${damage}`)}</b>}
      <small>
        {[
          card ? say(game, typeText(card.type)) : '',
          target.range === null ? '' : word('salvo.range', { n: target.range }),
          card ? numbersWords(card.torpedo) : '',
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </small>
    </span>
  );
}
