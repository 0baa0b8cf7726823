/** What the laboratory found about a switch, in words. */
import type { AnyGame } from './game.ts';
import type { Text } from './text.ts';
import { text } from './text.ts';

/** A figure of a finding: shares in hundredths, to one decimal; others to two. */
const figure = (value: number, isShare: boolean): number =>
  isShare ? Math.round(Math.abs(value) * 1000) / 10 : Math.round(Math.abs(value) * 100) / 100;

/** What a switch such as `printing=first` changes; null where nothing is known, or only of other rules. */
export function findingOf({ version, weighing }: AnyGame, id: string): Text | null {
  const findings = weighing?.findings;
  const found = findings && Object.hasOwn(findings.by, id) ? findings.by[id] : undefined;
  if (!findings || !found || findings.rulesVersion !== version) return null;
  const [difference, half, clear] = found;
  const shown = (value: number) => figure(value, findings.share);
  if (clear === 0)
    return text('finding.none', { w: shown(Math.abs(difference) + half), games: findings.games });
  return text(difference > 0 ? 'finding.more' : 'finding.fewer', {
    n: shown(difference),
    w: shown(half),
    games: findings.games,
  });
}
