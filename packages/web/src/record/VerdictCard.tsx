/** The verdict across the page, and the four checks it rests on. */

import { word } from '@flotilla/ui/wall/text/index.ts';
import type { ComponentChildren } from 'preact';
import type { Proof, ProofCheck, ProofVerdict } from '../proof/proof.ts';

/** How a verdict looks: all is well, something is to be known, or something is wrong. */
const LOOKS: Readonly<Record<ProofVerdict, 'good' | 'calm' | 'bad'>> = {
  good: 'good',
  practice: 'calm',
  typed: 'calm',
  open: 'calm',
  bad: 'bad',
  chosen: 'bad',
};

const SIGNS = {
  good: <path d="M29 52l14 14 29-32" />,
  calm: <path d="M50 26v28M50 68v4" />,
  bad: <path d="M33 33l34 34M67 33L33 67" />,
} as const;

/** A sign that is told by its shape as well as by its colour. */
const Sign = ({ look }: { look: keyof typeof SIGNS }) => (
  <svg class={`verdict-sign verdict-sign-${look}`} viewBox="0 0 100 100" aria-hidden="true">
    {look === 'bad' ? (
      <path class="plate" d="M32 6h36l26 26v36L68 94H32L6 68V32z" />
    ) : (
      <circle class="plate" cx="50" cy="50" r="46" />
    )}
    {SIGNS[look]}
  </svg>
);

const MARKS = { good: '✓', bad: '✕', none: '–' } as const;

const CheckCard = ({ check: { state, title, text } }: { check: ProofCheck }) => (
  <li class={`proof-check proof-check-${state}`}>
    <strong>
      <span aria-hidden="true">{MARKS[state]}</span> {title}
    </strong>
    <p>{text}</p>
  </li>
);

/** The verdict; the ways on stand beside it. */
export const VerdictCard = ({ proof, children }: { proof: Proof; children: ComponentChildren }) => (
  <>
    <div class={`verdict-card verdict-${LOOKS[proof.verdict]}`} data-verdict={proof.verdict}>
      <Sign look={LOOKS[proof.verdict]} />
      <div>
        <h1>{word(`verify.title.${proof.verdict}`)}</h1>
        {proof.about && <p class="kicker">{proof.about}</p>}
        <p>{proof.text}</p>
      </div>
      <div class="verdict-ways">{children}</div>
    </div>
    <ul class="checks">
      {proof.checks.map((check, i) => (
        <CheckCard key={i} check={check} />
      ))}
    </ul>
  </>
);
