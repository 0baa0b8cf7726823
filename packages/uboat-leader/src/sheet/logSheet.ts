/** The campaign log sheet as text (3.8). */
import type { Text } from '@flotilla/table';
import { boatCard, campaignOf, levelText, targetCard, typeText } from '../rules/lookup.ts';
import { logged, standing } from '../rules/standing.ts';
import type { Boat, State } from '../state.ts';

type Say = (said: Text) => string;

/** Writes the log sheet: the particulars of the campaign, then each boat patrol by patrol. */
export function logSheet(s: State, say: Say): string {
  const line = (key: string, args: Record<string, Text | number>) => say({ key: `sheet.${key}`, args });
  const boats = logged(s);
  const spent = boats.reduce((sum, boat) => sum + boat.paid, 0);
  const head = [
    line('title', { campaign: { key: `campaign.${s.campaign}` }, edition: { key: `edition.${s.edition}` } }),
    line('length', {
      length: { key: `length.${s.length}` },
      patrols: campaignOf(s).lengths[s.length].patrols,
    }),
    line('points', { start: s.soStart, boats: spent, left: s.so }),
  ];
  const { vp, lost, evaluation } = standing(s);
  const total = line('total', { vp, lost, evaluation: { key: `evaluation.${evaluation}` } });
  const past = s.finished.map((done) =>
    line('finished', {
      campaign: { key: `campaign.${done.campaign}` },
      vp: done.vp,
      lost: done.lost,
      evaluation: { key: `evaluation.${done.evaluation}` },
    }),
  );
  return [...head, '', ...boats.flatMap((boat) => boatLines(s, boat, line, say)), total, ...past, ''].join(
    '\n',
  );
}

function boatLines(
  s: State,
  boat: Boat,
  line: (key: string, args: Record<string, Text | number>) => string,
  say: Say,
): string[] {
  const card = boatCard(s, boat.id);
  const lines = [
    line('boat', {
      boat: boat.id,
      type: card.type,
      captain: card.captain,
      level: levelText(boat.level),
      fate: { key: `fate.${boat.fate}` },
    }),
    line('state', { xp: boat.xp, stress: boat.stress, patrols: boat.patrols }),
  ];
  let vp = 0;
  boat.log.forEach((patrol, i) => {
    const isEmpty = i >= boat.patrols && patrol.vp === 0 && patrol.xp === 0 && patrol.sunk.length === 0;
    if (isEmpty && i > 0) return;
    vp += patrol.vp;
    const stress = i < boat.patrols ? patrol.stress : boat.stress;
    lines.push(line('patrol', { n: i + 1, xp: patrol.xp, stress, vp: patrol.vp, total: vp }));
    for (const id of patrol.sunk) {
      const ship = targetCard(s, id);
      lines.push(
        `    ${ship.name} (${say(typeText(ship.type))}${'tons' in ship ? `, ${say({ key: 'sheet.tons', args: { tons: ship.tons } })}` : ''})`,
      );
    }
  });
  return [...lines, ''];
}
