/** What a form comes to as it is filled in. */
import type { ComponentChildren } from 'preact';
import { Rule } from './rule.tsx';

interface VerdictProps {
  /** Why it is not allowed; null or empty while it is. */
  readonly refusal: string | null;
  readonly rule: string;
  /** What there is to say while it is allowed. */
  readonly children?: ComponentChildren;
}

/** Why a form is not allowed as it stands, with the rule; otherwise what else there is to say. */
export const Verdict = ({ refusal, rule, children }: VerdictProps) => (
  <p class={refusal ? 'verdict bad' : 'verdict'} aria-live="polite">
    {refusal ? (
      <>
        {refusal} <Rule rule={rule} />
      </>
    ) : (
      children
    )}
  </p>
);
