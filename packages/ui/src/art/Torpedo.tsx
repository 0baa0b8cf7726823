/** Torpedoes and mines: a kind is told by shape and mark, never by colour alone. */

/** What can lie in a tube. */
export type Load = 'steam' | 'electric' | 'mine' | 'empty';

interface Props {
  readonly kind: Load;
  /** Nose to the right (1) or to the left (-1). */
  readonly towards?: 1 | -1;
  readonly label?: string;
}

const BODY = 'M3 7.5L8 4.5H44Q52 4.5 56 8Q52 11.5 44 11.5H8L3 8.5Z';

/** A torpedo, a mine or an empty place, 60 by 16. Steam leaves bubbles, electric carries a flash. */
export function TorpedoShape({ kind, towards = 1 }: Props) {
  const turn = towards === 1 ? undefined : 'translate(60 0) scale(-1 1)';
  if (kind === 'empty') return <path class="art-tube-empty" d="M6 8H54" />;
  if (kind === 'mine') return <Mine />;
  return (
    <g class={`art-torpedo art-torpedo-${kind}`} transform={turn}>
      <path class="art-torpedo-body" d={BODY} />
      <path class="art-torpedo-fin" d="M9 4.5L4 1.5V14.5L9 11.5M1.5 4V12" />
      <path class="art-torpedo-head" d="M43 4.5Q52 4.5 56 8Q52 11.5 43 11.5Z" />
      {kind === 'steam' ? (
        <g class="art-torpedo-mark">
          <circle cx="20" cy="8" r="1.5" />
          <circle cx="25.5" cy="8" r="1.5" />
          <circle cx="31" cy="8" r="1.5" />
        </g>
      ) : (
        <path class="art-torpedo-mark" d="M29 4.9L22.5 8.6H27L24 11.3L31.5 7.5H27Z" />
      )}
    </g>
  );
}

function Mine() {
  return (
    <g class="art-mine">
      <path class="art-line" d="M30 1V15M22 8H38M24.5 2.5L35.5 13.5M35.5 2.5L24.5 13.5" />
      <circle cx="30" cy="8" r="4.6" />
    </g>
  );
}

/** A torpedo as a picture of its own. */
export function Torpedo({ kind, towards = 1, label }: Props) {
  return (
    <svg
      class="art-torpedo-icon"
      viewBox="0 0 60 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <TorpedoShape kind={kind} towards={towards} />
    </svg>
  );
}
