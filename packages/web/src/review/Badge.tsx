/** The badges of moments: luck is a square, skill a circle, a loss a diamond. */
import type { List } from './moments.ts';

/** The outline of a badge around a point. */
export function outlineOf(list: List, size: number): string {
  const r = size / 2;
  if (list === 'luck') {
    const c = r - 3;
    return `M${-c} ${-r}H${c}a3 3 0 0 1 3 3V${c}a3 3 0 0 1-3 3H${-c}a3 3 0 0 1-3-3V${-c}a3 3 0 0 1 3-3z`;
  }
  if (list === 'skill') return `M${-r} 0a${r} ${r} 0 1 0 ${size} 0a${r} ${r} 0 1 0 ${-size} 0z`;
  const d = r * 1.2;
  return `M0 ${-d}L${d} 0L0 ${d}L${-d} 0z`;
}

/** A badge within a picture, or beside a card. */
export const BadgeMark = ({ list, letter, size = 22 }: { list: List; letter: string; size?: number }) => (
  <g class={`moment-badge of-${list}`}>
    <path d={outlineOf(list, size)} />
    <text y="4.500" text-anchor="middle">
      {letter}
    </text>
  </g>
);

/** A badge by itself. */
export const Badge = ({ list, letter, open = false }: { list: List; letter: string; open?: boolean }) => (
  <svg
    class={open ? 'badge-box open' : 'badge-box'}
    viewBox="-15 -15 30 30"
    width="30"
    height="30"
    aria-hidden="true"
  >
    <BadgeMark list={list} letter={letter} size={24} />
  </svg>
);

const SIGNS: Readonly<Record<List, string>> = {
  luck: 'M4 4h16v16H4zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01',
  skill: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M15.500 8.500l-2 5-5 2 2-5z',
  losses: 'M12 21v-7c0-4-6-3-6-9m0 0L3 8m3-3 3 3m3 6c0-4 6-3 6-9m0 0-3 3m3-3 3 3',
};

/** The sign of a list. */
export const ListSign = ({ list }: { list: List }) => (
  <svg class={`list-sign of-${list}`} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={SIGNS[list]} />
  </svg>
);
