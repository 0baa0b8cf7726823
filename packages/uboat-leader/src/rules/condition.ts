/** The special condition of a contact comes into force (8.7). */
import { discardCard } from '@flotilla/table';
import type { Battle } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { conditionOf, effects } from './conditions.ts';
import { convoyCard } from './contact.ts';
import { drawFrom } from './decks.ts';
import { ringAreas } from './display.ts';
import { cite, form, inEdition } from './editions.ts';
import { fighterOf, zoneText } from './lookup.ts';
import { onDisplay } from './sight.ts';

/** 8.7 — the special condition: of the card itself, or of a second one that is drawn for it. */
export const condition = step('condition', (t) => {
  const s = t.state;
  const battle = s.battle;
  if (!battle) return;
  let source = battle.card;
  if (form(s.edition, 'condition') === 'secondCard') {
    source = drawFrom(t, 'convoys') ?? battle.card;
    t.reveal();
    if (source !== battle.card) discardCard(s.decks.convoys, source);
  }
  const isNew = battle.condition === '';
  battle.condition = convoyCard(s, source).condition;
  const found = conditionOf(s, battle.condition);
  t.say('conditionKnown', cite(s.edition, 'condition'), {
    condition: found?.name ?? { key: `condition.${battle.condition}.name` },
    text: found?.text ?? inEdition(s.edition, `condition.${battle.condition}.text`),
  });
  if (isNew) for (const op of effects(s, battle.condition, 'alert')) battle.alerted += op.n;
  applyCondition(t, battle);
});

/** 8.7 — what the condition does to the ships and boats that are there at the start of the combat. */
function applyCondition(t: T, battle: Battle): void {
  const s = t.state;
  for (const op of effects(s, battle.condition, 'slowLastShip')) {
    const slowed = onDisplay(battle)
      .reverse()
      .find((ship) => ship.kind === 'merchant' || ship.kind === 'lone');
    if (slowed) slowed.slowed = -op.n;
  }
  if (effects(s, battle.condition, 'startSubmerged').length > 0) {
    for (const fighter of battle.boats) fighter.depth = 'submerged';
  }
  for (const op of effects(s, battle.condition, 'relocate')) {
    const areas = op.areas ?? (op.rings ?? []).flatMap((ring) => ringAreas(ring));
    for (const fighter of battle.boats) {
      if (op.who === 'active' && fighter.id !== battle.active) continue;
      t.next('relocate', { boat: fighter.id, areas, forced: op.forced });
    }
  }
}

/** 8.7 — some conditions let or make boats start elsewhere. */
export const relocate = pick('relocate', {
  rule: '8.7',
  about: (_s, { boat }) => ({ boat }),
  options: (s, { boat, areas, forced }) => {
    const at = fighterOf(s.battle as Battle, boat).area as string;
    const moves = areas
      .filter((area) => area !== at)
      .map((area) => ({ id: area, label: zoneText(area), value: area }));
    const mayStay = !forced || areas.includes(at);
    return mayStay ? [{ id: 'stay', args: { zone: zoneText(at) }, value: at }, ...moves] : moves;
  },
  take: (t, { value }, { boat }) => {
    fighterOf(t.state.battle as Battle, boat).area = value as string;
  },
});
