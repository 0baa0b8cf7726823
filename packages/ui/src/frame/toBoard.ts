/** From the question to the board with one key, and back. */
import { useDirector } from '../stage/useStage.tsx';

/** What can be pressed there for an answer comes first, then whatever else takes the focus. */
const WAYS_IN = [
  '[data-state="offered"][tabindex="0"]',
  'button[data-offered]',
  '[tabindex="0"]',
  'button:not([aria-disabled="true"])',
];

const board = (): HTMLElement | null => document.getElementById('board');

/** Brings the focus to the board. */
export function toBoard(): void {
  const found = WAYS_IN.map((way) => board()?.querySelector<HTMLElement | SVGElement>(way));
  (found.find(Boolean) ?? board())?.focus();
}

/** Brings the focus back from the board to the question at a press of Escape; while beats are played that skips them. */
export function useWayBack(): (event: KeyboardEvent) => void {
  const director = useDirector();
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || director?.beat.peek()) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('.sheet-body')?.focus({ preventScroll: true });
  };
}
