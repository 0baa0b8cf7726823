/** The symbols of cards and ships, by name. */

const SIGNS = {
  gun: '<path d="M1 11.5h10v2.5H1z"/><path d="M2.4 11a3.9 3.9 0 0 1 7.6 0z"/><path d="M8 9.2L15 5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  ssm: '<g transform="rotate(-42 8 8)"><path d="M2.5 6.6H11L15.4 8L11 9.4H2.5z"/><path d="M1 3.2h2.8L6.4 6.6H3.4zM1 12.8h2.8l2.6-3.4h-3z"/></g>',
  cruise:
    '<path d="M2.5 5.4H12Q15.4 5.6 15.6 6.8Q15.4 8 12 8.2H2.5z"/><path d="M6 5.4L4.6 1.6h2.5l3 3.8zM2.5 5.4L1.2 3h1.6l1.9 2.4z"/><path d="M.6 12.8q2-2 4 0t4 0t4 0t3 -.4" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  torpedo:
    '<path d="M.6 3.6q2-2 4 0t4 0t4 0t3 -.4" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/><path d="M3.6 8H12q3.4.3 3.6 2.2Q15.4 12 12 12.4H3.6z"/><path d="M.8 7.2l3 1.7v2.6l-3 1.7z"/>',
  air: '<path d="M8 .6L9 4.2L9.2 5.8L15 10.2v1.5L9.5 10.6L9.2 12.6L11 14.3v1L8 14.6L5 15.3v-1l1.8-1.7L6.5 10.6L1 11.7v-1.5L6.8 5.8L7 4.2z"/>',
  asw: '<circle cx="8" cy="2.8" r="2.3"/><path d="M4.6 6.3q3.4 2.6 6.8 0M2.6 9.3q5.4 4.2 10.8 0M.9 12.2q7.1 5.4 14.2 0" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  shield:
    '<path d="M8 1L14 3V8Q13.6 12.6 8 15.2Q2.4 12.6 2 8V3z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  evade:
    '<path d="M1 13q5 .4 5.6-4.6T12 4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M10.6 .6L15.6 4.2L10.4 7.6z"/>',
  command: '<path d="M3 1v14" stroke="currentColor" stroke-width="1.8"/><path d="M3.6 1.5L15 5L3.6 8.5z"/>',
  plan: '<path d="M2 13.5q2-7 6-5t6-6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-dasharray="3 1.6"/><path d="M10.5 1h4.500v4.500z"/><circle cx="2.3" cy="13.3" r="1.9"/>',
  eye: '<path d="M.8 8Q8 .8 15.2 8Q8 15.2 .8 8z" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="8" cy="8" r="2.6"/>',
  copy: '<rect x="1.2" y="1.2" width="8.6" height="11" rx="1.5" fill="none" stroke="currentColor" stroke-width="1.8"/><rect x="6.2" y="4" width="8.6" height="11" rx="1.5"/>',
  repair:
    '<path d="M13.8 2.2l-2.6 2.6-1.6-.4-.4-1.6L11.8.2A4.3 4.3 0 0 0 6.6 5.700L.9 11.400a2.1 2.1 0 0 0 3.1 3.100l5.7-5.700a4.3 4.3 0 0 0 5.4-5.300z"/>',
  screen:
    '<path d="M1 9h10l-1.6 4H3zM4 9V5h3v4z"/><path d="M13.6 1v14" stroke="currentColor" stroke-width="2.2"/>',
  bombs: '<path d="M2 2h3v6L3.5 11L2 8zM6.5 5h3v6L8 14l-1.5-3zM11 2h3v6l-1.5 3L11 8z"/>',
  near: '<path d="M4 15V9M8 15V4M12 15V8" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M2 8q2-4 4 0M6 3.500q2-4 4 0M10 7q2-4 4 0" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  star: '<path d="M8 1l2 4.6 5 .5-3.8 3.3 1.2 4.900L8 11.700l-4.4 2.6 1.2-4.900L1 6.100l5-.5z"/>',
  hand: '<rect x="1" y="3.5" width="7" height="10" rx="1.2" transform="rotate(-14 4 8)"/><rect x="5" y="2.5" width="7" height="10" rx="1.2" fill="none" stroke="currentColor" stroke-width="1.5"/><rect x="8" y="3.5" width="7" height="10" rx="1.2" transform="rotate(14 11 8)"/>',
  lock: '<path d="M2.5 7h11v8h-11z"/><path d="M5 7V4.500a3 3 0 0 1 6 0V7" fill="none" stroke="currentColor" stroke-width="1.9"/>',
} as const;

/** The name of a symbol. */
export type SignName = keyof typeof SIGNS;

/** The markup of a symbol, for what is drawn as a whole. */
export const signMarkup = (name: SignName): string =>
  `<svg class="nb-sign" viewBox="0 0 16 16" aria-hidden="true">${SIGNS[name]}</svg>`;

/** One symbol; what it means stands beside it or in the name of what it lies on. */
export const Sign = ({ name }: { name: SignName }) => (
  <svg
    class="nb-sign"
    viewBox="0 0 16 16"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: SIGNS[name] }}
  />
);
