/** Torpedo tracks from a boat to its targets: those drawn up, those declared, and those that run now. */
import type { Beat } from '@flotilla/companion';
import { Fragment } from 'preact';
import type { PlotModel } from '../desk.ts';
import type { Aim, View } from '../game.ts';
import { declaredAims, fighterOfView } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { isAiming, salvoOf } from '../salvo/draft.ts';
import type { PiecesByArea } from './standing.ts';
import { spotOf } from './standing.ts';

/** A line of fire. */
interface TrackLine extends Aim {
  readonly from: Spot;
  readonly to: Spot;
}

interface Props {
  readonly desk: PlotModel;
  readonly view: View;
  readonly standing: PiecesByArea;
  readonly beat: Beat | null;
}

/** The tracks. */
export function Tracks({ desk, view, standing, beat }: Props) {
  const running = beat?.kind === 'shot';
  const lines = running ? linesOfBeat(beat, standing) : linesOfDraft(desk, view, standing);
  return (
    <g class={running ? 'ubl-tracks running' : 'ubl-tracks'}>
      {lines.map((line) => (
        <Fan key={`${line.weapon} ${line.slot}`} line={line} isRunning={running} />
      ))}
    </g>
  );
}

/** What is aimed at the question that waits. */
function linesOfDraft(desk: PlotModel, view: View, standing: PiecesByArea): TrackLine[] {
  const decision = desk.session.decision.value;
  if (decision?.kind !== 'pick' || !isAiming(decision.step) || !view.battle) return [];
  const { boat, aims } = salvoOf(desk.session, decision);
  const from = fighterOfView(view, boat.id) && spotOf(standing, boat.id);
  if (!from) return [];
  return [...declaredAims(view), ...aims].flatMap((aim) => {
    const to = spotOf(standing, aim.slot);
    return to ? [{ ...aim, from, to }] : [];
  });
}

/** What leaves a boat in a beat, from where boat and ship stood. */
function linesOfBeat({ moments }: Beat, standing: PiecesByArea): TrackLine[] {
  return moments
    .flatMap(({ events }) => events)
    .flatMap(({ kind, data }) => {
      if (kind !== 'salvoFired' && kind !== 'gunFired') return [];
      const { slot } = data.ship as { slot: string };
      const from = spotOf(standing, String(data.boat));
      const to = spotOf(standing, slot);
      const weapon = kind === 'gunFired' ? 'gun' : (data.weapon as Aim['weapon']);
      return from && to ? [{ weapon, slot, n: Number(data.n), from, to }] : [];
    });
}

/** Space between two torpedoes that run side by side. */
const APART = 5;

/** One line for each torpedo, and their number where they arrive. */
function Fan({ line, isRunning }: { line: TrackLine; isRunning: boolean }) {
  const { from, to, n, weapon } = line;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return (
    <>
      {Array.from({ length: n }, (_, i) => {
        const off = (i - (n - 1) / 2) * APART;
        const [x, y] = [across.x * off, across.y * off];
        return (
          <Fragment key={`${i}`}>
            {isRunning && (
              <path class={`wake ${weapon}`} d={`M${from.x + x} ${from.y + y}L${to.x + x} ${to.y + y}`} />
            )}
            <path class={weapon} d={`M${from.x + x} ${from.y + y}L${to.x + x} ${to.y + y}`} />
          </Fragment>
        );
      })}
      {weapon !== 'gun' && (
        <g transform={`translate(${to.x + 20} ${to.y + 20})`}>
          <circle r="10" />
          <text y="5">{n}</text>
        </g>
      )}
    </>
  );
}
