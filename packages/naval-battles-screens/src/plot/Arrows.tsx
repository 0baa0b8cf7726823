/** The attacks of this turn as arrows on the glass, from who makes them to whom they come at. */

import { Die } from '@flotilla/ui/parts/die.tsx';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Attack, View } from '../game.ts';
import type { ThrownDie } from '../stage/scene.ts';
import { onceDealt } from './dealt.tsx';

/** An arrow ready to be drawn. */
interface Arrow {
  readonly id: number;
  readonly path: string;
  readonly kind: string;
  readonly middle: readonly [number, number];
  readonly points: 'down' | 'up';
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** So many arrows are drawn whole; with more of them only the one looked at is, and the others are stubs. */
const MOST_WHOLE = 7;

const kindOf = ({ types, source }: Attack): string =>
  source === 'card' ? 'shot' : types.includes('asw') ? 'hunt' : 'air';

/** Where a ship lies within the glass; null when she is not drawn. */
function boxOf(glass: HTMLElement, ship: string): Box | null {
  const face = glass.querySelector<HTMLElement>(`#ship-${CSS.escape(ship)}`);
  if (!face) return null;
  const outer = glass.getBoundingClientRect();
  const { left, top, width, height } = face.getBoundingClientRect();
  return { x: left - outer.left, y: top - outer.top, w: width, h: height };
}

const middleOf = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2];

/** A curve from edge to edge; it leaves and arrives upright, so that it can be told which rows it crosses. */
function curve(
  from: Box | null,
  to: Box,
  height: number,
): { path: string; middle: [number, number]; points: 'down' | 'up' } {
  const [tx, ty] = middleOf(to);
  const [fx, fy] = from ? middleOf(from) : [tx - 60, ty < height / 2 ? height : 0];
  const down = ty > fy;
  const sy = from ? (down ? from.y + from.h : from.y) : fy;
  const ey = down ? to.y - 4 : to.y + to.h + 4;
  const bend = Math.max(30, Math.abs(ey - sy) / 2);
  const c1 = sy + (down ? bend : -bend);
  const c2 = ey - (down ? bend : -bend);
  return {
    path: `M${fx} ${sy}C${fx} ${c1} ${tx} ${c2} ${tx} ${ey}`,
    middle: [(fx + tx) / 2, (sy + ey) / 2],
    points: down ? 'down' : 'up',
  };
}

function arrowsIn(glass: HTMLElement, view: View, eye: number | null): Arrow[] {
  const shown = view.attacks.filter(({ status }) => status !== 'cancelled');
  const { height } = glass.getBoundingClientRect();
  return shown.flatMap((attack) => {
    const to = boxOf(glass, attack.target);
    if (!to) return [];
    const [ship] = attack.ships;
    const { path, middle, points } = curve(ship === undefined ? null : boxOf(glass, ship), to, height);
    const looked = attack.id === eye ? ' looked' : '';
    const stub = shown.length > MOST_WHOLE && attack.id !== eye ? ' stub' : '';
    const mine = attack.on === view.seat ? ' at-me' : '';
    return [
      {
        id: attack.id,
        path,
        middle,
        points,
        kind: `${kindOf(attack)} ${attack.status}${mine}${looked}${stub}`,
      },
    ];
  });
}

/** The arrows; measured after the ships are laid out, and again when the glass changes its size. */
export function Arrows({
  glass,
  view,
  above,
  eye,
  dice,
}: {
  glass: RefObject<HTMLElement | null>;
  view: View;
  /** The fleet that lies above. */
  above: number | null;
  eye: number | null;
  dice: readonly ThrownDie[];
}) {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const { attacks, players } = view;
  // The observer tells the size once the ships are laid out anyway: nothing has to be laid out for the arrows alone. Ships that
  // are dealt later are waited for.
  useEffect(() => {
    const box = glass.current;
    if (!box) return;
    if (attacks.length === 0) {
      setArrows(NO_ARROWS);
      return;
    }
    const measure = (): void => setArrows(arrowsIn(box, view, eye));
    const watch = new ResizeObserver(measure);
    const callOff = onceDealt(() => watch.observe(box));
    return () => {
      callOff();
      watch.disconnect();
    };
  }, [attacks, players, above, eye]);
  const fresh = useNew(arrows);
  if (arrows.length === 0) return null;
  return (
    <>
      <svg class="nb-arrows" aria-hidden="true" data-part="arrows">
        <defs>
          <marker
            id="nb-tip"
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="13"
            markerHeight="13"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 0L10 5L0 10z" fill="context-stroke" />
          </marker>
        </defs>
        {arrows.map(({ id, path, kind, points, middle: [x, y] }) => (
          <g
            key={id}
            class={`nb-arrow ${kind} nb-arrow-${points}`}
            style={{ '--turn': String(fresh.indexOf(id)) }}
            data-part="attack"
            data-id={id}
          >
            <path class="nb-arrow-edge" d={path} />
            <path class="nb-arrow-line" d={path} marker-end="url(#nb-tip)" />
            {kind.includes('stopped') && (
              <path class="nb-arrow-cross" d={`M${x - 7} ${y - 7}l14 14m0 -14l-14 14`} />
            )}
          </g>
        ))}
      </svg>
      <Thrown arrows={arrows} dice={dice} />
    </>
  );
}

/** The arrows that were not there before, in their order: each is drawn after the one before it. */
function useNew(arrows: readonly Arrow[]): readonly number[] {
  const drawn = useRef<readonly number[]>([]);
  const ids = arrows.map(({ id }) => id);
  const fresh = ids.filter((id) => !drawn.current.includes(id));
  useEffect(() => {
    drawn.current = ids;
  }, [arrows]);
  return fresh;
}

/** The dice of a beat, each at the middle of its arrow and above the ships. */
const Thrown = ({ arrows, dice }: { arrows: readonly Arrow[]; dice: readonly ThrownDie[] }) => (
  <div class="nb-thrown" aria-hidden="true">
    {dice.map(({ attack, face, good }, i) => {
      const [x, y] = arrows.find(({ id }) => id === attack)?.middle ?? [-99, -99];
      return (
        <span
          key={`${attack} ${i}`}
          class={good ? 'nb-die good' : 'nb-die'}
          style={{ left: `${x + i * 4}px`, top: `${y}px`, '--turn': String(i) }}
        >
          <Die face={face} sides={6} />
          <b>{good ? '✓' : '✕'}</b>
        </span>
      );
    })}
  </div>
);

const NO_ARROWS: readonly Arrow[] = [];
