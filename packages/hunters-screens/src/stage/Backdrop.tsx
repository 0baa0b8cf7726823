/** Sky and sea as they are by day, by night, and before anybody knows. */
import { still } from '@flotilla/ui/base/still.tsx';
import { SEA } from './berths.ts';
import { FIGURE } from './figureArt.ts';
import { scattered } from './scatter.ts';

const STARS = scattered(46, 4, 7);
const WAVES = scattered(70, 4, 11);
const GLITTER = scattered(44, 4, 23);

/** What nothing stands before: drawn once for each light. */
export const Backdrop = still(({ light }: { light: 'day' | 'night' | 'unknown' }) => (
  <g>
    <defs>
      {/* A ship that goes down is seen as far as her waterline. */}
      <clipPath id="sea-waterline">
        <rect x="-300" y="-200" width="600" height="203" />
      </clipPath>
      <linearGradient id="sea-sky" x1="0" y1="0" x2="0" y2="1">
        <stop class="sky-top" offset="0" />
        <stop class="sky-middle" offset="0.55" />
        <stop class="sky-low" offset="1" />
      </linearGradient>
      <linearGradient id="sea-water" x1="0" y1="0" x2="0" y2="1">
        <stop class="water-far" offset="0" />
        <stop class="water-middle" offset="0.22" />
        <stop class="water-near" offset="1" />
      </linearGradient>
      <radialGradient id="sea-halo">
        <stop class="halo-in" offset="0" />
        <stop class="halo-out" offset="1" />
      </radialGradient>
      <radialGradient id="sea-fire">
        <stop class="fire-in" offset="0" />
        <stop class="fire-middle" offset="0.35" />
        <stop class="fire-out" offset="1" />
      </radialGradient>
    </defs>
    <rect width={SEA.width} height={SEA.horizon} fill="url(#sea-sky)" />
    {light === 'night' && <Night />}
    {light === 'day' && (
      <>
        <circle cx="628" cy="96" r="150" fill="url(#sea-halo)" />
        <circle class="sea-sun" cx="628" cy="96" r="20" />
        <path
          class="sea-cloud"
          d="M40 76q30 -22 66 -8q22 -18 52 -2q26 -4 34 14q-70 10 -152 -4ZM250 120q26 -16 54 -6q22 -14 44 2q20 0 26 10q-60 8 -124 -6Z"
        />
      </>
    )}
    <path class="sea-haze" d="M0 140Q140 128 300 138T620 146T850 134V150Q640 156 420 150T0 154Z" />
    <rect
      y={SEA.horizon - 1}
      width={SEA.width}
      height={SEA.height - SEA.horizon + 1}
      fill="url(#sea-water)"
    />
    <g class="sea-waves">
      {WAVES.map(([x = 0, depth = 0, strength = 0], i) => {
        const y = SEA.horizon + 3 + depth * depth * (SEA.height - SEA.horizon);
        const width = 3 + ((y - SEA.horizon) / 246) * 34;
        return (
          <path
            key={i}
            d={`M${Math.round(x * 880 - 30)} ${y.toFixed(1)}q${width / 2} -${(width / 9).toFixed(1)} ${width} 0t${width} 0`}
            opacity={(0.1 + strength * 0.16).toFixed(2)}
          />
        );
      })}
    </g>
  </g>
));

function Night() {
  return (
    <>
      <g class="sea-stars">
        {STARS.map(([x = 0, y = 0, size = 0], i) => (
          <circle
            key={i}
            cx={Math.round(x * 850)}
            cy={Math.round(y * 112)}
            r={(0.5 + size * 0.7).toFixed(1)}
            opacity={(0.55 - y * 0.42).toFixed(2)}
          />
        ))}
      </g>
      <circle cx="628" cy="128" r="120" fill="url(#sea-halo)" />
      <path
        class="sea-moon"
        d="M628 112a16 16 0 1 0 13 25a13 13 0 1 1 -13 -25Z"
        transform="rotate(-18 628 128)"
      />
      <g class="sea-glitter">
        {GLITTER.map(([x = 0, depth = 0, width = 0, strength = 0], i) => {
          const y = SEA.horizon + depth * 190;
          const spread = 12 + depth * 60;
          return (
            <path
              key={i}
              d={`M${(628 + (x - 0.5) * 2 * spread).toFixed(0)} ${y.toFixed(1)}h${(5 + width * 24 * (0.3 + depth)).toFixed(1)}`}
              opacity={(0.2 + strength * 0.3).toFixed(2)}
            />
          );
        })}
      </g>
    </>
  );
}

/** What the captain has before him: the bow or the stern of his boat, her gun, or the ring of the periscope. */
export type Outlook = 'bow' | 'stern' | 'gun' | 'periscope';

/** The foreground of an outlook. */
export const Foreground = still(({ outlook }: { outlook: Outlook }) => {
  if (outlook === 'periscope') return <Periscope />;
  if (outlook === 'gun') return <Gun />;
  return outlook === 'stern' ? <Stern /> : <Bow />;
});

/** Where the muzzle of the gun is. */
export const MUZZLE = { x: 425, y: 234 } as const;

const GUNNERS = [
  [352, 1.9],
  [376, 1.7],
  [486, 1.8],
  [512, 1.9],
] as const;

/** The deck gun with its crew. */
const Gun = () => (
  <g class="sea-bow">
    <path d="M150 420Q425 380 700 420Z" />
    <ellipse cx="425" cy="398" rx="92" ry="20" />
    <path d="M384 396L392 352H458L466 396ZM404 356Q425 336 446 356V340Q425 326 404 340ZM418 342L421.5 236Q425 232 428.5 236L432 342Z" />
    <rect x="419" y="230" width="12" height="9" rx="3" />
    {GUNNERS.map(([x, size]) => (
      <path key={x} d={FIGURE} transform={`translate(${x} 404) scale(${size})`} />
    ))}
  </g>
);

/** Looking aft: the deck narrows to the stern, the wake runs out behind her. */
const Stern = () => (
  <g class="sea-bow">
    <g class="bow-waves">
      <path d="M420 300Q408 262 396 216M430 300Q442 262 454 216" />
      <path d="M412 304Q378 300 330 312M438 304Q472 300 520 312" />
    </g>
    <path d="M270 420L408 306Q425 296 442 306L580 420Z" />
    <path class="bow-deck" d="M292 420L412 310Q425 303 438 310L558 420Z" />
    <path
      class="bow-planks"
      d="M330 420L416 308M362 420L419 307M394 420L422.5 306M456 420L427.5 306M488 420L431 307M520 420L434 308"
    />
    <path d="M150 420Q425 392 700 420ZM398 398V352H452V398ZM424 352V318H427V352Z" />
  </g>
);

const Bow = () => (
  <g class="sea-bow">
    <g class="bow-waves">
      <path d="M424 300Q388 322 352 330T262 362M426 300Q462 322 498 330T588 362" />
      <path d="M420 308Q372 340 330 350T210 396M430 308Q478 340 520 350T640 396" />
    </g>
    <path d="M300 420L417 302Q425 292 433 302L550 420Z" />
    <path class="bow-deck" d="M318 420L420 306Q425 300 430 306L532 420Z" />
    <path
      class="bow-planks"
      d="M338.6 420L421 304M365.6 420L422 304M392.6 420L423.5 304M457.4 420L426.5 304M484.4 420L428 304M511.4 420L429 304M394 334Q425 331 456 334M360 374Q425 371 490 374"
    />
    <path d="M425 300V287L421 300ZM408 394V374H442V394ZM421 376L422.6 336H427.4L429 376ZM391 394a34 9 0 1 0 68 0a34 9 0 1 0 -68 0Z" />
    <path d="M150 420Q425 386 700 420ZM546 420L556 392H580L590 420ZM545 377h19v17h-19zM572 377h19v17h-19zM560 381h16v9h-16z" />
  </g>
);

/** The ring of the periscope: its middle, and how far one sees. */
export const RING = { x: 425, y: 210, r: 200 } as const;

/** Everything outside the ring is dark; a cross-hair with marks lies over the sea. */
const Periscope = () => (
  <g class="sea-periscope">
    <path
      d={`M0 0H850V420H0ZM${RING.x - RING.r} ${RING.y}a${RING.r} ${RING.r} 0 1 0 ${RING.r * 2} 0a${RING.r} ${RING.r} 0 1 0 ${-RING.r * 2} 0Z`}
      fill-rule="evenodd"
    />
    <circle class="sea-ring" cx={RING.x} cy={RING.y} r={RING.r} />
    <path
      class="cross-hair"
      d={`M425 14V406M229 210H621${Array.from({ length: 17 }, (_, i) => `M${265 + i * 20} ${i % 4 === 0 ? 202 : 205}v${i % 4 === 0 ? 16 : 10}`).join('')}`}
    />
  </g>
);
