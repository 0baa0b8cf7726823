/** What a lesson holds back in the game that is open. */
import type { Choice, Decision, Refusal } from '@flotilla/table';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** Why an answer is not taken yet; null while no lesson is learnt. */
export const holding = signal<((decision: Decision, choice: Choice) => Refusal | null) | null>(null);

/** What stands in the head of the page instead of its links; null when the links do. */
export const headInstead = signal<ComponentChildren>(null);
