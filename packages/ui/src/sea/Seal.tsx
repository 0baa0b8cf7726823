/** The seal of a day: a wafer with its date. */
import './seal.css';
import { spoken } from '../text/index.ts';
import { dayIn } from './dayIn.ts';

const POINTS = 14;

/** A rosette of soft points. */
const WAFER = Array.from({ length: POINTS * 2 }, (_, i) => {
  const angle = (i * Math.PI) / POINTS;
  const radius = i % 2 === 0 ? 48 : 43;
  return `${i === 0 ? 'M' : 'L'}${(50 + Math.sin(angle) * radius).toFixed(1)} ${(50 - Math.cos(angle) * radius).toFixed(1)}`;
}).join('');

/** The seal; the day stands beside it in words. */
export const Seal = ({ day }: { day: string }) => (
  <svg class="seal" viewBox="0 0 100 100" aria-hidden="true">
    <path class="seal-wafer" d={`${WAFER}Z`} />
    <circle class="seal-ring" cx="50" cy="50" r="35" />
    <text class="seal-day" x="50" y="52" text-anchor="middle">
      {dayIn(spoken(), day, { day: 'numeric' })}
    </text>
    <text class="seal-month" x="50" y="68" text-anchor="middle">
      {dayIn(spoken(), day, { month: 'short' }).replace('.', '').toUpperCase()}
    </text>
  </svg>
);
