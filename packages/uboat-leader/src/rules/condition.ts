/** The special condition of a contact comes into force (8.7). */
import { discardCard } from '@flotilla/table';
import type { Battle } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { effects, raiseAlarm, slowLastShip, startAreas } from './conditions.ts';
import { convoyCard, tellCondition } from './contact.ts';
import { drawFrom } from './decks.ts';
import { form } from './editions.ts';
import { fighterOf, zoneText } from './lookup.ts';

/** 8.7 — the special condition comes into force: known since the convoy was sighted, or that of a second card drawn for it. */
export const condition = step('condition', (t) => {
  const s = t.state;
  const battle = s.battle;
  if (!battle) return;
  if (form(s.edition, 'condition') === 'secondCard') {
    const source = drawFrom(t, 'convoys') ?? battle.card;
    t.reveal();
    if (source !== battle.card) discardCard(s.decks.convoys, source);
    battle.condition = convoyCard(s, source).condition;
    raiseAlarm(s, battle);
    tellCondition(t, battle);
  }
  applyCondition(t, battle);
});

/** 8.7 — what the condition does to the ships and boats present when combat begins. */
function applyCondition(t: T, battle: Battle): void {
  const s = t.state;
  slowLastShip(s, battle);
  if (effects(s, battle.condition, 'startSubmerged').length > 0) {
    for (const fighter of battle.boats) fighter.depth = 'submerged';
  }
  for (const op of effects(s, battle.condition, 'relocate')) {
    const areas = startAreas(op);
    for (const fighter of battle.boats) {
      if (op.who === 'active' && fighter.id !== battle.active) continue;
      t.next('relocate', { boat: fighter.id, areas, forced: op.forced });
    }
  }
}

/** 8.7 — some conditions allow or force boats to start elsewhere. */
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
