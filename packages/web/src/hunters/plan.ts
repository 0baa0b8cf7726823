/** The attack plan being drawn up: shared by the panel that makes it and the scene that shows it. */
import type { FormChoice } from '@flotilla/table';
import { signal } from '@preact/signals';

/** The last plan each game has fired, to be used again. */
export const lastPlans = new Map<string, FormChoice>();

/** Torpedoes aimed at each target by the plan on the table; empty when there is none. */
export const aimed = signal<readonly number[]>([]);
